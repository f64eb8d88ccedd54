import { choice, type Question } from '#engine/quiz/question.ts'

// Narrow questions about business, order, law, safety and moving people and goods.
export const businessAndPublicLifeQuestions: readonly Question[] = [
  {
    id: 'startup',
    kind: 'role',
    ask: 'You and four friends start a company. Which hat is yours?',
    choices: [
      choice('Pitching and selling', 'pitching and selling', { sales: 3, enterprising: 2 }, [
        '52.14',
        '52.18',
      ]),
      choice('The money', 'looking after the money', { economics: 3, math: 1, conventional: 1 }, [
        '52.08',
        '52.03',
      ]),
      choice(
        'Hiring and keeping good people',
        'finding and keeping good people',
        {
          personnel: 3,
          psychology: 1,
          social: 1,
        },
        ['52.10'],
      ),
      choice(
        'Suppliers, stock and shipping',
        'suppliers, stock and shipping',
        {
          production: 2,
          transport: 2,
          administration: 1,
        },
        ['52.02', '14.35'],
      ),
      choice('The product itself', 'inventing the product', { engineering: 2, design: 2, computers: 1 }, [
        '14.01',
        '50.04',
      ]),
    ],
    exit: 'none',
  },
  {
    id: 'school-store',
    kind: 'role',
    ask: 'The school store loses money. What do you take on?',
    choices: [
      choice('New prices, worked out to the cent', 'working out prices', {
        economics: 2,
        math: 2,
        conventional: 1,
      }),
      choice('A campaign that makes it the place to be', 'making a place popular', {
        sales: 3,
        media: 1,
        artistic: 1,
      }),
      choice('Who works when, and who is trained for what', 'planning shifts and training', {
        personnel: 3,
        administration: 2,
      }),
      choice('Ordering: right things, right time', 'ordering the right things in time', {
        production: 2,
        transport: 1,
        clerical: 1,
        conventional: 1,
      }),
    ],
    exit: 'none',
  },
  {
    id: 'company-trouble',
    kind: 'scene',
    ask: 'A company is in trouble and asks you in. Which trouble would you like to get?',
    choices: [
      choice(
        'Money is missing and nobody knows how',
        'finding out where money went',
        {
          economics: 3,
          conventional: 2,
          law: 1,
        },
        ['52.03'],
      ),
      choice('Customers are angry', 'winning customers back', { service: 3, sales: 2 }),
      choice(
        'Two departments refuse to talk',
        'getting people to work together',
        {
          personnel: 2,
          psychology: 2,
          administration: 1,
        },
        ['52.10'],
      ),
      choice(
        'A contract may break the law',
        'reading a contract closely',
        {
          law: 3,
          english: 1,
          conventional: 1,
        },
        ['22.00', '22.03'],
      ),
      choice('Deliveries always come late', 'getting deliveries on time', {
        transport: 3,
        production: 1,
        administration: 1,
      }),
    ],
    exit: 'none',
  },
  {
    id: 'money-and-numbers',
    kind: 'style',
    ask: 'Someone hands you a sheet full of numbers. What would you like it to be?',
    choices: [
      choice(
        "A company's accounts, to check",
        "checking a company's accounts",
        {
          economics: 3,
          clerical: 1,
          conventional: 3,
        },
        ['52.03'],
      ),
      choice(
        'Prices over ten years, to guess the next',
        'guessing where prices go',
        {
          economics: 3,
          math: 2,
          enterprising: 1,
        },
        ['52.08', '45.06'],
      ),
      choice(
        'Risks: who crashes, who gets sick, how often',
        'working out risks',
        {
          math: 3,
          medicine: 1,
          economics: 1,
          safety: 1,
        },
        ['52.13', '27.05'],
      ),
      choice('Readings from a sensor', 'reading sensors', { physics: 2, engineering: 2, computers: 1 }),
      choice(
        'Survey answers from a thousand teens',
        'what a thousand teens said',
        {
          sociology: 2,
          psychology: 2,
          math: 1,
        },
        ['45.11', '27.05'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'city-hall',
    kind: 'scene',
    ask: 'You are mayor for a week. What goes on your desk first?',
    choices: [
      choice('A new law, word by word', 'writing a new law', { law: 3, english: 1 }, [
        '45.10',
        '44.05',
        '22.00',
      ]),
      choice(
        'Fire, flood and storm plans',
        'planning for emergencies',
        {
          safety: 3,
          geography: 1,
          administration: 1,
        },
        ['43.03', '43.02'],
      ),
      choice('The budget', 'balancing a budget', { economics: 3, administration: 2, conventional: 1 }, [
        '44.04',
        '52.08',
      ]),
      choice(
        'Streets, parks and bus lines',
        'planning streets and parks',
        { transport: 2, geography: 2, design: 1, construction: 1 },
        ['04.03', '45.12', '45.07'],
      ),
      choice(
        'Letters from people who need help',
        'answering people who need help',
        {
          service: 2,
          sociology: 2,
          social: 1,
        },
        ['44.00', '44.02', '44.04'],
      ),
      choice(
        'Clean air, safe water, fewer sick days',
        'a town where fewer people get sick',
        { medicine: 2, sociology: 1, administration: 1, biology: 1 },
        ['51.22'],
      ),
      choice('The schools', 'looking after the schools', { education: 3, administration: 1, social: 1 }, [
        '13.01',
        '13.04',
        '13.13',
      ]),
    ],
    exit: 'none',
  },
  {
    id: 'keep-safe',
    kind: 'role',
    ask: 'Keeping people safe takes many jobs. Which one could be yours?',
    choices: [
      choice('First on the scene', 'being first on the scene', { safety: 3, realistic: 2 }, [
        '43.01',
        '43.02',
      ]),
      choice(
        'Arguing the case in court',
        'arguing a case in court',
        { law: 3, english: 2, enterprising: 1 },
        ['22.00', '45.10'],
      ),
      choice('Guarding computers and data', 'guarding computers and data', { computers: 3, telecom: 2 }, [
        '11.10',
      ]),
      choice(
        'Helping someone make a fresh start after jail',
        'helping someone make a fresh start',
        {
          therapy: 2,
          law: 1,
          psychology: 2,
          social: 1,
          sociology: 1,
        },
        ['44.07'],
      ),
      choice(
        'Making sure nobody gets hurt at work',
        'making sure nobody gets hurt at work',
        { safety: 3, construction: 1, engineering: 1 },
        ['15.07'],
      ),
      choice(
        'Piecing together what an enemy plans',
        'piecing together what an enemy plans',
        { investigative: 2, safety: 2, geography: 2, law: 1 },
        ['29.02', '43.03'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'party',
    kind: 'scene',
    ask: 'You plan the end-of-year party. What do you keep for yourself?',
    choices: [
      choice('Music, lights and decorations', 'music, lights and decorations', {
        arts: 2,
        design: 2,
        artistic: 1,
      }),
      choice('The list, the budget and the clock', 'the list, the budget and the clock', {
        conventional: 2,
        administration: 2,
        economics: 1,
        clerical: 1,
      }),
      choice('Getting everyone excited to come', 'getting everyone excited', {
        sales: 2,
        media: 1,
        enterprising: 2,
      }),
      choice('The menu', 'planning a menu', { food: 3, artistic: 1 }, ['12.05', '52.09']),
      choice('Making sure everyone gets home', 'making sure everyone gets home', {
        transport: 2,
        safety: 2,
        service: 1,
      }),
    ],
    exit: 'none',
  },
  {
    id: 'in-charge',
    kind: 'style',
    ask: 'They put you in charge of something that already runs. What would you like it to be?',
    choices: [
      choice('A hotel', 'running a hotel', { service: 3, administration: 1, food: 1, personnel: 1 }, [
        '52.09',
      ]),
      choice('A factory', 'running a factory', { production: 3, administration: 1, mechanical: 1 }, [
        '14.35',
        '15.06',
      ]),
      choice('A school', 'running a school', { education: 3, administration: 2, personnel: 1 }, [
        '13.01',
        '13.04',
      ]),
      choice(
        'A building site',
        'running a building site',
        { construction: 3, administration: 1, safety: 1 },
        ['52.20', '14.08'],
      ),
      choice('A theater', 'running a theater', { arts: 3, administration: 1, sales: 1 }, ['50.05', '50.10']),
      choice(
        'A farm with fields and animals',
        'running a farm',
        { food: 3, biology: 1, realistic: 1, administration: 1 },
        ['01.00', '01.01', '01.09', '01.11', '01.03'],
      ),
      choice(
        'A sports club',
        'running a sports club',
        { personnel: 2, sales: 1, media: 1, administration: 1, education: 1 },
        ['31.05'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'on-the-move',
    kind: 'scene',
    ask: 'A storm closes the airport. What would you want to be in charge of?',
    choices: [
      choice('New routes for every plane', 'finding new routes', { transport: 3, geography: 1, math: 1 }, [
        '49.01',
      ]),
      choice('Hundreds of tired travelers', 'looking after tired travelers', {
        service: 3,
        psychology: 1,
        languages: 1,
      }),
      choice('Radios and screens that must keep working', 'keeping signals working', {
        telecom: 3,
        computers: 1,
        mechanical: 1,
      }),
      choice(
        'Telling the press what is going on',
        'speaking to the press',
        {
          media: 3,
          english: 1,
          administration: 1,
        },
        ['09.01', '09.09', '52.05'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'everyday-order',
    kind: 'style',
    ask: 'Honestly: what do your notes and folders look like?',
    choices: [
      choice('Sorted, labeled, backed up', 'keeping things sorted', {
        conventional: 3,
        clerical: 2,
        computers: 1,
      }),
      choice('Full of drawings', 'drawing all over your notes', { artistic: 3, arts: 2 }),
      choice('Full of questions and arrows', 'filling your notes with questions and arrows', {
        investigative: 3,
        physics: 1,
      }),
      choice('What folders? I remember people and plans', 'remembering people and plans', {
        enterprising: 2,
        social: 1,
        sales: 1,
      }),
    ],
    exit: 'unsure',
  },
  {
    id: 'whose-business',
    kind: 'curious',
    ask: 'For one week you follow an owner around. What does the owner run?',
    choices: [
      choice('A fashion label', 'following a fashion label', { sales: 2, design: 2, artistic: 2 }, [
        '52.19',
        '19.09',
        '50.04',
      ]),
      choice(
        'A firm that trades all over the world',
        'trading across the world',
        { economics: 1, languages: 1, geography: 1, enterprising: 2, transport: 1 },
        ['52.11', '52.02'],
      ),
      choice(
        'Houses and land to rent and sell',
        'houses and land',
        { sales: 3, law: 1, economics: 1, construction: 1 },
        ['52.15'],
      ),
      choice('An insurance company', 'how insurance works', { economics: 2, math: 2, conventional: 2 }, [
        '52.17',
        '52.13',
      ]),
      choice('A chain of stores', 'a chain of stores', { sales: 2, service: 2, administration: 2 }, [
        '52.18',
        '52.01',
      ]),
      choice(
        'A pro sports team',
        'a pro sports team',
        { sales: 2, personnel: 1, education: 1, media: 1, enterprising: 1 },
        ['31.05'],
      ),
      choice('An investment fund', 'an investment fund', { economics: 3, math: 1, enterprising: 1 }, [
        '52.08',
        '52.06',
      ]),
    ],
    exit: 'none',
  },
]
