import { choice, type Question } from '#engine/quiz/question.ts'

// Wide questions about the part one takes when something happens: the choices lie far apart.
export const broadRoleQuestions: readonly Question[] = [
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
      choice(
        'Staffing the first-aid tent',
        'being there with first aid',
        {
          medicine: 2,
          safety: 1,
          social: 1,
        },
        ['51.38', '43.02'],
      ),
      choice('Painting the signs', 'painting the signs', { arts: 2, design: 2, artistic: 2 }),
      choice('Playing with the band', 'playing with the band', { arts: 3, artistic: 2 }, ['50.09']),
    ],
    exit: 'none',
  },
  {
    id: 'start-a-club',
    kind: 'role',
    ask: 'You may start any club you like. Which sign goes on the door?',
    choices: [
      choice('Debate and mock trial', 'debate and mock trial', {
        law: 2,
        english: 2,
        enterprising: 1,
        history: 1,
      }),
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
    id: 'volunteer-day',
    kind: 'role',
    ask: 'Volunteer day! Which group do you join?',
    choices: [
      choice(
        'Reading with little kids',
        'reading with little kids',
        {
          education: 3,
          social: 2,
          psychology: 1,
        },
        ['13.12'],
      ),
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
]
