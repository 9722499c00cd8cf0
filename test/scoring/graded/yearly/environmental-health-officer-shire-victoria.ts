import type { GradedJob } from '../types.ts';

export const environmentalHealthOfficerShireVictoria: GradedJob = {
  job: 'environmental-health-officer-shire-victoria',
  title: 'Environmental Health Officer (Band 6)',
  spec: `ENVIRONMENTAL HEALTH OFFICER
Murrabit Plains Shire Council, northern Victoria. Band 6, $96,400 to $104,900 plus super. Permanent full time with a nine-day fortnight, or four days if that suits you better.

Why the job exists
Our shire has 23,000 people, 310 registered food businesses, two saleyards, a lot of septic tanks and a hot summer. The EHO team is three people and a student. One of the three has gone to Queensland.

What you would be doing
Your week would mostly be assessments of food premises, from the footy club canteen to a tomato cannery, with follow-ups where follow-ups are due. The rest is septic permits, hairdressers and tattooists, aquatic facilities, nuisance complaints, gastro outbreaks in aged care, sampling, and the odd seizure. You would write notices that stand up and, now and then, give evidence about them. We run immunisation sessions with a nurse; you help on the day.

Key selection criteria
1. A tertiary qualification in environmental health that is accredited or recognised by Environmental Health Australia, so that we can appoint you as an authorised officer from the first day.
2. At least two years of inspecting food premises as an officer of a council or comparable regulator.
3. A current driver licence valid in Victoria.
4. Plain writing and a level head with angry people.

Nice if you also bring: onsite wastewater know-how, legionella or pool work, Health Manager or a similar database, prosecution briefs.

A Working with Children Check and police check are needed before you start. Council is a child safe organisation and welcomes applications from Aboriginal and Torres Strait Islander people, people with disability and people of all ages.`,
  graded: [
    {
      name: 'tegan-armitage-council',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'EHA accredited degree, six years as authorised officer in two Victorian councils, septic, aquatic and prosecution work, licence.',
      lacks: [],
      cv: `Tegan Armitage
Swan Hill, Victoria
Mobile 0491 570 006

Qualifications
Bachelor of Health Science (Environmental Health), Yarra Plenty University, completed November 2019. EHA accredited course; I am a full member of Environmental Health Australia.
Certificate in Onsite Wastewater Management, 2022
Driver licence, class C, Victoria (manual). Working with Children Check. First aid.

Employment history

Environmental Health Officer, Tyrrell Creek Shire Council
March 2022 – present
I carry a district of 140 food businesses, classes 1 to 3A, and do around 220 assessments a year. I also issue permits for septic systems, look after 3 public pools and sample cooling towers. In 2024 I put together the brief for a bakery with repeated rodent breaches; matter proven at the Magistrates' Court, fine $18,000. Investigated two norovirus outbreaks in aged care with the Loddon public health unit. I give a short talk to stallholders before each year's show.

Environmental Health Officer (graduate), City of Merri Heights
January 2020 – February 2022
Authorised under the Food Act and the Public Health and Wellbeing Act. Food sampling, registrations and renewals, hair and beauty, rooming houses, noise complaints, COVID inspections.

Systems: Health Manager, Pathway, Excel
Interests: horses, bushwalking`,
    },
    {
      name: 'declan-murchie-nt-protection',
      kind: 'gem',
      low: 84,
      high: 94,
      best: 89,
      why: "Titled Community Protection Coordinator and once a health surveyor's deputy, but the same work: accredited degree, years of premises inspection, own notices and a Victorian licence.",
      lacks: [],
      cv: `DECLAN MURCHIE

Community Protection Coordinator, Barkly Tablelands Regional Authority, Tennant Creek, NT, July 2019 – September 2026. Moved to Kerang on 4 October to be near the kids.

The authority gives everybody the same title whether they chase dogs or drains. Mine was the kitchens, water and sewage. I was gazetted under the Territory's Food Act and its Public and Environmental Health Act, and covered 85 shops, takeaways, roadhouses, school nutrition programs and a meat works across an area bigger than Tasmania. I went through each at least once a year, scored it, gave directions and went back. I closed two roadhouse kitchens (2021, 2025) and my notices were upheld on review. I licensed septics and tested bores, dealt with a pool that gave cryptosporidium to a dozen children, trained six Aboriginal environmental health workers, and ran the trachoma house inspections with the clinic.

2016 – June 2019. Assistant to the Senior Health Surveyor, Shire of Coolgarra, Western Australia. Food stalls, mosquito trapping, effluent disposal permits, then premises on my own from 2017.

Study: Bachelor of Science (Environmental Health), Swan Coast University, 2012 – 2015, on the accreditation list of Environmental Health Australia when I finished and still on it.

Tickets: manual driver licence swapped over to VIC last month, 4WD recovery, Senior First Aid, Ochre Card (applying for the Victorian equivalent).

I don't get rattled. In seven years I was sworn at most weeks and complained of once.`,
    },
    {
      name: 'hannah-pritchard-uk-eho',
      kind: 'foreign',
      low: 55,
      high: 68,
      best: 62,
      why: 'Six years as a UK district EHO with a CIEH degree and a Victorian licence, but the degree has not yet been assessed by EHA.',
      lacks: ['EHA accredited or recognised qualification (assessment pending)'],
      cv: `Hannah Pritchard MCIEH
Environmental Health Officer (UK registered)
Geelong, arrived June 2026, partner visa with full work rights

Career
Aug 2019 – May 2026   North Dene Borough Council, Lancashire. Environmental Health Officer, commercial team.
Food hygiene inspections across the full risk range (care homes, manufacturers under approval, takeaways, mobile traders), 200 a year, scoring under the national rating scheme. Hygiene improvement notices, two emergency prohibitions, one prosecution of a takeaway for rats with a fine of £12,400. Infectious disease investigations. Health and safety in warehouses and beauty salons, one fatal accident inquiry. Private water supplies on hill farms. Out of hours rota.

2018 – July 2019   Student EHO placement with the same council.

Study
BSc (Hons) Environmental Health, Ribblesdale University, 2019, first class, accredited by the Chartered Institute of Environmental Health
EHRB Certificate of Registration, 2019

Where I am with Australia
I sent my transcripts to Environmental Health Australia for a qualification assessment in August 2026 and expect an answer in the new year. I am reading the Victorian Food Act and the Public Health and Wellbeing Act. Victorian driver licence issued in September. WWCC granted.

Since July 2026 I have been working four days a week as a quality technician for Bellarine Dips (micro sampling, complaints) so as not to sit still.`,
    },
    {
      name: 'melanie-kostovski-factory',
      kind: 'denial',
      low: 37,
      high: 50,
      best: 43,
      why: 'Ten years of food safety in factories with recall and audit work, but says she was never an authorised officer and her degree is food science.',
      lacks: [
        'EHA recognised environmental health qualification',
        'two years inspecting as an officer of a regulator',
      ],
      cv: `MELANIE KOSTOVSKI
Kangaroo Flat VIC
Victorian driver licence (C), WWCC valid to 2030

FOOD SAFETY AND QUALITY MANAGER

I keep food safe for a living. Ten years in factories, looking for a move to the regulator's side and a job where I know my neighbours.

Goldfields Smallgoods Pty Ltd, Bendigo
Food Safety and Quality Manager, Nov 2020 to now
- own the HACCP plan and allergen program for a site of 160 people
- PrimeSafe and customer audits, no majors in the last four
- Listeria environmental swabbing, root cause when it goes wrong; led a voluntary recall in 2022 and dealt with the department and two councils while it ran
- chair the site safety committee, waste water sampling for the trade waste agreement

Murray Orchard Foods, Echuca
QA Officer, then QA Supervisor, Jan 2016 to Oct 2020
- line checks, supplier approval, label checks, training casuals in hygiene
- pool of internal auditors for SQF

EDUCATION
Bachelor of Science (Food Science and Nutrition), Loddon University, 2015
Lead Auditor Food Safety (4 days), 2019
Certificate IV in Training and Assessment, 2021

I should say plainly that I have not worked for a council and have never been an authorised officer. I know the inspection from the other side of the bench.

Netball umpire, member of the CFA auxiliary.
Referees: plant manager and customer technical lead, details on request.`,
    },
    {
      name: 'melanie-kostovski-ad-copied',
      kind: 'pasted',
      low: 37,
      high: 50,
      best: 43,
      why: "The honest CV of the same person with the ad's duties and criteria pasted underneath, which adds nothing.",
      lacks: [
        'EHA recognised environmental health qualification',
        'two years inspecting as an officer of a regulator',
      ],
      twin: 'melanie-kostovski-factory',
      cv: `MELANIE KOSTOVSKI
Kangaroo Flat VIC
Victorian driver licence (C), WWCC valid to 2030

FOOD SAFETY AND QUALITY MANAGER

I keep food safe for a living. Ten years in factories, looking for a move to the regulator's side and a job where I know my neighbours.

Goldfields Smallgoods Pty Ltd, Bendigo
Food Safety and Quality Manager, Nov 2020 to now
- own the HACCP plan and allergen program for a site of 160 people
- PrimeSafe and customer audits, no majors in the last four
- Listeria environmental swabbing, root cause when it goes wrong; led a voluntary recall in 2022 and dealt with the department and two councils while it ran
- chair the site safety committee, waste water sampling for the trade waste agreement

Murray Orchard Foods, Echuca
QA Officer, then QA Supervisor, Jan 2016 to Oct 2020
- line checks, supplier approval, label checks, training casuals in hygiene
- pool of internal auditors for SQF

EDUCATION
Bachelor of Science (Food Science and Nutrition), Loddon University, 2015
Lead Auditor Food Safety (4 days), 2019
Certificate IV in Training and Assessment, 2021

I should say plainly that I have not worked for a council and have never been an authorised officer. I know the inspection from the other side of the bench.

Netball umpire, member of the CFA auxiliary.
Referees: plant manager and customer technical lead, details on request.

What you would be doing
Your week would mostly be assessments of food premises, from the footy club canteen to a tomato cannery, with follow-ups where follow-ups are due. The rest is septic permits, hairdressers and tattooists, aquatic facilities, nuisance complaints, gastro outbreaks in aged care, sampling, and the odd seizure. You would write notices that stand up and, now and then, give evidence about them. We run immunisation sessions with a nurse; you help on the day.

Key selection criteria
1. A tertiary qualification in environmental health that is accredited or recognised by Environmental Health Australia, so that we can appoint you as an authorised officer from the first day.
2. At least two years of inspecting food premises as an officer of a council or comparable regulator.
3. A current driver licence valid in Victoria.
4. Plain writing and a level head with angry people.

Nice if you also bring: onsite wastewater know-how, legionella or pool work, Health Manager or a similar database, prosecution briefs.`,
    },
  ],
};
