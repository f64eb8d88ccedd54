import { choice, type Question } from '#engine/quiz/question.ts'

// Wide questions: the choices lie far apart, so that one answer says which way to look.
export const broadQuestions: readonly Question[] = [
  {
    id: 'new-class',
    kind: 'class',
    ask: 'Your school adds five new classes and saves you a seat in one. Which one?',
    choices: [
      choice('The human body and health', 'learning how the body works', { medicine: 3, biology: 2 }),
      choice('Coding your own apps', 'coding something of your own', {
        computers: 3,
        investigative: 1,
        math: 1,
      }),
      choice('Running a small business', 'running a small business', {
        economics: 2,
        sales: 2,
        administration: 1,
        enterprising: 2,
      }),
      choice('Drawing, design and film', 'drawing, design and film', { arts: 2, design: 1, artistic: 3 }),
      choice('Why people do what they do', 'figuring out why people do what they do', {
        psychology: 3,
        sociology: 2,
        social: 1,
      }),
    ],
  },
  {
    id: 'every-morning',
    kind: 'class',
    ask: 'One subject comes first thing every morning, all year. Which could you live with best?',
    choices: [
      choice('Math', 'starting the day with math', { math: 3, physics: 1, conventional: 1 }),
      choice('History and government', 'history and government', { history: 2, law: 2, sociology: 1 }),
      choice('Workshop: wood, metal, engines', 'working with wood, metal and engines', {
        mechanical: 2,
        construction: 1,
        realistic: 2,
      }),
      choice('A new language', 'picking up a new language', { languages: 3, english: 1, artistic: 1 }),
      choice('Chemistry lab', 'mornings in the chemistry lab', { chemistry: 3, investigative: 1 }),
    ],
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
    ],
  },
  {
    id: 'school-fair',
    kind: 'role',
    ask: 'The school fair needs helpers. Which table do you sign up at?',
    choices: [
      choice('Building the stalls', 'building the stalls', { construction: 2, realistic: 2, design: 1 }),
      choice('Wiring up sound and lights', 'wiring up sound and lights', {
        telecom: 2,
        computers: 1,
        engineering: 1,
      }),
      choice('Keeping the cash box and the lists', 'keeping the money and the lists straight', {
        economics: 2,
        clerical: 2,
        conventional: 2,
      }),
      choice('Cooking and serving food', 'cooking for a crowd', { food: 3, service: 1 }),
      choice('Staffing the first-aid tent', 'being there with first aid', {
        medicine: 2,
        safety: 1,
        social: 1,
      }),
    ],
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
    ],
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
      choice('Families who cannot pay the rent', 'standing by families in trouble', {
        social: 2,
        sociology: 2,
        therapy: 1,
        law: 1,
      }),
      choice('Empty shops on Main Street', 'bringing empty shops back', {
        sales: 2,
        economics: 2,
        enterprising: 2,
      }),
      choice('A library that wheelchairs cannot enter', 'redesigning a building so everyone gets in', {
        construction: 2,
        design: 2,
        engineering: 1,
      }),
    ],
  },
  {
    id: 'museum-day',
    kind: 'curious',
    ask: 'A free day in a giant museum. Where do you go first?',
    choices: [
      choice('Early humans and how they lived', 'seeing how people lived long ago', {
        history: 2,
        sociology: 3,
      }),
      choice('Engines and robots', 'engines and robots', { engineering: 2, mechanical: 2, realistic: 1 }),
      choice('Paintings and sculpture', 'paintings and sculpture', { arts: 3, artistic: 2 }),
      choice('A walk-through model of the brain', 'walking through the brain', {
        medicine: 2,
        biology: 1,
        psychology: 2,
      }),
      choice('Maps, weather and volcanoes', 'maps, weather and volcanoes', { geography: 3, physics: 1 }),
    ],
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
      choice('The school podcast', 'making a podcast', { media: 3, telecom: 1, english: 1 }),
      choice('Saving and investing', 'saving and investing', { economics: 3, math: 1, enterprising: 1 }),
    ],
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
    ],
  },
  {
    id: 'behind-the-scenes',
    kind: 'scene',
    ask: 'You get a pass to look behind the scenes for a day. Where?',
    choices: [
      choice('A hospital', 'a day inside a hospital', { medicine: 3, therapy: 1, biology: 1 }),
      choice('A courtroom', 'a day in court', { law: 3, english: 1 }),
      choice('A news studio', 'a day in a news studio', { media: 3, english: 1, artistic: 1 }),
      choice('A farm', 'a day on a farm', { food: 3, biology: 1, realistic: 1 }),
      choice('An airport control tower', 'a day in a control tower', { transport: 3, telecom: 1, safety: 1 }),
    ],
  },
  {
    id: 'unusual-life',
    kind: 'curious',
    ask: 'You meet someone who has lived an unusual life. What do you ask about first?',
    choices: [
      choice('What they believe in', 'asking what people believe in', { philosophy: 3, history: 1 }),
      choice('The languages and customs they know', 'asking about languages and customs', {
        languages: 3,
        sociology: 1,
      }),
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
    ],
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
    ],
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
    ],
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
    ],
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
    ],
  },
  {
    id: 'mars-crew',
    kind: 'role',
    ask: 'You join the first crew to live on Mars. What is your job?',
    choices: [
      choice('Growing the food', 'growing food where nothing grows', { food: 3, biology: 2 }),
      choice('Being the doctor', 'being the doctor on board', { medicine: 3, therapy: 1 }),
      choice('Flying the ship', 'flying the ship', { transport: 3, physics: 1 }),
      choice('Keeping every machine alive', 'keeping every machine alive', {
        mechanical: 2,
        engineering: 2,
        realistic: 1,
      }),
      choice('Keeping the crew from falling apart', 'keeping a crew together', {
        psychology: 3,
        therapy: 1,
        personnel: 1,
        social: 1,
      }),
    ],
  },
  {
    id: 'sports-team',
    kind: 'role',
    ask: "Your school's team makes the finals. Which job would you want, if not playing?",
    choices: [
      choice('Coaching and training', 'coaching a team', {
        education: 2,
        personnel: 2,
        social: 1,
        therapy: 1,
      }),
      choice('Crunching the stats', 'crunching the stats', { math: 3, computers: 1, investigative: 1 }),
      choice('Treating injuries', 'treating injuries', { therapy: 2, medicine: 3, biology: 1 }),
      choice('Calling the game live', 'calling a game live', { media: 3, english: 1, enterprising: 1 }),
      choice('Selling out the stadium', 'filling a stadium', { sales: 3, economics: 1, enterprising: 1 }),
    ],
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
      choice('“Temple found under a soccer field”', 'reading about a temple under a soccer field', {
        history: 3,
        philosophy: 1,
      }),
      choice('“Program beats every chess master alive”', 'reading about a program that beats every master', {
        computers: 3,
        math: 2,
      }),
      choice('“Court decides what schools may search”', 'reading about a court ruling', {
        law: 3,
        education: 1,
      }),
    ],
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
    ],
  },
  {
    id: 'music-festival',
    kind: 'role',
    ask: 'Your town plans a music festival. Which job is yours?',
    choices: [
      choice('Playing on stage', 'playing on stage', { arts: 3, artistic: 2 }),
      choice('Running the sound system', 'running the sound system', {
        telecom: 3,
        engineering: 1,
        media: 1,
      }),
      choice('Working out the contracts', 'working out contracts', { law: 2, economics: 1, conventional: 1 }),
      choice('Planning for safety and crowds', 'planning for safety and crowds', {
        safety: 3,
        administration: 1,
      }),
      choice('Finding food stands and feeding everyone', 'feeding everyone', {
        food: 3,
        sales: 1,
        service: 1,
      }),
    ],
  },
]
