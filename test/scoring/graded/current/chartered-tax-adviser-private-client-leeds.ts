import type { GradedJob } from '../types.ts';

export const charteredTaxAdviserPrivateClientLeeds: GradedJob = {
  job: 'chartered-tax-adviser-private-client-leeds',
  title: 'Private Client Tax Manager (CTA), Leeds',
  spec: `Private Client Tax Manager - Leeds, hybrid, £62,000 to £72,000

Aldwark Rowe is an independent firm of accountants with six offices and some 240 people. A retirement leaves our private client department short of a manager.

You will look after a portfolio of around 90 wealthy families, landed estates and trustees across Yorkshire and the North, and you will be the person they ring first. You will review trust and personal returns prepared by a team of four, advise on inheritance tax and capital gains tax, and draft clear letters that a farmer can read at the kitchen table. The reforms to agricultural and business property relief, and the end of the old non-dom rules, mean that there is plenty of advisory work: expect about half of your week to be planning and the rest compliance. You will also see HMRC enquiries through to settlement.

We need a Chartered Tax Adviser (CTA) with at least five years in private client tax in the United Kingdom. That qualification and that experience are not negotiable. We hope that you have brought on junior staff before and that you have good judgement about fees and risk. Membership of STEP, or knowledge of CCH software, would please us but you can live without either.

In return we offer a 35 hour week that really is one, 27 days of holiday, private medical cover, a clear road to director, and a good Christmas party. We welcome requests to work four days. Write to Human Resources with a CV and your notice period. No agencies please.`,
  graded: [
    {
      name: 'ruth-abernethy-cole',
      kind: 'synonym',
      low: 86,
      high: 97,
      best: 92,
      why: 'Member of the CIOT since 2016 with ten years for families, estates and trustees: everything is there, merely in the words of a wealth boutique.',
      lacks: [],
      cv: `Ruth Abernethy-Cole
Harrogate

Member of the Chartered Institute of Taxation, admitted November 2016 (Advisory papers: Inheritance Tax, Trusts & Estates; Taxation of Individuals)
Affiliate of the Society of Trust and Estate Practitioners, diploma 2020

2020 - present: Associate, Families & Succession, Nidd Fiduciary Partners, Harrogate
I act for 70 or so high net worth households, farming partnerships and settlements. Succession of farms and family companies: APR and BPR before and after April 2026, hold-over claims, gifts with reservation, deeds of variation. Ten-year and exit charges, IHT100s, SA900s and trust registration. Arrivers and leavers, remittance basis and its replacement in April 2025. Second pair of eyes on all SA100s by our three trainees, whom I also train for ATT. Closed two HMRC discovery assessments, one worth £410k to the client. I set fees for my clients and wrote our PCRT checklist.

2014 - 2020: Senior, Individuals and Estates, Corbridge Hale LLP, York
Self assessment for landowners and company directors; estates in administration, IHT400; disposals of land, rollover and private residence relief; non-resident landlords. Used CCH Personal Tax and Trust.

2010 - 2014: Trainee, Bootham Accountants, York. ATT 2013.

LLB, University of the Ridings, 2010`,
    },
    {
      name: 'imran-sefton',
      kind: 'missing',
      low: 60,
      high: 72,
      best: 66,
      why: 'Nine years of just this work at the right level, but he is ATT only and never sat the CTA papers, which the firm calls not negotiable.',
      lacks: ['Chartered Tax Adviser (CTA)'],
      cv: `IMRAN SEFTON, ATT
Bradford | full UK driving licence

PROFILE
Assistant manager in private client tax. Strong technician, liked by clients.

CAREER

Wharfe & Tolland Accountants, Bradford
Assistant Manager, Private Client - April 2021 to present
- Own portfolio of 110 clients: business owners, farming families, trustees
- Trust and personal returns reviewed for three juniors; weekly training hour
- Written advice on lifetime gifts, incorporation of property businesses, agricultural relief after the Budget changes, CGT on sale of land for building
- Six HMRC enquiries handled from start to finish
- WIP and billing of £190k

Senior Tax Consultant - September 2017 to March 2021
- Self assessment, trusts, P11D, IHT forms for executors, 60-day CGT reporting

Lister Row LLP, Halifax
Tax Trainee - August 2014 to August 2017
- Personal returns, partnerships, student of the ATT

QUALIFICATIONS
Association of Taxation Technicians, member since 2017 (distinction in Inheritance Tax, Trusts & Estates)
BSc Accounting, 2:1, Airedale University, 2014

IT
CCH Central, Excel, TaxCalc

INTERESTS
Cricket umpire, school governor`,
    },
    {
      name: 'hilary-stonegrave',
      kind: 'old',
      low: 57,
      high: 71,
      best: 63,
      why: 'A real CTA with eleven years in private client, but she left the work in 2016, before almost all the law she would now sign off.',
      lacks: [],
      cv: `Hilary Stonegrave CTA
Ilkley

Employment

Bursar, Langstroth Preparation School, near Skipton. September 2016 to date
Budget of £4m, payroll of 85, VAT, insurance, buildings, fees and bad debts, clerk to the governors. Line manager of six. No tax practice in these years apart from the school's own affairs.

Tax Manager, Private Client, Gaunt Priestley Chartered Accountants, Leeds. May 2010 to August 2016
Portfolio of about 80 families and 35 settlements in Yorkshire. Inheritance tax planning with wills and nil rate band trusts, agricultural property, CGT on estates and shareholdings, non-domiciled clients and the remittance basis. Review of returns, appraisal of three staff, HMRC enquiries, meetings with the partners. CCH.

Assistant, then Senior, Private Client, Gaunt Priestley, Leeds. September 2005 to April 2010
Personal and trust compliance, first advice letters, estates.

Qualifications
Chartered Tax Adviser since 2009; CIOT member to this day, subscription paid for 2026
BA History, 2004

I am keen to return to advisory work. This autumn I attended a two-day update course on inheritance tax.`,
    },
    {
      name: 'kieran-dunmoor',
      kind: 'pasted',
      low: 24,
      high: 39,
      best: 31,
      why: 'The fine sentences are lifted from our ad; what he really did is bookkeeping, VAT and simple returns for three years with an AAT.',
      lacks: ['Chartered Tax Adviser (CTA)', 'five years in UK private client tax'],
      cv: `Kieran Dunmoor
Wakefield

Personal statement
I am a Chartered Tax Adviser (CTA) with at least five years in private client tax in the United Kingdom. You will look after a portfolio of around 90 wealthy families, landed estates and trustees across Yorkshire and the North, and you will be the person they ring first. You will review trust and personal returns prepared by a team of four, advise on inheritance tax and capital gains tax, and draft clear letters that a farmer can read at the kitchen table. Good judgement about fees and risk. Membership of STEP, or knowledge of CCH software.

Employment

Accounts Assistant, Tingley Bookkeeping Services, Wakefield. June 2023 - present
- Bank reconciliations, quarterly VAT and CIS for 40 small traders
- Payroll for 12 clients, BrightPay
- In the January rush, prepare about 60 self assessment returns for sole traders and landlords from a checklist; my manager checks and files them
- Answer the phone and chase records

Sales Adviser, Calder Carpets, Dewsbury. 2020 - May 2023
- Quotations, till, stock

Waiter, various. 2018 - 2020

Education and qualifications
AAT Level 3 Diploma in Accounting, 2024. AAT Level 4, two units left
A levels: Business, Maths, Sport (2018)

Software
Xero, QuickBooks, Excel, TaxCalc

Other
Clean driving licence. Five-a-side captain. Notice period: four weeks.`,
    },
    {
      name: 'bethan-cromarty',
      kind: 'list',
      low: 9,
      high: 22,
      best: 15,
      why: 'A maths teacher who wants to move into tax: bright, numerate, one introductory course, no qualification and no day of practice.',
      lacks: ['Chartered Tax Adviser (CTA)', 'five years in UK private client tax'],
      cv: `Bethan Cromarty

Teacher of mathematics looking for a new career in taxation

Why tax?
I have always done the returns for friends and family and enjoy rules, numbers and explaining things. I want to become a chartered tax adviser one day and would be glad to start at the bottom.

Experience
Head of Key Stage 4 Mathematics, Roundhay Moor Academy, Leeds, 2018 - present
- Teach years 7 to 13, classes of up to 32
- Lead six teachers, timetable, appraisal, budget of £14,000
- GCSE pass rate up from 66% to 78%
- Speak to parents, also in difficult situations

Teacher of mathematics, Bramley Park School, 2012 - 2018
- Exam groups, chess club, duke of edinburgh expeditions

Voluntary
Treasurer of a community choir since 2019: accounts, Gift Aid claims, annual report to the members

Education
BSc Mathematics, First, University of Pennine North, 2011
PGCE, 2012
Online course "Introduction to UK Personal Taxation" (20 hours), July 2026

Skills
Excel, clear writing, patience

Notice: end of term, so available from January or after Easter.`,
    },
  ],
};
