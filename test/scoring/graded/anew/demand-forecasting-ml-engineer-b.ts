/** Machine-learning engineer for electricity demand: three years of models in live service, time-series forecasting and Python decide it. */
import type { GradedJob } from '../types.ts';

export const demandForecastingMlEngineerB: GradedJob = {
  job: 'demand-forecasting-ml-engineer-b',
  title: 'Machine Learning Engineer, Demand Forecasting',
  spec: `Every half hour of every day Tarnlight Energy has to say how much electricity its 310,000 customers are about to use. When we are right nobody notices. When we are wrong we pay for it in the balancing market, and last winter one bad week in January cost us more than this salary. We would like you to help us be right more often.

The forecasting team is four people: two engineers, a statistician and a former trader. You would be the third engineer. You would own models from the first sketch to the moment they are retired: pulling meter and weather data together, choosing between something clever and something plain, getting it running on a schedule, watching it drift, and being the person who answers when the trading desk says that Sunday looks odd.

So we need somebody who has been putting machine-learning models into production, and looking after them there, for at least three years. Notebooks do not count. We also need real time-series forecasting, in whatever field; demand, traffic, rivers, call volumes are all fine. All our code is Python and yours must be too. Beyond that we hope you have used a cloud (we are on AWS, but Azure or Google Cloud would do), that you test your code, that you know what a prediction interval is for, and that you can write a paragraph a trader would finish reading.

It would be lovely, and no more than that, if you knew the GB electricity market, had used gradient boosting and quantile models in anger, or had met Airflow or Dagster. We do not mind about degrees. We do mind about kindness. The office is in Leeds, above a very good bakery; most of us come in on Tuesdays and Wednesdays. £68,000 to £80,000, share options, thirty days off.`,
  graded: [
    {
      name: 'wind-trader',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Five years of half-hourly power forecasting models in live use, written in Python, from the same market.',
      lacks: [],
      cv: `Hello Tarnlight,

I am Bettina Skarsgard-Poole, and for the last five years I have been wrong for a living, by a smaller amount each year.

Since August 2021 I have worked at Fallowfield Renewables Trading in Sheffield. I came as the second engineer; since 2024 I have been the senior one of three. We sell the output of 43 wind and solar sites and I make the numbers that the desk offers into the day-ahead and intraday auctions. The first model that I put live, in November 2021, was LightGBM on two weather feeds; it still runs, on its ninth version. In 2023 I moved everything to quantile forecasts, because the desk kept asking how sure we were, and imbalance cost fell by 17 per cent in the next two quarters. Every model is Python, packaged, covered by pytest, built in CI and run by Dagster on AWS (ECS, S3, a little SageMaker that I regret). Each has a page with its error by lead time, an alarm for drift, and a plain fallback that takes over if a feed is late. I carry the phone one week in three.

In 2025 I also built a demand model for a small supplier whom we bought: 21,000 profiled meters, half-hourly, with bank holidays treated as a species of their own. Mean error was 3.8 per cent at day ahead when I handed it over.

Before that: Junior data scientist, Orrin Bus Group, 2019 to 2021, passenger counts by route and hour (production from mid-2020, batch on Azure). MSc Statistics, University of Hallamgate, 2019. BSc Mathematics, 2018.

I write a Monday note to the traders, 200 words at most. I would send you one if they were not confidential. I bake, though I understand that you are provided for.`,
    },
    {
      name: 'river-forecaster',
      kind: 'gem',
      low: 76,
      high: 90,
      best: 84,
      why: 'A hydrologist by title who has run operational Python flow-forecasting models for six years; new only to energy.',
      lacks: [],
      cv: `DR IFEOMA CASTELLANE
Principal Hydrologist

EMPLOYMENT
Northern Rivers Agency, Flood Incident Centre, York. February 2018 to present
Hydrologist, then Senior (2020), then Principal (2024)

Duties
* Responsible officer for the level and flow predictions at 212 gauging stations, issued every 15 minutes for the coming 36 hours and used by duty staff to decide on warnings
* Replaced the old transfer functions: gradient-boosted trees at 140 stations (first ones live October 2020), an LSTM at 38 (live 2022), leaving the rest alone where the simple method won the trial
* Author of the code, about 30,000 lines of Python with xarray, pandas, scikit-learn and PyTorch; unit tests, code review, tagged releases, two a year
* System runs in containers on Azure, orchestrated by Airflow. Wrote the checks that notice a stuck sensor or a model going stale, and the monthly report of skill against persistence
* Bands at 10, 50 and 90 per cent since 2021; wrote the guidance for people who have to act on them at three in the morning
* On the standby rota, one week in five, including storms in 2020, 2022 and 2025

Environmental consultancy (Wherry Associates), graduate hydrologist, 2013 to 2014

EDUCATION
PhD, statistical rainfall-runoff modelling, University of Ousegate, 2017
MSc Hydrology 2013; BSc Physics 2012

PAPERS
Six, of which two on combining physical and learned predictors.

COMMENT
My job title says water. The work is getting sequence models to run day and night without anyone having to think about them. I have no knowledge of power trading and would have to learn it.`,
    },
    {
      name: 'three-contracts-at-once',
      kind: 'overlap',
      low: 57,
      high: 71,
      best: 65,
      why: 'Claims nearly six years of production work, but the three contracts ran side by side and merge to 22 months.',
      lacks: ['three years putting machine-learning models into production'],
      cv: `NIKHIL BRANDRETH - ML ENGINEER (CONTRACT)

Almost 6 years of production machine learning: 22 months + 21 months + 22 months

ENGAGEMENTS

Lattice Parcel Network | Jan 2025 - Oct 2026 | 2 days a week
Parcel volumes by depot, daily and hourly, 14 days ahead. Python, Darts, LightGBM. Deployed on GCP with Cloud Run jobs, retrained nightly. MAPE cut from 14 to 9. I wrote the monitoring and rolled back twice, once in peak week.

Cobalt Contact Centres | Feb 2025 - Oct 2026 | 2 days a week
Call arrivals per quarter of an hour for rostering. Python service, FastAPI, Docker, AWS Fargate. Prediction intervals go to the planners, who now staff to the 80th percentile.

Rookery Leisure | Jan 2025 - Oct 2026 | 1 day a week
Footfall at 19 swimming pools. Statsmodels, then XGBoost. Airflow. Hand-over notes and tests for the in-house team.

EARLIER
Test automation engineer, Pennard Software, May 2019 - Dec 2024. Selenium and pytest for an insurance portal, CI pipelines, release sign-off. No modelling in this job, although I did the evening MSc while I was there.

EDUCATION
MSc Data Science (part time), University of Airewharf, 2024, distinction. Dissertation: hierarchical reconciliation of retail forecasts.
BSc Computer Science, 2018.

I would like to go permanent. The company above the bakery sounds right. Right to work in the UK; based in Bradwick.`,
    },
    {
      name: 'dashboards',
      kind: 'adjacent',
      low: 34,
      high: 48,
      best: 41,
      why: 'An energy-sector BI analyst with SQL, Power BI and spreadsheet projections: near the data, but no deployed model and hardly any Python.',
      lacks: ['three years putting machine-learning models into production', 'Python as working language'],
      cv: `Georgina Halloran-Esk
Senior Insight Analyst

I turn meter reads and market data into things that a board can look at. Seven years in energy supply.

Kirkstone Power & Gas, Wakeham
Senior Insight Analyst (Apr 2022 - present)
Insight Analyst (Sept 2019 - Mar 2022)

Reporting: 60+ Power BI reports, among them the daily imbalance pack that Trading opens at 7.30. I know settlement runs (SF to RF), profile classes, half-hourly migration and what an odd GSP group looks like.
Data: SQL every day (Snowflake). I own 40 views and the documentation for them.
Planning: each quarter I project consumption by segment for the finance budget. It is a spreadsheet: last year's shape, degree days, churn, and tariffs. 2025 came out within 2.1 per cent of actual for the year. The short-term forecast is made by a vendor's black box, and I only measure how well it does.
People: two analysts report to me; I run "Numbers at Noon", a monthly talk.

Jumping Fox Catalogue, Leeds
Marketing Analyst (2016 - 2019). Campaign results, customer segments in SAS.

Technical
SQL (expert), Power BI and DAX (expert), Excel (far too good), SAS (rusty), Python (an online course this spring; I can read it and change it), Git (a bit).

Education
BA Economics, 2:1, University of Airewharf, 2016

I would like to move from describing to predicting, and would take a more junior grade to do so.`,
    },
    {
      name: 'bootcamp-keywords',
      kind: 'list',
      low: 16,
      high: 30,
      best: 23,
      why: 'All the words and no work behind them: a twelve-week bootcamp with tutorial projects after a career in mobile-phone retail.',
      lacks: [
        'three years putting machine-learning models into production',
        'time-series forecasting in practice',
      ],
      cv: `CALLUM REDFERN-OTOO
Machine Learning Engineer | Forecasting | MLOps | GenAI

CORE COMPETENCIES
Python, pandas, NumPy, scikit-learn, TensorFlow, PyTorch, Keras, XGBoost, LightGBM, CatBoost, Prophet, ARIMA, SARIMA, LSTM, Transformers, quantile regression, feature engineering, AWS, Azure, GCP, SageMaker, Docker, Kubernetes, Airflow, Dagster, MLflow, Kafka, Spark, CI/CD, pytest, model monitoring, drift detection, production deployment, A/B testing, agile, stakeholder management, energy markets

PROFILE
Results-driven, end-to-end machine learning engineer with a passion for putting scalable models into production and delivering accurate time-series forecasts which create business value. Looking for an innovative company in which to grow.

PROJECTS
- Airline passengers: forecasting with ARIMA and LSTM
- Titanic: survival classification, 82 % accuracy
- House prices: regression with XGBoost
- Household power consumption: data set from the course, Prophet (group of four)

TRAINING
Data Science Bootcamp, CodeLeap Academy (12 weeks), finished September 2026
AWS Cloud Practitioner, booked
42 online certificates

EMPLOYMENT
Store Manager, Fonezone, Leeds, 2018 - 2026. Team of seven, stock, targets, complaints. Top branch in the region for accessories, 2023.
Sales Adviser, Fonezone, 2015 - 2018.

EDUCATION
BTEC Business, Level 3, 2015`,
    },
  ],
};
