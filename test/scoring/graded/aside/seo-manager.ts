/** Search engine optimisation manager: four years of SEO, a team led, and German good enough to write in. */
import type { GradedJob } from '../types.ts';

export const seoManager: GradedJob = {
  job: 'seo-manager',
  title: 'SEO Manager (UK and DACH)',
  spec: `SEO Manager (UK and DACH) | Manchester or remote within the UK | £48-55k

Tentpole sells camping and outdoor equipment online in five countries. Organic search brings in 41% of our revenue; Germany and Austria are the fastest growing part and nobody in the marketing team can read what we publish there.

The job
You own organic search for the UK, German and Austrian shops. You set the roadmap, audit the sites (about 60,000 URLs, faceted navigation, hreflang), brief developers and writers, and report revenue and rankings every month to the Head of Digital. Two SEO executives work for you.

You will have
- 4+ years of hands-on SEO, in-house or in an agency, at least part of it for e-commerce
- Technical SEO: crawl audits, log files, structured data, site migrations
- Fluent German, C1 or native, spoken and written. You will edit German category texts and talk to our Munich agency. This one is not negotiable.
- Led at least one or two people
- GA4, Google Search Console and either Ahrefs or Semrush

Nice if you also bring
Digital PR, Python or SQL for analysis, Shopify Plus

Perks: 28 days off, 50% staff discount, dog-friendly office, four-day week in August. We hire on merit and want our team to look like the people who go outdoors: everyone.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 87,
      high: 98,
      best: 94,
      why: 'Eight years of SEO, e-commerce in both languages, leads three, migrations and log files, German native.',
      lacks: [],
      cv: `Katharina Vogel
SEO Lead, Stockport

Since May 2021
SEO Lead, Kettle & Pine (online furniture, UK, DE, NL), Manchester
→ Organic revenue +64% in three years, Germany +120%
→ Team of three: two SEO executives, one content editor; hires, reviews, weekly one-to-ones
→ Technical audits with Screaming Frog and server logs (90k URLs), crawl budget, faceted navigation, hreflang, product schema
→ Moved the German shop to Shopify Plus in 2023 without loss of traffic
→ Edits German category pages, works with a PR agency in Hamburg
→ Monthly board report from GA4, Search Console and Ahrefs; keyword clustering in Python

Feb 2018 – Apr 2021
SEO Executive, later Senior, Redbrick Search (agency), Leeds
→ Eleven retail clients, two from Germany; on-page, link building, migrations

Education
BA English and Media, Universität Leipzig, 2017

Languages
German (native), English (C2), Dutch (A2)`,
    },
    {
      name: 'german-b1',
      kind: 'missing',
      low: 56,
      high: 73,
      best: 67,
      why: 'A complete SEO manager of an outdoor shop whose German is B1.',
      lacks: ['fluent German C1'],
      cv: `RHYS MORGAN-DAVIES
SEO MANAGER

Profile: Eight years in search, five of them in charge of organic for outdoor retailers. Technical background.

SEO Manager | Craglands Outdoor | Sheffield | Jan 2021 to date
Owns organic for shop of 45,000 URLs, £9m a year from search. Manages two executives and freelance writers. Crawl audits, log file analysis in BigQuery (SQL), JavaScript rendering fixes with developers, structured data for products and reviews. Two migrations: Magento to Shopify Plus (2022), merger of two domains (2024). Launched French and German storefronts with hreflang; texts by translators. Digital PR campaigns, 320 linking domains.

Senior SEO Executive | Snowdon Digital (agency) | Cardiff | Sept 2018 to Dec 2020
E-commerce and travel clients, audits, content plans, reporting.

Tools: GA4, Search Console, Semrush, Ahrefs, Screaming Frog, Looker Studio, Python (basic)

Education: BSc Geography, Swansea, 2018

Languages: Welsh and English native, German B1 (evening course, certificate 2025), French GCSE`,
    },
    {
      name: 'no-team-yet',
      kind: 'denial',
      low: 60,
      high: 74,
      best: 69,
      why: 'Five years of SEO, bilingual, technical, e-commerce; says plainly that he has not led anyone.',
      lacks: ['led at least one or two people'],
      cv: `Jonas Achterberg

Hello, I'm an SEO specialist born in Graz and living in Salford. I have spent five years getting online shops found in German and English.

Currently (since 10/2023) Senior SEO Specialist at Lumenhaus, a lighting retailer selling in the UK, Germany and Austria. I do the crawls and the log files, write tickets for the developers, take care of hreflang and product markup, and rewrote some 400 category texts in German myself. Organic sessions in Austria doubled in eighteen months. We changed our shop system in spring 2025 and I planned all the redirects, 38,000 of them. Monthly report out of GA4 and Search Console, competitor research in Semrush.

Before that (08/2021 to 09/2023) SEO Executive at Wolke Sieben Media in Vienna, an agency: fashion and sports shops, audits, on-page, outreach to magazines.

Studies: BSc Information Design, FH Joanneum Graz, 2021.

German is my mother tongue, English C2. Python for scraping and clustering, a bit of SQL.

What I lack: I have not led a team or had anyone report to me so far. I would very much like that to change.`,
    },
    {
      name: 'marketing-graduate',
      kind: 'list',
      low: 16,
      high: 36,
      best: 26,
      why: 'German speaker with certificates and a list of tools; the work is a six-week placement and a café.',
      lacks: ['4+ years of SEO', 'technical SEO in practice', 'led one or two people'],
      cv: `Emilia Hartwig-Jones
Digital Marketing Graduate

KEY SKILLS
SEO strategy • Technical SEO • Crawl audits • Log file analysis • Structured data • Site migrations • hreflang • GA4 • Google Search Console • Ahrefs • Semrush • Screaming Frog • Digital PR • E-commerce • Shopify Plus • Python • SQL • Team leadership • Stakeholder reporting

CERTIFICATES
Google Analytics Certification (2026)
Semrush SEO Toolkit Course (2026)
HubSpot SEO Certification (2025)
Introduction to Technical SEO, online, 6 hours

EDUCATION
BA Marketing with German, Manchester Metropolitan University, 2023 - 2026, 2:1
Dissertation: trust in online reviews among students
Modules: Search Marketing, Consumer Behaviour, Digital Analytics, Management of Teams

WORK
Barista, Corner Roast, Manchester, Sept 2023 to present. Till, stock, opening shifts, Instagram posts
Placement, six weeks, summer 2025, Chorlton Community Radio. Uploaded articles to WordPress, wrote meta descriptions, newsletter

LANGUAGES
English and German (bilingual, mother from Kassel)`,
    },
    {
      name: 'civil-service-grade',
      kind: 'trap',
      low: 6,
      high: 25,
      best: 15,
      why: 'SEO is Senior Executive Officer, a civil service grade: he leads a team and speaks German, with no search engine in sight.',
      lacks: [
        '4+ years of search engine optimisation',
        'technical SEO',
        'GA4, Search Console and Ahrefs or Semrush',
      ],
      cv: `Simon Brackenbury
SEO Manager, Department for Borders and Trade Facilitation

CAREER
SEO, Operations Manager, Manchester (April 2019 - present)
- Substantive Senior Executive Officer leading one HEO and six EOs on a casework team
- Monthly performance report to the Grade 7: volumes, ranking of the regional sites, backlog
- Site migration: moved 140 staff from Salford to the new hub in 2022
- Audits of case files, structured data returns, search warrants liaison
- Stakeholder contact with the customs office in Munich, in German

HEO, Team Leader, Liverpool (2014 - 2019)
- Rota, appraisals, sickness, complaint replies
- Optimised the post room process, saved two FTE

EO (2009 - 2014)

EDUCATION
BA German Studies, University of Hull, 2009, year abroad in Freiburg
ILM Level 5 Leadership and Management, 2018

LANGUAGES
German fluent (C1)

Outside work I am a keen camper and secretary of a walking club.`,
    },
  ],
};
