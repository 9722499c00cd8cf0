import type { GradedJob } from '../types.ts';

export const dataAnalystPublicHospitalMelbourne: GradedJob = {
  job: 'data-analyst-public-hospital-melbourne',
  title: 'Data Analyst, Performance and Reporting',
  spec: `Data Analyst - Performance & Reporting Unit
Eastern Ranges Health, Box Hill site (hybrid, 2 days from home)
Full time, ongoing. Administrative Officer Grade 5.

ABOUT THE UNIT
Six of us turn patient activity into numbers the executive, the wards and the Department can rely on: emergency waits, elective surgery list, bed days, theatre use.

WHAT YOU'LL BE DOING
• Building and looking after the dashboards used at the daily bed meeting and the monthly board pack
• Answering ad hoc requests from clinicians, and pushing back nicely when the question isn't the right one
• Checking the monthly submissions before they leave the building and chasing down anything that doesn't reconcile
• Documenting definitions so the same question gets the same answer twice

WHAT WE MUST SEE IN YOUR APPLICATION
• At least three years in work where you wrote SQL yourself against a relational database, most weeks (not somebody else's extracts)
• Power BI reports you have built and published, including the data model behind them
• A degree in statistics, IT, health information management or another numerate field, or equivalent experience in a comparable role

GOOD TO HAVE
• Familiarity with hospital datasets such as VAED, VEMD or ESIS
• Python or R
• Experience explaining figures to people who'd rather not see them

BEFORE YOU START
Successful applicants will complete a police check and provide evidence of immunisation. Eastern Ranges Health values diversity and welcomes applications from Aboriginal and Torres Strait Islander people and people with disability.

Applications close Sunday 15 November 2026. Enquiries: Manager, Performance & Reporting.`,
  graded: [
    {
      name: 'priyanka-deshmukh-strong',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Five and a half years of own SQL and published Power BI models on hospital activity data, with an HIM degree; nearly every nice-to-have.',
      lacks: [],
      cv: `Priyanka Deshmukh
Ringwood VIC 3134 · 0491 570 156

EMPLOYMENT

Health Information Analyst, Merri Valley Health                 April 2021 – present
- Main author of the emergency and inpatient flow suite (11 reports, roughly 400 users). Star schema, DAX measures for NEAT-style targets, row level security by division, deployed through workspaces with a gateway to our warehouse.
- Everything comes out of a SQL Server warehouse loaded nightly from the PAS. I write the views and the procs; the DBA only approves them.
- Each month I run the edit checks on VAED and VEMD files, resolve rejections with the coders and sign the reconciliation. Late submissions went from four in 2021 to nil since.
- Sat with the surgical heads every fortnight through the 2023 waiting list blitz. Learnt to lead with the answer.
- Small R scripts for seasonal forecasts of presentations.

Clinical Coder, Merri Valley Health                             Jan 2019 – March 2021
ICD-10-AM/ACHI coding of general medicine and obstetrics.

EDUCATION
Bachelor of Health Information Management, Kulin University (Melbourne), 2018

Volunteer scorer, Croydon netball. Australian citizen. Referees available.`,
    },
    {
      name: 'lachlan-oreilly-tableau',
      kind: 'missing',
      low: 64,
      high: 74,
      best: 70,
      why: 'Eight years of own SQL and a statistics degree in a comparable analyst job, but all visualisation in Tableau and Qlik, no Power BI anywhere.',
      lacks: ['Power BI'],
      cv: `LACHLAN O'REILLY — ANALYST
Footscray, Victoria

Profile
Analyst in public transport and then ambulance services. I like messy operational data and the people who produce it.

Senior Analyst, Southern Cross Ambulance Subscription & Dispatch Authority, Feb 2022 to date
Response-time reporting for the executive, in Tableau Server (I publish and maintain the 14 workbooks). Snowflake SQL daily: window functions over event logs of 1.2 million cases, dbt models in git. Agreed definitions of "ramping" with three hospital networks and wrote the data dictionary. Present to branch managers every month, some of whom disagree loudly.

Data Analyst, Yarra Tram Performance Office, Jul 2018 to Jan 2022
Punctuality and passenger counts. Oracle SQL, Qlik Sense dashboards, Python for cleaning loop-detector data.

Education: BSc (Statistics), 2017.

Other: Python, R, git. Full driver's licence.`,
    },
    {
      name: 'marguerite-sandoval-nurse-gem',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 86,
      why: 'Title says nurse and access coordinator, yet she has for over four years written the SQL and built the published Power BI models of a surgical waiting list; equivalent experience covers the degree.',
      lacks: [],
      cv: `Marguerite Sandoval RN
Address: Lilydale. Phone 0491 572 549

About me

I came to numbers sideways. I was a theatre nurse, then I got the job of running the elective surgery list and the reports I was handed were wrong, so I started making my own and never stopped.

Elective Surgery Access Coordinator, Dandenong Foothills Hospital, since June 2022

Half of the week is the list itself: calls to patients, treat-in-turn, long waits. The other half is the data. IT gave me read access to the theatre system's database (it is Oracle under the bonnet) and I write my own queries, these days with CTEs and ranking functions, to join bookings, cancellations and admissions. On that sits a set of seven Power BI reports which I modelled, published and keep going: a calendar table, relationships I can defend, measures for days-waiting that match the ESIS rules to the day. The executive uses the cancellation one every Tuesday. I found 212 patients wrongly shown as "not ready" in 2023 and we got them dated. I also sign off the monthly ESIS submission. I train the other coordinators in how to read it all.

Theatre nurse and associate unit manager, same hospital, 2012 to 2022

Scrub/scout, later rostering and theatre utilisation. 

Study
Bachelor of Nursing 2011
Graduate Certificate in Health Data Analytics, Barrack Street Institute, completed November 2024 (SQL, statistics, visualisation; distinction average)

AHPRA registered.`,
    },
    {
      name: 'hollis-tran-no-sql',
      kind: 'denial',
      low: 55,
      high: 68,
      best: 62,
      why: 'Good Power BI and health reporting with a commerce degree, but says outright that he does not write SQL and works from extracts.',
      lacks: ['3 years of writing own SQL'],
      cv: `Hollis Tran
Reporting Officer

WORK HISTORY
2022 (March) - now    Reporting Officer, Bayside Community Health, Cheltenham
2019 (Nov) - 2022 (Feb)    Admin and reporting assistant, Bayside Community Health

What I do: monthly KPI pack for the board, dental waiting list, allied health contacts, funding acquittals to the Department. Since 2021 the pack is in Power BI - I built 6 reports, did Power Query merges, set up the date table and measures, publish to the app and run drop-in sessions for team leaders.

To be upfront about how it works here: the data comes to me as CSV extracts that the IT contractor schedules. I don't write SQL myself. I can follow a query when somebody shows me one and would be keen to learn.

Excel advanced: pivot tables, Power Query, a few macros.

EDUCATION
Bachelor of Commerce (Business Statistics major), 2019

SKILLS I'M ASKED FOR MOST
Explaining a red number calmly. Catching duplicates before funding does.`,
    },
    {
      name: 'craig-bartolo-data-cabling',
      kind: 'trap',
      low: 1,
      high: 9,
      best: 4,
      why: '"Data" and "power" mean cables here: a registered cabler and electrician with no analysis at all.',
      lacks: ['SQL', 'Power BI', 'numerate degree or equivalent experience'],
      cv: `CRAIG BARTOLO
Data & Power Technician
Pakenham

Licences: A Grade Electrician (Vic), Open Cabler Registration with structured, fibre and coax endorsements, White Card, EWP, Working at Heights

Bartolo Brothers Data and Electrical, 2014 to present. Data and power fit-outs for offices, schools and two hospitals (the Warragul day procedure unit and new wards in Berwick). Cat 6A runs, patch panels, rack builds, Fluke testing and test reports for every outlet. Team of four under me. Read and mark up drawings, quote, order, programme works with builders. Reporting to site managers every day.

NBN contractor 2010-2014. Fibre splicing, lead-ins.

Apprenticeship: Cert III Electrotechnology, 2009.

Good with people, always on time, own van. Happy to do after hours.`,
    },
  ],
};
