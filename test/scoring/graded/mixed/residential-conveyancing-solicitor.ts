/** Residential conveyancing solicitor, English high street firm: current practising certificate or CLC licence, three years of own caseload, leasehold. */
import type { GradedJob } from '../types.ts';

export const residentialConveyancingSolicitorJob: GradedJob = {
  job: 'residential-conveyancing-solicitor',
  title: 'Residential Conveyancing Solicitor',
  spec: `From: Philippa Garsdale
To: Recruitment
Subject: Re: Re: conveyancer for Skipton - what I actually want

Hi Josh,

Thanks for chasing. Sorry for the ramble, I'm between completions.

We've lost Martin to retirement and his files are on my desk as well as my own, so this is not one for a trainee. I want somebody who can take over around 65 live matters in week one: freehold and leasehold sales and purchases, remortgages, transfers of equity, the odd shared ownership and new build plot. They need to have run their own residential caseload from instruction to registration for three years at the very least, in England or Wales. And leasehold must be second nature, because half of the mill conversions here are flats and the Building Safety Act has made them a misery.

Title says solicitor, and most will be, but I don't care about the letters: a solicitor with a current practising certificate or a licensed conveyancer with a full CLC licence, either is fine with me and with our insurers. What I can't have is someone unqualified, as I'm the only other authorised person in that office and I can't supervise another fee earner. So please don't send me "legal executives in all but name", however good they are.

Nice: CQS experience, LEAP or Proclaim, lender panels, unregistered land (farms and chapels!), some Help to Buy redemptions. Someone who picks up the phone to agents and clients. Some say in training Beth, our assistant.

£48-58k depending, 9.00 to 5.15, one day at home once settled, parking, profit share at Christmas. Firm is 40 people over three offices, friendly, no targets on a whiteboard. Usual equality wording please and the SRA Standards bit.

Can we see people before Christmas?

Philippa`,
  graded: [
    {
      name: 'solicitor-2018',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: 'Solicitor with the 2026/27 certificate, eight years of own residential files with much leasehold, CQS and unregistered land.',
      lacks: [],
      cv: `Bethan Carrick, Solicitor
Ilkley, West Yorkshire

Admitted September 2018. SRA ID given on request. Practising certificate 2026/27 in force, no conditions.

WORK HISTORY

Aire & Wharfe Law LLP, Keighley (CQS accredited)
Associate Solicitor, Residential Property - February 2021 to now
Caseload of 70 to 80 files, all mine from quote and instruction to AP1 and requisitions. Roughly 45% leasehold: flats in converted mills, LPE1s, deeds of covenant, lease extensions, leaseholder deed of certificate and landlord's certificates under the BSA 2022. Shared ownership staircasing. New build plots on two sites in Silsden. Farms: three first registrations this year, with statutory declarations for lost deeds. On all the main lender panels. Deputy to the head of department; signed off files of an assistant.

Moss & Tattersall, Burnley
Solicitor, October 2018 to January 2021
Sales and purchases, remortgages, transfers of equity on separation. About 55 files. Proclaim.

Moss & Tattersall, Burnley
Trainee solicitor 2016 to 2018 (residential, wills, family, litigation)

EDUCATION
LPC, Leeds Beckett, 2016 (commendation)
LLB, Lancaster, 2015

OTHER
LEAP since 2021. Full clean licence. Sheepdog trials, as spectator and once, shamefully, as competitor. Notice two months.`,
    },
    {
      name: 'clc-licensed',
      kind: 'any-of',
      low: 84,
      high: 97,
      best: 91,
      why: 'Not a solicitor but a licensed conveyancer with a full CLC licence renewed for 2026/27, and eleven years of own leasehold-heavy files.',
      lacks: [],
      cv: `Darren Whitlock, licensed conveyancer
Colne, Lancs (35 mins to Skipton)

CLC licence since 2014, full licence since 2017, renewed 1 Nov 2026.

Pendle Property Lawyers Ltd, Nelson, Oct 2015 to present, senior conveyancer
75 live matters on average. Every one I open, I finish: contract packs, enquiries, report on title, exchange, completion, SDLT, Land Registry. Flats are my speciality: management companies that will not answer, defective leases, doubling ground rents, EWS1, leaseholder deeds since 2022. Equity loan redemptions, auction packs. Two assistants bring me their post.

Barrow Hepworth Conveyancing, Manchester, 2010 to Sept 2015, file handler, own cases from 2014

Hoowla, Proclaim. 71 of the 92 football grounds done; second cornet.`,
    },
    {
      name: 'no-certificate',
      kind: 'lapsed',
      low: 60,
      high: 73,
      best: 67,
      why: 'A solicitor with nine years of own residential work to 2023, but her practising certificate ran out then and has not been renewed.',
      lacks: [
        'a solicitor with a current practising certificate or a licensed conveyancer with a full CLC licence',
      ],
      cv: `Shazia Mirza-Holt, returning to work in the Dales after three years with twins

At a glance
| What | When | Where |
| Carer for family | Nov 2023 - today | home |
| Senior Solicitor, residential | 2019 - Oct 2023 | Calderstone Legal, Halifax |
| Solicitor, residential | 2014 - 2019 | Brigg & Firth, Huddersfield |
| Training contract | 2012 - 2014 | Brigg & Firth, Huddersfield |
| LPC / GDL | 2010 - 2012 | College of Law, York |
| BA History | 2007 - 2010 | Sheffield |

What I did at Calderstone
Ran 60 to 70 residential files without supervision, sale, purchase, remortgage and right to buy, of which at least half leasehold (Dean Clough-style conversions, retirement flats). CQS senior responsible officer 2021 to 2023. I wrote our note on the Building Safety Act when it came in. Two trainees sat with me. LEAP.

What I did at Brigg & Firth
The same on a smaller scale, plus unregistered smallholdings, chapels and one windmill. Took all files from first call to the title information document.

How I work
I ring people. Agents like me, on the whole, and so do elderly sellers. I'd rather send three short e-mails than one long one. I was never late with a completion statement, though I once sent the keys of a house in Elland to Ireland. When the CQS audit came in 2022 we had two minor points, both about the age of our source of funds form, which I'd asked to change the year before.

Current status
On the roll of solicitors. I let the practising certificate go when it expired on 31 October 2023, because I had no employer to pay it. I have kept reading the Gazette, did a 12 hour update on SDLT and leasehold reform in September 2026 and would apply for a new certificate once I've an offer.

Happy with full time from January. School run sorted.`,
    },
    {
      name: 'unadmitted',
      kind: 'denial',
      low: 45,
      high: 59,
      best: 53,
      why: 'Fourteen years of own files of exactly the right sort, but neither admitted nor licensed, and the manager excludes just that.',
      lacks: [
        'a solicitor with a current practising certificate or a licensed conveyancer with a full CLC licence',
      ],
      cv: `LINDSEY PROUDFOOT - RESIDENTIAL CONVEYANCER (FEE EARNER)

Fourteen years of running my own conveyancing caseload in Yorkshire. I'm not a solicitor, I'm not CILEX and I don't hold a CLC licence. I never had the time for exams with three children but ask any agent in Craven about me.

July 2017 to date: Threlfall & Swain Solicitors, Skipton
Residential fee earner, 80+ matters, fees billed last year £214,000 (dept best)
+ sales and purchases, freehold and leasehold, from instructions to registration
+ shared ownership, Help to Buy redemptions, lifetime ISA bonuses
+ new build (plots at Embsay and Gargrave), estate charges, Section 106
+ Building Safety Act certificates, leaseholder deeds
+ unregistered titles, epitome of title, first registration
+ train the post room juniors and two assistants
Supervised on paper by the partner, who signs the certificates of title

May 2012 to July 2017: Hebblethwaite Law, Keighley
Conveyancing executive, 60 matters, remortgages and transfers of equity at first then everything

2006 to 2012: Skipton branch of a building society, cashier, then mortgage adviser (CeMAP, 2009)

Systems: LEAP, InfoTrack, Lender Exchange, SDLT online
Own car. Netball coach. Notice one month.`,
    },
    {
      name: 'conveyor-engineer',
      kind: 'unrelated',
      low: 0,
      high: 9,
      best: 4,
      why: 'A service engineer of baggage and parcel conveyors whose exchanges and completions are of belts and shifts.',
      lacks: [
        'run their own residential caseload from instruction to registration for three years',
        'leasehold must be second nature',
        'a solicitor with a current practising certificate or a licensed conveyancer with a full CLC licence',
      ],
      cv: `Kevin Tordoff
Conveying systems engineer, Bradford

Experienced multi-skilled engineer in conveying and sortation, looking for a local job with no nights.

2016 - present, Beltline Handling Services
Field service engineer. Belt, roller and overhead conveyors at Leeds Bradford Airport, two parcel hubs and a biscuit factory. PPM schedules, belt exchange and splicing, gearbox swaps, completion of job sheets on tablet, out of hours call-out one in four. Site contact for clients. Residential weeks at the manufacturer in Denmark (2018, 2022) for sorter training. Train apprentices.

2009 - 2016, Airedale Mills Maintenance
Maintenance fitter, looms then packaging lines

2005 - 2009 Apprentice fitter, NVQ 3 Engineering Maintenance, City & Guilds

Tickets: 18th Edition, IPAF 3a, practical LOLER, CSCS, authorised person (LV). Forklift lapsed 2019

Hobbies: caravan, carp, Bradford City season ticket.`,
    },
  ],
};
