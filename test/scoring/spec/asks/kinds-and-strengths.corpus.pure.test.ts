// What a spec's wording asks for, over many trades and ways of writing: each row is a sentence or a line, where it
// stands, and the units that it must yield. Kinds carry their strength: `!` hard, nothing for must, `?` nice, `~` duty.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import type { Unit } from '../../../../src/scoring/spec/units/read-requirements.ts';

const MARKS = { hard: '!', must: '', nice: '?', duty: '~' } as const;
const WHOLE = { hard: 3, must: 2, nice: 0.5, duty: 0.6 } as const;

/** The units that stand for themselves; what a paper's or a minimum's statement asks beside it is left out. */
function askedIn(jobSpec: string): string {
  return readSpec({ jobSpec, title: 'Post' })
    .units.filter((unit) => unit.weight >= WHOLE[unit.strength] / 2)
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
  ['Budget or P&L responsibility of at least $3 million', 'skill!'],
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
  ['A clean compliance record', ''],
  ['Competent Adviser Status, signed off and current', 'certificate!'],
  ['Able to use Cliniko or a similar practice system', 'skill'],
  ['Must be able to use CBT and at least one further model such as CAT, DBT or EMDR', 'skill'],
  ['Knowledge of JRCALC guidelines, advanced life support and safeguarding', 'skill'],
  ['Understanding of HACCP and allergens', 'skill'],
  ['Familiar with ITIL processes', 'skill'],
  ['Working knowledge of the PRINCE2 method', 'skill'],
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
  ['18th Edition', 'certificate!'],
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
  ["Diplôme d'État infirmier", 'licence!'],
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
  ['Whoever it is must be a member of the CIOT.', 'licence!'],
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

/** The second part, written after the rules that the first one led to. */
const LISTED_TOO: readonly Row[] = [
  ['Must hold a current Blue Card (working with children) and Cert III in Early Childhood', 'certificate!'],
  ['Sales of at least £750k a year in a consultative environment', 'skill'],
  ['Ownership of a marketing spend of $500k+', 'skill'],
  ["Bachelor's in Nursing (BSN) required; MSN preferred", 'degree! degree?'],
  ['MBA or other advanced degree a plus', 'degree?'],
  ['Degree or demonstrable equivalent industry experience', 'degree'],
  ['A good first degree (2:1 or above) in Economics', 'degree!'],
  ['HND or degree in Building Services', 'certificate!'],
  ['University degree or comparable professional training', 'degree!'],
  ['No certification needed, but curiosity is', ''],
  ['Formal qualifications are not important to us', ''],
  ["You don't have to have worked in insurance before", ''],
  ['Previous museum experience is not essential as we will train the right person', ''],
  ['Driving licence (we can help if you are nearly there)', 'licence'],
  ['ACCA finalist or recently qualified', 'licence!'],
  ['Working towards or holding CIPD Level 5', 'certificate'],
  ['Must obtain state insurance license within 90 days of hire', 'licence'],
  ['First aid certificate (can be provided)', 'certificate'],
  ['Minimum of two to three years of payroll processing', 'years24!'],
  ["One year's experience of bar work", 'years12!'],
  ['Eight or more years in commercial lending', 'years96!'],
  ['2 yrs min CNC setting', 'years24!'],
  ['18+ months in a customer-facing role', 'years18!'],
  ['Preferably 3 years in a similar role', 'years36?'],
  ['Experience: 5 years minimum in structured cabling', 'years60!'],
  ["4 years' PQE in family law", 'years48!'],
  ['Recent experience within the last two years of acute paediatrics', 'skill'],
  ['Our company has 30 years of history in moulding', ''],
  ['Fluent Dutch, spoken and written', 'language!'],
  ['English (C1) and one other EU language', 'language!'],
  ['Welsh is desirable', 'language?'],
  ['BSL level 3 or above', 'certificate!'],
  ['NPPV3 vetting', 'clearance!'],
  ['Willing to undergo SC clearance', 'clearance'],
  ['JIB gold card', 'licence!'],
  ['Part P and 18th Edition, with 2391 an advantage', 'certificate! certificate?'],
  ['CPCS A60 crane ticket', 'licence!'],
  ['Coded to ASME IX, 6G', 'licence!'],
  ['AHPRA general registration', 'certificate!'],
  ['Texas RN or compact license', 'licence!'],
  ['Journeyman plumber license', 'licence!'],
  ['State teaching certificate, secondary maths', 'licence!'],
  ['Level 2 gym instructor and Level 3 PT', 'certificate!'],
  ['AAT Level 4', 'licence!'],
  ['Member of the Law Society of Ireland', 'certificate!'],
  ['Fellow of the Institute of Chartered Foresters', 'licence!'],
  ['Certified Welding Inspector (CWI)', 'certificate!'],
  ['AWS Solutions Architect certification', 'certificate!'],
  ['AWS (EC2, S3, Lambda)', 'skill'],
  ['Proficient in Revit and Navisworks', 'skill'],
  ['Comfortable on a horse', 'skill'],
  ['Hands-on with Kafka or RabbitMQ', 'skill'],
  ['Can read engineering drawings to BS 8888', 'skill'],
  ['Skilled in taking blood from children', 'skill'],
  ['A good eye for colour and cloth', 'skill'],
  ['Cold-calling stamina', 'skill'],
  ['Sound knowledge of the Housing Act and possession proceedings', 'skill'],
  ['Experience with first aid or mental health first aid is useful', 'skill?'],
  ['Track record of winning tenders', 'skill'],
  ['Evidence of leading change across several sites', 'skill'],
  ['SAP S/4HANA and Ariba (or comparable)', 'skill'],
  ['Salesforce admin cert is nice but not needed', 'certificate?'],
  ['An interest in birds would be lovely', 'skill?'],
  ['Knowing the Lake District well will help', 'skill?'],
  ['GIS (ArcGIS or QGIS) - preferred', 'skill?'],
  ['Tableau, ideally with Prep', 'skill skill?'],
  ['Positive attitude and reliability', ''],
  ['Excellent organisational skills and attention to detail', ''],
  ['Ability to work weekends and bank holidays', ''],
  ['Able to work on your own initiative', ''],
  ['Physically fit', ''],
  ['Non-smoker', ''],
  ['Authorised to work in the US without sponsorship', ''],
  ['Satisfactory references and a medical', ''],
  ['Must pass a drug test', ''],
  ['Available immediately', ''],
  ['Based within commuting distance of Bristol', ''],
  ['abgeschlossenes Hochschulstudium der Informatik oder vergleichbare Berufserfahrung', 'degree'],
  ['Gesellenbrief als Anlagenmechaniker SHK', 'certificate!'],
  ['Mehrjährige Erfahrung in der Gastronomie', 'skill'],
  ['Französisch in Wort und Schrift', 'language!'],
  ['Staplerschein wünschenswert', 'licence?'],
  ['Erfahrung mit SolidWorks ist ein Plus', 'skill?'],
  ['Führerschein Klasse B', 'licence'],
  ['Keine Ausbildung nötig, wir lernen Sie an', ''],
  ['Bereitschaft zu Schichtarbeit', ''],
  ['Approbation als Arzt', 'licence!'],
  ['Master en droit social exigé', 'degree!'],
  ['Première expérience réussie en vente', 'skill'],
  ['Habilitation électrique B2V', 'licence!'],
  ['Bonne maîtrise du pack Office', 'skill'],
  ["L'anglais serait un atout", 'language?'],
  ['Débutant accepté', ''],
  ['CACES 1, 3 et 5', 'licence!'],
];

const IN_PROSE_TOO: readonly Row[] = [
  ['The successful candidate will have a current HGV Class 1 licence.', 'licence!'],
  ['The postholder will be a registered social worker.', 'licence!'],
  ['He or she should have at least three years of loss adjusting behind them.', 'years36!'],
  ["We'd love somebody who has run a bookshop.", 'skill?'],
  ['Someone with a year or more of telephone sales is what I want.', 'years12!'],
  ["You've spent two years or longer in a busy salon.", 'years24!'],
  ['An NVQ 3 in hairdressing is a must.', 'certificate!'],
  ['Ideal would be a person who already knows Opera.', 'skill?'],
  ['I need an electrician with an 18th Edition.', 'certificate!'],
  ['The job calls for fluent Italian.', 'language!'],
  ["Don't apply without a valid SIA licence.", 'licence!'],
  ['Applications without QTS cannot be considered.', 'licence!'],
  ['Only qualified solicitors should apply.', 'licence!'],
  ['CIMA or ACCA, please.', 'licence!'],
  ['You can drive a tractor and use a chainsaw.', 'skill'],
  ['You are comfortable with Kubernetes and Terraform.', 'skill'],
  ['Experience in palliative care is essential, in oncology useful.', 'skill skill?'],
  ['Qualifications do not matter to us.', ''],
  ['Whether you have a degree is of no interest.', ''],
  ["It doesn't matter if you have never sold before.", ''],
  ['Full training will be given so no experience is needed.', ''],
  ['In the mornings you will feed and muck out.', '~'],
  ['Your days: quoting, ordering, chasing suppliers.', '~'],
  ['You will be responsible for stock and cash.', '~'],
  ['You will hold weekly surgeries with tenants.', '~'],
  ['Duties include typing, filing and minute taking.', '~'],
  ['You will be required to prepare court bundles.', '~'],
  ['We offer twenty-five days off and private health.', ''],
  ['The farm lies between Ludlow and Leominster.', ''],
  ['We have been making cider since 1904.', ''],
  ['Our clients include three of the big four.', ''],
  ['The contract is for twelve months.', ''],
  ['Rate: £32 an hour, outside IR35.', ''],
  ['Call Jess on 01584 000000.', ''],
  ['Deadline 3 March.', ''],
  ['Kind regards, Bill', ''],
  ['It is a small team and we laugh a lot.', ''],
  ['You will get a van, a phone and your own patch.', ''],
  ['We are proud to be an inclusive employer.', ''],
  ['Du hast einen Gesellenbrief als Tischler.', 'certificate!'],
  ['Wir suchen jemanden mit mindestens fünf Jahren Erfahrung im Einkauf.', 'years60!'],
  ['Wir freuen uns über Kenntnisse in AutoCAD.', 'skill?'],
  ['Vous avez au moins trois ans de métier en boucherie.', 'years36!'],
  ['Vous maîtrisez Sage et Excel.', 'skill'],
  ['Vous serez chargé de la caisse et des commandes.', '~'],
];

describe('a line of another list', () => {
  it.each(LISTED_TOO)('%s: %s', (text, units) => {
    expect(askedIn(`The post\n\nEssential\n• ${text}`)).toBe(units);
  });
});

describe('a sentence of another spec in prose', () => {
  it.each(IN_PROSE_TOO)('%s: %s', (text, units) => {
    expect(askedIn(`Ours is a busy place by the sea. ${text}`)).toBe(units);
  });
});

const HEADINGS_TOO: readonly (readonly [heading: string, mark: string])[] = [
  ['Who we need', ''],
  ['Your skills', ''],
  ["What you'll have under your belt", ''],
  ['We expect', ''],
  ['Must', ''],
  ['Candidate profile', ''],
  ['Experience required', ''],
  ['Requirements for the role', ''],
  ['What makes you a great fit', ''],
  ['You are the right person if you have', ''],
  ['What I need', ''],
  ['Qualifications & experience', ''],
  ['Skills and competencies', ''],
  ['Was wir erwarten', ''],
  ['Das solltest du mitbringen', ''],
  ['Ce que nous attendons', ''],
  ['Good to have', '?'],
  ['Would be great', '?'],
  ["We'd be impressed by", '?'],
  ['Brownie points for', '?'],
  ['Also useful', '?'],
  ['Pluspunkte', '?'],
  ['Ce serait un plus', '?'],
  ['Duties and responsibilities', '~'],
  ["How you'll spend your time", '~'],
  ['Role and responsibilities', '~'],
  ['Your mission', '~'],
  ['The role in brief', '~'],
  ['Scope', '~'],
  ['Deine Aufgaben', '~'],
  ['Le poste', '~'],
  ['Perks', 'none'],
  ['Our offer to you', 'none'],
  ['Why you will love it here', 'none'],
  ['Pay and hours', 'none'],
  ['Equal opportunities', 'none'],
  ['The hiring process', 'none'],
  ['Was wir bieten', 'none'],
  ['Avantages', 'none'],
];

describe('another heading', () => {
  it.each(HEADINGS_TOO)('%s gives its strength to a list', (heading, mark) => {
    const expected = mark === 'none' ? '' : mark === '~' ? '~' : `skill${mark}`;
    expect(
      askedIn(
        `Role purpose\nKeep the plant running.\n\n${heading}\n- Scaffold inspection of tall chimneys`,
      ).replace(/^~ ?/, ''),
    ).toBe(expected);
  });
});

const TITLES_TOO: readonly (readonly [spec: string, title: string])[] = [
  ['Brightwater Group\nWe make pumps.\nRole: Hydraulics Fitter\nLocation: Hull', 'Hydraulics Fitter'],
  ['Our school is looking to appoint a teacher of music from September.', 'teacher of music'],
  ['Lettings negotiator - Kendal\nBusy office.', 'Lettings negotiator'],
  ['The museum needs an education officer for its new wing.', 'education officer'],
  ['I am hiring a bookkeeper. Two days a week.', 'bookkeeper'],
  ['A vacancy has arisen for a Tree Surgeon in our Exeter team.', 'Tree Surgeon'],
  ['Are you a sous chef who wants weekends off?', 'sous chef'],
  ['Wir stellen ein: Mechatroniker (m/w/d)', 'Mechatroniker'],
  ['Steuerfachangestellte/r gesucht', 'Steuerfachangestellte'],
  ['Notre cabinet cherche une assistante dentaire à Lyon.', 'assistante dentaire'],
  ['Dear colleague, could you advertise for a practice nurse? Thanks', 'practice nurse'],
  ['We require 3 years as a fire alarm engineer. Van supplied.', 'fire alarm engineer'],
  ['Reference 0412\nPosition: Optical Assistant\nSalary: neg.', 'Optical Assistant'],
  ['Night porter wanted for a small hotel.', 'Night porter'],
  ['Elm Grove Surgery\nReceptionist (30 hours)\n\nThe work\nAnswer the phone.', 'Receptionist'],
];

describe('the title elsewhere', () => {
  it.each(TITLES_TOO)('%s', (jobSpec, title) => {
    expect(readSpec({ jobSpec }).title.toLowerCase()).toContain(title.toLowerCase());
  });
});

/** Whole specs: the title, and the units that demand or wish; duties are not counted here. */
const WHOLE_SPECS: readonly (readonly [spec: string, title: string, units: string])[] = [
  [
    `Lift Service Engineer
Hartwell Elevators, Leeds and York | £42,000 plus van

Who we are
Hartwell looks after 2,300 lifts for councils and hospitals. We are an employee-owned firm of 140.

The job
You will service a round of 95 lifts, answer call-outs and write up every visit on a tablet.

You must have
- NVQ Level 3 in lift engineering or equivalent
- Three years or more of traction and hydraulic lift maintenance
- A full driving licence

It helps if you have
- Otis or Kone controllers
- EOR 202

We give you
A van, overtime, 26 days off and a pension. Call Priya on 0113 000000 for a chat.`,
    'Lift Service Engineer',
    'certificate! years36! licence skill? skill?',
  ],
  [
    `Hi Sam, can you put this out today please. We want a bookkeeper for the Penrith office, three days a week. She or he must be AAT qualified and have at least two years in practice, and know Xero properly. QuickBooks would be a bonus. No degree needed. Pay about £16 an hour. Thanks, Jo`,
    'bookkeeper',
    'licence! years24! skill skill?',
  ],
  [
    `POSITION SUMMARY
The Infection Preventionist directs surveillance and education across a 212-bed community hospital.

ESSENTIAL DUTIES AND RESPONSIBILITIES
- Conducts surveillance of healthcare-associated infections and reports through NHSN
- Leads outbreak investigations as required
- Rounds with nursing leadership; other duties as assigned

MINIMUM QUALIFICATIONS
- Active, unencumbered RN license in Georgia
- Bachelor's degree in nursing
- 3 years of acute care nursing experience

PREFERRED QUALIFICATIONS
- CIC certification
- Epic or Cerner

PHYSICAL DEMANDS
Must be able to lift 25 pounds and stand for long periods.

We are an Equal Opportunity Employer. Benefits include medical, dental, 401(k) with match and tuition assistance.`,
    'Infection Preventionist',
    'licence! degree! years36! certificate? skill?',
  ],
  [
    `Wir suchen zum nächstmöglichen Zeitpunkt eine/n Steuerfachangestellte/n (m/w/d) in Teilzeit.

Ihre Aufgaben
- Finanz- und Lohnbuchhaltung für Mandanten
- Vorbereitung von Jahresabschlüssen

Ihr Profil
- abgeschlossene Ausbildung als Steuerfachangestellte/r
- mindestens zwei Jahre Berufserfahrung in einer Kanzlei
- sicherer Umgang mit DATEV
- Teamgeist und Zuverlässigkeit

Von Vorteil
- Weiterbildung zum Bilanzbuchhalter

Wir bieten 30 Tage Urlaub, Homeoffice und ein gutes Gehalt. Ihre Bewerbung senden Sie bitte an Frau Kuhn.`,
    'Steuerfachangestellte',
    'certificate! years24! skill licence?',
  ],
  [
    `Auxiliaire vétérinaire (H/F) - clinique des Tilleuls, Angers

Vos missions : accueil des clients, assistance en chirurgie, stérilisation, gestion des stocks.

Profil recherché :
- Titre d'auxiliaire spécialisé vétérinaire exigé
- Au moins 2 ans d'expérience en clinique canine
- Permis B
- Une connaissance de Vetocom serait un plus

Nous offrons : 35 heures, mutuelle, treizième mois. Poste à pourvoir en mars.`,
    'Auxiliaire vétérinaire',
    'certificate! years24! licence skill?',
  ],
  [
    `Job title: Duty Manager, Leisure Centre
Grade: 6
Person specification

Criteria | Essential | Desirable
Qualifications | NPLQ; First Aid at Work | Pool Plant Operators certificate
Experience | Two years supervising staff in a leisure centre | Swimming teaching
Other | Willing to work shifts including weekends | Welsh speaker`,
    'Duty Manager',
    'certificate! certificate certificate? years24! skill? language?',
  ],
  [
    `Are you a pastry chef who would rather sleep at night? Our bakery in Ennis bakes from six to two. You will make laminated doughs, tarts and celebration cakes for eleven cafés, order stock and train an apprentice. You have at least three years in a production bakery or pastry section, you laminate by hand, and you know HACCP. Experience with gluten-free baking would be great. We pay €17 to €19 an hour and close on Sundays. Please send a CV and a photograph of something you made.`,
    'pastry chef',
    'years36! skill skill?',
  ],
  [
    `About Fernway
Fernway is a fintech with 300 people in Dublin and Lisbon.

What you'll do
- Own the on-call rota and incident reviews
- Build Terraform modules for forty services
- Help teams to write better SLOs

About you
- 4+ years in SRE or platform engineering
- Deep Kubernetes and AWS
- You write Go or Python every week
- Fluent English

Bonus points
- Kafka at scale
- CKA

What's in it for you
€75,000 to €95,000, equity, 25 days of leave, private health insurance.

Our process
Two interviews and a paid exercise. Fernway is an equal opportunity employer.`,
    '',
    'years48! skill skill language! skill? certificate?',
  ],
];

describe('a whole spec', () => {
  it.each(WHOLE_SPECS)('%s', (jobSpec, title, units) => {
    const spec = readSpec({ jobSpec });
    const asked = spec.units.filter(
      (unit) => unit.kind !== 'duty' && unit.weight >= WHOLE[unit.strength] / 2,
    );
    expect([spec.title, asked.map(signOf).join(' ')]).toEqual([expect.stringContaining(title), units]);
  });
});
