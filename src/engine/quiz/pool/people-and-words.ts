import { choice, type Question } from '#engine/quiz/question.ts'

// Narrow questions about people: teaching, care, cultures, beliefs, words and media.
export const peopleAndWordsQuestions: readonly Question[] = [
  {
    id: 'teach-whom',
    kind: 'role',
    ask: 'You have to teach for a week. Whom would you choose?',
    choices: [
      choice(
        'Four-year-olds',
        'teaching the very young',
        {
          social: 3,
          psychology: 1,
          arts: 1,
          education: 1,
        },
        ['13.12'],
      ),
      choice(
        'Teens, in a subject I love',
        'teaching a subject you love',
        {
          education: 2,
          english: 2,
          history: 1,
          investigative: 1,
        },
        ['13.13'],
      ),
      choice(
        'A kid who learns in a different way',
        'teaching kids who learn differently',
        {
          therapy: 2,
          psychology: 2,
          education: 1,
        },
        ['13.10'],
      ),
      choice(
        'Grown-ups who want to get fit',
        'getting people fit',
        {
          biology: 1,
          therapy: 1,
          service: 2,
          realistic: 1,
        },
        ['31.05'],
      ),
      choice(
        'Nobody: I would study how people learn',
        'studying how people learn',
        { education: 2, psychology: 2, investigative: 2 },
        ['13.06', '30.25', '42.27'],
      ),
      choice(
        'People who sign or speak another language',
        'teaching across languages',
        { languages: 3, education: 2 },
        ['16.16', '16.01', '13.13'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'friend-in-trouble',
    kind: 'scene',
    ask: 'A friend is having a rough month. What do you do first?',
    choices: [
      choice('Listen, as long as it takes', 'listening as long as it takes', { therapy: 3, psychology: 2 }),
      choice('Find out which programs could help', 'finding help for someone', {
        sociology: 2,
        law: 2,
        service: 1,
      }),
      choice('Make a plan with them, step by step', 'making a plan step by step', {
        administration: 2,
        conventional: 2,
        personnel: 1,
      }),
      choice('Get them out moving or making something', 'lifting people up by doing things', {
        arts: 2,
        realistic: 1,
        artistic: 1,
      }),
    ],
    exit: 'unsure',
  },
  {
    id: 'people-question',
    kind: 'curious',
    ask: 'Which of these questions would you read a whole book about?',
    choices: [
      choice(
        'How does memory work?',
        'reading about how memory works',
        {
          psychology: 2,
          biology: 2,
          investigative: 1,
        },
        ['42.01', '42.27', '26.15', '30.25'],
      ),
      choice(
        'Why do cultures see the world so differently?',
        'reading about why cultures differ',
        {
          sociology: 3,
          geography: 1,
          languages: 1,
        },
        ['45.02', '45.11', '45.13'],
      ),
      choice('Why do prices rise?', 'reading about why prices rise', { economics: 3, math: 1, history: 1 }, [
        '45.06',
        '52.06',
      ]),
      choice(
        'Is there such a thing as right and wrong?',
        'asking what is right and wrong',
        {
          philosophy: 3,
          law: 1,
        },
        ['38.01'],
      ),
      choice(
        'Who gets to make the rules?',
        'asking who makes the rules',
        {
          law: 3,
          history: 2,
          sociology: 1,
        },
        ['45.10', '44.05'],
      ),
      choice(
        'Whose stories were left out of history?',
        'whose stories were left out',
        { sociology: 2, history: 2, english: 1 },
        ['05.02', '54.01'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'time-machine',
    kind: 'curious',
    ask: 'A time machine takes you back 500 years. What do you bring home notes on?',
    choices: [
      choice(
        'How families lived, ate and loved',
        'how families used to live',
        { sociology: 3, history: 2, psychology: 1 },
        ['45.02', '45.03', '54.01'],
      ),
      choice('The music and the paintings', 'music and paintings of the past', { arts: 3, artistic: 1 }),
      choice('What people prayed for', 'what people prayed for', { philosophy: 3 }, [
        '39.02',
        '38.02',
        '39.06',
      ]),
      choice('Trade routes, ships and maps', 'trade routes, ships and maps', {
        transport: 2,
        geography: 2,
        economics: 1,
      }),
      choice('How kings kept power', 'how rulers kept power', { history: 3, law: 2 }, ['54.01', '45.10']),
      choice('The tales people told', 'collecting the tales people told', { english: 3, artistic: 1 }),
    ],
    exit: 'none',
  },
  {
    id: 'new-student',
    kind: 'scene',
    ask: 'A new student arrives who speaks no English yet. What is your first move?',
    choices: [
      choice(
        'Learn to say things in their language',
        "learning someone's language",
        {
          languages: 3,
          english: 1,
        },
        ['16.'],
      ),
      choice('Show them around and sort out what they need', 'helping someone settle in', {
        service: 3,
        social: 1,
      }),
      choice(
        'Help them read and write in class',
        'helping someone read and write',
        {
          education: 3,
          english: 2,
        },
        ['13.13', '13.12'],
      ),
      choice('Ask about where they grew up', 'hearing where people come from', {
        sociology: 3,
        geography: 2,
      }),
    ],
    exit: 'unsure',
  },
  {
    id: 'write-it',
    kind: 'style',
    ask: 'You have to write something long. What would you pick?',
    choices: [
      choice('A guide that makes a hard thing easy', 'writing guides that make things easy', {
        english: 2,
        education: 2,
        computers: 1,
      }),
      choice(
        'A speech that changes minds',
        'writing a speech',
        {
          english: 2,
          law: 1,
          enterprising: 2,
          media: 1,
        },
        ['09.01', '45.10'],
      ),
      choice('A novel', 'writing a novel', { english: 3, artistic: 3 }, ['23.13', '23.01']),
      choice('A report on what the data shows', 'writing up what the data shows', {
        investigative: 2,
        math: 2,
        sociology: 1,
      }),
      choice('A translation of a song I love', 'translating a song', { languages: 3, english: 1, arts: 1 }, [
        '16.',
      ]),
    ],
    exit: 'none',
  },
  {
    id: 'school-paper',
    kind: 'role',
    ask: 'The school paper is hiring. Which desk do you want?',
    choices: [
      choice('Interviews and stories', 'interviews and stories', { english: 2, media: 3 }, ['09.04']),
      choice('Photos and layout', 'photos and layout', { design: 3, arts: 1, media: 1 }, ['50.04', '50.06']),
      choice('Polls and number stories', 'polls and number stories', { math: 2, sociology: 3 }, [
        '45.11',
        '45.01',
      ]),
      choice(
        'School board and city hall',
        'keeping an eye on city hall',
        { law: 3, history: 1, english: 1 },
        ['45.10', '44.05', '09.04'],
      ),
      choice('Ads and money', 'selling ads', { sales: 3, economics: 2 }, ['52.14', '09.09']),
    ],
    exit: 'none',
  },
  {
    id: 'long-memory',
    kind: 'scene',
    ask: 'The town archive opens its boxes for you. What do you do with them?',
    choices: [
      choice(
        'Put every page in order so anyone can find it',
        'putting an archive in order',
        {
          clerical: 3,
          conventional: 2,
          history: 1,
        },
        ['11.04'],
      ),
      choice('Write the story nobody has told', 'telling a forgotten story', { history: 3, english: 2 }, [
        '54.01',
      ]),
      choice('Turn it into an exhibit people can touch', 'building an exhibit', {
        design: 2,
        education: 1,
        arts: 2,
        history: 1,
      }),
      choice(
        'Scan it all and build a search site',
        'building a search site',
        {
          computers: 3,
          clerical: 1,
          english: 1,
        },
        ['11.04', '11.07'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'on-your-mind',
    kind: 'curious',
    ask: 'When you watch people in a crowd, what do you notice?',
    choices: [
      choice('What they might be feeling', 'noticing what people feel', {
        psychology: 1,
        therapy: 3,
        social: 1,
      }),
      choice(
        'What they are wearing and how it looks',
        'noticing style and color',
        {
          design: 2,
          arts: 3,
          sales: 1,
        },
        ['50.04', '52.19'],
      ),
      choice('How they move and carry themselves', 'noticing how bodies move', { biology: 3, medicine: 1 }, [
        '31.05',
        '26.09',
      ]),
      choice(
        'Who leads and who follows',
        'noticing who leads',
        {
          sociology: 2,
          personnel: 2,
          enterprising: 1,
        },
        ['45.11', '30.17'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'community-center',
    kind: 'role',
    ask: 'A community center opens near you. Which room would you run?',
    choices: [
      choice(
        'The after-school room',
        'running an after-school room',
        {
          education: 2,
          social: 3,
          personnel: 1,
        },
        ['13.12', '19.07'],
      ),
      choice(
        'The quiet room for talks about life and faith',
        'talking about life and faith',
        {
          philosophy: 3,
          therapy: 2,
        },
        ['39.06', '39.07', '39.04'],
      ),
      choice('The help desk for forms and rights', 'helping people with forms and rights', {
        law: 2,
        service: 2,
        clerical: 1,
        sociology: 1,
      }),
      choice('The music and dance room', 'running a music and dance room', { arts: 3, education: 1 }, [
        '50.03',
        '50.09',
      ]),
      choice('The kitchen', 'running a kitchen', { food: 3, production: 1, service: 1 }, ['12.05', '52.09']),
      choice('The library corner', 'running a library corner', { english: 3, clerical: 1, education: 1 }),
    ],
    exit: 'none',
  },
  {
    id: 'counselor-chair',
    kind: 'style',
    ask: 'People come to you for something. What is it, most often?',
    choices: [
      choice('Advice about feelings', 'giving advice about feelings', { therapy: 3, psychology: 2 }),
      choice('Help with homework', 'helping with homework', { education: 3, investigative: 1 }, [
        '13.12',
        '13.13',
      ]),
      choice('Fixing a gadget', 'fixing gadgets', { computers: 2, mechanical: 2, telecom: 1 }),
      choice('Settling a fight fairly', 'settling a fight fairly', { law: 2, personnel: 2, psychology: 1 }),
      choice('Making plans for the weekend', 'making plans for everyone', {
        administration: 2,
        service: 1,
        enterprising: 1,
      }),
      choice('A good story or a line that says it right', 'finding the words for something', {
        english: 3,
        artistic: 2,
      }),
      choice('Money tips', 'giving money tips', { economics: 3, service: 1 }, ['19.04', '52.08']),
    ],
    exit: 'none',
  },
  {
    id: 'message-out',
    kind: 'role',
    ask: 'A charity you like is unknown. How do you change that?',
    choices: [
      choice(
        'Make videos people share',
        'making videos people share',
        { media: 3, artistic: 1, telecom: 1 },
        ['09.07', '09.01'],
      ),
      choice('Write to every newspaper', 'writing to newspapers', { english: 3, media: 2 }, [
        '09.04',
        '09.09',
      ]),
      choice(
        'Give it a new logo and a new look',
        'giving something a new look',
        {
          design: 3,
          artistic: 1,
          sales: 1,
        },
        ['50.04', '09.09'],
      ),
      choice('Call people one after the other', 'calling people one by one', {
        sales: 3,
        service: 1,
        enterprising: 1,
      }),
      choice('Collect proof that it works', 'collecting proof that something works', {
        investigative: 2,
        sociology: 2,
        math: 1,
      }),
    ],
    exit: 'none',
  },
]
