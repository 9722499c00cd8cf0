import type { GradedJob } from '../types.ts';

export const bookkeeperEnnisPlumbingMerchant: GradedJob = {
  job: 'bookkeeper-ennis-plumbing-merchant',
  title: 'Bookkeeper',
  spec: `BOOKKEEPER – Ennis, Co. Clare
Quin Road Plumbing & Heating Supplies Ltd. Family business, 14 of us, two vans, one shop.

Mary is retiring at Easter after 26 years. We need someone to step into her shoes, 25–30 hours a week, days to suit.

The work: purchase and sales ledger, bank recs, chasing plumbers for money (politely), month-end to trial balance for the accountant in Limerick, VAT3s, RCT now and again, wages every Thursday.

You must have:
Accounting Technician (IATI/ATI) or the like – AAT, or part-qualified ACCA/CPA, is fine.
3 yrs min. keeping a full set of books to trial balance.
VAT and payroll done by yourself and filed on ROS.

We use Sage 50 and BrightPay. If you know something similar you will manage. Excel. A bit of stock control would be a bonus, as would knowing which end of a ballcock is up.

€19–22 an hour, parking, staff discount, no weekends.

CV to Declan by post or by e-mail before 27 November. No agencies please, and no need for a fancy cover letter.`,
  graded: [
    {
      name: 'bernadette-considine-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 95,
      why: "Qualified accounting technician with nine years of full books, VAT and wages on ROS at a builders' merchant on the same packages.",
      lacks: [],
      cv: `Curriculum Vitae

Bernadette Considine, MIATI
Clarecastle, Co. Clare. Tel. 087 000 0141
D.O.B. 9 May 1984

Employment

Nov. 2017 – now. Bookkeeper (30 hrs), Fergus Hardware & Builders Providers, Gort Road, Ennis.
I do the lot. Debtors of 400 trade accounts and creditors of 120, four bank accounts and the card machine reconciled each week, cash book, accruals and prepayments, T.B. out by the 10th for the accountants with the file ready so that their bill went down. Bi-monthly VAT3 and the annual RTD, filed by me through ROS, C2/RCT notifications when the yard gets work done. Payroll for 19 in BrightPay, submissions to Revenue each pay day since real-time reporting came in on 1 January 2019; auto-enrolment set up this year. Sage 50 throughout. I count stock with the lads in January and argue with the computer afterwards.

Aug. 2011 – Oct. 2017. Accounts Assistant, Corbett Power & Co., Accountants, Limerick.
Clients' books (shops, two pubs, a vet) from the shoebox to trial balance; VAT, P30s and P35s as they then were.

2009 – 2011. Two small ones, at home.

2004 – 2009. Office junior, Lahinch Leisure.

Education
Accounting Technicians Ireland, Diploma, Limerick, 2013 (evening), member since 2014, CPD up to date.
Leaving Certificate, Ennis, 2002

Referees: gladly.`,
    },
    {
      name: 'noreen-mulqueen-stud-secretary-gem',
      kind: 'gem',
      low: 84,
      high: 94,
      best: 89,
      why: 'Titled secretary of a stud farm, but a qualified accounting technician doing books to trial balance, VAT and wages on ROS for eight years.',
      lacks: [],
      cv: `Noreen Mulqueen, Tulla

Dear Declan,

My job since January 2018 is called Stud Secretary, at Ballyslattery Bloodstock near Tulla. The foals get the photographs and I get the paper. As the owners are in Kentucky nine months of the year, there is nobody else to do it.

That means: every invoice in and out (keep fees for 60 outside mares, and some of their owners need a lot of reminding), the bank and the dollar account squared off each Friday, nominal ledger, depreciation journals, and a finished trial balance with schedules which I send to the auditor in Nenagh at each quarter end. He has changed very little in it over the years. I calculate the VAT, which with bloodstock is three rates and a headache, and put the return in on ROS, every second month, along with the Intrastats. Eleven wages plus casuals in the season; I run them weekly on Thesaurus Payroll Manager and make the submission to Revenue myself, and sort out tax credits, illness benefit and the P45 replacement codes for those who come and go. The books were in Big Red Book when I came; I moved them to Sage 50 in 2020. I keep the feed and straw stock too.

Before that, from 2012 to 2017, I was on the counter and the creditors' ledger in Scarriff Co-op.

I qualified as an Accounting Technician in 2016 (two years of nights in Limerick) and still pay my subscription.

The stud is being sold in spring. My father was a plumber, so I do know about the ballcock.

Regards,
Noreen`,
    },
    {
      name: 'gareth-pollitt-uk-foreign',
      kind: 'foreign',
      low: 58,
      high: 70,
      best: 64,
      why: 'AAT level 4 and nine years of full books, VAT and wages, but all with HMRC; he says that he has not filed anything on ROS.',
      lacks: ['VAT and payroll filed on ROS'],
      cv: `GARETH POLLITT
Kilrush, Co. Clare (since August 2026, wife is from here)

Skills at a glance: Sage 50, Xero, Sage Payroll, Excel (pivots, lookups)

2017 - 2026
Bookkeeper at Tarvin Timber & Fencing Ltd, Chester. Sole bookkeeper, turnover £3.4m. Sales and purchase ledgers, credit control (debtor days 61 to 38), four bank recs, month-end journals and trial balance by working day eight, CIS for the fencing gangs. Quarterly VAT under Making Tax Digital. Weekly RTI payroll for 27 and the pension uploads. Left in July 2026 to move to Ireland.

2013 - 2017
Accounts assistant at Deeside Caravans, Queensferry. Purchase ledger, petty cash, part of the payroll, stock take.

2011 - 2013
Warehouse, same place

AAT Level 4 Professional Diploma in Accounting, 2016. MAAT, current.
A-levels, Wrexham

Being honest: Irish VAT rates, USC and PRSI, and the Revenue's online system are new to me. I did a one-day course on Irish payroll in Limerick in October but have not made a return here yet.`,
    },
    {
      name: 'orla-hehir-ap-adjacent',
      kind: 'adjacent',
      low: 30,
      high: 44,
      best: 36,
      why: 'Solid accounts payable clerk in a multinational, but no technician qualification, no full books, and VAT and payroll done elsewhere by her own word.',
      lacks: [
        'Accounting Technician or equivalent',
        'three years of full books to trial balance',
        'VAT and payroll filed on ROS',
      ],
      cv: `ORLA HEHIR
Shannon, Co. Clare

Accounts payable specialist with a sharp eye and five years in a busy shared service centre.

Work
Lucent Valve Medical (Ireland), Shannon Free Zone
Accounts Payable Administrator, Sept 2021 – today
• Book 1,100 supplier invoices a month in SAP, three-way match, chase buyers for goods receipts
• Weekly payment proposal, about €2.3m, for release by the treasury team
• Supplier statement recs; got the unmatched list from 640 lines to under 90
• Answer supplier queries by phone, some in French
• Expense claims for 210 staff

Customer service, Burren Mobile, Ennis, 2018 – 2021

Education
QQI Level 5 Certificate in Business Administration (bookkeeping manual & computerised, distinction), Clare Further Education College, 2018
Leaving Cert, 2017

The VAT returns, payroll and general ledger are done by other teams in Cork and Poland, so I haven't had a hand in those. Thinking of starting the ATI night course next September.

Hobbies: camogie, set dancing`,
    },
    {
      name: 'orla-hehir-ap-pasted',
      kind: 'pasted',
      low: 30,
      high: 44,
      best: 36,
      why: "The accounts payable clerk's own CV with the ad copied under it, which adds nothing.",
      lacks: [
        'Accounting Technician or equivalent',
        'three years of full books to trial balance',
        'VAT and payroll filed on ROS',
      ],
      twin: 'orla-hehir-ap-adjacent',
      cv: `ORLA HEHIR
Shannon, Co. Clare

Accounts payable specialist with a sharp eye and five years in a busy shared service centre.

Work
Lucent Valve Medical (Ireland), Shannon Free Zone
Accounts Payable Administrator, Sept 2021 – today
• Book 1,100 supplier invoices a month in SAP, three-way match, chase buyers for goods receipts
• Weekly payment proposal, about €2.3m, for release by the treasury team
• Supplier statement recs; got the unmatched list from 640 lines to under 90
• Answer supplier queries by phone, some in French
• Expense claims for 210 staff

Customer service, Burren Mobile, Ennis, 2018 – 2021

Education
QQI Level 5 Certificate in Business Administration (bookkeeping manual & computerised, distinction), Clare Further Education College, 2018
Leaving Cert, 2017

The VAT returns, payroll and general ledger are done by other teams in Cork and Poland, so I haven't had a hand in those. Thinking of starting the ATI night course next September.

Hobbies: camogie, set dancing

Key competences
Purchase and sales ledger, bank recs, chasing plumbers for money (politely), month-end to trial balance for the accountant in Limerick, VAT3s, RCT now and again, wages every Thursday.
Accounting Technician (IATI/ATI) or the like – AAT, or part-qualified ACCA/CPA, is fine.
3 yrs min. keeping a full set of books to trial balance.
VAT and payroll done by yourself and filed on ROS.
We use Sage 50 and BrightPay. If you know something similar you will manage. Excel. A bit of stock control would be a bonus, as would knowing which end of a ballcock is up.`,
    },
  ],
};
