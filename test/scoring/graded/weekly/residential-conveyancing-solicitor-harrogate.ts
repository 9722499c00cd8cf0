import type { GradedJob } from '../types.ts';

export const residentialConveyancingSolicitorHarrogate: GradedJob = {
  job: 'residential-conveyancing-solicitor-harrogate',
  title: 'Residential Conveyancing Solicitor / Licensed Conveyancer',
  spec: `Subject: Harrogate resi property role - worth ten minutes?

Hi,

Hope you don't mind me dropping you a line. I'm retained by a six-partner firm in the middle of Harrogate (been there since the 1920s, Lexcel, CQS, nobody ever seems to leave) and they're after someone for their residential property team because one of the two senior people is retiring at Easter.

In short: you'd inherit a live caseload of around 55 files. Freehold and leasehold sale and purchase mostly, a decent slice of new-build, some transfers of equity and remortgages, and the odd listed farmhouse with a septic tank and a right of way nobody has written down. You'd have a full-time assistant and half of a post-completion clerk. Local agents send most of the work so you'd be expected to pick up the phone to them, and turn up at the occasional breakfast.

They're flexible on the badge: solicitor, licensed conveyancer or Chartered Legal Executive (Fellow) are all fine. What they won't bend on is that you're qualified here in England and Wales and hold a current practising certificate or licence, and that you've been running your own residential conveyancing files, unsupervised, for three years at the very least. They tried it with somebody they'd have to bring on and it didn't work.

Nice if you've used LEAP or Proclaim, know your way round the Building Safety Act certificates, and have supervised a junior. Not a deal-breaker.

Money is £48k to £60k by experience, 25 days plus Christmas, one day a week from home after probation, parking (in Harrogate!). No billing target for the first quarter.

If that sounds like you or someone you know, send me whatever CV you've got, old is fine, and I'll ring you.

Best,
Fran
Fran Otterburn, Legal Desk North`,
  graded: [
    {
      name: 'harriet-dalby-solicitor',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Solicitor with a current practising certificate and eight years of own residential files, leasehold and new-build included.',
      lacks: [],
      cv: `Harriet Dalby
Solicitor (England and Wales), admitted 1 October 2017. Practising certificate 2026/27 held.
Knaresborough, North Yorkshire

Career

Wharfe & Tollgate LLP, Ilkley. Associate, residential property. September 2021 - present
I run between 50 and 65 matters at any one time from instruction to registration. About half are leasehold, mainly mill conversions in Leeds and Saltaire, so deeds of certificate, landlord certificates and EWS1 are weekly business. I act for buyers on two new-build sites (Barrow Homes and a housing association shared ownership scheme). Unregistered titles in the Dales, voluntary first registration, indemnity cover, private drainage. I supervise one trainee and one paralegal and review their reports on title. Fees billed last year £212,000. We use LEAP.

Kettlewell Frayne Solicitors, Skipton. Solicitor, residential conveyancing. October 2017 - August 2021
Own files from qualification, checked for the first six months, thereafter by file audit only. Sale, purchase, remortgage, transfers of equity following divorce, auction packs. I was the CQS senior responsible officer's deputy.

Same firm, trainee solicitor. September 2015 - September 2017. Seats in property, private client and family.

Education
LPC, distinction, 2015
LLB 2:1, 2013

I speak at first-time buyer evenings with two estate agents and ring clients rather than email them. Referees on request.`,
    },
    {
      name: 'gareth-pumphrey-clc',
      kind: 'any-of',
      low: 86,
      high: 96,
      best: 91,
      why: 'Licensed conveyancer with a full CLC licence and ten years of own files; the badge is one the ad accepts.',
      lacks: [],
      cv: `GARETH PUMPHREY
7 Sycamore Rise, Wetherby LS22

about me
Left school at 18, started by photocopying leases, now the person the office brings its awkward titles to. CLC licence (full, no conditions) held since March 2016 and renewed this month.

what I do now
Branch conveyancer, Ainsty Property Lawyers, Wetherby, May 2018 onward. 60-70 open cases. Houses, flats, a good many retirement leases, Help to Buy redemptions, equity transfers, some assents. I give undertakings, sign certificates of title for all of the lenders on our panel and deal with Land Registry requisitions myself. New build reservations with 28-day exchange for a regional builder, 41 plots so far. Two assistants report to me and I do their file reviews each quarter. Went over from paper to Proclaim in 2019 and wrote half of the templates. I have Thursday coffee with the branch managers of three agents; around 40 % of our instructions come through that.

before
Ripon & Masham Conveyancing Services, 2012-2018. First as a trainee under the CLC scheme; after March 2016 as licensed conveyancer with a caseload of my own (some 45 files, sale and purchase, freehold in the main).

exams
CLC Level 6 Diploma in Conveyancing Law and Practice 2016 / Level 4 2014 / A levels 2010

other
Clean driving licence, parish councillor, poor but keen cricketer.`,
    },
    {
      name: 'lorna-teasdale-not-admitted',
      kind: 'denial',
      low: 46,
      high: 60,
      best: 54,
      why: 'Seven years of heavy residential caseloads, but by her own word not qualified in any of the three ways, so no practising certificate.',
      lacks: [
        'solicitor, licensed conveyancer or Chartered Legal Executive with a current practising certificate or licence',
      ],
      cv: `LORNA TEASDALE
Conveyancing Fee Earner (paralegal)
Starbeck, Harrogate

To save you time: I am not a solicitor, nor a licensed conveyancer, nor a Fellow, and I have not begun any of the routes. I have two small children and it is not on the cards before they are both at school. What I can do is conveyancing.

Oct 2019 - today   FEE EARNER, Beckwith Lacey Property Law, Harrogate
About 70 files at present. Freehold and leasehold purchase and sale, remortgages for Halifax and Skipton, transfer of equity. Draft contract packs, raise and answer enquiries, report to client on title and searches, exchange, completion statements, SDLT return, AP1. The partner signs the certificates of title and sees me once a week; other than that I work by myself. Top of the office for completions in 2023 and 2025. LEAP daily.

Jan 2017 - Sept 2019   CONVEYANCING ASSISTANT, Direct Moves Leeds
Volume sale team: 120 files between three of us. Post-completion first, then opening and pre-contract.

2013 - 2016   Sales negotiator, Fairholme Estate Agents, Harrogate.

Qualifications: BA English 2:2 (2013). Training in-house: Building Safety Act (2023), Material Information (2024), AML yearly.

Salary looked for: £38,000. Notice six weeks.`,
    },
    {
      name: 'imogen-skelding-probate',
      kind: 'adjacent',
      low: 48,
      high: 61,
      best: 55,
      why: 'Admitted solicitor with a certificate, but her seven years are wills and probate; conveyancing files are passed to a colleague.',
      lacks: ['three years running own residential conveyancing files'],
      cv: `Imogen Skelding LLB, TEP
Private Client Solicitor

Admitted March 2019; practising certificate in force, no conditions; member of STEP since 2022.

Present post
Solicitor, private client department, Crimple & Vane, York (April 2019 to present)
 - 85 estates administered from grant to distribution, the largest £4.1m
 - Wills, lasting powers of attorney, deputyship applications, lifetime trusts
 - Where a house is to be sold out of an estate I obtain office copies, assemble the protocol forms with the executors and hand the sale across to our conveyancing team, with whom I keep the beneficiaries informed until completion
 - Severances of joint tenancy, declarations of trust, assents of registered land (perhaps fifteen a year)
 - Supervise a probate clerk
 - Gave the firm's Dementia Friends talks to three care homes

Training contract
Crimple & Vane, 2017 - 2019: private client, litigation, eight months in residential property (assisting a partner with about 30 files)

Why a move: we are settling in Harrogate and I would like to broaden into property.

Studies: LPC, 2016 (commendation). Law LLB, 2015, upper second.`,
    },
    {
      name: 'clive-rudgard-old',
      kind: 'old',
      low: 60,
      high: 74,
      best: 67,
      why: 'Qualified and certificated with nine years of own conveyancing files, but they ended in summer 2016 and he has been a council lawyer since.',
      lacks: [],
      cv: `CLIVE RUDGARD, solicitor

b. 1974 · lives in Pannal · admitted 2003 · current practising certificate

2016 (August) to present - Swaledale & Nidd District Council and its successor authority, legal services. Senior lawyer, planning and highways. Section 106 and 278 agreements, stopping-up orders, enforcement notices, public inquiries, advice to planning committee. Some right-to-buy correspondence in the first year. Iken case management.

2007 (May) to 2016 (July) - Ellis Nutter & Rigg, Ripon. Assistant solicitor, from 2011 associate, residential conveyancing. Had 50 to 60 files of my own: country houses, barn conversions, terraces, leasehold flats, two developments of the Penhill Homes company plot by plot (I acted for the developer). Equestrian property was a speciality. Trained two legal executives who are still there. The department closed with the retirement of both partners.

2003 to 2007 - Thackray Moss, Leeds. Litigation assistant.

1998 to 2001 civil service; CPE and LPC thereafter, part of it in the evenings. Training contract at Thackray Moss 2001 to 2003.

I would like to go back to what I most enjoyed. I know portals, Lender Exchange and the fourth edition TA6 by reading only and have booked the Law Society's refresher days for January.`,
    },
  ],
};
