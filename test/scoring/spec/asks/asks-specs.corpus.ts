// Whole little specs of many forms, each with its title and what it demands or wishes, duties left out.

export type WholeSpec = readonly [spec: string, title: string, units: string];

export const WHOLE_SPECS: readonly WholeSpec[] = [
  [
    `Harbour Master's Assistant
Location: Fowey
Clearance: CTC, active, required on day one

The harbour looks after 1,400 moorings.

What you'll do
• Patrol the river and collect dues
• Keep the mooring records

Minimum qualifications
• CTC clearance
• RYA Powerboat Level 2
• Two years in boat handling

Preferred
• First aid`,
    "Harbour Master's Assistant",
    'clearance! licence! years24! certificate?',
  ],
  [
    `Hi Nadia,

hope you had a good break. As discussed, below is what I'd like for the job that Maurice leaves. We restore church organs and he was our second voicer.

The person tunes and regulates about forty instruments a year and mends what the mice have eaten. She or he drives between churches in our van.

They must have four years of organ building behind them. They have to be able to tune by ear. They need a full driving licence. Good with vicars!

Would love: leather work, a bit of joinery.

No agencies please.

All the best
Theo`,
    'voicer',
    'years48! skill licence skill?',
  ],
  [
    `DENTAL HYGIENIST - Tucson, AZ

COMPANY OVERVIEW
Saguaro Smiles has cared for Tucson families for over 25 years. We operate six offices and have been voted a Best Place to Work three years running.

JOB SUMMARY
The Dental Hygienist provides prophylaxis, scaling and root planing, and radiographs under the supervision of the dentist.

ESSENTIAL FUNCTIONS
- Performs periodontal charting and X-rays
- Educates patients about home care
- Other duties as assigned

QUALIFICATIONS
- Current Arizona dental hygiene license
- Associate degree in dental hygiene from an accredited program
- Local anesthesia certificate preferred
- Minimum 1 year of clinical experience
- Must be able to pass a background check and drug screen

PHYSICAL REQUIREMENTS
Must be able to sit for 6 hours and lift 20 lbs.

BENEFITS
- Medical, dental and vision after 60 days
- 401(k) with 4% match after 1 year of employment
- Paid time off: 80 hours in years one to three, 120 hours after 3 years of service
- Continuing education stipend

EEO STATEMENT
Saguaro Smiles is an equal opportunity employer. All qualified applicants will receive consideration for employment without regard to race, color, religion, sex or protected veteran status.`,
    'DENTAL HYGIENIST',
    'licence! degree! licence? years12!',
  ],
  [
    `Person Specification
Post: Teaching Assistant (Level 2)
School: St Bride's Primary

Criteria\tEssential\tDesirable
Qualifications\tLevel 2 in Supporting Teaching and Learning or equivalent\tPaediatric first aid
Experience\tAt least one year of work with children in a school\tUse of Makaton
Knowledge\tUnderstanding of safeguarding\tKnowledge of phonics schemes
Personal\tPatience and good humour\t`,
    'Teaching Assistant',
    'certificate! certificate? years12! skill? skill skill?',
  ],
  [
    `Senior Mechanical Estimator
£55k - £62k + car allowance | Leeds

My client, a well-established M&E contractor turning over £60m, is looking to recruit a Senior Mechanical Estimator due to continued growth.

The successful candidate will price schemes from £500k to £8m, attend mid-bid interviews and mentor two juniors.

Candidates must have at least 5 years' estimating experience with an M&E contractor, be confident with Trimble or ConQuest, and ideally hold an HNC in building services.

On offer is a competitive package, 25 days holiday and genuine progression: the last two post holders were made directors within five years.

If this sounds like you, send your CV to Craig. By applying you agree to our privacy policy. Due to the volume of applications we will only contact those with relevant experience.`,
    'Mechanical Estimator',
    'years60! skill certificate?',
  ],
  [
    `About Lumen Freight Lumen Freight has moved cargo for over 30 years and is one of the fastest growing forwarders in the Midwest.About the RoleWe are looking for an Import Coordinator to join our Chicago team.ResponsibilitiesPrepare ISF filings and arrival notices.Track containers and inform clients.RequirementsBachelor's degree or equivalent experience3+ years of ocean import experienceStrong knowledge of CargoWiseFamiliarity with customs entriesNice to haveLicensed customs brokerBenefitsMedical, dental and vision insurance401(k) with match15 days of PTO, rising to 20 days after 5 years`,
    'Import Coordinator',
    'degree years36! skill skill licence?',
  ],
  [
    `# Community Pharmacist

**About us**
Three shops, one family, since 1987.

**What you'll do**
* Dispense, advise, vaccinate
* Run the methadone service

**What you'll need**
* GPhC registration
* A year or more on the register
* To know the Drug Tariff

**Great if you have**
* Independent prescribing
* PharmOutcomes

**What you get**
* £52k, 33 days off
* Indemnity paid`,
    'Community Pharmacist',
    'licence! years12! skill licence? skill?',
  ],
  [
    `Wanted: tree surgeon's groundsman. You need CS30 and CS31, a trailer licence and two years with a crew. CS38 would be good. Early starts, no Sundays. We are insured. Ring Al on 07700 900123.`,
    'groundsman',
    'licence! certificate! years24! licence?',
  ],
  [
    `The Opportunity
Bramble Care is a charity that has supported people with learning disabilities for forty years. As our Registered Manager you'll lead a home for eight people in Hereford.

You
You hold a Level 5 Diploma in Leadership for Health and Social Care, or you're working towards it. You have managed a CQC-regulated service for two years or longer, and you know the Mental Capacity Act. Positive behaviour support training would be a real asset.

Us
You'd report to the Head of Operations, who has been with us for 11 years. We give 32 days of leave, and after three years of service you get a sabbatical.

Safeguarding
The post is subject to an enhanced DBS check with barred lists, two references and a check of your employment history over the last five years.`,
    'Registered Manager',
    'certificate years24! skill skill?',
  ],
  [
    `Machine Learning Engineer, Fraud

We're Oakpay. Founded by two friends who have known each other for 15 years, we process 3 million payments a day. If you're energised by hard problems, read on.

In this role you'll
* ship models that block fraud in under 50 ms
* define requirements with risk analysts
* own the feature store

We'd love you to have
* 4+ years building ML systems in production
* Python and SQL
* Experience with streaming (Kafka, Flink or similar)
* MSc or PhD in a quantitative field, or equivalent experience

Don't meet every single requirement? Studies show that some people only apply when they tick every box. Apply anyway.

The pay range for this role is $150,000 to $190,000. Final offers depend on experience, skills and location. We offer unlimited PTO, a 401(k), 16 weeks of parental leave and a sabbatical after 4 years.`,
    'Machine Learning Engineer',
    'years48! skill skill degree',
  ],
  [
    `Wir suchen für unser Pflegeheim in Bautzen eine Küchenleitung (m/w/d).

Das erwartet Sie
- Leitung eines Teams von sechs Personen
- Speisepläne, Einkauf, HACCP-Dokumentation

Das bringen Sie mit
- abgeschlossene Ausbildung als Koch oder Diätassistent
- mindestens drei Jahre Erfahrung in der Gemeinschaftsverpflegung
- Kenntnisse der LMIV
- Führerschein Klasse B

Das ist uns wichtig
Seit über 20 Jahren kochen wir frisch. Sie sind freundlich und belastbar.

Wir bieten 30 Tage Urlaub, nach fünf Jahren 32. Vor der Einstellung benötigen wir ein erweitertes Führungszeugnis.`,
    'Küchenleitung',
    'certificate! years36! skill licence',
  ],
  [
    `Technicien de maintenance éolienne (H/F)

L'entreprise
Depuis plus de quinze ans, nous entretenons 400 éoliennes.

Vos missions
- Maintenance préventive et corrective
- Rédaction des rapports

Votre profil
- BTS maintenance industrielle ou électrotechnique
- Deux ans d'expérience minimum
- Habilitations électriques BR et HTA
- Aptitude au travail en hauteur
- Permis B

Le plus : anglais technique

Ce que nous offrons
Prime d'ancienneté après 3 ans, véhicule, mutuelle.`,
    'Technicien de maintenance éolienne',
    'degree/paper! years24! licence! licence language?',
  ],
  [
    `Position: Litigation Secretary
Firm: Doyle Hanratty Solicitors, Cork
Hours: 9 to 5.30

The ideal candidate:
- has a legal secretary certificate or a law degree
- has at least three years' experience in a litigation department
- types 60 words a minute
- knows Keyhouse
- is pleasant on the phone

The firm was established 60 years ago and most of our secretaries have been here more than ten years.`,
    'Litigation Secretary',
    'degree/paper! years36! skill skill',
  ],
  [
    `Quality Inspector, 2nd shift
Pay: $27-$31/hr DOE

Must haves
- 3 years inspecting machined parts
- CMM programming (PC-DMIS)
- GD&T per ASME Y14.5
- High school diploma or GED
- U.S. person under ITAR

Pluses
- ASQ CQI
- AS9102 first articles

Shift differential 10%. Raises at 90 days and 1 year. Overtime available. Pre-employment drug screen.`,
    'Quality Inspector',
    'years36! skill skill certificate? skill?',
  ],
  [
    `Job Title: Registered Nurse - Dialysis
Requisition 88213

Schedule: 3 x 12 hours

What you bring
Active RN license in Nevada. BLS, and ACLS within 6 months of hire. One year of recent med-surg or dialysis experience, new graduates will be considered. You chart in Epic without help.

What sets you apart
CDN or CNN certification. Bilingual Spanish.

Why Clearwater?
Our founders bring more than 40 years of experience in renal care. You earn 6.15 hours of PTO per pay period in your first 4 years. Tuition help of up to $5,250 a year.

Clearwater requires all teammates to be fully vaccinated. Background checks are run on every finalist.`,
    'Registered Nurse - Dialysis',
    'licence! certificate! certificate years12 skill certificate? language?',
  ],
  [
    `Site Manager needed for a PBSA job in Coventry, start asap, 14 months. SMSTS, black CSCS, first aid all in date. You'll have run at least two RC frame jobs from piling to handover and you'll know your way round a Part B fire strategy. 5 yrs min as number one. Temporary works coordinator ticket handy. £280 a day CIS. Two references will be taken.`,
    'Site Manager',
    'certificate! certificate! certificate skill years60! certificate?',
  ],
];
