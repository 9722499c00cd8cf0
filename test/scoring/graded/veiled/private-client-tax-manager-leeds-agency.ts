import type { GradedJob } from '../types.ts';

export const privateClientTaxManagerLeedsAgency: GradedJob = {
  job: 'private-client-tax-manager-leeds-agency',
  title: 'Private Client Tax Manager - Leeds - to £68k',
  spec: `Subject: Private client tax manager, Leeds, up to £68k + car allowance

Hi,

Hope you're keeping well. I've just come off the phone with a partner at an independent firm near Wellington Street (eight partners, about ninety staff, no Big Four nonsense, their words) and thought of my list straight away.

They need a manager to take on around 130 private clients: landed families up in the Dales, owner-managers, a few footballers and the trusts that go with all of them. You'd look after the portfolio, sign off returns done by two seniors, and spend maybe half your week on advisory: gifting, succession, the new APR/BPR rules, residence, CGT on disposals.

Now, what he won't bend on. One, you're properly qualified: CTA, or else you came through HMRC's full inspector training. He's happy with either. Two, at least four years since qualifying and those years in personal tax. Three, you have prepared IHT accounts and dealt with trusts (ten-year charges, exits, the lot) with your own hands. It's a third of the client base and the last manager had to be taught.

STEP would be lovely but it's a bonus. Same goes for having dealt with enquiries and disclosures. They run CCH but anyone who can use one package can use another. You need to be good in a farmhouse kitchen as well as a boardroom.

Hybrid, three days in, free parking (I know!). 27 days plus your birthday.

Send me an up-to-date CV and I'll get you in front of him this side of the January madness.

Gemma
Fennick Tate Recruitment`,
  graded: [
    {
      name: 'eleanor-hathersage-cta',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'CTA and STEP with nine years since qualifying in private client tax, trusts and IHT at manager level.',
      lacks: [],
      cv: `Eleanor Hathersage CTA TEP
Ilkley, West Yorkshire - 07700 900 417

Assistant Manager, then Manager, Private Client - Thackray Moorhouse LLP, Harrogate - April 2019 to date
Portfolio of 140 individuals, partnerships and 38 trusts. Mostly farming and sporting estates, with some company owners. I review the work of three seniors and bill about £310k. Typical advice in the last two years: restructuring farming partnerships ahead of the April 2026 changes to agricultural and business property relief, a family investment company for a quarry owner, hold-over on land into settlement, three statutory residence opinions. I do the IHT400 on ten or so estates a year and prepare IHT100s for periodic and exit charges. Two Code of Practice 9 cases brought to a close without penalty above 20 %.

Tax Senior, Bexon Clarke, Leeds - Sept 2014 to March 2019
Personal and trust returns, R185s, P11Ds, enquiry letters; qualified here.

Graduate trainee, Bexon Clarke - Sept 2012 to Aug 2014

Qualifications
STEP Diploma in Trusts and Estates, 2021
Chartered Tax Adviser 2017 (Taxation of Individuals; IHT, Trusts & Estates)
ATT 2015
BA History, University of Aldbrough, 2:1, 2012

I drive, I have wellingtons in the boot, and I've used CCH, Digita and Alphatax.`,
    },
    {
      name: 'imran-satchwell-inspector',
      kind: 'any-of',
      low: 80,
      high: 92,
      best: 86,
      why: 'Fully trained HMRC inspector, which the ad accepts instead of CTA, with trusts and IHT work in the Revenue and in practice.',
      lacks: [],
      cv: `IMRAN SATCHWELL
Bradford

PERSONAL STATEMENT
A former tax inspector now on the other side of the table. I don't hold the CTA; my technical training is the four-year Tax Specialist Programme, which I finished in 2016 as an Inspector (Grade 7 from 2019).

WORK

Private Client Manager, Dunnock & Shaw Accountants, Huddersfield, Oct 2021 - now
90 clients, of which 25 trusts and eleven estates under administration this year. Advisory on gifts with reservation, pilot trusts, domicile to residence changeover from April 2025, business succession for second-generation Asian family companies. Prepare IHT accounts and ten year anniversary calculations personally and sign off the returns of a semi-senior. All enquiries and disclosures in the firm come to me: 14 closed.

HM Revenue & Customs, Nottingham and Leeds
Inspector, Inheritance Tax and Trusts, Sept 2016 - Oct 2021
Examined IHT400 and IHT100 accounts, business property relief claims, valuations with the District Valuer, relevant property trusts. Litigated one appeal at the First-tier Tribunal.
Wealthy team, caseworker (Grade 7 lead), was part of the same post from Jan 2019: self assessment of high net worth individuals.

Trainee inspector, Tax Specialist Programme, Sept 2012 - Aug 2016

EDUCATION
LLB (2:1) Airedale University, 2012

Speaks Urdu and Punjabi with clients. Trustee of a Bradford food bank.`,
    },
    {
      name: 'lynne-ogden-att',
      kind: 'missing',
      low: 60,
      high: 71,
      best: 66,
      why: 'Fourteen rich years of private client and trust work, but ATT only: neither CTA nor inspector training.',
      lacks: ['CTA or HMRC inspector training'],
      cv: `Lynne Ogden
12 Cragg View, Otley LS21

I've been in personal tax since leaving the building society in 2012, with two firms and very few sick days.

Wilberfoss Pickard, Leeds
Private Client Senior 2016, Assistant Manager since 1 May 2020
- 115 personal clients and 29 family trusts which I look after start to finish
- IHT400s for the probate department (approx. 15 a year), deeds of variation, quick succession relief
- ten yearly and exit charge calculations, trust registration service
- planning reports on lifetime gifts and on the new limits on farm relief, drafted for the partner, who usually changes a comma
- check two juniors' returns, run the January timetable
- HMRC aspect enquiries, four this year

Hobson's Accountancy Services, Guiseley
Tax Assistant, March 2012 - Feb 2016
- 300+ returns per season, landlords, CIS, doctors

Qualified with the Association of Taxation Technicians (ATT), May 2015, member no. available
AAT Level 4, 2011

Software: CCH Personal Tax and Trust Tax, Xero
Full licence. Bell ringer.`,
    },
    {
      name: 'patrick-maguire-corporate',
      kind: 'adjacent',
      low: 38,
      high: 51,
      best: 45,
      why: 'CTA with long post-qualification experience, all in corporate tax: neither personal tax years nor IHT and trust work.',
      lacks: ['four years of personal tax since qualifying', 'hands-on IHT accounts and trusts'],
      cv: `PATRICK MAGUIRE-BELL, ACA CTA

KEY FACTS: Chartered Tax Adviser (2016), Chartered Accountant (ICAEW, 2014). Leeds based. Notice 3 months.

Corporate Tax Senior Manager | Ridgeway Kestrel LLP, Leeds | Jan 2020 – Present
Compliance and advisory for 45 corporate groups with turnover of £20m–£600m. R&D claims (merged scheme), capital allowances on large plant, group relief, loan relationships, corporate interest restriction, Pillar Two scoping. Tax due diligence on six acquisitions. Team of seven. Lead on tax audit support.

Corporate Tax Manager | Ridgeway Kestrel LLP | Oct 2016 – Dec 2019
Corporation tax computations in Alphatax, iXBRL, transfer pricing files, HMRC customer compliance manager meetings.

Audit & Tax Trainee | Stoney Lund & Co, Wakefield | Sept 2011 – Sept 2016
Statutory audit, and corporation tax from 2014. 

Education: BSc Economics, University of Aldbrough (2011).

Why a move: I would like to work with the families behind the companies rather than with their finance directors. I helped on one EIS/SEIS question for a founder but otherwise my time has been on the company side.`,
    },
    {
      name: 'sophie-tranter-two-years',
      kind: 'years',
      low: 58,
      high: 70,
      best: 65,
      why: 'Fits in every way with CTA and trust work, but only two of the four years since qualifying.',
      lacks: ['four years since qualifying (has two)'],
      cv: `Sophie Tranter
Headingley, Leeds
sophie.tranter@mailbox.example

EDUCATION AND QUALIFICATIONS
Nov 2024 — admitted as Chartered Tax Adviser (CTA), Inheritance Tax, Trusts & Estates route
2022 — ATT
2020 — BSc Mathematics, Northallerton University, First

EXPERIENCE
Private Client Senior, promoted Assistant Manager Apr 2025
Lister Aske & Co Chartered Accountants, Leeds (Sep 2020 — present)

I joined as a trainee in the private client team in the first Covid autumn and have stayed.
Currently I hold 85 clients: GPs and consultants, landlords, two Premiership rugby players, and 21 trusts. I have prepared sixteen IHT400s, calculate ten-year charges and exits, file on the TRS and draft letters of advice on gifting and pensions coming into the estate from April 2027. I review the work of one trainee. I ran an unprompted disclosure on offshore income for a client from start to settlement.

CCH, TaxCalc, Excel.

INTERESTS: fell running; I write the tax column of a young farmers' newsletter.`,
    },
  ],
};
