/** Freight forwarding coordinator: three years of ocean freight, CargoWise, customs entries and fluent Spanish. */
import type { GradedJob } from '../types.ts';

export const freightForwardingCoordinator: GradedJob = {
  job: 'freight-forwarding-coordinator',
  title: 'Freight Forwarding Coordinator (ocean)',
  spec: `Freight forwarding coordinator, Felixstowe
Spain / Latin America desk, replaces leaver, start asap

Must
3 yrs min. at a freight forwarder, ocean import + export
CargoWise, daily
UK customs entries (CDS)
Spanish fluent, spoken and written
Incoterms, B/L, LC paperwork

Job
Book FCL/LCL with carriers, chase, pre-alerts
Quote, job file, invoice, query demurrage
Agents in Valencia, Callao, Veracruz
Arrange haulage to door

Plus
IMDG, air freight, BIFA courses

Office 4 days, 1 home. £34-38k.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Seven years on ocean desks with CargoWise and CDS, Spanish at home and at work, IMDG.',
      lacks: [],
      cv: `Lucía Barrientos Holt
Ocean freight coordinator | Ipswich

Orwell Forwarding Ltd, Felixstowe                          Nov 2021 – present
Senior import/export coordinator, Iberia and Mexico trades
  FCL and LCL bookings with eight carriers, 90 files a month in CargoWise One
  CDS import and export declarations, CFSP, T1s
  House and master bills of lading, letters of credit, certificates of origin
  Daily contact in Spanish with agents in Valencia, Bilbao and Veracruz
  Haulage, demurrage and detention disputes, invoicing

Marlowe Shipping Agencies, Felixstowe                      Aug 2019 – Oct 2021
Export clerk, deep sea, CargoWise

BIFA customs procedures 2020, IMDG awareness 2024
Languages: Spanish (native), English (native), Portuguese (some)`,
    },
    {
      name: 'spanish-beginner',
      kind: 'denial',
      low: 52,
      high: 70,
      best: 62,
      why: 'Eleven years of ocean forwarding with every system, but Spanish is at beginner level.',
      lacks: ['Spanish fluent'],
      cv: `DEAN WOOLNOUGH

Ocean freight operator with eleven years at forwarders in Felixstowe.

Haven Global Logistics, Oct 2018 to date: import and export coordinator, Far East and South America. FCL/LCL bookings, pre-alerts, CargoWise from quote to invoice, CDS entries (import, export, transit), bills of lading and LC documents, Incoterms advice to shippers, container haulage, demurrage. IMDG certificate 2025. Trains the apprentice. Key contact for a furniture importer with 900 TEU a year and for two exporters of whisky; negotiated free time with three lines after the 2024 congestion; set up the exception report that the desk reads every morning. Covers air freight when the other desk is away.

Trimley Freight, 2015 to Oct 2018: import clerk, sea freight, CHIEF entries.

BIFA freight procedures, air cargo security level D.
Spanish: beginner, on a language app since the summer. Our agents all write in English.`,
    },
    {
      name: 'twenty-months',
      kind: 'years',
      low: 55,
      high: 73,
      best: 65,
      why: 'Right desk, system and language, but the forwarder starts in March 2025: twenty months of three years.',
      lacks: ['three years at a freight forwarder'],
      cv: `Marta Quintero
Freight coordinator with more than three years in logistics

03/2025 - present   Seaward Cargo UK, Felixstowe. Ocean import and export, Spain and Chile. CargoWise every day, FCL and groupage bookings, CDS import entries, B/Ls, pre-alerts to agents in Spanish, invoicing, haulage bookings. Took over the ceramics account in June 2026 and looks after it alone: about 25 containers a month, claims included. Letter of credit documents under the eye of the senior coordinator.
06/2023 - 02/2025   Parcel shop supervisor, Quickdrop, Colchester. Returns, labels, courier collections.
2021 - 2023   Hotel receptionist, Alicante.

Spanish mother tongue. English C1 (Cambridge 2022).
BIFA Incoterms 2020 one-day course, 2025.`,
    },
    {
      name: 'office-manager',
      kind: 'gem',
      low: 77,
      high: 94,
      best: 87,
      why: 'Called office manager, but does the whole ocean desk of a small forwarder, in CargoWise and in Spanish, since 2018.',
      lacks: [],
      cv: `Joanne Sparrow, Office Manager

I look after the office of Fletes Albion Ltd in Harwich, a three-person freight forwarder for Spanish ceramics and Peruvian produce. I have been there since spring 2018. "Office manager" means that I order the paper, but most of my day is the boxes: I book the FCL and LCL space, open the job in CargoWise, send pre-alerts, do the customs entries on CDS (badge holder since the move from CHIEF), check bills of lading against the letter of credit, arrange the haulier and argue about demurrage. I quote CIF, FOB and DAP to customers.

Half of it is in Spanish, with the owners in Castellón and the agent in Callao; I lived in Valencia for twelve years (2003 to 2015) and interpret for visitors.

Before: school secretary in Harwich 2015 to 2018, English teacher in Valencia.`,
    },
    {
      name: 'graduate',
      kind: 'list',
      low: 22,
      high: 44,
      best: 33,
      why: 'A graduate who lists every word of the desk, speaks Spanish, and has worked in a restaurant.',
      lacks: ['three years at a freight forwarder', 'CargoWise, daily', 'UK customs entries'],
      cv: `Andrés Felipe Rojas
MSc International Logistics graduate

SKILLS
Freight forwarding • ocean import and export • FCL/LCL • CargoWise • CDS customs entries • bills of lading • letters of credit • Incoterms 2020 • demurrage • IMDG • air freight • negotiation • Excel

EDUCATION
MSc Logistics and Supply Chain, University of Essex Coast, 2025-2026 (modules: international trade, customs law, maritime transport; dissertation on port congestion; group project with a simulated forwarder, quoting and document flow for a container of avocados)
BSc Industrial Engineering, Bogotá, 2023

WORK
Waiter and later shift lead, La Tasca del Puerto, Colchester, Oct 2025 to present

LANGUAGES
Spanish native, English IELTS 7.5`,
    },
  ],
};
