import type { GradedJob } from '../types.ts';

export const commercialInsuranceAccountExecutiveGalway: GradedJob = {
  job: 'commercial-insurance-account-executive-galway',
  title: 'Commercial Lines Account Executive',
  spec: `Job Title: Commercial Lines Account Executive
Location: Oranmore, Co. Galway. Reports to: Commercial Manager
Permanent, full-time. Salary €45,000 to €58,000 DOE, car allowance, 8% pension

Corrib & Shannon Insurances is a family brokerage, regulated by the Central Bank of Ireland, with 31 people in Oranmore, Ennis and Castlebar. The commercial book is growing and the existing executive can't be in Belmullet and Birr on the one day.

The successful candidate will take over a book of approx. 280 business clients (contractors, hauliers, pubs and hotels, engineering shops, a few marine and aquaculture risks) and will be expected to grow it. That means visiting the client at renewal, doing a proper fact find, presenting the risk to underwriters, negotiating terms, explaining what is not covered, and minding them through a claim. Demands and needs statements have to be right first time. New business target is €60k in commission income in the second year; we think this is achievable and the last person did it.

Essential
– CIP designation from the Insurance Institute, with CPD up to date
– A minimum of three years handling commercial lines (liability, property, fleet, package) with a broker or an insurer
– Full category B driving licence; you'll be on the road two to three days a week

Desirable
– Relay or Applied experience
– Knowledge of the construction or haulage sector
– An existing network in the West

The role is a controlled function under the Fitness & Probity regime and references will be taken up. Interviews in Oranmore in the week of 23 November. Applications by e-mail with CV and cover letter.`,
  graded: [
    {
      name: 'sinead-mac-donncha-underwriter',
      kind: 'synonym',
      low: 81,
      high: 93,
      best: 87,
      why: 'From the insurer side: six years of SME liability, property and motor fleet risks with broker visits, CIP with CPD and a full licence; only the selling to clients is new.',
      lacks: [],
      cv: `Sinéad Mac Donncha
Claregalway, Co. Galway

Development Underwriter, SME & Fleet - Tír Mhór Insurance plc, Galway office
October 2020 to date

Brokers from Letterkenny to Limerick bring me their business customers and I decide on what terms we'll take them. Employers' and public liability for builders and groundworks firms, shop and hotel combined policies, lorry fleets of up to 60 units, the odd fish farm which went to the marine people in Dublin. Authority up to €6.5m EL. I'm in the car two days a week doing surveys with the broker and the owner, going through how the work is actually done. Broker panel of 22, premium grew from €3.1m to €5.4m. I sit in with claims on anything reserved above €100k.

Personal lines adviser, same company, call centre, Aug 2017 - Sept 2020
Motor and home.

Professional
Certified Insurance Practitioner, 2019. CPD hours complete for 2026. Now sitting first ACII module for interest.

BComm (2:1), Galway 2017
Full clean B licence, own car. Gaeilge líofa.

Hobbies: camogie, Clarinbridge oysters.`,
    },
    {
      name: 'eoin-fallon-strong',
      kind: 'strong',
      low: 90,
      high: 98,
      best: 94,
      why: 'Five and a half years as a commercial broker with hauliers and builders on Applied, CIP current, licence, and new business figures.',
      lacks: [],
      cv: `EOIN FALLON CIP
Loughrea, Co Galway        Tel 086 000 0147

Work experience

05/2021 - present     Burke Slattery Insurance Brokers, Athlone. Commercial Account Handler, promoted to Account Executive 01/2024.
190 clients: plant hire, quarry, 40 haulage operators, pubs. I meet them all once a year. Marketed renewals to eight insurers; kept 93% of the book in the hard liability market. New business: €48k income in 2025. Got cover for a scaffolder that three had refused by rewriting the submission with photos. Claims advocacy, e.g. a fire at a joinery works (€780k paid). Suitability and demands & needs letters; no findings at file audit. System is Applied TAM.

06/2019 - 04/2021     Burke Slattery, private motor and home desk.

2016 - 2019           Forecourt manager, Ballinasloe.

Qualifications
APA Commercial and Personal General Insurance 2020; CIP completed 2021, CPD compliant every year since
Leaving Cert 2014; Higher Cert Business, 2016

Licence: B (full, no points)
Chairman, local IFA branch social committee. Half of them ask me about tractors.`,
    },
    {
      name: 'blathnaid-kearns-cip-two-modules',
      kind: 'in-progress',
      low: 57,
      high: 68,
      best: 63,
      why: 'Four years on a commercial desk and a full licence, but two CIP modules are still outstanding (APA only).',
      lacks: ['CIP designation (two modules left)'],
      cv: `Bláthnaid Kearns
Knocknacarra, Galway

Profile: commercial insurance person, four years at it, with a head for wordings.

Commercial Account Handler, Lough Derg Insurances, Gort. Sept 2022 to present
Looking after c. 210 small and medium businesses alongside two executives: tradesmen's combined, shops, offices, motor fleet to 25 vehicles, contract works. Quoting on insurer extranets and by slip, invoicing, mid-term changes, certificates for Monday morning. Since last year I do my own client visits on Thursdays, about forty to date, and have written €19k new income. Relay user.

Claims handler, motor, outsourced centre in Ballybrit. Feb 2020 to Aug 2022

Education
APA (Commercial General Insurance) 2023. CIP: four of six modules passed; last two to be sat January and May 2027.
BA History & Legal Studies 2019

Driving: full B since 2018.
References supplied.`,
    },
    {
      name: 'majella-dineen-personal-lines',
      kind: 'missing',
      low: 54,
      high: 67,
      best: 61,
      why: 'CIP and a long, well-run insurance career with a licence, but all of it in private motor, home and travel: hardly any commercial lines.',
      lacks: ['3 years of commercial lines'],
      cv: `Majella Dineen, CIP
Tuam

2013 to present: Personal Lines Team Leader (advisor to 2018) at Sweeney Prunty Insurances, Tuam. Five staff. Motor, home, holiday home, travel, pet. 4,200 policies. Retention 88%. Complaints officer. I do the audit of files and the CPD log for the branch. I passed four or five small shops and a B&B to the commercial desk every month, and covered that desk for two weeks' holidays in 2024 and 2025, for renewals that were straightforward.

2008 to 2013: Customer adviser, direct motor insurer, Galway.

Insurance Institute: CIP 2012. All CPD hours done, grandfathered for nothing, examined for everything.

Applied TAM and Relay, both daily.

Full driving licence. I know half of north Galway and am related to the rest.`,
    },
    {
      name: 'conor-hession-old',
      kind: 'old',
      low: 32,
      high: 46,
      best: 39,
      why: 'Good commercial broker, but until 2014, with the CIP given up in 2016; lettings and car sales since.',
      lacks: [
        'current CIP (given up 2016)',
        '3 years of commercial lines that still count in full (ended 2014)',
      ],
      cv: `CONOR HESSION
Date of birth: 3/6/1976
Address: Barna Road, Galway

Sales Executive, Ardilaun Motors, Galway. 2019 - to date. New and used vans and cars. Salesman of the year 2022. Finance paperwork, customer follow up, a lot of tradesmen.

Lettings Negotiator, Salthill Property, 2014 - 2019. Managed 120 units.

Commercial Account Executive, Hession Molloy & Co. Insurance Brokers, Galway. March 2010 - June 2014 (firm sold). Public and employers liability for contractors, hotels, nightclubs, fishing boats. Visited clients from Clifden to Athenry. Portfolio of €210k commission.

Insurance official, same office, 2006 - 2010. Motor and house insurance.

CIP obtained 2009. I resigned from the Institute in 2016 since I wasn't in the trade any more, so no CPD since then.

Full clean B licence, 27 years driving. Golf. Very well known locally.`,
    },
  ],
};
