const school = '(?:University|College|Institute|Polytechnic|Academy|Conservatory|Seminary|Tech)'
const capitalized = "[A-Z][\\p{L}’'&.-]*"
const shaped = new RegExp(
  `\\b(?:${capitalized}\\s+(?:of\\s+|the\\s+|at\\s+|and\\s+)*){0,6}${school}\\b(?:\\s+(?:of|at)\\s+(?:${capitalized}\\s?){1,4})?`,
  'gu',
)

/** Words that begin a sentence and belong to no name: 'At Harlan State University', 'Because Reed College …'. */
const openers =
  /^(?:(?:At|In|With|For|From|As|If|Since|And|But|Or|So|Yet|Like|Because|While|When|Where|Although|Though|Given|Both|Here|Plus|Overall|Also|Still|This|That|These|The|A|An|Your|You|Its|It|Beyond|Among|Choosing|Studying|Attending|Visiting|Considering|Life|Students)\s+(?:(?:at|of|the|in|and|on)\s+)*)+/u

/** What is shaped like the name of a school, known or invented. */
export const schoolsIn = (text: string): string[] =>
  [...text.matchAll(shaped)]
    .map((match) => match[0].replace(openers, '').trim())
    .filter((name) => /\s/.test(name))
