/** Tax adviser in a country practice, UK: Chartered Tax Adviser of the CIOT, five years advising owner-managed businesses, a driving licence. */
import type { GradedJob } from '../types.ts';

export const taxAdviser: GradedJob = {
  job: 'tax-adviser-worded',
  title: 'Tax Adviser (Private Business and Landed Estates)',
  spec: `From: Rosalind Pyke
To: Careers inbox
Subject: the tax vacancy, please put this up as it is

Hello both,

Martin goes at Easter and I would like the advert out before the January rush, so here is what I need in plain words. Please do not let marketing put "dynamic" in it.

We are 60 people in Ludlow and Leominster. The tax side is me, Martin, two seniors and a trainee. Our clients are families who own something: farms, hauliers, caravan parks, a gin distillery, two estates with leaking roofs. Martin's successor will have about 90 of them to look after and will do the thinking, not the returns: passing the business to the children, incorporating or un-incorporating, demergers, share schemes for the manager who is threatening to leave, what to do about the April 2026 changes to agricultural and business property relief, the odd HMRC enquiry. The seniors prepare, you review and sign off.

I want a CTA. I mean the Chartered Institute's exam, passed and in membership. I have interviewed plenty of very nice accountants who "do a lot of tax" and it doesn't work at this level, sorry. Then at least five years in practice advising owner-managed businesses and the people behind them, both sides, company and personal, since with our lot you cannot part the two. And you'll need to drive, with a full licence, as most of the clients live up a track and the bus to Clun goes on Fridays.

Would be nice: STEP, VAT on land, some knowledge of farming or at least of wellingtons, CCH. Also the patience to train people.

Money 62 to 75 depending, four days possible, parking, a good cake culture. We'd see people from the first week of December.

Apply with a letter and CV to me, not through an agent. We take all sorts here and the upstairs office has a lift now.

R.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 94,
      why: 'CTA member since 2016, ten years of owner-managed and farming clients on both sides, demergers and relief planning of 2025-26, drives.',
      lacks: [],
      cv: `Gwenllian Harries-Stott CTA TEP
Tax Senior Manager, Hereford

CAREER
Ballard Onslow Chartered Accountants, Hereford
Senior Manager, Tax Advisory, Apr 2021 - date
 Manager 2017 - 2021
• 110 private groups and their shareholders; agriculture roughly a third
• Statutory and exempt demergers (9 completed), holding company insertions, purchase of own shares, s.162 incorporations of three dairy partnerships
• EMI and growth share plans incl. valuations agreed with SAV
• APR/BPR restriction: reviewed 64 family wills and partnership agreements ahead of April 2026, several lifetime transfers into trust, instalment modelling
• COP9 and s.9A enquiries, two taken to ADR
• Sign off of CT600s and SA returns prepared by four juniors; ADIT no, TEP yes (2022)

Tolland & Birch, Worcester, Tax Senior then Assistant Manager, 2012 - 2017
Personal and corporate compliance, moved to advisory from 2015

QUALIFICATIONS
Chartered Institute of Taxation, admitted 2016
ATT 2014. AAT 2012.
STEP Diploma 2022

SOFTWARE CCH Central, TaxCalc, Alphatax

PERSONAL Brought up on a hill farm, clean driving licence, trainer to three who passed their ATT. Young Farmers county auditor. Married, two boys.`,
    },
    {
      name: 'solicitor-family-companies',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 86,
      why: 'A tax lawyer whose CIOT membership, nine years of advising families with trading companies, both sides, and own car meet everything, in law-firm words; little review of returns.',
      lacks: [],
      cv: `CHARLES ADEYEMI-FROST

Associate, Private Wealth & Business Succession
Thornbury Legh LLP, solicitors, Cheltenham. Since September 2017.

I look after families who trade. Most matters begin with a father of seventy who has told nobody what he wants. I find out who should have the company, who should have the land, and what the Revenue will ask for at each step; then draft it. In recent years:

A quarry group, three brothers, split in two through a liquidation scheme with clearance (s.138, s.748) in 2022.
A plant hire firm sold to an employee ownership trust, 2023. Corporation tax, SDLT and the brothers' capital gains all mine.
A maker of hot tubs: alphabet shares unpicked, a family investment company set up, dividends and loan accounts put straight with a disclosure to HMRC, 2024.
Some forty estates and farms looked at after the Budget of October 2024. Deeds of variation, gifts, partnership deeds redrawn before last April.
An enquiry into main residence relief, won at the First-tier Tribunal, 2025.

I also hold the pen on what the accountants file, in that their drafts come past me.

Training contract and newly qualified years at the same firm's Bristol office, 2013 to 2017 (commercial property mostly).

Law, Exeter, 2011. LPC 2012. Solicitor 2015. CIOT exams 2016 to 2018 (Owner-Managed Businesses; IHT, Trusts and Estates; Human Capital left well alone), elected member 2019, subscription and CPD current.

I live at Ross-on-Wye and cover 20,000 miles a year in an elderly Skoda, to clients, at all hours. Choral singer.`,
    },
    {
      name: 'irish-cta',
      kind: 'foreign',
      low: 52,
      high: 66,
      best: 58,
      why: 'A Chartered Tax Adviser of the Irish institute with Irish owner-managers; the CIOT exam is lacking and most law known is Irish, only the last two years touch UK tax.',
      lacks: ["the Chartered Institute's exam, passed and in membership"],
      cv: `AOIFE NÍ DHUIBHIR, CTA (AITI)

Kilkenny, relocating to Herefordshire in January 2027 (partner's job)

Tax Manager with 8 years in private client and SME advisory.

Experience

Nore Valley Tax & Accountants, Kilkenny
Tax Manager, January 2022 to present
- Advise c. 80 family businesses (farming, pubs, a bus company) and their owners
- Retirement relief and CAT business/agricultural relief planning, succession farm partnerships
- Share buybacks, company reorganisations under s.586/587, KEEP options
- Review CT1 and Form 11 returns prepared by three juniors
- From 2024 I look after our eleven cross-border clients with UK companies and land: UK corporation tax, non-resident landlord and CGT 60 day reports, with the help of a Belfast firm
- Revenue Level 2 interventions

Cahill Furniss, Dublin
Tax Trainee to Assistant Manager, September 2018 to December 2021
- Private client, some payroll, relevant contracts tax

Qualifications
Chartered Tax Adviser (CTA), Irish Tax Institute, 2021, AITI no. on request
B.Comm, UCD, 2018

Software: Thomson Reuters OneSource, ROS, CCH (a little, at the Belfast end)
Full licence, car. Grew up with sucklers and sheep. GAA camogie (retired, knees).`,
    },
    {
      name: 'former-partner',
      kind: 'overqualified',
      low: 75,
      high: 90,
      best: 82,
      why: 'Fellow of the CIOT, retired head of tax with thirty years of private companies and estates until March 2026; everything met, the only question is why this post.',
      lacks: [],
      cv: `JEREMY ST JOHN MALLORY FCA CTA (Fellow)
The Old Forge, Bishop's Castle, Shropshire

Partner, Regional Head of Private Business Tax, Corrigan Vale LLP (top ten firm), Birmingham, 2004 until 31 March 2026, when I reached the firm's retirement age of 60.

I led 85 people in five offices and was engagement partner for some 70 entrepreneurial groups with turnover of 5 to 300 million, together with their proprietors. Reorganisations, management buy-outs, demergers, share incentive plans, family investment companies, domicile, settlements with HMRC (including the largest Code of Practice 8 case in the region). Six landed estates among my personal clients to the very end; I spent most of 2025 explaining the new cap on relief to cross farmers in draughty kitchens.

Earlier: senior manager and director, Corrigan Vale, 1996-2004. Tax manager, Pugh Sadler, Wolverhampton, 1990-1996. Articles, 1987-1990.

Member of the Chartered Institute's Owner Managed Business committee 2011 to 2019, lecturer, author of a chapter in a handbook on company reconstructions. Institute fellowship 1999 by thesis (on hold-over relief). ICAEW 1990. MA Oxon.

Not ready for golf. I should like three or four days of real clients near home and no budget meetings, and I enjoy bringing on young people. Good health, clean licence since 1984, an old Land Rover. Churchwarden, beekeeper, indifferent bell ringer.`,
    },
    {
      name: 'returns-preparer',
      kind: 'adjacent',
      low: 36,
      high: 52,
      best: 44,
      why: 'A tax technician who prepares returns well for sole traders and landlords; no CTA, no advisory work, two levels down.',
      lacks: [
        "the Chartered Institute's exam, passed and in membership",
        'at least five years in practice advising owner-managed businesses and the people behind them',
      ],
      cv: `Lorraine Tibbets ATT MAAT
Personal Tax Senior

Key facts
| Years in tax | 17 |
| Returns a season | about 310 |
| Late filing penalties in 10 years | 2 (both the client's fault) |
| Car | yes, full licence |

2014 to now, Senior, Personal Tax, Hobday Accountants, Kidderminster
Prepare self assessment for sole traders, directors, landlords, CIS subbies, a few farmers (averaging claims, herd basis). Partnership returns. P11Ds. 60 day property returns. MTD for income tax: I moved our first 46 clients over in April 2026 and gave the evening talk in the village hall. Phone HMRC for everyone. Check the work of one trainee. Draft letters for the tax partner, who deals with anything involving planning, shares or inheritance tax.

2009 to 2014, Tax Assistant, TaxQuick (high street shop), Stourport
Refund claims, uniform allowance, rental income. Counter service.

1998 to 2009, school secretary, then children

Qualifications: AAT level 4 (2013), ATT Certificates 1 and 2, full membership 2018

CCH Personal Tax, Taxfiler, Xero, Dext

I enjoy people and I am known for explaining things so that they can be understood. WI treasurer. Ref: Mr D. Hobday.`,
    },
  ],
};
