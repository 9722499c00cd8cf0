/** Machine-learning engineer, recommender systems: three years answerable for a live recommender or ranker, a quantitative master's, online experiments, Python with a deep-learning framework. */
import type { GradedJob } from '../types.ts';

export const mlEngineerRecommender: GradedJob = {
  job: 'ml-engineer-recommender',
  title: 'Machine Learning Engineer, Recommendations',
  spec: `From: Ishaan Vellore
To: Talent
Subject: Re: Re: recsys req, what I actually want

Hi Dee,

Sorry for the late answer, offsite. Please throw away the template with the forty bullets, here's the thing in my own words and you can tidy it.

Audiothek is 3.1 million people listening to audiobooks. About 60% of what they start comes from a shelf that my team orders. We're five, I need a sixth, in Manchester or anywhere within two hours of UK time.

What I can't teach in time: the person has run a recommender or ranking system for real users, and been answerable for it, for at least three years. Not a Kaggle one, not a thesis. When it went stale on a Sunday it was their Sunday. Following from that they've designed A/B tests online and read them, including the ones that came out wrong. Python obviously, and one of PyTorch, TensorFlow or JAX, I don't mind which.

Then the tedious one. The Innovate grant which pays for this post names a master's or doctorate in a quantitative subject (maths, stats, CS, physics, engineering, whatever). I argued. They won't move. So that is a must too and please check it before you send people to me.

Would be great: two-tower retrieval and approximate nearest neighbour, sequence models, bandits, feature stores, Spark or Beam, cold start for new titles, audio or text embeddings, having explained to an editor why the machine didn't pick her favourite. Would be fine: none of these, if the rest is good. I'd rather not have somebody who wants to manage straight away.

Money £85-105k. Equal opps blurb and benefits you know better than I do. Process: me, a design chat with Yuki, lunch.

Cheers
I.`,
  graded: [
    {
      name: 'marketplace-recs',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 95,
      why: "Six years answerable for a marketplace's recommendations, two-tower and sequence models in PyTorch, dozens of online tests, an MSc in statistics.",
      lacks: [],
      cv: `Farah Qureshi-Blount, Manchester. ML engineer.

2022-03 → now: Attic & Co (second-hand furniture, 5m monthly buyers). Senior ML Engineer, Discovery.
Home feed and "more like this". Tech owner.
- 2-tower retrieval, PyTorch, FAISS then ScaNN; ranker is a transformer over the last 100 events. 900 req/s, p99 70 ms
- pager for the serving path, one week in four. Stale-feature incident of Aug 2023: mine, fixed and written up
- 34 online experiments designed; CUPED; six stopped as harmful; the one I'm fondest of showed that clicks went up and purchases down
- listings live 9 days on average so cold start is the whole game: CLIP embeddings, Thompson sampling on a 4% slot
- Feast, Beam on Dataflow, weekly to hourly training

2020-07 → 2022-02: Bramhall Books. Data Scientist. Emails and shelves with implicit ALS, LightFM, later TF Ranking. Weekly meeting with the buyers, who disagreed.

2019-09 → 2020-06: MSc Statistics, Lancaster, distinction. Dissertation on off-policy evaluation.
2016 → 2019: BSc Mathematics, Leeds

Open source: small fixes to RecBole. Reviewer RecSys industry track 2025.
Outside: choir, roller derby (blocker).`,
    },
    {
      name: 'job-board-ads',
      kind: 'synonym',
      low: 80,
      high: 93,
      best: 87,
      why: 'Five years of choosing which vacancies 2 million seekers see and in what order, in TensorFlow, with split tests and on-call duty, and a Diplom in physics; she never says recommender.',
      lacks: [],
      cv: `Dr.-less but happy: Wiebke Janßen
Hamburg, willing to work UK hours (CET-1)

Physics at Oldenburg, 2002 to 2008, degree Diplom-Physikerin. The subject was noise in cochlear implants and I have been separating signal from it since.

Jobwerft AG, Hamburg, June 2021 to date. Software engineer, Matching.
Two million people get from us each morning a mail with eight vacancies, and a results page in an order. Which eight, and which order, is my code. When I arrived it was BM25 and a hand-made sum of weights by a colleague who retired. Today: a TensorFlow net that puts people and vacancies in the same vector space, HNSW lookup for 400 candidates, then a gradient boosted and since 2024 a neural model for P(apply) and P(invited). Positions are corrected for. Employers pay by click, so a mistake costs the same night; four of us share the telephone, and in the winter of 2022 I drove back from Sylt because a currency field had emptied the list for all of Austria.
Nothing goes live without a split. I size it, I hold it, I write two pages afterwards. Of 41 since 2021, 13 positive, 20 nothing, 8 bad. We publish the bad ones internally with cake.
Python, PySpark, Kubeflow.

Strömung Energie, Bremen, 2012 to May 2021. Load forecasting, R, later Python.
Hörzentrum, Oldenburg, 2008 to 2012. Measuring ears.

English fluent (a year in Hull). Sailing, bees.`,
    },
    {
      name: 'no-masters',
      kind: 'missing',
      low: 61,
      high: 74,
      best: 69,
      why: "Eight years of rankers and recommenders at scale with every technique wished for, but the highest degree is a bachelor's, and the grant insists on more.",
      lacks: ["a master's or doctorate in a quantitative subject"],
      cv: `CALLUM REDFEARN
Principal-ish engineer, recommendations and search

EXPERIENCE
Kettledrum (podcast app, 8m MAU) | Staff ML Engineer | Jan 2021 - present | Manchester, remote
Built "Up Next" from first line to 55% of listening. Retrieval by dual encoders (JAX, earlier PyTorch), SASRec-style sequence ranker, contextual bandit for the top row. Audio and transcript embeddings for shows with no plays. Feature store on Bigtable. Own the service, on-call 1:5. 60+ A/B tests incl. switchback and long-term holdout. Editorial liaison: monthly session with hosts and curators on why the model does what it does.

Hobnob Grocers Online | Machine Learning Engineer | Apr 2018 - Dec 2020 | Leeds
Substitutions and "have you forgotten". Spark, TensorFlow, interleaving tests. £6m/yr incremental.

Hobnob Grocers Online | Software Engineer | Aug 2015 - Mar 2018
Java, search team, Solr, learning to rank with LambdaMART in last year.

EDUCATION
BSc (Hons) Computer Science, University of Huddersfield, 2:1, 2015
Stanford Online CS246 (certificate of achievement), 2019
fast.ai parts 1 and 2

PUBLICATIONS
RecSys '23 industry poster; two blog posts that got to the front page of the orange site.

Dad of three, Huddersfield Town season ticket, sourdough defector.`,
    },
    {
      name: 'vision-inspection',
      kind: 'adjacent',
      low: 46,
      high: 58,
      best: 52,
      why: 'A solid production ML engineer with MSc and PyTorch, but of camera inspection: no recommender or ranker and no online experiments with users.',
      lacks: [
        'run a recommender or ranking system for real users, and been answerable for it, for at least three years',
        'designed A/B tests online and read them',
      ],
      cv: `Personal details: Anthony Mbeki-Shaw, born in Durban, lives in Stockport. British passport.

Objective: to move from pixels to people.

Work history

Machine Learning Engineer (Lead since 2024), Veritas Glassworks Vision, Warrington, October 2020 to present. Defect detection on bottles, 600 a minute, 31 lines in nine countries. PyTorch models (EfficientNet, later DINOv2 features) exported to TensorRT on Jetson. I look after the full life of the model: labelling, training on SageMaker, drift monitors, nightly rollouts in shadow mode first, then line by line, hotline rota (every sixth week, night shifts are the ones that ring). Escape rate from 120 to 17 ppm. Embedding search with FAISS to find similar defects for the labellers. Python, C++, Airflow, MLflow, Spark for the logs.

Data Scientist, Trafford Insurance Group, September 2018 to September 2020. Claim cost models, GLM and XGBoost, Python. Champion/challenger reports.

Education: MSc Data Analytics, University of Manchester, 2018, merit. BEng Mechatronics, KwaZulu-Natal, 2015.

Courses: Google "Recommendation Systems" crash course (2026); built a MovieLens two-tower as a weekend project.

References: given gladly. Hobbies: braai, goalkeeping.`,
    },
    {
      name: 'recsys-doctorate',
      kind: 'years',
      low: 38,
      high: 54,
      best: 47,
      why: 'A doctorate on recommenders and fine papers, but all on public data sets; ten weeks of internship are the only contact with real users, without an online test of his own.',
      lacks: [
        'run a recommender or ranking system for real users, and been answerable for it, for at least three years',
        'designed A/B tests online and read them',
      ],
      cv: `Dr Luca Ferrante
Postdoctoral Research Associate, Recommender Systems

Education
PhD Computer Science, University of Glasgow, 2020-2024: "Popularity, Time and Forgetting in Sequential Recommendation". No corrections.
Laurea Magistrale, Ingegneria Informatica, Politecnico di Bari, 2019, 110 e lode

Appointments
2024 Nov - present, University of Glasgow, Information Retrieval Group. Postdoc on a project with a public broadcaster (historic logs only). Supervise 2 PhD and 9 MSc projects.
2023 Jun - Aug, research intern, Brightpage (news app), Berlin. Ten weeks. Prototyped a GRU4Rec variant, evaluated on a log dump; not deployed.
2019 - 2020, tutor, Bari

Selected publications (of 14)
SIGIR 2024 full, RecSys 2023 full (best student paper nominee), RecSys 2022 short, TOIS 2025, ECIR 2022 reproducibility. Data: MovieLens, Amazon, MIND, LFM-2b.

Software
PyTorch, RecBole, Elliot. Author of "seqbench" (640 stars). Two-tower, SASRec, BERT4Rec, bandit simulators, counterfactual estimators (IPS, doubly robust), FAISS.

Teaching: Big Data (Spark), IR (guest).
Awards: Scottish Informatics travel bursary.
Languages: Italian, English C2.
Service: PC member RecSys 2025, 2026.`,
    },
  ],
};
