/** Software sales in Spanish: closing experience with quota and the language decide. */
import type { GradedJob } from './types.ts';

export const saasAccountExecutive: GradedJob = {
  job: 'saas-account-executive',
  title: 'Account Executive, Iberia',
  spec: `Account Executive - Iberia (remote, Spain or UK)

Fleetly sells route planning software (SaaS) to haulage and field service companies.

Your mission: open and close new mid-market customers in Spain. You prospect for half your pipeline yourself, run discovery and demos, negotiate and sign.

Must have
– 3+ years closing B2B software or SaaS deals, with a personal quota
– Fluent Spanish (C1 or native) and business English
– Full-cycle sales: prospecting, discovery, demo, negotiation, contract
– CRM discipline: Salesforce, HubSpot or similar

Great if you have
– Sold to transport or logistics companies
– MEDDIC / MEDDPICC or another qualification method
– Portuguese

OTE 95k, uncapped. Diversity matters to us; apply even if you do not tick every box.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 93,
      why: 'Native Spanish, six years of quota-carrying SaaS closing to carriers, MEDDPICC and Portuguese.',
      lacks: [],
      cv: `Lucía Arrieta Bengoa
Bilbao | Account Executive

Experience
TransVista (SaaS TMS), Mid-Market Account Executive Spain, Mar 2022 - present
• Quota 620k ARR: 112 % (2023), 104 % (2024), 127 % (2025)
• Full cycle: builds 60 % of own pipeline by cold calls and fairs, discovery, demo, negotiation with owners of 50-400 truck hauliers, contracts
• MEDDPICC scorecards; forecast within 6 % in Salesforce
Contaplus Cloud, Sales Executive, Jan 2020 - Feb 2022
• Closed 140 SMEs for accounting software, 98 % of 300k quota; HubSpot
Contaplus Cloud, SDR, Sep 2018 - Dec 2019

Languages: Spanish and Basque (native), English C1 (daily at work), Portuguese B2
Degree in Business Administration, Universidad de Deusto, 2018`,
    },
    {
      name: 'no-spanish',
      kind: 'denial',
      low: 52,
      high: 70,
      best: 62,
      why: 'Excellent SaaS closer in logistics whose Spanish is at beginner level; the language is a must.',
      lacks: ['fluent Spanish'],
      cv: `OLIVER TREDWELL
Account Executive | B2B SaaS | Logistics

Senior Account Executive, DockFlow (yard management SaaS), London. June 2021 - Present
- New business quota £750k ARR, 118 % average over four years
- Self-sourced half of the pipeline; full cycle from cold outreach to signature; six-figure deals with 3PLs and hauliers
- MEDDIC champion for the team; Salesforce hygiene award twice

Account Executive, PayrollPilot, London. Feb 2018 - May 2021
- 96 % to 121 % of £450k quota, SMB payroll software

BDR, PayrollPilot. 2016 - 2018

Languages: English (native), French (conversational), Spanish: beginner, A2, evening classes
BA Geography, 2016`,
    },
    {
      name: 'sdr-only',
      kind: 'years',
      low: 46,
      high: 66,
      best: 57,
      why: 'Native Spanish in SaaS, but three years of booking meetings and only ten months of closing.',
      lacks: ['3 years closing with a personal quota'],
      cv: `Marcos Peñalver
Madrid

Work experience
Account Executive (SMB), Reservio, January 2026 - present
Closing small contracts with restaurants for booking software, quota 180k, 88 % year to date.

Sales Development Representative, Reservio, February 2023 - December 2025
Outbound prospecting by phone and LinkedIn in Spain, 22 qualified meetings a month handed over to the account executives. HubSpot. Best SDR 2024.

Waiter and shift lead, Casa Lhardy, 2019 - 2022

Idiomas: español nativo, inglés C1 (Cambridge Advanced 2022), portugués A2
Grado en Marketing, Universidad Rey Juan Carlos, 2022

Aficiones: pádel, cocina, fotografía. Carné de conducir B.`,
    },
    {
      name: 'retail-sales',
      kind: 'adjacent',
      low: 22,
      high: 44,
      best: 33,
      why: 'Sells well in Spanish over a shop counter; no B2B, no software, no full cycle.',
      lacks: ['3 years closing B2B software', 'full-cycle sales'],
      cv: `Rocío Almendral

Store Manager, Óptica Mirada, Valencia (2019 - today). Manages 7 sales assistants; shop target 1.1M EUR a year reached every year since 2021. Trains staff in consultative selling. Appointment book in own CRM.

Sales assistant, El Corte Azul, electronics floor (2014 - 2019). Mobile phones and laptops, extended warranties; best seller of floor in 2017.

Idiomas: castellano y valenciano nativos; English B2 (First Certificate)

Técnico superior en Gestión de Ventas, 2014

Logros: mejor tienda de la zona en satisfacción 2023; apertura de la tienda del puerto; mystery shopping of 96 percent. I train new managers of the chain for two weeks each. Good with Excel and social networks. Carné B. Interests: paella contests, beach volleyball. Ready to travel.`,
    },
    {
      name: 'any-of-pipedrive',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 87,
      why: 'Pipedrive is "or similar", C1 Spanish certified, four years quota-carrying software sales; no logistics, no Portuguese.',
      lacks: [],
      cv: `Hannah Lindqvist - Account Executive - Málaga

I sell software in Spanish to Spanish companies.

Jan 2023 to present: Account Executive, Kwikfactura. Invoicing SaaS for companies of 20 to 300 people. Annual quota 400,000 euros of new ARR; 2023 101 %, 2024 95 %, 2025 116 %. I find, qualify (BANT), demo, negotiate and sign; average cycle seven weeks; everything in Pipedrive. All calls in Spanish.

Aug 2020 to Dec 2022: Sales Executive, Bokning AB, Stockholm then Málaga. Scheduling software for clinics, individual target 2.4 MSEK, reached each year, full sales cycle.

DELE C1 Spanish (2022). Swedish native, English fluent (C2).
BSc Business, Lund, 2020`,
    },
    {
      name: 'overlapping-quota-years',
      kind: 'overlap',
      low: 50,
      high: 71,
      best: 61,
      why: 'Says four years of closing SaaS; the two closing jobs ran side by side for twenty months, the rest was support.',
      lacks: ['3 years closing with a personal quota'],
      cv: `Íñigo Salcedo
Account Executive with 4 years in B2B SaaS sales

Experience
Account Executive, Turnia (shift planning SaaS), Zaragoza, March 2025 - Present
Individual quota of 320k ARR, 103 % in 2025. Prospecting, discovery, demo, negotiation, contract. Customers: hotels and two courier companies. Salesforce.

Freelance closer, Firmalia (e-signature SaaS), March 2025 - Present
Evenings and Fridays: demo and close of inbound leads, own target of 90k a year.

Customer Support Agent, Turnia, September 2022 - February 2025
Tickets, onboarding webinars, help centre.

Languages: Spanish native, English C1, Aragonese for jokes

Education: Grado en Administración y Dirección de Empresas, Zaragoza, 2022

Interests: trail running, jota, home automation. Driving licence B. I like short sales calls and long walks. Available in January; remote set-up at home with fibre and a door that closes.`,
    },
  ],
};
