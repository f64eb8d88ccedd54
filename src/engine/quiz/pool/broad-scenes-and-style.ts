import { choice, type Question } from '#engine/quiz/question.ts'

// Wide questions about where one would be and how one likes to work: the choices lie far apart.
export const broadSceneAndStyleQuestions: readonly Question[] = [
  {
    id: 'town-summer',
    kind: 'scene',
    ask: 'Your town lets you spend the summer on one problem. Which one do you pick?',
    choices: [
      choice('A creek that turned green and smelly', 'cleaning up a sick creek', {
        chemistry: 2,
        biology: 2,
        geography: 1,
      }),
      choice('A crossing where traffic always jams', 'untangling a traffic jam', {
        transport: 3,
        engineering: 1,
        safety: 1,
      }),
      choice(
        'Families who cannot pay the rent',
        'standing by families in trouble',
        {
          social: 2,
          sociology: 2,
          therapy: 1,
          law: 1,
        },
        ['44.07', '44.00', '44.02'],
      ),
      choice('Empty shops on Main Street', 'bringing empty shops back', {
        sales: 2,
        economics: 2,
        enterprising: 2,
      }),
      choice(
        'A library that wheelchairs cannot enter',
        'redesigning a building so everyone gets in',
        { design: 3, construction: 2, engineering: 1 },
        ['04.02', '04.09', '14.04'],
      ),
      choice(
        'Teenagers with nowhere to go',
        'giving teenagers a place to go',
        {
          education: 2,
          social: 2,
          therapy: 1,
        },
        ['19.07', '31.03', '44.02'],
      ),
      choice('Old stories nobody writes down', 'saving old stories', { history: 3, english: 2 }, ['54.01']),
    ],
    exit: 'none',
  },
  {
    id: 'good-evening',
    kind: 'style',
    ask: 'It was a good day. What happened?',
    choices: [
      choice(
        'Someone finally got it because I explained it',
        'explaining until someone gets it',
        {
          education: 3,
          social: 2,
        },
        ['13.12', '13.13'],
      ),
      choice('Something broken works again', 'getting broken things to work', {
        mechanical: 2,
        realistic: 3,
      }),
      choice('I cracked a problem that had bugged me for days', 'cracking a stubborn problem', {
        investigative: 3,
        math: 2,
      }),
      choice('I made something that did not exist before', 'making something new', {
        artistic: 3,
        arts: 1,
        design: 1,
      }),
      choice('People said yes to my idea', 'getting people to say yes', { enterprising: 3, sales: 2 }),
      choice('Everything added up to the last cent', 'everything adding up', {
        conventional: 3,
        economics: 2,
      }),
      choice('I was outdoors from morning to night', 'a whole day outdoors', {
        geography: 1,
        food: 1,
        realistic: 2,
        biology: 1,
      }),
    ],
    exit: 'unsure',
  },
  {
    id: 'behind-the-scenes',
    kind: 'scene',
    ask: 'You get a pass to look behind the scenes for a day. Where?',
    choices: [
      choice('A hospital', 'a day inside a hospital', { medicine: 3, therapy: 1, biology: 1 }),
      choice('A courtroom', 'a day in court', { law: 3, english: 1 }, ['22.00', '45.10']),
      choice('A news studio', 'a day in a news studio', { media: 3, english: 1, artistic: 1 }, [
        '09.04',
        '09.07',
      ]),
      choice('A farm', 'a day on a farm', { food: 3, biology: 1, realistic: 1 }, [
        '01.00',
        '01.01',
        '01.09',
        '01.11',
        '01.03',
      ]),
      choice('A museum', 'a day behind the scenes of a museum', { history: 3, arts: 1, sociology: 1 }, [
        '54.01',
        '45.02',
        '45.03',
      ]),
      choice(
        'The kitchen of a good restaurant',
        'seeing a restaurant kitchen from inside',
        { food: 3, service: 2, production: 1 },
        ['12.05', '52.09'],
      ),
      choice('A game studio', 'a look inside a game studio', { computers: 3, design: 2, artistic: 1 }, [
        '11.07',
        '11.08',
        '10.03',
      ]),
    ],
    exit: 'none',
  },
  {
    id: 'good-tools',
    kind: 'style',
    ask: 'Which tools would you most like to get really good with?',
    choices: [
      choice('Microscope and test tubes', 'microscopes and test tubes', {
        chemistry: 2,
        biology: 2,
        investigative: 1,
      }),
      choice('Spreadsheets and charts', 'spreadsheets and charts', {
        math: 1,
        economics: 2,
        conventional: 2,
        clerical: 1,
      }),
      choice('Camera and editing software', 'cameras and editing', { media: 2, arts: 2, artistic: 1 }),
      choice('Saws, drills and a workbench', 'saws, drills and a workbench', {
        construction: 3,
        realistic: 2,
      }),
      choice('Code and circuit boards', 'code and circuit boards', {
        computers: 3,
        engineering: 2,
        telecom: 1,
      }),
      choice('Pen, notebook and keyboard', 'writing with pen, notebook and keyboard', {
        english: 3,
        artistic: 2,
        media: 1,
      }),
      choice(
        'Binoculars and a field notebook',
        'going out with binoculars and a field notebook',
        { biology: 3, geography: 2, realistic: 1 },
        ['26.13', '03.06', '26.07'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'task-style',
    kind: 'style',
    ask: 'Which kind of task wakes you up?',
    choices: [
      choice('Clear steps and one right answer', 'clear steps and a right answer', {
        conventional: 3,
        clerical: 1,
      }),
      choice('A puzzle nobody has solved', 'puzzles nobody has solved', { investigative: 3, math: 1 }),
      choice('A blank page', 'a blank page to fill', { artistic: 3, english: 1 }),
      choice('A team that needs a captain', 'being the captain of a team', {
        enterprising: 3,
        administration: 2,
      }),
      choice('Something I can do with my hands', 'making things by hand', { realistic: 3, mechanical: 1 }),
      choice('A person who needs me', 'being needed by someone', { social: 3, therapy: 1 }),
      choice('A story only I can tell', 'a story only you can tell', { english: 3, artistic: 3 }),
    ],
    exit: 'unsure',
  },
  {
    id: 'blackout',
    kind: 'scene',
    ask: 'The power goes out on your whole street. What do you find yourself doing?',
    choices: [
      choice('Knocking on doors to see who needs help', 'checking on the neighbors', {
        social: 3,
        service: 2,
      }),
      choice('Getting a generator to run', 'getting a generator to run', {
        mechanical: 3,
        realistic: 1,
        engineering: 1,
      }),
      choice('Telling people who should do what', 'organizing people in a rush', {
        administration: 2,
        enterprising: 2,
        personnel: 1,
      }),
      choice('Working out why it happened', 'working out why things fail', { physics: 2, investigative: 3 }),
      choice(
        'Keeping everyone safe at the dark crossing',
        'keeping people safe',
        {
          safety: 3,
          transport: 1,
        },
        ['43.01', '43.02', '43.03'],
      ),
      choice('Telling stories by candlelight', 'telling stories by candlelight', {
        english: 2,
        arts: 2,
        artistic: 2,
      }),
      choice('Cooking everything before it spoils', 'cooking before it spoils', { food: 3, service: 1 }),
    ],
    exit: 'none',
  },
  {
    id: 'compliment',
    kind: 'style',
    ask: 'Which compliment would stay with you longest?',
    choices: [
      choice('“I can count on you. Nothing slips.”', 'being the one who lets nothing slip', {
        conventional: 3,
        clerical: 2,
      }),
      choice('“Nobody else would have thought of that.”', 'thinking of what nobody else does', {
        artistic: 3,
        design: 1,
      }),
      choice('“You saw what was really going on.”', 'seeing what is really going on', {
        investigative: 3,
        psychology: 1,
        english: 1,
        law: 1,
      }),
      choice('“You made me feel less alone.”', 'making people feel less alone', { social: 3, therapy: 2 }),
      choice('“People follow you.”', 'having people follow you', {
        enterprising: 3,
        administration: 1,
        personnel: 1,
      }),
    ],
    exit: 'unsure',
  },
  {
    id: 'least-awful',
    kind: 'style',
    ask: 'None of these sounds like fun. Which would bother you least?',
    choices: [
      choice('Checking a list of 500 numbers', 'checking numbers with care', {
        conventional: 3,
        economics: 1,
        clerical: 1,
      }),
      choice('Speaking in front of 500 people', 'speaking to a crowd', {
        enterprising: 2,
        media: 2,
        english: 1,
      }),
      choice('Hauling gear through the rain', 'hauling gear in any weather', { realistic: 3, transport: 1 }),
      choice('Reading a hard article three times', 'reading until it makes sense', {
        investigative: 2,
        english: 2,
        philosophy: 1,
      }),
      choice('Calming down a furious customer', 'calming people down', {
        service: 3,
        psychology: 1,
        social: 1,
      }),
    ],
    exit: 'unsure',
  },
  {
    id: 'work-place',
    kind: 'scene',
    ask: 'Close your eyes: you are grown up and at work. What is around you?',
    choices: [
      choice('Open air, boots and a crew', 'open air and a crew', {
        realistic: 3,
        construction: 1,
        safety: 1,
      }),
      choice('A quiet lab with good instruments', 'a quiet lab', {
        investigative: 3,
        chemistry: 1,
        physics: 1,
      }),
      choice('A studio full of half-done ideas', 'a studio full of ideas', { artistic: 3, arts: 2 }),
      choice('A busy office, and people waiting for my call', 'making the call in a busy office', {
        enterprising: 2,
        administration: 2,
        economics: 1,
      }),
      choice('A room of people I can help one by one', 'helping people one by one', {
        social: 3,
        therapy: 2,
      }),
      choice('A desk, a window and hours to write', 'hours to write in peace', {
        english: 3,
        artistic: 1,
        philosophy: 1,
      }),
      choice('The controls of something that moves', 'being at the controls', {
        transport: 3,
        mechanical: 1,
        realistic: 1,
      }),
    ],
    exit: 'none',
  },
  {
    id: 'free-year',
    kind: 'scene',
    ask: 'You get one free year and all the help you need. What is there at the end?',
    choices: [
      choice(
        'A building that people use',
        'a building that people use',
        { construction: 2, design: 3, engineering: 1 },
        ['04.', '14.08', '14.04', '52.20'],
      ),
      choice('A song, a dance or a show', 'a song, a dance or a show', { arts: 3, artistic: 2 }, [
        '50.09',
        '50.05',
        '50.03',
      ]),
      choice(
        'A discovery made in a lab',
        'a discovery made in a lab',
        { chemistry: 3, biology: 2, investigative: 2 },
        ['40.05', '26.02', '26.04', '51.20'],
      ),
      choice(
        'A team that I trained',
        'training a team',
        { education: 2, therapy: 1, personnel: 1, realistic: 1 },
        ['31.05', '13.13'],
      ),
      choice(
        'A neighborhood that gets sick less often',
        'a neighborhood that gets sick less often',
        { medicine: 2, sociology: 2, education: 1, administration: 1 },
        ['51.22', '51.00', '44.02'],
      ),
      choice(
        'Friends in three countries, in their languages',
        'making friends in their own languages',
        { languages: 3, sociology: 2 },
        ['16.', '45.09', '30.20'],
      ),
      choice(
        'A formula that nobody had found',
        'finding a formula',
        { math: 3, physics: 1, investigative: 2 },
        ['27.01', '27.03', '40.08'],
      ),
    ],
    exit: 'none',
  },
]
