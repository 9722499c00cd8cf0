/** Product data scientist (US): four years of product analytics, designed A/B tests, SQL and Python or R. */
import type { GradedJob } from '../types.ts';

export const dataScientist: GradedJob = {
  job: 'data-scientist',
  title: 'Senior Data Scientist, Product Analytics & Experimentation',
  spec: `About Larkspur
Larkspur is a budgeting app used by 6 million households. We are 240 people, remote-first in the US, with a small office in Denver.

The role
You'll be the data partner of the Onboarding & Activation team: one product manager, two designers, seven engineers. You'll frame the questions, design the experiments, read the results and tell us honestly when the answer is "no effect".

What you'll do
• Design, size and analyze A/B tests end to end: hypotheses, power, guardrail metrics, sequential readouts, launch recommendations
• Define activation and retention metrics and build the funnels and cohorts behind them
• Use causal inference (diff-in-diff, synthetic control, instrumental variables) where we can't randomize
• Present to product leadership, mentor analysts

What you bring
• 4+ years as a data scientist or product analyst on a consumer or SaaS product
• Expert SQL and strong Python or R
• A track record of experiments you designed yourself, with decisions that followed
• Bachelor's degree in statistics, economics, computer science or another quantitative field

Nice to have
• dbt, Snowflake or BigQuery; Amplitude or Mixpanel
• Variance reduction (CUPED), Bayesian methods
• Fintech or subscription experience

Compensation and benefits
$158,000 - $192,000 plus equity. Medical, dental and vision from day one, 16 weeks of parental leave, 401(k) match, a home office stipend, and a company-wide week off in July and in December.

Larkspur is an equal opportunity employer. We consider qualified applicants without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, disability, veteran status or arrest record, consistent with local law.`,
  graded: [
    {
      name: 'economist',
      kind: 'gem',
      low: 82,
      high: 97,
      best: 90,
      why: 'Called an economist, but nearly six years of randomized tests and causal work on a grocery app, SQL and R, mentor.',
      lacks: [],
      cv: `SOLVEIG ANDERSEN-MBAYE
Economist

Basketry (grocery delivery app, 3M monthly shoppers), Chicago / remote
Staff Economist, New Shopper team, Jan 2024 to present
Economist, Jan 2021 to Dec 2023
– Owns randomized trials on sign-up, first order and membership trial: pre-registration, minimum detectable effect, holdouts, stop rules. About 60 run; 19 rolled out, 34 turned off on my advice
– Cut readout time by a third with regression adjustment on pre-period covariates (CUPED)
– Switchbacks and synthetic control for city-level fee changes; IV for courier supply
– Wrote the definition of "activated shopper" (two orders in 21 days) that the company steers by; cohort retention curves
– All data pulled by myself in SQL (BigQuery, dbt models), analysis in R, some Stan
– Weekly readout to the VP Product; mentors two analysts

Federal Reserve branch, Research Assistant, 2017 to 2019

M.A. Economics, 2020; B.A. Economics and Mathematics, 2017`,
    },
    {
      name: 'two-contracts',
      kind: 'overlap',
      low: 55,
      high: 72,
      best: 65,
      why: 'Claims five years and more; two contracts ran side by side, so it is two years and ten months of good A/B work.',
      lacks: ['4+ years as data scientist or product analyst'],
      cv: `Rohan Vaidyanathan
Product Data Scientist | 5+ years in product analytics and experimentation

Data Scientist (contract, 20 h/week), Tidepool Fitness, subscription app
02/2024 - present
- designs and sizes A/B tests on paywall and onboarding: power analysis, guardrails, CUPED
- retention cohorts and funnels in Amplitude, SQL on Snowflake
- recommendation to drop the annual-first paywall, adopted, +4% trial starts

Product Analyst (contract, 20 h/week), Quillo Notes, SaaS
03/2024 - present
- runs the experiment calendar, ~3 tests a month, sequential analysis in Python (statsmodels)
- diff-in-diff on a price change in Canada
- readouts to founders

Graduate teaching assistant, Statistics 101
09/2021 - 12/2023

M.S. Statistics, Wasatch State University, 2023
B.S. Computer Science, Pune, 2021`,
    },
    {
      name: 'bi-analyst',
      kind: 'denial',
      low: 38,
      high: 56,
      best: 47,
      why: 'Seven years of SQL and dashboards for a subscription box; no experiment of her own and Python only begun.',
      lacks: ['experiments designed by the candidate', 'strong Python or R'],
      cv: `Guadalupe Ferreira, Senior BI Analyst

Crate & Kettle (subscription coffee), Portland OR, 08/2019 to now
I build the reporting layer: dbt on Snowflake, Tableau for 120 users, LookML. I define churn, reactivation and funnel metrics with the product and marketing people, do cohort analyses in SQL, and answer ad hoc questions before the Monday product review. I train new analysts.

To be straightforward: our A/B tests are set up and evaluated by an outside agency. I only chart their results and I have not designed an experiment myself. My SQL is expert, my Python is beginner level (a course this summer).

Earlier: Reporting Analyst, Columbia Gorge Credit Union, 2016-2019.

B.S. Statistics, 2016`,
    },
    {
      name: 'bootcamp',
      kind: 'list',
      low: 10,
      high: 32,
      best: 21,
      why: 'A bootcamp graduate with all the words and a course project; his work was real estate.',
      lacks: ['4+ years as data scientist or product analyst', 'experiments designed by the candidate'],
      cv: `Tyler McAllister
DATA SCIENTIST

TECHNICAL SKILLS
SQL (expert), Python, R, pandas, scikit-learn, A/B testing, causal inference, diff-in-diff, CUPED, Bayesian methods, dbt, Snowflake, BigQuery, Amplitude, Mixpanel, product analytics, experimentation, funnels, retention

PROJECTS (14-week immersive, Front Range Data Academy, 2026)
Cookie Cats mobile game A/B test: public dataset, notebook with t-test and bootstrap
Churn prediction on a telecom dataset, accuracy 0.81

EXPERIENCE
Realtor, Peak & Prairie Homes, Fort Collins, 2017 - 2026
Listings, open houses, contract negotiation. 140 closings.

EDUCATION
B.S. Business Statistics and Real Estate, 2017`,
    },
    {
      name: 'formulation',
      kind: 'trap',
      low: 10,
      high: 30,
      best: 20,
      why: 'Designs experiments on shampoo: product, retention and experimentation in the sense of a chemistry bench.',
      lacks: ['4+ years on a consumer or SaaS product', 'A/B tests', 'expert SQL'],
      cv: `Dr. Xiomara Beltrán
Senior Scientist, Product Development & Experimentation

Silvan Personal Care, Cincinnati, 2018 - today
Product scientist for the hair care line. Design of experiments (full factorial, response surface, Plackett-Burman) to optimize viscosity, foam and fragrance retention; power and sample size for consumer panels; data analysis in Minitab and JMP; stability and activation energy studies; launch recommendation to the product leadership board. Mentors three lab analysts. Two patents.

Postdoctoral fellow, colloid chemistry, 2016 - 2018

Ph.D. Chemistry, B.S. Chemistry with a minor in Statistics.
Software: Minitab, JMP, Excel, LIMS`,
    },
  ],
};
