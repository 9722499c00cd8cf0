/** Engineer for retrieval and language-model products: words too new for any lexicon carry it. */
import type { GradedJob } from './types.ts';

export const llmEngineer: GradedJob = {
  job: 'llm-engineer',
  title: 'LLM / RAG Engineer',
  spec: `LLM / RAG Engineer
We build an assistant that answers questions of lawyers from their own files. You will own retrieval quality end to end.
You must have shipped at least one LLM-based product to production users, and have strong Python (3+ years). You know retrieval inside out: chunking, embeddings, hybrid search, reranking, and a vector store such as pgvector, Qdrant, Weaviate or Pinecone. You measure: offline evaluation sets, LLM-as-judge with its pitfalls, regression gates in CI. Experience with an orchestration framework (LangChain, LlamaIndex, Haystack or your own) is fine, opinion about it is better. Nice: fine-tuning with LoRA, vLLM serving, FastAPI, prompt-injection defence, legal or other document-heavy domain. Two days a week in our Lisbon office.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 98,
      best: 93,
      why: 'Production RAG for contracts with measured retrieval, evaluation gates, five years of Python and several nice-to-haves.',
      lacks: [],
      cv: `Beatriz Sanfins
Machine learning engineer, Lisbon

Experience
Contrato.ai - Senior AI Engineer - Jan 2024 to present
- Shipped contract Q&A used by 3,200 paralegals: clause-aware chunking, BM25 + embedding hybrid search in pgvector, cross-encoder reranking; recall@10 from .61 to .88
- Built the offline evaluation set (1,900 questions with cited passages), LLM-as-judge calibrated against two lawyers (kappa .74), release gate in CI
- FastAPI services, streaming answers, prompt-injection filters on uploaded documents
- LoRA fine-tune of a 7B reranker, served with vLLM

Vodabank - Data Scientist - Sep 2021 to Dec 2023
- Python services for complaint routing (transformers, 14 languages); from 2023 an internal assistant on LangChain, later replaced by 600 lines of own code

Education
MSc Data Science, NOVA, 2021
Open source: maintainer of a small Python library for citation checks`,
    },
    {
      name: 'classic-ml',
      kind: 'adjacent',
      low: 36,
      high: 58,
      best: 46,
      why: 'Strong Python and machine learning for years, but nothing with language models or retrieval in production.',
      lacks: ['LLM product in production', 'retrieval'],
      cv: `Henrik Solbakken - Senior Data Scientist

2020 - now, Nordkraft: demand forecasting with gradient boosting (LightGBM) and Prophet for 1.1M meters, Python, Airflow, MLflow, feature store; model evaluation with backtests, regression checks in CI before each release; FastAPI endpoint for traders.

2017 - 2020, Telefjord: churn models, A/B tests, SQL, scikit-learn, PySpark.

2015 - 2017, PhD student, statistics: hierarchical Bayesian models of salmon migration, R and Stan.

Skills: Python (9 years), pandas, scikit-learn, PyTorch basics, Docker, AWS SageMaker

Publications: two in applied statistics journals

Talks: "Forecasts that admit doubt", PyData 2024. Mentor of two data scientists; chair of the reading group on causal inference.`,
    },
    {
      name: 'hobby-demo',
      kind: 'denial',
      low: 40,
      high: 60,
      best: 52,
      why: 'Real Python developer with retrieval demos at home; says nothing of it has reached users.',
      lacks: ['LLM product in production'],
      cv: `Zsofia Karman
Python developer

WORK
Python Developer, Ticketwise (Apr 2021 - present): Django and FastAPI back ends for event ticketing, Elasticsearch product search with synonym tuning, PostgreSQL, pytest, GitHub Actions.
Junior developer, Webmanufaktur (2019 - 2021): scrapers, ETL scripts in Python.

PERSONAL PROJECTS
chat-with-my-pdfs: LlamaIndex, Qdrant, embeddings, reranking. Weekend prototype, no users.
bookworm: LangChain agent over Goodreads exports, demo only.

I have not shipped an LLM product to production users yet; that is why I am applying.

EDUCATION
BSc Computer Science, Szeged, 2019

About: I like small, tested code and honest measurement. Speaker at the local Python user group. Hungarian native, English C1, Portuguese A2. Lives in Lisbon since 2021.`,
    },
    {
      name: 'librarian-trap',
      kind: 'trap',
      low: 5,
      high: 26,
      best: 14,
      why: 'Retrieval, indexing, embedding and vectors of other trades: archive work and insect surveys, no software.',
      lacks: ['LLM product in production', 'Python', 'retrieval'],
      cv: `Gwendolyn Pask
Records and retrieval specialist

Archivist, County Record Office (2016 - present)
Document retrieval for solicitors and the public; indexing of parish registers; hybrid search of card catalogue and microfiche; ranking requests by urgency. Answers questions from files every day. Legal deposit documents, chain of custody.

Field assistant, Vector Control Unit, Ministry of Health (2012 - 2015)
Mosquito vector store and specimen embedding in resin; chunking of samples for shipment; pinned reference collection.

Education
MA Archives and Records Management, 2012
LLM (Master of Laws), University of Eastmoor, 2011

Skills: patience, Microsoft Office, Lisbon and Portuguese (born there)`,
    },
    {
      name: 'own-words-synonym',
      kind: 'synonym',
      low: 78,
      high: 93,
      best: 86,
      why: 'Never says RAG or LangChain; describes GPT-4 answers grounded in passages, dense and lexical search, Qdrant, judged test sets.',
      lacks: [],
      cv: `TIAGO MORAN | Software engineer

May 2023 - Present, Medidocs (clinical document search), Staff engineer
Question answering over discharge letters with GPT-4 and Mistral, live in 41 hospitals. Passages are split by section, encoded with multilingual E5, stored in Qdrant; lexical and dense hits are fused and re-scored by a cross-encoder. Every answer cites its passage or is refused. Wrote the benchmark (800 physician-graded questions), a model grader checked against humans monthly, and the build fails when answer accuracy drops by two points. All in Python 3.11 with our own 900-line pipeline instead of a framework.

Aug 2019 - Apr 2023, Busca Livre, Search engineer
Python and Solr: learning-to-rank for a marketplace of 9M products, query understanding, offline NDCG and interleaving tests.

Licenciatura in Informatics Engineering, Porto, 2019`,
    },
    {
      name: 'pasted-prompt-marketer',
      kind: 'pasted',
      low: 8,
      high: 34,
      best: 20,
      why: 'A copywriter who uses chat tools; the paragraph of competence is the advertisement itself.',
      lacks: ['LLM product in production', 'Python 3 years', 'retrieval'],
      cv: `Dorian Vale
AI specialist

What I bring
I have shipped at least one LLM-based product to production users, and have strong Python (3+ years). I know retrieval inside out: chunking, embeddings, hybrid search, reranking, and a vector store such as pgvector, Qdrant, Weaviate or Pinecone. I measure: offline evaluation sets, LLM-as-judge with its pitfalls, regression gates in CI.

Experience
Senior Copywriter, Studio Ponte, Lisbon, 2021 - present
Product texts, newsletters and campaign slogans for wine, tiles and hotels. Uses ChatGPT and Midjourney daily for first drafts and mood boards, wrote the studio's guide to prompts, trains four colleagues. Client presentations, proofreading in English and Portuguese.

Copywriter, Agência Maré, 2016 - 2021
Radio spots, brochures, web pages, social media calendars.

Education
Degree in Communication Sciences, Lisbon, 2016
Course: Prompting for creatives, 12 hours, 2025

Interests: surf, short stories, ceramics, long lunches`,
    },
  ],
};
