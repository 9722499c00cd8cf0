/** A contractor's quantity surveyor on civil engineering work: a relevant degree, five years of QS work and NEC contracts decide it. */
import type { GradedJob } from '../types.ts';

export const quantitySurveyorCivils: GradedJob = {
  job: 'quantity-surveyor-civils-ud',
  title: 'Quantity Surveyor, Civil Engineering',
  spec: `Quantity Surveyor - Civil Engineering - Preston / hybrid - up to £62,000 plus car allowance

Halloran Brook is a family-owned civil engineering contractor with a turnover of £140m, working mainly for water companies, county councils and National Highways across the North West. We were founded by two brothers with one excavator in 1968 and still have the excavator.

We are looking for a Quantity Surveyor to join the commercial team on our water framework, which has just been renewed to 2032. You would look after three or four schemes at a time, each between £1m and £12m, from tender handover to final account. Day to day that means preparing applications for payment, raising and pricing compensation events, letting and managing subcontract packages, producing the monthly cost-value reconciliation and forecasting out-turn cost with the project manager. You would report to a managing quantity surveyor and have an assistant to bring on.

You must have a degree in quantity surveying, commercial management or a closely related construction subject, and at least five years' experience as a quantity surveyor or in an equivalent commercial role with a contractor. Working knowledge of NEC contracts (NEC3 or NEC4, any option) in practice is essential, as every scheme we run is on one. You should be confident with Excel, careful about notices and time bars, and comfortable standing in a muddy field arguing courteously about quantities. Some experience of water, highways or other infrastructure would be an advantage, as would Option C target cost experience, chartered membership of the RICS or CICES (or working towards it) and having used Candy or COINS. A driving licence is useful because the sites are not on bus routes.

In return we offer a pension matched to 8%, 26 days' holiday plus bank holidays, private health cover, two days a week from home and a sensible attitude to school plays. No agencies, please. Interviews will be held in the last two weeks of November.`,
  graded: [
    {
      name: 'cost-engineer-commercial-manager',
      kind: 'synonym',
      low: 85,
      high: 97,
      best: 92,
      why: 'Titles are project commercial engineer and cost manager, but the duties are the QS role on NEC4 water and highways schemes for eight dated years, with the degree.',
      lacks: [],
      cv: `Rhiannon Cadwallader
Commercial Engineer, Infrastructure
Chorley, Lancashire | full licence

Feb 2022 - present. Project Commercial Engineer, Tarn & Mosley Construction Ltd (contractor)
- Commercial lead on a wastewater treatment upgrade (£9.4m, NEC4 ECC Option C) and two pumping stations (£2.1m and £3.3m, Option A)
- Monthly assessments of Defined Cost and the contractor's share, submitted on time 44 months running
- 61 CEs notified and agreed, £1.7m; early warning register with the client's PM
- Procured 27 packages on the NEC short subcontract, measured and agreed accounts
- CVR and forecast to completion presented to the directors each month
- Two graduates in my team

Aug 2018 - Jan 2022. Assistant, then Cost Manager, Drummond Fell Highways
- Interim valuations and re-measures on junction improvements, surfacing and drainage, NEC3 Options B and C, £0.5m - £6m
- Built up rates, priced variations, kept records of plant and labour
- Closed eleven final accounts with no adjudication

Education
BSc (Hons) Commercial Management in Construction, Pennine University, 2:1, 2018
A levels: Maths, Geography, Economics

Professional
MCInstCES in progress, review booked for March 2027
NEC4 Project Manager Accreditation, 2023
Systems: COINS, CEMAR, Candy, Excel

Interests: fell running, chapel choir`,
    },
    {
      name: 'commercial-director-chartered',
      kind: 'overqualified',
      low: 72,
      high: 86,
      best: 79,
      why: 'Every must-have is met many times over by a chartered commercial director; level is a question for the phone, not a gap.',
      lacks: [],
      cv: `NIALL FOSTER-GREAVES BSc (Hons) MRICS
Commercial Director

SUMMARY
Chartered quantity surveyor with 23 years in civil engineering contracting, the last seven as a board director. I sold my shares this spring and am looking for a hands-on project role close to home near Garstang. I would rather run jobs than meetings.

CAREER

Commercial Director, Brigg Lune Civils Ltd, 2019 - April 2026
Turnover £85m, 19 commercial staff. Responsible for all contracts, mainly NEC4 Options A and C with water companies and county councils. Personally led the compensation events and final account on the Ribbleton storm tank scheme (£14m) when the QS left in 2024. Introduced a single CVR format; margin erosion between tender and final account fell from 3.1% to 0.9%.

Managing Quantity Surveyor, Brigg Lune Civils Ltd, 2012 - 2019
Eight QSs. NEC3 frameworks for highways and water. Applications, subcontract procurement, target cost pain/gain settlements.

Senior Quantity Surveyor, Aldous Kerr plc, 2007 - 2012
Bypass and rail bridge schemes to £30m, ICE 6th and NEC3.

Quantity Surveyor, Aldous Kerr plc, 2003 - 2007

QUALIFICATIONS
BSc (Hons) Quantity Surveying, Mersey Polytechnic University, 2003
MRICS 2006, APC assessor since 2014
Adjudication certificate 2011

Excel, COINS. Clean driving licence.`,
    },
    {
      name: 'overlapping-years',
      kind: 'overlap',
      low: 60,
      high: 73,
      best: 66,
      why: 'Says seven years, but the freelance and employed posts run side by side and merge to about three years and four months of QS work.',
      lacks: ["Five years' experience as a quantity surveyor with a contractor"],
      cv: `Tobias Renshaw-Iqbal
Quantity Surveyor

Profile: Quantity surveyor with over 7 years' combined experience on NEC civil engineering schemes, BSc qualified, looking for a longer-term home with a regional contractor.

Quantity Surveyor - Oakhanger Civil Engineering, Warrington - July 2023 to present
• Flood alleviation and sewer rehabilitation, NEC4 Options A and C, values £0.8m - £7m
• Payment applications, CE quotations, programme-based notices through CEMAR
• Let earthworks, piling and reinstatement subcontracts; final accounts on five schemes
• Monthly CVRs, cash flow and cost to complete

Freelance Quantity Surveyor (evenings and weekends) - July 2023 to October 2026
• Measurement, take-offs and valuations for two groundworks subcontractors on NEC and JCT jobs
• Prepared a successful adjudication bundle (£64k)

Site Administrator - Culcheth Homes - September 2021 to June 2023
• Document control, delivery tickets, visitor inductions, timesheets for a housing site

Barista and supervisor - various - 2019 to 2021 while studying

Education
BSc (Hons) Quantity Surveying and Commercial Management, part-time, Irwell University, 2017 - 2022, First
RICS APC candidate, enrolled 2024

Tools: Excel (advanced), Candy, Bluebeam, COINS
Driving licence and own car`,
    },
    {
      name: 'conversion-course-buyer',
      kind: 'list',
      low: 20,
      high: 35,
      best: 28,
      why: 'Retail buyer with a QS conversion master and the right keyword list, but no day of quantity surveying or NEC in practice.',
      lacks: ["Five years' experience as a quantity surveyor with a contractor", 'NEC contracts in practice'],
      cv: `Eleanor Vasey
Aspiring Quantity Surveyor

KEY SKILLS
NEC3 and NEC4 | compensation events | early warnings | cost-value reconciliation | applications for payment | subcontract procurement | final accounts | Option C target cost | measurement and take-off | forecasting | Candy | COINS | CostX | Excel | stakeholder management

EDUCATION
MSc Quantity Surveying (RICS accredited conversion), distance learning, Wyre University, 2024 - September 2026, Merit
Modules: Construction Contract Law (NEC and JCT), Measurement and Costing, Commercial Management, Procurement, Sustainability
Dissertation: Causes of dispute in UK water frameworks, a literature review
BA (Hons) Business Studies, 2011

EMPLOYMENT
Senior Buyer, Garden and Outdoor, Pendlebury Stores, 2016 - present
- Annual spend of £18m with 40 suppliers, negotiated a 4% cost reduction in 2025
- Weekly margin reports and forecasts in Excel
- Manage two assistant buyers

Assistant Buyer, Pendlebury Stores, 2012 - 2016
- Range reviews, supplier visits in Poland and Vietnam, sample approval

OBJECTIVE
To use my commercial experience and my new master's degree in a Quantity Surveyor role with a forward-thinking civil engineering contractor and to become a member of the RICS.

Full UK driving licence. References available.`,
    },
    {
      name: 'land-surveyor',
      kind: 'adjacent',
      low: 25,
      high: 40,
      best: 32,
      why: 'Engineering surveyor who measures earthworks for others to price: on the right sites with a neighbouring degree, but without commercial duties or NEC administration.',
      lacks: [
        "Five years' experience as a quantity surveyor or equivalent commercial role",
        'NEC contracts in practice',
      ],
      cv: `MARCIN DOLECKI, MCInstCES
Engineering Surveyor

I have worked as a surveyor on civil engineering sites in Britain since 2014 and am thinking about the commercial side of the industry.

Senior Engineering Surveyor, Halewood Infrastructure (contractor), Jan 2019 - now
* Setting out and control for a dual carriageway (£48m) and a reservoir embankment (£11m)
* Topographic and as-built surveys, Trimble total stations, GNSS, drone photogrammetry
* Earthworks volumes every month from surface-to-surface models; the figures go to the QS team, who use them in the application
* Machine control models for excavators and dozers
* Team of three, training of chainmen

Site Engineer / Surveyor, Kirkby Groundworks, Mar 2014 - Dec 2018
* Setting out drainage, kerbs and foundations, level checks
* Delivery records, concrete cube book, daily diary
* Sketches and quantities of extra works for the contract manager

Education
BSc Surveying and Mapping Science, Tyne University, 2013
Chartered surveyor status via CICES (geospatial pathway), 2020

Software: AutoCAD Civil 3D, n4ce, Trimble Business Center, Excel
Cards and licences: CSCS black, full driving licence, SPA water hygiene card
Languages: Polish, English`,
    },
  ],
};
