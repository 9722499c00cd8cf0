/** A family solicitor in England; admission in England and Wales (or Fellow of CILEX) and three years of family work decide it. */
import type { GradedJob } from '../types.ts';

export const familySolicitor: GradedJob = {
  job: 'family-solicitor-ub',
  title: 'Family Solicitor (3+ years PQE)',
  spec: `Aldwick Thorne LLP
Family Solicitor, Marlminster office
Full time, hybrid (three days in the office). Salary £48,000 to £60,000 depending on experience.

The firm
Aldwick Thorne is a full-service high street and private client practice with four offices and 110 staff. Our family team of nine is led by two partners and has a loyal local referral base. We are Lexcel accredited and proud of our low staff turnover.

Purpose of the post
To run a caseload of privately funded divorce, financial remedy and private law children matters, from first meeting to final order, with the support of a paralegal.

PERSON SPECIFICATION

Essential
1. Solicitor admitted in England and Wales with a current practising certificate, or Fellow of CILEX with family practice rights.
2. At least three years' post-qualification experience in family law.
3. Experience of running own files in both financial remedy and private children proceedings, including drafting Form E, consent orders and statements.
4. Able to meet a fee target and record time accurately.
5. Clear and sympathetic communication with clients in distress.

Desirable
- Member of Resolution; Resolution Specialist or Law Society accreditation
- Own advocacy at first appointments and FHDRAs
- Pensions on divorce, farming or business assets
- Experience of mediation or collaborative practice
- Experience of supervising a paralegal or trainee
- Networking and business development

Benefits
25 days' holiday plus bank holidays and your birthday, health cash plan, life cover at three times salary, bonus scheme, town centre parking permit.

How to apply
Send a CV and a short covering note to our HR manager, Prudence Ollerenshaw. No agencies please. Aldwick Thorne welcomes applications from all parts of the community.`,
  graded: [
    {
      name: 'associate-six-pqe',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Admitted 2020, current certificate, six years of privately paid family files of both kinds, Resolution Specialist, own advocacy and supervision.',
      lacks: [],
      cv: `HARRIET PENDLEBURY-SHAW
Marlminster

Family solicitor, admitted September 2020 (England and Wales). Current practising certificate, no conditions. Resolution Accredited Specialist (2024: complex financial remedy; private children).

CAREER

Crosslane Fairbairn Solicitors, Westonbury
Associate, Family – May 2023 to date
- Caseload of about 55 private paying matters: divorce, finances, child arrangements, injunctions, cohabitation
- Financial remedy from Form E to final hearing; recent case with family company and two defined benefit pensions (PODE report), settled at FDR
- Child arrangements and relocation applications; own advocacy at FHDRAs, first appointments and directions hearings
- Billed £171k in 2025/26 against target of £150k
- Supervise one paralegal and a trainee on each seat
- Run the firm's monthly drop-in with a local charity

Hensford Gale LLP, Brackenham
Solicitor, Family – September 2020 to April 2023
- Own files from qualification, at first with partner supervision: Form Es, questionnaires, consent orders and D81s, C100s, position statements
- Pre- and post-nuptial agreements
- Legal aid domestic abuse work (about 20%)

Trainee Solicitor – September 2018 to September 2020
Seats: family (12 months), residential property, private client

EDUCATION
LPC (Distinction), Brackenham Law School, 2018
LLB (2:1), University of Westonbury, 2017

MEMBERSHIPS
Resolution (regional committee, YRes past chair)
Collaborative lawyer training completed 2025

OTHER
LEAP, Quantum Cloud. Full driving licence. School governor.`,
    },
    {
      name: 'chartered-legal-executive',
      kind: 'any-of',
      low: 81,
      high: 93,
      best: 88,
      why: 'Not a solicitor, but a Fellow of CILEX with family practice rights since 2021, which the spec accepts as equal, with own finance and children files; no accreditation.',
      lacks: [],
      cv: `Deborah Akintunde
Chartered Legal Executive (FCILEX), Family
Tilverton

Profile
I came into law as a secretary and worked my way up; I have now been doing family law for fifteen years. Fellow of CILEX since March 2019. CILEx Regulation independent practice rights in Family Litigation granted 2021, with rights of audience in chambers. Practising certificate 2026 in force.

Employment

Rudyard & Moss Solicitors, Tilverton
Family Legal Executive / Senior Fee Earner | March 2019 – present
• Own caseload of 60 to 70 files, almost all private
• Divorce, money on divorce, arrangements for children, non-molestation and occupation orders
• I prepare Form E, schedules of assets, chronologies, statements and consent orders; brief counsel for FDRs and final hearings
• C100 applications start to finish, including fact-finding cases
• I attend first appointments myself
• 1,150 chargeable hours last year (target 1,100)
• Look after one apprentice paralegal

Family Paralegal | June 2014 – March 2019
• Assisted two partners on finance and children cases, client attendance notes, bundles, disclosure

Legal Secretary, Family Department | January 2011 – June 2014

Qualifications
CILEX Level 6 Professional Higher Diploma (Family Law, Child Care Law), 2016
CILEX Level 3, 2013

Training
Pensions on Divorce workshop, 2025
Vulnerable client and trauma-informed practice, 2024

Memberships
CILEX; Resolution member since 2019

Interests
Choir, walking the dog, watching my sons play rugby.

References: on request. Notice: three months.`,
    },
    {
      name: 'scottish-solicitor',
      kind: 'foreign',
      low: 53,
      high: 67,
      best: 60,
      why: 'Seven years of exactly this work, but on the Scottish roll only; the English transfer has not been started and the procedures differ.',
      lacks: ['admission in England and Wales (or Fellow of CILEX) with a current practising certificate'],
      cv: `CALUM RENNIECROFT LLB DipLP
Solicitor (Scotland)

Relocating to the Marlminster area in January 2027 as my wife has taken a post there.

Admission
Admitted as a solicitor in Scotland, October 2019. Practising certificate of the Law Society of Scotland 2025/26, renewed for 2026/27. I understand I will have to apply for admission in England and Wales as a qualified lawyer; I have not begun that application yet.

Experience

Strathburn Kerr LLP, Inverallan
Senior Solicitor, Family Law, November 2022 – present
- Divorce and dissolution, financial provision, section 11 residence and contact orders, cohabitation claims
- Own caseload of about 50 private files; sheriff court advocacy several times a month, proofs with counsel
- Matrimonial property schedules, pension sharing, business valuations, minutes of agreement
- Supervise a trainee; fee income £160k last year

Solicitor, Family Law, Tannoch Legal, Inverallan, October 2019 – October 2022
- Initial writs, defences, affidavits, child welfare hearings
- Legal aid and private clients
- Separation agreements and powers of attorney

Trainee Solicitor, Tannoch Legal, September 2017 – October 2019

Education
Diploma in Professional Legal Practice, Inverallan, 2017
LLB (Hons) First Class, University of Inverallan, 2016

Professional
Accredited family mediator (CALM), 2024
Family Law Association, member

Personal
Hill running, piping (badly), two small children. References from my head of department can be had once an offer is made.`,
    },
    {
      name: 'commercial-litigator',
      kind: 'adjacent',
      low: 45,
      high: 58,
      best: 52,
      why: 'An English solicitor with a current certificate and strong court work, but in commercial and property disputes; family only as one trainee seat in 2016, so no family years and no own family files.',
      lacks: [
        "three years' post-qualification experience in family law",
        'own files in financial remedy and private children proceedings',
      ],
      cv: `Rohan Deshmukh-Ellis
Solicitor – Dispute Resolution

SUMMARY
Litigation solicitor with 9 years PQE, used to running own files to trial, difficult opponents and anxious clients. Looking to move from commercial disputes into family law.

PROFESSIONAL HISTORY

2021 (February) – now: Senior Associate, Dispute Resolution, Barnaby Quill LLP, Leedminster
* Contract, shareholder and partnership disputes, £50k to £4m
* Boundary, co-ownership and TOLATA claims; two of these between former cohabiting couples, working alongside our family department who had the children side
* Mediations, witness statements, disclosure, CCMC and application hearings (own advocacy)
* Billing £240k, 1,400 hours; supervises two juniors

2017 (September) – 2021 (January): Solicitor, Civil Litigation, Whitlock Adeane Solicitors, Thornsea
* Debt recovery, professional negligence, contentious probate and Inheritance Act claims
* Small claims and fast track advocacy

2015 – 2017: Trainee Solicitor, Whitlock Adeane
* Seats in civil litigation, family (six months to March 2016), employment, conveyancing. In the family seat I assisted with divorce petitions and a financial dispute bundle.

QUALIFICATIONS
Admitted to the roll September 2017, SRA practising certificate 2026/27
LPC 2015, Thornsea College of Law
BA History 2:1 2013; GDL 2014

DEVELOPMENT
Family Law Essentials, two-day course, September 2026

SKILLS
Negotiation, drafting, costs budgeting, CE-File, client care

LANGUAGES
English, Marathi, some Hindi`,
    },
    {
      name: 'family-support-worker',
      kind: 'trap',
      low: 10,
      high: 24,
      best: 17,
      why: 'Family, court, statements and child arrangements are all there, but as a social care worker; no legal qualification or practice at all.',
      lacks: [
        'admission as solicitor in England and Wales or Fellow of CILEX',
        "three years' post-qualification experience in family law",
        'own files in financial remedy and private children proceedings',
      ],
      cv: `Kayleigh Marsden
Family practitioner, Brackenham

About me
I am a caring and organised family practitioner with over ten years helping families through separation, conflict and family court proceedings. I would love to bring that into a law firm.

Work history

Senior Family Support Practitioner
Brackenham Borough Children's Services, April 2019 to now
• Hold a caseload of 18 families on child in need and child protection plans
• Write statements and chronologies for care proceedings, which the council's solicitors file
• Give evidence in the family court when asked
• Supervise family time (contact) and write contact reports
• Liaise with Cafcass, schools, police and solicitors
• Mentor two newly appointed support workers

Child Contact Centre Coordinator
The Rowan Tree Centre, Brackenham, May 2015 to March 2019
• Ran supervised and supported contact sessions under child arrangements orders
• Took referrals from solicitors, safeguarding checks, rota for 20 volunteers

Nursery Nurse
Little Acorns, Brackenham, 2010 to 2015

Education and training
BA (Hons) Childhood and Youth Studies, distance learning, 2019
Level 3 Diploma in Childcare, 2010
Domestic abuse (DASH) risk assessor, 2022
Court skills for social care staff, 2 days, 2020
Restorative practice and separated parents programme facilitator, 2023

Skills
Listening to people in distress, record keeping, deadlines, diary, Liquidlogic

Enhanced DBS, full driving licence. References available from my team manager.`,
    },
  ],
};
