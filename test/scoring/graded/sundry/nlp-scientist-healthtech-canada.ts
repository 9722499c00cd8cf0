/** Machine Learning Scientist, NLP: Master's or PhD; 3+ years of industry NLP experience decide it. */
import type { GradedJob } from '../types.ts';

export const nlpScientistHealthtechCanada: GradedJob = {
  job: 'nlp-scientist-healthtech-canada',
  title: 'Machine Learning Scientist, NLP',
  spec: `Machine Learning Scientist, NLP
Toronto, ON (hybrid, 2 days per week) | Full-time, permanent

About Larkmoor Health
Larkmoor builds software that gives clinicians their evenings back. Our documentation and coding products are used in more than 300 hospitals and clinics across Canada. We are a team of 140, Series C, and a certified Great Place to Work.

What you'll do
- Design, train and evaluate language models for clinical notes: entity and relation extraction, summarization, automated coding
- Own models from experiment to production with our platform engineers, and monitor them once they are live
- Work with physicians and nurses on annotation guidelines and error analysis
- Keep up with the literature and share what you learn

Requirements
- Master's or PhD in Computer Science, Computational Linguistics, Statistics or a related quantitative field
- 3+ years of industry experience (outside academia) developing NLP models that shipped to users
- Strong Python and one deep learning framework such as PyTorch, TensorFlow or JAX
- Sound evaluation practice: test set design, significance, bias

Nice to have
- Clinical or biomedical text, SNOMED CT, ICD-10-CA
- LLM fine-tuning, retrieval-augmented generation
- Privacy-sensitive data (PHIPA, de-identification)
- French
- Peer-reviewed publications

What we offer
Competitive salary ($135,000 - $170,000 CAD), equity, four weeks' vacation, RRSP matching, parental leave top-up.

Larkmoor is an equal opportunity employer. Accommodations are available on request at every stage of the recruitment process in accordance with the AODA.`,
  graded: [
    {
      name: 'registry-informatics-specialist',
      kind: 'gem',
      low: 79,
      high: 92,
      best: 86,
      why: "Title says informatics specialist at a cancer registry, but five years of shipping models that read pathology reports, a master's in statistics, PyTorch and careful evaluation meet every must.",
      lacks: [],
      cv: `Nadège Thibodeau-Lavoie
Informatics Specialist

Agence Oncodata (non-profit that runs tumour registries for three provinces), Montréal. Oct. 2021 to date.

The registry used to employ 60 coders who read pathology reports. I wrote the system that now reads them first. A sentence splitter and a bilingual encoder (CamemBERT and BioBERT, further pre-trained on 2.1 M de-identified reports, PyTorch) find site, histology, stage, margins and biomarkers and link them to ICD-O-3 and SNOMED concepts. It went live at the first registry in November 2022; 41 registrars use it daily and three quarters of reports need no correction. Gold standard: 3,000 reports, two annotators plus a pathologist, kappa .87; I report bootstrap intervals, by hospital and by language, and stopped one release because it did worse on reports from rural labs. Drift dashboard since 2024. This year: LoRA-tuned Mistral that drafts the free-text tumour abstract, on our own servers.

Before: Les Sondages Delorimier, analyst, 2019 to 2021. Surveys, weighting, R.

M.Sc. statistique, Université de Montréal, 2019 (thesis on topic models)
B.Sc. mathématiques, 2017

Two papers: JAMIA Open 2024; ClinicalNLP workshop 2025.
French mother tongue, English fluent. Python daily, SQL, Docker, some Java.`,
    },
    {
      name: 'no-graduate-degree',
      kind: 'missing',
      low: 60,
      high: 72,
      best: 66,
      why: "Seven years of shipped language models, two and a half of them on clinical notes, but stopped at a bachelor's where the spec asks for a graduate degree.",
      lacks: ["Master's or PhD (holds a bachelor's)"],
      cv: `# Imran Daud Sheikholeslami
Senior NLP Engineer. Mississauga, ON. Permanent resident.

## Experience

**Scrivello Medical AI** — Senior NLP Engineer — 2024-04 → present
- Ambient scribe: fine-tuned Llama 3 8B (QLoRA, PyTorch/HF) for SOAP notes; in use by ~1,900 family doctors
- Built hallucination test suite with 4 MDs; omission rate 9.2% → 3.4%, McNemar on every release
- De-identification pipeline under PHIPA, recall 99.1% on held-out clinics
- RAG over drug monographs (bge-m3, reranker, pgvector)

**Fathomly** — NLP Developer → ML Engineer — 2019-09 → 2024-03
- Intent + NER models for insurance claims chat, EN/FR, 6 M messages/yr, TF then PyTorch
- Served with Triton; on-call for models
- Label guidelines, active learning, cut annotation spend by half

## Education
- BSc Computer Science, Ontario Tech University, 2019. No graduate studies; looked at the part-time OMSCS, never enrolled.

## Other
- maintainer, \`fr-clin-sections\` (340 stars)
- co-author, industry track, NAACL 2025
- Python, bash, a bit of Rust`,
    },
    {
      name: 'new-phd',
      kind: 'years',
      low: 53,
      high: 66,
      best: 60,
      why: 'Brilliant clinical-NLP PhD, but the industry work amounts to a four-month internship and six months in a first job.',
      lacks: ['3+ years of industry NLP experience (ten months including the internship)'],
      cv: `WENHUI (WENDY) ZHUANG, Ph.D.

EDUCATION
Ph.D., Computer Science, University of Alberta, September 2020 - April 2026
  Dissertation: Faithful summarization of longitudinal patient records. Advisor: Prof. H. Marchetti.
B.Eng., Software Engineering, Huazhong Univ. of Science and Technology, 2020

PUBLICATIONS (selected, of 8)
[1] W. Zhuang et al. Timeline-grounded decoding for discharge summaries. ACL 2025.
[2] W. Zhuang, H. Marchetti. Does ROUGE know a drug dose? EMNLP 2023 (outstanding paper).
[3] W. Zhuang et al. Weakly supervised ICD coding with label hierarchies. BioNLP 2022.

RESEARCH EXPERIENCE
Graduate Research Assistant, 2020 - 2026. Trained encoder-decoder and decoder-only models on MIMIC-IV and on Alberta Health Services notes (secure enclave) in PyTorch and JAX; designed human evaluation with 11 physicians; mixed-effects analysis of rater bias.

INDUSTRY EXPERIENCE
Applied Scientist, Quillbeam (legal document search), Edmonton, May 2026 - present. Reranking model for contract clauses; first A/B test in October.
Research Intern, Nordcove, Vancouver, May - August 2024. Prototype for long-context compression; not released.

TEACHING
TA for CMPUT 466 and 497 (six terms).

AWARDS
NSERC PGS-D scholarship, 2022; Alberta Innovates scholarship, 2021

SERVICE  Reviewer: ACL ARR, ML4H`,
    },
    {
      name: 'imaging-scientist-denies-text',
      kind: 'denial',
      low: 44,
      high: 58,
      best: 51,
      why: "Strong production ML scientist in health with master's and PyTorch, but all of it images, and he says outright that he has never built a language model.",
      lacks: ['3+ years of industry experience developing NLP models (says he has none)'],
      cv: `Oluwaseun Brandvold, MASc

Machine learning scientist with six years in medical imaging companies. To be upfront: I have not developed NLP or language models. I have used ChatGPT like everybody else, and a colleague wrote the report generator at my present employer. I want to move into text because I believe that is where the next decade is.

HISTORY

Lumenray Diagnostics, Ottawa (Health Canada class III software)
Senior ML Scientist, 01/2023 to present; ML Scientist, 08/2020 to 12/2022
Chest CT nodule detection, 3D U-Net and Swin variants in PyTorch and MONAI. Two releases cleared and running at 57 hospitals. Led reader study with 14 radiologists, sample size and non-inferiority margin included. Subgroup performance by scanner, sex and age. Post-market drift monitoring. Worked with privacy office on PHIPA agreements and DICOM de-identification.

Kestrel Vision, Kanata
Computer vision developer, 09/2018 to 07/2020
Defect inspection for circuit boards, TensorFlow, C++.

STUDIES
MASc Electrical & Computer Engineering, Carleton, 2018
BEng, Carleton, 2016

Tools: Python, PyTorch, Lightning, MLflow, AWS, Docker
Publications: Medical Image Analysis 2024, MIDL 2022
English, Norwegian, Yoruba; French B1`,
    },
    {
      name: 'neuro-linguistic-programming-coach',
      kind: 'trap',
      low: 0,
      high: 9,
      best: 4,
      why: 'Her NLP is neuro-linguistic programming, a coaching method; models, training and language here mean something else.',
      lacks: [
        "Master's or PhD in a quantitative field",
        '3+ years of industry NLP model development',
        'Python and a deep learning framework',
      ],
      cv: `CHERYL-ANN MACGILLIVRAY
Certified NLP Master Practitioner & Trainer  ♥  Health & Wellness Coach

"Change your language, change your life!"

For 12 years I have used NLP models to help patients and health professionals communicate. I have trained more than 900 people across Ontario and the Maritimes.

WHAT I DO
~ NLP training (Practitioner, Master, Trainer levels), 2014 - today, own practice "Breakthrough Halifax", since 2022 also Toronto
~ Modelling of excellence, anchoring, the Meta Model and Milton Model of language
~ Workshops for nurses at two hospitals: rapport, compassionate language, burnout (2019, 2023, 2025)
~ One-on-one sessions: smoking, weight, fear of flying
~ Evaluation forms average 4.9 out of 5

EARLIER
Radio host, CKBW, 2006 - 2013. Learned how much a voice can do!

CREDENTIALS
NLP Trainer, Society of NLP, 2014
Clinical Hypnotherapist, 2016
ICF Associate Certified Coach, 2018
BA Theatre, Acadia, 2005

I speak some French and I'm learning to use Zoom breakout rooms like a pro.`,
    },
  ],
};
