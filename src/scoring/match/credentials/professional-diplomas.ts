// The diplomas that professions gave before their degrees, by their letters: whoever holds one is of the profession, and
// what asks for the degree "or equivalent" means it. Pure.

import { testOf } from '../../text/expressions/first-look.ts';

/** What each is written out as. */
const DIPLOMAS: readonly (readonly [letters: RegExp, degree: string])[] = [
  // "B Occupational Therapy, University of the Western Cape", "MClinPharm".
  [
    /(?<=^\W*)B(?= (?:Sc )?\p{Lu}\p{Ll}{3,}(?: \p{L}+){0,4}, [^,]{0,30}(?:University|Universiteit|College|Technikon)(?!\p{L}))/gu,
    'Bachelor of',
  ],
  [/(?<![\p{L}\d])MClin(?:ical )?Pharm(?:acy)?(?!\p{L})/gu, 'master in clinical pharmacy'],
  // Of the College of Radiographers: "(R)" who takes pictures, "(T)" who treats.
  [/(?<![\p{L}\d])[HT]?DCR(?: ?\(T\)|T)(?![\p{L}\d])/gu, 'degree in therapeutic radiography'],
  [
    /(?<![\p{L}\d])(?:[HT]?DCR(?: ?\(R\)|R)|[HT]DCR)(?![\p{L}\d])|(?<!\p{L})[Dd]iploma of the (?:Society and )?College of Radiographers(?: \(R\))?(?!\p{L})/gu,
    'degree in diagnostic radiography',
  ],
  [/(?<![\p{L}\d])Dip ?C?OT(?![\p{L}\d])/gu, 'degree in occupational therapy'],
  [/(?<![\p{L}\d])Grad ?Dip ?Phys(?![\p{L}\d])/gu, 'degree in physiotherapy'],
  [/(?<![\p{L}\d])(?:CQSW|Dip ?SW)(?![\p{L}\d])/gu, 'degree in social work'],
  [/(?<![\p{L}\d])(?:Dip ?CST|LCST)(?![\p{L}\d])/gu, 'degree in speech and language therapy'],
];

const known = DIPLOMAS.map(([letters, degree]) => ({
  letters,
  degree,
  may: testOf(new RegExp(letters.source, 'u')),
}));

/** Whether a line names one. */
export function mayNameDiploma(text: string): boolean {
  return known.some(({ may }) => may(text));
}

/** An entry with the degree that each of its diplomas is as good as. */
export function asDegrees(entry: string): string {
  return known.reduce(
    (text, { letters, degree, may }) => (may(text) ? text.replace(letters, degree) : text),
    entry,
  );
}
