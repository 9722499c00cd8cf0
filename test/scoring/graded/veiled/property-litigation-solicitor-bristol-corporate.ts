import type { GradedJob } from '../types.ts';

export const propertyLitigationSolicitorBristolCorporate: GradedJob = {
  job: 'property-litigation-solicitor-bristol-corporate',
  title: 'Associate / Senior Associate, Property Litigation (Bristol)',
  spec: `About Penhallow Strake LLP
Penhallow Strake is a full-service law firm with 640 people in Bristol, Exeter, Southampton and London. We have been named one of the region's best employers for four years running and our 2030 strategy, Further Together, sets out how we mean to grow responsibly.

The team
Our Real Estate Disputes group of nineteen acts for pub and leisure operators, housebuilders, institutional landlords and two national retailers. Matters range from single-unit lease renewals to possession of development sites against the clock.

Purpose of the role
Following two internal promotions we are recruiting an associate who can run a caseload with light supervision from day one. You will handle opposed and unopposed renewals under the 1954 Act, forfeiture and arrears, dilapidations, breach of covenant, service charge, rights of light, trespass and easements; instruct counsel and experts; conduct your own hearings in the County Court where sensible; and help trainees learn their trade. You will be expected to meet clients without a partner in the room.

Essential
- A solicitor admitted in England and Wales and holding, or able at once to hold, a practising certificate free of conditions. Please note that we are unable to consider chartered legal executives, barristers or overseas lawyers for this vacancy.
- Three years' post-qualification experience or more of contentious property work, with a substantial part in commercial landlord and tenant.

Desirable
- Mediation experience
- Articles, talks or other business development
- Experience of the First-tier Tribunal (Property Chamber)

What we offer
Agile working (two days in the office), 27 days' holiday, private medical cover, enhanced family leave, bonus scheme and an annual volunteering day.

Penhallow Strake is a Disability Confident employer. We welcome applications from all sections of the community and will make adjustments at any stage. Appointments are subject to SRA, conflict and DBS checks. We respectfully ask agencies not to send speculative CVs; any CV so received will be treated as a gift. Closing date 30 November 2026. The firm reserves the right to close the vacancy early.`,
  graded: [
    {
      name: 'hannah-lovibond-5pqe',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Solicitor admitted in 2021 with five years of commercial landlord and tenant litigation, own advocacy and Tribunal work.',
      lacks: [],
      cv: `HANNAH LOVIBOND
Solicitor (England & Wales), admitted 1 September 2021; PC 2026/27 in force, no conditions

Flat 3, 40 Picton Row, Montpelier, Bristol

Tolworthy Bray LLP, Bristol — Associate, Property Disputes — September 2021 to present
I carry around fifty files. The bulk is commercial landlord and tenant for a pub company, a discount supermarket and a self-storage group.
- 1954 Act: some thirty renewals, including two opposed on ground (f), one of them to a four-day trial at Bristol County Court last year (we won on intention)
- Forfeiture by peaceable re-entry and relief applications; CRAR and arrears after the moratorium
- Terminal dilapidations claims from £40k to £1.3m, most settled at or before mediation (seven mediations, two without the partner)
- Interim possession orders and persons-unknown injunctions on a housing site at Portishead
- Service charge and breach of covenant in the First-tier Tribunal
- My own advocacy at possession lists and CCMCs
I supervise the trainee seat and write the firm's quarterly Lease Events note; spoke at the Western Property Litigators' autumn meeting in 2025.

Tolworthy Bray LLP — Trainee Solicitor — September 2019 to August 2021
Seats: property disputes, real estate, private client, commercial litigation

LPC (Distinction), Severn Law School, 2019
LLB, University of Kingsmere, First, 2018

Interests: lido swimmer, quiz setter.`,
    },
    {
      name: 'george-adeyemi-estates-manager',
      kind: 'gem',
      low: 77,
      high: 89,
      best: 83,
      why: 'Under the title of estates manager at a pub company he is a practising solicitor who conducts renewals, forfeitures and dilapidations himself.',
      lacks: [],
      cv: `George Adeyemi
Bath

CURRENT POST
Estates Manager (South West), Golden Tench Inns plc, since November 2019

The title misleads. The company has no legal department west of London, so the landlord and tenant fights of 310 leased pubs and 44 shops end on my desk, and I go on the record for the company. I have stayed on the roll and renewed my practising certificate each October (2026 renewal done).

In a usual year I: serve and answer section 25 and 26 notices and take fifteen to twenty lease renewals through proceedings or PACT; issue for rent and take back about ten houses, with relief hearings which I conduct in the County Court at Bristol, Bath and Taunton; negotiate dilapidations at the end of terms with our surveyors (the largest £420,000); get travellers off car parks; deal with a boundary or right of way dispute in nearly every village we own. Counsel only for trials, three since 2020. Five mediations. I also look after rent reviews, insurance and two surveyors.

BEFORE
Crewkerne & Lyle Solicitors, Taunton. Assistant solicitor, dispute resolution, May 2016 to October 2019. About two thirds property: commercial arrears, forfeiture, nuisance, adverse possession; the rest contract and probate claims.
Trained at the same firm, 2014 to 2016. Admitted as a solicitor in England and Wales on 3 May 2016.

LPC 2013, LLB 2012 (2:1), both at University of Wexcombe

I give a yearly talk to the licensed trade surveyors. Church organist.`,
    },
    {
      name: 'callum-rourke-nsw',
      kind: 'foreign',
      low: 52,
      high: 65,
      best: 59,
      why: 'Eight years of commercial leasing litigation, but admitted in New South Wales and only half through the SQE.',
      lacks: ['admission as a solicitor in England and Wales'],
      cv: `CALLUM ROURKE
Currently: Redland, Bristol (spouse visa to 2029, full right to work)

Admissions
Solicitor, Supreme Court of New South Wales, August 2018 (practising certificate to June 2026)
SQE1 passed (January 2026 sitting, taken in Sydney). SQE2 booked for April 2027. Not yet admitted in England and Wales.

Work history

Paralegal, Real Estate Disputes, Hembury Foss LLP, Bristol, July 2026 to now
1954 Act notices, disclosure and bundles on a £2m dilapidations claim, research memos. Took the post to learn the local ground.

Senior Associate, Property & Leasing Litigation, Wardell Quong Lawyers, Sydney
Associate Sept 2018, Senior Associate from July 2022, until May 2026
Acted for shopping centre landlords and pub groups in the Supreme Court, District Court and NCAT. Retail Leases Act disputes, lockouts and relief against forfeiture, make-good claims, easements under s 88K, caveats, specific performance. Ran a docket of forty-odd matters, appeared on directions and interlocutory hearings myself, eighteen mediations (compulsory for retail leases). Looked after two grads. Wrote a chapter of a practitioners' looseleaf on relief against forfeiture.

Graduate, Wardell Quong, Feb 2017 to Aug 2018

Education
BA/LLB (Hons II/1), Hawkesbury University, 2016. PLT 2018.

Referees on request. Cricket (leg spin, expensive).`,
    },
    {
      name: 'rosalind-peverell-2017',
      kind: 'old',
      low: 58,
      high: 70,
      best: 64,
      why: 'Practising solicitor with eight good years of property litigation that ended in 2017; contracts work ever since.',
      lacks: [],
      cv: `Rosalind Peverell

Solicitor, on the roll in England and Wales since 15 September 2008. Current practising certificate.

2017 - today: Commercial Counsel, Brunel Fluid Systems Ltd, Avonmouth (from July 2017)
   Supply and distribution agreements, NDAs, procurement terms, export questions, GDPR. Board minutes. Occasional instructions to outside solicitors when a customer does not pay. No court work of my own.

2008 - 2017: Property Litigation Solicitor, later Associate, Marchmont Dew LLP, Bristol (Sept 2008 to June 2017)
   Business lease renewals, opposed and unopposed; forfeiture and relief; arrears and insolvency of retail tenants after 2008; dilapidations; service charge cases in what was then the LVT and later the First-tier Tribunal; squatters. Caseload of about 45, two trials a year, own advocacy before district judges. Part-time (four days) from 2013 after my second daughter. Lectured to the local surveyors' branch each spring.

2006 - 2008: trainee, same firm

LPC, Severn Law School, 2006. MA Classics, 2004.

I should like to come back to what I was best at. I have done forty hours of refresher courses this year on the 1954 Act, the Electronic Communications Code and the costs rules.`,
    },
    {
      name: 'stuart-inchbald-cilex',
      kind: 'missing',
      low: 47,
      high: 60,
      best: 54,
      why: 'Eleven years of property litigation as a chartered legal executive, whom the ad excludes: not a solicitor.',
      lacks: ['admitted solicitor in England and Wales'],
      cv: `STUART INCHBALD FCILEX

Profile
Chartered Legal Executive (Fellow 2017) with litigation practice rights, specialising in property disputes.

Experience
Gammon & Thring Solicitors, Weston-super-Mare and Bristol
Head of Property Disputes unit (from 2022), Chartered Legal Executive (2017 - 2022), Litigation Executive (Aug 2015 - 2017)
Own caseload of 60 to 70: commercial lease renewals for a holiday park operator and a chain of convenience stores, opposed renewals (ground (c) and (f)), s.146 notices, peaceable re-entry, arrears, dilapidations, residential and mixed-use service charge claims to the First-tier Tribunal, boundary disputes, trespass injunctions. Rights of audience in the County Court under my Fellowship; some sixty hearings. Eleven mediations. Fee income £285k last year. Two paralegals and a trainee report to me.

Debt recovery clerk, Mendip Legal, Wells, 2012 - 2015

Education
CILEX Level 6 Diploma 2014; Civil Litigation advocacy certificate 2018
Weston Sixth Form, A levels 2011

Memberships: Property Litigation group, South West branch (committee)`,
    },
  ],
};
