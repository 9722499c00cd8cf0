import type { GradedJob } from '../types.ts';

export const customsClearingSupervisorMombasa: GradedJob = {
  job: 'customs-clearing-supervisor-mombasa',
  title: 'Import Clearing Supervisor',
  spec: `VACANCY. Our company, Pwani Gateway Freight Ltd, is a licensed clearing agent with offices on Moi Avenue, Mombasa, and a small team at JKIA. We wish to fill the post of Import Clearing Supervisor in Mombasa following a promotion within the firm.

The holder will take charge of the import desk of five declarants and two runners. Day to day this means checking documents before they are lodged, classifying goods, lodging and amending entries in iCMS and the Single Window, sorting out queries from the verification officers, arranging DPC, MPRO and other agency approvals, moving containers out of the port and ICD before demurrage begins to bite, answering clients on WhatsApp at odd hours, and keeping the bond register straight. He or she will also reconcile duty paid with KRA statements each month.

Applicants should:
1. hold the East Africa Customs and Freight Forwarding Practising Certificate (EACFFPC). Copies will be demanded at interview;
2. have not less than four years as a declarant or entry clerk lodging import declarations at a Kenyan port or border station;
3. have a diploma or degree in clearing and forwarding, supply chain, business administration or a related course.

Those who have handled transit cargo for Uganda, Rwanda or South Sudan, hazardous goods, or motor vehicle imports will have an edge, as will those who can speak to a Chinese supplier without an interpreter. A valid motorcycle or car licence is useful.

Salary is KSh 95,000 to 130,000 gross, medical cover for self and spouse, airtime and a transport allowance. Applications with CV and a one page letter to reach the Human Resource office not later than 20 November 2026. Any form of canvassing will lead to automatic disqualification. We do not charge fees at any stage.`,
  graded: [
    {
      name: 'athman-baraka-declarant',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'EACFFPC held, nine years lodging imports at Kilindini, diploma in clearing and forwarding, transit and vehicles, leads a small desk.',
      lacks: [],
      cv: `CURRICULUM VITAE

NAME: Athman Baraka Mwinyi
DATE OF BIRTH: 9th March 1994
MARITAL STATUS: Married
RESIDENCE: Kisauni, Mombasa
LANGUAGES: Kiswahili, English, basic Mandarin (HSK 2)

WORK EXPERIENCE

1. Salama Seas Forwarders Ltd, Mombasa
Senior Declarant, from June 2021 to date
a) Lodging import entries (home use, warehousing, transit, re-export) in iCMS, average of 35 a week, and manifest amendments
b) Tariff classification and valuation queries; successful ruling on solar pumps in 2024
c) Supervising three declarants and one runner since January 2024
d) Agency permits through KenTrade: DPC for foodstuffs, KEBS exemptions, MPRO
e) Clearing of used motor vehicles and spares, 400 units in 2025
f) Transit to Kampala, Kigali and Juba under bond; acquittal of bond entries on time
g) Monthly duty reconciliation against KRA ledger

2. Kilindini Cargo Links
Declarant, August 2017 to May 2021
Simba then iCMS. Direct port clearance, ICD Embakasi by SGR, dangerous goods (batteries).

PROFESSIONAL TRAINING
East Africa Customs and Freight Forwarding Practising Certificate, October 2018, renewed
IATA Dangerous goods awareness 2022

EDUCATION
Diploma in Clearing and Forwarding Management, Likoni Coast Institute of Commerce, 2017
KCSE, mean grade B-, Shariani Secondary, 2013

Driving licence class B

REFEREES
Mr. Kombo, Operations Manager, Salama Seas. Others available on request.`,
    },
    {
      name: 'grace-nekesa-documentation',
      kind: 'gem',
      low: 84,
      high: 95,
      best: 89,
      why: 'Called a documentation officer in a tea and steel firm, but she has entered its own imports into KRA systems for eight years and holds the EACFFPC and a degree.',
      lacks: [],
      cv: `Grace Nekesa Wafula
Nyali, Mombasa
Documentation Officer, Maweni Steel Rolling Mills

I have been the person at Maweni who gets our coils, rollers and spare parts out of the port since 2nd May 2018. We are a self-declaring importer, so there is no agent: I prepare the IDF, do the classification with the chemist's analysis in hand, submit the entry (Simba at first, then iCMS since it came in), answer whatever the verification and valuation people throw at us, pay on the eSlip and follow the container until the gate pass. In 2025 it was 690 containers, demurrage down from KSh 4.1 million in 2022 to under 600,000. I report to the finance manager. Two clerks and a driver work under me. Each month I tie our books to the customs ledger, and the last KRA post clearance audit (2024) raised nothing.

Before: Chania Tea Exporters, Mombasa, Shipping Assistant, March 2015 to April 2018. Export entries, bills of lading, phytosanitary and origin certificates, insurance.

Papers: I completed the East African practising course for freight forwarders and customs agents (EACFFPC) at the KRA training school in 2017, certificate in hand. Bachelor of Commerce (Procurement and Supplies option), Lake Basin University, 2014, second class upper.

Also: Uganda and South Sudan transit for scrap we buy at the border, bond cancellation. Pickling acids come in as dangerous goods, so I have handled those permits since 2020. Class B licence. Swahili, English, Luhya.`,
    },
    {
      name: 'kelvin-omondi-no-certificate',
      kind: 'missing',
      low: 58,
      high: 71,
      best: 65,
      why: 'Seven years as a declarant and a diploma, but the EACFFPC has not been taken.',
      lacks: ['EACFFPC'],
      cv: `KELVIN OMONDI OCHIENG
Born 1992 in Siaya, living in Changamwe
Tel 0700 000 318

Profile: declarant of seven years with a good name among verification officers at Kilindini and ICD Nairobi.

2019 Oct – date: Tradewind Clearing Agencies, Mombasa. Declarant, now team leader of 2.
Lodge import entries daily, IM4, IM5, IM7, T1 transits to Malaba and Busia, amendments, refunds. I classify machinery, garments and second hand clothes. I have cleared reefer fish and fireworks (licence from the Commissioner of Mines). Vessel and CFS follow-up, delivery orders, port charges in KWATOS, drivers and turn boys. Answer clients.

2016 Jan – 2019 Sept: Same company, office messenger and runner. Taking documents to KRA, KEBS, Port Health.

Education
Diploma in Supply Chain Management, Miritini Technical Institute, 2015
KCSE 2011, C plain

Training
EACFFPC: I have not yet been able to take it. The firm pays for one person a year and my turn is promised for the 2027 intake.
Fire safety, 2023
Computer packages

Licence BCE. Hobbies: football, church choir. Referees upon request.`,
    },
    {
      name: 'purity-kagendo-keywords',
      kind: 'list',
      low: 24,
      high: 37,
      best: 30,
      why: 'Lists every customs word, including the certificate, yet the only jobs are in a mobile money shop and a boutique.',
      lacks: ['EACFFPC shown by more than a word in a list', 'four years as declarant', 'diploma or degree'],
      cv: `PURITY KAGENDO
Clearing and Forwarding Expert | Customs | Logistics | Import | Export

CORE COMPETENCIES
iCMS * Single Window * Simba * EACFFPC * tariff classification * HS codes * valuation * import entries * transit T1 * bond register * DPC * MPRO * KEBS PVoC * demurrage * verification * duty reconciliation * KWATOS * incoterms * supervision of declarants * motor vehicle clearing * hazardous cargo * client service * teamwork * works under pressure

CAREER OBJECTIVE
To obtain the position of Import Clearing Supervisor in a reputable firm where I can apply my wide knowledge of customs procedures for the growth of the company.

EXPERIENCE
2023 to now: attendant, M-Pesa and phone accessories shop, Mtwapa. Float, customer registration, daily records
2020 to 2022: sales lady, Bahari Boutique, Bamburi. Once per season collected parcels from the courier

EDUCATION
KCSE C+, Meru Hills Girls, 2018
Enrolled for a certificate in clearing and forwarding (online, self paced), 2025

PERSONAL QUALITIES
Honest, hard working, quick learner. Fluent English and Swahili.`,
    },
    {
      name: 'josephat-mutiso-banquets',
      kind: 'unrelated',
      low: 1,
      high: 10,
      best: 5,
      why: 'Hotel banquet and bar supervisor; nothing of customs or freight, though he supervises people and keeps stock.',
      lacks: ['EACFFPC', 'four years as declarant', 'diploma or degree in a related course'],
      cv: `Josephat Mutiso Kilonzo
Banqueting Supervisor, Diani

2018 to present  Coral Tides Resort and Spa. Joined as waiter, made banqueting supervisor in 2021. Weddings up to 400 guests, conferences, beach dinners. I roster fourteen waiters and six casuals, brief the team, set up tables, run the bar count at the end of the night and hand the sheet to the F and B controller. Trained the whole section on allergen cards.

2014 to 2018  Bamboo Palace Restaurant, Ukunda. Waiter and cashier.

Certificate in Food and Beverage Service, Ukunda Hospitality Centre, 2013
KCSE D+, 2012
Food handler's medical, up to date. First aid 2025.

Speaks Swahili, English, Kamba and restaurant Italian and German. I have driven the resort's staff van since 2022 (licence D1).

I am ready to learn any supervisory job and to relocate to Mombasa.`,
    },
  ],
};
