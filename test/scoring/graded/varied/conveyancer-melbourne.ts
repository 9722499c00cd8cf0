/** Licensed conveyancer in Melbourne: a Victorian licence or practising certificate and three years of own files decide. */
import type { GradedJob } from '../types.ts';

export const conveyancerMelbourne: GradedJob = {
  job: 'conveyancer-melbourne',
  title: 'Licensed Conveyancer, Residential',
  spec: `LICENSED CONVEYANCER | Box Hill, Melbourne | $95-110k + super | Perm

Our client, a four-partner suburban practice, needs someone to take over a busy residential desk. Start ASAP.

You MUST have:
- current Victorian conveyancer's licence (Business Licensing Authority) OR current Victorian legal practising certificate
- 3+ yrs running your own residential files, vendor and purchaser, contract to settlement
- PEXA (subscriber user, you settle yourself)

Nice:
- off-the-plan and subdivisions
- LEAP or Smokeball
- Mandarin or Cantonese
- some commercial leasing or sale of business

What you do all day: Section 32 statements and contracts, title and planning searches, SRO duties and land tax clearance, VOI, foreign resident withholding, adjustments, book settlements, calm people down. Around 45 matters open at a time with one assistant to help you. Occasional Saturday auctions.

What they offer: hybrid after probation (2 days home), parking, no billable-hours targets, a real path to partner for the right person.

You need full work rights in Australia and a police check. No sponsorship. Apply with CV and licence number to Kerryn at Holloway Legal Recruitment, quoting HL-2207. Only shortlisted candidates will be contacted; no other agencies please.`,
  graded: [
    {
      name: 'licensed-nine-years',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 95,
      why: 'Licensed in Victoria since 2018 and running fifty of her own files on PEXA, with off-the-plan and Mandarin on top.',
      lacks: [],
      cv: `MEI-LIN TRAN
Licensed Conveyancer (Vic), licence 008841L, current to August 2027
Doncaster VIC | Australian citizen

Sept 2018 - present
Senior Conveyancer, Harrow & Finch Property Law, Camberwell
- My own list of 45 to 55 houses and units at any time, both sides, from first instructions until the money has moved
- Prepare vendor statements under s 32 and contracts, advise buyers before auction
- Sign and settle in PEXA, around 22 a month; trained three assistants on it
- Duties Online, land tax and windfall gains certificates, FRCGW variation, GST at settlement
- Off-the-plan: buyers' agent lawyer for two towers in Box Hill (140 lots), nomination and sunset clause problems
- Verification of identity in the office and by video

March 2016 - Aug 2018
Conveyancing Assistant, same firm
- LANDATA and council searches, adjustments, bank bookings

Education
Advanced Diploma of Conveyancing, RMIT, 2017
Australian Institute of Conveyancers (Victorian Division), member; CPD complete 2026

Other
Mandarin (mother tongue), Cantonese (good); LEAP every day, Smokeball in my first year`,
    },
    {
      name: 'solicitor-practising-certificate',
      kind: 'any-of',
      low: 79,
      high: 93,
      best: 87,
      why: 'No conveyancer licence but a Victorian practising certificate, which the ad takes instead, and five years of home files.',
      lacks: [],
      cv: `Daniel Okonjo-Reeves
Solicitor

I was admitted to the Supreme Court of Victoria in February 2020 and hold an employee practising certificate from the Victorian Legal Services Board for 2026-27 (P0112093).

Since April 2021 - Solicitor, Greenacre Lane Lawyers, Ringwood
About four fifths of my work is houses, flats and vacant land. I take instructions, read the contract for purchasers and draft it for vendors together with the disclosure statement, order the searches, lodge with the State Revenue Office, work out rates and owners corporation adjustments and complete in PEXA under our subscriber account, mostly without anyone looking over my shoulder: roughly 230 matters a year. The rest is leases of shops and the odd sale of a cafe. I run all this in Smokeball.

Feb 2020 - March 2021 - Graduate Lawyer, Tallis & Bourke, Melbourne
Family law rotation, then property: caveats, transfers between spouses, first settlements.

Studies
LLB (Hons), Monash University, 2018
Practical Legal Training, Leo Cussen Centre for Law, 2019

English; some Igbo. Australian permanent resident. Referees: on request.`,
    },
    {
      name: 'nsw-licence',
      kind: 'foreign',
      low: 54,
      high: 68,
      best: 63,
      why: 'A seasoned conveyancer, but licensed in New South Wales only and nothing yet for Victoria.',
      lacks: ['Victorian conveyancer licence or practising certificate'],
      cv: `Belinda Karras
Wollongong NSW (relocating to Melbourne, February 2027)

LICENSED CONVEYANCER, NSW FAIR TRADING 05009917 (since 2017)

Karras & Lowe Conveyancing, Wollongong [2019-now]
Partner in a two-person shop. Acting for sellers and buyers of homes across the Illawarra: contracts for sale, cooling-off waivers (s 66W through our solicitor), Revenue NSW stamping, strata reports, land tax clearances, settlement on PEXA. Forty open files on average. Off-the-plan apartments for a local builder, 2022-2024.

Shoalhaven Property Lawyers, Nowra [2015-2019]
Conveyancing clerk, then licensed conveyancer from June 2017 with my own residential files.

Diploma of Conveyancing, Macquarie, 2016
Notary's assistant, justice of the peace (NSW)
Software: LEAP, InfoTrack
Member AIC NSW

Right to work: Australian citizen. National police check June 2026.
Note: I have not yet lodged anything in Victoria. I have read about section 32 but never prepared one.`,
    },
    {
      name: 'unlicensed-clerk',
      kind: 'missing',
      low: 46,
      high: 60,
      best: 54,
      why: 'Ten years at the desk under a licensee, but without a licence or the diploma that leads to one.',
      lacks: ['Victorian conveyancer licence or practising certificate'],
      cv: `PATRICIA SEDDON - Property law clerk

Glen Waverley. Tel on request.

Summary: Very experienced all-rounder in residential property. I know the work backwards.

Work
11/2016 to now: Senior Conveyancing Clerk, Burwood Conveyancing Group
 - Around 50 sale and purchase matters; vendor statements drafted for my principal to sign off
 - Searches through LANDATA, certificates from council, water and owners corp
 - SRO online, withholding clearances, statement of adjustments
 - Build the PEXA workspace, prepare and, with my own digital certificate, sign financials; principal certifies documents
 - Speak to clients, agents and banks all day
 - Supervise a junior
02/2010 to 10/2016: Receptionist, later Property Assistant, Mountview Lawyers
 - Settlements at the bank counter until everything went electronic; files in LEAP

Training
Certificate III in Business, Swinburne TAFE, 2009
PEXA Academy, several modules
First aid

Languages: English
Work rights: citizen`,
    },
    {
      name: 'broker-changing-career',
      kind: 'list',
      low: 16,
      high: 32,
      best: 25,
      why: 'A mortgage administrator whose conveyancing is a skills list and course titles without a single file run.',
      lacks: [
        'Victorian conveyancer licence or practising certificate',
        'three years of own residential files',
        'PEXA settlements',
      ],
      cv: `RORY MCALLISTER
Aspiring Conveyancer | Frankston

Career objective
To move into property law and grow with a friendly firm as a conveyancer.

Key skills
Residential conveyancing - Section 32 statements - contracts of sale - PEXA - title searches - VOI - SRO Duties Online - settlement adjustments - LEAP - off-the-plan - client care - attention to detail

Study
Advanced Diploma of Conveyancing, online, enrolled July 2026. Units so far: Legal foundations of property; Take instructions in a conveyancing matter; Finalise the conveyancing transaction (next term)

Work history
Loan Administrator, Bayside Home Loans, Jan 2022 to present
Collect payslips and bank statements, key applications into ApplyOnline, chase valuations, tell customers when finance has been approved.

Barista and duty manager, Pier Street Espresso, 2017 to 2021
Rosters, till, ordering, training of new staff.

Sales assistant, electrical goods, 2015 to 2017

Certificates
Certificate IV in Finance and Mortgage Broking, 2021
Responsible service of alcohol

Hobbies
Surf lifesaving, cricket`,
    },
  ],
};
