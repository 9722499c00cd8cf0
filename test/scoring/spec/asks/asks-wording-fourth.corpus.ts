// A fourth part: ordinary lines and advertisements.

import type { WholeSpec } from './asks-specs.corpus.ts';
import type { Asked } from './wordings.corpus.ts';

/** Lines of a list under a heading that demands. */
export const UNDER_REQUIREMENTS: readonly Asked[] = [
  ['At least 6 months guaranteed, renewable', ''],
  ['Mindestens 12 Monate Einsatz, Verlängerung möglich', ''],
  ['Six months minimum, with a good chance of an extension', ''],
  ['All tickets must be in date on arrival', ''],
  ['Bakery or factory, we do not mind which', ''],
  ['French you can work in', 'language!'],
  ['Drei Jahre Erfahrung mit Lohn und Gehalt in der Pflege', 'years36!'],
  ['Two years of experience in pension administration', 'years24!'],
  [
    'Abgeschlossene Ausbildung zum Steuerfachangestellten, kaufmännische Ausbildung oder eine vergleichbare Qualifikation',
    'certificate!',
  ],
  ['Experience in a call-handling or dispatch role', 'skill'],
  ['Working knowledge of the Children Act 1989', 'skill'],
  ['Strong numeracy and report-writing skills', 'skill'],
  ['A recognised counselling qualification (BACP accredited or working towards)', 'licence'],
  ['Qualified to Level 3 in early years or equivalent', 'certificate!'],
  ['Current registration with Social Work England', 'licence!'],
  ['At least five years as a practice manager in primary care', 'years60!'],
  ['Confident user of EMIS or SystmOne', 'skill'],
  ['Ability to prioritise a busy workload', ''],
  ['Full UK driving licence (no more than 6 points)', 'licence'],
  ["Bachelor's degree in finance; MBA preferred", 'degree! degree?'],
  ['7+ years of progressive experience in supply chain', 'years84!'],
  ['Lean Six Sigma Green Belt or higher', 'certificate!'],
  ['Must be able to work second shift', ''],
  ['Must be legally authorized to work in the United States', ''],
  ['Valid New Jersey real estate license', 'licence!'],
  ['Experience with QuickBooks Online preferred', 'skill?'],
  ['Proven track record in B2B telesales', 'skill'],
  ['Trade qualified electrician with an unrestricted NSW licence', 'certificate!'],
  ['Willingness to undergo a National Police Check', ''],
  ['Fluent English and a good level of Dutch', 'language! language!'],
  ['Excellent IT skills including Word and Excel', 'skill'],
  ['Previous experience in a similar role is desirable', 'skill?'],
  ['Ausbildung als medizinische Fachangestellte', 'certificate!'],
  ['Kenntnisse in CATIA V5', 'skill'],
  ['Bac +2 en commerce', 'degree!'],
];

/** Sentences of a spec in prose, without any heading. */
export const IN_PROSE: readonly Asked[] = [
  ['You will need a good understanding of residential lettings law.', 'skill'],
  ['Applicants must hold a valid Gas Safe registration.', 'licence!'],
  ['The successful applicant will have at least two years of experience in a busy kitchen.', 'years24!'],
  ['Experience with horses is essential.', 'skill'],
  ['We are a friendly team of twelve based in Truro.', ''],
  ['You will answer calls, book appointments and greet visitors.', '~'],
  ['The role is full time, Monday to Friday.', ''],
  ['A relevant degree would be an advantage.', 'degree?'],
  ['We have been trading for over forty years.', ''],
  ['If you have any questions, call the office.', ''],
  ['An enhanced DBS check will be required.', ''],
  ['Knowledge of Sage is desirable but not essential.', 'skill?'],
];

/** A spec and a part of its title. */
export const TITLED: readonly Asked[] = [
  ['Assistant Store Manager - Leeds\nUp to £30,000', 'Assistant Store Manager'],
  ['We are recruiting for a Kitchen Porter to join our hotel in Windermere.', 'Kitchen Porter'],
  ['JOB ADVERT\n\nJob Title: Refuse Loader\nLocation: Bristol', 'Refuse Loader'],
  ['An exciting opportunity has arisen for an experienced Legal Cashier.', 'Legal Cashier'],
];

/** Whole specs. */
export const WHOLE_SPECS: readonly WholeSpec[] = [
  [
    `Veterinary Receptionist
Riverside Vets, Hexham

We are an independent small animal practice with five vets and eight nurses. We were founded in 1998.

Main duties
- Greeting clients and booking appointments
- Taking payments and handling insurance claims

Essential
- Experience of working in a customer-facing role
- Good IT skills
- GCSE English and maths

Desirable
- Experience in a veterinary practice
- Knowledge of RoboVet

Hours are 40 a week including one Saturday in three. Salary £23,500. To apply please send your CV and a covering letter.`,
    'Veterinary Receptionist',
    'skill skill skill? skill?',
  ],
  [
    `Warehouse Supervisor

Overview
Blue Ridge Foods is a leading distributor serving more than 900 restaurants across three states. For over 35 years we have been known for our service.

Key Responsibilities
- Supervise a team of 15 pickers and loaders
- Ensure compliance with food safety requirements
- Maintain inventory accuracy

Qualifications
- High school diploma required; associate's degree preferred
- 3+ years of warehouse experience, including 1 year in a lead role
- Forklift certification
- Knowledge of WMS systems
- Ability to lift 50 lbs

Benefits
- Health, dental and vision insurance
- 401(k) with company match after 90 days
- Paid vacation (2 weeks after one year)

Blue Ridge Foods is an Equal Opportunity Employer.`,
    'Warehouse Supervisor',
    'degree? years36! years12! licence! skill',
  ],
  [
    `Our client, a busy firm of solicitors in Norwich, is looking for a Conveyancing Secretary to join its property team on a permanent basis. Working for two partners, you will type correspondence, open files and deal with clients by phone. You should have at least 18 months' experience as a legal secretary, a typing speed of 60 wpm and a working knowledge of the Land Registry portal. Experience of LEAP would be an advantage. The firm offers a salary of up to £26,000, 25 days' holiday and a pension. To apply, send your CV to Jan or call for a confidential chat.`,
    'Conveyancing Secretary',
    'years18! skill skill?',
  ],
  [
    `Steuerberater (m/w/d) in Münster

Ihre Aufgaben:
- Betreuung mittelständischer Mandanten
- Erstellung von Jahresabschlüssen

Ihr Profil:
- Bestelltes Steuerberaterexamen
- Mehrjährige Berufserfahrung
- Sehr gute DATEV-Kenntnisse
- Gute Englischkenntnisse von Vorteil

Wir bieten:
- Flexible Arbeitszeiten
- Fortbildungen`,
    'Steuerberater',
    'licence! skill skill language?',
  ],
  [
    `Hi Tom, hope all is well. Could you get an ad out for a new service advisor at our Audi site in Derby? The right person will have worked in a dealership before, ideally on Kerridge, and needs a full driving licence. Two years' experience minimum. Salary is £27k basic with OTE of £34k. Cheers, Kim`,
    'service advisor',
    'skill licence skill? years24!',
  ],
];
