// What can be held: licences, registrations, certificates, degrees, languages, clearances. Each is recognised in a
// spec and found again in a CV by the same expression, whatever it is called there.

import type { RequirementKind } from '../types.ts';

export type CredentialKind = Extract<
  RequirementKind,
  'licence' | 'certificate' | 'degree' | 'language' | 'clearance'
>;

/** `pattern` finds it in either text; `generic` ones need a name beside them to mean anything. */
export type Credential = { id: string; kind: CredentialKind; name: string; pattern: RegExp };

const LICENCES: readonly (readonly [name: string, pattern: string])[] = [
  [
    'nursing registration',
    '\\bnmc\\b|registered (general |adult |mental health )?nurse|\\brn\\b|\\brgn\\b|nursing (licen[cs]e|registration|pin)|examinierte\\w*|diplôme d.état d.infirmi',
  ],
  ['HCPC registration', '\\bhcpc\\b'],
  ['pharmacist registration', '\\bgphc\\b|registered pharmacist|pharmacist registration|approbation'],
  ['medical registration', '\\bgmc\\b|board[- ]certified|medical licen[cs]e'],
  ['social work registration', 'social work england|registered social worker|\\blcsw\\b|\\blmsw\\b'],
  [
    'teaching licence',
    '\\bqts\\b|qualified teacher status|teaching (licen[cs]e|certificate|credential)|certified teacher|\\bpgce\\b|lehramt',
  ],
  [
    'practising certificate',
    'practi[sc]ing certificate|admitted (to the bar|as a solicitor)|\\bsra\\b|bar (admission|licen[cs]e)|qualified solicitor|roll of solicitors',
  ],
  [
    'driving licence C+E',
    'hgv|\\blgv\\b|class 1\\b|\\bcdl\\b|\\bc\\s?\\+\\s?e\\b|category c|\\bce licence|führerschein (klasse )?ce',
  ],
  ['driver CPC', 'driver cpc|\\bdcpc\\b|\\bcpc\\b'],
  ['ADR', '\\badr\\b'],
  ['driving licence', 'driving licen[cs]e|driver.?s licen[cs]e|führerschein|permis b|permis de conduire'],
  ['forklift licence', 'forklift|fork lift|counterbalance|reach truck|\\bflt\\b|staplerschein|\\bcaces\\b'],
  [
    'electrician licence',
    'journeyman|master electrician|electrical licen[cs]e|18th edition|\\bbs ?7671\\b|\\bjib\\b|\\becs card\\b|elektrofachkraft|\\bnvq\\b.{0,20}electr',
  ],
  ['gas registration', 'gas safe'],
  [
    'aircraft licence',
    'part[- ]?66|\\bb1(\\.\\d)?\\b.{0,12}licen[cs]e|\\bb1\\.\\d\\b|\\bb2\\b.{0,12}licen[cs]e|licen[cs]ed aircraft|\\ba&p\\b',
  ],
  [
    'coded welding',
    'coded weld|asme ix|\\b6g\\b|en iso 9606|bs en 9606|iso 9606|aws d1\\.1|welding cert|coding',
  ],
  ['SIA licence', '\\bsia\\b'],
  ['PE licence', 'professional engineer|\\bp\\.?e\\.? licen[cs]e|\\bpe\\b (licen[cs]e|registration)'],
  [
    'chartered engineer',
    '\\bceng\\b|chartered (civil |structural )?engineer|\\bmice\\b|\\bmistructe\\b|\\bistructe\\b',
  ],
  ['architect registration', '\\barb\\b|\\briba\\b|registered architect|part (iii|3)\\b|licensed architect'],
  ['CPA', '\\bcpa\\b|certified public accountant'],
  [
    'chartered accountant',
    '\\bacca\\b|\\baca\\b|\\bcima\\b|\\bacma\\b|\\bfcca\\b|chartered accountant|ccab|qualified accountant',
  ],
  ['actuary', '\\bfia\\b|\\bfaa\\b|\\bfsa\\b|fellow of the (institute|society) of actuar|qualified actuar'],
  ['CIPD', '\\bcipd\\b|\\bshrm\\b|\\bphr\\b|\\bsphr\\b'],
];
const CERTIFICATES: readonly (readonly [string, string])[] = [
  ['PMP', '\\bpmp\\b'],
  ['PRINCE2', 'prince ?2'],
  ['CISSP', '\\bcissp\\b'],
  ['CISA', '\\bcisa\\b|\\bcism\\b'],
  ['Security+', 'security\\+'],
  ['GIAC', '\\bgcih\\b|\\bgcia\\b|\\bgiac\\b|\\boscp\\b'],
  ['CCNA', '\\bccn[ap]\\b'],
  ['AWS certification', 'aws (certified|certification|solutions architect)|certified solutions architect'],
  ['CFA', '\\bcfa\\b'],
  ['CAMS', '\\bcams\\b|\\bica\\b (diploma|certificate)'],
  ['APICS', '\\bapics\\b|\\bcpim\\b|\\bcscp\\b|\\bcips\\b|\\bmcips\\b'],
  ['food hygiene', 'food (hygiene|safety) (level|certificate)|level (2|3|4) food|servsafe|haccp'],
  ['first aid', 'paediatric first aid|first aid'],
  ['BLS/ALS', '\\bacls\\b|\\bals\\b|\\bils\\b|advanced life support|immediate life support'],
  ['ITIL', '\\bitil\\b'],
  ['scrum certification', '\\bcsm\\b|\\bpsm\\b|scrum master'],
  ['IOSH/NEBOSH', '\\bnebosh\\b|\\biosh\\b'],
  ['CSCS', '\\bcscs\\b'],
  [
    'childcare level 3',
    'level (2|3|5|6)\\b.{0,30}(childcare|early years|nnm|care|health)|early years (educator|practitioner)|\\bcache\\b|\\bnneb\\b',
  ],
  ['bilanzbuchhalter', 'bilanzbuchhalter'],
];
const CLEARANCES: readonly (readonly [string, string])[] = [
  [
    'security clearance',
    '\\b(sc|dv|ts\\/sci)\\b[- ]?(clear\\w*|vetted)|security clear\\w*|top secret|secret clearance',
  ],
  ['DBS check', '\\bdbs\\b|enhanced disclosure|führungszeugnis'],
];
const LANGUAGE_NAMES: Record<string, string> = {
  english: 'english|englisch\\w*|anglais\\w*',
  german: 'german|deutsch\\w*|allemand\\w*',
  french: 'french|französisch\\w*|français\\w*',
  spanish: 'spanish|spanisch\\w*|espagnol\\w*|español',
  italian: 'italian|italienisch\\w*|italien\\w*',
  dutch: 'dutch|niederländisch\\w*|néerlandais\\w*',
  portuguese: 'portuguese|portugiesisch\\w*|portugais\\w*',
  polish: 'polish|polnisch\\w*|polonais\\w*',
  russian: 'russian|russisch\\w*|russe',
  mandarin: 'mandarin|chinese|chinesisch\\w*|chinois\\w*',
  japanese: 'japanese|japanisch\\w*|japonais\\w*',
  arabic: 'arabic|arabisch\\w*|arabe',
  turkish: 'turkish|türkisch\\w*|turc',
  welsh: 'welsh',
  swedish: 'swedish|schwedisch\\w*',
  danish: 'danish',
  norwegian: 'norwegian',
  czech: 'czech|tschechisch\\w*',
};

function credential(kind: CredentialKind, [name, pattern]: readonly [string, string]): Credential {
  return { id: `${kind}:${name}`, kind, name, pattern: new RegExp(pattern, 'i') };
}

/** Everything that is recognised, except degrees, which have levels. */
export const CREDENTIALS: readonly Credential[] = [
  ...LICENCES.map((entry) => credential('licence', entry)),
  ...CERTIFICATES.map((entry) => credential('certificate', entry)),
  ...CLEARANCES.map((entry) => credential('clearance', entry)),
  ...Object.entries(LANGUAGE_NAMES).map(([name, names]) =>
    credential('language', [name, `\\b(?:${names})\\b`]),
  ),
];

/** Words that make the name of a language a requirement, and that say in a CV how well it is known. */
export const LANGUAGE_CUE =
  /fluen|native|mother tongue|bilingual|business level|conversational|working (knowledge|proficiency)|proficien|speak|written|spoken|\b[abc][12]\b|sprach|fließend|verhandlungssicher|muttersprach|courant|maternelle|bilingue|langue/i;
export const LANGUAGE_WEAK =
  /\b(a1|a2|basic|beginner|elementary|school|grundkenntnisse|schulkenntnisse|notions|scolaire|débutant)\b/i;

/** Degrees by level, highest first. */
export const DEGREES: readonly { level: number; name: string; pattern: RegExp }[] = [
  {
    level: 4,
    name: 'a doctorate',
    pattern: /\bph\.?d\b|\bdoctorate\b|\bdoctoral\b|\bdphil\b|promotion in|\bdoctorat\b/i,
  },
  {
    level: 3,
    name: "a master's degree",
    pattern:
      /\bmaster'?s?\b(?! (electrician|data|schedule|plan|chef))|\bm\.?sc\b|\bm\.?eng\b|\bmba\b|\bm\.?a\.?\b(?= in| degree)|\bm(pharm|math|maths|phys|chem|biol|sci|comp|res|phil|stat|des)\b|\bm\.arch\b|\b(?-i:MArch)\b|\bllm\b(?= in)|diplom-|\bbac ?\+ ?5\b/i,
  },
  {
    level: 2,
    name: 'a degree',
    pattern:
      /\bbachelor'?s?\b|\bb\.?sc\b|\bb\.?a\.?\b(?= in| degree| \()|\bb\.?eng\b|\bbtech\b|\bb\.?e\.?\b(?= |,|\))|\bbca\b|\bmca\b|\bb\.?tech\b|\bb\.?com\b|\bbba\b|\bllb\b|\b(university|undergraduate|engineering|science|nursing|relevant|honours|first|numerate|accounting|finance|law) degree\b|\bdegree\b|\bhochschulabschluss|\bstudium\b|\blicence (en|de|pro)|\bbac ?\+ ?3\b|\buniversity of\b/i,
  },
  {
    level: 1,
    name: 'a diploma',
    pattern:
      /\bdiploma\b|\bassociate'?s? degree\b|\bhnd\b|\bhnc\b|\bbts\b|\bdut\b|\bbac ?\+ ?2\b|\babgeschlossene (berufs)?ausbildung|\bapprenticeship\b/i,
  },
];

/** The highest degree that a text names, or null. */
export function degreeIn(text: string): { level: number; name: string } | null {
  return DEGREES.find(({ pattern }) => pattern.test(text)) ?? null;
}

/** The lowest degree that a text names: where a spec says "diploma or BSc", the diploma is enough. */
export function lowestDegreeIn(text: string): { level: number; name: string } | null {
  return DEGREES.findLast(({ pattern }) => pattern.test(text)) ?? null;
}
