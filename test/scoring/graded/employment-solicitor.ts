/** Employment solicitor in England: admission and post-qualification years decide. */
import type { GradedJob } from './types.ts';

export const employmentSolicitor: GradedJob = {
  job: 'employment-solicitor',
  title: 'Employment Solicitor (3-6 PQE)',
  spec: `Employment Solicitor, 3-6 years' PQE

Our employment team acts for mid-sized employers and senior executives. The successful applicant will be a solicitor admitted in England and Wales with at least three years' post-qualification experience in employment law, mostly contentious. He or she will have run Employment Tribunal claims from ET3 to hearing with little supervision: unfair dismissal, discrimination, whistleblowing. Drafting of settlement agreements, contracts and policies is expected, as is advising on TUPE and restructurings. Experience of High Court work such as restrictive covenant injunctions would be an advantage, as would business development. The firm values people who write plainly. We regret that we cannot consider applications from agencies.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Admitted in 2021, five years of employment litigation run to hearing, drafting, TUPE, injunctions and seminars.',
      lacks: [],
      cv: `Imogen Faircloth
Solicitor (England and Wales), admitted September 2021

Associate, Employment - Harcastle & Boon LLP, Manchester - September 2021 to present
Caseload of 35 Employment Tribunal claims, acting mainly for respondents in retail and care: unfair dismissal, disability and sex discrimination, whistleblowing detriment. Draft ET3s, disclosure, witness statements; instruct counsel for multi-day hearings, have done own advocacy at eleven preliminary hearings. Advised on TUPE in nine outsourcing deals and two collective redundancy programmes. Obtained two interim injunctions to enforce non-compete and non-dealing covenants. Settlement agreements, directors' service agreements, handbooks. Wrote the team's quarterly client bulletin and spoke at eight breakfast seminars.

Trainee solicitor - Harcastle & Boon LLP - September 2019 to September 2021
Seats: employment, commercial litigation, corporate, real estate.

Legal Practice Course, distinction, 2019; LLB (Hons) 2:1, 2018`,
    },
    {
      name: 'newly-qualified',
      kind: 'years',
      low: 50,
      high: 70,
      best: 63,
      why: 'Admitted, and all in employment, but one year qualified against a stated minimum of three.',
      lacks: ["3 years' post-qualification experience"],
      cv: `Jamal Obuya

Position: Newly qualified solicitor, employment
Admitted as a solicitor of England and Wales: 1 October 2025

Experience
Oct 2025 - now, NQ Solicitor, employment department, Fenwright Law. Acts in Employment Tribunal claims (unfair dismissal, race discrimination) under supervision; drafts ET3, list of issues and schedule of loss; settlement agreements by the dozen; TUPE notes for the corporate team.
Oct 2023 - Sept 2025, Trainee solicitor, Fenwright Law. Two of four seats in employment.
2021 - 2023, Paralegal, Citizens' Legal Centre. Tribunal claims for claimants, ACAS conciliation.

Education
SQE1 and SQE2 2023; LLB University of Eastmoor 2021, First

Interests: hill walking, amateur dramatics, volunteer mentor for state school pupils who think of studying law.`,
    },
    {
      name: 'scottish-solicitor',
      kind: 'foreign',
      low: 50,
      high: 68,
      best: 61,
      why: 'Eight years in employment tribunals in Scotland; enrolled there only, so the admission asked for is another jurisdiction.',
      lacks: ['admission in England and Wales'],
      cv: `EILIDH McCORQUODALE
Enrolled solicitor, Law Society of Scotland (2018). Not admitted in England and Wales.

Senior Associate, Employment and Pensions, Strathglen LLP, Edinburgh (2018 - present)
- Conducts Employment Tribunal cases in Glasgow and Edinburgh from response to final hearing, own advocacy in 20 hearings
- Equal pay multiples, whistleblowing, disability discrimination
- TUPE, redundancies of 200+, executive exits, settlement agreements
- Interdicts for breach of restrictive covenants in the Court of Session
- Client training and pitches

Trainee, Strathglen LLP (2016 - 2018)

Diploma in Professional Legal Practice, 2016. LLB (Scots law), 2015

Interests: hill walking, amateur dramatics, volunteer mentor for state school pupils who think of studying law.`,
    },
    {
      name: 'hr-adviser',
      kind: 'adjacent',
      low: 25,
      high: 46,
      best: 36,
      why: 'Lives in employment disputes as an HR adviser; not a lawyer, no admission, no conduct of claims.',
      lacks: ['solicitor admitted', "3 years' PQE", 'conduct of tribunal claims'],
      cv: `Verity Lomax, Chartered MCIPD

HR Employee Relations Manager, Sundale Foods (2019 - present)
Disciplinary and grievance cases for 2,100 staff. Gathers documents and witnesses for Employment Tribunal claims and instructs our solicitors; attended four hearings as witness. Settlement agreement negotiations, TUPE consultation of 140 transferred staff, policies and handbook.

HR Adviser, Metropole Hotels (2014 - 2019)
Absence, capability, redundancy selection.

CIPD Level 7 Advanced Diploma, 2018; BA History, 2013
Short course: Employment law update (annual)

Highlights: cut the average length of a grievance from 71 to 34 days; trained 60 managers to hold a fair investigation; wrote the menopause and the social media policy. Volunteer adviser at a community law evening, where I help people to fill in forms. Interests: bell ringing, dressmaking. I enjoy the legal side of my work most.`,
    },
    {
      name: 'recruitment-solicitor-trap',
      kind: 'trap',
      low: 12,
      high: 40,
      best: 28,
      why: 'A conveyancer who "employs" trainees and solicits business: solicitor admitted, but no employment law at all.',
      lacks: ["3 years' PQE in employment law", 'conduct of tribunal claims'],
      cv: `Alistair Pomfrey
Residential property solicitor

Partner, Pomfrey & Daughters, Lincoln, 2012 - present
Conveyancing of 220 freehold and leasehold sales a year. Lease extensions, transfers of equity, new-build plots. Supervises three conveyancers and one trainee; responsible for employment of all staff at the firm and payroll. Lender panel management. Business development with estate agents.

Solicitor, Castle Conveyancing, 2007 - 2012
Remortgages, auction packs.

Admitted in England and Wales 2007. LPC 2005. LLB 2004.
First-tier Property Tribunal: two service charge disputes.

Professional: member of the local law society's property committee; Conveyancing Quality Scheme senior responsible officer; compliance officer for legal practice of the firm. Writes a monthly column on moving house in the county paper. Plain words preferred. Interests: gardening, parish council, cycling.`,
    },
    {
      name: 'overqualified-partner',
      kind: 'overqualified',
      low: 70,
      high: 90,
      best: 80,
      why: 'Eighteen years qualified and a partner with tribunals to hearing; every must is met, the level is a question.',
      lacks: [],
      cv: `DOMINIC STRAKER
Partner and Head of Employment, Ormerod Finch LLP, Leeds

Admitted as a solicitor of England and Wales in 2008. Chambers ranked.

2015 - present, Partner, Ormerod Finch LLP
Leads eight lawyers. Still runs about a dozen heavy Employment Tribunal claims a year himself, from ET3 to final hearing: whistleblowing in a hospital trust (ten days), equal pay, director's discrimination claim with 1,900 pages of bundle. High Court injunctions on restrictive covenants and team moves. TUPE on two outsourcings of over 500 staff. Settlement agreements for senior executives. Brings in £1.4m of work a year, seminars for 120 human resources directors.

2010 - 2015, Associate then Senior Associate, Ormerod Finch LLP
Tribunal advocacy, contracts, policies, restructurings.

2006 - 2010, Trainee then Solicitor, Wilde & Co, York

LPC 2006, LLB 2005 (First)

I no longer wish to manage people or budgets and would be glad to be a fee earner in a good team. Four days a week possible. Interests: allotment, trombone.`,
    },
  ],
};
