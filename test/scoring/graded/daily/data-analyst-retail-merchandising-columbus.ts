import type { GradedJob } from '../types.ts';

export const dataAnalystRetailMerchandisingColumbus: GradedJob = {
  job: 'data-analyst-retail-merchandising-columbus',
  title: 'Data Analyst II, Merchandising Analytics',
  spec: `Harlow & Finch Stores, Inc.
Data Analyst II, Merchandising Analytics
Columbus, OH (hybrid, three days on campus)
Req 26-11874

About us
For 71 years Harlow & Finch has been the place where the Midwest gets ready for school, for the holidays and for Saturday. Today that means 212 stores, a growing online business and more than 14,000 associates who show up for their neighbors. We are proud to be a place where careers take root.

The opportunity
Our buyers make thousands of calls a week on what to carry, how deep to buy it and when to mark it down. The Data Analyst II sits beside the apparel and home buying teams and makes sure those calls rest on facts. You will own weekly sales and margin reporting, dig into why a category is up or down, size the payoff of promotions and price changes, and tell the story to people who do not want to see a query.

What you bring
A bachelor's degree in statistics, economics, business analytics, computer science or something close, or equivalent work experience. At least three years of analytics work for a retailer or a consumer brand; we can't teach the calendar, the clearance cycle and comp sales from scratch in this seat. SQL you write yourself, every day, against big tables. Dashboards you have built in Tableau, Power BI or Looker that somebody still uses.

It would also help if you have
Python or R; test-and-control experience; exposure to loyalty data, Snowflake or demand forecasting.

Pay range $78,000 to $94,000, annual bonus, 401(k) match, medical from day one, 25% associate discount.

Harlow & Finch is an equal opportunity employer. All qualified applicants will receive consideration without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, disability or protected veteran status. Applicants must be authorized to work in the United States; visa sponsorship is not available for this role. We participate in E-Verify.`,
  graded: [
    {
      name: 'danielle-reyes-merch',
      kind: 'strong',
      low: 88,
      high: 98,
      best: 94,
      why: 'Seven years as an analyst for two retailers with daily SQL, Tableau dashboards in use, markdown and promotion work and a fitting degree.',
      lacks: [],
      cv: `DANIELLE REYES
Westerville, OH 43081 • (614) 555-0148 • danielle.reyes@example.com

Authorized to work in the U.S. (citizen)

PROFESSIONAL EXPERIENCE

Bexley Outfitters, Columbus, OH
Senior Merchandising Analyst, 03/2024 – Present
• Partner to the women's and footwear buyers ($310M); present the Monday business review on comp sales, margin and weeks of supply
• Built the clearance model that decides when a style takes its second markdown (Python, Snowflake). Cut end-of-season inventory 14% in FY25 at 60 bps better margin
• Ran 11 matched-market promo tests; three "buy more, save more" events were dropped as a result
• Tableau Server owner for merchandising: 26 workbooks, ~180 weekly users

Merchandising Analyst, 07/2021 – 02/2024
• Wrote and tuned SQL against a 4-billion-row transaction table; replaced nine Excel packs with one Tableau book
• Size curve analysis by store cluster, reduced broken sizes from 22% to 15%

Tri-County Home Centers, Dayton, OH
Pricing Analyst, 06/2019 – 06/2021
• Competitor price checks, elasticity estimates in R for 3,000 hardware SKUs
• SQL Server, SSRS, then Power BI

EDUCATION
B.S., Economics, minor Statistics, Ohio Prairie State University, May 2019, GPA 3.6

TOOLS
SQL (Snowflake, SQL Server), Tableau, Power BI, Python (pandas, statsmodels), dbt, Git

COMMUNITY
Volunteer tax preparer each spring; coach, girls' rec soccer`,
    },
    {
      name: 'marcus-tolliver-replenishment',
      kind: 'gem',
      low: 78,
      high: 91,
      best: 85,
      why: 'Titled store and replenishment planner with no degree, yet six years of his own SQL, Power BI in 140 stores and markdown work at a retailer, and the ad takes equivalent experience.',
      lacks: [],
      cv: `Marcus Tolliver
Grove City, Ohio

I came up through the store. I started on the receiving dock at Dollar Barn when I was nineteen and I still know what a bad allocation looks like at 5 a.m. with the truck doors open.

DOLLAR BARN STORES (140 stores in OH, IN, KY)

Replenishment Planner, home office, Grove City          August 2020 to now
The title says planner but since the reporting guy quit in October 2020 the numbers have been mine. I pull sales, on-hand and receipts out of our Teradata warehouse with queries I write (window functions, temp tables, the works; the main one runs 600 lines and reads two years of register data) and put them in Power BI. The "Dock to Shelf" report I built goes to every store manager and all six buyers each morning, and the VP opens it in the Monday meeting.
Found that we were sending Halloween candy on the same curve to college towns and farm towns. New curves by store group, sell-through at full price went 61% to 74% in fall 2023.
Buyers asked what happens if we take markdowns a week earlier in seasonal. I set up 20 stores against 20 look-alikes for eight weeks in spring 2025. Earlier won by $1.90 per square foot. It's policy now.
Teaching myself Python, the Halloween curves are in it.

Assistant Store Manager, Chillicothe                     2016 to August 2020
Inventory control, cycle counts, shrink from 2.8 to 1.6, ran a crew of 22.

Receiving, Chillicothe                                   2013 to 2016

School: Chillicothe East HS 2012. Two semesters at community college, did not finish. Microsoft PL-300, Dec 2022.

US citizen. References: three of the buyers said yes.`,
    },
    {
      name: 'priya-venkataraman-claims',
      kind: 'missing',
      low: 60,
      high: 72,
      best: 66,
      why: 'Very good SQL, Tableau and testing over seven years, but all in health insurance and hospitals: the three years of retail analytics the ad insists on are missing.',
      lacks: ['3 years of analytics for a retailer or consumer brand'],
      cv: `PRIYA VENKATARAMAN
Data Analyst
Dublin, Ohio | 614-555-0177 | U.S. permanent resident

SUMMARY OF EXPERIENCE

Buckeye Shield Health Plan, Columbus — Data Analyst (June 2021 – present)
Member of the payment integrity team. I write SQL all day on a claims warehouse (Snowflake, about 900 million lines) to find duplicate and upcoded claims. My outlier rules recovered $6.2M in 2024. Built and maintain the Tableau dashboards for provider relations; 75 people log in weekly. Set up a treatment/control comparison of two reminder letters (18,000 members each) and presented the outcome to the chief medical officer. Python for the monthly anomaly run.

Scioto Valley Hospitals, Columbus — Reporting Analyst (July 2019 – May 2021)
Length-of-stay, readmission and staffing reports in SQL Server and SSRS, later Tableau. Worked with nurse managers who had never used a filter before and now make their own views.

EDUCATION
M.S. Statistics, Great Lakes Polytechnic, 2019
B.Sc. Mathematics, Coimbatore, India, 2016

OTHER
Toastmasters club president 2023. Fluent Tamil, English.
Looking to move from health care into a faster business; no retail background yet but I shop a lot.`,
    },
    {
      name: 'priya-venkataraman-pasted',
      kind: 'pasted',
      low: 60,
      high: 72,
      best: 66,
      why: "Same health-care analyst with the ad pasted below; the copied text earns nothing, so the grade is the honest twin's.",
      lacks: ['3 years of analytics for a retailer or consumer brand'],
      twin: 'priya-venkataraman-claims',
      cv: `PRIYA VENKATARAMAN
Data Analyst
Dublin, Ohio | 614-555-0177 | U.S. permanent resident

SUMMARY OF EXPERIENCE

Buckeye Shield Health Plan, Columbus — Data Analyst (June 2021 – present)
Member of the payment integrity team. I write SQL all day on a claims warehouse (Snowflake, about 900 million lines) to find duplicate and upcoded claims. My outlier rules recovered $6.2M in 2024. Built and maintain the Tableau dashboards for provider relations; 75 people log in weekly. Set up a treatment/control comparison of two reminder letters (18,000 members each) and presented the outcome to the chief medical officer. Python for the monthly anomaly run.

Scioto Valley Hospitals, Columbus — Reporting Analyst (July 2019 – May 2021)
Length-of-stay, readmission and staffing reports in SQL Server and SSRS, later Tableau. Worked with nurse managers who had never used a filter before and now make their own views.

EDUCATION
M.S. Statistics, Great Lakes Polytechnic, 2019
B.Sc. Mathematics, Coimbatore, India, 2016

OTHER
Toastmasters club president 2023. Fluent Tamil, English.
Looking to move from health care into a faster business; no retail background yet but I shop a lot.

PROFESSIONAL PROFILE
Our buyers make thousands of calls a week on what to carry, how deep to buy it and when to mark it down. The Data Analyst II sits beside the apparel and home buying teams and makes sure those calls rest on facts. You will own weekly sales and margin reporting, dig into why a category is up or down, size the payoff of promotions and price changes, and tell the story to people who do not want to see a query.

What you bring
A bachelor's degree in statistics, economics, business analytics, computer science or something close, or equivalent work experience. At least three years of analytics work for a retailer or a consumer brand; we can't teach the calendar, the clearance cycle and comp sales from scratch in this seat. SQL you write yourself, every day, against big tables. Dashboards you have built in Tableau, Power BI or Looker that somebody still uses.

It would also help if you have
Python or R; test-and-control experience; exposure to loyalty data, Snowflake or demand forecasting.`,
    },
    {
      name: 'kyle-brandt-keywords',
      kind: 'list',
      low: 20,
      high: 35,
      best: 28,
      why: 'A long list of tools and terms over a bootcamp and a cashier job; no post shows any analytics, SQL or dashboard at work.',
      lacks: [
        '3 years of analytics for a retailer or consumer brand',
        'SQL used daily at work',
        'dashboards built and in use',
        "bachelor's degree or equivalent experience",
      ],
      cv: `Kyle Brandt   Reynoldsburg OH   kyle.b@example.net

OBJECTIVE
Results-driven retail data analyst seeking a challenging position where I can leverage data to drive business value.

CORE COMPETENCIES
SQL, Advanced SQL, MySQL, PostgreSQL, Snowflake, BigQuery, Redshift, Tableau, Power BI, Looker, Excel, Python, R, pandas, NumPy, scikit-learn, A/B testing, hypothesis testing, retail analytics, merchandising analytics, comp sales, sell-through, GMROI, markdown optimization, price elasticity, demand forecasting, loyalty analytics, market basket analysis, customer segmentation, RFM, storytelling with data, stakeholder management, ETL, dbt, Airflow, Git, Agile, Scrum

EDUCATION AND TRAINING
DataLaunch Online Bootcamp, 12 weeks, completed Aug 2026
Courses: SQL for Everyone; Tableau Desktop Basics; Intro to Retail Analytics; Statistics 101
High school diploma, 2021

WORK HISTORY
Cashier / front end, Sunny Acres Market, Reynoldsburg, Sept 2022 - present
Ring up customers, count drawer, train new cashiers, carts
Dishwasher, Luigi's, summer 2021 - Aug 2022`,
    },
  ],
};
