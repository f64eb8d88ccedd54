// Professions that need a degree after the bachelor's. The crosswalk lists direct preparation only, so it does not
// connect biology with medicine: these paths are ours. Families are the common ones, the usual first choice first.

type Route = {
  id: string
  title: string
  aliases: readonly string[]
  /** CIP-4, at most a handful: what a search for colleges counts as this subject. */
  families: readonly string[]
  /** Whose degrees count instead of those of whole families: counted codes beside families. */
  counted?: readonly string[]
  /** What to widen to instead of what is next to its families. */
  near?: readonly string[]
  /** Families that are the subject itself, where the others only suit the path. */
  lead?: readonly string[]
  /** The code of the doctor's degree it leads to, where colleges admit first-years with a place in it. */
  doctorate?: string
  /** SOC codes that the path leads to, the best known first. */
  careers: readonly string[]
  description: string
}

export const routes: readonly Route[] = [
  {
    id: 'pre-medicine',
    title: 'Pre-Medicine',
    aliases: [
      'pre med',
      'premed track',
      'pre medical',
      'medicine',
      'medical school',
      'med school',
      'doctor',
      'physician',
      'surgeon',
      'become a doctor',
      'md',
      'future doctor',
      'medical doctor',
      'psychiatrist',
      'pediatrician',
      'anesthesiologist',
      'cardiologist',
      'dermatologist',
      'neurosurgeon',
      'brain surgeon',
      'neurologist',
      'oncologist',
      'obgyn',
    ],
    families: ['26.01', '26.02', '51.11', '26.15', '26.09', '30.27'],
    careers: [
      '29-1215',
      '29-1216',
      '29-1221',
      '29-1249',
      '29-1214',
      '29-1223',
      '29-1211',
      '29-1229',
      '29-1071',
    ],
    description:
      'Pre-med is a set of courses, not a major: biology, chemistry, physics and math that medical schools ask for before they look at an application. You can take them inside almost any degree, and biology is only the most common home for them. Plan for the MCAT, hours spent around patients, four years of medical school and then residency.',
  },
  {
    id: 'pre-dentistry',
    title: 'Pre-Dentistry',
    aliases: [
      'pre dental',
      'pre dent',
      'dental school',
      'dentist',
      'dentistry',
      'become a dentist',
      'orthodontist',
      'oral surgeon',
    ],
    families: ['26.01', '26.02', '51.11', '40.05'],
    careers: ['29-1021', '29-1023', '29-1292'],
    description:
      'Future dentists usually earn a science degree first and cover two years of chemistry and biology along the way. Dental schools also look for steady hands, time spent shadowing in an office and a score on the DAT. Dental school itself takes about four more years.',
  },
  {
    id: 'pre-veterinary',
    title: 'Pre-Veterinary Medicine',
    aliases: [
      'pre vet',
      'vet school',
      'veterinarian',
      'veterinary medicine',
      'veterinary',
      'vet',
      'animal doctor',
      'zoo vet',
      'horse vet',
      'exotic animal vet',
      'become a vet',
      'dvm',
    ],
    families: ['01.09', '26.01', '01.13', '26.07'],
    lead: ['01.09', '01.13', '01.81', '01.83'], // animals, before veterinary school and as its technicians
    careers: ['29-1131', '29-2056'],
    description:
      "Caring for animals as a veterinarian starts with a bachelor's degree that covers biology, chemistry, animal nutrition and statistics. Animal science is a favorite because farms and barns are part of class, but zoology or biology work too. Vet schools are few, so hours of hands-on work with animals count for a lot.",
  },
  {
    id: 'pre-pharmacy',
    title: 'Pre-Pharmacy',
    aliases: [
      'pre pharm',
      'pharm',
      'pharmacy',
      'pharmacist',
      'pharmacy school',
      'pharmd',
      'doctor of pharmacy',
      'become a pharmacist',
    ],
    families: ['51.20', '40.05', '26.02', '51.11', '26.01'],
    doctorate: '51.2001',
    careers: ['29-1051', '29-2052'],
    description:
      'Two to four years of chemistry, biology and math lead into a Doctor of Pharmacy program. Some colleges offer pharmaceutical science as a major of its own; elsewhere chemistry or biochemistry does the job. Look for schools that reserve seats in their PharmD program for their own undergraduates.',
  },
  {
    id: 'pre-athletic-training',
    title: 'Pre-Athletic Training',
    aliases: ['athletic training', 'athletic trainer', 'athletic trainers', 'become an athletic trainer'],
    families: ['31.05', '26.09', '26.01'],
    careers: ['29-9091', '29-1128'],
    description:
      "Athletic trainers prevent and treat injuries of people who play and work hard, and they train for it in a master's program. The bachelor's degree before it is mostly exercise science, with anatomy, physiology and chemistry on the way. Some colleges let their own students begin the master's in the fourth year, so that both take five.",
  },
  {
    id: 'pre-physical-therapy',
    title: 'Pre-Physical Therapy',
    aliases: [
      'pre pt',
      'pt',
      'physical therapist',
      'physical therapy',
      'dpt',
      'become a physical therapist',
      'physio',
      'physiotherapist',
    ],
    families: ['31.05', '26.09', '51.23', '26.01'],
    careers: ['29-1123', '29-1122', '31-2021', '29-1128'],
    description:
      "Physical therapists hold a doctorate, so the bachelor's degree is the first half of the trip. Exercise science is the road most people take, since anatomy, physiology and movement are the heart of it. Observation hours in a clinic are part of every application.",
  },
  {
    id: 'pre-physician-assistant',
    title: 'Pre-Physician Assistant',
    aliases: [
      'pa',
      'pre pa',
      'pa school',
      'physician assistant',
      'physicians assistant',
      'physician associate',
    ],
    families: ['26.01', '51.00', '51.11', '31.05', '26.09'],
    careers: ['29-1071', '29-1171', '29-9091'],
    description:
      "A physician assistant examines, diagnoses and treats patients as part of a doctor's team, after a master's program of two to three years. No bachelor's major is asked for, only anatomy, physiology, chemistry and statistics with good grades, so biology and health science are the usual choices. Programs also want many hours of paid work with patients, as an EMT or a medical assistant for instance.",
  },
  {
    id: 'pre-chiropractic',
    title: 'Pre-Chiropractic',
    aliases: [
      'chiropractor',
      'chiropractic',
      'chiropractic medicine',
      'chiropractic school',
      'pre chiro',
      'become a chiropractor',
    ],
    families: ['26.01', '31.05', '26.09', '51.11'],
    careers: ['29-1011', '29-1123', '29-1128'],
    description:
      "Chiropractors treat the spine, joints and muscles with their hands, and hold a doctor's degree of their own, the D.C., which takes about four years. Colleges of chiropractic ask for about three years of undergraduate study with life sciences and laboratory courses, and many students finish a bachelor's first. Biology and exercise science cover the same ground.",
  },
  {
    id: 'pre-optometry',
    title: 'Pre-Optometry',
    aliases: ['optometrist', 'optometry', 'eye doctor', 'become an optometrist'],
    families: ['26.01', '26.02', '51.11', '40.08'],
    careers: ['29-1041'],
    description:
      'Eye doctors start with biology, chemistry and optics-heavy physics, then spend four years in optometry school. No special major is asked for, only the right courses and an entrance exam. Shadowing an optometrist shows early on whether close, careful work with patients suits you.',
  },
  {
    id: 'pre-law',
    title: 'Pre-Law',
    aliases: [
      'prelaw',
      'law school',
      'lawyer',
      'attorney',
      'become a lawyer',
      'law',
      'judge',
      'be an attorney',
      'future lawyer',
      'human rights lawyer',
      'criminal defense lawyer',
      'jd',
    ],
    families: ['45.10', '22.00', '38.01', '54.01'],
    careers: ['23-1011', '23-1023', '23-1022', '23-2011'],
    description:
      "Law schools take students from every major, and what they look for is close reading, clear writing and a strong record. Political science, legal studies, philosophy and history give the most practice in that. After the bachelor's come the LSAT, three years of law school and the bar exam of your state.",
  },
  {
    id: 'teaching',
    title: 'Teaching',
    aliases: ['teacher', 'teach', 'be a teacher', 'become a teacher', 'teaching license', 'schoolteacher'],
    families: ['13.12', '13.13', '13.10', '13.01'],
    careers: ['25-2021', '25-2031', '25-2022', '25-2011', '25-2058'],
    description:
      'Becoming a teacher means picking an age group or a subject, learning how people learn, and student-teaching in a real classroom before graduation. Each state has its own license, so the state where you study matters. High school teachers often major in their subject and add the teaching courses.',
  },
  {
    id: 'high-school-teaching',
    title: 'Middle and High School Teaching',
    aliases: [
      'high school teaching',
      'high school teacher',
      'teach high school',
      'middle school teacher',
      'middle grades',
      'middle grades education',
      'junior high teacher',
      'middle school education',
      'secondary education',
      'secondary teaching',
      'secondary school teacher',
    ],
    families: ['13.13'],
    counted: ['13.13', '13.1205', '13.1203'], // 13.12 is mostly elementary education
    near: ['13.1206', '13.01'],
    careers: ['25-2031', '25-2022', '25-2032'],
    description:
      "Teachers of older students know one subject well enough to make it clear to a room of thirty. Some colleges award a degree in teaching that subject, others in secondary education, and at many you take the subject itself and add the courses for a license. The license is the state's, so ask where a program's graduates teach.",
  },
  {
    id: 'policy',
    title: 'Public Policy',
    aliases: [
      'policy',
      'public policy analyst',
      'policy analyst',
      'policy maker',
      'policymaking',
      'shape policy',
      'public affairs',
    ],
    families: ['44.05', '45.10', '44.04', '45.06'],
    careers: ['19-3094', '11-9151', '13-1041', '19-3051'],
    description:
      "People who shape policy work out what a law or a program would really do, then explain it to those who decide. The degree mixes government, economics and statistics. Many add a master's in public policy or public administration after a few years on the job.",
  },
]

/** Whether several majors lead there; public policy is one as well. */
export const isRoad = (subject: string): boolean =>
  subject !== 'policy' && routes.some(({ id }) => id === subject)

/** Codes that are counted by doctor's degrees, not by bachelor's. */
export const doctorates: ReadonlySet<string> = new Set(routes.flatMap(({ doctorate }) => doctorate ?? []))

// A path to family medicine leads to every other physician too.
const neighbors: readonly (readonly [string, readonly string[]])[] = [
  [
    'pre-medicine',
    [
      '29-1212',
      '29-1213',
      '29-1217',
      '29-1218',
      '29-1222',
      '29-1224',
      '29-1241',
      '29-1242',
      '29-1243',
      '29-1081',
    ],
  ],
  ['pre-dentistry', ['29-1022', '29-1024']],
  ['pre-law', ['23-1012', '23-1021']],
]

/** Professions of doctors and lawyers, which need more than a bachelor's: SOC → route. */
export const professions: ReadonlyMap<string, Route> = new Map(
  routes.flatMap((route) => {
    const own = route.careers.filter((soc) => /^29-1(0[1-6]|123|131|2[0-4])|^23-10(11|23)/.test(soc))
    const near = neighbors.find(([id]) => id === route.id)?.[1] ?? []
    return [...own, ...near].map((soc): [string, Route] => [soc, route])
  }),
)
