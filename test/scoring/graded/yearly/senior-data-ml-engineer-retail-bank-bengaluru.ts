import type { GradedJob } from '../types.ts';

export const seniorDataMlEngineerRetailBankBengaluru: GradedJob = {
  job: 'senior-data-ml-engineer-retail-bank-bengaluru',
  title: 'Senior Data & Machine Learning Engineer (Bengaluru)',
  spec: `About Navratna Finserv
Navratna Finserv Limited is among India's leading diversified non-banking financial companies with 2,300 branches, over 18 million customers and a heritage of trust. Our Global Data Office in Bengaluru is the analytical heart of the group. We believe in ownership, empathy and speed.

Job purpose
The incumbent shall be responsible for design, build and upkeep of large-scale data pipelines and for taking machine learning models (credit underwriting, collections propensity, fraud) from the notebook to live decisioning, and for keeping them healthy thereafter.

Principal accountabilities
1. Batch and streaming ingestion from the core lending system, bureau and app events (approx. 9 TB a day)
2. Feature computation and feature store
3. Deployment, versioning, monitoring for drift, retraining of models in partnership with data scientists
4. Code reviews and mentoring of 3-4 engineers
5. Data quality, lineage and adherence to RBI and DPDP Act norms

Candidate profile
Education: B.E./B.Tech in any branch of engineering, or M.Sc/MCA/M.Tech in computer science, mathematics or statistics. Mandatory.
Experience: minimum 5 years of hands-on data engineering with Apache Spark (PySpark or Scala) on large volumes. Mandatory.
Must have put machine learning models into production and maintained them there. POCs and Kaggle will not be considered.
Preferred: Airflow, Kafka, Databricks or EMR, MLflow, domain knowledge of lending, one cloud certification.

Location: Bengaluru (Bellandur), work from office 4 days. Notice period up to 60 days preferred.

Navratna Finserv is an equal opportunity employer. We do not charge any fee at any stage of recruitment; beware of fraudulent offers. By applying you consent to processing of your personal data for hiring purposes. Shortlisted candidates shall undergo background verification.`,
  graded: [
    {
      name: 'karthik-raghunathan-fintech-ml',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'B.Tech, seven years of Spark at terabyte scale and several live credit models with drift monitoring in lending.',
      lacks: [],
      cv: `KARTHIK RAGHUNATHAN
Bengaluru 560037 | +91 90000 00417 | Notice: 45 days

PROFESSIONAL SUMMARY
Data and ML engineer, 8 years in all, 7+ in Spark.

EXPERIENCE

PaisaSetu Technologies, Bengaluru - Lead Data Engineer (ML Platform)                Jul 2022 - till date
• PySpark on EMR, 5 TB/day from LMS, bureau and clickstream; 140 Airflow DAGs, SLA adherence 99.2%
• Took 11 models live (application scorecard, bounce prediction, early delinquency, device fraud). Serving through a FastAPI + Kubernetes layer at p95 of 60 ms; shadow, canary, rollback
• PSI and CSI drift monitors with automatic retraining triggers; in 2024 caught a bureau format change before it reached approvals
• Feature store (Feast + Redis), 900 features, point in time correct
• MLflow registry; model documents for RBI inspection
• Mentor 4 engineers, do the code reviews

Zenkart Retail, Bengaluru - Data Engineer, Senior Data Engineer                     Aug 2019 - Jun 2022
• Spark (Scala) jobs for orders and catalogue, Kafka + Structured Streaming, migration from on-prem Hadoop to Databricks
• Productionised the demand forecasting model for 60,000 SKUs; owned nightly run for two years

Infovanta Systems, Mysuru - Systems Engineer (Java support)                          Jul 2018 - Jul 2019

EDUCATION
B.Tech, Information Technology, Sahyadri Coast Institute of Technology, 2018, CGPA 8.4

CERTIFICATION
Databricks Certified Data Engineer Professional, 2023; AWS Data Engineer Associate, 2025`,
    },
    {
      name: 'sunitha-devi-crop-forecast-officer',
      kind: 'gem',
      low: 81,
      high: 92,
      best: 87,
      why: 'Titled Scientific Officer in a government crop centre, but she has run Spark over satellite terabytes and operational models since 2018.',
      lacks: [],
      cv: `Sunitha Devi N.
Scientific Officer 'D', State Centre for Crop and Water Information, Hebbal, Bengaluru

I sit in a government building with slow lifts, and I look after the computers that tell the state how much ragi, maize and paddy there is going to be. Joined as Scientific Officer 'B' in September 2018, 'C' in 2021, 'D' in 2024.

What runs: Every five days the new satellite scenes come, about 2 TB compressed, and with them weather grids and 1.2 lakh field reports from the app of the village accountants. I wrote the processing (at first on six old servers, now on 40 nodes plus a government cloud) in PySpark. It cuts the scenes into 190 million cells, joins with cadastral parcels, computes some 300 variables for each of them and stores them so that any past season can be reproduced. Airflow since 2020. Kafka for the field reports.

What it feeds: Four yield and sowing models, gradient boosted trees and one neural network. These are not studies. The crop insurance companies settle claims of farmers on their output under a notification, so they must run on the date and be explainable. I package them, release them with versions in MLflow, compare every week with crop cutting experiments, and retrain when they begin to wander, as in the late monsoon of 2023. Two audits by the CAG office, no adverse para.

People: 3 engineers on contract whose work I review and teach.

Education: M.Tech (Computer Science), Kaveri Institute of Technology, 2018. B.E. (CS), 2015. In between taught in a polytechnic at Tumakuru for one year.

Ready to leave government service with 60 days' notice. Of loans I know only the one on my house.`,
    },
    {
      name: 'rohit-bansal-two-and-a-half-years',
      kind: 'years',
      low: 60,
      high: 72,
      best: 66,
      why: 'Degree, Spark and live fraud models are all there, but only two years and ten months against the five demanded.',
      lacks: ['Five years of data engineering with Spark'],
      cv: `Rohit Bansal
Marathahalli, Bengaluru | rohit.b@inbox.example

Data Engineer with solid PySpark and MLOps

Work experience:

1) LendKaro Digital Pvt Ltd, Bengaluru. Data Engineer. January 2024 to present
   - Built ingestion of bureau pulls and UPI transaction messages (3 TB/day) on Databricks, PySpark, Delta
   - Deployed two models for fraud and for limit enhancement with MLflow and Docker, live since August 2024, with drift dashboard and monthly retraining. I carry the support phone for them
   - Kafka consumers, Great Expectations checks
   - 7,000 loan decisions per day go through my pipeline

2) Softbridge Consulting, Pune. Software Tester (manual and Selenium). June 2021 to December 2023
   - Test cases for insurance portal, regression suites, Jira

Education: B.E. Electronics and Telecommunication, Pune, 2021, First class with distinction
Certification: Databricks Data Engineer Associate (2024), Azure DP-203 (2024)
Notice period: 30 days (negotiable)`,
    },
    {
      name: 'meera-joshi-informatica-bi',
      kind: 'adjacent',
      low: 37,
      high: 49,
      best: 43,
      why: 'A long warehouse and reporting career with the degree, but Informatica and Oracle instead of Spark and no model in production.',
      lacks: ['Five years with Apache Spark', 'Machine learning models in production'],
      cv: `MEERA JOSHI, ETL Lead

Total experience: 11 yrs 4 months. Present location Hyderabad, open to Bengaluru.

Domain: Banking and insurance data warehouse

Organisation: Tekvanta Solutions, Hyderabad (client: a private sector bank)
Period: Apr 2019 - Present
Role: ETL Lead. Team of 7.
Responsibilities: Informatica PowerCenter 10.5 mappings for regulatory reporting, loan and deposit marts on Oracle Exadata, Control-M scheduling, slowly changing dimensions, reconciliation with the core system. RBI ADF returns automated in 2021. Tuned nightly batch from 9 hours to 5. Handed over monthly extracts to the client's analytics team who built scorecards in SAS; model building and deployment stayed with them.

Organisation: Kaveri Infotech, Chennai (client: life insurer)
Period: Jul 2015 - Mar 2019
Role: ETL Developer
Responsibilities: Informatica, Teradata BTEQ, Unix shell, BusinessObjects reports.

Education: MCA, Musi University, 2015. B.Sc (Computers), 2012
Tools: PL/SQL, Informatica, Teradata, Oracle, Power BI, Unix, Snowflake (six months)
I've completed a 40 hour weekend batch in big data (Hive, Spark basics) in 2025. Not used on project.`,
    },
    {
      name: 'aditya-kulkarni-keyword-fresher',
      kind: 'list',
      low: 24,
      high: 36,
      best: 29,
      why: 'A B.Tech with one operations job and a wall of tools; Spark and models appear only in the list, a bootcamp and a Titanic notebook.',
      lacks: ['Five years of Spark data engineering', 'Models in production and maintained'],
      cv: `ADITYA KULKARNI
Data Engineer | ML Engineer | AI Engineer | Big Data | GenAI

Technical Skills:
Apache Spark (expert), PySpark, Scala, Hadoop, Hive, Kafka, Airflow, Databricks, EMR, Snowflake, MLflow, Kubeflow, SageMaker, Feature Store, Docker, Kubernetes, CI/CD, TensorFlow, PyTorch, XGBoost, LLM, RAG, LangChain, SQL, NoSQL, Data Lake, Lakehouse, Data Governance, Model Monitoring, Drift Detection, Credit Risk, Fraud Analytics, DPDP Act

Objective: To obtain a challenging position as Senior Data and ML Engineer where I can leverage 5+ years of expertise in big data and production machine learning for the growth of organisation and self.

Experience
Process Associate, Brightdesk BPM Services, Whitefield
Nov 2021 - Present
Handling of vendor invoices in SAP, monthly MIS in Excel, night shift.

Training
Full Stack Data Science and Big Data Bootcamp (6 months, weekends), 2025. Capstone: Titanic survival, Netflix recommendation (notebook)

Education
B.Tech Mechanical, 2021, 64%
Strengths: quick learner, positive attitude, team player`,
    },
  ],
};
