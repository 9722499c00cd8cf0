/** Perm recruitment consultant: two years of 360 permanent desk with own billings decide. */
import type { GradedJob } from '../types.ts';

export const recruitmentConsultantPerm: GradedJob = {
  job: 'recruitment-consultant-perm',
  title: 'Recruitment Consultant (Permanent, Accountancy & Finance)',
  spec: `RECRUITMENT CONSULTANT – PERM – MANCHESTER

Tired of being a number? Larkhill Search is a 14-strong independent with a no-KPI-for-KPI's-sake culture. We are growing our permanent desk for part-qualified and qualified accountants and want a proven biller to take it on.

You will:
> win new clients across Greater Manchester and grow the ones we have
> run assignments end to end: brief, search, interview, offer, aftercare
> negotiate terms and retained business where you can

You will have:
> at least 2 years on a 360 permanent recruitment desk in an agency
> personal billings of £150k or more in a year
> won your own clients by cold business development

Nice: accountancy & finance market, Bullhorn, REC or CertRP qualification.

Package: £32-38k basic, up to 40 % commission without threshold, Lisbon trip, early-finish Friday. Larkhill is an inclusive employer; tell us if you need adjustments.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Five years of 360 perm in accountancy and finance, billings of £210k to £260k, own clients, Bullhorn.',
      lacks: [],
      cv: `Jessica Thornley
Senior Recruitment Consultant, Accountancy & Finance (perm)
Stockport

In short
360 perm recruiter, part-qualified to finance manager, Greater Manchester and Cheshire.

Track record
FY 2023: £188k | FY 2024: £214k | FY 2025: £262k (second of 19) | 2026 to end of October: £197k

Experience

Irwell Finance Recruitment, Manchester, Feb 2022 – present
Senior Consultant (from Jan 2024), Consultant
• Cold desk taken from zero to 34 active clients, 26 of them won by me by phone and on LinkedIn
• Full cycle: job brief on site, headhunt, interview, offer, counter-offer talk, aftercare at 1, 3 and 6 months
• Average fee 21 %, four retained assignments (finance managers)
• Trains two associates

Bright & Early Recruitment, Salford, Aug 2020 – Jan 2022
Trainee then Consultant, perm office support
• 360 after five months, £96k in first full year

Before: Sales adviser, gym chain, 2018 – 2020

Education
BA Business with French, Leeds Beckett, 2018
REC Level 3 Certificate in Recruitment Practice (CertRP), 2021

Systems: Bullhorn, LinkedIn Recruiter, SourceBreaker`,
    },
    {
      name: 'in-house',
      kind: 'denial',
      low: 32,
      high: 49,
      best: 42,
      why: 'In-house talent partner who hires accountants well; never agency, never billed, no business development.',
      lacks: [
        '2 years on a 360 permanent desk in an agency',
        'billings of £150k',
        'clients won by cold business development',
      ],
      cv: `Nathan Igwe
Talent Acquisition Partner

Profile
Permanent recruiter with six years in-house in professional services and retail. I fill finance roles that agencies struggle with.

Career
Moorgate Outdoor Retail plc, Manchester
Talent Acquisition Partner, Finance and Head Office, April 2022 – present
- About 70 permanent hires a year: assistant accountants, management accountants, FP&A, payroll, one finance director
- Briefs with hiring managers, direct sourcing on LinkedIn Recruiter, interviews, salary advice, offers, onboarding
- Agency spend down from £410k to £60k
- Manages the PSL and negotiates agencies' terms (from the other side of the table)

Ellery Tax Advisers, Leeds
Recruitment Coordinator then Recruiter, June 2020 – March 2022
- Graduate intake, experienced tax hires, assessment days

Hotel receptionist, 2017 – 2020

Education
BSc Psychology, Leeds, 2017
CIPD Level 5, 2023

Systems
Workday, Greenhouse, LinkedIn Recruiter

A word of honesty
I have not worked in an agency, have no billings of my own, and have done no cold business development. What I bring is the client's view and a good black book of accountants. I want to earn commission on what I am already good at.`,
    },
    {
      name: 'legal-associate',
      kind: 'gem',
      low: 75,
      high: 92,
      best: 83,
      why: 'Called practice associate in a legal search boutique: in fact four years of full-cycle perm, £230k, own clients.',
      lacks: [],
      cv: `Ravindra Perera
Practice Associate, Quill & Gavel Legal Search LLP, Manchester

My firm has no "consultants": everybody below partner is a practice associate. Since October 2022 I have looked after solicitors and legal finance staff in the North West, from the first call to the thank-you card.

What that means in practice
* Every mandate is a permanent appointment, success fee or retainer, 22 to 30 per cent
* I found 19 of my 27 client firms myself, by ringing managing partners cold and by turning candidates into clients
* I take the brief, map the market, approach, meet, shortlist, handle the offer, stay in touch through the notice period
* Fees invoiced in my name: £121k in 2023, £176k in 2024, £233k in 2025
* Since 2024 also practice accountants, legal cashiers and finance directors of law firms (18 placed)
* Terms negotiated by me, six retained searches

Before that
Paralegal, conveyancing, Hollins Lyle Solicitors, Bolton, 2019 to September 2022. Busy files, phone all day, client care.

Education
LLB, Manchester Metropolitan, 2018
Legal Practice Course, 2019

Tools: Invenias, LinkedIn Recruiter, Excel
Sinhala and English`,
    },
    {
      name: 'temps',
      kind: 'adjacent',
      low: 50,
      high: 66,
      best: 58,
      why: 'Three years of 360 temps desk with good margin and own clients; no perm desk by her own words.',
      lacks: ['2 years on a 360 permanent desk in an agency'],
      cv: `DONNA MCALLISTER | TEMPS CONSULTANT | BURY

SUMMARY
Driven 360 recruiter. Three years on a busy industrial and office temps desk, top of the branch for hours out in 2025.

WORK HISTORY

Rapid Hands Staffing, Bolton | Consultant, Temporary Division | September 2023 – present
- 85 to 110 temps out a week in warehousing, purchase ledger and customer service
- Gross profit £164k in 2025
- Won 14 new accounts through cold calls and site visits, renegotiated margins on six
- Registers, right-to-work, timesheets, payroll queries, 6 am no-shows
- On-call phone one week in two

Rapid Hands Staffing | Resourcer | January 2022 – August 2023
- Adverts, screening, compliance files

Mulberry Care Homes | Activities Coordinator | 2018 – 2021

TRAINING AND EDUCATION
REC Level 2 Award 2023
HNC Health and Social Care, Bury College, 2017

IT: Bullhorn, Indeed, Voyager Mid Office

NEXT STEP
I want to move from temps to perm. Apart from three temp-to-perm fees last year I have not worked a permanent desk, so I know there will be things to learn about longer processes, counter-offers and retained work.`,
    },
    {
      name: 'car-sales',
      kind: 'list',
      low: 12,
      high: 34,
      best: 23,
      why: 'Car salesman with the words of the advert in a skills list and one webinar; no recruitment.',
      lacks: [
        '2 years on a 360 permanent desk in an agency',
        'billings of £150k in recruitment',
        'clients won by cold business development in recruitment',
      ],
      cv: `Kyle Robson
360 Recruitment Consultant (career change)

Key skills: 360 recruitment, permanent recruitment, business development, cold calling, headhunting, candidate management, accountancy & finance recruitment, offer negotiation, retained search, billing, Bullhorn, LinkedIn Recruiter, CertRP

About me: I am a natural closer. Having read a lot about the recruitment industry I am certain that my sales background will translate into six-figure billings.

Experience
Sales Executive, Trafford Prestige Motors, Manchester, May 2022 to present. Sells used premium cars to walk-in customers and web leads, 15 to 18 units a month, finance and insurance add-ons, part exchange, handover. Bonus every quarter in 2025.
Customer Sales Adviser, mobile phone shop, Oldham, 2019 to 2022. Contracts, upgrades, complaints.
Bar staff, 2017 to 2019.

Training
"Become a recruiter in 30 days" webinar series, 2026 (certificate of attendance)
FCA SAF Motor Finance test 2025

Education
Level 3 Business, Oldham Sixth Form, 2017

Interests
Boxing, podcasts about sales, five-a-side. Full clean licence. Can start in January and am happy to begin on a lower basic.`,
    },
  ],
};
