import type { GradedJob } from '../types.ts';

export const customsEntryClerkFelixstowe: GradedJob = {
  job: 'customs-entry-clerk-felixstowe',
  title: 'Customs Entry Clerk - Felixstowe',
  spec: `Hi there,

Hope you don't mind me dropping you a line. A client of ours, a family-run forwarder five minutes from Dock Gate 1 at Felixstowe, has asked us to find them a Customs Entry Clerk. Permanent, desk based, ideally in the chair before Christmas.

It's a team of four getting through eighty or ninety entries a day, nearly all deep-sea boxes plus a few trailers off the Hook. You would be framing import and export declarations start to finish: picking the commodity code, working out the value, checking preference statements of origin, putting the duty and VAT to the right deferment account, then chasing the entry through to clearance. If a container gets pulled for an exam or the paperwork doesn't agree with the packing list, it's you who rings the importer.

They've been straight with me about what they won't budge on, so please only come back to me if you have all three:
1) two years or more doing customs entries as your main job;
2) real day-to-day use of CDS. They have been caught out twice by people who only ever knew CHIEF;
3) NCTS - opening transit movements and getting them discharged.

After that it's all bonus: inward processing or a customs warehouse, IPAFFS notifications for food, Destin8, any of the usual entry packages (they run Sequoia, but they'll show you). A BIFA course or the like would be smiled upon, not essential.

Money is £29k to £33k depending on what you bring, 8.30 to 5 with one Saturday morning in four, free parking, 25 days and the bank holidays.

Give me a shout or just send over your CV as it is, no need to polish.

Kind regards,
Gemma Thurlow
Orwell Freight Recruitment`,
  graded: [
    {
      name: 'donna-prewett-import-coordinator',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Seven years of declarations, daily CDS since the move off CHIEF, T1s opened and closed, plus inward processing and IPAFFS.',
      lacks: [],
      cv: `Donna Prewett
Trimley St Mary, Suffolk | 07700 900418 | d.prewett@mailbox.example

I have sat on a forwarder's clearance desk since 2019 and like the job: the detail, the tariff, and the phone calls when a box is stuck.

WHERE I WORK NOW
Senior Import Co-ordinator, Haven Gate Shipping Ltd, Walton Avenue, Felixstowe. September 2021 to date.
I put through 20-25 jobs a day for furniture, garden and food importers. That means classifying from the invoice and spec sheet, building the customs value (freight, royalties, assists), deciding whether origin paperwork stands up and submitting to the Customs Declaration Service. I was one of two who moved our client templates over when CHIEF imports closed in autumn 2022 and again for exports the year after, so I know the data elements by number. Also:
- raise T1s for boxes going inland to Daventry and Manchester under our own guarantee, watch the limit dates and get them closed at the office of destination. No enquiry notices on my movements since 2023
- inward processing for a client who re-exports engine parts, with the bill of discharge each period
- pre-notify honey, nuts and frozen fish on IPAFFS and book the BCP
- holds and exams through Destin8, post-clearance amendments, C285 refunds

BEFORE THAT
Import Clerk, Cobbold & Vane Forwarding, Ipswich, June 2019 - August 2021. Entries on CHIEF through Descartes, a lot of the pre-Brexit panic, first export entries to the EU from January 2021.
Receptionist, Deben Dental, 2016 - 2019.

TRAINING
BIFA Customs Procedures, 2020. BIFA Valuation & Classification, 2022.
School: Kirton Road High School, 9 GCSEs.

References from my current manager once an offer is on the table please.`,
    },
    {
      name: 'oliver-stanmore-cds-middle-office',
      kind: 'trap',
      low: 3,
      high: 15,
      best: 9,
      why: 'CDS, entries, clearing and transit here are credit default swaps and bank accounting, nothing to do with customs.',
      lacks: ['customs entries two years', 'CDS (Customs Declaration Service)', 'NCTS transit'],
      cv: `OLIVER STANMORE
London E14 / relocating to Woodbridge, Suffolk in January

Profile: Middle-office analyst, seven years in derivatives operations. Exact, calm at month end, used to ninety or more entries a day against a hard cut-off.

Experience

Larkhill Bank plc, Canary Wharf - Analyst, Credit Derivatives Operations
Feb 2021 - present
. Day-to-day ownership of the CDS book: trade capture, matching, coupon payments and credit events
. Clearing: submit single-name and index CDS to the clearing house, chase rejected trades through to clearance
. Journal entries on the transit account, discharge of unmatched items within two days
. Declarations of beneficial ownership for offshore counterparties
. Export of the daily file to Finance and import of prices from two vendors
. Ring counterparties when the confirmation does not agree with the term sheet

Norwood Asset Services, Croydon - Settlements Clerk
08/2019 - 01/2021
. Equity and bond settlement, failed trade chasing, duty (SDRT) reconciliations with the custodian

Education
BA Economics (2:2), University of Westhaven, 2016-2019
IOC (Investment Operations Certificate), 2021

Excel including pivot tables and lookups, SQL basics. Full clean driving licence. Interested in a move out of the City to something with a shorter commute and in learning how physical trade works.`,
    },
    {
      name: 'kieran-offord-eleven-months',
      kind: 'years',
      low: 56,
      high: 68,
      best: 62,
      why: 'Right work with CDS and NCTS, but only eleven months of it against the two years demanded.',
      lacks: ['two years of customs entries'],
      cv: `KIERAN OFFORD

Date of birth 14/03/2001      Home: Walton, Felixstowe      Licence: full, own car

Employment

Dec 2025 - now      Customs Clerk
                    Bawdsey Ferry Freight, Felixstowe
I moved across from the warehouse office when a vacancy came up. I now do around 15 import entries a day in CDS, using Sequoia, plus export entries for two engineering customers. I look up codes in the UK Trade Tariff, work out duty and VAT, pick the right deferment or the importer's postponed accounting, and deal with queries from the entry processing unit. Since April I also open T1s in NCTS for trailers going up to Corby and chase the consignee so they are discharged in time. My manager checked everything I sent for the first three months; since then only the odd one as a sample. Last quarter I had two errors out of about 900.

Jul 2022 - Nov 2025      Warehouse Operative, then Stock Controller
                         Bawdsey Ferry Freight, Felixstowe
Unloading containers, counterbalance FLT, booking in, cycle counts, handing driver paperwork to the clearance desk.

2019 - 2022      Trolley collector and checkouts, Fairmart, Felixstowe

Courses
BIFA Introduction to Customs, two days, January 2026
FLT counterbalance, renewed 2024

School: Langer Academy, Maths B (6), English 5, Geography 5 and four others

Interests: sea fishing, darts for the Half Moon B team.`,
    },
    {
      name: 'marjolein-de-wit-rotterdam-declarant',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: 'Six years a customs declarant in Rotterdam with NCTS transit, but on the Dutch systems; she says she has never worked in CDS.',
      lacks: ['CDS day-to-day use'],
      cv: `Curriculum vitae

Marjolein de Wit
Now: Kesgrave, Ipswich (married to a UK national, settled here since August 2026, right to work in place)
Languages: Dutch mother tongue, English fluent, German good

Customs Declarant, Van Oosterwijk Douane BV, Rotterdam Waalhaven
03/2020 - 07/2026
Import, export and transit for container traffic of three lines, 30 to 40 files a day.
* Tariff classification in the TARIC, customs value, preferential origin (REX, EUR.1, China and Turkey)
* Lodged declarations in AGS, since 2023 in DMS 4.0, via the Portbase port community system
* Transit: T1 and T2 in NCTS phase 4 and from 2023 phase 5, as authorised consignor with own guarantee; monitoring of terms, solving of enquiry procedures with the central transit office
* Customs warehouse type C, monthly reconciliation
* Veterinary and phytosanitary consignments in TRACES, appointments at the inspection point
* Contact for around 25 British forwarders after Brexit, so I know their invoices and their questions

Assistant Documentation, Maasdijk Lines, Rotterdam
09/2017 - 02/2020
Bills of lading, arrival notices, demurrage invoices.

Education
MBO 4 Logistics, Havencollege Schiedam, 2017
Vakopleiding Douane (professional diploma for customs declarants), 2020

To be open: the British system CDS is new for me. I have read the HMRC completion guide and the data elements look very like our DMS ones, but I did not yet make one declaration in it.`,
    },
    {
      name: 'raymond-girling-chief-until-2015',
      kind: 'old',
      low: 42,
      high: 54,
      best: 47,
      why: 'Eight years of entries and NCTS, but they ended in 2015 on CHIEF, and he states he has never used CDS.',
      lacks: ['CDS day-to-day use', 'recent customs entries'],
      cv: `Raymond Girling, 27 Maybush Lane, Felixstowe

Dear Gemma, my CV as asked, not polished!

2015 to present. Suffolk Coastal Academy Trust. Transport and Admissions Officer. I organise eleven school coaches and six taxis, passes, complaints, invoices, route changes and the DBS list of drivers. Run the admissions round each spring. I have been here since October 2015 and they have been good to me but the post goes in the merger in February.

2007 to 2015. Entry Clerk, Pretyman Shipping Agency, Felixstowe. Started May 2007, finished September 2015 when the firm closed. I keyed import and export entries on CHIEF all day long, first with Community Network Services and later in ASM Sequoia. Textiles, toys, tyres. Classified out of the big green Tariff books. Type C warehouse removals. In the last three years I did the transit as well, T1 in NCTS, for the boxes going up to Birmingham under bond. Inventory through FCP, as Destin8 was before.

1999 to 2007. Ship's stores and then shipping clerk at Pretyman's, manifests and bills of lading.

I know things have moved on. I have not used CDS, it came in after my time, but I pick up a computer system quickly and the tariff is the tariff. BIFA Certificate of Competence 2008.

Age 51, good health, no points on my licence.`,
    },
  ],
};
