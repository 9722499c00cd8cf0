/** Retrieval and LLM application engineer, Melbourne publisher, an email of the hiring manager: retrieval live for a year, three years of Python, a measured evaluation. */
import type { GradedJob } from '../types.ts';

export const retrievalLlmEngineerJob: GradedJob = {
  job: 'retrieval-llm-engineer',
  title: 'Retrieval & LLM Application Engineer',
  spec: `From: Priya Venkataraman
To: Talent
Subject: Re: Re: req 4471, retrieval / LLM application engineer, please use THIS text

Hi Jo,

The last ad brought us ninety people who had done a weekend course, so let me say it my way.

We publish tax and employment law commentary, about 4 million passages, and accountants ask it questions. The assistant answers from our own text with citations, or says it doesn't know. The person joins a team of five in Melbourne (Collins St, two days a week in) and owns the retrieval half: how documents are parsed and chunked, hybrid search (BM25 plus vectors, we're on OpenSearch), reranking, permission filtering by subscription, prompt assembly, and what it all costs per question.

What I will not move on. First, they must have had retrieval-augmented or search-based question answering live, with real users on it, for a year or more, and been one of those who kept it running. A demo is not that. Second, three years of production Python. Third, they've built a relevance judgement set and measured retrieval with it (recall@k, nDCG, MRR, I don't mind which). If the answer to "how did you know it got better?" is "we tried a few questions", no.

Things I'd like and can live without: legal or tax content, fine-tuning embedders or cross-encoders, LangGraph or similar, Bedrock, tracing (Langfuse etc.), some TypeScript. I don't care about degrees. Level is mid to senior, up to 185k plus super.

Please keep the usual paragraph about flexible work and our Reconciliation Action Plan at the bottom, and tell people we need working rights already, we can't do a 482 this year.

Thanks, P.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 99,
      best: 95,
      why: 'Two and a half years of a live RAG product with her own judgement set and nDCG gate, seven years of Python, OpenSearch hybrid and cross-encoder tuning.',
      lacks: [],
      cv: `Mei-Lin Tran
Applied AI engineer, Brunswick VIC. Australian citizen.

2024 Mar – now | Senior engineer, retrieval | Bluegum Super (member assistant, 310k members)
Owner of the RAG pipeline behind the in-app assistant, live since May 2024, about 9k questions a day.
* parsing of PDS PDFs with layout, chunking by clause with parent context
* OpenSearch hybrid (BM25 + k-NN), RRF, then a cross-encoder I fine-tuned on 6k click pairs
* 1,150 questions with graded judgements by three subject experts (kappa .71). nDCG@10 from .58 to .79 over a year; no change merges if recall@20 drops
* refuses when support is thin; citation precision checked weekly on 200 samples
* cost per answer 3.1c to 0.8c (caching, smaller model for rewriting), Bedrock, Langfuse traces
* rostered on call

2021 – 2024 | ML engineer | Coracle Jobs
Python services (FastAPI, Airflow). Candidate search: dense retrieval with sentence-transformers in Faiss, A/B tested, MRR +11 %.

2019 – 2021 | Backend developer | Portside Freight
Python/Django, Postgres, Celery.

BSc (Maths & Stats), Monash 2018
Also: TypeScript enough to fix my own front end. Rows. Two cats.`,
    },
    {
      name: 'search-relevance',
      kind: 'synonym',
      low: 79,
      high: 93,
      best: 86,
      why: "A search relevance engineer who has kept a cited-answer tool over tender documents running since 2023 and measures with editors' grades; never uses the fashionable words.",
      lacks: [],
      cv: `GRAEME McALLISTER
Search relevance engineer

I have spent eleven years getting the right paragraph to the top of the page. These days the paragraph is then handed to a language model that is told to stick to it.

Civic Tenders Group, Geelong. Relevance lead. October 2018 to present.
Procurement staff type a question, the product replies in two sentences with footnotes into the contract documents. I wrote the back half with one colleague and it has been in customers' hands since August 2023: 212 agencies, roughly 40,000 queries a week. Solr for the keyword leg, pgvector for the semantic leg, scores blended, top 50 reordered by a small model trained on editors' choices. Access follows the agency's contract so nobody sees a rival's bid. I carry the pager alternate weeks.
Each quarter four editors grade 400 queries on a five-point scale, pooled over the old and the new system. Mean reciprocal rank and precision in the first five are charted and go to the board. We threw away two "improvements" because of it.
All of it is Python 3 (since 2018; Java before that).

Earlier
Yarra Classifieds, search developer, 2015 to 2018. Lucene, synonyms, spelling, learning to rank with LambdaMART.
State Library, systems librarian, 2011 to 2015. Catalogue indexing, MARC, Perl.

Grad Dip Information Management, RMIT. NZ citizen, in Victoria since 2009. Referees: happy to supply two.`,
    },
    {
      name: 'never-live',
      kind: 'denial',
      low: 56,
      high: 71,
      best: 64,
      why: 'Six years of production Python and rigorous offline evaluation of retrieval, but writes that the assistant never went past pilot; a demo is not that.',
      lacks: [
        'retrieval-augmented or search-based question answering live, with real users on it, for a year or more',
      ],
      cv: `Dr Arjun Sethi
Senior Data Scientist

Profile
Data scientist with a PhD in information retrieval and six years in industry. Looking to move from the lab side of LLM work to the shipping side.

Experience

Norwood Mutual (insurer), Melbourne, Data Scientist then Senior, July 2020 to present
• Fraud triage and claims routing models in production, Python, scikit-learn, FastAPI on ECS, retrained monthly. Responsible for the service, alerts, incident reviews
• Policy-wording assistant, Feb to Nov 2025: RAG over 90k pages, LlamaIndex, OpenSearch, Cohere rerank. I built a 600-question test collection with pooled relevance judgements by claims managers and reported recall@10, nDCG@10 and faithfulness for eleven configurations. The business case was declined in December, so this has not been live: eight testers over three weeks and a steering committee demo
• Mentor of two graduates

University of Melbourne, PhD, 2016 to 2020
Thesis on query performance prediction. TREC participation 2018 and 2019, SIGIR short paper. Tutor for COMP90042.

Skills
Python, PyTorch, Hugging Face, SQL, Docker, AWS (Bedrock, ECS, SageMaker), LangGraph (evaluation only), Git

Permanent resident. Tennis, cooking, Carnatic violin.`,
    },
    {
      name: 'prompt-list',
      kind: 'list',
      low: 24,
      high: 40,
      best: 32,
      why: 'Every word of the field in lists and course titles, a marketing job behind them; nothing live, no measured retrieval, Python of a course.',
      lacks: [
        'retrieval-augmented or search-based question answering live, with real users on it, for a year or more',
        'three years of production Python',
        'built a relevance judgement set and measured retrieval with it',
      ],
      cv: `JASPER COLQUHOUN
Generative AI Engineer | RAG Specialist | LLM Application Developer | Prompt Engineer

CORE COMPETENCIES
Retrieval-Augmented Generation (RAG) • Hybrid Search • BM25 • Vector Databases (Pinecone, Weaviate, Chroma, OpenSearch) • Embeddings • Chunking Strategies • Reranking • Cross-Encoders • Prompt Engineering • LangChain • LangGraph • LlamaIndex • Bedrock • Langfuse • Python • TypeScript • Evaluation (recall@k, nDCG, MRR, RAGAS) • Fine-tuning • Agents • MCP

CERTIFICATIONS
Generative AI with LLMs (online, 2025) • LangChain Academy: Introduction to LangGraph (2025) • AWS Certified AI Practitioner (2026) • Vector Databases: from Embeddings to Applications (short course)

EXPERIENCE
Digital Marketing Executive, Sunhaven Retirement Villages, Feb 2022 – present
- Use ChatGPT and Copilot daily to draft newsletters, EDMs and brochure copy
- Championed AI adoption; ran a lunch and learn for 25 staff
- Set up a website FAQ chatbot from a no-code vendor, July 2025 (chat with our brochures)
- SEO, Google Ads, Mailchimp

Marketing Assistant, Frankston Toyota, 2019 – 2022

PROJECTS
"ChatWithMyPDF", LangChain tutorial adapted with Streamlit, on my laptop.

EDUCATION
Bachelor of Business (Marketing), Deakin 2018`,
    },
    {
      name: 'master-of-laws',
      kind: 'trap',
      low: 3,
      high: 17,
      best: 9,
      why: 'LLM is a Master of Laws here, retrieval is of boxes from storage and the agents are estate agents; tax commentary is the only thing shared.',
      lacks: [
        'retrieval-augmented or search-based question answering live, with real users on it, for a year or more',
        'three years of production Python',
        'built a relevance judgement set and measured retrieval with it',
      ],
      cv: `Curriculum Vitae of Fiona Hadjigeorgiou, LLB (Hons), LLM (Taxation)

Admissions: Supreme Court of Victoria, 2014. Current practising certificate.

Education
LLM (Taxation), University of Melbourne, 2017 (part time)
LLB/BA, La Trobe, 2013

Practice
2019 to present. Senior Associate, Pemberton Vale Lawyers. Stamp duty, land tax and payroll tax. I answer questions from accountants and real estate agents in writing with citations to authority. I oversee our document retrieval with the off-site storage provider, and set up the index by which 11,000 deeds are found. In discovery I lead the relevance review: a team of four judges each document relevant or not, and I check a sample of their calls.
2014 to 2019. Lawyer, Footscray Community Legal. Employment law, unpaid wages, chain-of-responsibility prosecutions.

Publications
Two chapters of a loose-leaf service on Victorian duties; regular updates.

Other
Application of the LLM in practice: guest lecturer 2021, 2022. Greek (fluent). Member, Tax Institute. Reptile keeper: one python, licensed.`,
    },
  ],
};
