import type { GradedJob } from '../types.ts';

export const mlEngineerLlmWroclaw: GradedJob = {
  job: 'ml-engineer-llm-wroclaw',
  title: 'Machine Learning Engineer (LLM)',
  spec: `Kwarcyt sp. z o.o., Wrocław. 23 people. We read documents for insurers: policies, medical files, repair invoices, in Polish, Czech and German. A model suggests what to pay, an adjuster decides.

Wanted: one machine learning engineer. B2B 22-29k PLN net or employment contract. Office on Ruska Street or remote within Poland.

You get: the extraction and question-answering part of the product. 1.3 million pages a month run through it. You choose models, you build the evaluation, you put it live, you watch it, you wake up if it dies (twice this year).

Need to have:
- min. 3 years as an engineer building machine learning in Python that real users depended on. University projects and Kaggle do not count here.
- at least one system based on large language models that you took into production yourself: retrieval, fine-tuning, agents, whichever. We will ask what broke.
- English from B2 up. Documentation and half of the meetings are in English.

Good to have: Polish. GPU serving (vLLM, Triton or similar). OCR and layout models. Kubernetes. A feeling for cost per page. Having labelled data with your own hands and survived.

Don't need: PhD, publications, cover letter.

How it goes: 30 min call, a paid half day working on a real problem with us, decision in three days. Mail to praca@kwarcyt.example with a CV and one paragraph on something you switched off because it did not work.`,
  graded: [
    {
      name: 'bartosz-jablonski-ml-engineer-rag',
      kind: 'strong',
      low: 90,
      high: 99,
      best: 95,
      why: 'Six years of production ML in Python, a retrieval system and a fine-tuned extractor live at an insurer, vLLM and Kubernetes, English C1.',
      lacks: [],
      cv: `Bartosz Jabłoński
Wrocław | bartosz.jablonski@poczta.example | Polish native, English C1, German B1

Machine Learning Engineer

Odrasoft Claims, Wrocław                               02.2023 - now
ML Engineer, since 01.2025 lead of three
* Question answering for motor adjusters over policy terms and claim files. Hybrid search (BM25 + embeddings in Qdrant), reranker, Mistral served with vLLM on 4 x A100. Live since 11.2023, 380 adjusters, around 9,000 questions daily
* Evaluation set of 2,100 questions labelled with two adjusters; regression run in CI blocks release when grounded-answer rate falls under 93 %
* What broke: OCR of stamped pages poisoned the index, and the reranker timed out under Monday load. Moved to layout-aware chunking and a cached path
* LoRA fine-tune of a 7B model for repair invoice fields, replaced a commercial API, cost per page 0.9 gr instead of 6
* Helm, ArgoCD, Prometheus, on-call

Tramwaj Retail Tech, Wrocław                           09.2020 - 01.2023
Data Scientist, then ML Engineer
* Demand forecasts for 410 shops, LightGBM, Airflow, FastAPI. Took over from notebooks, made it run every night
* Product matching with sentence transformers

Switched off: an agent that was meant to write letters to customers. It was polite and wrong in 4 % of cases. Two weeks of pilot, I pulled the plug.

M.Sc.Eng. Computer Science, Politechnika Odrzańska, 2020

I agree to the processing of my personal data for the purpose of recruitment.`,
    },
    {
      name: 'oksana-hrytsenko-nlp-engineer',
      kind: 'synonym',
      low: 83,
      high: 95,
      best: 90,
      why: 'As an NLP engineer she has four and a half production years and runs generative models that answer from medical files, in her own words.',
      lacks: [],
      cv: `Oksana Hrytsenko, Kraków. I speak Ukrainian, Polish (C1) and English (FCE, 2019, at work every day since).

Short version: I teach computers to read hospital paper.

Since April 2022 I am NLP Engineer in Medigraf Polska, Kraków. A hospital sends us a discharge bundle, ninety pages on average, and a coder must find diagnoses and procedures for billing. First I built the classical thing: token classification with HerBERT, trained on 11,000 pages which I partly annotated myself in Prodigy (three weeks, I recommend it to everybody once). Thirty hospitals used it by end of 2023. In 2024 I replaced the core of it. Now an open-weight 8-billion-parameter generative model, which I adapted on our corrections, reads passages that are picked by a vector index and gives the code together with the sentence it relies on. If it can't cite a sentence, the answer is dropped. It went live in June 2024 in four hospitals, and is in 52 now. I containerised it, deployed on two rented GPU machines using Triton, made the dashboards, I carry the phone. Coders accept 87 of 100 proposals.

What went wrong: in the first month the model liked the most frequent code too much. We did not see it since our test set had the same disease. I rebuilt the test set stratified by ward.

Earlier: Python developer in Lviv at Sofiya Logistics, July 2019 - February 2022, Django, parsing of waybills with regular expressions and later CRF.

B.Sc. Applied Linguistics, Lviv 2019. Postgraduate diploma Data Engineering, Kraków 2023.

Switched off: summary of the discharge letter for patients. Doctors found three invented drugs.`,
    },
    {
      name: 'agnieszka-rudzka-llm-attorney',
      kind: 'trap',
      low: 2,
      high: 14,
      best: 7,
      why: 'Her LLM is a Master of Laws; an insurance lawyer with fluent English and no engineering at all.',
      lacks: ['3 years of ML engineering in Python', 'LLM system in production'],
      cv: `AGNIESZKA RUDZKA, LL.M.
Attorney-at-law (radca prawny), Wrocław

Summary
Insurance lawyer, nine years of practice, LLM with distinction. Experience in documents, policies, medical files and repair invoices for insurers in Poland, the Czech Republic and Germany.

Professional experience
Kancelaria Rudzka Milewicz, Wrocław, partner, since 2021
- advising three insurers on claims decisions, evaluating around 400 files a year
- building model clauses and model policies; training of adjusters
- retrieval of evidence, fine-tuning settlement agreements
- representation before the Insurance Ombudsman and regional courts, agents' commission disputes

Janus & Partners, Warsaw, associate, 2017 - 2021
- production of documents in cross-border litigation, due diligence
- labelled and indexed 60,000 pages for a data room

Education
LLM (Master of Laws) in Insurance and Technology Law, University of Caledon, Edinburgh, by distance learning, 2019 - 2020, thesis on liability for machine learning
Legal traineeship (aplikacja radcowska), Wrocław, 2021
Master of Law, Uniwersytet Nadodrzański, 2017

Languages: Polish, English C2, German C1
Membership: Regional Chamber of Attorneys at Law`,
    },
    {
      name: 'patryk-zieba-keyword-courses',
      kind: 'list',
      low: 20,
      high: 32,
      best: 26,
      why: 'A long list of models and tools and course titles; the only jobs are in helpdesk and nothing was ever put into production.',
      lacks: ['3 years of ML engineering in Python', 'LLM system in production'],
      cv: `PATRYK ZIĘBA
AI / ML / LLM Engineer

TECH STACK
Python, PyTorch, TensorFlow, scikit-learn, Hugging Face, Transformers, LangChain, LlamaIndex, RAG, vector databases (Pinecone, Qdrant, Weaviate, FAISS), fine-tuning, LoRA, QLoRA, PEFT, RLHF, prompt engineering, AI agents, MCP, GPT, Claude, Llama, Mistral, Bielik, vLLM, Triton, Ollama, OCR, LayoutLM, Docker, Kubernetes, MLflow, Airflow, Kafka, Spark, AWS SageMaker, Azure ML, CI/CD, production deployment, monitoring, evaluation

OBJECTIVE
Passionate machine learning engineer seeking to leverage state-of-the-art LLM systems in production and deliver value to real users.

COURSES
Generative AI with Large Language Models (online, 2025)
Building RAG Agents (online, 2025)
MLOps Specialization (online, 2026, in progress)
Python for Everybody (2024)
Deep Learning bootcamp, 6 weekends, Opole, 2025

EMPLOYMENT
2022 - present  IT Support Specialist, Urząd Gminy, Opole district. Printers, accounts, laptops, e-mail.
2020 - 2022  Salesman, electronics shop, Opole

EDUCATION
Technik informatyk, Zespół Szkół Elektrycznych, Opole, 2020

LANGUAGES
Polish native, English B2

SOFT SKILLS
Creative, communicative, stress resistant, team player`,
    },
    {
      name: 'mateusz-kolasa-computer-vision',
      kind: 'missing',
      low: 60,
      high: 72,
      best: 66,
      why: 'Five and a half strong years of production vision models with GPU serving, but no language-model system has ever left his desk.',
      lacks: ['LLM system in production'],
      cv: `Mateusz Kolasa, Gliwice, remote. Polish / English C1 (two years in Dublin)

WORK

Machine Learning Engineer, Huta Wizja S.A., Gliwice. May 2021 - present
Inspection of hot-rolled steel. Cameras over six lines, defects found by segmentation networks in PyTorch, 14 classes, answer within 80 ms or the coil is gone. I wrote the training pipeline, the labelling guide (and labelled the first 4,000 images), the export to TensorRT and the serving on Triton. Kubernetes at the edge, k3s, updates over night. In service at four steelworks; false alarms from 11 to 2.3 per shift. Drift monitor which phones me. Cost per camera computed to the grosz because the customer asked.
Since 2025 also reading of stamped coil numbers and certificates, OCR with a detection + recognition pair, 30,000 plates a day.

Software Engineer, Liffeyside Games, Dublin. 2018 - 2020
C++ and Python tools for animators.

Jan 2021 - April 2021: parental leave. 

M.Sc. Automatic Control and Robotics, Politechnika Gliwicka Nowa, 2018

LANGUAGE MODELS
I follow the field, and at home I run a small retrieval bot over my boardgame manuals. Nothing with LLMs in production so far, neither at work nor for others. Searching for a place to do that properly.

SWITCHED OFF
Synthetic scratches generated with a GAN. Nice pictures, the detector got worse.`,
    },
  ],
};
