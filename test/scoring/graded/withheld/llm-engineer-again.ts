/** Machine learning engineer for retrieval and language models: three production years in Python and one live RAG system. */
import type { GradedJob } from '../types.ts';

export const llmEngineer: GradedJob = {
  job: 'llm-engineer-again',
  title: 'Machine Learning Engineer (LLM / RAG)',
  spec: `Hi! We're Claimwise, 23 people, one dog, and a product that reads insurance files so that humans don't have to. An adjuster asks "was the water damage reported within the notice period?" and we answer with the paragraph that proves it. About 4,000 adjusters do this every day, and now we need our fourth ML engineer.

Your days: chunking and indexing ugly PDFs, hybrid retrieval, reranking, prompts that don't fall over, and, honestly the biggest part, evaluation. We'd rather ship a small gain we measured than a big one we hoped for.

You'll fit if you have spent three years or more putting machine learning into production with Python (real users, real pagers), and if at least one retrieval-augmented generation system went live because of you. Which vector store you used is not important: pgvector, Qdrant, Weaviate, OpenSearch, whatever. Same for the model vendor. You write tests, you read traces, and you can explain to our claims people why an answer was wrong.

We'd be extra happy about fine-tuning (LoRA and friends), serving open models with vLLM or TGI, some Kubernetes, or a past in insurance or legal.

Degree? Don't care. Remote within two hours of Amsterdam time, two off-sites a year, proper equity, 30 days off. Send us a CV and a few lines on the worst hallucination you ever debugged.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 95,
      why: 'Seven years of production ML, two live RAG systems in legal, evaluation harness, LoRA, vLLM, Kubernetes.',
      lacks: [],
      cv: `Ilse van Dongen
ML Engineer, Utrecht. Python, PyTorch, Go when needed

Lexhaven (contract search for law firms), Senior ML Engineer, 05/2023 - present
- built the RAG assistant from prototype to 2,300 daily users; hybrid BM25 + dense in Qdrant, cross-encoder reranker, answers with citations
- layout-aware chunking of scanned PDFs, table extraction; recall@10 from 0.71 to 0.89
- evaluation: 1,400 question gold set labelled with lawyers, LLM-as-judge calibrated against them, regression gate in CI
- LoRA tuning of Mistral 7B for clause tagging, served with vLLM on EKS; cost per query down 62%
- on call one week in five

Polderbank, ML Engineer, 02/2020 - 04/2023
- complaint routing (BERT, 14 classes), live in 5 contact centres; FastAPI, Airflow, MLflow
- drift monitoring, shadow deployments, rollback twice in anger

Polderbank, Data Scientist, 09/2018 - 01/2020
- churn and arrears models in scikit-learn

MSc Artificial Intelligence, Utrecht, 2018
Talk: "Your eval set is lying", PyData Amsterdam 2025
Dutch, English, French (passive)`,
    },
    {
      name: 'law-librarian',
      kind: 'gem',
      low: 76,
      high: 91,
      best: 84,
      why: 'A law firm library systems manager by title who put a reranker (2021) and a RAG system (2024) live and evaluates them.',
      lacks: [],
      cv: `Fionnuala Breen
Library Systems Manager, Harcourt Quay Solicitors, Dublin

I trained as a librarian (MLIS, UCD 2014) and taught myself to program because the catalogue search was so bad.

What the job has become since January 2021

The firm's know-how search. I replaced the vendor's keyword search in autumn 2021 with Elasticsearch plus a fine-tuned sentence-transformer reranker, written and maintained by me in Python. 900 lawyers use it. I carry the phone when it breaks.

Ask Harcourt. From October 2023 I built, and in February 2024 released, a question-answering service over 1.1 million precedents, opinions and matter files: OCR clean-up, splitting by clause, embeddings in Postgres (pgvector), keyword and vector results fused, GPT-4 class model through Azure, every sentence tied to its source. About 3,500 questions a week.

Keeping it honest. I wrote a test collection of 620 questions with the professional support lawyers, run it on each change with pytest, and publish faithfulness and recall on the intranet. Two releases were stopped by it.

Earlier: Assistant Librarian, same firm, 2016 - 2020. Cataloguing, legal research, training. Some scripts.

Code: small open-source contributions to Haystack (chunking). Deployment: Docker, Azure Container Apps, GitHub Actions. No Kubernetes.`,
    },
    {
      name: 'rag-since-2025',
      kind: 'years',
      low: 57,
      high: 72,
      best: 65,
      why: 'A live RAG system with real evaluation, but machine learning only since April 2025; before that front-end work.',
      lacks: ['three years or more putting machine learning into production with Python'],
      cv: `MATEUSZ GRABOWSKI / AI Engineer / Gdansk (remote)

04.2025 - now   AI Engineer at Polisa24 (insurance comparison)
   Assistant answering from policy terms (OWU) of 31 insurers. I own it end to end: parsing, chunking, Weaviate, hybrid retrieval, Cohere rerank, prompts, guardrails. Live since July 2025, 18k conversations a month.
   Golden set of 500 questions with the brokers; RAGAS plus human review; Langfuse traces. Wrong-answer rate 11% to 4%.
   Python 3.12, FastAPI, LangGraph, pytest, Docker, GKE.
   Incident rota with two backend colleagues.

08.2021 - 03.2025   Frontend Developer at Polisa24
   React, TypeScript, Next.js. Quote funnel, design system, A/B tests, Core Web Vitals.

06.2019 - 07.2021   Junior Frontend Developer, Studio Brzeg
   Vue, WordPress themes.

Education: BSc Computer Science, Gdansk University of Technology, 2019
Courses: DeepLearning.AI NLP specialization (2024), fast.ai (2024)

English C1, German B1. I like evals more than demos. Sailing, boardgames.`,
    },
    {
      name: 'fraud-models',
      kind: 'adjacent',
      low: 52,
      high: 67,
      best: 60,
      why: 'Six years of excellent production ML on tabular fraud data; retrieval and language models only as a hack-week demo.',
      lacks: ['at least one retrieval-augmented generation system went live because of you'],
      cv: `Curriculum vitae: Dr Sanjana Kulkarni

Current role: Senior Machine Learning Engineer, Fraud, at Meridian Insurance Group, Rotterdam, since March 2022. My team scores every motor and travel claim for fraud in under 200 ms. I brought gradient boosting (LightGBM) and a graph feature pipeline into production, introduced champion/challenger releases, calibrated thresholds with the investigators, and wrote the model cards the regulator asked for. Python, Spark, Feast, Kubernetes, Argo, Grafana. On call every fourth week. Savings in 2025 were audited at 7.8 million euro.

Previous role: Machine Learning Engineer, PayLoft, Eindhoven, August 2020 to February 2022. Card-not-present fraud, real-time features in Flink, scikit-learn to ONNX, 40 million transactions a month.

Before: PhD in statistics, Eindhoven University of Technology, 2016 to 2020, on anomaly detection in sparse graphs.

Language models: in our 2025 hack week I made a small bot that answers from the claims handbook with LangChain and Chroma. It won a prize and was then put aside; nothing of that kind of mine has been used by customers. I follow the field and would like to move into it.

Teaching: two guest lectures a year. Languages: English, Dutch B2, Marathi, Hindi.`,
    },
    {
      name: 'bootcamp',
      kind: 'list',
      low: 12,
      high: 29,
      best: 20,
      why: 'A marketing specialist with a twelve-week bootcamp; every tool is in the skills list, nothing was ever live.',
      lacks: [
        'three years or more putting machine learning into production with Python',
        'at least one retrieval-augmented generation system went live because of you',
      ],
      cv: `LUCA FERRETTI
Generative AI Engineer | LLM | RAG | Prompt Engineering

TECH STACK
Python, PyTorch, TensorFlow, Hugging Face, LangChain, LlamaIndex, Pinecone, Qdrant, Weaviate, pgvector, FAISS, OpenSearch, BM25, hybrid search, rerankers, RAGAS, LoRA, QLoRA, PEFT, vLLM, TGI, Docker, Kubernetes, MLflow, FastAPI, AWS, Azure OpenAI, evaluation, guardrails, agents, MCP

EDUCATION
AI Engineering Bootcamp, NextWave Academy, online, 12 weeks, completed September 2026
BA Communication Sciences, Bologna, 2020

PROJECTS
PDF chat: asks questions to a PDF (course exercise, LangChain, Streamlit)
Movie recommender (Kaggle notebook)

WORK EXPERIENCE
Digital Marketing Specialist, Casa Verde Arredi, Bologna, 2021 - 2026
SEO, newsletters, Google Ads, copywriting with ChatGPT, monthly reports in Looker Studio
Social Media Intern, 2020 - 2021

CERTIFICATES
Prompt Engineering for Everyone; Intro to Vector Databases; Generative AI Fundamentals

Motivated, curious, fast learner. Open to remote and relocation. Italian native, English B2.`,
    },
  ],
};
