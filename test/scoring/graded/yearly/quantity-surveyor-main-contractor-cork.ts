import type { GradedJob } from '../types.ts';

export const quantitySurveyorMainContractorCork: GradedJob = {
  job: 'quantity-surveyor-main-contractor-cork',
  title: 'Quantity Surveyor, building contractor, Cork',
  spec: `Quantity Surveyor, Cork city and county, permanent, €72,000 to €85,000 plus car allowance, pension and an early finish on Fridays.
Our client has been building in Munster for three generations. Turnover last year was €95m, roughly two thirds of it schools, primary care centres and Garda stations, the rest nursing homes and one or two apartment blocks. The commercial team is seven strong and nobody has left it for a better offer in four years; this is a new seat because the order book is full.
You would look after two live jobs at a time, usually between €6m and €20m. That means placing the subcontract packages, interim valuations every month, chasing variations and compensation events before they go stale, keeping the cost and value report honest, agreeing subbie accounts and sitting across the table from the Employer's Representative when it comes to closing out. A graduate will report to you.
Please only put yourself forward if you have the three things the commercial director asks for. First, an honours (Level 8) degree in quantity surveying or construction economics, or else chartered status with the SCSI or RICS. Second, five years or more since you qualified with a main contractor; time in a PQS practice or with a subcontractor is not counted. Third, you have personally carried at least one job under the Public Works Contract through to an agreed final account.
It would be no harm if you know ConQuest or Buildsoft, have sat through a conciliation, or hold a current Safe Pass. You will need to get to site, so a car is assumed.
No sponsorship. Interviews in Little Island or online. CV to Gráinne in the Cork office, in confidence; we never send it anywhere without ringing you first.`,
  graded: [
    {
      name: 'aoife-cremin-schools',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'Level 8 QS degree, seven years with contractors, three Public Works Contract jobs to final account, ConQuest and Safe Pass.',
      lacks: [],
      cv: `AOIFE CREMIN BSc (Hons)
Ballincollig, Co. Cork
Full clean driving licence, Safe Pass to August 2028

Quantity Surveyor | Hallissey & Crowe Building Ltd, Midleton | February 2022 to date
Fifteen-classroom school at Carrigaline (PW-CF1, €11.4m). Sole QS from award; final account signed with the ER in May 2025 after eleven weeks of talks, 38 change orders agreed.
Primary care centre, Bandon (PW-CF1, €9.8m). Currently month 14, monthly valuations and CVR, delay claim lodged on the utility diversion.
Social housing, 44 units, Youghal (PW-CF1, €13m). Took over at roof level from a colleague, closed out in 2023.
I also place all M&E and structural steel packages for the company's Cork jobs and look after one graduate.

Assistant, then Intermediate QS | Denis Fogarty Construction, Mallow | July 2019 to January 2022
Extension to a Garda station (PW-CF5), re-measures, subcontractor payments, helped prepare the final account submission agreed November 2021. Nursing home fit-out under RIAI form.

Education
BSc (Hons) Quantity Surveying, Level 8, 2:1, Shandon Technological College, 2019
Placement year 2017/18 with Fogarty's

IT: ConQuest, Excel, Bluebeam, Procore
SCSI: sitting the assessment of professional competence in spring 2027

Camogie with Éire Óg, cúpla focal.
Referees available on request.`,
    },
    {
      name: 'padraig-lonergan-commercial-lead',
      kind: 'synonym',
      low: 86,
      high: 96,
      best: 91,
      why: "Commercial lead on the builder's side for eleven years, construction economics honours degree, GCCC forms taken to agreed closing figures; never calls himself a QS.",
      lacks: [],
      cv: `Pádraig Lonergan
Dungarvan, moving to east Cork with my wife's job in the new year

I run the money on building jobs. For the last eleven years I have done it from the builder's cabin and never from a consultant's office.

Suir Valley Builders, Clonmel. Commercial Lead, April 2019 onwards.
I buy the packages, price the changes, put in the monthly application and argue it, and report margin to the two brothers who own the place. Work is nearly all for the State: a fire station in Cashel and a divisional headquarters fit-out, both on the GCCC forms (CF1), a six-classroom block with a special needs unit, and a community nursing unit which is on site now at €17.2m. I settled the fire station myself at €5.9m against an opening position of €6.6m from us and €5.4m from the Council, July 2021. The headquarters went to conciliation on the asbestos; I wrote the referring party's statement and gave the figures, and we closed in March 2024. Two juniors have come up under me.

Before that: Kehoe Brothers Contracting, Kilkenny, September 2015 to March 2019, trainee to site commercial. Creamery extension, shop units, a small hotel. Subcontract orders and accounts, labour returns, day works.

Déise Institute, Waterford: B.Sc. in Construction Economics, second class honours grade one (NFQ 8), conferred 2015.

Candy, Buildsoft Cubit, spreadsheets. Safe Pass in date. Drive.`,
    },
    {
      name: 'fergal-nyhan-director',
      kind: 'overqualified',
      low: 74,
      high: 86,
      best: 80,
      why: 'Meets every must with public works accounts up to this year, but a commercial director stepping down two levels is a question to ask.',
      lacks: [],
      cv: `FERGAL NYHAN, FSCSI FRICS
Chartered Quantity Surveyor
Kinsale

Profile
Thirty years in construction, the last fifteen at board level with regional contractors. Stood down from the board this summer by choice. I would be content to run my own two or three jobs again and have no wish to manage a department.

Career
2011 to July 2026: Commercial Director, Bishopscourt Contracting plc, Cork (turnover €180m). Led a department of 22. Chaired tender settlement. Personally negotiated and closed the final accounts on the Tralee courthouse refurbishment (PW-CF1, €24m, 2022), the Macroom school campus (PW-CF1, 2024) and a HSE residential unit (PW-CF5, closed April 2026). Gave evidence in two adjudications and four conciliations.
2004 to 2011: Senior then Managing Surveyor, Bishopscourt. Hospitals, student accommodation.
1998 to 2004: Quantity Surveyor, O'Mahony Keating Civil, Limerick.
1996 to 1998: Junior QS, Peter Garvin & Associates.

Qualifications
BSc Surveying (Quantity Surveying), 1996, Thomond Polytechnic
Chartered since 1999, Fellow 2014
Diploma in Arbitration Law, 2009

Interests: sailing, the Munster branch committee.`,
    },
    {
      name: 'rajesh-nambiar-gulf',
      kind: 'missing',
      low: 59,
      high: 72,
      best: 65,
      why: "Chartered with over ten years on the contractor's side, but all under FIDIC and private forms; says he has not worked with the Public Works Contract.",
      lacks: ['Public Works Contract job taken to final account'],
      cv: `RAJESH NAMBIAR MRICS
Douglas, Cork | Stamp 4, no permit needed | Full Irish driving licence

SUMMARY
Chartered surveyor (RICS, October 2018), B.Tech Civil Engineering, twelve years with contractors in the Emirates and Ireland.

EMPLOYER                          POSITION            FROM      TO         PROJECTS
Lee Harbour Developments          Project QS          Jan-24    Present    Two apartment blocks for our own group, Blackpool and Tivoli, €28m. RIAI yellow form and bespoke subcontracts.
Al Murjan Contracting, Dubai      Senior QS           Mar-19    Nov-23     Hotel and villas, FIDIC Red 1999, AED 410m. Final accounts with client's engineer on two of three phases.
Al Murjan Contracting, Dubai      QS                  Aug-14    Feb-19     School and mosque for a private foundation, BOQ take-off, interim payment applications, variations

DETAIL
At Lee Harbour I issue the subcontract enquiries, run the monthly cost report, certify about 30 subcontractors and have agreed 21 subcontract final accounts on the Blackpool block. I have mentored one graduate since September 2025.
Public sector: my Irish work has been for private clients only. I attended a one-day SCSI seminar on the public works forms in February 2026 but have not administered one.

EDUCATION
B.Tech (Civil), Periyar Valley Engineering College, Kerala, 2014
RICS APC, Quantity Surveying and Construction pathway, 2018

SOFTWARE CostX, Candy, Primavera (reading), Excel
Safe Pass valid`,
    },
    {
      name: 'conor-sheahan-eight-years',
      kind: 'overlap',
      low: 55,
      high: 67,
      best: 61,
      why: 'Claims eight years, but only the main contractor job counts: 38 months, with a second part-time post inside them and a subcontractor before.',
      lacks: ['five years with a main contractor after qualifying (about three)'],
      cv: `Conor Sheahan
Quantity Surveyor
Fermoy, Co. Cork

Over 8 years' combined experience with contractors, confident in taking a public job from start to finish.

EXPERIENCE

Kilbarra Building & Civil, Fermoy
Quantity Surveyor, September 2023 to present
- School extension at Rathcormac under PW-CF1 (€6.1m): monthly valuations, change orders, subcontract accounts; final account agreed with the ER's QS in June 2026, signed off by me and my director
- Now on a library refurbishment for the County Council, same form
- CVR for both jobs, ConQuest for take-off
- Procurement of finishes packages

Ballyhea Homes (part-time, evenings and Saturdays)
QS services, January 2024 to December 2025
- Measured timber frame schemes, prepared stage payment claims. This ran alongside the Kilbarra job.

Tobin Drylining
Estimator/measurer, March 2022 to August 2023
- Partitions and ceilings subcontractor, pricing and remeasuring on site for larger builders

Part-time labourer and site clerk with my uncle, summers 2017 to 2020

EDUCATION
BSc (Hons) Quantity Surveying, NFQ Level 8, Blackwater University of Technology, 2017 to 2021 (2:2)
Took a year out to travel, June 2021 to February 2022

OTHER
Safe Pass 2027, full B licence, own car
Junior B hurling`,
    },
  ],
};
