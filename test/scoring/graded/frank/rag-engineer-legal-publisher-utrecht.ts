import type { GradedJob } from '../types.ts';

export const ragEngineerLegalPublisherUtrecht: GradedJob = {
  job: 'rag-engineer-legal-publisher-utrecht',
  title: 'AI Engineer, Search & Answers',
  spec: `We publish the law. Since 1931 Uitgeverij Van Tessel & Roos has printed, and later put online, the codes, commentaries and court decisions on which Dutch notaries, judges and tax advisers rely. Two years ago we let our subscribers ask questions in plain language and get an answer with footnotes. It works, sometimes beautifully, and eleven thousand people now use it every week. It also still makes up a paragraph now and then, and in our trade that is a mortal sin. We are looking for an AI engineer who will make it stop.

You will join a group of four in Utrecht. You will work on how we cut up and index four million documents, on finding the right passages for a question, on what we hand to the language model and on measuring whether the answer is faithful to its sources. Together with our legal editors you will build test sets, and you will be the one who says that a release may not go out.

There are three things that we need and cannot teach you in time. You have worked as a software developer in Python for at least three years. You have yourself built, and kept running for real users, a system in which a language model answers out of retrieved documents; a demonstration or a course does not count. And you read and speak Dutch at level B1 or better, because everything we index is Dutch and so are the editors. The team's code and notes are in English.

We would be pleased if you know Elasticsearch, OpenSearch or a vector database well, have trained or tuned a reranker or embedding model, or have worked with lawyers before. A degree is welcome and not required. Hybrid, 32 to 40 hours, 5,200 to 6,900 euros a month, and a library that smells as it should.`,
  graded: [
    {
      name: 'femke-huizinga-claims-assistant',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Five years of Python, a retrieval assistant in service with users since 2023, evaluation and reranking work, native Dutch.',
      lacks: [],
      cv: `Femke Huizinga
Amersfoort, 1993

ML / software engineer

2023 - heden / present: Onderlinge Het Anker (insurer), Amersfoort. Machine learning engineer
Designed and have since run the assistant with which 1,600 claims handlers question our policy conditions and case handbooks (310,000 documents, Dutch). Live since November 2023.
  * Splitting along the article structure instead of fixed windows: wrong-clause answers down by half
  * Hybrid search on OpenSearch, BM25 plus multilingual embeddings; fine-tuned a cross-encoder on 9,000 judged pairs
  * Answers without a supporting passage are refused; groundedness is measured nightly on 850 questions written by senior handlers
  * Python (FastAPI, pytest), Azure, self-hosted and commercial models
  * I wrote the release gate and twice blocked a release

2021 - 2023: Kadewerk BV, Utrecht. Python developer
Search on municipal permits: Elasticsearch, Dutch stemming, synonyms. Ingest of PDF scans. ~40 municipalities.

2018 - 2021: PhD candidate, computational linguistics (not finished, left after three years to build things)

MSc Artificial Intelligence 2018 - BA Dutch language 2015

Dutch native, English C1, Frisian at home`,
    },
    {
      name: 'margreet-stolwijk-law-librarian',
      kind: 'gem',
      low: 80,
      high: 92,
      best: 87,
      why: 'Titled knowledge services manager in a law firm library, but she has programmed in Python for years and runs a cited-answer service for 240 lawyers in Dutch.',
      lacks: [],
      cv: `M. (Margreet) Stolwijk
Head of Library and Know-how, Advocatenkantoor Brandsma Veldhoen, The Hague

Don't be put off by the title. For the last years I have spent four days of five in an editor.

The library, and what became of it
I joined the firm's library in 2014 as information specialist. Lawyers asked us, we looked, we answered. In 2019 I began to write scripts in Python that collected new decisions each morning, tagged them and mailed them to the right section; that became a proper service with tests and a deployment, still running, now 31,000 lines, and programming has been most of my job since then.

Vraag het de bieb (since January 2024)
A lawyer types a question; the service fetches passages from 420,000 rulings, opinions and our own memos, and a language model drafts an answer in which each sentence carries its source. I built it alone in the first year and with a part-time colleague after that. About 240 lawyers, some 3,000 questions a month. Passages live in Qdrant; keyword and semantic hits are merged and reordered. Sentences for which the source doesn't bear the claim are struck out by a second check. With two partners I maintain a set of 600 questions with known answers; every change of model or index runs against it, and the outcome hangs on the library door.

Also: head of a team of five, budget 900k, contracts with publishers, including yours.

Education: Information services and management (HBO), Deventer, 2009. MA Book studies, Leiden 2012.
Languages: Nederlands (moedertaal), English very good, French legal reading.`,
    },
    {
      name: 'arjun-raghavendra-no-dutch',
      kind: 'denial',
      low: 57,
      high: 70,
      best: 64,
      why: 'An excellent retrieval engineer with two production systems, but says himself that he has no Dutch.',
      lacks: ['Dutch at B1'],
      cv: `ARJUN RAGHAVENDRA
Senior AI Engineer
Eindhoven, NL (highly skilled migrant permit, partner visa possible)

Experience

Philomena Medical Information BV, Eindhoven
Senior AI Engineer, 02/2024 – present
Question answering over 2.2M drug labels and trial reports for pharmacists in seven countries. In production since June 2024, roughly 5,000 weekly users. Owned retrieval: pgvector to Vespa migration, contrastive fine-tuning of the embedder (recall@10 from .71 to .88), citation verification with an NLI model, an evaluation harness of 2,400 expert-labelled questions running in CI.

Karavela Bank Technology, Lisbon
ML Engineer, 05/2021 – 01/2024
Internal policy assistant (RAG, launched March 2023, 800 bank staff), before that document classification. Python, FastAPI, Elasticsearch, Kubernetes.

Sunbridge Software, Pune
Python Developer, 07/2018 – 04/2021
Django services for a ticketing product.

Education
M.Tech Computer Science, 2018

Languages
English (fluent), Kannada, Hindi, Portuguese A2. Dutch: none so far. I have put my name down for an A1 evening class in January.`,
    },
    {
      name: 'koen-verbrugghe-forecasting',
      kind: 'adjacent',
      low: 46,
      high: 60,
      best: 53,
      why: 'A capable Python data scientist and Dutch speaker whose only language-model work is a hackathon and a course.',
      lacks: ['retrieval-based language-model system in production'],
      cv: `Koen Verbrugghe
Data scientist — Gent, prepared to move to Utrecht

Werkervaring / Experience

Bakkerijgroep Molenaere, Gent. 03/2020 – present
Data scientist. Demand forecasts for 90 bakery shops: a Python service (LightGBM, FastAPI, Docker) that decides each night how many loaves go where. Waste down 17 per cent. I wrote it, deployed it and fix it when it breaks at five in the morning. Since 2023 also customer-churn and staff-planning models. Code review, pytest, GitLab CI.

Studiebureau Leievallei, Kortrijk. 09/2017 – 02/2020
Analyst. R, later Python. Traffic counts.

Own time
- Hackathon of a Ghent newspaper, October 2025: with two others made a chatbot over the archive in a weekend (LangChain, Chroma). Second prize. It was never put into use.
- Online course "Retrieval-augmented generation", certificate January 2026.

Opleiding
Master of Statistics, Leuven, 2017

Talen: Nederlands (moedertaal), English C1, Français B2`,
    },
    {
      name: 'bram-teeuwen-thin',
      kind: 'thin',
      low: 60,
      high: 74,
      best: 67,
      why: 'All three needs are there with dates, but in sixty words with nothing on retrieval quality or evaluation.',
      lacks: [],
      cv: `Bram Teeuwen, Nijmegen, bteeuwen@example.org

2022–now Waterschap Linge-Oost: developer. Built and maintain the language-model assistant that answers permit questions from our bylaws and decisions (search + LLM, sources shown). In use by 350 colleagues since May 2024. Python.

2017–2022 Softhuys Arnhem: Python developer, Django.

HBO Informatica 2017. Dutch native, English good. Looking for 36 hours a week. The rest I will gladly tell you by phone.`,
    },
  ],
};
