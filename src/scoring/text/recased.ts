// A text written in small letters throughout, with the capitals that tell where things begin and what initials are. Pure;
// every place stays where it is.

/** In so small a share of its parts are capitals, at its beginning, where names stand, and in all. */
const CAPITALS_MAX = { atOnce: 0.6, inAll: 0.25 };
const PART = /[\n.;|]/;
/** In characters. */
const LENGTH_MIN = 80;
const LOOKED_AT = 400;

/** What begins a line, a sentence, or what a bullet or a label opens; and who tells. */
const BEGINNING = /(?:^[^\p{L}\n]*|[.!?]\s+|\n[^\p{L}\n]*)\p{Ll}|(?<!\p{L})i(?=\s|'|$)/gu;
/** Letters of degrees, registers and papers that are no words, as they are written. */
const WRITTEN = new Map(
  'BSc MSc BEng MEng BEd MEd LLB LLM MBA PhD MPhil MPharm MSci MChem BSN MSN ADN AAS A.A.S. A.S. B.S. M.S. B.A. M.A. B.Sc. M.Sc. B.Ed. M.Ed. B.S.Ed. PGCE PGCert PGDip HND HNC BTEC NVQ GCSE BTS DUT DCG DipSW BSW MSW NQSW ACCA CIMA CIPD MCIPD FCIPD CIPS MCIPS MRICS FRICS ACA CTA ATT CPA CISSP CISM NMC HCPC GPhC GMC GDC GOC CORU RN RRT CRT RGN BLS ACLS PALS CDL HGV CSCS CPCS SMSTS NEBOSH IOSH ISO GMP SQL AFGSU DEASS CeMAP CAS STCW'
    .split(' ')
    .map((letters) => [letters.toLowerCase(), letters]),
);
const LETTERS = new RegExp(
  `(?<![\\p{L}\\d.@/-])(?:${[...WRITTEN.keys()].map((one) => one.replaceAll('.', '\\.')).join('|')})(?![\\p{L}\\d@-])`,
  'gu',
);
/** Letters of degrees that are words too: only before a subject and a year. */
const DEGREES =
  /(?<![\p{L}\d.@/-])(?:bs|ms|ba|ma)(?= (?:\(hons\) )?(?:in )?\p{L}{4,}[^\n]{0,60}(?:19|20)\d\d)/gu;

/** The text itself where it has capitals. */
export function recased(text: string): string {
  // Most texts have some at once.
  if (capitalsIn(text.slice(0, LOOKED_AT)) > CAPITALS_MAX.atOnce) return text;
  if (text.length < LENGTH_MIN || capitalsIn(text) > CAPITALS_MAX.inAll) return text;
  return text
    .replace(LETTERS, (letters) => WRITTEN.get(letters) ?? letters)
    .replace(DEGREES, upper)
    .replace(BEGINNING, upper);
}

/** The share of the parts of a text that have a capital: a name makes one of them, however long it is. */
function capitalsIn(text: string): number {
  const parts = text.split(PART).filter((part) => /\p{L}{3}/u.test(part));
  return parts.filter((part) => /\p{Lu}/u.test(part)).length / Math.max(1, parts.length);
}

/** Letters whose capital is two signs stay small. */
function upper(words: string): string {
  return [...words]
    .map((sign) => (sign.toUpperCase().length === sign.length ? sign.toUpperCase() : sign))
    .join('');
}
