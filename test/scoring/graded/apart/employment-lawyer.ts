/** Employment solicitor: admission in England and Wales, years of employment law and conduct of tribunal claims decide. */
import type { GradedJob } from '../types.ts';

export const employmentLawyer: GradedJob = {
  job: 'employment-lawyer',
  title: 'Employment Associate',
  spec: `Employment Associate, Bristol

Hartnell Osgood is a firm of ninety people on the harbourside, and its employment team of six acts almost only for employers: two bus companies, a dairy group, several academy trusts and a good many family businesses. Our senior associate is moving to Leeds and we are looking for her successor.

You must be a solicitor admitted in England and Wales or a Chartered Legal Executive (FCILEX), in either case with a current practising certificate. We need at least four years of post-qualification experience in employment law, and you must have run Employment Tribunal claims for respondents yourself, from the ET3 to the final hearing.

Day to day you will advise HR directors on dismissals, grievances, redundancy and TUPE, draft contracts, policies and settlement agreements, and supervise one trainee. Clients ring; you will have to like that.

If you also do your own advocacy at preliminary hearings, know the sponsor licence rules, or enjoy training managers, so much the better. Hybrid working, three days in the office.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Nine years qualified, all in employment for employers, conduct of tribunal claims, own advocacy, trains managers.',
      lacks: [],
      cv: `AMRITA SANDHU
Solicitor (England and Wales), admitted September 2017. Practising certificate 2026/27, no conditions.

Penrose Tyndall LLP, Cardiff
Senior Associate, Employment (March 2021 - present)
Associate, Employment (Sept 2017 - Feb 2021)
- Acts for employers in transport, care and food manufacturing; around 95% respondent work
- Full conduct of 60 or so Employment Tribunal claims, from grounds of resistance to final hearing: unfair dismissal, whistleblowing, disability discrimination, holiday pay
- Represents clients at case management and preliminary hearings herself
- Day-to-day advice line for eleven HR directors: disciplinaries, grievances, collective redundancy, TUPE on contract changes
- Drafts service agreements, handbooks and settlement agreements
- Supervises a trainee and a paralegal; runs a quarterly "managers' morning" for clients

Training contract, Penrose Tyndall, 2015 - 2017 (seats in employment, litigation, corporate, property)
LPC, Cardiff, 2015. LLB (2:1), University of Exeter, 2014
Member, Employment Lawyers Association`,
    },
    {
      name: 'legal-executive',
      kind: 'any-of',
      low: 80,
      high: 95,
      best: 88,
      why: 'Chartered Legal Executive with a practising certificate, ten years of respondent employment work; the other member of the any-of.',
      lacks: [],
      cv: `Dawn Prosser FCILEX

I came to law through the back office and qualified while working. I have been a Fellow of CILEX since June 2016, hold litigation practising rights and a certificate for the current year.

Since 2019 I have been with Blackdown Legal in Taunton as a fee earner in the employment department. My clients are farms, a cheese maker, two multi-academy trusts and a haulier. I defend their ET cases on my own file: drafting the ET3, disclosure, witness statements, bundle, instructing counsel, sitting behind them at the full hearing, about fifteen live at any time. Between hearings I answer calls from HR about sickness absence, capability, redundancy consultation and transfers of staff, and write their contracts, policies and settlement agreements.

From 2016 to 2019 I did the same at Merriott & Lane, Yeovil, with a third of the work for claimants.

I give talks to managers twice a year and look after our apprentice. No advocacy rights, so I brief counsel.`,
    },
    {
      name: 'scots',
      kind: 'foreign',
      low: 52,
      high: 69,
      best: 62,
      why: 'Seven years of exactly this work under the Scottish roll; the admission in England and Wales is absent.',
      lacks: ['solicitor admitted in England and Wales or FCILEX'],
      cv: `Eilidh MacAskill
Glasgow, moving to Bristol in January 2027

Profile
Employment solicitor, enrolled in Scotland in October 2019, Law Society of Scotland practising certificate 2026-27.

10/2019 - now   Kelvinbank Legal LLP, Glasgow, Solicitor then Associate (2023)
  * Employers' side: whisky, ferries, two councils' arm's-length bodies
  * Runs Employment Tribunal (Scotland) claims from ET3 to evidential hearing, appears herself at preliminary hearings and at short final hearings
  * Redundancy programmes, TUPE, senior exits, settlement agreements
  * Sponsor licence applications and compliance visits
  * Trains line managers
2017 - 2019   Traineeship, Kelvinbank

Diploma in Professional Legal Practice, Strathclyde, 2017
LLB (Hons) Scots Law, 2016`,
    },
    {
      name: 'sqe-paralegal',
      kind: 'in-progress',
      low: 30,
      high: 49,
      best: 41,
      why: 'Employment paralegal who has not qualified: SQE2 next April, so no certificate and no post-qualification years.',
      lacks: [
        'solicitor admitted in England and Wales or FCILEX',
        'four years post-qualification experience in employment law',
      ],
      cv: `Oluwaseun Adeyemi
Employment paralegal / future solicitor

KEY SKILLS: employment law, Employment Tribunal, ET3, TUPE, redundancy, settlement agreements, HR advice, advocacy

EXPERIENCE
Coombe Hythe Solicitors, Bath. Paralegal, employment. August 2023 - present
- prepares bundles and chronologies for respondent claims
- first drafts of settlement agreements and contracts, checked by the partner
- takes notes at hearings
- research on holiday pay and flexible working

Citizens Advice, volunteer, 2022 - 2023

EDUCATION
SQE1 passed January 2026. SQE2 to be sat in April 2027. Qualifying work experience two years signed off. Admission hoped for in autumn 2027.
LLM Employment Law, UWE, 2023, distinction
LLB, University of Kent, 2021`,
    },
    {
      name: 'property-solicitor',
      kind: 'denial',
      low: 26,
      high: 46,
      best: 37,
      why: 'Admitted for ten years, but in commercial property; says himself that employment was one seat and no tribunal.',
      lacks: [
        'four years of post-qualification experience in employment law',
        'Employment Tribunal claims for respondents',
      ],
      cv: `Gareth Llewellyn-Pugh, Solicitor

Admitted: 1 October 2016 (England & Wales). Current practising certificate.

CAREER
Since April 2020: Senior Associate, Commercial Property, Vaughan Astley LLP, Bristol. Leases for a retail park owner, dilapidations, landlord and tenant renewals, lender work. Own clients who telephone daily; one trainee under me.
October 2016 to March 2020: Solicitor, real estate, Temple Quay Law, Bristol.
2014 to 2016: trainee there.

I want to change direction. To be plain about it: my employment law is a six-month seat in 2015, I have not advised on dismissals or TUPE since, and I have never conducted a tribunal claim. I have read my way into the field this year (Employment Law Foundations, online, 30 hours) and would accept a lower grade.

LPC 2014, Bristol. LLB Swansea 2013.
Welsh speaker.`,
    },
  ],
};
