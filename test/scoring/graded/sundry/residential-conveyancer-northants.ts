/** Residential Conveyancing Solicitor / Licensed Conveyancer: qualified Solicitor / Licensed Conveyancer / Chartered Legal Executive entitled to practise; three years running own residential conveyancing caseload decide it. */
import type { GradedJob } from '../types.ts';

export const residentialConveyancerNorthants: GradedJob = {
  job: 'residential-conveyancer-northants',
  title: 'Residential Conveyancing Solicitor / Licensed Conveyancer',
  spec: `Residential Conveyancing Solicitor / Licensed Conveyancer – Kettering – £45,000 to £58,000 DOE

Our client, a long-established Legal 500 high street practice with four offices across Northamptonshire, is looking for a residential fee earner to join its busy Kettering team following a period of sustained growth. You'll inherit a full and varied caseload and be supported by a legal assistant and a post-completion team, so no more evenings spent chasing SDLT returns!

To be considered you must be a qualified Solicitor, a Licensed Conveyancer or a Chartered Legal Executive / CILEX Conveyancing Practitioner, entitled to practise in England & Wales, and have at least three years' experience of running your own residential caseload from instruction to post-completion, freehold and leasehold. You'll be dealing with sales, purchases, remortgages and transfers of equity, and ideally some new build, shared ownership or Help to Buy redemptions. Experience of unregistered titles would be handy, as would knowledge of LEAP, although training on the system will be given. The firm is CQS accredited and prides itself on picking up the phone, so a friendly, client-focused manner matters every bit as much as technical ability. You'll also be encouraged to get out and meet local agents and brokers.

In return: uncapped bonus, 25 days plus your birthday, parking, hybrid working after probation and genuine prospects.

For a confidential chat call Hayley on 01536 000 000 or apply below. Only shortlisted applicants will be contacted. Larkspur Legal acts as an employment agency and welcomes applicants from all sections of the community.`,
  graded: [
    {
      name: 'cilex-practitioner',
      kind: 'any-of',
      low: 86,
      high: 96,
      best: 91,
      why: 'Chartered legal executive with conveyancing practice rights, one of the accepted routes, and seven years of her own full residential files in her own words.',
      lacks: [],
      cv: `Rukhsana Mirza FCILEX
Corby, Northants

Home-moves lawyer. I act for people buying and selling houses and flats, and I stay with them from the first quote until the register is updated.

Tarrant Bligh LLP, Market Harborough: Associate, Private Property, since Feb 2021
- 65 to 75 live matters, no one else's name on the file
- roughly 60:40 houses to flats; management packs, ground rent and Building Safety Act certificates, lease extensions by deed of variation
- plots for two regional developers' buyers, 28-day exchanges; housing association staircasing
- adding and removing spouses from title, switching lenders
- first registrations from old deeds, about 5 a year
- £310k billed last year; Tuesday coffee with three estate agents brings in a third of that

Hollis & Crane Solicitors, Rugby: Legal Executive, Residential, Jun 2019 – Jan 2021
- own files of 50, sale and purchase

Same firm: Conveyancing secretary, then assistant, 2014 – 2019

Admitted as Fellow of CILEX, Oct 2019. CILEx Regulation conveyancing practice rights granted Jan 2020; authorisation current for 2026.

Software: Osprey, InfoTrack, HMLR portal, a year of LEAP
Law Society CQS training, all core modules, 2026`,
    },
    {
      name: 'equity-partner-stepping-down',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 84,
      why: 'Equity partner and head of residential with 21 years qualified; more than asked but still runs his own files with a current certificate.',
      lacks: [],
      cv: `JULIAN P. WETHERELL  LL.B. (Hons)
Solicitor (admitted 1 September 2005). SRA practising certificate 2026/27 held, no conditions.

PERSONAL STATEMENT. After fourteen years as an owner of the business I no longer wish to run budgets, insurers' renewals and HR meetings. I would like to do what I enjoy, which is to act for clients moving house, and to go home at half past five.

CAREER
Fothergill Dane LLP, Peterborough
  2012 to date. Equity Partner; Head of Residential Property (22 staff over three sites); SRO for the Conveyancing Quality Scheme; COLP 2018–2023.
  Alongside management I have retained a personal caseload of 30 to 35 matters at any time, mostly higher-value freehold, together with leasehold flats, transfers of equity, remortgages and farmhouse titles not yet registered. I see every matter through to registration myself.
  2005 to 2012. Assistant, then Associate Solicitor, residential conveyancing. 80+ files; new-build sites in Hampton and Cardea.

TRAINING. Articles at Fothergill Dane, 2003–05. LPC, Nottingham Law School, 2003. University of Hull, 2:1, 2002.

SYSTEMS. Proclaim; LEAP since 2023.

Past President, local Law Society (2019). Bell-ringer.`,
    },
    {
      name: 'clc-diploma-unfinished',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 62,
      why: 'Five years on her own supervised caseload, but not yet licensed: the CLC Level 6 diploma has two units to go.',
      lacks: ['qualified Solicitor / Licensed Conveyancer / Chartered Legal Executive entitled to practise'],
      cv: `BETH SAWYER | Wellingborough | beth.sawyer@example.co.uk

Current role
============
Senior Conveyancing Executive, QuickStep Conveyancing (Northampton)   11/21 - now
> 70 files, sales + purchases, F/H and L/H, start to finish, under sign-off of a licensed conveyancer
> report on title, raise and answer enquiries, exchange/complete by phone, deal w/ chains of 6+
> remortgages, TOEs, shared ownership first tranche + resale
> 4.9* average on client reviews, top exec for exchanges in Q2 26
> mentor for 2 trainees

Before that
===========
Conveyancing Assistant, Pell & Huxtable   08/19 - 10/21   searches, SDLT5, AP1s, requisitions
Lettings Negotiator, Browns Homes   2017 - 19

Qualifications
==============
SQA/CLC Level 4 Diploma in Conveyancing Law & Practice - passed 2023
SQA/CLC Level 6 Diploma - studying, 2 units left (Managing Client & Office Accounts; Landlord & Tenant), exams due April 2027, licence application after that
A Levels: Law B, English B, Sociology C

Systems: LEAP, Redbrick, Lender Exchange, HMLR portal
Driving licence, own car`,
    },
    {
      name: 'thin-licensed',
      kind: 'thin',
      low: 64,
      high: 77,
      best: 71,
      why: 'Licensed and with seven years as a residential conveyancer, but so few words that freehold/leasehold breadth and own caseload to completion are only hinted at.',
      lacks: [],
      cv: `T. Abernethy-Cole
Kettering NN16

Licensed Conveyancer (CLC), licence held since June 2019, current.

Employment:

Dunmore Property Law, Wellingborough. Residential conveyancer. April 2022 to present. Own caseload, freehold and some leasehold.

Simms & Fairley, Northampton. Residential conveyancer. September 2019 to March 2022. Sales and purchases.

Simms & Fairley. Post-completions clerk. 2016 to 2019.

Education: CLC diploma by distance learning. Eight GCSEs. Two A levels.

References from either firm. One month's notice.`,
    },
    {
      name: 'property-litigator',
      kind: 'adjacent',
      low: 45,
      high: 58,
      best: 52,
      why: "Practising solicitor in property, but in disputes: six months of conveyancing as a trainee is all she shows against three years' own caseload.",
      lacks: ['three years running own residential conveyancing caseload'],
      cv: `Property solicitor, seven years PQE, looking to relocate to Northamptonshire for family reasons.

OLUWASEUN (SEUN) ADEBAYO-HART

I qualified in September 2019 into the real estate disputes team of Marchbank Solicitors LLP in Birmingham, where I am now a Senior Associate (promoted May 2024). My clients are landlords, residents' management companies and homeowners. Day to day I run possession claims, service charge and dilapidations disputes, boundary and right of way arguments, and applications to the First-tier Tribunal (Property Chamber). I read leases and office copy entries all day long and know where they go wrong. I have settled several claims arising from failed completions and notices to complete, and have given two talks to local estate agents on misrepresentation and TA6 forms.

My training contract was with the same firm, September 2017 to August 2019, with seats in private client, commercial litigation, real estate disputes and residential property. In the last (six months) I assisted on around twenty sales and purchases, drafting contract packs and replying to enquiries.

LPC with distinction, BPP Birmingham, 2017. LLB Law with French, University of Leicester, 2:1, 2016. Practising certificate current. Proclaim and CE-File user. Fluent in Yoruba; conversational French.`,
    },
  ],
};
