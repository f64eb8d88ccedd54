// Degrees that colleges have by their own catalogs, and that federal data has under another code: without these rows a state's own
// university may be missing where it is known best (Virginia for accounting, Washington for international studies). Only what
// was read, with where and when.

type Filed = {
  family: string
  colleges: readonly number[]
  /** The degree's own name, where that of the family would mislead. */
  called?: string
  /** By its catalog the degree has the subject's name. */
  hasDegree?: true
}

/** Degrees in kinesiology or exercise science that are reported as physical education, the teaching of it. */
const asPhysicalEducation = {
  family: '13.1314',
  colleges: [
    159391, // catalog.lsu.edu, School of Kinesiology
    157085, // catalogs.uky.edu, Kinesiology with an option in exercise science
    160658, // catalog.louisiana.edu, School of Kinesiology, exercise science
    139940, // catalogs.gsu.edu, Exercise Science
    155061, // catalog.fhsu.edu, Health and Human Performance, sport and exercise therapy
    161253, // umaine.edu/edhd, Kinesiology and Physical Education, exercise science
    137351, // usf.edu/education, Exercise Science
  ],
}

/** gustavus.edu, Health and Exercise Science; read 2026-11-18. */
const exercisePhysiology = { family: '31.05', colleges: [173647] }

/**
 * In California a teacher of young children majors in Liberal Studies as a rule and earns a credential (csusm.edu, csusb.edu,
 * csub.edu, sdsu.edu, calstatela.edu, csueastbay.edu; read 2026-11-18): all campuses of Cal State that award it.
 */
const liberalStudies = {
  family: '24.0101',
  colleges: [
    ...[110422, 110486, 110495, 110510, 110529, 110538, 110547, 110556, 110565, 110574, 110583, 110592],
    ...[110608, 110617, 115755, 122409, 122597, 122755, 123572, 366711, 409698, 441937],
  ],
}

/** A degree in Education that leads to a license for elementary schools; elsewhere it often leads to none (uci.edu). */
const licensedEducation = {
  family: '13.01',
  colleges: [
    141981, // westoahu.hawaii.edu, Bachelor of Education, K-6
    171100, // education.msu.edu, Elementary Education
    210429, // wou.edu/teachered, Education with a license
    221759, // catalog.utk.edu, Education, Elementary Education
    227216, // catalog.unt.edu, Education, EC-6
    228723, // catalog.tamu.edu, Education, PreK-6
    228778, // catalog.utexas.edu, Education, EC-6
    228796, // catalog.utep.edu, BS in Education, EC-6
    229115, // depts.ttu.edu/education, Elementary EC-6
    240453, // catalog.uwm.edu, Elementary and Middle Education
  ],
}

/** For both at Minnesota Duluth: d.umn.edu/educ, read 2026-11-19. */
const elementaryAndSpecial: Filed = {
  family: '13.99',
  colleges: [174233],
  called: 'Integrated Elementary and Special Education',
}

/**
 * Business schools with one degree, and its concentrations, reported as Management Science: NYU's BS in Business (stern.nyu.edu;
 * its bulletin of 2013-15, read 2026-11-18), Virginia's BS in Commerce (records.ureg.virginia.edu), Marshall and Leventhal at USC
 * (catalogue.usc.edu) and Goizueta's BBA at Emory (community.bus.emory.edu, its catalog of 2024-25); read 2026-11-19.
 */
const oneBusinessDegree: readonly Filed[] = [
  { family: '52.13', colleges: [193900], called: 'Business' },
  { family: '52.13', colleges: [234076], called: 'Commerce' },
  { family: '52.13', colleges: [123961, 139658], called: 'Business Administration' },
]

/** Its BBA has majors in accounting, finance and marketing: catalog.wm.edu, mason.wm.edu; read 2026-11-19. */
const williamAndMary: Filed = { family: '52.02', colleges: [231624] }

/** By family or six-digit code of the subject. Read 2026-11-17 to 2026-11-19. */
export const filedElsewhere: Readonly<Record<string, readonly Filed[]>> = {
  '03.01': [{ family: '01.12', colleges: [221759] }], // bess.tennessee.edu, with soil science as a concentration
  '09.01': [
    { family: '09.07', colleges: [134097], called: 'Communication and Digital Media' }, // comm.cci.fsu.edu
    { family: '09.07', colleges: [193900], called: 'Media, Culture, and Communication' }, // bulletins.nyu.edu
    // catalog.kennesaw.edu
    { family: '09.09', colleges: [486840], called: 'Organizational and Professional Communication' },
  ],
  '09.04': [
    {
      family: '09.01',
      colleges: [
        159391, // LSU: lookup.acejmc.org
        175856, // Jackson State: jbhe.com
        199102, // ncat.edu, Journalism and Mass Communication
        230764, // Utah: asiacampus.utah.edu
        233921, // Virginia Tech: lookup.acejmc.org
      ],
    },
    { family: '09.0702', colleges: [147767] }, // medill.northwestern.edu, Bachelor of Science in Journalism
    { family: '09.0102', colleges: [199120] }, // catalog.unc.edu, Media and Journalism
  ],
  '10.0304': [{ family: '50.06', colleges: [217493] }], // risd.edu, Film/Animation/Video
  '13.02': [{ family: '13.01', colleges: [228796] }], // catalog.utep.edu, BS in Education with bilingual certification
  '13.10': [elementaryAndSpecial],
  '13.1202': [liberalStudies, licensedEducation, elementaryAndSpecial],
  '13.1312': [{ family: '50.09', colleges: [183044] }], // cola.unh.edu
  // Bioengineering 'bio/biomedical' problems (bioe.umd.edu, accreditation), once Biological Resources Engineering, whose code it kept.
  '14.05': [{ family: '14.03', colleges: [163286], called: 'Bioengineering' }],
  '16.0905': [{ family: '16.01', colleges: [237525] }], // marshall.edu/language
  '26.15': [{ family: '26.04', colleges: [186380] }], // cbn.rutgers.edu, Cell Biology and Neuroscience
  '31.0501': [asPhysicalEducation, exercisePhysiology],
  '31.0504': [{ family: '31.05', colleges: [238032, 216038] }], // catalog.wvu.edu; catalog.sru.edu, accredited by COSMA
  '31.0505': [asPhysicalEducation, exercisePhysiology],
  '40.08': [{ family: '14.12', colleges: [126775] }], // mines.edu, Engineering Physics, with the courses of any physics curriculum
  '45.09': [{ family: '05.01', colleges: [236948], called: 'International Studies' }], // jsis.washington.edu
  '48.05': [{ family: '15.06', colleges: [169910], hasDegree: true }], // ferris.edu/CET, Welding Engineering Technology
  '50.0409': [
    { family: '09.0702', colleges: [163295, 166674] }, // mica.edu, its page on STEM OPT; MassArt's brochure, Communication Design
    {
      family: '50.07',
      colleges: [
        162584, // frostburg.edu
        163851, // Salisbury: shadygrove.umd.edu, a part of art
        164076, // towson.edu
        180461, // montana.edu
        183080, // plymouth.edu
      ],
    },
  ],
  '50.0602': [
    { family: '09.07', colleges: [110608] }, // catalog.csun.edu, Cinema and Television Arts
    { family: '50.06', colleges: [217493] }, // risd.edu, Film/Animation/Video
  ],
  '50.07': [{ family: '50.01', colleges: [188030] }], // artdepartment.nmsu.edu
  '50.0913': [{ family: '50.0999', colleges: [164748] }], // berklee.edu, Music Production and Engineering
  '52.01': oneBusinessDegree,
  '52.02': oneBusinessDegree,
  '52.03': [
    ...oneBusinessDegree,
    williamAndMary,
    { family: '52.13', colleges: [154095], hasDegree: true }, // catalog.uni.edu, panthercaucus.uni.edu
    { family: '52.02', colleges: [157447], hasDegree: true }, // onlinecatalog.nku.edu
    { family: '52.01', colleges: [178396], hasDegree: true }, // catalog.missouri.edu
  ],
  '52.08': [...oneBusinessDegree, williamAndMary],
  '52.12': [
    { family: '52.13', colleges: [233921], called: 'Business Information Technology' }, // bit.vt.edu
    { family: '52.13', colleges: [159391], called: 'Information Systems and Decision Sciences' }, // online.lsu.edu
    { family: '11.04', colleges: [232423], called: 'Computer Information Systems' }, // catalog.jmu.edu
  ],
  '52.14': [
    ...oneBusinessDegree,
    williamAndMary,
    { family: '52.01', colleges: [178396] }, // catalog.missouri.edu, a department of marketing
  ],
  // academicbulletins.sc.edu and sc.edu/bulletin (fashion merchandising is an option of Retailing); read 2026-11-20.
  '52.19': [{ family: '52.18', colleges: [218663], called: 'Retailing' }],
  '52.1902': [{ family: '52.18', colleges: [218663], called: 'Retailing' }],
  // ceas.uc.edu; engineering.oregonstate.edu and catalog.bgsu.edu, accredited by ACCE
  '52.20': [{ family: '14.33', colleges: [201885, 209542, 201441] }],
}

/** How a college that teaches one of these subjects reports it in this family. */
export const filedThere = (subjects: readonly string[], family: string, unitid: number): Filed | undefined =>
  subjects
    .flatMap((id) => filedElsewhere[id] ?? [])
    .find((filed) => filed.family === family && filed.colleges.includes(unitid))
