/** SaaS closer for the German-speaking market from Dublin: German at C1 and four years of closing decide it. */
import type { GradedJob } from '../types.ts';

export const accountExecutiveDach: GradedJob = {
  job: 'account-executive-dach',
  title: 'Account Executive, DACH',
  spec: `Account Executive, DACH (Dublin, hybrid)

Who we are
Tallysmith makes software that helps mid-sized manufacturers see what they spend on indirect purchasing. 900 customers, 210 people, profitable since last year, and an office above a bakery on Capel Street.

Why we need you
Germany, Austria and Switzerland are our fastest growing region and our two closers there are full to the brim. You would take over Bavaria, Austria and German-speaking Switzerland, with a warm pipeline and one SDR of your own.

In your first year you will
build and close a new-business pipeline worth €900k in ARR; run the full cycle from discovery to signature with heads of procurement and CFOs at firms of 250 to 3,000 employees; negotiate with legal and IT in German, since contracts there are in German; travel about one week in six; forecast in Salesforce honestly.

You will not get far here without
German at native level or at C1 at least, spoken and written. Four years or more of closing B2B SaaS deals yourself against a new-business quota. Fluent English.

Nice, but we can teach it
MEDDICC or another method, procurement or ERP know-how, deals above €60k, Salesforce, Gong.

The package
€75k base, €150k on target, options, 26 days of leave, VHI health cover, pension to 5%, three months a year of work-from-anywhere within the EU. A right to work in Ireland is needed; relocation support comes to €5k. We hire for difference and read every application; tell us if you need anything adjusted.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 89,
      high: 99,
      best: 95,
      why: 'Native German, six years of closing SaaS against a quota in DACH up to now, with deal sizes, MEDDICC and spend software.',
      lacks: [],
      cv: `KATRIN MULVANEY
Account Executive - DACH mid-market
Dublin 7 | Irish and German citizen

Languages: German (mother tongue, grew up in Regensburg), English (fluent, in Ireland since 2016), French (B1)

EXPERIENCE

Account Executive DACH, Ledgerloom (expense and invoice SaaS), Dublin
January 2022 - present
- New-business quota of €850k ARR: 2023 112%, 2024 104%, 2025 121%, on course for 2026
- Full cycle with CFOs and heads of purchasing, 300 to 2,500 employees, in Bavaria and Austria; average deal €58k, largest €190k over three years
- Contract negotiations in German with Betriebsrat and Datenschutz at the table
- MEDDICC trained, forecasts in Salesforce within 6% for nine quarters, Gong for call review
- Two SDRs moved up to closing roles under me

SMB Account Executive DACH, Ferrywell (HR software), Dublin
May 2020 - December 2021
- €25k monthly new-business target, 40 to 60 deals a year, self-sourced for a third
- Rookie of the year 2020

SDR DACH, Ferrywell
September 2018 - April 2020
- 130% of meetings target; promoted

Hotel reservations, Galway, 2016 - 2018

BA Betriebswirtschaft, OTH Regensburg, 2016`,
    },
    {
      name: 'synonym',
      kind: 'synonym',
      low: 80,
      high: 92,
      best: 86,
      why: 'Seven years as a hunter of cloud subscriptions from Vienna in the words of his own trade; German is his first language, only the tools are unnamed.',
      lacks: [],
      cv: `Benedikt Szymanowicz
Vienna, moving to Dublin in spring 2027 (EU citizen)

Field sales for cloud applications since 2019. A hunter: my patch is always logos the firm does not have yet.

Grubenlicht Software GmbH, Vienna - Sales Manager Neukunden, 03/2022 to now
Subscription platform for maintenance planning, sold to Mittelstand factories in Austria, Upper Bavaria and the Zurich area. Personal annual target of 780,000 euros in recurring contract value, reached 97, 118 and 109 per cent in the three full years. I find the sponsor, hold the first meetings, run the demo and the pilot, sit through the works council and the data protection officer, and get the ink. Usual customer 400 to 2,000 staff, usual contract 45,000 to 80,000 a year. SAP interfaces are on the table in every second deal, so I can hold my own with IT.

Kontoblick AG, Salzburg - Vertriebsmitarbeiter Außendienst, 06/2019 to 02/2022
Cloud bookkeeping for trade firms. Own book of first-time buyers, 30 to 35 signatures a quarter, commission on those only. Best of nine in 2021.

Earlier: trainee, then merchant, with a wholesaler of fasteners, 2014 to 2019

Languages: German is my first language (Linz), English C2 (CPE 2018), Polish from my father

Lehre Großhandelskaufmann with Matura, 2014`,
    },
    {
      name: 'missing',
      kind: 'missing',
      low: 47,
      high: 62,
      best: 56,
      why: 'A proven SaaS closer with every other point, whose languages are French and Irish and not German, which the patch cannot do without.',
      lacks: ['German at native level or C1'],
      cv: `Aoife Dunworth
Senior Account Executive, France and Benelux
Dún Laoghaire

Closing SaaS for seven years. Consistently over target. Known for tidy deals that do not come back to bite customer success.

Quillfort (contract management SaaS), Dublin, Mar 2022 - present
* France and French-speaking Belgium and Switzerland. €1.0m ARR new-business number, 108% on average over four years
* Full cycle, 500 to 4,000 employees, buyers in procurement, legal and finance
* Largest deal €240k TCV with a maker of industrial valves in Lyon
* MEDDPICC champion for the EMEA floor; Salesforce, Clari, Gong
* President's Club 2023 and 2025

Hatchway (e-signature SaaS), Dublin, Aug 2019 - Feb 2022
* SMB then mid-market closer, UK and Ireland, then France. 95%, 126%, 131%

Graduate programme, Irish dairy exporter, Paris office, 2017 - 2019

LANGUAGES
English native, French C2 (eight years of business use), Irish fluent, Spanish A2

EDUCATION
BComm International with French, University of Galway, 2017

ALSO
Toastmasters area director, sea swimming all year. Full right to work.`,
    },
    {
      name: 'adjacent',
      kind: 'adjacent',
      low: 50,
      high: 64,
      best: 57,
      why: 'Native German and four years in SaaS sales, but as a development rep who hands deals over; the closing so far is a six-month trial.',
      lacks: ['four years of closing SaaS deals against a new-business quota'],
      cv: `JONAS ADEBAYO-RICHTER

Dublin 8. Native German speaker from Kassel, English fluent, Yoruba basic.

SALES EXPERIENCE

Team Lead, Sales Development DACH
Coppervane (inventory SaaS), Dublin | since February 2025
Lead five SDRs. Outbound sequences, cold calls in German, qualification by BANT, hand-over to the closers. Team delivers 75 qualified meetings a month and sourced €3.1m of pipeline in 2025. Since May 2026 I also carry a trial closing target for firms under 50 staff: nine deals so far, €41k in all.

Senior SDR, then SDR, DACH
Coppervane | June 2022 - January 2025
Cold calling into production and purchasing managers in Germany and Switzerland. 15 meetings a month against 12. Salesforce, Outreach, Sales Navigator. Sat in on some 60 closing calls as the second voice.

OTHER WORK
Customer support agent, German queue, games company, Dublin | 2020 - 2022
Tickets, chat, refunds; quality score 96%.

EDUCATION
BA Anglistik and Geschichte, Universität Marburg, 2019
Internal academy: Command of the Message, 2025

WHY ME
I know your market's gatekeepers by their first names and I want to finish what I start for others at present. Happy to show call recordings.`,
    },
    {
      name: 'unrelated',
      kind: 'unrelated',
      low: 0,
      high: 10,
      best: 3,
      why: 'A sound veterinary nurse without sales, software or German.',
      lacks: [
        'German at native level or C1',
        'four years of closing SaaS deals against a new-business quota',
      ],
      cv: `Saoirse Kinnear RVN
Registered Veterinary Nurse, Naas, Co. Kildare

I am a veterinary nurse with nine years in mixed and equine practice.

Work history

Curragh Road Equine Hospital (May 2020 - present)
Theatre nurse. Prepare and monitor anaesthesia in horses, scrub in for colic surgery and arthroscopy, care for foals in intensive care at night. In charge of the autoclave, the controlled drugs book and the training of two student nurses.

Liffeybank Veterinary Clinic (2017 - April 2020)
Small animal nursing: dentals, neutering, puppy clinics, bloods on the in-house analyser, radiographs under the licence of the practice, weekend emergencies.

Registration
Veterinary Council of Ireland, registered since 2017, CVE up to date

Training
BSc Veterinary Nursing, Dundalk Institute of Technology, 2017
RECOVER CPR certificate 2023
Radiation safety course 2021

Personal
I ride, I breed Connemara ponies with my sister, and I drive a horsebox (category BE). English and Irish. Calm with nervous animals and with nervous owners. References from both head vets gladly given.`,
    },
  ],
};
