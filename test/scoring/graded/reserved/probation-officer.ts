/** Probation officer, England and Wales: the statutory qualification, a recent year with high-risk cases as a qualified officer, vetting; a civil service advert with a footnote. */
import type { GradedJob } from '../types.ts';

export const probationOfficer: GradedJob = {
  job: 'probation-officer',
  title: 'Probation Officer, Northborough PDU',
  spec: `Probation Officer (Northborough Probation Delivery Unit)
Grade: NPS 4. Contract type: permanent. Working pattern: full time, part time, compressed hours.
Number of roles: 4. Region: Yorkshire and the Humber.

About the job
The Probation Service protects the public by the effective rehabilitation of people on probation, by reducing the factors that contribute to offending and enabling them to make good. At Northborough we sit with the police and the women's centre in one building. It is a demanding, occasionally very funny place of work.

What you will do
You will assess, manage and enforce. You will sentence-plan with people subject to community orders and licences, complete OASys to quality standard, recommend recall where risk is no longer manageable, prepare pre-sentence reports in oral, short and standard delivery, attend MAPPA 2 and 3, MARAC and child protection meetings, and take home visits with a colleague. You will give evidence to the Parole Board. You will mentor PQiP learners when you are ready.

Who can apply (1)
Experience of trauma-informed practice, of accredited programmes such as Building Choices, of working with women, and of writing to a deadline is welcomed. Behaviours at level 3: Managing a Quality Service, Working Together, Making Effective Decisions.

Benefits
Annual leave 25 to 30 days, Civil Service or LGPS pension, Parkinson's carers' network, season ticket advance. We are a Disability Confident Leader and recruit under the Civil Service Commission's principles. Great Place to Work for Veterans.

---
(1) Eligibility. Applicants are rejected at sift unless they hold (a) a qualification recognised under the Offender Management Act 2007 s.10 guidelines for probation officers, i.e. PQiP (or PQF Honours Diploma), the Diploma in Probation Studies, or a CQSW/DipSW with probation option gained before 1998; and (b) not less than 12 months as a qualified probation officer supervising cases assessed as high risk of serious harm, within the last five years. No appointment is made before Enhanced Level 1 police vetting is granted; applicants who already hold it should give the date.`,
  graded: [
    {
      name: 'sheffield-officer',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'PQiP 2021, five years of high-risk sentence management to date, MAPPA, parole, PSRs, vetting of 2025, PQiP mentor.',
      lacks: [],
      cv: `Imogen Farrukh-Lacey
Probation Officer, Rotherham PDU, Band 4 (January 2022 - present)

Caseload: typically 34, of which 12-15 high RoSH and one very high. Sexual and domestic violence in the main. OASys (moderated "Good" in the last two QA rounds), ARMS with police partners, SARA, release planning under OMiC. Twenty-one parole dossiers, oral evidence at nine hearings, thirty-odd recalls. MAPPA 2 every month and two L3. Standard delivery PSRs for the Crown Court on rota. Building Choices referral champion. Two learners mentored to completion.

Trainee: PQiP learner, Doncaster, Sept 2020 - Dec 2021
Level 5 Diploma in Probation Practice / BA (Hons) Community Justice (graduate route modules), Sheffield Hallam, completed December 2021

Probation Services Officer, Doncaster CRC, 2018 - 2020

BSc Criminology and Psychology, Lincoln, 2017 (2:1)

Vetting: Enhanced Level 1, granted 06/2025 by South Yorkshire Police. CTC since 2021.

Other employment: Wetherspoon, bar, through university. Crisis at Christmas volunteer. Knits.`,
    },
    {
      name: 'resettlement-dips',
      kind: 'synonym',
      low: 76,
      high: 91,
      best: 84,
      why: 'DipPS of 2004 and prison offender manager of lifers and extended sentences: the same qualification and risk work behind the wall under another title; vetting from the prison is current.',
      lacks: [],
      cv: `Winston Achebe-Ridsdale

2021 - now     Prison Offender Manager, HMP Wold Edge (Category C, 780 men). I hold 41 men: lifers, IPPs, extended determinates, all at the two upper levels of harm, because the prison-grade POMs carry the others. The title is theirs, the employer is the Probation Service. I meet a man, read forty years of paper about him, agree what he should do with the remaining three and tell the panel at the end whether I believe it: 47 oral hearings since I came. OASys start to finish, handover to the community manager, ROTL boards, ISP with psychology. Sit on the IRMT and feed MAPPA levels six months before the gate. Keep the visits of children in order with social services.

2004 - 2021    South Humber, in its changing names: Board, Trust, CRC, then unified. Officer in a field team, courts team (four years of reports, ten a week at the worst), approved premises, back to the field. Programme tutor, TSP and IDAP, 2007-2010.

2002 - 2004    Trainee probation officer. Diploma in Probation Studies with BA Community & Criminal Justice, De Montfort, awarded Sept 2004.

1994 - 2001    Corporal, Royal Engineers. Bosnia twice.

Police vetting, enhanced (L1), Humberside, 11 February 2024. Prison keys since 2021.

Chair of the tenants' association. Two Staffordshire terriers. I'd like daylight again.`,
    },
    {
      name: 'pso-eleven-years',
      kind: 'adjacent',
      low: 36,
      high: 52,
      best: 45,
      why: "Eleven years as a PSO of low and medium cases in the same service, vetted; neither the officer's qualification nor a high-risk year as an officer.",
      lacks: [
        'a qualification recognised under the Offender Management Act 2007 s.10 guidelines for probation officers',
        'not less than 12 months as a qualified probation officer supervising cases assessed as high risk of serious harm',
      ],
      cv: `NAME                 Lorraine Szabo-Whitehouse
CURRENT ROLE         Probation Service Officer, Band 3, Northern Fields PDU
IN SERVICE SINCE     August 2015

Responsibilities
o 48 people, community orders, suspended sentences and post-sentence supervision
o OASys layer 1 and 2, RSR, SARA (screen), enforcement, breach packs to court and presenting them at the magistrates'
o Spousal assault checks, safeguarding checks, three agencies' databases
o Short format and oral PSRs, around 300
o Co-worked with POs: five high risk licences, doing the alternate week appointments and curfew checks
o Programme facilitator: Building Better Relationships, 2018-21; now ladies' group at the women's centre
o SPOC for veterans
o Regional recognition award 2022 (Outstanding Team Player)

Training
VQ Level 3 Diploma in Probation Practice 2016
Trauma-informed practice, MI, ASIST, SEEDS2
Foundation degree in Criminal Justice, 2012

Vetting: EL1, renewed March 2026
Earlier: custody detention officer (G4S), Grimsby, 2009-15. Legal secretary 2003-09.

I know every street in the town and most of its front doors. Colleagues ask me rather than the intranet. In my own time I foster teenagers with my wife and support Grimsby Town, the lesser of the two burdens.`,
    },
    {
      name: 'dublin-officer',
      kind: 'foreign',
      low: 48,
      high: 63,
      best: 56,
      why: 'Current Dublin probation officer with the highest-risk caseload, but with an Irish social work degree that the English guidelines do not name; equivalence would have to be sought.',
      lacks: [
        'a qualification recognised under the Offender Management Act 2007 s.10 guidelines for probation officers',
      ],
      cv: `Ciarán Mac Giolla-Bright
Probation Officer, The Probation Service (An tSeirbhís Phromhaidh), Dublin

Oct 2019 to date. Homeless and High Risk Offender Team, Haymarket, Dublin 7
Supervision of persons on post-release orders for serious violent and sexual offences, 26 at present of whom 19 in the top risk bracket. LS/CMI, SARA v3, Stable & Acute 2007. SORAM committee with An Garda Síochána and Tusla (the equivalent of your MAPPA), 40 meetings a year. Reports for the Circuit and Central Criminal Courts, over 250. Parole Board reports for life-sentenced prisoners under the 2019 Act. Breach applications given in evidence. Home visits in pairs. Practice teacher to three MSW students.

Jan 2016 to Sept 2019. Community Return Scheme officer and then prison-based officer, Mountjoy and Wheatfield.

2013 to 2015. Project worker, Merchants Quay (homeless drug users)

Education
Master of Social Work (NQSW), UCD 2015. CORU registered social worker.
BSocSc, UCD, 2012
Certificate in Sex Offender Risk, Co-operative CEPG programme, 2021

Vetting: Garda Vetting Bureau full disclosure 2025. UK: I would need the police check done and have no reason to fear it.

My wife is from Hull. House bought in Beverley, moving in February. GAA football (junior B now), sourdough, Leonard Cohen.`,
    },
    {
      name: 'hr-probationers',
      kind: 'trap',
      low: 1,
      high: 9,
      best: 5,
      why: 'An HR officer for probation periods of new staff; the word is the whole overlap.',
      lacks: [
        'a qualification recognised under the Offender Management Act 2007 s.10 guidelines for probation officers',
        'not less than 12 months as a qualified probation officer supervising cases assessed as high risk of serious harm',
        'Enhanced Level 1 police vetting',
      ],
      cv: `ALISTAIR FENBY
HR Officer (Probation and Performance), Assoc CIPD

A people professional with eight years' experience of probation in public and private organisations.

Trident Parcel Logistics, Wakefield (2,300 staff)
HR Officer, Probation & Onboarding, March 2020 - present
- Own the six-month probation process for all new starters: reviews at weeks 6, 12 and 24, extensions, sign-offs, dismissals
- Supervise a caseload of around 180 probationers at any time, flagged red, amber, green by risk of failing
- Write reports and recommendations to managers; chair meetings; represent the company at ACAS conciliation
- Cut failure to pass from 22% to 13% through better induction plans
- Trained 90 managers in difficult conversations

Kirklees housing trust
HR Assistant, 2018 - 2020. Recruitment admin, contracts, DBS forms, iTrent.

Qualifications: CIPD Level 5 Associate Diploma in People Management (2022). BA Business Management, Huddersfield (2017).

Systems: Workday, iTrent, PeopleDoc. Full driving licence.

Interests: Leeds Rhinos, escape rooms, stand-up paddle. I am interested in the Civil Service for its pension and values.`,
    },
  ],
};
