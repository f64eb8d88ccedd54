import { choice, type Question } from '#engine/quiz/question.ts'

// Narrow questions for makers: engineering, computing, building, design and the arts.
export const makingAndTechnologyQuestions: readonly Question[] = [
  {
    id: 'big-build',
    kind: 'scene',
    ask: 'Which of these would you be proudest to have helped build?',
    choices: [
      choice(
        'A bridge across a wide river',
        'building a bridge',
        {
          construction: 3,
          design: 1,
          transport: 1,
        },
        ['14.08', '14.04'],
      ),
      choice('A rocket', 'building a rocket', { engineering: 3, physics: 2, math: 1 }, ['14.02']),
      choice(
        'A chip smaller than a fingernail',
        'building a tiny chip',
        {
          computers: 2,
          telecom: 2,
          engineering: 1,
        },
        ['14.10', '14.09'],
      ),
      choice('A plant that makes clean fuel', 'making clean fuel', { chemistry: 3, production: 2 }, [
        '14.07',
      ]),
      choice(
        'A power station for a million homes',
        'building a power station',
        { engineering: 2, physics: 2, mechanical: 1 },
        ['14.23', '14.25', '14.10'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'wasteful-factory',
    kind: 'scene',
    ask: 'A factory throws away half of what it buys. Where do you start?',
    choices: [
      choice(
        'Redesigning the worst machine',
        'redesigning a machine',
        {
          mechanical: 3,
          engineering: 2,
          design: 1,
        },
        ['14.19', '15.08'],
      ),
      choice(
        'Timing every step and reordering them',
        'making a process run smoothly',
        {
          production: 3,
          administration: 1,
          math: 1,
        },
        ['14.35', '14.36', '14.37'],
      ),
      choice('Finding a material that lasts', 'finding a material that lasts', { chemistry: 3, physics: 1 }, [
        '14.18',
        '14.07',
      ]),
      choice('Asking and training the crew', 'training a crew', { personnel: 3, education: 2 }, ['52.10']),
    ],
    exit: 'none',
  },
  {
    id: 'take-apart',
    kind: 'style',
    ask: 'A pile of broken things, and nobody minds what you do. What do you open first?',
    choices: [
      choice('The phone', 'opening up a phone', { telecom: 2, computers: 2, engineering: 1 }, [
        '15.03',
        '15.12',
        '14.10',
      ]),
      choice('The motorbike', 'opening up a motorbike', { mechanical: 3, transport: 1, realistic: 1 }, [
        '14.19',
      ]),
      choice('The old piano', 'opening up an old piano', { arts: 3, realistic: 1 }, ['50.09']),
      choice(
        'The model house: I would rebuild the rooms',
        'rebuilding rooms in miniature',
        {
          design: 3,
          construction: 2,
          artistic: 1,
        },
        ['04.02', '04.05'],
      ),
      choice('The drone', 'opening up a drone', { engineering: 2, transport: 2, physics: 1 }, [
        '15.04',
        '15.00',
        '14.02',
      ]),
    ],
    exit: 'none',
  },
  {
    id: 'app-team',
    kind: 'role',
    ask: 'Your class makes an app. Which seat is yours?',
    choices: [
      choice(
        'Writing the code that makes it run',
        'writing the code',
        {
          computers: 2,
          math: 1,
          engineering: 2,
        },
        ['11.07'],
      ),
      choice('Drawing the screens', 'drawing the screens', { design: 3, artistic: 2 }, [
        '50.04',
        '11.08',
        '30.31',
      ]),
      choice('Keeping hackers out', 'keeping hackers out', { safety: 2, telecom: 2, computers: 1 }, [
        '11.10',
      ]),
      choice('Reading the data to see what users do', 'reading the data', { math: 3, investigative: 1 }, [
        '30.70',
        '27.05',
      ]),
      choice('Getting people to try it', 'getting people to try something new', { sales: 3, media: 1 }),
    ],
    exit: 'none',
  },
  {
    id: 'video-game',
    kind: 'role',
    ask: 'You are on a team that makes a video game. What do you want your name next to?',
    choices: [
      choice('Game engine', 'the engine inside a game', { computers: 3, physics: 1, math: 1 }, [
        '11.07',
        '11.02',
      ]),
      choice('Art and characters', 'drawing characters', { arts: 3, design: 1, artistic: 2 }, [
        '10.03',
        '50.04',
        '50.07',
      ]),
      choice('Story and dialogue', 'writing story and dialogue', { english: 3, artistic: 2 }, ['23.13']),
      choice('Music and sound', 'making music and sound', { arts: 2, telecom: 2, media: 1 }, [
        '10.02',
        '50.09',
      ]),
      choice('Producer: on time, on budget', 'getting things done on time and on budget', {
        administration: 3,
        economics: 1,
        personnel: 1,
      }),
    ],
    exit: 'none',
  },
  {
    id: 'creative-prize',
    kind: 'scene',
    ask: 'A contest gives you one week and any materials. What do you hand in?',
    choices: [
      choice('A song', 'writing a song', { arts: 3, artistic: 1 }, ['50.09']),
      choice('A poster that stops people in their tracks', 'designing a poster', { design: 2, sales: 2 }, [
        '50.04',
        '09.09',
      ]),
      choice('A short story', 'writing a short story', { english: 3, philosophy: 1 }, ['23.13', '23.01']),
      choice('A short film', 'making a short film', { media: 3, telecom: 1 }, ['50.06', '09.07']),
      choice(
        'A chair that is fun to sit in',
        'designing a chair',
        {
          design: 2,
          construction: 1,
          production: 1,
          realistic: 1,
        },
        ['50.04'],
      ),
      choice('A dish nobody has tasted before', 'inventing a dish', { food: 3, artistic: 1, service: 1 }, [
        '12.05',
      ]),
      choice('A dance', 'making up a dance', { arts: 3, realistic: 1 }, ['50.03']),
    ],
    exit: 'none',
  },
  {
    id: 'new-house',
    kind: 'role',
    ask: 'A new house is going up. Which part would you like to be in charge of?',
    choices: [
      choice(
        'The floor plan and how it feels inside',
        'planning how a home feels',
        {
          design: 3,
          construction: 1,
          arts: 1,
        },
        ['04.02', '04.09'],
      ),
      choice(
        'Leading the crew that builds it',
        'leading a building crew',
        {
          construction: 3,
          administration: 1,
          realistic: 1,
          personnel: 1,
        },
        ['52.20', '15.10', '14.33'],
      ),
      choice(
        'Power, heating and smart controls',
        'power and smart controls',
        {
          engineering: 2,
          physics: 1,
          telecom: 1,
          mechanical: 1,
        },
        ['14.04', '14.10'],
      ),
      choice(
        'Checking that it is safe and legal',
        'checking that things are safe',
        {
          safety: 3,
          law: 2,
          construction: 1,
        },
        ['15.07'],
      ),
      choice(
        'Finding the family who will buy it',
        'finding the right buyer',
        {
          sales: 3,
          service: 1,
          economics: 1,
        },
        ['52.15'],
      ),
      choice(
        'Drawing every detail so it can be built',
        'drawing every detail of a house',
        { design: 3, construction: 2, engineering: 1, computers: 1 },
        ['15.13', '15.01', '04.09'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'machine-to-master',
    kind: 'style',
    ask: 'Someone offers to teach you one machine. Which one?',
    choices: [
      choice('A small plane', 'flying a small plane', { transport: 3, physics: 1, realistic: 1 }, ['49.01']),
      choice('A 3-D printer', 'printing in 3-D', { design: 2, production: 2, engineering: 1 }, [
        '15.13',
        '14.36',
      ]),
      choice(
        'A mixing desk in a recording studio',
        'mixing sound in a studio',
        {
          telecom: 2,
          media: 2,
          arts: 1,
        },
        ['10.02', '50.09'],
      ),
      choice('A giant telescope', 'a giant telescope', { physics: 3, investigative: 2, math: 1 }, [
        '40.02',
        '40.08',
      ]),
    ],
    exit: 'none',
  },
  {
    id: 'theater',
    kind: 'role',
    ask: 'The school puts on a big show. Where are you?',
    choices: [
      choice('On stage', 'being on stage', { arts: 3, artistic: 2, english: 1 }, ['50.05']),
      choice('Building the set', 'building a set', { design: 3, construction: 2, realistic: 1 }, ['50.05']),
      choice('Directing', 'directing a show', { administration: 2, arts: 1, personnel: 2, enterprising: 1 }, [
        '50.05',
        '50.06',
      ]),
      choice('Getting the word out', 'getting the word out', { media: 2, sales: 3 }),
      choice(
        'Rewriting the script until it works',
        'rewriting until it works',
        {
          english: 3,
          history: 1,
          artistic: 1,
        },
        ['23.13', '50.05'],
      ),
      choice('Running lights and sound', 'running lights and sound', { telecom: 2, arts: 2, mechanical: 1 }, [
        '50.05',
        '10.02',
      ]),
      choice('Dancing', 'dancing in a show', { arts: 3, artistic: 1, realistic: 1 }, ['50.03']),
    ],
    exit: 'none',
  },
  {
    id: 'robot-arm',
    kind: 'curious',
    ask: 'You see a robot arm folding shirts. What do you want to know?',
    choices: [
      choice(
        'How the joints and motors move',
        'how joints and motors move',
        {
          mechanical: 3,
          engineering: 2,
        },
        ['14.19', '14.42'],
      ),
      choice('How it learned to see a sleeve', 'how a machine learns to see', { computers: 3, math: 2 }, [
        '11.07',
      ]),
      choice('Whose jobs will change', 'how machines change jobs', {
        sociology: 2,
        economics: 2,
        personnel: 1,
      }),
      choice(
        'How much faster the whole line gets',
        'making a whole line faster',
        {
          production: 3,
          economics: 1,
          administration: 1,
        },
        ['14.35', '14.27', '15.15'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'network-down',
    kind: 'scene',
    ask: "The school's internet is down during exams. What would you rather do?",
    choices: [
      choice(
        'Trace cables and reset the boxes',
        'tracing cables and signals',
        {
          telecom: 3,
          computers: 2,
          mechanical: 1,
        },
        ['11.09'],
      ),
      choice(
        'Find out if someone broke in',
        'finding out if someone broke in',
        {
          safety: 3,
          computers: 2,
          law: 1,
        },
        ['11.10'],
      ),
      choice(
        'Write a small program so it never happens again',
        'writing a program to prevent trouble',
        {
          computers: 3,
          engineering: 1,
          math: 1,
        },
        ['11.07'],
      ),
      choice('Keep the class calm and busy', 'keeping a class calm and busy', {
        education: 3,
        social: 1,
        service: 1,
      }),
    ],
    exit: 'unsure',
  },
]
