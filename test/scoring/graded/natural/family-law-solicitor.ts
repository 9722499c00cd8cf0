/** Family-law solicitor, England: admission with a practising certificate and three years' own family caseload. */
import type { GradedJob } from '../types.ts';

export const familyLawSolicitor: GradedJob = {
  job: 'family-law-solicitor',
  title: 'Family Solicitor, 3-6 PQE',
  spec: `FAMILY SOLICITOR | 3 TO 6 PQE | HARROGATE, HYBRID | £52-64K + BONUS

Our client: Legal 500 firm, 14 partners, growing private client group. Team of five in family; partner moving to consultancy next summer, so work is waiting.

The work: divorce and financial remedy (pensions, farms, owner-managed companies), private law children, pre- and post-nups, cohabitation/TOLATA. Fixed share of business development. No legal aid.

You: admitted in England & Wales and holding a current practising certificate. Three years PQE in family as an absolute floor. Running your own files from first meeting to final order, FDA and FDR included; the firm will not consider people who have only assisted. Good on the phone with distressed clients. Time recording does not scare you.

Nice: Resolution Accredited Specialist or Law Society Advanced Family (either). Collaborative training. Local following. Advocacy at first hearings.

Package: 27 days, private health, parking, two days at home, partnership track written down.

Process: two interviews, the second over lunch. Apply with CV to Gemma or Toby at Larkfield Legal Search, quoting LF/2291. We reply to everyone. Your details go nowhere without your say-so.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 94,
      why: 'Six years PQE in family, current certificate, own financial and children files to final order, Resolution specialist.',
      lacks: [],
      cv: `BETHANY OKONJO-LISTER
Associate Solicitor, Family

Admitted October 2020. Practising certificate 2026/27, no conditions.

Wharfedale Legal LLP, Leeds and Ilkley
Associate, April 2023 to date; Solicitor, October 2020 to April 2023
 - About 45 live files, all mine: divorce, financial remedy, child arrangements, relocation within the UK, nuptial agreements
 - Assets from £300,000 to £9m: dairy farm with three generations on the title, dental practice, defined benefit pensions with sharing reports
 - Own advocacy at FDAs and directions hearings; counsel from FDR upwards. Fourteen matters to final hearing
 - TOLATA claims, two settled at mediation
 - Billed £241k last year against a target of £205k
 - Runs the firm's "coffee and separation" mornings in Ilkley and writes the local magazine column

Training contract, Wharfedale Legal LLP, 2018 to 2020 (seats in family, property, disputes)
Paralegal, 2016 to 2018

LPC, distinction, 2016. LLB (2:1), 2015.

Resolution: member since 2020, Accredited Specialist (pensions; complex financial) 2025. Collaborative lawyer, trained 2024. Regional YRes chair 2022-23.

Lives near Knaresborough. Notice: three months.`,
    },
    {
      name: 'charity-manager',
      kind: 'gem',
      low: 76,
      high: 91,
      best: 84,
      why: 'Called service manager at a charity, but a practising solicitor with eight years of own financial remedy and children files.',
      lacks: [],
      cv: `Name: Saira Mahmood-Kettle
Current job: Service Manager, Calderbrook Women's Centre, Halifax

What I do
The Centre has its own SRA-regulated practice and I am its one full-time lawyer as well as its manager. Since September 2018 I have carried thirty-odd matters at a time. Most begin with a frightened woman at the front desk and end with a sealed order: divorce, Form A, disclosure against husbands with cash businesses and hidden pensions, FDA, FDR, consent orders, enforcement. Roughly a third are child arrangements and specific issue cases, up to and including fact finding. I do first appointments myself and instruct the Bar for finals. Clients pay a fixed low fee; we gave up the legal aid contract in 2021.

As manager: two caseworkers, budget of £310k, trustees' reports, the phones when nobody else is free.

Before that
Solicitor, family department, Brontëside Solicitors, Keighley, Feb 2016 - Aug 2018 (wound up when the partners retired). Private paying divorce and money cases, some cohabitee property disputes.
Trainee there 2014 - 2016.

Roll number on request; admitted Feb 2016; certificate renewed this October.

Resolution member. Leeds LLB 2012, LPC 2013. Urdu and Punjabi.

Why leave: I want to be a lawyer all day again.`,
    },
    {
      name: 'scots-lawyer',
      kind: 'foreign',
      low: 50,
      high: 66,
      best: 58,
      why: 'Eight years of family law in Edinburgh with own files; enrolled in Scotland only, not on the roll in England and Wales.',
      lacks: ['admitted in England & Wales with a current practising certificate'],
      cv: `Eilidh Drummond-Baird
Senior Associate (Family Law)
Edinburgh, moving to Ripon in March 2027

Career summary

Cramond Street Solicitors, Edinburgh
2022 - present: Senior Associate
2018 - 2022: Solicitor

Separation and divorce with financial provision for professional couples, farmers in the Borders and several family companies; minutes of agreement; prenups; section 11 contact and residence actions in the Sheriff Court and two Court of Session proofs. I open, run and close my own files and appear at child welfare hearings and options hearings. Cohabitation claims under the 2006 Act. Fees of £190k to £220k each year. I brought about a fifth of my work with me through accountants and former clients.

Trainee, Pentland & Moir, 2016 - 2018

Qualifications
Enrolled solicitor, Law Society of Scotland, September 2018; Scottish practising certificate 2026/27; Society-accredited specialist in family law 2024
Diploma in Professional Legal Practice 2016; LLB (Hons) 2015

Memberships
Family Law Association; CALM committee observer; trained in collaborative practice 2021

Next steps
I am looking into SQE exemptions for the move south. My husband has taken a consultant post in Harrogate.

Interests: fell running, choral singing.`,
    },
    {
      name: 'newly-qualified',
      kind: 'years',
      low: 52,
      high: 68,
      best: 60,
      why: 'Good family files of his own, but admitted in September 2025: fourteen months against a floor of three years.',
      lacks: ['three years PQE in family'],
      cv: `Dominic Ashcroft-Rhule
Solicitor

I have worked in nothing but family law since leaving university and bring seven years in the field.

Solicitor | Nidd Valley Law, Ripon | September 2025 onwards
Caseload of 34: divorce, financial remedy (houses, pensions, one veterinary practice), child arrangements. First meetings, Form E, FDAs in person, FDRs with counsel, consent orders. Six financial cases concluded from start to finish so far. A children case to final hearing in July. Two separation agreements and a prenup. £14k a month billed on average.

Graduate solicitor apprentice, then qualifying work experience (SQE) | Nidd Valley Law | August 2022 to September 2025
Drafting, disclosure schedules, bundles, sitting behind counsel, client calls under supervision of the head of department.

Family paralegal | Ouseburn Legal, York | July 2019 to August 2022
Applications on the portal, legal aid forms, chronologies, attendance notes.

SQE1 2024, SQE2 2025. Admitted 8 September 2025, PC to October 2027.
LLB York, first class, 2019.
Resolution member; secretary of the North Yorkshire YRes group. Good local network of IFAs and mortgage brokers.

Clean licence, own car. One month's notice.`,
    },
    {
      name: 'mediator',
      kind: 'adjacent',
      low: 26,
      high: 44,
      best: 36,
      why: 'Accredited family mediator with a law degree, never a solicitor; settles money and children outside court, no files or orders of own.',
      lacks: [
        'admitted in England & Wales with a current practising certificate',
        'three years PQE in family',
        'running own files from first meeting to final order',
      ],
      cv: `MARGARET "PEGGY" LONSBOROUGH FMCA
Family Mediator

~ About me ~
Eleven years helping separating couples in North and West Yorkshire reach workable arrangements on houses, pensions, businesses and, above all, children.

~ Work ~
Principal mediator, Common Ground Mediation, Harrogate (own practice), 2019 to today
   MIAMs, all-issues mediation, child-inclusive sessions. Around 120 couples a year. Memoranda of understanding and open financial statements, which the couple's solicitors then turn into consent orders. Referrals from twenty-three local law firms. Hybrid mediation with lawyers in the building since 2023.
Mediator, Relate Pennine, 2015 to 2019
Court administrator, family section, Leeds, 2007 to 2015
   Listing, issue of Forms A and C100, customer counter.

~ Learning ~
LLB (Open University), 2006
Family Mediation Council accreditation 2017, renewed 2025; PPC qualified
Pensions on divorce for mediators, 2024
Child consultation training 2019

~ Also ~
Associate member of Resolution. Speaker at Good Divorce Week. I know most family practitioners and judges in the district by first name. Time recording: every six minutes, since I bill by the session.

References from two district judges (retired).`,
    },
  ],
};
