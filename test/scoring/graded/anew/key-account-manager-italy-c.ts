/** Key account manager for Italian grocery, based in Cork: fluent Italian and four dated years of managing accounts decide it. */
import type { GradedJob } from '../types.ts';

export const keyAccountManagerItalyC: GradedJob = {
  job: 'key-account-manager-italy-c',
  title: 'Key Account Manager, Italy',
  spec: `Key Account Manager, Italy – based in Cork or working from home in northern Italy

Ballinrea Dairies has made butter and hard cheese on the same hill since 1931, and for the last fifteen years a quarter of it has gone abroad. Italy is our third-largest market and the one that is growing fastest, so we are looking for a second person to look after it.

You would take over six grocery accounts, worth roughly €19 million a year between them, from a colleague who is moving to Spain. You would agree the annual contracts, plan promotions, watch the margin after rebates and contributions, forecast volumes for our planners, and be the person a buyer telephones when a lorry is stuck at the Brenner. Expect to be on the road in Lombardy, Emilia and Veneto for about eight days a month. You would report to the Export Director and work alongside a brand manager and a logistics desk.

Two things we cannot do without. The first is Italian at the level of a native speaker or close to it (C1 at the least), because all negotiation and all contracts are in Italian. The second is a minimum of four years in which you have managed accounts yourself, selling food, drink or other fast-moving consumer goods to supermarket chains or wholesalers. You will also need English good enough for the Monday meeting. We would expect you to be at home with a profit and loss account by customer, with spreadsheets, and with a CRM of whatever make.

It would please us if you knew the Italian buying groups, had sold chilled products, or had dealt with private label. A degree is welcome but we will not ask for the certificate.

The salary is €62,000 to €70,000 with a bonus of up to 20 per cent, a car, and more butter than is good for anyone. We interview in the second half of November.`,
  graded: [
    {
      name: 'responsabile-grandi-clienti',
      kind: 'synonym',
      low: 86,
      high: 98,
      best: 93,
      why: 'Ten years of exactly this with the Italian chains, in Italian, chilled and private label, with English certified.',
      lacks: [],
      cv: `CURRICULUM VITAE
Tommaso Ferrabosco — Parma

In short (for English readers): I look after supermarket groups for a chilled-meat producer. Italian mother tongue, English C1 (Cambridge Advanced, 2019).

ESPERIENZE PROFESSIONALI

03/2020 – oggi   Salumificio Valdenza S.p.A., Langhirano (PR)
Responsabile grandi clienti GDO
• Gestione diretta di cinque insegne nazionali e di due centrali d'acquisto; fatturato 2025: 23,4 milioni di euro
• Trattativa degli accordi annuali: listino, premi di fine anno, contributi promozionali
• Conto economico per cliente; margine netto passato dal 17,8% al 20,1% in quattro anni
• Piano promozionale e previsioni di vendita mensili con la logistica (prodotto fresco, scadenza 45 giorni)
• Sviluppo di una linea a marchio del distributore, 14 referenze
• Salesforce, Excel avanzato, Power BI

09/2016 – 02/2020   Caseificio Torrechiara, Reggio Emilia
Funzionario commerciale, canale moderno
• Area Lombardia e Veneto: ipermercati, supermercati e due grossisti; da 4,1 a 6,3 milioni
• Aperto un cliente discount con il formaggio grattugiato

01/2015 – 08/2016   Stesso caseificio, ufficio vendite export
• Ordini e corrispondenza in inglese con clienti in Irlanda e Regno Unito

FORMAZIONE
Laurea triennale in Economia e Marketing agroalimentare, 2014

Patente B. Disponibile a trasferte in Irlanda. Preavviso: 60 giorni.
Autorizzo il trattamento dei dati personali.`,
    },
    {
      name: 'country-director',
      kind: 'overqualified',
      low: 76,
      high: 90,
      best: 84,
      why: 'Ran the whole Italian subsidiary and still sells to the chains herself; over the level, but every must is shown.',
      lacks: [],
      cv: `BEATRICE O'MALLEY SARTORI
Country Director | Food and drink | Dublin and Verona

Daughter of a Mayo father and a Veronese mother, brought up and schooled in Verona until 18; I speak, write and argue in both languages.

LEADERSHIP EXPERIENCE

Country Director, Italy — Corrib Spirits & Liqueurs, 2018 to September 2026
Led a subsidiary of 26 people with sales of €48m. Reported to the group board. The three largest supermarket groups stayed my own accounts throughout: I sat at the table for every yearly agreement and signed it, in Italian. Trade spend cut by €1.3m by moving from invoice discount to pay-for-performance. P&L owner by customer, brand and channel. Introduced HubSpot. The subsidiary was sold to its distributor this autumn and my position with it.

National Account Manager, later Head of Modern Trade, Italy — Bricín Biscuits, 2010 to 2018
Four retail chains and a cash-and-carry group, €7m growing to €16m. Private label shortbread for two of them. Hired and coached four account managers.

Graduate export trainee — Irish food agency, Milan desk, 2008 to 2010

EDUCATION
BComm International with Italian, Galway, 2008
Executive programme in negotiation, Milan, 2016

WHY A SMALLER JOB
My mother is in Verona and not well. I want customers and a car, and no more budget rounds. Salary within your range is understood and accepted.`,
    },
    {
      name: 'no-italian',
      kind: 'denial',
      low: 48,
      high: 62,
      best: 55,
      why: 'An excellent grocery account manager, but by his own account a beginner in the language the job is done in.',
      lacks: ['Italian at C1 or native level'],
      cv: `Cillian Hanratty
National Account Manager, FMCG
Douglas, Co. Cork

Personal statement
Nine years of running supermarket accounts in Ireland and Britain. Looking for an export role with a proud Cork food company.

Work

Inchigeela Foods, Cork – National Account Manager (chilled ready meals and dips)
May 2021 – present
- Two multiples and a symbol group, €21m net
- Joint business plans, promo calendar, post-promo analysis, customer P&L
- Delisted lines won back in 2024, worth €1.9m
- Own-label tender for one retailer won in 2025, 22 SKUs
- 95% forecast accuracy at week-4 lag

Bantry Bay Seafoods – Account Manager, UK Retail
June 2017 – April 2021
- Managed three British chains, £9m; travelled fortnightly
- Dynamics CRM roll-out lead
- Brexit: rebuilt the delivery promise with customers, no delisting

Kerry Road Wholesale – Sales Rep
2015 – May 2017

Education
BSc Food Marketing and Entrepreneurship, Cork, 2015 (2.1)

Languages
English – native. Irish – good. French – conversational (B1). Italian – beginner: I've done an evening course since January (A1/A2) and get by on holidays in Bologna. I could not negotiate in it today, but I'm a quick learner and would take lessons daily.

Full clean licence`,
    },
    {
      name: 'supermarket-buyer',
      kind: 'adjacent',
      low: 49,
      high: 63,
      best: 56,
      why: 'Native Italian who knows the annual contract from the other chair; has bought for six years and never managed an account.',
      lacks: ['four years managing accounts in FMCG'],
      cv: `Dear hiring team,

For six years I have been one of the people your key account managers try to convince. I am now a category buyer for dairy and chilled at Superette Adige, a regional chain of 140 shops with its head office in Trento, where I started in the purchasing office in February 2020 as assistant buyer (buyer from June 2021). I was born in Rovereto and Italian is my language. My English is B2 with a certificate from 2022; I use it every week with suppliers in Denmark, Ireland and the Netherlands.

What my work has been: yearly agreements with 38 suppliers, about €31 million of purchases; price lists, rebates, promotional leaflets, shelf plans; category margin each month; delisting and new listings; specification of eleven private-label cheeses with our buying group in Milan. I know which arguments work, since I have heard all of them. I prepare everything in Excel and our ERP.

What it has not been: I have never carried a sales target or had customers of my own. Before the purchasing office I was a department head for fresh products in one of our shops (2016 to January 2020), where I did ordering and waste and supervised seven people.

I studied economics at Trento (laurea triennale, 2015).

I would like to change sides. I can live anywhere between Trento and Bologna, and I like being on the road.

With kind regards,
Arianna Zambelli-Moser`,
    },
    {
      name: 'skills-cloud-barista',
      kind: 'list',
      low: 18,
      high: 32,
      best: 25,
      why: 'The language is real, but key accounts exist only in the list of skills; the jobs are coffee and a phone shop.',
      lacks: ['four years managing accounts in FMCG'],
      cv: `LUCA BERTOGLIO
Key Account Management Professional — Cork

CORE COMPETENCIES
Key account management • GDO / large retail • Annual contract negotiation • Promotion planning • Customer P&L • Trade marketing • Forecasting • FMCG • Chilled & private label • CRM (Salesforce, HubSpot) • Buying groups • Strategic thinking • Excel

LANGUAGES
Italian (native, from Cuneo), English (fluent, five years in Ireland), Spanish (basic)

EXPERIENCE
Barista and shift supervisor, Copper Kettle Coffee, Cork — 2023 to present
Making coffee, opening and closing, training new starters, weekly milk order.

Sales assistant, TalkTown Mobile, Cork — 2021 to 2023
Sold handsets and plans in store. Salesperson of the month twice. Handled complaints.

Waiter, Trattoria Da Nonna Ines, Cuneo — summers 2018 to 2020

COURSES
"Key Account Management Masterclass" online certificate, 12 hours, 2026
"FMCG Sales Fundamentals" online certificate, 6 hours, 2026
"Negotiate Like a Pro" webinar, 2026

EDUCATION
Diploma, Istituto Tecnico Commerciale, Cuneo, 2018

OBJECTIVE
To use my proven key account expertise with major Italian retailers to drive growth for an ambitious dairy company.`,
    },
  ],
};
