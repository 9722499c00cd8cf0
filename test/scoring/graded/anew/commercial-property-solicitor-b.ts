/** Commercial property lawyer in England: admission (or CILEX practice rights) and three years' commercial property after it decide it. */
import type { GradedJob } from '../types.ts';

export const commercialPropertySolicitorB: GradedJob = {
  job: 'commercial-property-solicitor-b',
  title: 'Commercial Property Solicitor',
  spec: `Our client, a long-established eleven-partner firm with offices in two cathedral cities in the west of England, has retained us to find a Commercial Property Solicitor for its growing real estate group. The group of seven acts for landed estates, regional developers, a brewery with 140 tied houses and a handful of lenders, and it has just been promoted a band in one of the directories, of which the partners are quietly proud.

You will be a solicitor of England and Wales, or a Fellow of CILEX authorised to practise in conveyancing, with a current practising certificate and no conditions on it. You will have not less than three years' post-qualification experience in commercial property; residential conveyancing is done by another team and experience of it, while welcome, will not be counted. The caseload is landlord and tenant (new leases, renewals under the 1954 Act, licences to assign and alter), freehold acquisition and disposal, some secured lending and, for those who like mud, options and overage. You should be able to run a file of this sort from heads of terms to registration with light supervision, and be at ease on the telephone to clients who have been with the firm for longer than you have.

A following is not required, though nobody will complain if you bring one. Experience of agricultural property or of SDLT on awkward transactions would be of interest. Hybrid working, two days at home after the first three months. Salary to £72,000 according to experience, with a bonus that has paid out in each of the last six years. Harcastle Legal Recruitment acts as an employment agency. Reference HL/2217. We try to reply to everyone.`,
  graded: [
    {
      name: 'legal-executive',
      kind: 'any-of',
      low: 83,
      high: 95,
      best: 90,
      why: 'Not a solicitor but a CILEX Fellow with conveyancing practice rights, an unconditional certificate and six years of the very caseload.',
      lacks: [],
      cv: `Prudence Adeyemi-Vane FCILEX
Chartered Legal Executive and CILEX Conveyancing Practitioner

Authorisation
Fellow since June 2018. Practice rights in conveyancing granted by CILEx Regulation, May 2020. Certificate to practise for 2026, free of conditions.

Present position: Associate, Merrow Tindall LLP, property department, since January 2021
My desk is business premises. At any one time I have about forty live matters, which I carry from first instructions until the Land Registry sends the title information document.
  - Leases: for a parade-owning pension scheme I granted 26 leases in 2025; for tenants, mostly dentists and a gym chain, I report, negotiate and exchange
  - Protected tenancies: section 25 and 26 notices, contracting-out declarations, renewals agreed on 31 units
  - Assignments, alterations, deeds of variation, surrenders
  - Bought and sold: a filling station (£2.3m), eleven pubs out of an administration, a former chapel
  - Debentures and legal charges for two high street banks' panel
  - Option and promotion agreements over strategic land with clawback, five of them since 2023
My time target is 1,100 hours; I recorded 1,214 last year.

Before: Legal Executive, Cobley Hart Solicitors, commercial property, June 2018 to December 2020. Landlord portfolio work under a partner.
Before that: paralegal and trainee legal executive, the same firm, 2011 to 2018, in residential and wills.

CILEX Level 6 Diploma, distinction in land law. SDLT for mixed use and linked transactions, two day course, 2024.

I live at Wick St Anne, and could give three months' notice.`,
    },
    {
      name: 'glasgow-solicitor',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Eight years of high-quality commercial property, but enrolled in Scotland; admission in England is applied for and not granted.',
      lacks: ['solicitor of England and Wales (or CILEX practice rights) with practising certificate'],
      cv: `EUAN GILLESPIE-ROY

Solicitor, enrolled in Scotland, September 2018. Scottish practising certificate 2026-27 held, clean.

CAREER

Senior Associate, Strathkirk Partners, Glasgow | November 2022 to date
Associate, Strathkirk Partners | September 2018 to October 2022
Trainee, Strathkirk Partners | 2016 to 2018

Real estate team throughout. What I do in a usual month:
> missives and dispositions for investment purchases, the largest £18m (a distribution shed at Carfin Muir), the commonest between half a million and three
> leases on both sides for offices, retail and hospitality - full repairing and insuring, turnover rents, back letters
> standard securities and ranking agreements for a building society
> option agreements for a wind developer, with hill farmers who do not care to be hurried
> train two juniors; run the team's LBTT note

ENGLAND
My wife is from Somerset and we are moving in spring. I have begun the SRA route for Scottish solicitors: character and suitability cleared in August 2026, exemption from SQE1 and SQE2 asked for in full, decision awaited. Until I am admitted I cannot hold myself out as an English solicitor and I have never run a file on English land, although I have worked alongside English agents on eight cross-border portfolios and know the 1954 Act from those as a reader and no more.

EDUCATION
Diploma in Professional Legal Practice, 2016; LLB (Hons), first, 2015, University of Kelvinhaugh.

Piper; hill runner; passable Gaelic.`,
    },
    {
      name: 'mostly-family',
      kind: 'years',
      low: 50,
      high: 64,
      best: 58,
      why: 'Admitted four years ago with a clean certificate, but three of those years were in family law and only fourteen months in commercial property.',
      lacks: ["three years' post-qualification experience in commercial property"],
      cv: `Harriet Oyelaran-Smythe. Solicitor, 4 years PQE.

Summary: four years qualified, commercial property at a busy regional practice. Seeking a better class of work.

2022 Admitted to the Roll, 1 September. Practising certificate renewed October 2026, unconditional.

SEPT 2025 - NOW / DUNFORD PIKE SOLICITORS, TAUNBRIDGE / ASSISTANT SOLICITOR, COMMERCIAL PROPERTY
I moved across when a colleague left. Draft and negotiate leases of shops and light industrial units (perhaps 30 so far), licences for alterations, three renewals with the landlord's surveyor on the other end of the line. Two freehold purchases, a tyre depot and a nursery school. First registrations. My supervising partner signs off the report on title and speaks to lenders.

SEPT 2022 - AUG 2025 / DUNFORD PIKE SOLICITORS / ASSISTANT SOLICITOR, FAMILY
Divorce and finances, private children. Advocacy in the county court. Transfer of the matrimonial home was often part of the order and I did the paperwork on those with the conveyancing ladies.

2020 - 2022 / TRAINING CONTRACT, DUNFORD PIKE
Seats: private client, commercial property (six months), family (twelve months).

LPC, 2019, commendation. LLB, 2:1, University of the Mendips, 2018.

Skills: LEAP, InfoTrack, Land Registry portal. Client care: 4.9 out of 5 across 60 reviews. Committee of the junior lawyers' division since 2023.

Interests: bell-ringing, cold water.`,
    },
    {
      name: 'sixty-words',
      kind: 'thin',
      low: 60,
      high: 75,
      best: 69,
      why: 'Says in sixty words that everything is there, with dates, but shows hardly any of the work.',
      lacks: [],
      cv: `J. P. Carnforth. Solicitor (E&W), admitted March 2016, practising certificate 2026/27, unconditional.

2016-2020 Bexley Rudge LLP, commercial property.
2020-now Stannage & Co, commercial property, senior associate. Leases, renewals, sales and purchases of business premises, bank security. Own files, small team.

LLB 2012. LPC 2013.

Looking to move west. Full details and deal list when we speak. Three months' notice.`,
    },
    {
      name: 'licensed-conveyancer',
      kind: 'adjacent',
      low: 30,
      high: 44,
      best: 37,
      why: 'A capable licensed conveyancer from the neighbouring trade: neither solicitor nor CILEX lawyer, and all but a few of her files are homes.',
      lacks: [
        'solicitor of England and Wales or CILEX practice rights',
        "three years' post-qualification experience in commercial property",
      ],
      cv: `LORNA MACKINTOSH-PEEL
Licensed Conveyancer (Council for Licensed Conveyancers), full licence since 2013, renewed each November

KEY STRENGTHS
Volume. Accuracy. Clients who come back. Property lawyer to the bone.

WHAT I HAVE DONE
Sale and purchase, freehold and leasehold, remortgage, transfer of equity, new build for four national housebuilders, shared ownership, lease extensions, right to buy. Enquiries, contract, exchange, completion, SDLT return, registration - my own file all the way. Average of 18 completions a month in the last three years. Lender panels: all the main ones.

I have also dealt with several flats above shops, and in 2021 with the purchase of a hairdresser's by a client whose house I had sold. I passed that lease to a solicitor downstairs for the difficult parts.

WHERE
Head of residential conveyancing, Quillan Homes Law, Plymstead, 2019 to present (team of 12)
Licensed conveyancer, Quillan Homes Law, 2013 to 2019
Trainee and case handler, Swiftmove Conveyancing, 2008 to 2013

QUALIFICATIONS
CLC Finals 2012. CLC Probate licence 2020. Level 3 team leading. A levels 2007.

WHY
After thirteen years of people ringing about keys I should like to work for businesses. I learn fast, I know land from top to bottom, and I have always found commercial people easier to talk to. I am not a solicitor and do not mean to become one.`,
    },
  ],
};
