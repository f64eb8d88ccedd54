import type { Specialty } from '#catalog/majors/major.ts'

// Some universities report a whole field under one code: UNC and Iowa their psychology as Behavioral Science, the Kelley
// School all of business as General Business, Boulder its biology by branch. They teach the subject all the same.

type Within = {
  families: readonly string[]
  /** Fewer degrees are a small program of its own, not the whole field. */
  least: number
  /** All families of the field start with it; null if these families alone are the field. */
  field: string | null
  /** Of the field, but reported apart nearly everywhere: these say nothing about what the general code holds. */
  apart?: readonly string[]
  /** The degrees in the rest of the field, as a part of these, with which these are still the whole field. */
  beside: number
  /** How much it counts beside a degree in the subject itself. */
  worth: number
}

/** A whole field under one code, with hardly anything beside it. */
const whole = { beside: 0.2, worth: 0.8 }
const psychology: Within = { families: ['30.17'], least: 50, field: null, ...whole }
const biology: Within = {
  families: ['26.04', '26.07', '26.09', '26.13', '26.99'],
  least: 50,
  field: null,
  ...whole,
}
/**
 * 09.99 is 'Communication, Journalism, and Related Programs, Other'. Where it has twenty degrees, the college's one major
 * or its journalism stands there: communications.howard.edu, nsu.edu/mcjr, ship.edu (Communication, Journalism and
 * Media), berry.edu (Communication), wiu.edu (Broadcasting and Journalism), unomaha.edu (Journalism and Media
 * Communication) and worldcampus.psu.edu (Digital Journalism and Media); read 2026-11-18.
 */
const communication: Within = { families: ['09.99'], least: 20, field: null, ...whole }
const business: Within = { families: ['52.01', '52.02'], least: 200, field: '52.', ...whole }
/** Accounting leads to a license, so it has a code of its own where all else is a track of one degree. */
const businessTracks: Within = { ...business, apart: ['52.03'] }
/** 03.06 is 'Wildlife, Fish and Wildlands Science and Management'. */
const fisheries: Within = { families: ['03.06'], least: 5, field: null, ...whole }
/** Departments with thirty degrees a year teach security as a track of computing: less than a degree in it. */
const computing: Within = { families: ['11.01', '11.07'], least: 30, field: null, beside: 0, worth: 0.65 }
/** Where teachers for high school have one code, hardly any college reports their subjects beside it: six of 135. */
const secondary: Within = { families: ['13.1205'], least: 5, field: null, ...whole }
/** A college that splits its field still teaches under the general code what it does not report apart. */
const generalCode = { beside: 0.5, worth: 0.8 }

/** Codes outside a family that are the same subject. */
const sameSubject: Readonly<Record<string, readonly string[]>> = {
  '03.06': ['26.0709'], // wildlife biology is filed under zoology
  '09.07': ['10.0202'], // radio and television under technology
  '13.1210': ['13.1015'], // early childhood with a second license, for special needs (bgsu.edu/iec)
  '15.07': ['51.2206'], // occupational health and industrial hygiene under public health
  '26.15': ['42.2706'], // behavioral neuroscience under psychology
  '44.07': ['51.1503'], // clinical social work is filed under mental health
  '47.03': ['47.0605'], // diesel mechanics under vehicles, heavy equipment apart
  '48.05': ['15.0614'], // welding engineering technology under manufacturing
  '52.18': ['52.0212'], // retail management under business administration
}
/** Those that count as a family beside its own. */
export const sameAs = (family: string): readonly string[] => sameSubject[family] ?? []

/**
 * What a business school with one general degree teaches as a rule, beside accounting: entrepreneurship, finance, human
 * resources, international business, marketing. Construction, hospitality, real estate or fashion have programs of their
 * own where they are taught.
 */
const tracks: readonly string[] = ['52.07', '52.08', '52.10', '52.11', '52.14']

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

/** bit.vt.edu, online.lsu.edu (Information Systems and Decision Sciences), catalog.jmu.edu; read 2026-11-19. */
const informationSystems: readonly Filed[] = [
  { family: '52.13', colleges: [233921], called: 'Business Information Technology' },
  { family: '52.13', colleges: [159391], called: 'Information Systems and Decision Sciences' },
  { family: '11.04', colleges: [232423], called: 'Computer Information Systems' },
]

/** For both at Minnesota Duluth: d.umn.edu/educ, read 2026-11-19. */
const elementaryAndSpecial: Filed = {
  family: '13.99',
  colleges: [174233],
  called: 'Integrated Elementary and Special Education',
}

/**
 * NYU's business school has one degree, the BS in Business, with concentrations in the subjects of its departments
 * (stern.nyu.edu, business program; its bulletin of 2013-15). It is reported as Management Science; read 2026-11-18.
 */
const nyuStern = { family: '52.13', colleges: [193900], called: 'Business' }

// Business schools with one degree, and its concentrations, under a code that says less: Virginia's BS in Commerce (accounting,
// finance, information technology, management, marketing: records.ureg.virginia.edu), Marshall and Leventhal at USC
// (catalogue.usc.edu), Goizueta's BBA at Emory (area depths: community.bus.emory.edu, its catalog of 2024-25), the BBA of William &
// Mary (catalog.wm.edu, mason.wm.edu); accounting at Northern Kentucky (onlinecatalog.nku.edu) and Missouri, which has a department of
// marketing as well (catalog.missouri.edu). Read 2026-11-19.
const virginiaCommerce: Filed = { family: '52.13', colleges: [234076], called: 'Commerce' }
const asManagementScience: Filed = {
  family: '52.13',
  colleges: [123961, 139658],
  called: 'Business Administration',
}
const williamAndMary: Filed = { family: '52.02', colleges: [231624] }
const oneBusinessDegree = [nyuStern, virginiaCommerce, asManagementScience]

/**
 * Maryland's Bioengineering solves 'bio/biomedical engineering' problems (bioe.umd.edu, accreditation) and came from a degree
 * in Biological Resources Engineering, whose code it kept; read 2026-11-18.
 */
const marylandBioengineering = { family: '14.03', colleges: [163286], called: 'Bioengineering' }

/** Ferris State's Welding Engineering Technology (ferris.edu/CET, catalog.ferris.edu) has no code of its own; read 2026-11-18. */
const ferrisWelding: Filed = { family: '15.06', colleges: [169910], hasDegree: true }

/**
 * Northern Iowa's BA in Accounting (catalog.uni.edu, panthercaucus.uni.edu) has a code without a degree, beside 93 in
 * 'Management Sciences and Quantitative Methods, Other'; read 2026-11-18.
 */
const northernIowaAccounting: Filed = { family: '52.13', colleges: [154095], hasDegree: true }

type Filed = {
  family: string
  colleges: readonly number[]
  /** The degree's own name, where that of the family would mislead. */
  called?: string
  /** By its catalog the degree has the subject's name. */
  hasDegree?: true
}

/**
 * Degrees that the catalogs of these colleges (by unitid) have, and that they report in another family or code. Sport
 * management: catalog.wvu.edu (School of Sport Sciences, since 1981) and catalog.sru.edu (accredited by COSMA); read
 * 2026-11-17. Neuroscience: cbn.rutgers.edu (Cell Biology and Neuroscience). Film: catalog.csun.edu (Cinema and
 * Television Arts, Film Production). Film and animation: risd.edu (Film/Animation/Video). Journalism:
 * medill.northwestern.edu (Bachelor of Science in Journalism) and catalog.unc.edu (Media and Journalism). Physics:
 * mines.edu (Engineering Physics, with the courses of any physics curriculum). Music technology: berklee.edu (Music
 * Production and Engineering). Environmental science: bess.tennessee.edu (with soil science as a concentration). Graphic
 * design: mica.edu (its page on STEM OPT says that it has a code of technology), MassArt's brochure (Communication
 * Design), towson.edu, frostburg.edu, plymouth.edu, montana.edu and, for Salisbury, shadygrove.umd.edu (a part of art).
 * Construction management: ceas.uc.edu; read 2026-11-18. Music education at New Hampshire: cola.unh.edu; Spanish at Marshall:
 * marshall.edu/language; art at New Mexico State: artdepartment.nmsu.edu; construction engineering management at Oregon
 * State and construction management at Bowling Green, accredited by ACCE: engineering.oregonstate.edu, catalog.bgsu.edu;
 * communication at Florida State (comm.cci.fsu.edu, media and communication studies), NYU (bulletins.nyu.edu, media, culture
 * and communication) and Kennesaw State (catalog.kennesaw.edu); journalism within it at LSU and Virginia Tech
 * (lookup.acejmc.org), Jackson State (jbhe.com), North Carolina A&T (ncat.edu) and Utah (asiacampus.utah.edu);
 * international studies at Washington: jsis.washington.edu; read 2026-11-19.
 */
export const filedElsewhere: Readonly<Record<string, readonly Filed[]>> = {
  '03.01': [{ family: '01.12', colleges: [221759] }],
  '09.01': [
    { family: '09.07', colleges: [134097], called: 'Communication and Digital Media' },
    { family: '09.07', colleges: [193900], called: 'Media, Culture, and Communication' },
    { family: '09.09', colleges: [486840], called: 'Organizational and Professional Communication' },
  ],
  '09.04': [
    { family: '09.01', colleges: [159391, 175856, 199102, 230764, 233921] },
    { family: '09.0702', colleges: [147767] },
    { family: '09.0102', colleges: [199120] },
  ],
  '10.0304': [{ family: '50.06', colleges: [217493] }],
  '13.02': [{ family: '13.01', colleges: [228796] }], // catalog.utep.edu, BS in Education with bilingual certification
  '13.10': [elementaryAndSpecial],
  '13.1202': [liberalStudies, licensedEducation, elementaryAndSpecial],
  '13.1312': [{ family: '50.09', colleges: [183044] }],
  '14.05': [marylandBioengineering],
  '26.15': [{ family: '26.04', colleges: [186380] }],
  '16.0905': [{ family: '16.01', colleges: [237525] }],
  '31.0501': [asPhysicalEducation, exercisePhysiology],
  '31.0504': [{ family: '31.05', colleges: [238032, 216038] }],
  '31.0505': [asPhysicalEducation, exercisePhysiology],
  '40.08': [{ family: '14.12', colleges: [126775] }],
  '45.09': [{ family: '05.01', colleges: [236948], called: 'International Studies' }],
  '48.05': [ferrisWelding],
  '50.0409': [
    { family: '09.0702', colleges: [163295, 166674] },
    { family: '50.07', colleges: [162584, 163851, 164076, 180461, 183080] },
  ],
  '50.0602': [
    { family: '09.07', colleges: [110608] },
    { family: '50.06', colleges: [217493] },
  ],
  '50.07': [{ family: '50.01', colleges: [188030] }],
  '50.0913': [{ family: '50.0999', colleges: [164748] }],
  '52.01': oneBusinessDegree,
  '52.02': oneBusinessDegree,
  '52.03': [
    ...oneBusinessDegree,
    williamAndMary,
    northernIowaAccounting,
    { family: '52.02', colleges: [157447], hasDegree: true },
    { family: '52.01', colleges: [178396], hasDegree: true },
  ],
  '52.08': [...oneBusinessDegree, williamAndMary],
  '52.12': informationSystems,
  '52.14': [...oneBusinessDegree, williamAndMary, { family: '52.01', colleges: [178396] }],
  '52.20': [{ family: '14.33', colleges: [201885, 209542, 201441] }],
}
/** How a college that teaches one of these subjects reports it in this family. */
export const filedThere = (subjects: readonly string[], family: string, unitid: number): Filed | undefined =>
  subjects
    .flatMap((id) => filedElsewhere[id] ?? [])
    .find((filed) => filed.family === family && filed.colleges.includes(unitid))

/** Such a degree exists, and only its number is unknown. */
export const filedWorth = whole.worth

/** A general code of a specialty's own field, with fewer degrees, is hardly a program. */
const fewInGeneral = 5

/** A program that is listed, with no degree in this year, where others of its family have some: less than any degree. */
export const listedWithin = { least: fewInGeneral, worth: 0.5 }

/** Where a college that reports no degree in this family may count it. */
export function countedWithin(family: string): Within | null {
  if (family === '42.01') return psychology
  if (family === '26.01') return biology
  if (family === '09.01' || family === '09.04') return communication
  if (family === '03.03') return fisheries
  if (family === '52.03') return business
  return tracks.includes(family) ? businessTracks : null
}

/** The same for a specialty, by its own list: the general code of its family ('50.0401'), all of business or computing. */
export function specialtyWithin({ id, within }: Pick<Specialty, 'id' | 'within'>): Within | null {
  if (within.length === 0) return null
  const field = [businessTracks, computing, secondary].find(({ families }) =>
    within.some((code) => families.includes(code)),
  )
  return field ?? { families: within, least: fewInGeneral, field: id.slice(0, 5), ...generalCode }
}
