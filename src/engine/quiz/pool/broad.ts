import { choice, type Question } from '#engine/quiz/question.ts'

// Wide questions: the choices lie far apart, so that one answer says which way to look.
export const broadQuestions: readonly Question[] = [
  {
    id: 'new-class',
    kind: 'class',
    ask: 'Your school adds seven new classes and saves you a seat in one. Which one?',
    choices: [
      choice('The human body and health', 'learning how the body works', { medicine: 3, biology: 2 }, [
        '51.00',
        '26.09',
        '30.27',
      ]),
      choice(
        'Coding your own apps',
        'coding something of your own',
        {
          computers: 3,
          investigative: 1,
          math: 1,
        },
        ['11.07', '11.02'],
      ),
      choice(
        'Running a small business',
        'running a small business',
        {
          economics: 2,
          sales: 2,
          administration: 1,
          enterprising: 2,
        },
        ['52.01', '52.02', '52.07'],
      ),
      choice('Drawing, design and film', 'drawing, design and film', { arts: 2, design: 1, artistic: 3 }, [
        '50.04',
        '50.06',
        '50.07',
      ]),
      choice(
        'Why people do what they do',
        'figuring out why people do what they do',
        {
          psychology: 3,
          sociology: 2,
          social: 1,
        },
        ['42.01', '45.11', '30.17'],
      ),
      choice('Writing stories and poems', 'writing stories and poems', { english: 3, artistic: 2 }, [
        '23.13',
        '23.01',
      ]),
      choice(
        'Wild plants and animals',
        'wild plants and animals',
        { biology: 3, geography: 1, realistic: 1 },
        ['26.13', '03.01', '03.06', '26.07'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'every-morning',
    kind: 'class',
    ask: 'One subject comes first thing every morning, all year. Which could you live with best?',
    choices: [
      choice('Math', 'starting the day with math', { math: 3, physics: 1, conventional: 1 }, ['27.']),
      choice('History and government', 'history and government', { history: 2, law: 2, sociology: 1 }),
      choice('Workshop: wood, metal, engines', 'working with wood, metal and engines', {
        mechanical: 2,
        construction: 1,
        realistic: 2,
      }),
      choice('A new language', 'picking up a new language', { languages: 3, english: 1, artistic: 1 }, [
        '16.',
      ]),
      choice('Chemistry lab', 'mornings in the chemistry lab', { chemistry: 3, investigative: 1 }, [
        '40.05',
        '26.02',
      ]),
      choice('Reading and writing', 'reading and writing', { english: 3, artistic: 1 }),
      choice('Music or art', 'mornings of music or art', { arts: 3, artistic: 2 }, ['50.09', '50.07']),
    ],
    exit: 'none',
  },
  {
    id: 'group-project',
    kind: 'role',
    ask: 'A big group project starts. Which part do you grab before anyone else can?',
    choices: [
      choice('Planning who does what by when', 'keeping a team on schedule', {
        administration: 2,
        conventional: 2,
        clerical: 1,
      }),
      choice('Presenting it and winning the room over', 'winning a room over', {
        enterprising: 2,
        sales: 2,
        media: 1,
      }),
      choice('Digging until every fact is right', 'digging until the facts are right', {
        investigative: 3,
        english: 1,
      }),
      choice('Making it look amazing', 'making things look amazing', { artistic: 2, design: 2, arts: 1 }),
      choice('Helping whoever is stuck', 'helping the one who is stuck', { social: 2, education: 2 }),
      choice('Writing it up so it reads well', 'writing it up so it reads well', { english: 3, media: 1 }),
      choice('Building the model that works', 'building a model that works', {
        engineering: 3,
        realistic: 2,
        mechanical: 1,
      }),
    ],
    exit: 'none',
  },
  {
    id: 'school-fair',
    kind: 'role',
    ask: 'The school fair needs helpers. Which table do you sign up at?',
    choices: [
      choice('Building the stalls', 'building the stalls', { construction: 2, realistic: 2, design: 1 }, [
        '52.20',
        '50.05',
      ]),
      choice(
        'Wiring up sound and lights',
        'wiring up sound and lights',
        {
          telecom: 2,
          computers: 1,
          engineering: 1,
        },
        ['10.02', '50.05'],
      ),
      choice('Keeping the cash box and the lists', 'keeping the money and the lists straight', {
        economics: 2,
        clerical: 2,
        conventional: 2,
      }),
      choice('Cooking and serving food', 'cooking for a crowd', { food: 3, service: 1 }, ['12.05', '52.09']),
      choice('Staffing the first-aid tent', 'being there with first aid', {
        medicine: 2,
        safety: 1,
        social: 1,
      }),
      choice('Painting the signs', 'painting the signs', { arts: 2, design: 2, artistic: 2 }),
      choice('Playing with the band', 'playing with the band', { arts: 3, artistic: 2 }, ['50.09']),
    ],
    exit: 'none',
  },
  {
    id: 'video-spiral',
    kind: 'curious',
    ask: "It's late and you are still watching videos. What are they about?",
    choices: [
      choice('Black holes and other planets', 'watching black holes and planets', {
        physics: 3,
        math: 1,
        investigative: 2,
      }),
      choice('How a famous crime was solved', 'watching how a crime gets solved', {
        law: 2,
        safety: 2,
        psychology: 1,
      }),
      choice('Strange animals and deep oceans', 'watching strange animals and deep oceans', {
        biology: 3,
        geography: 1,
        investigative: 1,
      }),
      choice('Ruins and lost cities', 'watching ruins and lost cities', {
        history: 3,
        sociology: 1,
        geography: 1,
      }),
      choice('People bringing old machines back to life', 'bringing old machines back to life', {
        mechanical: 3,
        realistic: 2,
      }),
      choice('Writers and artists on how they work', 'hearing writers and artists talk about their work', {
        english: 2,
        arts: 2,
        artistic: 2,
      }),
      choice('How a garage became a giant company', 'how a garage became a giant company', {
        enterprising: 3,
        economics: 1,
        sales: 1,
      }),
    ],
    exit: 'none',
  },
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
      choice('Old stories nobody writes down', 'saving old stories', { history: 3, english: 2 }),
    ],
    exit: 'none',
  },
  {
    id: 'museum-day',
    kind: 'curious',
    ask: 'A free day in a giant museum. Where do you go first?',
    choices: [
      choice(
        'Early humans and how they lived',
        'seeing how people lived long ago',
        {
          history: 2,
          sociology: 3,
        },
        ['45.02', '45.03'],
      ),
      choice('Engines and robots', 'engines and robots', { engineering: 2, mechanical: 2, realistic: 1 }),
      choice('Paintings and sculpture', 'paintings and sculpture', { arts: 3, artistic: 2 }, ['50.07']),
      choice('A walk-through model of the brain', 'walking through the brain', {
        medicine: 2,
        biology: 1,
        psychology: 2,
      }),
      choice('Maps, weather and volcanoes', 'maps, weather and volcanoes', { geography: 3, physics: 1 }, [
        '45.07',
        '40.04',
        '40.06',
      ]),
      choice('Planes, trains and ships', 'looking at planes, trains and ships', {
        transport: 3,
        mechanical: 1,
        engineering: 1,
      }),
      choice('Old letters and first editions', 'old letters and first editions', { english: 3, history: 2 }),
    ],
    exit: 'none',
  },
  {
    id: 'start-a-club',
    kind: 'role',
    ask: 'You may start any club you like. Which sign goes on the door?',
    choices: [
      choice('Debate and mock trial', 'debate and mock trial', { law: 3, english: 1, enterprising: 1 }),
      choice('Robotics', 'building robots', { engineering: 3, computers: 2, mechanical: 1 }),
      choice('Someone to talk to: peers who listen', 'listening to people who need it', {
        therapy: 3,
        psychology: 2,
        social: 2,
      }),
      choice('The school podcast', 'making a podcast', { media: 3, telecom: 1, english: 1 }, [
        '09.04',
        '09.07',
      ]),
      choice('Saving and investing', 'saving and investing', { economics: 3, math: 1, enterprising: 1 }, [
        '52.08',
        '45.06',
      ]),
      choice('Creative writing', 'a club for creative writing', { english: 3, artistic: 3 }, ['23.13']),
      choice('Hiking and wildlife', 'hiking and wildlife', { biology: 2, geography: 2, realistic: 2 }),
    ],
    exit: 'none',
  },
  {
    id: 'good-evening',
    kind: 'style',
    ask: 'It was a good day. What happened?',
    choices: [
      choice('Someone finally got it because I explained it', 'explaining until someone gets it', {
        education: 3,
        social: 2,
      }),
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
      choice('An airport control tower', 'a day in a control tower', { transport: 3, telecom: 1, safety: 1 }),
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
    id: 'unusual-life',
    kind: 'curious',
    ask: 'You meet someone who has lived an unusual life. What do you ask about first?',
    choices: [
      choice('What they believe in', 'asking what people believe in', { philosophy: 3, history: 1 }, [
        '38.01',
        '38.02',
        '39.02',
      ]),
      choice(
        'The languages and customs they know',
        'asking about languages and customs',
        {
          languages: 3,
          sociology: 1,
        },
        ['16.', '45.02'],
      ),
      choice('How they ran things with so many people', 'running something with many people', {
        administration: 3,
        personnel: 2,
        enterprising: 1,
      }),
      choice('How they got through the hard times', 'asking how people get through hard times', {
        therapy: 3,
        psychology: 2,
      }),
      choice('How they built what they invented', 'asking how inventions get built', {
        engineering: 3,
        design: 1,
        physics: 1,
      }),
      choice('What they wrote or sang about it', 'what people write and sing about their lives', {
        english: 2,
        arts: 2,
        artistic: 2,
      }),
      choice('What they grew, caught or cooked', 'what people grow, catch and cook', {
        food: 3,
        realistic: 1,
      }),
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
    id: 'volunteer-day',
    kind: 'role',
    ask: 'Volunteer day! Which group do you join?',
    choices: [
      choice('Reading with little kids', 'reading with little kids', {
        education: 3,
        social: 2,
        psychology: 1,
      }),
      choice('Planting trees and clearing trails', 'planting trees and clearing trails', {
        realistic: 2,
        biology: 1,
        geography: 2,
        food: 1,
      }),
      choice("Fixing the shelter's computers", 'fixing computers for others', {
        computers: 2,
        telecom: 2,
        service: 1,
      }),
      choice('Asking local stores for donations', 'asking stores to chip in', { sales: 3, enterprising: 1 }),
      choice('Sorting years of messy files', 'bringing order to messy files', {
        clerical: 3,
        conventional: 2,
      }),
      choice('Painting a mural', 'painting a mural', { arts: 3, artistic: 2, design: 1 }, ['50.07', '50.01']),
      choice('Cooking at the soup kitchen', 'cooking for those who need it', { food: 3, service: 2 }),
    ],
    exit: 'none',
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
      choice('Keeping everyone safe at the dark crossing', 'keeping people safe', {
        safety: 3,
        transport: 1,
      }),
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
    id: 'mars-crew',
    kind: 'role',
    ask: 'You join the first crew to live on Mars. What is your job?',
    choices: [
      choice('Growing the food', 'growing food where nothing grows', { food: 3, biology: 2 }, [
        '01.00',
        '01.11',
        '01.03',
      ]),
      choice('Being the doctor', 'being the doctor on board', { medicine: 3, therapy: 1 }, [
        '51.11',
        '51.09',
      ]),
      choice('Flying the ship', 'flying the ship', { transport: 3, physics: 1 }, ['49.01']),
      choice(
        'Keeping every machine alive',
        'keeping every machine alive',
        {
          mechanical: 2,
          engineering: 2,
          realistic: 1,
        },
        ['14.19', '14.01', '15.08'],
      ),
      choice('Keeping the crew from falling apart', 'keeping a crew together', {
        psychology: 3,
        therapy: 1,
        personnel: 1,
        social: 1,
      }),
      choice('Reading its rocks, dust and sky', 'studying rocks, dust and sky', {
        physics: 2,
        geography: 2,
        chemistry: 1,
        investigative: 2,
      }),
      choice('Writing the story that Earth will read', 'writing the story everyone will read', {
        english: 3,
        media: 2,
      }),
    ],
    exit: 'none',
  },
  {
    id: 'sports-team',
    kind: 'role',
    ask: "Your school's team makes the finals. Which job would you want, if not playing?",
    choices: [
      choice(
        'Coaching and training',
        'coaching a team',
        {
          education: 2,
          personnel: 2,
          social: 1,
          therapy: 1,
        },
        ['31.05', '13.13'],
      ),
      choice('Crunching the stats', 'crunching the stats', { math: 3, computers: 1, investigative: 1 }, [
        '27.05',
        '30.70',
      ]),
      choice('Treating injuries', 'treating injuries', { therapy: 2, medicine: 3, biology: 1 }, [
        '31.05',
        '51.23',
      ]),
      choice('Calling the game live', 'calling a game live', { media: 3, english: 1, enterprising: 1 }, [
        '09.07',
        '09.04',
      ]),
      choice('Selling out the stadium', 'filling a stadium', { sales: 3, economics: 1, enterprising: 1 }, [
        '31.05',
        '52.14',
      ]),
      choice(
        'Planning what the players eat',
        'planning what athletes eat',
        {
          food: 2,
          biology: 2,
          medicine: 1,
        },
        ['51.31', '19.05', '30.19'],
      ),
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
        investigative: 2,
        psychology: 2,
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
    id: 'headline',
    kind: 'curious',
    ask: 'Which headline do you click first?',
    choices: [
      choice('“New treatment gives patients their sight back”', 'reading about a new treatment', {
        medicine: 3,
        biology: 1,
        investigative: 1,
      }),
      choice(
        '“Two teens turn a lunch-table idea into a company”',
        'reading about teens who started a company',
        {
          enterprising: 3,
          sales: 1,
          economics: 1,
        },
      ),
      choice(
        '“Temple found under a soccer field”',
        'reading about a temple under a soccer field',
        {
          history: 3,
          philosophy: 1,
        },
        ['54.01', '45.03'],
      ),
      choice('“Program beats every chess master alive”', 'reading about a program that beats every master', {
        computers: 3,
        math: 2,
      }),
      choice('“Court decides what schools may search”', 'reading about a court ruling', {
        law: 3,
        education: 1,
      }),
      choice('“First novel becomes the book of the year”', 'news of a great first novel', {
        english: 3,
        artistic: 2,
      }),
      choice('“Wolves return to the valley”', 'wolves returning to a valley', { biology: 3, geography: 2 }),
    ],
    exit: 'none',
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
    id: 'music-festival',
    kind: 'role',
    ask: 'Your town plans a music festival. Which job is yours?',
    choices: [
      choice('Playing on stage', 'playing on stage', { arts: 3, artistic: 2 }, ['50.09']),
      choice(
        'Running the sound system',
        'running the sound system',
        {
          telecom: 3,
          engineering: 1,
          media: 1,
        },
        ['10.02', '50.05'],
      ),
      choice(
        'Working out the contracts',
        'working out contracts',
        { law: 2, economics: 1, conventional: 1 },
        ['22.00', '22.03', '50.10'],
      ),
      choice(
        'Planning for safety and crowds',
        'planning for safety and crowds',
        {
          safety: 3,
          administration: 1,
        },
        ['43.03'],
      ),
      choice('Finding food stands and feeding everyone', 'feeding everyone', {
        food: 3,
        sales: 1,
        service: 1,
      }),
      choice(
        'Designing posters and stage',
        'designing the posters and the stage',
        {
          design: 3,
          artistic: 2,
        },
        ['50.04', '50.05'],
      ),
      choice(
        'Booking the bands and making it pay',
        'booking the bands',
        { sales: 2, economics: 1, arts: 2, administration: 1 },
        ['50.10'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'first-door',
    kind: 'curious',
    ask: 'Seven doors in a long hallway. Which one do you open first?',
    choices: [
      choice(
        'People: health, feelings, learning',
        'rooms about people and how they are doing',
        { social: 3, therapy: 2, medicine: 1, psychology: 1, education: 1 },
        ['51.', '42.', '13.', '44.', '31.05', '19.07'],
      ),
      choice(
        'Animals, plants, food and the earth',
        'rooms full of living things',
        { biology: 3, food: 2, geography: 1 },
        ['01.', '03.', '26.13', '26.07', '40.06', '30.19', '12.05'],
      ),
      choice(
        'Numbers, stars and lab experiments',
        'numbers, stars and experiments',
        { math: 2, physics: 2, chemistry: 2, investigative: 2 },
        ['27.', '40.', '26.', '30.70', '30.08', '52.13'],
      ),
      choice(
        'Machines, computers and buildings',
        'machines, computers and buildings',
        { engineering: 3, computers: 2, mechanical: 1, construction: 1 },
        ['11.', '14.', '15.', '04.', '49.', '52.20'],
      ),
      choice(
        'Art, music, film and stage',
        'art, music, film and the stage',
        { arts: 3, artistic: 3, design: 1 },
        ['50.', '10.', '04.02', '04.05', '09.07'],
      ),
      choice(
        'Words, languages, history and law',
        'words, languages, history and law',
        { english: 2, languages: 1, history: 2, law: 2 },
        ['23.', '16.', '54.', '45.', '22.', '09.', '38.', '43.01'],
      ),
      choice(
        'Money, markets and running things',
        'money, markets and running things',
        { enterprising: 3, economics: 2, administration: 2, sales: 1 },
        ['52.', '45.06', '01.01', '51.07'],
      ),
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
