// A third part, written after the second was mended.

import type { WholeSpec } from './asks-specs.corpus.ts';
import type { Asked } from './wordings.corpus.ts';

/** Lines of a list under a heading that demands. */
export const UNDER_REQUIREMENTS: readonly Asked[] = [
  ['Comprehensive knowledge of OSHA 1926', 'skill'],
  ['You can quote the CDM Regulations 2015 in your sleep', 'skill'],
  ['Used to working under FDA inspection', 'skill'],
  ['Fully conversant with the Mental Health Act', 'skill'],
  ['Works confidently to Schedule of Rates and NHF codes', 'skill'],
  ['Understanding of PCI DSS and SOC 2', 'skill'],
  ['Registered architect in New York State', 'licence!'],
  ['Current teaching license, K-6, Ohio', 'licence!'],
  ['A valid SPA or CCNSG passport', 'certificate!'],
  [
    "Bachelor's degree in marketing, communications, or related field (or equivalent work experience)",
    'degree',
  ],
  ['BS/BA plus 5 years of underwriting', 'degree! years60!'],
  ['Degree qualified', 'degree!'],
  ['Educated to HND level or above in agriculture', 'certificate!'],
  ['Studying towards, or holding, ACCA', 'licence'],
  ['CIH or CSP certification, or the ability to sit for one within a year', 'certificate'],
  ['Certification in mammography is a plus but will train', 'certificate?'],
  ['Bilingual English and Polish', 'language! language!'],
  ['Spoken Arabic at native level', 'language!'],
  ['Drug-free workplace: post-offer screening is mandatory', ''],
  ['Two forms of ID and a P45 on arrival', ''],
  ['Successful completion of a background investigation, polygraph and psychological exam', ''],
  ['Satisfactory Garda vetting', ''],
  ['Candidates will be required to provide three references', ''],
  ['Covid and flu vaccinations as per hospital policy', ''],
  ['Reliable transportation to and from work', ''],
  ['Able to lift and carry stock of up to 20 kg', ''],
  ['Night shifts on a four-on four-off pattern', ''],
  ['You get things done and do not need your hand held', ''],
  ['Warm, welcoming manner', ''],
  ['Good with people', ''],
  ['A hunger to learn', ''],
  ['5-7 yrs building payments systems', 'years60!'],
  ['Minimum of two (2) years as a case manager', 'years24!'],
  ['Ideally with 3 years or so in a museum', 'years36?'],
  ['One to two years in claims', 'years12!'],
  ['Proven record of 5+ years selling into the NHS', 'years60!'],
  ['24 months of documented line flying', 'years24!'],
  ['Must have closed at least ten deals a year', 'skill'],
  ['Taught Key Stage 2 (ages 7 to 11 years)', 'skill'],
  ['Experience running a 10-year capital plan', 'skill'],
  ['Track record of growing revenue by 20 % year on year', 'skill'],
  ['Woodturning and French polishing', 'skill'],
  ['Ran at least one ERP roll-out end to end', 'skill'],
  ['Photoshop; After Effects a nice extra', 'skill skill?'],
  ['Xero preferable, QuickBooks acceptable', 'skill?'],
  ['Basic Italian appreciated', 'language?'],
  ['Prior startup experience a definite advantage', 'skill?'],
  ['Abgeschlossene kaufmännische Ausbildung', 'certificate!'],
  ['Mind. 3 Jahre im Vertriebsinnendienst', 'years36!'],
  ['Gute Deutschkenntnisse (mind. B2)', 'language!'],
  ['Flexibilität und Humor', ''],
  ['Formation en horticulture (CAP, BEP ou Bac pro)', 'certificate!'],
  ['Expérience de 3 ans minimum sur un poste similaire', 'years36!'],
  ['Bonne présentation', ''],
];

/** Sentences of a spec in prose, without any heading. */
export const IN_PROSE: readonly Asked[] = [
  ["It's essential you've worked in a regulated lab.", 'skill'],
  ["You'll have a background in textiles and know your way around a Jacquard loom.", 'skill skill'],
  ['Candidates should come with a Class 2 licence.', 'licence!'],
  ['We can teach you the software but not the trade: you are a time-served plasterer.', 'skill'],
  ['To do this job you need Spanish at C1.', 'language!'],
  [
    'The ideal applicant holds a degree in horticulture and has looked after a public garden.',
    'degree! skill',
  ],
  ["If you've run a Duke of Edinburgh group, we'd be thrilled.", 'skill?'],
  ['Three years after we opened we won our first award.', ''],
  ['Our managing director joined as an apprentice 25 years ago.', ''],
  ['Annual leave starts at 25 days and goes up by a day a year for five years.', ''],
  ['The waiting list is two years long.', ''],
  ['The building is 300 years old.', ''],
  ['Employees become eligible for the plan after 12 months.', ''],
  ['It will be a two-year contract.', ''],
  ['Have a look at our site.', ''],
  ['Thanks for sorting this.', ''],
  ['Please keep it short, nobody reads long ones.', ''],
  ['Nothing in this description limits the right of management to change it.', ''],
  ['You will design onboarding for new hires, references included.', '~'],
  ['You will draw up tender requirements for cleaning.', '~'],
  ['You will keep our HACCP plan current.', '~'],
  ['Each new starter completes a health questionnaire.', ''],
  ['Appointment is subject to a trial shift and proof of address.', ''],
  ['Wir sind seit 15 Jahren am Markt.', ''],
  ['Sie bringen einen Abschluss als Fachwirt mit.', 'certificate!'],
  ['Vous avez déjà encadré une équipe.', 'skill'],
];

/** A spec and a part of its title. */
export const TITLED: readonly Asked[] = [
  [
    'Hello, do you have any mobile crane drivers on your books? We need one from Monday in Derby. CPCS A60.',
    'crane driver',
  ],
  [
    'Hi Zoe, following our call: we are replacing our marketing assistant, she moves to Spain. Canva, Mailchimp.',
    'marketing assistant',
  ],
  [
    'Northgate Primary\nCaretaker (part time, term time)\n\nWhat you will do\nUnlock, sweep, fix.',
    'Caretaker',
  ],
  ['We need an extra forklift driver for nights.', 'forklift driver'],
  [
    'Role Overview\nThe Treasury Analyst will manage the daily cash position.\n\nRequirements\nExcel',
    'Treasury Analyst',
  ],
  ['Gesucht wird ein Hausmeister für unsere Schule in Jena.', 'Hausmeister'],
];

/** Whole specs. */
export const WHOLE_SPECS: readonly WholeSpec[] = [
  [
    `Housing Options Officer
Grade 7

PERSON SPECIFICATION

Criteria | Essential / Desirable | Assessed by
Degree or CIH Level 4 | D | Application
Two years' experience in homelessness or housing advice | E | Application, interview
Knowledge of Part VII of the Housing Act 1996 | E | Interview
Experience of Locata | D | Application`,
    'Housing Options Officer',
    'degree/paper? years24! skill skill?',
  ],
  [
    `SENIOR ACCOUNTANT
Boise, Idaho

About Tamarack
Founded in 1987, Tamarack Lumber runs six mills. Our people average 14 years with us.

What You Will Do
- Close the books monthly and prepare reconciliations
- Support the year-end audit

What You Bring
- Bachelor's degree in accounting or finance
- Minimum 4 years of general ledger experience; manufacturing strongly preferred
- CPA or CPA candidate preferred
- Advanced Excel

What We Offer
- Medical, dental, vision from day one
- 401(k) with immediate vesting; profit sharing after 1 year
- 15 days PTO in years 1-4, 20 days after 5 years

Tamarack is an equal opportunity employer. A background check and drug test are required following a conditional offer of employment.`,
    'SENIOR ACCOUNTANT',
    'degree! years48! skill? licence? skill',
  ],
  [
    `Hi Marta,

sorry this is late. The care home in Rye needs a new cook because Pauline retires in October after 22 years.

She'd be cooking for 34 residents, soft diets included. I'd want Level 2 food hygiene, a year or more in a care home or school, and somebody who can bake. Halal cooking would be good to have but isn't a must.

Every other weekend off. Reply by Friday if you can.

Best, Sunil`,
    'cook',
    'certificate! years12! skill skill?',
  ],
  [
    `Network Engineer – Galway (hybrid)

The team: eleven engineers and one dog.

The job: you'll look after 140 switches and four data centres and be on call one week in six.

Must-haves: CCNP or equal experience; 3+ years in a multi-site network; BGP and OSPF; Stamp 4 or EU passport.
Nice-to-haves: Python, Palo Alto.
Not needed: a degree.

We pay €60k-€68k and review it every 12 months.`,
    'Network Engineer',
    'certificate years36! skill skill?',
  ],
  [
    `About the companyFor more than 20 years Brightline has cleaned solar farms.What you'll doPlan routes for six crews.Handle landowner queries.What you'll need2+ years scheduling field crewsProficiency with ArcGISFull driving licenceExcellent communication skillsNice to haveDrone pilot certificateWhat we offer25 days of leave, rising after 3 years`,
    '',
    'years24! skill licence certificate?',
  ],
  [
    `Wir suchen: Leitung Finanzbuchhaltung (m/w/d), Kassel

Über uns: Familienunternehmen, 90 Jahre alt, 600 Leute.

Profil: Bilanzbuchhalter (IHK) oder Studium mit Schwerpunkt Rechnungswesen; fünf Jahre Erfahrung, davon zwei mit Führung; HGB und DATEV sicher; Englisch gut.

Von Vorteil: IFRS.

Angebot: 30 Tage Urlaub, Homeoffice nach der Probezeit von sechs Monaten.`,
    'Leitung Finanzbuchhaltung',
    'degree/paper! years60! skill language! skill?',
  ],
];
