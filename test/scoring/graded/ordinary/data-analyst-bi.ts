/** BI data analyst: SQL and Power BI at work for two years decide. */
import type { GradedJob } from '../types.ts';

export const dataAnalystBi: GradedJob = {
  job: 'data-analyst-bi',
  title: 'Data Analyst (BI)',
  spec: `Hi Claire,

As promised, here is what I need for the second data analyst seat in the commercial team, so you can start looking.

Whoever we take has to write proper SQL every day, I mean joins over six tables, window functions, tidy CTEs, against our SQL Server warehouse. Second must: Power BI. They should have built and published reports that other people really used, with their own data model and DAX measures, not just dragged charts about. I don't want to go below two years in an analyst or reporting job. A degree in something numerical is what HR wrote last time; equivalent work experience is just as fine with me.

The work: they own the weekly sales and margin pack, take questions from the category managers and turn them into reports, chase down figures that don't reconcile, and document the measures. They need to be able to explain a number to a buyer who hates numbers.

Bonus points for Python, for retail or wholesale background, and for anyone who has touched Fabric or dbt.

Leeds, three days in the office, up to 42k.

Thanks
Rob`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Five years of SQL and Power BI in wholesale, models and DAX used by buyers, degree, Python and dbt.',
      lacks: [],
      cv: `Tomasz Wierzbicki
Data Analyst, Leeds

Experience

Data Analyst, Aire Valley Cash & Carry, Sept 2021 to present
- Owns 14 Power BI reports (star schema, about 120 DAX measures, row-level security) with 85 weekly users in buying and finance
- T-SQL on SQL Server: CTEs, window functions, stored procedures feeding the margin model
- Weekly trading pack for category managers; workshops on reading the waste report
- Reconciled POS against ledger and found 190k of missing supplier funding
- Python (pandas) script for price files; dbt tests since 2025

Junior Reporting Analyst, Kirkgate Utilities, July 2019 to August 2021
- SQL queries for complaints and billing, first SSRS, later Power BI

Education
BSc Mathematics and Statistics, University of Hull Riverside, 2019

Microsoft PL-300, 2023`,
    },
    {
      name: 'planner',
      kind: 'gem',
      low: 76,
      high: 91,
      best: 83,
      why: 'Called a transport supervisor, yet three and a half years of SQL and Power BI models used by forty people.',
      lacks: [],
      cv: `Dawn Ollerenshaw, Transport Planning Supervisor

Moorgate Wholesale Foods, Wakefield depot, 2017 to date

I came in as a route planner and since May 2023 I have been the person who does the depot's numbers. The transport manager lets me spend about four days in five on it.
What that means: I write the SQL myself on the company's SQL Server (delivery, order and stock tables, usually seven or eight joined, ROW_NUMBER and LAG for late drops) and I built the Power BI model from nothing. It has a date table, relationships I had to learn the hard way, and around fifty DAX measures for cost per drop, margin per route and fill rate. Five published reports, refreshed every morning, forty people in three depots open them. Every Monday I sit with the commercial managers and explain why a customer is losing us money. When the figures do not agree with finance, I find out why and write it down in a measure dictionary.

2011 to 2017: route planner and clerk, Pennine Parcels.
A levels Maths and Geography. Courses: SQL advanced (2022), DAX (2024).`,
    },
    {
      name: 'tableau',
      kind: 'denial',
      low: 58,
      high: 73,
      best: 66,
      why: 'Excellent SQL and six years of analysis, all of it in Tableau; Power BI never used at work.',
      lacks: ['Power BI'],
      cv: `Priyanka Deshmukh
Senior Insight Analyst

2020-now     Harland & Beck Insurance, Leeds
SQL every day on Snowflake and SQL Server (CTEs, window functions, query tuning). 30 Tableau dashboards on claims and retention, data sources published and certified, 200 viewers. Presents monthly findings to underwriters and to a sceptical claims floor. Python for churn model. dbt in pilot.

2018-2020    Northway Telecom, reporting analyst
SQL, Excel, SSRS

MSc Data Analytics (distinction), 2018. BSc Economics, 2017.

Tools: SQL (expert), Tableau Desktop Certified, Python, git. Power BI: I have not worked with it, apart from watching a colleague's demo. DAX: none.`,
    },
    {
      name: 'bootcamp',
      kind: 'list',
      low: 16,
      high: 38,
      best: 27,
      why: 'A restaurant manager with a twelve-week course and a list of the right words; no analyst job.',
      lacks: ['SQL at work', 'Power BI reports in use', 'two years in an analyst job'],
      cv: `MARCUS FENTON
Aspiring Data Analyst

SKILLS
SQL | SQL Server | CTEs | window functions | Power BI | DAX | data modelling | Power Query | Python | pandas | Excel | storytelling with data | stakeholder management | Fabric | dbt

TRAINING
DataLeap Bootcamp, 12 weeks part-time, completed August 2026: SQL, Power BI, Python. Capstone: Netflix titles dashboard.
Online badges: Power BI in a Day, SQL for Beginners

EMPLOYMENT
Restaurant Manager, Tamarind Garden, Leeds, 2018 to present
Rotas for 22 staff, stock takes, supplier orders, food hygiene, weekly takings into Excel for the owner. GP up from 61 to 66 per cent.
Assistant manager, Crown Inns, 2014 to 2018

Objective: to use my passion for data in a commercial team where I can grow.`,
    },
    {
      name: 'excel-mi',
      kind: 'missing',
      low: 50,
      high: 68,
      best: 59,
      why: 'Four years of Power BI and DAX in retail, but he gets his extracts ready made: no SQL.',
      lacks: ['SQL'],
      cv: `Callum Reid - MI Analyst

Brightwell Homeware, Bradford (retail, 64 stores)      Nov 2022 - Present      MI Analyst
. weekly sales pack for buying and store ops, Power BI reports (9 published, 60 users)
. DAX time intelligence, like-for-like, margin bridge; Power Query to clean the CSV extracts which the IT team drops on SharePoint each night
. explains the numbers in the Tuesday trading call
. documentation of KPIs

Brightwell Homeware      Jun 2020 - Oct 2022      Merchandising Admin Assistant
. Excel: pivot tables, XLOOKUP, VBA macro for allocation

BA Business Management, 2:2, Bradford Vale University, 2020
Also: Excel Expert certificate, Power Automate flows, full driving licence`,
    },
  ],
};
