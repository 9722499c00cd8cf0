// What a spec's wording asks for, over many trades and ways of writing: each row is a sentence or a line, where it
// stands, and the units that it must yield. Kinds carry their strength: `!` hard, nothing for must, `?` nice, `~` duty.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../src/scoring/read-spec.ts';
import type { Unit } from '../../src/scoring/spec/read-requirements.ts';

const MARKS = { hard: '!', must: '', nice: '?', duty: '~' } as const;
const WHOLE = { hard: 3, must: 2, nice: 0.5, duty: 0.6 } as const;

/** The units that stand for themselves; what a paper's or a minimum's statement asks beside it is left out. */
function askedIn(jobSpec: string): string {
  return readSpec({ jobSpec, title: 'Post' })
    .units.filter((unit) => unit.weight === WHOLE[unit.strength])
    .map(signOf)
    .join(' ');
}

function signOf({ kind, strength, minimumMonths }: Unit): string {
  const name = kind === 'duty' ? '' : kind;
  return `${name}${minimumMonths > 0 ? minimumMonths : ''}${MARKS[strength]}`;
}

type Row = readonly [text: string, units: string];

/** Lines of a list under a heading that demands. */
const LISTED: readonly Row[] = [
  ['Budget or P&L responsibility of at least $3 million', 'skill'],
  ['Experience running projects worth £5m or more', 'skill'],
  ['A quota-carrying record of $1.2M+ in new ARR', 'skill'],
  ['Managed lettings portfolios of over 400 units (rent roll £4m)', 'skill'],
  ['Delivered capital schemes of up to €20 million', 'skill'],
  ["Bachelor's degree or an equivalent combination of education and experience", 'degree'],
  ["Bachelor's degree or equivalent experience", 'degree'],
  ['Degree in marketing, or equivalent through experience', 'degree'],
  ['BA/BS or 5 additional years in lieu of degree', 'degree'],
  ['Degree educated or able to show the same through your work', 'degree'],
  ['Educated to degree level in a numerate subject', 'degree!'],
  ['BSc (Hons) Quantity Surveying or a cognate discipline', 'degree!'],
  ['Honours degree in Environmental Science', 'degree!'],
  ['PhD in molecular biology', 'degree!'],
  ["Master's in Speech-Language Pathology from an accredited program", 'degree!'],
  ['A clean compliance record', 'skill'],
  ['Competent Adviser Status, signed off and current', 'certificate!'],
  ['Able to use Cliniko or a similar practice system', 'skill'],
  ['Must be able to use CBT and at least one further model such as CAT, DBT or EMDR', 'skill'],
  ['Knowledge of JRCALC guidelines, advanced life support and safeguarding', 'skill'],
  ['Understanding of HACCP and allergens', 'certificate'],
  ['Familiar with ITIL processes', 'certificate'],
  ['Working knowledge of the PRINCE2 method', 'certificate'],
  ['PRINCE2 Practitioner', 'certificate!'],
  ['ITIL 4 Foundation certified', 'certificate!'],
  ['Level 3 Award in Food Safety', 'certificate!'],
  ['Current ACLS and BLS', 'certificate! certificate!'],
  ['ACLS or PALS', 'certificate!'],
  ['Registered with the NMC as an adult nurse', 'licence!'],
  ['Active RN license in the State of Oregon', 'licence!'],
  ['Unrestricted RN licence (compact state is fine)', 'licence!'],
  ['HCPC registered occupational therapist', 'licence!'],
  ['Chartered or working towards chartership with the ICE', 'certificate'],
  ['ACA / ACCA / CIMA qualified', 'licence!'],
  ['Part-qualified ACCA or CIMA', 'certificate'],
  ['Full UK driving licence', 'licence'],
  ["Valid driver's license with a clean MVR", 'licence'],
  ['Class A CDL with tanker endorsement', 'licence! licence!'],
  ['HGV Class 2 (category C) and a valid CPC', 'licence! licence!'],
  ['SIA door supervisor badge', 'licence!'],
  ['SIA licence (or willing to obtain one, we pay)', 'licence'],
  ['CSCS card, or willing to get one within 6 months', 'certificate'],
  ['Licence not required, we train you', ''],
  ['No degree needed', ''],
  ['No previous experience necessary as full training is given', ''],
  ['A degree is not required for this post', ''],
  ['CDL preferred, not required', 'licence?'],
  ['Forklift licence an advantage but training can be provided', 'licence?'],
  ['Ideally a second European language', 'skill?'],
  ['French at B2 or above', 'language!'],
  ['Excellent command of written and spoken English', 'language!'],
  ['Native-level German and fluent English', 'language! language!'],
  ['Bilingual English/Spanish', 'language! language!'],
  ['Fluency in Mandarin or Cantonese', 'language!'],
  ['Conversational Spanish preferred', 'language?'],
  ['DV clearance', 'clearance!'],
  ['Active TS/SCI with polygraph', 'clearance!'],
  ['Able to obtain SC clearance', 'clearance'],
  ['Eligible for SC clearance', 'clearance'],
  ['5+ years in B2B SaaS sales', 'years60!'],
  ['Three years or more as a mortgage adviser', 'years36!'],
  ['A minimum of 24 months post-qualification in renal nursing', 'years24!'],
  ["Two years' recent experience of phlebotomy", 'years24!'],
  ['At least a year in a call centre', 'years12!'],
  ['Six months behind a commercial bar', 'years6!'],
  ['Ideally five years in hospitality', 'years60?'],
  ['Between 3 and 5 years of audit in practice', 'years36!'],
  ['Over seven years leading software teams', 'years84!'],
  ['10 years plus in oil and gas', 'years120!'],
  ['a decade or more in hotels', 'years120!'],
  ['Several years of experience with wet leisure facilities', 'skill'],
  ['Python, SQL and Airflow', 'skill'],
  ['Experience of Xero or Sage 50', 'skill'],
  ['Kubernetes (CKA a plus)', 'skill certificate?'],
  ['AutoCAD; Revit desirable', 'skill skill?'],
  ['Strong Excel (Power Query ideally)', 'skill skill?'],
  ['Excellent communication skills', ''],
  ['A team player with a can-do attitude', ''],
  ['Good sense of humour', ''],
  ['Right to work in the UK', ''],
  ['Must be 18 or over', ''],
  ['Must be able to lift 50 pounds', ''],
  ['Must have own transport', ''],
  ['Willingness to travel up to 25%', ''],
  ['Flexible about shifts, including alternate weekends', ''],
  ['Enhanced DBS check', ''],
  ['Must live within 30 minutes of Hull', ''],
  ['Able to start in January', ''],
  ['Two professional references', ''],
  ['A steady hand with sugar flowers and royal icing', 'skill'],
  ['A portfolio of published work in consumer magazines', 'skill'],
  ['At least one app in the App Store', 'skill'],
  ['A track record of experiments you designed yourself', 'skill'],
  ['NVQ Level 3 in plumbing and heating or equivalent', 'certificate!'],
  ['City & Guilds 2365 or equivalent', 'certificate!'],
  ['Time-served joiner', 'skill'],
  ['Trade-qualified chef (Certificate III or IV in Commercial Cookery)', 'certificate!'],
  ['White Card and current NSW forklift licence', 'licence! licence!'],
  ['Working With Children Check', ''],
  ['Gas Safe registered', 'licence!'],
  ['18th Edition', 'licence!'],
  ['QTS with PGCE', 'licence!'],
  ['Teaching Council of Ireland registration', 'licence!'],
  ['LCSW or LMFT in good standing', 'licence!'],
  ['Bar admission in New York', 'licence!'],
  ['Series 7 and 66', 'licence!'],
  ['Registered Midwife with current NMC registration', 'licence!'],
  ['MRICS qualified', 'licence!'],
  ['Must be registered with the Teaching Regulation Agency', 'certificate!'],
  ['Membership of the CIPS at MCIPS level', 'certificate!'],
  ['STCW basic safety and an ENG1', 'licence! licence!'],
  ['PADI instructor certification, in teaching status', 'certificate!'],
  ['Abgeschlossene Ausbildung als Bäcker', 'certificate!'],
  ['Mindestens drei Jahre Berufserfahrung im Lohnbüro', 'years36!'],
  ['Führerschein Klasse CE mit Ziffer 95', 'licence! licence!'],
  ['Englisch verhandlungssicher', 'language!'],
  ['Sehr gute Kenntnisse in DATEV', 'skill'],
  ['SAP-Kenntnisse von Vorteil', 'skill?'],
  ['Teamfähigkeit und Zuverlässigkeit', ''],
  ['Abgeschlossenes Studium der Elektrotechnik', 'degree!'],
  ["Diplôme d'État infirmier", 'certificate!'],
  ["5 ans d'expérience minimum en boulangerie", 'years60!'],
  ["Maîtrise d'AutoCAD", 'skill'],
  ['Anglais courant exigé', 'language!'],
  ['Permis B', 'licence'],
  ['La connaissance de Sage serait un plus', 'skill?'],
  ["Rigueur et sens de l'organisation", ''],
  ['CAP Cuisine ou équivalent', 'certificate!'],
];

/** Sentences of a spec in prose, without any heading. */
const IN_PROSE: readonly Row[] = [
  ['You will be registered with the HCPC as a practitioner psychologist.', 'licence!'],
  ['You will hold a doctorate in clinical psychology.', 'certificate!'],
  ['You will have worked with adults in secondary care.', 'skill'],
  ['You should be a qualified solicitor with two years of conveyancing.', 'licence! years24!'],
  ['We need someone who has run a kitchen of ten.', 'skill'],
  ['The right person has spent four years in freight forwarding.', 'years48!'],
  ['Our ideal colleague speaks fluent Polish.', 'language!'],
  ['You are a chartered accountant.', 'licence!'],
  ['You hold a Class C licence.', 'licence!'],
  ['Applicants must have a first degree in geology.', 'degree!'],
  ['A forklift licence is essential.', 'licence!'],
  ['EPA 608 Universal is a must.', 'licence!'],
  ['The post requires a valid nursing registration.', 'licence!'],
  ['No card, no start: CSCS only.', 'certificate!'],
  ['Whoever it is must be a member of the CIOT.', 'certificate!'],
  ['It is essential that you can weld aluminium.', 'skill'],
  ['You know your way around Blender and Substance Painter.', 'skill'],
  ['You can read a P&L without help.', 'skill'],
  ["We're after a couple of years on a till.", 'skill'],
  ['We would expect at least five years of site management.', 'years60!'],
  ['We would be glad of training in EMDR.', 'certificate?'],
  ['It would be a bonus if you knew Sequoia.', 'skill?'],
  ['Knowledge of trusts would be an advantage.', 'skill?'],
  ['Extra marks for SolidWorks.', 'skill?'],
  ['We will be pleased to hear from people who know Sage.', 'skill?'],
  ['You do not need a degree.', ''],
  ["You don't need experience with horses, we will teach you.", ''],
  ['Experience is not necessary.', ''],
  ['You will lead a team of nine fitters.', '~'],
  ['You will prepare VAT returns and month-end journals.', '~'],
  ['The job is to plan and deliver museum workshops for schools.', '~'],
  ['We are a family firm of forty people in Kendal.', ''],
  ['The salary is £38,000 with a pension and 28 days off.', ''],
  ['Hours are 37.5 a week, Monday to Friday.', ''],
  ['Hybrid, Cheltenham two days, client sites now and then.', ''],
  ['Interviews are planned for the second week of December.', ''],
  ['We particularly encourage applications from under-represented communities.', ''],
  ['There is parking and a good canteen.', ''],
  ['Please write to Moira by Friday.', ''],
  ['Reporting to the Head of Finance.', ''],
  ['References will be taken up.', ''],
  ['Start date: as soon as possible.', ''],
  ['Thanks, Walt', ''],
  ['Hi Dana,', ''],
  ['Posts are subject to an enhanced DBS check and occupational health clearance.', ''],
  ['Offers are subject to credit and criminal record checks.', ''],
  ['Sie haben eine Ausbildung als Mechatroniker abgeschlossen.', 'certificate!'],
  ['Wir erwarten mindestens zwei Jahre Praxis in der Montage.', 'years24!'],
  ['Englischkenntnisse wären schön.', 'language?'],
  ["Vous justifiez d'au moins deux ans d'expérience en crèche.", 'years24!'],
  ["Vous êtes titulaire du diplôme d'État d'infirmier.", 'licence!'],
  ['Une première expérience en paie serait appréciée.', 'skill?'],
];

describe('a line of a list under "Requirements"', () => {
  it.each(LISTED)('%s: %s', (text, units) => {
    expect(askedIn(`The post\n\nRequirements:\n- ${text}`)).toBe(units);
  });
});

describe('a sentence of a spec in prose', () => {
  it.each(IN_PROSE)('%s: %s', (text, units) => {
    expect(askedIn(`We make shoes in a small town. ${text}`)).toBe(units);
  });
});

/** What stands before a line and says what it is. */
const HEADINGS: readonly (readonly [heading: string, mark: string])[] = [
  ['Essential criteria', ''],
  ['You will have', ''],
  ["What you'll need", ''],
  ["What you'll bring to the table", ''],
  ['The person', ''],
  ['The ideal candidate', ''],
  ["Who you'll be", ''],
  ['Not negotiable:', ''],
  ['Non-negotiables', ''],
  ['Deal breakers', ''],
  ['Minimum qualifications', ''],
  ['Basic Qualifications:', ''],
  ['Knowledge, Skills & Abilities', ''],
  ['About you', ''],
  ['Your background', ''],
  ['Do you have', ''],
  ["We're looking for", ''],
  ['To succeed you will need', ''],
  ['Selection criteria', ''],
  ['What we are looking for in you', ''],
  ['Education and Experience', ''],
  ['Ihr Profil', ''],
  ['Das bringen Sie mit', ''],
  ['Anforderungen:', ''],
  ['Votre profil', ''],
  ['Profil recherché', ''],
  ['Compétences requises', ''],
  ['You might also have', '?'],
  ['Nice to have', '?'],
  ['Desirable', '?'],
  ['Preferred qualifications', '?'],
  ['Bonus points', '?'],
  ["It's a plus if you have", '?'],
  ['Extra credit:', '?'],
  ["Don't worry if you don't have", '?'],
  ['Wünschenswert', '?'],
  ['Von Vorteil', '?'],
  ['Les plus', '?'],
  ['Key responsibilities', '~'],
  ['ESSENTIAL FUNCTIONS', '~'],
  ["What you'll do", '~'],
  ['Your day', '~'],
  ['The work', '~'],
  ['Main duties', '~'],
  ['A typical week', '~'],
  ['In this role you will', '~'],
  ["What you'll be doing", '~'],
  ['Ihre Aufgaben', '~'],
  ['Vos missions', '~'],
  ['In return', 'none'],
  ['What we offer', 'none'],
  ['What you get', 'none'],
  ["What's in it for you", 'none'],
  ['Benefits', 'none'],
  ['The package', 'none'],
  ['Our values', 'none'],
  ['How to apply', 'none'],
  ['Conditions', 'none'],
  ['Wir bieten', 'none'],
  ['Nous offrons', 'none'],
];

describe('a heading', () => {
  it.each(HEADINGS)('%s gives its strength to a list', (heading, mark) => {
    const expected = mark === 'none' ? '' : mark === '~' ? '~' : `skill${mark}`;
    expect(
      askedIn(
        `Role purpose\nKeep the plant running.\n\n${heading}\n- Scaffold inspection of tall chimneys`,
      ).replace(/^~ ?/, ''),
    ).toBe(expected);
  });
});

const TITLES: readonly (readonly [spec: string, title: string])[] = [
  ['Customs declarant wanted, Felixstowe. We clear two hundred consignments a week.', 'Customs declarant'],
  [
    'About Larkspur\nLarkspur is a budgeting app.\n\nWhat you bring\n- 4+ years as a data scientist or product analyst',
    'data scientist or product analyst',
  ],
  [
    'Ravensmoor Trust is looking for a clinical or counselling psychologist for the adult team. You will assess.',
    'clinical or counselling psychologist',
  ],
  [
    'Wensum Ambulance Service NHS Trust\nParamedic, Band 6 - Thetford and Swaffham\n37.5 hours\n\nAbout the role\nYou will respond.',
    'Paramedic, Band 6 - Thetford and Swaffham',
  ],
  [
    'Subject: Tech for van 7\n\nHi Dana,\n\nplease start looking for a commercial service tech, Columbus.',
    'commercial service tech',
  ],
  [
    'From: Head of Assurance\nTo: Recruitment\nSubject: the pen tester vacancy, again\n\nHi Bea,\n\nOne penetration tester for the defence accounts.',
    'penetration tester',
  ],
  [
    'La mairie de Saint-Aubin recrute pour son multi-accueil un éducateur de jeunes enfants, poste à temps complet.',
    'éducateur de jeunes enfants',
  ],
  ['We need a joiner. Ideally from tomorrow.', 'joiner'],
  ['Wanted: school crossing supervisor, Ludlow', 'school crossing supervisor'],
  ['Are you an experienced lettings negotiator? Come and join us.', 'lettings negotiator'],
  ['We have an exciting opportunity for a Fleet Controller to join our Hull depot.', 'Fleet Controller'],
  ['Vacancy: Herdsperson', 'Herdsperson'],
  ['JOB TITLE\nDental Nurse\nLOCATION\nTruro', 'Dental Nurse'],
  ['Zur Verstärkung unseres Teams suchen wir einen Bäcker (m/w/d) in Vollzeit.', 'Bäcker'],
  ['Nous recherchons un chauffeur poids lourd pour notre dépôt de Metz.', 'chauffeur poids lourd'],
  ['Must have 3 years as a payroll administrator. Sage. Hull.', 'payroll administrator'],
  ['Office Manager | Leeds | £32k\nBusy firm.', 'Office Manager'],
  ['Hi all, we are hiring! Senior Motion Designer, Lisbon or remote.', 'Senior Motion Designer'],
];

describe('the title', () => {
  it.each(TITLES)('%s', (jobSpec, title) => {
    expect(readSpec({ jobSpec }).title.toLowerCase()).toContain(title.toLowerCase());
  });
});
