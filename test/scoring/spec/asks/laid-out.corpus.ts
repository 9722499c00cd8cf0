// Specs whose layout says what is asked: tables with marks in any column, and numbered sections with their headings in the
// line. Each with what it demands or wishes, duties left out.

export type LaidOut = readonly [name: string, spec: string, units: string];

export const LAID_OUT: readonly LaidOut[] = [
  [
    'a numbered table with a column of marks and one of how it is measured',
    `Post: Highways Inspector
Purpose: to inspect the roads of the county.

| Ref | Criterion | E/D | Assessed by |
|---|---|---|---|
| 1 | Two years' experience of highway inspections | E | Application form and interview |
| 2 | NRSWA supervisor card | E | Certificate |
| 3 | Knowledge of asset databases | D | Interview |

E = essential, D = desirable. AF = application form, I = interview.`,
    'years24! licence! skill?',
  ],
  [
    'a table whose rows are named by their field',
    `Library Assistant

| Area | What we ask | Essential or desirable |
| Qualification | Level 3 certificate in library work | Essential |
| Languages | Polish | Desirable |
| Experience | One year at an enquiry desk | Essential |`,
    'certificate! language? years12!',
  ],
  [
    'a table of marks without numbers, as it was',
    `Pool Plant Operator

Criteria | E/D
Pool Plant Operators certificate | E
Experience of swimming teaching | D`,
    'certificate! skill?',
  ],
  [
    'numbered sections with headings in the line',
    `STONEMASON FIXER
Harrow & Pell, Bath. Sites from Bristol to Oxford.

1. The job. Fix cladding and repair churches. You set out from drawings.

2. Hours. 40, days, no weekends.

3. Time in the trade. We want four years' fixing of natural stone.

4. Cards. A CSCS card in date.

5. Good to have. A first aid certificate.

6. Pay. £240 a day.`,
    'years48! certificate! certificate?',
  ],
  [
    'a ladder of degrees with years for the lower steps',
    `Water Treatment Chemist

Requirements
- B.S. in chemistry, OR associate degree with 4+ years in a laboratory, OR high school diploma with 8+ years
- 2+ years with ion chromatography`,
    'degree years24!',
  ],
  [
    'a licence however gained, a wish that says so, and hours that do not matter',
    `Die Klinik Seeblick hat 210 Betten. Zum 1. März suchen wir

eine Logopädin (m/w/d) in Teilzeit.

Ihr Profil
– Erlaubnis zum Führen der Berufsbezeichnung „Logopädin“, gleich ob über Fachschule oder Studium erworben
– Wochenenddienste sind für Sie selbstverständlich

Schön, aber keine Bedingung: Fortbildung in FEES.`,
    'licence! skill?',
  ],
];
