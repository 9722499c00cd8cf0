// A second part of such statements, titles and whole specs, written after the rules were mended, of other trades again.

import type { WholeSpec } from './asks-specs.corpus.ts';
import type { Asked } from './wordings.corpus.ts';

/** Lines of a list under a heading that demands. */
export const UNDER_REQUIREMENTS: readonly Asked[] = [
  ['Familiarity with the Gambling Act and the LCCP', 'skill'],
  ['You know the Highway Code and the Red Book (Chapter 8) by heart', 'skill'],
  ['Confident in the use of SAGE 200 and the CIS rules', 'skill'],
  ['Experience of working to ISO 17025', 'skill'],
  ['Deep command of US GAAP and SEC reporting', 'skill'],
  ['Aware of the duties under the Care Act', 'skill'],
  ['Has read and applied Eurocode 2 in practice', 'skill'],
  ['Licence to practise veterinary medicine in Pennsylvania', 'certificate!'],
  ['CISI Investment Advice Diploma', 'certificate!'],
  ['Holder of a Merchant Navy Officer of the Watch certificate', 'licence!'],
  ['Your PGCE is complete or will be by July', 'licence'],
  ['Degree in geology; MSc a plus', 'degree! degree?'],
  ["Bachelor's in social work or a related human services field required", 'degree!'],
  ['Honours degree or six years of comparable work', 'degree'],
  ["Associate's degree or equivalent military experience", 'degree'],
  ["Bachelor's degree in lieu of which five years of lab work will be accepted", 'degree'],
  ['Diploma in hairdressing or time served', 'degree'],
  ['Either RGN or RMN', 'licence!'],
  ['CPA or CMA, or on track for one', 'licence'],
  ['PMP, PRINCE2 or similar', 'certificate!'],
  ['Forklift and pallet truck licences', 'licence!'],
  ['Full clean UK driving licence and access to a vehicle insured for business', 'licence'],
  ['ACLS certification required at time of hire', 'certificate!'],
  ['CPR certified or able to become so in the first month', 'certificate'],
  ['Must clear a seven-year criminal history review', ''],
  ['Offer contingent on a satisfactory DOT physical', ''],
  ['References covering three years', ''],
  ['MMR and TB status to be evidenced before placement', ''],
  ['BS7858 vetting applies (five-year work history)', ''],
  ['NHS Smartcard will be issued after checks', ''],
  ['Must live within 45 minutes of the depot', ''],
  ['Applicants need to be eligible to work in Germany', ''],
  ['No sponsorship available', ''],
  ['Comfortable climbing ladders and working in all weathers', ''],
  ['Ability to work in a fast-paced environment', ''],
  ['Can-do mindset, lots of energy', ''],
  ['An eye for detail', ''],
  ['Available for at least twelve weeks from June', ''],
  ['Two to three years in a salon', 'years24!'],
  ['Experience: min. 4 yrs in tendering', 'years48!'],
  ['No fewer than five years on board passenger vessels', 'years60!'],
  ['At least three of the last five years in asset finance', 'years36!'],
  ['18+ months with Zendesk or Freshdesk', 'years18!'],
  ['3 years of service desk work', 'years36!'],
  ['A five-year track record of hitting targets in the motor trade', 'years60!'],
  ['Experience with five-axis machining', 'skill'],
  ['Has managed a 30-year maintenance plan for social housing', 'skill'],
  ['Worked with pupils in Years 5 and 6', 'skill'],
  ['You have taken a product from sketch to tooling', 'skill'],
  ['Power BI would be brilliant', 'skill?'],
  ['If you happen to know Kubota engines, great', 'skill?'],
  ['Not essential but welcome: Danish', 'language?'],
  ['Some Mandarin is helpful', 'language?'],
  ['Experience in a distillery (preferred)', 'skill?'],
  ['Grundkenntnisse in SPS-Programmierung', 'skill'],
  ['Approbation und Facharzt für Anästhesie', 'licence! licence!'],
  ['Du kennst dich mit Kassensystemen aus', 'skill'],
  ['Gültiger Staplerschein, idealerweise auch Kranschein', 'licence! licence?'],
  ['Reisebereitschaft (ca. 50 %)', ''],
  ['Diplôme de comptabilité (DCG) ou trois ans en cabinet', 'licence'],
  ["Vous avez le sens de l'accueil", ''],
  ['Une expérience de la taille de la vigne', 'skill'],
];

/** Sentences of a spec in prose, without any heading. */
export const IN_PROSE: readonly Asked[] = [
  ['Whoever we take on has to hold a gas ticket.', 'certificate!'],
  ['He or she needs to have driven artics on the Continent.', 'skill'],
  ["You'll need to be handy with a MIG set.", 'skill'],
  ['Your experience will include at least two audits of a listed company.', 'skill'],
  ['Applicants must be able to demonstrate three years in claims handling.', 'years36!'],
  ['This is not a job for a beginner: we ask for five years as a stonemason.', 'years60!'],
  ['A degree in archaeology is a must, a driving licence helps.', 'degree! licence?'],
  ['Fluency in Danish is what matters most.', 'language!'],
  ['We would not mind if you knew your way around a kiln.', 'skill?'],
  ['Any experience of grant writing is a bonus.', 'skill?'],
  ['It is twelve months since the last holder left.', ''],
  ['The firm turned 40 last year.', ''],
  ['Our chair has served for nine years.', ''],
  ['Staff with five years behind them get a sixth week off.', ''],
  ['The post is funded for two years in the first instance.', ''],
  ['You can expect a pay review every twelve months.', ''],
  ['Your first six months are a trial period.', ''],
  ['Many of our drivers have been here for over ten years.', ''],
  ['Tell your friends.', ''],
  ['Speak to Mo if you want to know more.', ''],
  ['Sorry for the short notice!', ''],
  ['I hope that makes sense.', ''],
  ['You will screen applicants and take up their references.', '~'],
  ['You will make sure every fitter has a valid card.', '~'],
  ['You will write requirements with our customers and test against them.', '~'],
  ['You will run a two-year project to move the archive.', '~'],
  ['We will ask for your vaccination record once you have accepted.', ''],
  ['A health check takes place ahead of the start date.', ''],
  ['Sie haben Spaß am Verkauf.', ''],
  ['Wer zu uns kommt, hat den Meisterbrief im Friseurhandwerk.', 'licence!'],
  ['Idéalement, vous connaissez Odoo.', 'skill?'],
];

/** A spec and a part of its title. */
export const TITLED: readonly Asked[] = [
  [
    'Hi Ben,\nGrace, our payroll clerk, is going on maternity leave in May and I need cover.\nSage 50, please.',
    'payroll clerk',
  ],
  ['Morning! We lost our pastry section leader last week. Can you help?', 'pastry section leader'],
  ['To: Agency\nFrom: Tony\nRe: two bricklayers\n\nSite in Hull, six weeks.', 'bricklayer'],
  ['We are growing and want to add a Customer Success Manager in Dublin.', 'Customer Success Manager'],
  ['Vacancy ref 221: Lead Radiographer (CT), Wexham', 'Lead Radiographer'],
  ['THE ROLE: Fire Risk Assessor\nSALARY: £45k', 'Fire Risk Assessor'],
  ['Our growing surgery in Perth is looking to add an optometrist to its team.', 'optometrist'],
  [
    'Zur Verstärkung unseres Teams suchen wir ab sofort eine/n Zahnmedizinische/n Fachangestellte/n (m/w/d).',
    'Fachangestellte',
  ],
];

/** Whole specs. */
export const WHOLE_SPECS: readonly WholeSpec[] = [
  [
    `Hello Priti

Quick one. Len is hanging up his boots in August and was our only lift truck engineer, so the yard will be stuck.

What the person must bring: three years on Linde or Toyota trucks, LOLER know-how, a driving licence. What would be lovely: tail lifts.

Money is about 38 and a van. I'm away Thursday.

Cheers, Bob`,
    'lift truck engineer',
    'years36! skill licence skill?',
  ],
  [
    `Occupational Health Nurse
Employer: Marlow Shipyard

ABOUT MARLOW
Marlow has built ferries for 90 years and employs 1,200 people, some of whom have been with us for three decades.

YOUR ROLE
* Run health surveillance for noise and HAVS
* Manage pre-employment checks for new starters

WE NEED
* RN on the NMC register
* Diploma in occupational health nursing (SCPHN), or studying for it
* 2 years or more in OH

WE'D LIKE
* Spirometry (ARTP)

WHAT YOU GET
* 30 days of holiday, 33 after five years
* Defined benefit pension

BEFORE YOU START
We ask for two references, a DBS and a five-year employment history.`,
    'Occupational Health Nurse',
    'licence! licence years24! certificate?',
  ],
  [
    `Maintenance Mechanic - Food Plant
Dayton, OH | $29.50/hr | 3rd shift

Who We Are: Family owned since 1961. Over 60 years of sauces.

Job Summary: The Maintenance Mechanic keeps fillers, cappers and retorts running.

Minimum Requirements:
- High school diploma/GED
- 3+ years of industrial maintenance experience in food, beverage or pharma
- Ability to read electrical schematics
- Basic PLC troubleshooting (Allen-Bradley)

Preferred: Ammonia refrigeration (RETA), welding

Working Conditions: Wet floors, noise, temperatures of up to 100 degrees. Lift up to 50 lbs.

Perks: 401k, boot allowance, 3 weeks of vacation after 2 years.

We participate in E-Verify. Candidates must pass a drug screen and background check prior to employment.`,
    'Maintenance Mechanic',
    'years36! skill skill skill?',
  ],
  [
    `Person specification: Planning Enforcement Officer

Essential
Degree in planning or a related subject, or substantial relevant experience
Membership of the RTPI or eligibility for it
Two years in development management or enforcement
Knowledge of the Town and Country Planning Act 1990
Full driving licence

Desirable
Experience of giving evidence at inquiries
Uniform or Acolaid

Other
A basic disclosure check will be carried out. The post is politically restricted.`,
    'Planning Enforcement Officer',
    'degree licence years24! skill licence skill? skill?',
  ],
  [
    `Our client, one of Yorkshire's leading joinery manufacturers with over 45 years of heritage, requires a CAD Technician to join its drawing office. You will produce shop drawings for doors and staircases. To be considered you must have a minimum of 3 years' experience in joinery or furniture, strong AutoCAD and a good grasp of building regs. Inventor or SolidWorks advantageous. In return you'll receive up to £34k, early finish Fridays and a long-term career: most of the office has been there for ten years plus. Apply today or call Liz.`,
    'CAD Technician',
    'years36! skill skill?',
  ],
  [
    `Data Analyst (Fundraising)

What this is about
Harbour Relief raises £22m a year. You'd be the second analyst.

You'll spend your days on
- segmenting supporters and measuring appeals
- building dashboards

You're right for this if you've
- written SQL most days for two years or more
- worked with a CRM such as Raiser's Edge or Salesforce
- explained numbers to people who don't like them

Lovely if you've also
- used Python
- worked in a charity

Good to know
We close for a week at Christmas. After six months you can work from abroad for up to four weeks a year.`,
    'Data Analyst',
    'years24! skill skill skill? skill?',
  ],
  [
    `Chef de partie (H/F), Biarritz

Maison fondée il y a trente ans.

Vous assurez la mise en place et le service de votre partie.

Il vous faut : un CAP cuisine, deux ans d'expérience en restauration gastronomique, la maîtrise des cuissons. L'anglais est un plus.

On vous offre : 39 heures, logement, prime après un an.`,
    'Chef de partie',
    'certificate! years24! skill language?',
  ],
  [
    `Bauleiter Tiefbau (m/w/d)

Seit 1952 bauen wir Straßen und Kanäle in Franken.

Aufgaben
Führung von drei Kolonnen, Aufmaß und Abrechnung, Kontakt zu Auftraggebern.

Das sollten Sie haben
Studium im Bauingenieurwesen oder Meister/Techniker mit Berufserfahrung
mindestens fünf Jahre als Bauleiter
VOB-Kenntnisse
Führerschein B

Schön, aber kein Muss
Erfahrung mit iTWO

Nach zwei Jahren ist eine Beteiligung möglich.`,
    'Bauleiter Tiefbau',
    'degree/paper! years60! skill licence skill?',
  ],
];
