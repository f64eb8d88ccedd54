import { choice, type Question } from '#engine/quiz/question.ts'

// Narrow questions: they tell neighbors apart once an answer has pointed to health or to the sciences.
export const healthAndScienceQuestions: readonly Question[] = [
  {
    id: 'clinic-week',
    kind: 'scene',
    ask: 'You spend a week at a clinic. Which part would you look forward to?',
    choices: [
      choice('Running the lab tests', 'running lab tests', { biology: 1, chemistry: 3, conventional: 1 }, [
        '51.10',
        '26.05',
      ]),
      choice(
        'Helping someone walk again',
        'helping someone walk again',
        {
          therapy: 3,
          social: 1,
          realistic: 1,
        },
        ['51.23', '51.08'],
      ),
      choice(
        'Explaining things to worried families',
        'explaining things to worried families',
        {
          service: 2,
          education: 1,
          psychology: 2,
        },
        ['51.00', '51.22'],
      ),
      choice(
        'Keeping records and schedules straight',
        'keeping records straight',
        {
          clerical: 3,
          administration: 2,
          conventional: 1,
        },
        ['51.07'],
      ),
      choice(
        'Nursing people through the night',
        'nursing people through the night',
        { medicine: 2, social: 2, service: 1 },
        ['51.38'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'whom-to-help',
    kind: 'role',
    ask: 'Who would you most like to see get better because of you?',
    choices: [
      choice(
        'A kid who struggles to speak',
        'helping a kid find their voice',
        {
          therapy: 1,
          education: 2,
          english: 2,
        },
        ['51.02'],
      ),
      choice('A patient rushed in by ambulance', 'caring for someone in an emergency', {
        medicine: 3,
        safety: 2,
      }),
      choice(
        'A friend stuck in a dark place',
        'helping someone out of a dark place',
        {
          therapy: 2,
          psychology: 3,
          philosophy: 1,
        },
        ['42.01', '42.28'],
      ),
      choice('A hurt animal', 'healing a hurt animal', { biology: 3, food: 1, realistic: 2 }, [
        '01.09',
        '01.83',
        '01.13',
      ]),
      choice(
        'Someone who cannot hear',
        'signing with someone who cannot hear',
        { languages: 2, therapy: 2, education: 1, social: 1 },
        ['16.16', '51.02'],
      ),
      choice(
        'A whole neighborhood, before it gets sick',
        'keeping a whole neighborhood well',
        { medicine: 2, sociology: 2, education: 1, administration: 1 },
        ['51.22', '51.00'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'health-puzzle',
    kind: 'curious',
    ask: 'Which health question would you like to chase down?',
    choices: [
      choice(
        'What a pill does once you swallow it',
        'what a pill does inside you',
        {
          chemistry: 3,
          medicine: 2,
        },
        ['51.20', '26.10'],
      ),
      choice(
        'How an outbreak travels through a city',
        'how an outbreak travels',
        { medicine: 2, math: 2, sociology: 1, geography: 1, biology: 1 },
        ['51.22'],
      ),
      choice(
        'How to build a better artificial hand',
        'building a better artificial hand',
        {
          engineering: 3,
          medicine: 1,
          design: 1,
          mechanical: 1,
        },
        ['14.05'],
      ),
      choice(
        'What food does to mood and energy',
        'what food does to mood and energy',
        {
          food: 3,
          biology: 1,
          therapy: 1,
          education: 1,
        },
        ['30.19', '51.31', '19.05'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'body-work',
    kind: 'style',
    ask: 'Taking care of people has many sides. Which side sounds most like you?',
    choices: [
      choice(
        'Finding out what is wrong',
        'finding out what is wrong',
        {
          investigative: 3,
          biology: 2,
          medicine: 1,
        },
        ['51.11', '30.27', '26.09'],
      ),
      choice(
        'Being at the bedside, hour by hour',
        'being there at the bedside',
        {
          social: 3,
          service: 2,
          medicine: 1,
        },
        ['51.38'],
      ),
      choice(
        'Planning exercises and seeing progress',
        'planning exercises and seeing progress',
        {
          therapy: 3,
          education: 2,
        },
        ['31.05', '51.23'],
      ),
      choice(
        'Running the scanner or the equipment',
        'running the medical equipment',
        {
          realistic: 2,
          computers: 1,
          physics: 2,
          medicine: 1,
        },
        ['51.09'],
      ),
      choice(
        'Keeping teeth and smiles healthy',
        'keeping smiles healthy',
        { medicine: 2, service: 2, realistic: 1 },
        ['51.06'],
      ),
      choice(
        'Keeping a whole town from getting sick',
        'keeping a whole town healthy',
        { medicine: 1, sociology: 2, math: 1, administration: 1 },
        ['51.22'],
      ),
      choice(
        'Working out what they should eat',
        'working out what people should eat',
        { food: 2, medicine: 2, biology: 1, education: 1 },
        ['51.31', '30.19', '19.05'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'expedition',
    kind: 'scene',
    ask: 'You join a research trip far from town. What do you do all day?',
    choices: [
      choice(
        'Collecting rocks and reading the layers',
        'reading the story in the rocks',
        {
          geography: 3,
          chemistry: 1,
          realistic: 1,
        },
        ['40.06'],
      ),
      choice(
        'Following animals and writing down what they do',
        'following animals in the wild',
        {
          biology: 3,
          investigative: 1,
        },
        ['26.07', '26.13', '03.06'],
      ),
      choice('Measuring wind, rain and clouds', 'measuring wind and weather', { physics: 2, math: 2 }, [
        '40.04',
      ]),
      choice('Digging up an old village', 'digging up an old village', { history: 3, sociology: 2 }, [
        '45.03',
        '45.02',
        '54.01',
      ]),
      choice(
        'Mapping which plants grow where, and why',
        'finding out which plants grow where',
        { biology: 2, geography: 3 },
        ['26.13', '26.03', '03.01'],
      ),
      choice('Flying the small plane', 'flying the expedition', { transport: 3, safety: 1 }, ['49.01']),
    ],
    exit: 'none',
  },
  {
    id: 'lab-afternoon',
    kind: 'class',
    ask: 'A real lab is yours for one afternoon. What do you try?',
    choices: [
      choice(
        'Mixing a glue stronger than the one in stores',
        'mixing a better glue',
        {
          chemistry: 3,
          production: 1,
        },
        ['40.05', '14.07'],
      ),
      choice('Growing cells and seeing what kills them', 'growing cells', { biology: 3, medicine: 1 }, [
        '26.05',
        '26.04',
      ]),
      choice('Bouncing lasers around the room', 'bouncing lasers around', { physics: 3, engineering: 1 }, [
        '40.08',
        '14.12',
      ]),
      choice(
        'Letting a computer test a million cases',
        'testing a million cases on a computer',
        {
          computers: 2,
          math: 3,
        },
        ['30.08', '30.30', '26.11'],
      ),
      choice(
        'Finding out what makes bread rise',
        'finding out what makes bread rise',
        { chemistry: 2, food: 2, biology: 1, investigative: 1 },
        ['01.10', '26.05'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'piece-of-land',
    kind: 'scene',
    ask: 'You are put in charge of a big empty piece of land. What does it become?',
    choices: [
      choice(
        'A farm that feeds the town',
        'growing food for a town',
        {
          food: 3,
          production: 1,
          realistic: 1,
        },
        ['01.00', '01.01', '01.11', '01.03'],
      ),
      choice('A home for wild animals', 'making a home for wild animals', { biology: 3, geography: 2 }, [
        '03.06',
        '26.13',
        '26.07',
      ]),
      choice('A park people love to sit in', 'designing a park', { design: 3, geography: 1, arts: 1 }, [
        '04.06',
        '04.04',
      ]),
      choice('A solar power plant', 'building a solar power plant', { engineering: 2, physics: 2 }, [
        '14.10',
        '14.01',
      ]),
      choice('A block of good, cheap homes', 'putting up good homes', { construction: 3, economics: 1 }, [
        '52.20',
        '04.02',
      ]),
      choice('A small airfield', 'running a small airfield', { transport: 3, safety: 1, physics: 1 }, [
        '49.01',
      ]),
    ],
    exit: 'none',
  },
  {
    id: 'animals',
    kind: 'role',
    ask: 'A rescue center for animals needs help. Which job would you take?',
    choices: [
      choice('Assisting the vet', 'assisting the vet', { medicine: 2, biology: 3 }, [
        '01.09',
        '01.83',
        '01.13',
      ]),
      choice('Feeding and raising the herd', 'raising animals', { food: 3, realistic: 2 }, [
        '01.09',
        '01.00',
        '01.05',
      ]),
      choice('Studying why some never recover', 'studying why some never recover', {
        investigative: 3,
        biology: 2,
      }),
      choice('Running the place and raising money', 'running a rescue center', {
        administration: 2,
        sales: 1,
        personnel: 1,
        enterprising: 1,
      }),
    ],
    exit: 'none',
  },
  {
    id: 'planet-worry',
    kind: 'curious',
    ask: 'The planet is getting hotter. Which part of the answer would you work on?',
    choices: [
      choice(
        'Better batteries and fuels',
        'better batteries and fuels',
        {
          chemistry: 2,
          engineering: 2,
          physics: 1,
        },
        ['14.07', '40.05', '14.18'],
      ),
      choice(
        'Forests, soil and water',
        'forests, soil and water',
        {
          biology: 2,
          geography: 2,
          food: 1,
          realistic: 1,
        },
        ['03.01', '03.05', '26.13'],
      ),
      choice('Laws that make a difference', 'writing laws that help', { law: 3, sociology: 1, history: 1 }, [
        '45.10',
        '44.05',
        '03.02',
      ]),
      choice(
        'Telling the story so people listen',
        'telling a story so people listen',
        {
          media: 3,
          english: 2,
          artistic: 1,
        },
        ['09.04', '09.01'],
      ),
      choice(
        'Cities that need fewer cars',
        'cities that need fewer cars',
        {
          transport: 2,
          geography: 2,
          design: 1,
          sociology: 1,
        },
        ['04.03'],
      ),
      choice(
        'Companies that waste nothing',
        'helping companies waste nothing',
        { production: 2, geography: 1, administration: 1, economics: 1 },
        ['30.33', '03.02'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'clean-water',
    kind: 'role',
    ask: 'A village has no clean water. What is your part on the team?',
    choices: [
      choice('Designing the pump', 'designing a pump', { engineering: 2, mechanical: 2, design: 1 }, [
        '14.03',
        '14.14',
        '14.08',
      ]),
      choice('Testing the water', 'testing water samples', { chemistry: 3, biology: 1 }, ['03.01', '40.05']),
      choice('Showing families how to keep it running', 'showing families how things work', {
        education: 3,
        languages: 1,
        social: 1,
      }),
      choice('Finding the money to pay for it', 'finding the money for a good cause', {
        sales: 2,
        economics: 2,
        enterprising: 1,
      }),
      choice('Getting the officials to agree', 'getting officials to agree', {
        law: 2,
        administration: 1,
        enterprising: 1,
      }),
      choice(
        'Tracking who got sick and where',
        'tracking who got sick and where',
        { biology: 1, medicine: 1, math: 1, sociology: 1, investigative: 1 },
        ['51.22'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'science-news',
    kind: 'curious',
    ask: 'Which of these could you happily talk about for an hour?',
    choices: [
      choice(
        'How genes make us who we are',
        'how genes make us who we are',
        {
          biology: 3,
          chemistry: 1,
          medicine: 1,
        },
        ['26.08', '26.01', '26.02'],
      ),
      choice(
        'What time and gravity really are',
        'what time and gravity are',
        {
          physics: 3,
          math: 2,
          philosophy: 1,
        },
        ['40.08', '40.02'],
      ),
      choice(
        'How numbers can predict an election',
        'how numbers predict an election',
        {
          math: 3,
          sociology: 2,
          economics: 1,
        },
        ['27.05'],
      ),
      choice(
        'How new materials get made',
        'how new materials get made',
        {
          chemistry: 2,
          production: 2,
          engineering: 1,
        },
        ['14.18', '40.10'],
      ),
      choice(
        'How rivers, rocks and life fit together',
        'how rivers, rocks and life fit together',
        { geography: 2, biology: 2, physics: 1 },
        ['30.18', '30.44', '26.13'],
      ),
    ],
    exit: 'none',
  },
  {
    id: 'evidence',
    kind: 'scene',
    ask: 'A painting is stolen from the town hall. How would you help solve it?',
    choices: [
      choice(
        'Testing paint and fibers in the lab',
        'testing evidence in the lab',
        {
          chemistry: 2,
          biology: 1,
          safety: 1,
          investigative: 1,
        },
        ['43.04'],
      ),
      choice(
        'Talking to everyone who was there',
        'reading people in an interview',
        {
          psychology: 2,
          law: 2,
          social: 1,
          safety: 1,
        },
        ['43.01', '45.04'],
      ),
      choice('Following the money and the paperwork', 'following the money', {
        economics: 2,
        clerical: 2,
        law: 1,
        conventional: 1,
      }),
      choice(
        'Proving which painting is the real one',
        'telling a real painting from a fake',
        {
          arts: 2,
          history: 3,
        },
        ['50.07', '54.01'],
      ),
    ],
    exit: 'none',
  },
]
