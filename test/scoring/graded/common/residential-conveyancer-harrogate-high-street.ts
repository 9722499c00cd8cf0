import type { GradedJob } from '../types.ts';

export const residentialConveyancerHarrogateHighStreet: GradedJob = {
  job: 'residential-conveyancer-harrogate-high-street',
  title: 'Residential Conveyancer (licensed, CILEX or solicitor), Harrogate',
  spec: `Subject: Harrogate residential property role, thought of you

Hi there,

Hope you don't mind a note out of the blue. I look after a three-office firm in North Yorkshire and they have asked me, quietly for now, to find a residential conveyancer for the Harrogate branch. Sue, who has had the desk for nineteen years, retires at Easter and they would like an overlap.

You would inherit about 65 live files and see them through from instruction to registration: freehold and leasehold sales and purchases, remortgages, transfers of equity and the odd plot on the two new estates out towards Knaresborough. There is an assistant, shared with one other fee earner, and a post-completions clerk in Ripon. No cold calling, no factory targets. They do expect you to pick up the phone to estate agents and to clients who are having a wobble.

The two things they will not budge on. First, you must be qualified in your own right in England and Wales: a CLC licence, Chartered Legal Executive or solicitor, they honestly have no preference which, but it has to be current. Second, at least three years of running your own residential caseload.

Everything else is gravy. They use LEAP but will train you. Unregistered title comes up more than you would think (farm cottages), so it would be lovely if you were not frightened of a box of old deeds. Somebody who has got to grips with leaseholder certificates under the Building Safety Act would make the partner very happy.

Money is £42,000 to £50,000, 35 hours, one day a week at home once settled, 25 days plus Christmas shutdown. Parking, which in Harrogate is worth a pay rise in itself.

If it appeals, send me an up to date CV and a good time to ring.

All the best,
Jude Pickersgill
Senior Consultant, Legal North, Thackray Vane Recruitment`,
  graded: [
    {
      name: 'danielle-akroyd-clc',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 96,
      why: 'Current CLC licence, nearly six years of her own 55-70 residential files, leasehold, unregistered titles, BSA certificates and LEAP, all dated and recent.',
      lacks: [],
      cv: `DANIELLE AKROYD
14 Studley Rise, Ripon HG4   |   07700 900417   |   d.akroyd@examplemail.co.uk

Licensed Conveyancer (Council for Licensed Conveyancers), first licensed November 2020, licence renewed each year and in force to 31 October 2027.

EMPLOYMENT

Hartwith & Moss Solicitors, Ripon
Licensed Conveyancer, January 2021 to date
- Between 55 and 70 matters open at a time, all mine from client care letter to AP1. Roughly two thirds freehold, the rest leasehold flats in Harrogate and Leeds plus shared ownership staircasing.
- 214 completions in the year to September 2026; no claims and two file review scores of "green" in the last CQS audit.
- Deal with remortgages and transfers on divorce for the family team.
- First registrations: about ten a year. I rather enjoy an epitome of title.
- Since 2023 the person in the office who checks landlord and leaseholder certificates and deeds of certificate on flats over 11 metres; wrote our crib sheet.
- Supervise one assistant. Case system: LEAP (previously paper and Excel).

Wharfe Property Lawyers Ltd, Wetherby
Conveyancing Assistant, August 2016 to December 2020
- Searches, SDLT returns, redemption statements, completions diary. From spring 2019 ran a small freehold caseload under a licensed conveyancer.

EDUCATION
CLC Level 4 and Level 6 Diplomas in Conveyancing Law and Practice, distance learning, 2017 to 2020
Ripley Vale Sixth Form: A levels in Law, English, Geography, 2016

Interests: fell running, village cricket scorer. Full driving licence.`,
    },
    {
      name: 'tom-birkett-house-moves',
      kind: 'synonym',
      low: 87,
      high: 98,
      best: 93,
      why: "A practising Chartered Legal Executive who has run 60 house files alone since 2019, told in plain words rather than the ad's; only LEAP is absent and it is trained.",
      lacks: [],
      cv: `Tom Birkett FCILEX
York - tbirkett@examplemail.com

I help people move house, and have done for the best part of eleven years. My desk today is a mixed one of houses and flats, buying, selling, adding a spouse to the deeds, swapping lenders, plus inherited cottages where nobody has seen the papers since 1962.

Where I have worked

Colliergate Law LLP (York)
Chartered Legal Executive, property department            06/19 - now
I take the file when the client says yes and I give it back when HM Land Registry has finished with it. Usually 60 on the go; nobody checks my work except at the monthly sample. I report on title, raise and answer enquiries, act for most high street lenders, draft the contract packs, exchange, send the money, pay the stamp duty. Leasehold about 40 per cent. I trained two juniors, both since qualified. Deeds-only property: six or seven first registrations each year. Cladding paperwork: I deal with it, mostly on blocks in Leeds Dock. Software is Proclaim.

Ousebank Solicitors (Selby)
Legal Executive, then Fellow from Feb. 2018               09/15 - 05/19
Started on post-completion, had my own house sales by the summer of 2016.

Qualified
Fellow of the Chartered Institute of Legal Executives since February 2018, practising, no conditions. CPD to September 2026 logged.
CILEX Level 3 and Level 6, evening classes, Selby Vale College, 2012-2017

I can start after three months' notice. Married, two kids, one whippet.`,
    },
    {
      name: 'simran-deol-trainee',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 62,
      why: 'Four and a half years of day-to-day residential files but still two CLC papers from a licence, so not qualified in her own right.',
      lacks: ['current E&W qualification (CLC licence, Chartered Legal Executive or solicitor)'],
      cv: `Curriculum Vitae

Name          Simran Kaur Deol
Address       Flat 3, 9 Roundhay Mews, Leeds LS8
Email         simran.deol@examplemail.co.uk

Profile
Conveyancing fee earner with four and a half years on a busy residential team and nearly qualified as a licensed conveyancer.

Career
04.2022 - present   Fee Earner (Trainee Licensed Conveyancer), Kirkgate Home Legal, Leeds
   * 50 to 55 sale and purchase files that I run day to day. A licensed colleague signs off reports on title and holds the undertakings.
   * Leasehold and freehold, help with gifted deposits, Lifetime ISA, remortgages.
   * Deal direct with lenders, agents, the other side; complete on average 14 a month.
   * Use LEAP.
07.2019 - 03.2022   Conveyancing Administrator, same firm
   * Opened files, ID checks, ordered searches, submitted SDLT and registrations.

Qualifications
CLC Level 4 Diploma - achieved January 2024
CLC Level 6 Diploma - two assessments outstanding (Landlord and Tenant; Managing Client and Office Accounts), sitting both in March 2027. Will then apply for a licence.
BA (Hons) History 2:1, Aireborough University, 2019

Other
Speak Punjabi. Volunteer at a gurdwara advice desk once a month.`,
    },
    {
      name: 'fiona-drummond-scotland',
      kind: 'foreign',
      low: 52,
      high: 66,
      best: 58,
      why: 'Eight years of her own residential conveyancing, but as a Scottish solicitor under Scots property law and expressly not admitted in England and Wales.',
      lacks: ['current E&W qualification (CLC licence, Chartered Legal Executive or solicitor)'],
      cv: `FIONA DRUMMOND LLB DipLP
Solicitor (Scotland)
Now living in Knaresborough after a family move, June 2026

PROFESSIONAL STANDING
Enrolled solicitor with the Law Society of Scotland since October 2017; current practising certificate (Scotland) to 31 October 2027. Not admitted in England and Wales; I have asked the SRA about the SQE exemptions but have not applied yet.

EXPERIENCE
Senior Solicitor, Residential Property
Lochan Murray WS, Edinburgh                                          Mar 2020 - May 2026
Own caseload of 60+ purchases, sales, remortgages and transfers of title. Missives, examination of title, discharges and standard securities, LBTT returns, first registrations out of the Sasines into the Land Register (dozens). Supervised two paralegals. Fee target exceeded five years of six.

Solicitor
Tayside Property Law, Perth                                          Oct 2017 - Feb 2020
New-build plots for a housebuilder's buyers, tenement flats, factoring queries, small estates.

Trainee Solicitor
Tayside Property Law, Perth                                          Oct 2015 - Sept 2017

EDUCATION
Diploma in Professional Legal Practice, Forthbank University 2015
LLB (Hons), Forthbank University 2014

SKILLS
Used to three different case systems. Good on the phone. Clean driving licence.

REFEREES on request`,
    },
    {
      name: 'peter-hollins-probate-since-2016',
      kind: 'old',
      low: 60,
      high: 73,
      best: 66,
      why: 'Qualified and current, with eight years of solid residential files, but those ended ten years ago and he has done wills and probate since.',
      lacks: [],
      cv: `PETER J HOLLINS
Solicitor of the Senior Courts of England and Wales, admitted 1 September 2006. Practising certificate 2026/27 held, unconditional.

Summary: I am a high street solicitor of twenty years' standing. The first half of that time was house conveyancing, the second half has been wills and estates. I should like to return to property.

Sept 2016 to present. Solicitor, Private Client. Beckwith Lowe, Skipton.
Wills, lasting powers, grants of probate, administration of estates up to £3m, Court of Protection deputyship for four clients. I do not do the conveyancing on estate houses; it passes to our property team, though I draft the assents. Time target 1,100 hours, met.

Oct 2008 to Aug 2016. Solicitor, Residential Conveyancing. Beckwith Lowe, Skipton.
About 70 files of my own. Freehold and leasehold, farmhouses, barn conversions, unregistered titles and first registrations, mortgages for a regional building society, right to buy. Managed one secretary. Before the Building Safety Act, of course, and on a case system long since replaced.

Sept 2006 to Sept 2008. Assistant Solicitor, Dalesgate Legal, Settle. Mixed: landlord and tenant, boundary rows, half residential sales.

2004 to 2006 training contract, same firm.

LPC, Northgate College of Law, 2004. LLB 2:1, University of Eskdale, 2003.

Born 11 May 1982. Church organist.`,
    },
  ],
};
