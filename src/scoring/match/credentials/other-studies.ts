// Studies that are not quite the one asked for: of a lower step, of another name or specialty, or of a name that sounds like it. Pure.

import { FIELD } from '../../spec/papers/degree-fields.ts';
import { craftLevelAsked, craftPapersIn } from '../../spec/papers/craft-papers.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { tellsOfSpecialty } from '../posts/other-specialty.ts';

/** "Level 7" where "honours degree (level 8)" is asked for: the steps that a country gives its degrees. */
export function isOfLowerStep(asked: string, held: string): boolean {
  if (/\bhonou?rs\b/i.test(asked) && /\bordinary\b/i.test(held)) return true;
  if (BOTH_EXAMS.test(asked) && FIRST_EXAM.test(held) && !SECOND_EXAM.test(held)) return true;
  const least = craftLevelAsked(asked);
  const crafts = least === null ? [] : craftPapersIn(held).map(({ level }) => level);
  if (least !== null && crafts.length > 0 && Math.max(...crafts) < least) return true;
  const [wanted, has] = [stepsIn(asked), stepsIn(held)];
  return wanted.length > 0 && has.length > 0 && Math.max(...has) < Math.min(...wanted);
}

/** Who may be a judge has passed both of the state's examinations. */
const BOTH_EXAMS =
  /volljurist|(?:beide|zwei|zweite[sn]?|2\.) (?:juristische[ns]? )?staatsexam|1\. und 2\.|befähigung zum richteramt|assessor/iu;
const FIRST_EXAM =
  /(?:erste[sn]?|1\.|ein) (?:juristische[sn]? )?(?:staatsexam|staatsprüfung|prüfung)|diplom-?jurist|ref\. ?iur|kein referendariat/iu;
const SECOND_EXAM =
  /(?:zweite[sn]?|2\.|beide) (?:juristische[sn]? )?(?:staatsexam|staatsprüfung)|volljurist|ass\. ?iur|assessor(?:examen)?/iu;

function stepsIn(text: string): number[] {
  return [...text.matchAll(/\b(?:(?:nfq )?level ([6-9])|niveau ([3-8]))\b/gi)].map(([, step, french]) =>
    Number(step ?? french),
  );
}

/** "BTS Esthétique" where one in dietetics is asked for: a short diploma is called by its subject. */
const SHORT = /\b(?:BTS|DUT|BUT|HN[CD]|CAP|BEP)\s+(?:en |in )?(\p{Lu}[\p{L}'’-]{3,})/u;

/** Whether an entry's short diploma is called by a subject that the demand does not name. */
export function isOfOtherName(entry: string, unit: Unit): boolean {
  const subject = SHORT.exec(entry)?.[1];
  return subject !== undefined && termsOf(subject).every(({ term }) => !unit.terms.has(term));
}

/** Studies whose names sound like those of a profession, and admit to none. */
const SOUNDS_ALIKE: readonly (readonly [asked: RegExp, other: RegExp, own: RegExp])[] = [
  [
    /\bpharmacy\b|\bm\.?pharm|pharmaziestudium|\bpharmazie\b/i,
    /pharmacolog|pharmaceutical|pharmakolog|pharmacognos/i,
    /\bpharmacy\b|\b[bm]\.?pharm|pharm\.?d|\bpharmazie\b/i,
  ],
  [
    /veterinary|\bvet\b|tiermedizin|tierarzt|vétérinaire/i,
    /bioveterinary|veterinary (?:nursing|technology|biosciences?|physiotherapy)|animal (?:science|health)/i,
    /\bb\.?v\.?(?:sc|m|et)|\bmvb\b|\bvetmb\b|\bd\.?v\.?m|veterinary (?:medicine|surgery|science(?! technology))|tiermedizin|docteure? vétérinaire/i,
  ],
  [
    /juris doctor|\bj\.?d\.?\b|law degree|\bll\.?b\b|degree in law/i,
    /legal studies|paralegal|criminolog|criminal justice|law enforcement/i,
    /juris doctor|\bj\.?d\b|\bll\.?[bm]\b|\blaws?\b(?! enforcement)/i,
  ],
  [
    /radiation therap|radiotherapy|therapeutic radiograph/i,
    /medical imaging|\bmri\b|diagnostic|ultrasound|sonograph|nuclear medicine|health sciences?/i,
    /radiation therap|radiotherap|therapeutic radiograph|radiation scien/i,
  ],
  [
    /\barchitecture\b|\barchitektur/i,
    /architectural (?:technology|technician)|landscape architecture|interior architecture/i,
    /(?<!landscape |interior )\barchitecture\b(?! technology)|\bb\.?arch|\bm\.?arch/i,
  ],
  [
    /\bmedicine\b(?! and science)|medical degree|medizinstudium|humanmedizin/i,
    /biomedical|medical (?:science|laborator|technolog)|sports medicine|veterinary/i,
    /\bmb ?(?:bs|chb|bch)|\bm\.?d\b|(?<!veterinary |sports )\bmedicine\b|humanmedizin/i,
  ],
  // Branches of engineering that lead to other professions.
  [
    /\b(?:civil|structural) (?:(?:and|&|or|\/) (?:civil|structural) )?engineering|bauingenieur|génie civil/i,
    /aeronaut|aerospace|mechanical|electr|chemical|software|biomedical|petroleum|automotive|maschinenbau|mechatron/i,
    /\bcivil|structur|building|construction|geotech|architectural|bauingenieur|bauwesen|génie civil|bridge/i,
  ],
  [
    /\belectrical (?:(?:and|&|or|\/) electronics? )?engineering|elektrotechnik|génie électrique/i,
    /\bcivil|structural|chemical|aeronaut|aerospace|petroleum|automotive|bauingenieur|biomedical|textile/i,
    /electr|elektro|électr|mechatron|control|telecom|computer|instrument|robotic|power|energy|energie/i,
  ],
  [
    /\bmechanical engineering|maschinenbau|génie mécanique/i,
    /\bcivil|chemical|software|electrical|electronic|biomedical|bauingenieur|elektrotechnik|textile/i,
    /mechan|manufactur|production|aeronaut|aerospace|automotive|marine|maschinenbau|mécani|energy|fahrzeug/i,
  ],
  [
    /\bchemical (?:(?:and|&|or|\/) process )?engineering|verfahrenstechnik|génie chimique/i,
    /\bcivil|structural|software|electrical|electronic|aeronaut|aerospace|automotive|bauingenieur|elektrotechnik/i,
    /chemi|process|verfahren|petroleum|materials/i,
  ],
];

/** One of several studies, of which the neighbour is one. */
const OTHER_SCIENCE =
  /life sciences?|biolog|chemis|nursing|health scien|pharmacol|pharmaceutic|interior|landscape|criminol|naturwissenschaft/i;

/** "Mechanical, electrical or general engineering", "engineering degree (civil preferred)": the branch does not decide. */
const ANY_ENGINEERING =
  /\b(?:engineering (?:degree|discipline|subject|field)|degree in (?:an )?engineering|general engineering|preferably|ideally|preferred|such as|e\.g|for example|equivalent|stem)\b|\bor (?:\p{L}+ )?(?:engineering (?:science|technology)|physics|maths|mathematics|computer science)\b|gleichwertig|ähnlich|équivalent|par exemple|z\.\s?b/iu;

/** "BSc Pharmacology" where one in pharmacy is asked. */
export function onlySoundsAlike(asked: string, held: string): boolean {
  if (NEIGHBOUR_WILL_DO.test(asked) || OTHER_SCIENCE.test(asked) || ANY_ENGINEERING.test(asked)) return false;
  return SOUNDS_ALIKE.some(([of, other, own]) => of.test(asked) && other.test(held) && !own.test(held));
}

/** "A diploma in occupational health nursing" is no nurse's first degree: of a health profession the specialty is a study of its own. */
export function isWithoutSpecialty(entry: string, { text, degreeFields }: Unit): boolean {
  if ((degreeFields & FIELD.health) === 0 || NEIGHBOUR_WILL_DO.test(text)) return false;
  const subjects = [...text.matchAll(STUDIED_IN)].map(([, subject = '']) => subject);
  // "Therapeutic radiography / radiotherapy and oncology": by one of its names.
  const isToldOf = (subject: string) =>
    subject.split(/\s*\/\s*|\s(?:or|oder|ou)\s/i).some((name) => tellsOfSpecialty(name, entry));
  return subjects.length > 0 && !subjects.every(isToldOf);
}

const NEIGHBOUR_WILL_DO =
  /\b(?:related|similar|allied|relevant|other|another|any)\b|verwandt|vergleichbar|connexe/i;
/** What a degree is in. */
const STUDIED_IN =
  /\b(?:qualification|degree|diploma|bachelor['’]?s?|master['’]?s?|[BM]Sc|studium|diplôme)(?: degree)? (?:in|of|en|der|des) ([^,;:.()]{3,60})/giu;
