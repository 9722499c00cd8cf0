/** Insurance fraud investigator: three years of claims fraud cases and CFE or ACFS decide. */
import type { GradedJob } from '../types.ts';

export const fraudInvestigatorInsurance: GradedJob = {
  job: 'fraud-investigator-insurance',
  title: 'Insurance Fraud Investigator (motor)',
  spec: `We are the special investigations unit of a mid-sized motor insurer in Cardiff, ten people who look into the claims that do not add up: staged accidents, phantom passengers, exaggerated injury, stolen cars that were never stolen. A colleague is leaving for the police and we would like to replace her with somebody who can carry a caseload of about fifty files without much help.

The person we have in mind has investigated insurance claims fraud for at least three years, in an insurer, a loss adjuster or a law firm's counter-fraud team, and holds a recognised qualification, that is, Certified Fraud Examiner (CFE) or Accredited Counter Fraud Specialist. He or she has interviewed claimants face to face and taken signed statements that stood up later, and can write a report that a barrister will read without sighing.

Working knowledge of CUE, the IFB and IFR databases, open-source research on social media, and telematics data would save us time, and a few trials attended as a witness would be welcome. You will need to be able to drive, as you visit claimants across South Wales and the West. We work from home two days a week.`,
  graded: [
    {
      name: 'strong',
      kind: 'any-of',
      low: 86,
      high: 98,
      best: 92,
      why: 'Six years of motor claims fraud, accredited (ACFS), interviews and statements, databases, witness in court.',
      lacks: [],
      cv: `Rhys Abbas
Counter-fraud investigator (motor), Newport

Profile
Six and a half years of motor claims investigation in an insurer and a defendant law firm. Accredited Counter Fraud Specialist since 2021.

Experience

Severnside Insurance, Counter Fraud Investigator, 06/2022 - present
- 55 to 65 live files: staged and induced accidents, phantom passengers, low-speed impact, theft and fire claims
- Interviews claimants and witnesses at home, signed statements, locus visits, vehicle inspections with engineers
- CUE PI and motor, IFB alerts and the IFR, social media research recorded to evidential standard
- Telematics and dashcam analysis: one ring of eleven claims pleaded at £240,000, all withdrawn
- Reports to panel counsel; gave evidence in nine county court trials, fundamental dishonesty found in seven

Pritchard Moule LLP, Cardiff, Fraud Paralegal (claims investigation), 04/2020 - 05/2022
- Desktop investigation of suspected motor fraud for four insurers, intelligence reports, statement taking

Claims Handler, motor, Taff Mutual, 2018 - 2020

Education
BSc Criminology, University of South Wales, 2018
Accredited Counter Fraud Specialist (Portsmouth), 2021
Cert CII 2020

Full driving licence. Welsh spoken.`,
    },
    {
      name: 'detective',
      kind: 'adjacent',
      low: 38,
      high: 56,
      best: 48,
      why: 'Detective of economic crime with interviews and court; no insurance claims, no CFE or ACFS.',
      lacks: [
        'three years investigating insurance claims fraud',
        'CFE or Accredited Counter Fraud Specialist',
      ],
      cv: `Yvonne Trescothick
Detective Constable, Economic Crime Unit

After nineteen years in the police, nine of them on fraud, I am retiring in January and would like to go on investigating.

Moorland Constabulary
Economic Crime Unit, DC, July 2017 to date: romance and courier fraud, fraudulent trading, abuse of position by carers. Around twenty cases at a time from complaint to court. Suspect interviews under caution (PIP 2, advanced interviewer), vulnerable witness interviews, production orders, statements, disclosure officer in two crown court trials. Financial investigation with bank data. Open-source research trained (2022).
CID, DC, 2012 to 2017: burglary, robbery, sexual offences.
Response constable, 2007 to 2012.

Training
PIP Level 2 investigator
Tier 3 and 5 interviewing
Core skills in disclosure
Nationally accredited financial intelligence officer 2019

Education
BA Modern History, Exeter, 2006

Further
Police driver (response, lapsed 2018), full driving licence.
I have no experience in insurance and no commercial qualification such as the CFE; I intend to look into it once I have left. I have never used CUE, though we received IFB referrals from time to time. Three commendations.`,
    },
    {
      name: 'handler',
      kind: 'list',
      low: 28,
      high: 48,
      best: 38,
      why: 'Claims handler who refers files to the fraud team; keywords on top, no investigations, no qualification.',
      lacks: [
        'three years investigating insurance claims fraud',
        'CFE or Accredited Counter Fraud Specialist',
        'face-to-face interviews and signed statements',
      ],
      cv: `BETHANY O'SHEA
Insurance Fraud Specialist

Skills
Insurance fraud investigation * Staged accidents * Phantom passengers * Exaggerated injury * CFE * Counter-fraud * CUE * IFB * IFR * Interviews * Statements * OSINT * Telematics * Report writing

Profile
Experienced motor claims professional with a keen eye for fraud, looking for my first role in an SIU.

Employment
Motor Claims Handler, Admirable Direct, Swansea. August 2021 - present.
First notification of loss, liability decisions on claims to £15,000, repairs and hire, letters to third-party insurers, 70 calls a day. Ticks the fraud indicators on the system and passes suspicious files to the investigation team. Fraud referral of the month, March 2025.

Customer Service Adviser, Admirable Direct. 2019 - 2021.
Renewals, mid-term adjustments, cancellations.

Retail assistant, Llanelli. 2016 - 2019.

Education
BTEC Business, Coleg Sir Gâr, 2016
Award in General Insurance (W01), 2022

Courses
E-learning "Spot the fraud", 2 hours, yearly
CFE: on my list of goals for 2028

I use CUE searches daily for claims history. I have not carried out interviews or taken statements myself. Full UK driving licence.`,
    },
    {
      name: 'cfe-lapsed',
      kind: 'lapsed',
      low: 58,
      high: 74,
      best: 66,
      why: 'Eight years of claims fraud with interviews and courts; the CFE lapsed in 2021 and nothing replaced it.',
      lacks: ['CFE or Accredited Counter Fraud Specialist'],
      cv: `Graham Ndlovu-Price
Field investigator, insurance claims

I knock on doors, listen, and write down what people say. Eight years of that, mostly motor, some household.

since January 2021   Field Investigator, Offa Claims Investigation (loss adjusters), Hereford
Instructions from eleven insurers. Face-to-face interviews of policyholders, claimants and passengers, signed statements with exhibits, locus reports with photographs, key and document checks on theft claims. Around 45 cases in hand. Evidence in fourteen county court trials. Area: South Wales, Bristol, Gloucester.

March 2018 to December 2020   SIU Investigator, Beacon Hill Motor Insurance, Bristol
Desk and field work on staged accidents and late-notified injury. CUE, IFR, hire and repair invoices, telematics from young drivers' policies, social media captures.

2008 to 2018   Parking services manager, borough council

Qualifications
Certified Fraud Examiner, gained 2018. Membership and credential lapsed in 2021, not reinstated
Cert CII, 2019
BA Geography, Aberystwyth, 2004

Miscellaneous
Clean driving licence, 25,000 miles a year. PEACE interview course 2018, refreshed 2024. Reports typed the same evening. English, Shona, a little Welsh. Happy to work from home two days.`,
    },
    {
      name: 'nineteen-months',
      kind: 'years',
      low: 55,
      high: 72,
      best: 64,
      why: 'CFE and a good SIU record, but nineteen months of claims fraud; bank card disputes before that.',
      lacks: ['three years investigating insurance claims fraud'],
      cv: `Chiara Lombardi, CFE
Cardiff

INVESTIGATOR WITH A CFE (2025) AND A TASTE FOR PAPER TRAILS

Work experience

April 2025 – today, Motor Fraud Investigator, Penarth Underwriting Services
Caseload of 40, growing. Suspected staged collisions, ghost broking, occupancy disputes. Interviews by video and since September 2025 at claimants' homes, signed statements, engineers' and telematics evidence, CUE and IFB checks, open-source research with screenshots logged. Repudiation letters and reports for solicitors. Attended one trial as a witness, claim struck out. Savings of £610,000 in the first year.

2021 – March 2025, Disputes Analyst, Northway Bank, Cardiff
Card chargebacks: worked through 60 disputes a day, letters to merchants, scheme rules, first-party fraud flags on accounts. No insurance work.

2018 – 2021, Tour guide and interpreter, Verona

Education
MSc Forensic Accounting, Cardiff, 2021
Laurea in Economia, Verona, 2018

Certificates
Certified Fraud Examiner, February 2025, in good standing
PEACE interviewing, three days, June 2025

Languages Italian, English C2, French B1
Driving licence held since 2016, own car`,
    },
  ],
};
