/** A group accountant at a family-owned food group: one of four professional memberships and four years of IFRS consolidation decide it. */
import type { GradedJob } from '../types.ts';

export const groupAccountantCorkD: GradedJob = {
  job: 'group-accountant-cork-d',
  title: 'Group Financial Accountant, Cork',
  spec: `Our client, a family-owned ingredients group with nineteen subsidiaries in Ireland, Britain, Poland and the Netherlands, has retained us to find a Group Financial Accountant for its head office outside Cork city. The last holder of the role has been promoted internally, which tells you something about the place. Reporting to the Group Financial Controller, you will own the monthly and annual consolidation, prepare the group's statutory accounts under IFRS, look after the intercompany and foreign currency side, and be the first person the auditors ring.

We can only put forward qualified accountants: ACA, ACCA, CIMA or CPA Ireland, in current membership. You must also have spent at least four years preparing group consolidations under IFRS, whether in industry or in a mix of practice and industry; the company has tried training people into this and does not want to do so again. You should be comfortable with lease accounting, deferred tax and hedging, and have had the final say over at least one set of year-end group accounts. A consolidation tool will have been part of your life (the group uses Tagetik, but OneStream, HFM or similar is every bit as good) and your Excel will be better than it needs to be. Experience in food or manufacturing, some acquisition accounting and a bit of Polish would all raise an eyebrow in the right way, but none is expected.

Salary is in the region of 80,000 to 88,000 euro with bonus, pension and a canteen that is spoken of throughout the county. Three days a week in the office, free parking, and early finish on Fridays in summer. For a chat in confidence ring Deirdre at Lackabane Search, and please have a CV ready in Word. We reply to everybody.`,
  graded: [
    {
      name: 'chartered-certified',
      kind: 'any-of',
      low: 85,
      high: 97,
      best: 92,
      why: 'A current ACCA member with seven years of IFRS group accounts at a manufacturer; one of the memberships and another consolidation tool are enough.',
      lacks: [],
      cv: `AOIFE NÍ DHONNCHÚ, FCCA
Carrigtwohill, Co. Cork

I close twenty-three entities on working day five, and I have done it for long enough to be bored by the drama of it.

Ballinrea Packaging plc, Little Island
Senior Group Accountant | February 2019 to date
- Run group close: eliminations, minority interests, translation of the sterling, zloty and dollar subs, cash flow. Moved it from day nine to day five.
- Draft the plc's annual report and notes under EU-adopted IFRS. For the 2022 to 2025 year ends I had sole charge of the numbers file, up to signature by the audit partner.
- Set up the IFRS 16 model for 140 forklifts and six warehouses; own the tax proof and deferred tax.
- Hedge documentation for forward contracts.
- Purchase price allocation for two bolt-on deals (Gdansk 2021, Leeds 2024).
- OneStream key user: built the intercompany matching rules.

Ballinrea Packaging plc
Plant accountant | May 2016 to January 2019
Standard costing, stock, monthly pack.

Mulvihill Tully & Co., Cork
Audit trainee, then senior | September 2012 to April 2016
Mostly owner-managed manufacturers and two co-ops.

ACCA: qualified 2016, fellow since 2021, subscription and CPD up to date.
B.Comm, University College of the Lee, 2012.
A few words of Polish, all of them about invoices.`,
    },
    {
      name: 'two-papers-left',
      kind: 'in-progress',
      low: 53,
      high: 67,
      best: 61,
      why: 'Five and a half years of doing just this work, but two papers short of membership.',
      lacks: ['current membership of ACA, ACCA, CIMA or CPA Ireland'],
      cv: `Piotr Walczuk
Group reporting accountant
Midleton, Co. Cork. Polish and English, both fluent.

EXPERIENCE

04/2021 - present   Assistant Group Accountant, Rathgreany Dairies Group
   * Prepare the consolidation of fourteen companies each month in Tagetik: journals for unrealised profit in stock, equity-accounted joint venture, translation reserve
   * Write first draft of the IFRS group financial statements, with 2024 and 2025 going to audit with no adjusted misstatement in my sections
   * Leases (about 220 contracts), deferred tax working papers, quarterly hedge effectiveness file
   * Contact person for the auditors in Cork and Poznan
   * Brought the Polish subsidiary over from local GAAP, 2022

08/2018 - 03/2021   Accounts payable, later general ledger accountant, Rathgreany Dairies
   * Bank, accruals, VAT, fixed asset register

EDUCATION

ACCA - 11 of 13 papers passed. Strategic Business Reporting passed with 71. Advanced Performance Management and Advanced Audit to be sat in March and June 2027. Practical experience record complete.
Licencjat (bachelor) in finance, Poznan, 2017

TOOLS
Tagetik, SAP S/4 FI, Excel with Power Query

INTERESTS
Under-12 hurling coach, in a sport I learned at 26.`,
    },
    {
      name: 'consolidator-of-freight',
      kind: 'trap',
      low: 4,
      high: 17,
      best: 9,
      why: 'Consolidates groupage freight and is chartered in logistics; not an accountant in any sense.',
      lacks: [
        'current membership of ACA, ACCA, CIMA or CPA Ireland',
        'four years of group consolidation under IFRS',
      ],
      cv: `DERMOT LEHANE CMILT
Consolidation Manager - Group Services

Summary
Chartered professional with 15 years in consolidation, intercompany movements and group operations in Ireland, Poland and the Netherlands. Known for hitting month-end deadlines.

Seabright Groupage Ltd, Ringaskiddy
Consolidation manager, 2016 - present
. Lead a team of 18 that consolidates part loads from forty food exporters into full trailers for Rotterdam and Gdynia
. Move stock between the group's own companies; agree the transfer notes at month end
. Load factor up from 71 to 88 per cent
. Customs declarations since Brexit, 300 a week; passed the Revenue audit of our authorised status in 2023
. Keep the freight accounts of our biggest customers sweet

Portway Freight, Cork
Groupage supervisor, 2011 - 2016
. Planned the dock, booked the hauliers, checked carrier invoices against the rate card

Qualifications
Chartered Member, Institute of Logistics and Transport, 2018
Transport Manager CPC, 2012
Dangerous Goods Safety Adviser, 2022

Systems: CargoWise, Excel (pivot tables), a consolidation planning tool
Languages: English, Irish, working Polish`,
    },
    {
      name: 'former-finance-director',
      kind: 'overqualified',
      low: 74,
      high: 88,
      best: 81,
      why: 'Fellow of Chartered Accountants Ireland who still builds the consolidation himself; two levels above the post, which is a question and not a gap.',
      lacks: [],
      cv: `FERGUS T. HANRATTY, B.Comm, FCA
Kinsale

A note first. I have been a finance director for eleven years and I am looking for a smaller job, on purpose. My business was sold in May, I am 56, and what I have always liked is the group accounts.

Group Finance Director, Old Head Seafoods Group (revenue 210 million euro, twelve companies in four countries), 2015 - May 2026
I had a finance team of fourteen but no group accountant until 2022, so the consolidation was mine: monthly in HFM, annual accounts under IFRS, the notes typed with my own hands. Acquisition accounting for five purchases, hyperinflation in the Turkish subsidiary, impairment tests, cross-currency swaps with hedge accounting. From 2022 I reviewed it and stood in for the accountant during her two leaves (June 2023 - March 2024, and again from September 2025 to the sale). Refinanced twice; ran the vendor side of the sale.

Group Financial Controller, Ardcahan Meats, 2008 - 2015
Statutory consolidation of nine companies, IFRS conversion in 2009, auditors, tax computation, treasury.

Audit manager, a Big Four firm in Dublin, 1999 - 2008
Listed food and building materials groups.

Associate of Chartered Accountants Ireland 1999, Fellow 2009; in good standing, practising certificate never wanted.

I live twenty-five minutes from your client. Salary in the range is fine. I do not want anybody's job but the one advertised.`,
    },
    {
      name: 'qualified-by-experience',
      kind: 'missing',
      low: 45,
      high: 60,
      best: 53,
      why: 'Twelve years of consolidation, plainly told, but she is qualified by experience and belongs to no body.',
      lacks: ['current membership of ACA, ACCA, CIMA or CPA Ireland'],
      cv: `MAGDA COUGHLAN

Qualified accountant (QBE)        Blarney, Co. Cork

Current post
Group Accountant, Tulla Engineering Holdings, since October 2014
   I prepare the consolidated accounts of eleven companies in IFRS, since we went over from Irish GAAP in 2015. This is what I do every month and every January: intercompany agreement, elimination, goodwill, non-controlling interest in the Dutch company, exchange differences, consolidated cash flow. I write the notes and deal with the audit team. IFRS 16 since the first day. Deferred tax with help from our advisers. We use Excel and, since 2020, LucaNet.
   Year-end 2023 I did with no controller above me, as he had left.

Earlier
Financial accountant, Tulla Engineering (Ireland) Ltd, 2009 - 2014
Bookkeeper, three small firms in Mallow, 2003 - 2009

Education
Accounting Technician, 2006
Began CPA in 2007, gave up after the second year when the twins were born. I am not a member of an accountancy body and, to be honest, will not sit exams again.

What they say of me
"She finds the four cent." (our audit senior)
"Should have been qualified twenty years ago." (my boss, every Christmas)

Other: manufacturing all my life; English, Hungarian.`,
    },
  ],
};
