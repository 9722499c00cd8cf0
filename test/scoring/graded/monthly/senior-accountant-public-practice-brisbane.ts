import type { GradedJob } from '../types.ts';

export const seniorAccountantPublicPracticeBrisbane: GradedJob = {
  job: 'senior-accountant-public-practice-brisbane',
  title: 'Senior Accountant, Business Services',
  spec: `SENIOR ACCOUNTANT, BUSINESS SERVICES. MILTON, BRISBANE. $95K-$115K PLUS SUPER.

Three-partner firm, 19 staff, been here since 1988. Clients are tradies, medical practices, a few farms out Dalby way and the family trusts behind them.

The job:
- prepare and review financial statements and income tax returns for companies, trusts, partnerships and individuals
- BAS and IAS, FBT, Division 7A loans, trust distribution minutes before 30 June (not after)
- a portfolio of about 70 groups that is yours: you ring them, they ring you
- review the work of two graduates and help them learn it
- SMSF compliance if you have it, we've got 60 funds and someone to teach you if you haven't

Have to have:
- full CA (CA ANZ) or CPA Australia membership, current
- four years or more in an Australian public practice doing tax and business services. Commercial or in-house accounting isn't the same thing and we will ask
- good Xero, it's what nearly all clients run on

Would be nice: MYOB AE or Class, experience with medical practices or primary production (averaging, FMDs), your own tax agent registration.

You get a nine-day fortnight from August to April, a car park, and partners who leave at five. Resume and a short note to the practice manager. Recruiters, we've got a preferred one, thanks all the same.`,
  graded: [
    {
      name: 'angus-mcalpine-strong',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 94,
      why: 'Full CA, six and a half years in Queensland practice with trusts, Div 7A, farms and SMSFs, Xero daily and reviewing juniors.',
      lacks: [],
      cv: `Angus McAlpine CA
Toowong, Brisbane

CURRENT ROLE
Senior Accountant, Garrick Shaw Advisers, Toowoomba then Brisbane office. Started February 2020 as graduate, intermediate 2022, senior since July 2024.

Look after 62 family groups, about a third graziers and grain growers, the rest contractors and three GP clinics. Financials and returns for all the entities in a group, tax planning meetings in May, distribution resolutions, Div 7A agreements and repayments, FBT on utes. Farm management deposits and averaging. 15 super funds in Class including the pension calcs. I review two juniors' work papers. Nearly every client is on Xero; I converted the last Reckon one, under protest (theirs).

QUALIFICATIONS
Chartered Accountants ANZ, full member from November 2023
Bachelor of Business (Accountancy), 2019

Prior: weekend work in my uncle's produce store, 2015-2019

Software: Xero, Xero Tax, MYOB AE, Class, BGL

Referees: two partners, once we've spoken please.`,
    },
    {
      name: 'rukhsana-ellery-acca',
      kind: 'foreign',
      low: 55,
      high: 67,
      best: 61,
      why: 'Strong practice accountant with UK training and nearly four years in a Brisbane firm, but her membership is ACCA and neither CA ANZ nor CPA Australia.',
      lacks: ['CA ANZ or CPA Australia membership (holds ACCA)'],
      cv: `RUKHSANA ELLERY FCCA

I'm an accountant in practice, ten years in all: first in Leicester and since the beginning of 2023 in Brisbane (permanent resident).

16 January 2023 to the present - Supervisor, Business Services, Norman Creek Partners, Coorparoo. Sixty or so small business groups, company and discretionary trust accounts, tax returns, BAS, FBT, Division 7A, year-end tax planning. Clients on Xero and QuickBooks. I check two graduates. I helped to set up the workflow for trust minutes.

Sept 2016 to Nov 2022 - Accounts and tax semi-senior, later senior, Belgrave & Lodge, Leicester, UK. Accounts for limited companies, sole traders, self assessment, VAT, dental practices.

Association of Chartered Certified Accountants: member 2019, fellow 2024. I haven't yet gone through the Australian bodies' recognition path; I've sat the tax law bridging subject (2024).

BA Accounting & Finance, 2016.

Xero Advisor certified. APS, Fathom.`,
    },
    {
      name: 'gillian-petrou-lapsed-cpa',
      kind: 'lapsed',
      low: 61,
      high: 72,
      best: 67,
      why: 'Eleven years in Brisbane practice up to 2024 and good in Xero, but her CPA membership ceased in 2024 and has not been reinstated.',
      lacks: ['current CA or CPA membership (ceased 2024)'],
      cv: `Gillian Petrou, Ashgrove

Dear practice manager, résumé as asked.

Aug 2012 - Mar 2024
Hallam Rigg Chartered Accountants, Spring Hill. Accountant; senior from 2017; client manager from 2021. 80 groups: builders, sparkies, three specialists' service trusts, property families. Everything from the BAS up to the consolidated group. Trust elections, CGT rollovers, Div 7A, FBT. Reviewed three accountants. Led the firm's switch to Xero and Xero Practice Manager in 2018.

Apr 2024 - Sept 2026
Time out to look after my father. Helped my brother's cabinet making business with its Xero file and did its BAS prep, a day a week.

CPA Australia: member from 2015. I let it go in 2024 when I stopped work and the membership was cancelled for fees. I've rung them about coming back in, and there are CPD hours to catch up.

BCom, 2011.

Ready to start from 16 November, 4 or 5 days.`,
    },
    {
      name: 'leanne-voysey-bookkeeper',
      kind: 'adjacent',
      low: 27,
      high: 41,
      best: 34,
      why: 'Seasoned BAS agent with excellent Xero, but no CA/CPA, no public practice and by her own words no returns or financial statements.',
      lacks: ['CA or CPA membership', '4 years in public practice tax and business services'],
      cv: `Leanne Voysey
BAS Agent & Bookkeeper
The Gap QLD 4061

Registered BAS agent since 2016 (current to 2028). Xero certified adviser, MYOB certified consultant.

2015 – now: Voysey Bookkeeping, sole operator. 34 clients at the moment, mostly builders, a podiatry practice and two cafes. Weekly payroll with STP, super, supplier runs, bank recs, quarterly BAS and monthly IAS, LSL levy. I tidy the file and hand it to the client's accountant for year end. I've moved 50-odd businesses from MYOB or shoeboxes onto Xero.

2009 – 2015: Accounts clerk then bookkeeper, Ferny Hills Plumbing Supplies. Debtors, creditors, end of month.

Certificate IV in Accounting and Bookkeeping 2015. Certificate III in Business 2008.

I don't prepare income tax returns or financial statements, as that needs a tax agent, but I know what accountants want to see in a file and I get on well with tradies. Hoping to get into a firm and work my way up.`,
    },
    {
      name: 'leanne-voysey-pasted',
      kind: 'pasted',
      low: 27,
      high: 41,
      best: 34,
      why: "Leanne Voysey's bookkeeper CV with the ad's bullets pasted in front as if they were hers; graded as the honest text.",
      lacks: ['CA or CPA membership', '4 years in public practice tax and business services'],
      twin: 'leanne-voysey-bookkeeper',
      cv: `PROFESSIONAL SUMMARY
- prepare and review financial statements and income tax returns for companies, trusts, partnerships and individuals
- BAS and IAS, FBT, Division 7A loans, trust distribution minutes before 30 June (not after)
- a portfolio of about 70 groups that is yours: you ring them, they ring you
- review the work of two graduates and help them learn it
- full CA (CA ANZ) or CPA Australia membership, current
- four years or more in an Australian public practice doing tax and business services
- good Xero, it's what nearly all clients run on

Leanne Voysey
BAS Agent & Bookkeeper
The Gap QLD 4061

Registered BAS agent since 2016 (current to 2028). Xero certified adviser, MYOB certified consultant.

2015 – now: Voysey Bookkeeping, sole operator. 34 clients at the moment, mostly builders, a podiatry practice and two cafes. Weekly payroll with STP, super, supplier runs, bank recs, quarterly BAS and monthly IAS, LSL levy. I tidy the file and hand it to the client's accountant for year end. I've moved 50-odd businesses from MYOB or shoeboxes onto Xero.

2009 – 2015: Accounts clerk then bookkeeper, Ferny Hills Plumbing Supplies. Debtors, creditors, end of month.

Certificate IV in Accounting and Bookkeeping 2015. Certificate III in Business 2008.

I don't prepare income tax returns or financial statements, as that needs a tax agent, but I know what accountants want to see in a file and I get on well with tradies. Hoping to get into a firm and work my way up.`,
    },
  ],
};
