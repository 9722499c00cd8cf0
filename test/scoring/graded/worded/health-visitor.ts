/** Health visitor, NHS Band 6: nurse or midwife with SCPHN (HV) recorded, child protection work, car; a person specification as a table. */
import type { GradedJob } from '../types.ts';

export const healthVisitor: GradedJob = {
  job: 'health-visitor',
  title: 'Health Visitor, Band 6',
  spec: `PERSON SPECIFICATION

Post: Health Visitor, 0-5 Team (Wrexley East)
Band: 6      Hours: 37.5, part time considered from 24
Base: Tannery Lane Children's Centre
Ref: 311-CYP-7720

FACTOR | ESSENTIAL | DESIRABLE | A/I/C*
Qualifications | Live NMC registration as a nurse or midwife; SCPHN (Health Visiting) qualification recorded with the NMC | V100 or V300; Brazelton NBAS or NBO; practice assessor preparation | A, C
Experience | Case holding in child protection, including written reports to and attendance at conferences and core groups | Work with asylum seeking families; perinatal mental health champion | A, I
Knowledge | Healthy Child Programme and the five mandated contacts. UNICEF Baby Friendly standards. Working Together | Solihull Approach; Institute of Health Visiting fellowship | I
Skills | Delegates to nursery nurses and staff nurses in the skill mix team. Keeps contemporaneous electronic records (SystmOne) | A community language (Polish, Urdu, Kurdish Sorani) | A, I
Personal | Resilient, reflective, open to restorative supervision | | I
Other | Full driving licence and a car insured for business use. The patch is 140 square miles; there is no pool car. | | A, C

* A = application, I = interview, C = certificate

Notes for applicants
Newly qualified colleagues are welcome, we run a 12 month preceptorship. We are not able to consider SCPHN students before the qualification is on the register.
The Trust is a Disability Confident employer and a Living Wage employer. Enhanced DBS, paid by us. 27 days leave rising to 33. Lease car scheme after probation. Cycle storage at most bases! Please do not send a CV without a covering statement through Trac. Interviews w/c 7 December. We may close early.`,
  graded: [
    {
      name: 'band-six-bradford',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: "Children's nurse and health visitor on the register since 2017, dated conference work, prescriber, Baby Friendly and NBO, drives for work.",
      lacks: [],
      cv: `MARGARET "MAGS" ADEBIYI-HOLT
Shipley, West Yorkshire

CURRENT POST
Health Visitor (Band 6), Airedale & Dales Community Health, 0-19 service
September 2017 - present
Caseload 290, two wards, one in the most deprived decile. 41 families at universal partnership plus / targeted level at the last count, nine children on a plan. I write the health contribution for initial and review case conference and sit on the core groups, usually three a month. Antenatal to the 2 to 2½ year review, ASQ-3 and ASQ:SE. Maternal mood at every contact (Whooley, GAD-2, then EPDS). Lead for the Thursday drop-in where our community nursery nurse does weaning and sleep. S1 user, mobile working.
Acting team lead Feb to July 2024 (maternity cover).

BEFORE
Staff Nurse, Ward 12 paediatric medicine, Bradford, Oct 2012 - Aug 2016

QUALIFICATIONS
PgDip Public Health Nursing (HV), Huddersfield, Sept 2016 - Sept 2017, with V100
BSc Nursing (Child), York, 2012
NMC pin 12I#### E, RNC / RHV, revalidated September 2024
BFI two-day breastfeeding management 2018, annual update Jan 2026
Newborn Behavioural Observation trained 2021
Safeguarding level 3, Feb 2026

Car owner, clean licence since 2009, business cover. Conversational Punjabi. Two teenagers and an allotment.`,
    },
    {
      name: 'highland-pathway',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 86,
      why: "Scottish health visitor since 2014 whose Universal Pathway, Child's Plan and child protection meetings are the same job; only SystmOne and the English programme are new.",
      lacks: [],
      cv: `I trained as a general nurse in Inverness (2005 to 2008), did five years of surgical and A&E, and came over to public health in 2013. I came out of Robert Gordon University in September 2014 as a Specialist Community Public Health Nurse, health visitor route, and have been on that part of the NMC register ever since (last revalidation August 2026, it lapses never if I can help it). I prescribe from the Nurse Prescribers' Formulary.

From October 2014 to now I have worked for the one Health Board, first Dingwall, then Wester Ross. You learn to do everything. Eleven home visits per child under the Universal Pathway, pre-birth to school entry, the 13-15 month and 27-30 month developmental reviews, hearing from a mother on visit six what she could not say on visit one. I am the Named Person for about 180 wee ones. I chair Team Around the Child meetings and write the Child's Plan. When it goes beyond that I make the referral, do the health chronology, speak at the case planning meeting and go to the two-weekly core group till it is safe: 23 families in 2025, two of them through to the Children's Reporter. Domestic abuse, parental drug use, a concealed pregnancy. My records are on Morse, which the social workers cannot read, so I phone a lot.

I supervise one support worker and have had three students through as their practice teacher. Infant feeding link for the peninsula.

My husband's job is moving south in the new year. My own car does 19,000 miles a year, mostly single track with passing places. Referees: my nurse manager and a very patient GP.

Eilidh Munro-Baptiste, RGN RHV`,
    },
    {
      name: 'student-hv',
      kind: 'in-progress',
      low: 52,
      high: 66,
      best: 59,
      why: "Good children's nurse with child protection work as a safeguarding link, but the SCPHN programme runs until January 2027 and nothing is on the register yet.",
      lacks: ['SCPHN (Health Visiting) qualification recorded with the NMC'],
      cv: `Thomas Ravenscroft-Ali | RN (Child) | Derby

Education
2026 Jan - 2027 Jan   PgDip Specialist Community Public Health Nursing, health visiting field, University of Derby. Practice placement: Erewash 0-5 team. 62% average so far, V100 exam passed in June.
2013 - 2016   BNurs Children's Nursing, Nottingham (2:1)

Work
Jan 2026 - now      Student, seconded, Band 5. Consolidation caseload of 45 families since September under my practice assessor: new birth visits, 6-8 week, one-year reviews. Jointly wrote four conference reports; presented two of them.
2020 - Dec 2025     Community Children's Nurse, Derwent Valley NHS. Complex needs at home, gastrostomies, oncology lines. Safeguarding link nurse for the team from 2022: I took our cases to conference and core group (about one per month), wrote the reports, ran the peer supervision.
2016 - 2020         Staff nurse, children's emergency department

Other
NMC registered since Sept 2016, revalidated 2025
Level 3 safeguarding 03/2026, Solihull foundation 04/2026
Own car, licence 2012, insured for work
UNICEF BFI training May 2026

I play bass in a wedding band and am learning Urdu on an app, badly.`,
    },
    {
      name: 'school-nurse',
      kind: 'missing',
      low: 46,
      high: 60,
      best: 54,
      why: "SCPHN, but of the school nursing field: strong child protection, same trust and system, no under-fives and no health visiting qualification; a year's course.",
      lacks: ['SCPHN (Health Visiting) qualification recorded with the NMC'],
      cv: `CURRICULUM VITAE
Name: Joanne Pitt-Rivers
Registration: NMC, RN Adult 2007, SCPHN 2012, V100

Employment history (newest first)

Specialist Public Health Nurse 5-19, Band 6, Mercia Children's Services
September 2012 to date
* Named nurse for two secondaries and eleven primaries, 7,400 pupils on roll
* Health representative at strategy meetings, ICPC and RCPC; 60+ reports a year, core groups for 14 children at present incl. two siblings subject to PLO
* Return home interviews with the police missing team, CSE panel member
* NCMP and reception screening, run by my two nursery nurses and a staff nurse whom I allocate and appraise
* Emotional health clinics, Kooth referrals, enuresis level 2
* SystmOne super user, wrote the ready reckoner everybody uses
* Practice assessor since 2019
* Quality: led the CQC evidence folder in 2023 (Good)

Practice Nurse, Lodge Road Surgery. 2009 - 2011
Cytology, baby imms clinic on Tuesdays, asthma, travel

Staff nurse, acute medicine. 2007 - 2009

Training
PgDip SCPHN (School Nursing), Birmingham City, 2011-12
Solihull Approach; Brook traffic light tool; Safeguarding L3 (Oct 2025) and supervision skills
Restorative supervision facilitator

I drive to every school on my list and have done for 14 years, own vehicle, business use on the policy. I speak Polish from home (grandparents from Lodz), rusty but serviceable on a doorstep. I would like to follow families from the beginning rather than meet them at the crisis.`,
    },
    {
      name: 'practice-nurse-now',
      kind: 'old',
      low: 52,
      high: 68,
      best: 60,
      why: 'A qualified health visitor still on the register as such, but the caseload and conference work ended in 2015; GP practice nursing since.',
      lacks: [],
      cv: `Denise Calloway-Mistry RGN, RHV, QN

2015 June - present. Lead practice nurse, The Orchard Medical Group (16,000 patients). Diabetes, COPD, smears, the whole childhood immunisation schedule (uptake 96 % at two years), LTC recall, supervising three nurses and an HCA. Flu clinics for six hundred on a Saturday. EMIS, Ardens templates. Infection control lead, the annual audit is mine. Safeguarding meeting with the GPs monthly, I bring the DNAs.

2003 - 2015 May. Health visitor, Stoke PCT and its various successors. Started as a G grade. GP attached, later geographical, in the end 540 on the book, which is why I left. Birth visits, developmental checks, clinics, postnatal listening visits. Case conferences: more than I care to count, I gave evidence in care proceedings on three occasions. From 2009 clinical lead for a Sure Start centre, with two nursery nurses and a breastfeeding peer group. CPT for four students.

1996 - 2002. Staff nurse and then sister, gynae and early pregnancy.

Qualified RGN 1995 North Staffs. BSc (Hons) Health Visiting, Keele, 2003. District nurse/HV formulary prescribing 2004. Cert in diabetes care (Warwick) 2017. NMC fees and revalidation are in order to 2028, both parts of the register, I never let the HV go. Safeguarding children level 3 Nov 2025.

Full licence, Skoda Fabia. Married, grown up family, sing alto in the Potteries Choral. Want to go back to what I trained for before I retire.`,
    },
  ],
};
