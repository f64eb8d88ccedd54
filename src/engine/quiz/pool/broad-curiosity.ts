import { choice, type Question } from '#engine/quiz/question.ts'

// Wide questions about what one wants to know: the choices lie far apart, so that one answer says which way to look.
export const broadCuriosityQuestions: readonly Question[] = [
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
        { psychology: 2, sociology: 2, social: 1, english: 1, history: 1 },
        ['42.', '45.', '44.', '30.17'],
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
      choice('History and government', 'history and government', { history: 3, law: 1, sociology: 1 }, [
        '54.01',
      ]),
      choice(
        'Workshop: wood, metal, engines',
        'working with wood, metal and engines',
        {
          mechanical: 2,
          construction: 1,
          realistic: 2,
        },
        ['15.00', '15.06', '15.08'],
      ),
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
      choice(
        'Ruins and lost cities',
        'watching ruins and lost cities',
        {
          history: 3,
          sociology: 1,
          geography: 1,
        },
        ['54.01', '45.02', '45.03'],
      ),
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
      choice('Old letters and first editions', 'old letters and first editions', { english: 3, history: 2 }, [
        '54.01',
        '23.01',
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
        therapy: 2,
        psychology: 2,
        social: 2,
        english: 1,
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
    id: 'first-door',
    kind: 'curious',
    ask: 'Seven doors in a long hallway. Which one do you open first?',
    choices: [
      choice(
        'People: health, feelings, learning, safety',
        'rooms about people and how they are doing',
        { social: 3, therapy: 2, medicine: 1, psychology: 1, education: 1, safety: 1 },
        ['51.', '42.', '13.', '44.', '43.', '39.', '31.05', '19.07', '30.17', '30.25', '30.27', '29.02'],
      ),
      choice(
        'Animals, plants, food and the earth',
        'rooms full of living things',
        { biology: 3, food: 2, geography: 1 },
        [
          '01.',
          '03.',
          '26.13',
          '26.07',
          '40.06',
          '30.19',
          '30.33',
          '30.44',
          '19.01',
          '19.05',
          '12.05',
          '31.03',
        ],
      ),
      choice(
        'Numbers, stars and lab experiments',
        'numbers, stars and experiments',
        { math: 2, physics: 2, chemistry: 2, investigative: 2 },
        ['27.', '40.', '26.', '30.70', '30.08', '30.18', '30.30', '52.13'],
      ),
      choice(
        'Machines, computers and buildings',
        'machines, computers and buildings',
        { engineering: 3, computers: 2, mechanical: 1, construction: 1 },
        ['11.', '14.', '15.', '04.', '49.', '52.20', '30.31'],
      ),
      choice(
        'Art, music, film and stage',
        'art, music, film and the stage',
        { arts: 3, artistic: 3, design: 1 },
        ['50.', '10.', '04.02', '04.05', '09.07', '19.09'],
      ),
      choice(
        'Words, languages, history, law and politics',
        'words, languages, history, law and politics',
        { english: 2, languages: 1, history: 2, law: 2 },
        ['23.', '16.', '54.', '45.', '22.', '09.', '38.', '39.', '05.', '44.04', '44.05', '30.20', '29.02'],
      ),
      choice(
        'Money, markets and running things',
        'money, markets and running things',
        { enterprising: 3, economics: 2, administration: 2, sales: 1 },
        ['52.', '45.06', '01.01', '51.07', '31.05', '30.71', '19.04', '19.09'],
      ),
    ],
    exit: 'none',
  },
]
