/** Machine-learning engineer in Munich: four years of models in production, PyTorch, cloud and German B2 decide. */
import type { GradedJob } from '../types.ts';

export const machineLearningEngineer: GradedJob = {
  job: 'machine-learning-engineer',
  title: 'Machine Learning Engineer',
  spec: `Machine Learning Engineer (f/m/x), Munich, hybrid

Brennwerk builds software that predicts failures in heating systems. 300,000 boilers send us data every minute.

Your tasks
– Build, train and ship models for anomaly detection and remaining lifetime
– Own them in production: pipelines, monitoring, retraining
– Talk to field technicians and to the service managers of our customers to understand what breaks

Must have
– 4+ years of professional experience building machine learning models that ran in production
– Strong Python and PyTorch (or TensorFlow)
– Deployment with Docker and one of AWS, GCP or Azure
– Degree in computer science, mathematics, physics or similar
– German B2 or better (our technicians speak little English) and good English

Nice to have
– Time series, IoT
– MLflow or Kubeflow, Kubernetes
– Spark

What you get: 80-95k, shares, 30 days of holiday, Deutschlandticket, an espresso machine with its own monitoring dashboard.`,
  graded: [
    {
      name: 'strong',
      kind: 'synonym',
      low: 86,
      high: 98,
      best: 93,
      why: 'Six years of production ML told in German: PyTorch, AWS, Docker, time series of machines, MLflow, master’s degree.',
      lacks: [],
      cv: `Lukas Wörndl
Entwickler für maschinelles Lernen

BERUFSERFAHRUNG

03/2022 – heute   Pumpentechnik Alztal GmbH, Rosenheim
Data Scientist / ML-Entwicklung
• Entwicklung und Betrieb von Modellen zur Ausfallvorhersage für 40.000 vernetzte Pumpen (Zeitreihen, PyTorch)
• Auslieferung als Docker-Container auf AWS (SageMaker, EKS), Überwachung der Datendrift, automatisches Nachtrainieren mit MLflow
• Abstimmung mit Servicetechnikern und Kunden

09/2020 – 02/2022   Fahrplanlabor AG, München
Machine Learning Engineer
• Verspätungsprognose im Produktivbetrieb, Python, TensorFlow, Spark

AUSBILDUNG
M.Sc. Informatik, Hochschule Isarwinkel, 2020 (1,4)

SPRACHEN
Deutsch Muttersprache, Englisch C1`,
    },
    {
      name: 'german-a2',
      kind: 'missing',
      low: 60,
      high: 74,
      best: 67,
      why: 'Six years of exactly such models; German at A2 where technicians need B2.',
      lacks: ['German B2'],
      cv: `Sahana Venkataraghavan
Senior ML Engineer

Voltamind (battery analytics), Berlin — Senior Machine Learning Engineer — 05/2023 to present
Anomaly detection and remaining useful life for 60k e-scooter batteries. PyTorch, MQTT time series, Kubeflow on GKE (GCP), Docker, Evidently monitoring, weekly retraining. On call for the models.

Karoo Payments, Bengaluru — Machine Learning Engineer — 07/2020 to 04/2023
Fraud scoring service at 900 requests/s, Python, TensorFlow, Spark, AWS.

B.Tech. + M.Tech. Computer Science, Deccan Institute of Engineering, 2020

English C2, Tamil and Kannada native, German A2 (evening course B1 starts in January)`,
    },
    {
      name: 'side-by-side',
      kind: 'overlap',
      low: 54,
      high: 70,
      best: 63,
      why: 'Claims five years, but a part-time post and freelance work ran side by side from 2024: under three years.',
      lacks: ['4+ years of machine learning in production'],
      cv: `Emil Karagiannopoulos
ML Engineer, Munich
5+ years of production ML experience (employed and freelance)

ML Engineer (80%), Silograph GmbH, Munich
02/2024 – present
Started as the first data person in a company of twelve. Demand forecasting for grain silos: PyTorch models, FastAPI in Docker on Azure, drift alerts, MLflow registry, time-series features from 3,000 level sensors.

Freelance ML Engineer
04/2024 – present
For two Mittelstand clients: visual inspection in production (PyTorch, AWS), retraining pipeline, workshops in German with shift leaders.

PhD studies (theory of random graphs, no applied work), 10/2019 – 12/2023, Universität am Lech

M.Sc. Mathematik 2019
German C1, English C1, Greek native`,
    },
    {
      name: 'bi-analyst',
      kind: 'denial',
      low: 28,
      high: 47,
      best: 38,
      why: 'An analyst of six years with dashboards and notebooks, who says no model of hers has gone live; PyTorch only in a course.',
      lacks: [
        '4+ years of machine learning in production',
        'PyTorch or TensorFlow',
        'deployment with Docker and cloud',
      ],
      cv: `Theresa Obermüller
Data Analyst

I have worked at Allgäu Energie in Kempten since August 2020. My dashboards in Power BI show grid load, complaints and field service times; I write SQL on Snowflake and Python (pandas, scikit-learn) for reports and ad hoc
forecasts. I sit with the dispatchers and technicians a lot and turn their questions
into numbers. I built a churn model in a notebook in 2024, which marketing used once as a list.

I have not put a model into production so far, and I have no hands-on experience with Docker or deployment. Deep learning: beginner (online course PyTorch, 2026).

M.Sc. Statistics, 2020, Universität Memmingen
German native, English C1`,
    },
    {
      name: 'bootcamp',
      kind: 'list',
      low: 12,
      high: 34,
      best: 23,
      why: 'A career changer from logistics after a boot camp; all the tools, only course projects.',
      lacks: [
        '4+ years of machine learning in production',
        'degree in computer science or similar',
        'deployment with Docker and cloud',
      ],
      cv: `Dominik Asante
Machine Learning Engineer | Python | PyTorch | AWS | MLOps

Tech stack
Python, PyTorch, TensorFlow, scikit-learn, Docker, Kubernetes, AWS, GCP, Azure, MLflow,
Kubeflow, Spark, time series, anomaly detection, IoT, LLMs, CI/CD

Training
Data Science & AI boot camp, Munich, 14 weeks, finished September 2026
  Final project: predicting bearing
  failures with the NASA data set (team of four)
  Mini projects: Titanic, MNIST, house
  prices

Experience
Freight forwarding clerk, Donau Cargo,
Ingolstadt, 2017 – June 2026: customs papers, tour planning, claims

Vocational training as Speditionskaufmann 2017

Languages: German native, English B2`,
    },
  ],
};
