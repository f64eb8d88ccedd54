import { choice, type Question } from '#engine/quiz/question.ts'

// Once a field shows, which road through it? Each choice names the majors it is about.
export const roadQuestions: readonly Question[] = [
  {
    id: 'life-with-words',
    kind: 'style',
    ask: 'Suppose words were your job. Which job?',
    choices: [
      choice('Making up people and worlds', 'making up people and worlds', { english: 3, artistic: 3 }, [
        '23.13',
        '23.01',
      ]),
      choice(
        'Finding out what happened and reporting it',
        'finding out what happened and reporting it',
        { media: 3, english: 2, investigative: 1 },
        ['09.04'],
      ),
      choice(
        'Digging into great books',
        'digging into great books',
        { english: 3, education: 1, history: 1 },
        ['23.01', '23.14', '13.13'],
      ),
      choice(
        'Words that make people buy or believe',
        'words that make people buy or believe',
        { sales: 3, media: 2, english: 1 },
        ['09.09', '52.14', '09.01'],
      ),
      choice(
        'Carrying meaning between languages',
        'carrying meaning between languages',
        { languages: 3, english: 2 },
        ['16.01', '16.09', '16.16'],
      ),
      choice('Arguing a case', 'arguing a case', { law: 3, english: 2 }, ['22.00', '45.10']),
    ],
    exit: 'none',
  },
  {
    id: 'year-outdoors',
    kind: 'scene',
    ask: 'A paid year outdoors: what are you doing there?',
    choices: [
      choice(
        'Counting birds, fish or flowers in the wild',
        'counting wildlife',
        { biology: 3, geography: 1, investigative: 2 },
        ['26.13', '26.07', '03.06'],
      ),
      choice(
        'Raising crops and animals',
        'raising crops and animals',
        { food: 3, biology: 1, realistic: 2 },
        ['01.00', '01.01', '01.09', '01.11', '01.03'],
      ),
      choice(
        'Looking after forests and trails',
        'looking after forests and trails',
        { geography: 3, realistic: 3, biology: 1 },
        ['03.05', '03.01', '31.01'],
      ),
      choice(
        'Reading rocks, rivers and weather',
        'reading rocks, rivers and weather',
        { geography: 3, physics: 2, chemistry: 1 },
        ['40.06', '40.04'],
      ),
      choice(
        'Building roads, bridges and dams',
        'building roads, bridges and dams',
        { construction: 3, engineering: 2, design: 1 },
        ['14.08', '52.20', '14.33'],
      ),
      choice(
        'Leading people on adventures',
        'leading people on adventures',
        { education: 2, service: 2, realistic: 1, social: 1 },
        ['31.01', '31.03', '31.05'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'things-that-move',
    kind: 'role',
    ask: 'Planes, ships, trucks, rockets: what would you want to do with them?',
    choices: [
      choice(
        'Fly or steer them',
        'being the one who flies or steers',
        { transport: 3, safety: 1, realistic: 1 },
        ['49.01', '49.03'],
      ),
      choice('Design them', 'designing what moves', { engineering: 3, physics: 2, design: 2 }, [
        '14.02',
        '14.19',
      ]),
      choice('Keep their engines running', 'keeping engines running', { mechanical: 3, realistic: 2 }, [
        '47.06',
        '15.08',
        '14.19',
      ]),
      choice(
        'Plan where each one goes and when',
        'planning where everything goes',
        { transport: 2, production: 2, administration: 2 },
        ['52.02', '14.35'],
      ),
      choice(
        'Program what steers them',
        'programming what steers them',
        { computers: 3, engineering: 2, math: 1 },
        ['11.07', '14.09', '14.10'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'good-food',
    kind: 'role',
    ask: 'A place for good food opens. What is your part?',
    choices: [
      choice('Cooking', 'cooking in a real kitchen', { food: 3, artistic: 1, production: 1 }, [
        '12.05',
        '52.09',
      ]),
      choice(
        'Welcoming guests and running the place',
        'welcoming guests and running the place',
        { service: 3, administration: 2, personnel: 1 },
        ['52.09'],
      ),
      choice(
        'Growing what ends up on the plate',
        'growing what ends up on the plate',
        { food: 3, biology: 2, realistic: 1 },
        ['01.00', '01.11', '01.03', '01.01'],
      ),
      choice(
        'Working out what makes it healthy',
        'working out what makes food healthy',
        { food: 1, biology: 2, medicine: 2, chemistry: 1 },
        ['30.19', '51.31', '19.05', '01.10'],
      ),
      choice('Making it famous', 'making a place famous', { sales: 3, media: 2 }, ['52.14', '09.09']),
      choice(
        'Teaching people where food comes from',
        'teaching people where food comes from',
        { education: 2, food: 2, media: 1 },
        ['01.08', '19.01'],
      ),
      choice(
        'Trying out new foods like a scientist',
        'trying out new foods like a scientist',
        { food: 2, chemistry: 3, investigative: 2 },
        ['01.10'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'life-in-art',
    kind: 'style',
    ask: 'If you could live from art, which art would it be?',
    choices: [
      choice('Music: playing, singing, composing', 'music as a way to live', { arts: 3, artistic: 2 }, [
        '50.09',
      ]),
      choice('Acting or directing on stage', 'acting or directing', { arts: 3, english: 1, social: 1 }, [
        '50.05',
      ]),
      choice('Film and photography', 'film and photography', { media: 2, arts: 2, artistic: 2 }, [
        '50.06',
        '09.07',
      ]),
      choice(
        'Painting, drawing, sculpture',
        'painting, drawing and sculpture',
        { arts: 3, artistic: 3, design: 1 },
        ['50.07'],
      ),
      choice(
        'Designing what people use and wear',
        'designing what people use and wear',
        { design: 3, artistic: 2 },
        ['50.04', '19.09', '04.05'],
      ),
      choice('Animation and game worlds', 'animation and game worlds', { computers: 2, arts: 2, design: 2 }, [
        '10.03',
        '11.08',
        '50.04',
      ]),
      choice('Books and poems', 'books and poems', { english: 3, artistic: 2 }, ['23.13', '23.01']),
    ],
    exit: 'none',
  },
  {
    id: 'kind-of-engineer',
    kind: 'curious',
    ask: 'Engineers of every kind visit your school. Whose table do you go to?',
    choices: [
      choice(
        'Bridges, roads and clean water',
        'bridges, roads and clean water',
        { construction: 2, engineering: 2, design: 1 },
        ['14.08', '14.14'],
      ),
      choice(
        'Engines, machines and robots',
        'engines, machines and robots',
        { mechanical: 3, engineering: 2 },
        ['14.19', '14.42'],
      ),
      choice('Planes and spacecraft', 'planes and spacecraft', { engineering: 3, physics: 3, transport: 1 }, [
        '14.02',
      ]),
      choice(
        'Chips, circuits and power',
        'chips, circuits and power',
        { telecom: 2, engineering: 3, computers: 1 },
        ['14.10', '14.09', '14.47'],
      ),
      choice(
        'Fuels, medicines and new materials',
        'fuels, medicines and new materials',
        { chemistry: 3, engineering: 2 },
        ['14.07', '14.18'],
      ),
      choice(
        'Devices that heal people',
        'devices that heal people',
        { medicine: 2, engineering: 2, biology: 1 },
        ['14.05'],
      ),
      choice('Software and games', 'software and games', { computers: 3, math: 1 }, ['11.07', '14.09']),
    ],
    exit: 'none',
  },
  {
    id: 'kind-of-helper',
    kind: 'role',
    ask: 'Helping is a job for many people. Which of these could be you?',
    choices: [
      choice('The nurse on the ward', 'being the nurse on the ward', { medicine: 3, social: 2, service: 1 }, [
        '51.38',
      ]),
      choice(
        'The doctor who finds the cause',
        'finding the cause as a doctor',
        { medicine: 3, biology: 2, investigative: 2 },
        ['26.01', '51.11', '30.27'],
      ),
      choice('The therapist who listens', 'listening as a therapist', { psychology: 3, therapy: 3 }, [
        '42.01',
        '42.28',
        '51.15',
      ]),
      choice(
        'The trainer who gets people moving again',
        'getting people moving again',
        { therapy: 3, biology: 1, medicine: 1 },
        ['31.05', '51.23', '26.09'],
      ),
      choice('The teacher in the classroom', 'teaching a class', { education: 3, social: 2 }, [
        '13.12',
        '13.13',
        '13.10',
      ]),
      choice(
        'The social worker a family can call',
        'being there for a family in need',
        { social: 3, sociology: 2, therapy: 1 },
        ['44.07', '44.00'],
      ),
      choice(
        'The pastor or chaplain',
        'being a pastor or chaplain',
        { philosophy: 3, therapy: 1, social: 1, education: 1 },
        ['39.06'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'kind-of-public-life',
    kind: 'curious',
    ask: 'Society needs all of these. Which would you be proudest of?',
    choices: [
      choice(
        'Winning a case for someone',
        'winning a case for someone',
        { law: 3, english: 1, enterprising: 1 },
        ['22.00', '45.10'],
      ),
      choice(
        'Writing the laws and getting elected',
        'getting elected and writing the laws',
        { law: 2, enterprising: 2, history: 1, sociology: 1 },
        ['45.10', '44.05'],
      ),
      choice('Solving crimes', 'solving crimes', { safety: 3, law: 2 }, ['43.01', '43.04', '45.04']),
      choice(
        'Speaking for my country abroad',
        'speaking for your country abroad',
        { languages: 2, law: 2, geography: 1, sociology: 1 },
        ['45.09', '30.20'],
      ),
      choice(
        'Finding out how the past really was',
        'finding out how the past really was',
        { history: 3, english: 1, investigative: 1 },
        ['54.01', '45.03', '30.14'],
      ),
      choice(
        'Understanding how other people live',
        'understanding how other people live',
        { sociology: 3, psychology: 1 },
        ['45.02', '45.11', '45.13'],
      ),
      choice(
        'Asking the questions nobody asks',
        'asking the questions nobody asks',
        { philosophy: 3, english: 1 },
        ['38.01', '38.02'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'kind-of-business',
    kind: 'role',
    ask: 'You join a company. In which part do you want to make your name?',
    choices: [
      choice('The books: every figure right', 'keeping the books right', { economics: 3, conventional: 3 }, [
        '52.03',
      ]),
      choice('Investing the money', 'investing the money', { economics: 3, math: 1, enterprising: 2 }, [
        '52.08',
        '45.06',
      ]),
      choice(
        'Brand, ads and social media',
        'brand, ads and social media',
        { sales: 3, media: 2, artistic: 1 },
        ['52.14', '09.09'],
      ),
      choice(
        'People: hiring and teams',
        'hiring people and building teams',
        { personnel: 3, psychology: 1, social: 1 },
        ['52.10'],
      ),
      choice('Working out risks with math', 'working out risks with math', { math: 3, economics: 2 }, [
        '52.13',
        '27.05',
        '27.03',
      ]),
      choice(
        'I would rather start my own',
        'starting a company of your own',
        { enterprising: 3, administration: 1, sales: 1 },
        ['52.07', '52.02'],
      ),
      choice('The computers behind it all', 'the computers behind it all', { computers: 3, telecom: 1 }, [
        '52.12',
        '11.01',
        '11.10',
      ]),
    ],
    exit: 'none',
  },
  {
    id: 'kind-of-science',
    kind: 'class',
    ask: 'You win a summer with a scientist. Whose?',
    choices: [
      choice('One who studies stars and particles', 'stars and particles', { physics: 3, math: 2 }, [
        '40.08',
        '40.02',
      ]),
      choice('One who makes new molecules', 'making new molecules', { chemistry: 3 }, ['40.05', '26.02']),
      choice('One who reads DNA', 'reading DNA', { biology: 3, medicine: 1, chemistry: 1 }, [
        '26.01',
        '26.08',
        '26.04',
        '26.02',
      ]),
      choice(
        'One who lives among wild animals and plants',
        'living among wild animals and plants',
        { biology: 3, geography: 2, realistic: 1 },
        ['26.13', '26.07', '03.01', '03.06'],
      ),
      choice('One who scans the brain', 'scanning the brain', { psychology: 3, biology: 2, medicine: 1 }, [
        '26.15',
        '42.01',
        '42.27',
      ]),
      choice('One who proves theorems', 'proving theorems', { math: 3, investigative: 2 }, [
        '27.01',
        '27.03',
        '27.05',
      ]),
      choice(
        'One who studies earth, sea and sky',
        'studying earth, sea and sky',
        { geography: 3, physics: 2 },
        ['40.06', '40.04', '30.32'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'kind-of-computing',
    kind: 'style',
    ask: 'Good with computers: what would you do with it?',
    choices: [
      choice('Make games', 'making games', { computers: 3, design: 2, artistic: 1 }, [
        '11.07',
        '11.08',
        '10.03',
      ]),
      choice('Build apps people use every day', 'building apps', { computers: 3, engineering: 1 }, [
        '11.07',
        '11.01',
        '11.02',
      ]),
      choice(
        'Keep systems safe from attack',
        'keeping systems safe',
        { computers: 2, safety: 2, telecom: 2 },
        ['11.10', '11.09'],
      ),
      choice(
        'Find patterns in data',
        'finding patterns in data',
        { math: 3, computers: 2, investigative: 1 },
        ['30.70', '27.05', '30.71'],
      ),
      choice(
        'Teach a machine to think',
        'teaching a machine to think',
        { computers: 3, math: 2, investigative: 2 },
        ['11.07', '14.09'],
      ),
      choice(
        'Make pictures and animations',
        'making pictures and animations',
        { design: 3, arts: 2, computers: 1 },
        ['10.03', '50.04', '11.08'],
      ),
      choice(
        'Find out what people need and set it up',
        'setting up what people need',
        { computers: 2, service: 2, administration: 1 },
        ['11.01', '11.05', '52.12'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'fluent-overnight',
    kind: 'class',
    ask: 'You wake up fluent in something new. What would you like it to be?',
    choices: [
      choice(
        'Spanish, French or Italian',
        'Spanish, French or Italian',
        { languages: 3, english: 1, social: 1 },
        ['16.09'],
      ),
      choice(
        'Japanese, Chinese or Korean',
        'Japanese, Chinese or Korean',
        { languages: 3, sociology: 1, arts: 1 },
        ['16.03'],
      ),
      choice('German, Swedish or Norwegian', 'German, Swedish or Norwegian', { languages: 3, history: 1 }, [
        '16.05',
      ]),
      choice('Sign language', 'sign language', { languages: 2, therapy: 2, social: 2 }, ['16.16', '51.02']),
      choice(
        'Latin and ancient Greek',
        'Latin and ancient Greek',
        { languages: 2, history: 3, philosophy: 1 },
        ['16.12', '54.01'],
      ),
      choice('A computer language', 'a computer language', { computers: 3, math: 1 }, ['11.07', '11.02']),
      choice('Reading music', 'reading music', { arts: 3, artistic: 1 }, ['50.09']),
    ],
    exit: 'none',
  },
]
