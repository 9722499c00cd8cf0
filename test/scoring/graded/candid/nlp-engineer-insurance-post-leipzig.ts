import type { GradedJob } from '../types.ts';

export const nlpEngineerInsurancePostLeipzig: GradedJob = {
  job: 'nlp-engineer-insurance-post-leipzig',
  title: 'Machine Learning Engineer (NLP), Posthorn team',
  spec: `Machine Learning Engineer (NLP), Posthorn team, Leipzig or remote within Germany

German insurers still receive tens of millions of letters a year, many of them folded, faxed and scanned by somebody in a hurry. Our product Posthorn opens that post in the morning, works out what each letter is about, pulls out the policy number, the dates and the sums, and puts it on the right clerk's desk. Nineteen insurers run it on their own hardware. We are looking for a fourth engineer for the small team that owns the models.

You would take a model all the way from a heap of bad scans to something that runs at a customer every night, and you would still be responsible for it a year later when the letters have changed. You will write annotation guidelines together with clerks, argue about evaluation sets, fine-tune and shrink transformers, and look at errors one letter at a time, which is most of the job.

We can only talk to people who have spent four years or more putting models that process text into production; research alone, much as we enjoy it, does not count towards that. All our training code is PyTorch and you need to be properly at home in it. And since every document and every annotator is German, your German has to be C1 or better. There is no way around that one.

It would please us if you had met OCR output or layout-aware models before, had served models through ONNX or Triton, or knew the insurance business. A degree in computer science or computational linguistics is welcome, but nobody here will ask for the certificate.`,
  graded: [
    {
      name: 'henrike-stolzenau-full-match',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'Nine years of text models in production with dates, PyTorch throughout, native German, and OCR, ONNX and insurance on top.',
      lacks: [],
      cv: `LEBENSLAUF / CURRICULUM VITAE

Henrike Stolzenau
born 14.02.1991 in Pirna
Alaunweg 7, Dresden

Languages: German (mother tongue), English (C1), some Czech

WORK

04/2020 - today    Aktenlicht GmbH, Dresden
Senior NLP Engineer
- Responsible for the extraction models in a document product used by 31 hospitals and two health insurers. Cost approvals, discharge letters, appeals. About 90,000 pages per night.
- Fine-tuned German BERT variants in PyTorch for token classification (insured person's number, diagnosis dates, amounts). F1 on amounts from 0.81 to 0.94 after we rewrote the labelling handbook with the coders on the ward.
- Moved inference to ONNX Runtime on CPU because hospitals have no GPUs; 4.2 s per letter became 0.7 s.
- Built the monthly drift report. In 2023 it caught a new form of one insurer eleven days before the customer noticed.
- Supervise one working student.

10/2017 - 03/2020    Mailbahn AG, Chemnitz
Data Scientist, text
- Classifier for incoming customer e-mails of energy suppliers (42 classes), live from May 2018, first fastText, from 2019 a transformer trained with PyTorch.
- Cleaned Tesseract output, wrote the spelling repair step.
- On call for the service every third week.

EDUCATION

2015 - 2017    M.Sc. Computational Linguistics, Hochschule Elbmarsch. Thesis on abbreviations in doctors' letters (grade 1.3)
2011 - 2015    B.A. German Studies and Informatics, same place

OTHER

Talk "Labels are written by tired people", Textwerk meetup Dresden, November 2024
Playing viola in an amateur orchestra`,
    },
    {
      name: 'lorenz-achammer-text-analytics',
      kind: 'synonym',
      low: 83,
      high: 94,
      best: 89,
      why: 'Eight years of shipping text extraction with torch, all in German in Graz, described without the usual words; only insurance and a formal NLP title are absent.',
      lacks: [],
      cv: `Lorenz Achammer
Graz, Austria. Would move to Leipzig, my partner is from there.

I grew up in Bruck an der Mur, did my Matura there in 2010 and have written and spoken German at work every day of my life. English is what I read papers in.

Since June 2018 I have been a software developer at Kanzleiwerk, a firm of 60 in Graz that sells software to notaries and land registries. My corner is called text analytics. What it means: deeds come in as scans, and my code says who sells which parcel to whom and for how much. The first version (in customers' hands from January 2019) was a BiLSTM-CRF that I wrote in torch from scratch. In 2021 I replaced it by a pre-trained encoder that I adapt to our deeds with Lightning, and in 2023 by one which also sees where on the page a word stands, because purchase prices hide in tables. Every release is tested against 1,800 deeds which two retired registrars labelled by a handbook that the three of us wrote and revise each spring. It serves some 240 offices; the models sit behind Triton on two machines in our own cellar.

I am the one who gets the phone call when it reads nonsense. The longest such hunt was a fax machine in Liezen that dropped every ninth line.

From September 2016 until May 2018 I was a web developer at a tourism portal, PHP mainly, nothing to do with any of this.

Diploma in Telematics, Technische Akademie Murtal, 2016.

Also: half a year of parental leave in 2022 (March to August). I referee handball.`,
    },
    {
      name: 'jonas-wiegelmann-claims-seven-years',
      kind: 'overlap',
      low: 59,
      high: 71,
      best: 65,
      why: 'Good PyTorch and native German, but the seven years are three parallel contracts between February 2024 and now, i.e. under three years.',
      lacks: ['four years of NLP in production (2 years 9 months by the dates)'],
      cv: `JONAS WIEGELMANN   Freelance NLP / ML Engineer   Köln
Native German speaker, English fluent

Summary
More than seven years of experience with NLP systems in production across several industries.

Client   Period   Role   Content
Rheinpegel Logistik   02/2024 - present   NLP engineer (approx. 2 days/week)   Consignment notes and complaint mails are sorted and the order number is extracted. Fine-tuning of a German ELECTRA in PyTorch, rollout to 3 depots July 2024, 6 more since. Error review with dispatchers every second Friday.
Verlag Sieben Türme   03/2024 - 08/2026   ML engineer (approx. 1.5 days/week)   Keywording of the article archive (1.1 m texts), sentence embeddings, retrained quarterly. PyTorch, FastAPI, Docker. In use in the newsroom since 09/2024.
Stadtkasse Online   09/2024 - 06/2026   ML engineer (approx. 1 day/week)   Routing of citizens' letters after OCR. Distilled the model so that it runs on the CPU of the municipality, exported to ONNX.

Before
10/2021 - 01/2024   M.Sc. Data Science, Hochschule Villegrund, thesis 1.0 on sarcasm in product reviews
08/2018 - 09/2021   Clerk, then team lead in the post room of a building society (Bausparkasse Ahrtal)
2015 - 2018   Apprenticeship as office management assistant, Euskirchen

Tools   Python, PyTorch, Hugging Face, spaCy, Prodigy, ONNX, Docker, GitLab CI
References from all three clients on request`,
    },
    {
      name: 'silke-brandhorst-nlp-coach',
      kind: 'trap',
      low: 4,
      high: 17,
      best: 10,
      why: 'NLP here is neuro-linguistic programming; a native German coach without any software work.',
      lacks: ['four years of text models in production', 'PyTorch'],
      cv: `Silke Brandhorst
NLP Master Trainer · Hamburg

My work

For fourteen years I have been working with language and with the models that people carry in their heads. NLP shows how successful communicators do what they do and makes it learnable.

2017 to date: own practice "Sprachraum", Hamburg-Ottensen
NLP practitioner and master courses, four groups a year with 12 to 16 participants each. Coaching of sales staff and managers, among them the claims departments of two insurance companies, where I trained 140 clerks in handling difficult letters and telephone calls. Modelling of top performers, reframing, anchoring, the Meta-Model of language. Supervision for younger trainers.

2012 to 2017: Institut Wandelweg, Lüneburg
Employed trainer. Transformational coaching, conflict moderation, production of the course manuals. Responsible for the evaluation of all courses (feedback forms, average 1.4).

2003 to 2012: customer adviser with a health insurance fund, Kiel. Correspondence, complaints, later induction of new colleagues.

Training
NLP Practitioner 2008, Master 2010, Trainer 2011, Master Trainer 2016 (all: Norddeutscher Verband für angewandtes NLP)
Systemic coach, 2014
Apprenticeship as social insurance clerk, 2000 to 2003

German (native), English (good), Danish (basic)

PC: Word, PowerPoint, Zoom, newsletter software`,
    },
    {
      name: 'pavle-dragosin-skill-list',
      kind: 'list',
      low: 22,
      high: 35,
      best: 28,
      why: 'German C1 is certified, but PyTorch and NLP stand only in a skills list and course titles; the actual jobs are Excel reporting.',
      lacks: ['four years of text models in production', 'PyTorch shown in use'],
      cv: `PAVLE DRAGOSIN
Machine Learning Engineer | NLP | LLM | Deep Learning
Nuremberg

OBJECTIVE
Passionate and results-driven machine learning engineer looking to apply cutting edge NLP in a forward-thinking product team.

TECHNICAL SKILLS
Python, PyTorch, TensorFlow, Keras, Hugging Face Transformers, BERT, GPT, LLaMA, RAG, LangChain, spaCy, NLTK, named entity recognition, text classification, sentiment analysis, OCR, LayoutLM, ONNX, Triton, TensorRT, MLflow, Airflow, Docker, Kubernetes, AWS, GCP, SQL, Spark, CI/CD, MLOps, annotation, evaluation, fine-tuning, quantization, production deployment

COURSES
Natural Language Processing in 30 Days (online, 2025)
PyTorch Bootcamp from Zero to Hero (online, 2025)
LLM Engineering Masterclass (online, 2026)
Generative AI Essentials (online, 2026)

EMPLOYMENT
Mar 2023 - present, Reporting Assistant, Frankenblech Handels GmbH, Nuremberg
Weekly sales figures in Excel, pivot tables, maintenance of the article master data, monthly slides for the branch managers.

Jul 2020 - Feb 2023, Warehouse administrator, Kornhof Logistik, Fürth
Goods receipt, stock lists, complaints to suppliers.

EDUCATION
B.Sc. Economics, University of Donji Vrh, 2019

LANGUAGES
Serbian (native), German (telc C1 Beruf, passed 11/2022), English (B2)`,
    },
  ],
};
