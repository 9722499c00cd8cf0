// Whole little specs of many trades and forms, each with its title and what it demands or wishes, duties left out.

import type { WholeSpec } from './asked-row.ts';

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
    'years36! skill skill +degree! certificate? skill?',
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
  [
    `Hello Priti

Quick one. Len is hanging up his boots in August and was our only lift truck engineer, so the yard will be stuck.

What the person must bring: three years on Linde or Toyota trucks, LOLER know-how, a driving licence. What would be lovely: tail lifts.

Money is about 38 and a van. I'm away Thursday.

Cheers, Bob`,
    'lift truck engineer',
    'years36! skill licence skill?',
  ],
  [
    `Occupational Health Nurse
Employer: Marlow Shipyard

ABOUT MARLOW
Marlow has built ferries for 90 years and employs 1,200 people, some of whom have been with us for three decades.

YOUR ROLE
* Run health surveillance for noise and HAVS
* Manage pre-employment checks for new starters

WE NEED
* RN on the NMC register
* Diploma in occupational health nursing (SCPHN), or studying for it
* 2 years or more in OH

WE'D LIKE
* Spirometry (ARTP)

WHAT YOU GET
* 30 days of holiday, 33 after five years
* Defined benefit pension

BEFORE YOU START
We ask for two references, a DBS and a five-year employment history.`,
    'Occupational Health Nurse',
    'licence! licence years24! certificate?',
  ],
  [
    `Maintenance Mechanic - Food Plant
Dayton, OH | $29.50/hr | 3rd shift

Who We Are: Family owned since 1961. Over 60 years of sauces.

Job Summary: The Maintenance Mechanic keeps fillers, cappers and retorts running.

Minimum Requirements:
- High school diploma/GED
- 3+ years of industrial maintenance experience in food, beverage or pharma
- Ability to read electrical schematics
- Basic PLC troubleshooting (Allen-Bradley)

Preferred: Ammonia refrigeration (RETA), welding

Working Conditions: Wet floors, noise, temperatures of up to 100 degrees. Lift up to 50 lbs.

Perks: 401k, boot allowance, 3 weeks of vacation after 2 years.

We participate in E-Verify. Candidates must pass a drug screen and background check prior to employment.`,
    'Maintenance Mechanic',
    '+degree! years36! skill skill skill?',
  ],
  [
    `Person specification: Planning Enforcement Officer

Essential
Degree in planning or a related subject, or substantial relevant experience
Membership of the RTPI or eligibility for it
Two years in development management or enforcement
Knowledge of the Town and Country Planning Act 1990
Full driving licence

Desirable
Experience of giving evidence at inquiries
Uniform or Acolaid

Other
A basic disclosure check will be carried out. The post is politically restricted.`,
    'Planning Enforcement Officer',
    'degree licence years24! skill licence skill? skill?',
  ],
  [
    `Our client, one of Yorkshire's leading joinery manufacturers with over 45 years of heritage, requires a CAD Technician to join its drawing office. You will produce shop drawings for doors and staircases. To be considered you must have a minimum of 3 years' experience in joinery or furniture, strong AutoCAD and a good grasp of building regs. Inventor or SolidWorks advantageous. In return you'll receive up to £34k, early finish Fridays and a long-term career: most of the office has been there for ten years plus. Apply today or call Liz.`,
    'CAD Technician',
    'years36! skill skill?',
  ],
  [
    `Data Analyst (Fundraising)

What this is about
Harbour Relief raises £22m a year. You'd be the second analyst.

You'll spend your days on
- segmenting supporters and measuring appeals
- building dashboards

You're right for this if you've
- written SQL most days for two years or more
- worked with a CRM such as Raiser's Edge or Salesforce
- explained numbers to people who don't like them

Lovely if you've also
- used Python
- worked in a charity

Good to know
We close for a week at Christmas. After six months you can work from abroad for up to four weeks a year.`,
    'Data Analyst',
    'years24! skill skill? skill?',
  ],
  [
    `Chef de partie (H/F), Biarritz

Maison fondée il y a trente ans.

Vous assurez la mise en place et le service de votre partie.

Il vous faut : un CAP cuisine, deux ans d'expérience en restauration gastronomique, la maîtrise des cuissons. L'anglais est un plus.

On vous offre : 39 heures, logement, prime après un an.`,
    'Chef de partie',
    'certificate! years24! skill language?',
  ],
  [
    `Bauleiter Tiefbau (m/w/d)

Seit 1952 bauen wir Straßen und Kanäle in Franken.

Aufgaben
Führung von drei Kolonnen, Aufmaß und Abrechnung, Kontakt zu Auftraggebern.

Das sollten Sie haben
Studium im Bauingenieurwesen oder Meister/Techniker mit Berufserfahrung
mindestens fünf Jahre als Bauleiter
VOB-Kenntnisse
Führerschein B

Schön, aber kein Muss
Erfahrung mit iTWO

Nach zwei Jahren ist eine Beteiligung möglich.`,
    'Bauleiter Tiefbau',
    'degree/paper! years60! skill licence skill?',
  ],
  [
    `Housing Options Officer
Grade 7

PERSON SPECIFICATION

Criteria | Essential / Desirable | Assessed by
Degree or CIH Level 4 | D | Application
Two years' experience in homelessness or housing advice | E | Application, interview
Knowledge of Part VII of the Housing Act 1996 | E | Interview
Experience of Locata | D | Application`,
    'Housing Options Officer',
    'degree/paper? years24! skill skill?',
  ],
  [
    `SENIOR ACCOUNTANT
Boise, Idaho

About Tamarack
Founded in 1987, Tamarack Lumber runs six mills. Our people average 14 years with us.

What You Will Do
- Close the books monthly and prepare reconciliations
- Support the year-end audit

What You Bring
- Bachelor's degree in accounting or finance
- Minimum 4 years of general ledger experience; manufacturing strongly preferred
- CPA or CPA candidate preferred
- Advanced Excel

What We Offer
- Medical, dental, vision from day one
- 401(k) with immediate vesting; profit sharing after 1 year
- 15 days PTO in years 1-4, 20 days after 5 years

Tamarack is an equal opportunity employer. A background check and drug test are required following a conditional offer of employment.`,
    'SENIOR ACCOUNTANT',
    'degree! years48! skill? licence? skill',
  ],
  [
    `Hi Marta,

sorry this is late. The care home in Rye needs a new cook because Pauline retires in October after 22 years.

She'd be cooking for 34 residents, soft diets included. I'd want Level 2 food hygiene, a year or more in a care home or school, and somebody who can bake. Halal cooking would be good to have but isn't a must.

Every other weekend off. Reply by Friday if you can.

Best, Sunil`,
    'cook',
    'certificate! years12! skill skill?',
  ],
  [
    `Network Engineer – Galway (hybrid)

The team: eleven engineers and one dog.

The job: you'll look after 140 switches and four data centres and be on call one week in six.

Must-haves: CCNP or equal experience; 3+ years in a multi-site network; BGP and OSPF; Stamp 4 or EU passport.
Nice-to-haves: Python, Palo Alto.
Not needed: a degree.

We pay €60k-€68k and review it every 12 months.`,
    'Network Engineer',
    'certificate years36! skill skill?',
  ],
  [
    `About the companyFor more than 20 years Brightline has cleaned solar farms.What you'll doPlan routes for six crews.Handle landowner queries.What you'll need2+ years scheduling field crewsProficiency with ArcGISFull driving licenceExcellent communication skillsNice to haveDrone pilot certificateWhat we offer25 days of leave, rising after 3 years`,
    '',
    'years24! skill licence certificate?',
  ],
  [
    `Wir suchen: Leitung Finanzbuchhaltung (m/w/d), Kassel

Über uns: Familienunternehmen, 90 Jahre alt, 600 Leute.

Profil: Bilanzbuchhalter (IHK) oder Studium mit Schwerpunkt Rechnungswesen; fünf Jahre Erfahrung, davon zwei mit Führung; HGB und DATEV sicher; Englisch gut.

Von Vorteil: IFRS.

Angebot: 30 Tage Urlaub, Homeoffice nach der Probezeit von sechs Monaten.`,
    'Leitung Finanzbuchhaltung',
    'degree/paper! years60! skill language? skill?',
  ],
  [
    `Veterinary Receptionist
Riverside Vets, Hexham

We are an independent small animal practice with five vets and eight nurses. We were founded in 1998.

Main duties
- Greeting clients and booking appointments
- Taking payments and handling insurance claims

Essential
- Experience of working in a customer-facing role
- Good IT skills
- GCSE English and maths

Desirable
- Experience in a veterinary practice
- Knowledge of RoboVet

Hours are 40 a week including one Saturday in three. Salary £23,500. To apply please send your CV and a covering letter.`,
    'Veterinary Receptionist',
    'skill degree! skill? skill?',
  ],
  [
    `Warehouse Supervisor

Overview
Blue Ridge Foods is a leading distributor serving more than 900 restaurants across three states. For over 35 years we have been known for our service.

Key Responsibilities
- Supervise a team of 15 pickers and loaders
- Ensure compliance with food safety requirements
- Maintain inventory accuracy

Qualifications
- High school diploma required; associate's degree preferred
- 3+ years of warehouse experience, including 1 year in a lead role
- Forklift certification
- Knowledge of WMS systems
- Ability to lift 50 lbs

Benefits
- Health, dental and vision insurance
- 401(k) with company match after 90 days
- Paid vacation (2 weeks after one year)

Blue Ridge Foods is an Equal Opportunity Employer.`,
    'Warehouse Supervisor',
    '+degree! degree? years36! years12! licence! skill?',
  ],
  [
    `Our client, a busy firm of solicitors in Norwich, is looking for a Conveyancing Secretary to join its property team on a permanent basis. Working for two partners, you will type correspondence, open files and deal with clients by phone. You should have at least 18 months' experience as a legal secretary, a typing speed of 60 wpm and a working knowledge of the Land Registry portal. Experience of LEAP would be an advantage. The firm offers a salary of up to £26,000, 25 days' holiday and a pension. To apply, send your CV to Jan or call for a confidential chat.`,
    'Conveyancing Secretary',
    'years18! skill skill?',
  ],
  [
    `Steuerberater (m/w/d) in Münster

Ihre Aufgaben:
- Betreuung mittelständischer Mandanten
- Erstellung von Jahresabschlüssen

Ihr Profil:
- Bestelltes Steuerberaterexamen
- Mehrjährige Berufserfahrung
- Sehr gute DATEV-Kenntnisse
- Gute Englischkenntnisse von Vorteil

Wir bieten:
- Flexible Arbeitszeiten
- Fortbildungen`,
    'Steuerberater',
    'licence! skill language?',
  ],
  [
    `Hi Tom, hope all is well. Could you get an ad out for a new service advisor at our Audi site in Derby? The right person will have worked in a dealership before, ideally on Kerridge, and needs a full driving licence. Two years' experience minimum. Salary is £27k basic with OTE of £34k. Cheers, Kim`,
    'service advisor',
    'skill licence skill? years24!',
  ],
  [
    `COASTGUARD OPERATIONS SERVICE
Grade: Watch Officer
Post: Rescue Coordination, Malin Head

1. Eligibility criteria (all must be met at the closing date)
(a) Hold a GMDSS General Operator's Certificate.
(b) Have at least two years' experience in a maritime operations room.
(c) Hold a full driving licence.

2. Principal duties
(a) Keeping watch on distress frequencies.
(b) Tasking lifeboats and helicopters.

3. Desirable
Working knowledge of Irish; a yachting qualification.

4. Garda vetting and medical screening apply.`,
    'watch officer',
    'licence! years24! licence skill? certificate?',
  ],
  [
    `Hi Bert,

as promised, here is what I need for the second glassblower seat, so you can start looking.

Whoever we take has to gather and blow stemware every day, I mean pairs that match. Second must: cold working. I don't want to go below three years at a furnace. A degree in glass is what the college wrote last time; equivalent bench experience is just as fine.

The work: they make to drawings, help with the kiln, and talk to visitors.

Bonus points for engraving, neon, and anyone who has run a hot shop class.

Stourbridge, four days, up to 31k.

Ta
Lou`,
    'glassblower',
    'skill skill years36! skill?',
  ],
  [
    `Hi Ines,

what I need for the tapestry opening, please turn it into an ad.

We restore tapestries for country houses. The person will clean, dye and stitch, and write condition reports.

I can't compromise on: four years or more of textile conservation, on loan objects or in a studio. Dyeing for at least part of it. And they must be able to use a microscope and a fume hood. Making quilts isn't the same thing, we've been down that road.

A degree in conservation would be usual but I've no problem with somebody who learned it on the job.

Cardiff, one day from home fine. Ask me if unclear.

Thanks
Jude`,
    '',
    'years48! skill skill degree?',
  ],
  [
    `Zoo Keeper, small mammals, Paignton. 40 hours, £12.90 an hour.

Feeding, cleaning out, talks to visitors, records, first response if an animal gets out.

You must hold a DMZAA or an equivalent animal management diploma. You must have worked at least one year with exotic animals and be able to give a three year checkable history for screening. Full UK driving licence needed for the van.

First Aid at Work is useful. Uniform supplied, paid monthly.`,
    'zoo keeper',
    'degree/paper! years12! licence certificate?',
  ],
  [
    `Wir, die Glockengießerei Hahn in Apolda, gießen Kirchenglocken und verstärken unsere Formerei um einen Gießereimechaniker (m/w/d).

Sie formen, gießen und putzen, führen Wartungen aus und dokumentieren im Betriebsbuch.

Dafür brauchen Sie eine abgeschlossene Ausbildung als Gießereimechaniker, Former oder eine vergleichbare Ausbildung und mindestens zwei Jahre Berufserfahrung im Handformguss. Vorausgesetzt werden außerdem sichere Kenntnisse der Bronzelegierungen, die Bereitschaft zu Montagereisen und Deutschkenntnisse mindestens auf Niveau B1, weil Sie Kirchengemeinden beraten.

Gern gesehen sind ein Staplerschein und Erfahrung mit Stimmgabeln. Wir zahlen nach IG-Metall-Tarif.`,
    'gießereimechaniker',
    'certificate! years24! skill language! licence? +skill?',
  ],
  [
    `RETAIL OPTICAL MANAGER - Boise, ID

OVERVIEW
Clear Creek Eyewear stands as a leader in family eye care, with over thirty years in Idaho. We have known each other for ten years and it shows!

THE DAY: Opening the store, frame styling, lens orders, cash-up, coaching three opticians.

REQUIRED:
- ABO certification
- 3 years minimum of optical retail
- High school diploma

A PLUS: NCLE, Spanish, store manager experience.

Pay $24-$29/hr, 401k, vision. Drug screen before start.`,
    'retail optical manager',
    'certificate! years36! +degree! +skill? +language? +skill?',
  ],
  [
    `Senior Backend Engineer (Go)

What you'll do- Build our billing services- Mentor juniors- Keep the pager quiet

Requirements
- 6+ years of backend engineering experience
- 3-5 years of Go experience
- 2-3 years of PostgreSQL experience
- 1-2 years of Kafka experience
- 1-2 years of Terraform experience

Nice to have
- Rust`,
    'senior backend engineer',
    'years72! years36 years24 years12 years12 skill?',
  ],
  [
    `Machine Learning Engineer

What We Need to See:PhD in computer science or a related fieldProficiency in at least one deep learning framework such as PyTorchYears of Relevant Experience:5+ years in computer vision

About HeronHeron stands as a globally known leader in sonar, with over eight years in the market.`,
    'machine learning engineer',
    'degree! skill years60!',
  ],
  [
    `Bosun - traditional sailing vessel

We're after a bosun for our three-masted schooner, Falmouth to the Baltic, April to October.

You need
* STCW Basic Safety Training, in date
* ENG1 medical
* two seasons on square-rigged or gaff-rigged ships
* splicing, rigging and sail repair

Don't worry if you haven't
* a powerboat ticket
* taught trainees before

We offer your own cabin (a rarity), all food, and a winter refit in dry dock if you like.`,
    'bosun',
    'licence! licence! skill skill certificate? skill?',
  ],
  [
    `CHEF DE RANG (H/F) - Annecy

Le restaurant
Une table étoilée au bord du lac, vingt-huit couverts.

Vos missions
- assurer le service d'un rang de cinq tables
- conseiller les accords mets et vins

Votre profil
- CAP ou Bac pro restaurant
- deux ans d'expérience minimum en restaurant gastronomique
- anglais courant, la clientèle est internationale
- bonne présentation

Seraient un plus : l'italien, une mention complémentaire sommellerie.

Poste logé, deux jours de repos consécutifs, 2 300 € net.`,
    'chef de rang',
    'certificate! years24! language! language? certificate?',
  ],
  [
    `Leisure Centre Duty Manager

About the centre
Two pools, a gym with 90 stations and a climbing wall, run by a charitable trust since 1988.

Main purpose
To run the building on your shifts.

Essential
1. NPLQ, current
2. Pool plant operator certificate
3. 18 months as a duty manager or senior lifeguard
4. First aid at work
5. Knowledge of health and safety legislation

Desirable
6. Trainer assessor qualification
7. Swimming teaching

The post is subject to an enhanced DBS check and two references. Shifts between 6 and 11, seven days.`,
    'duty manager',
    'certificate! certificate! years18! certificate skill certificate? skill?',
  ],
  [
    `subject: vacancy - piano technician

Hello,

Marek retires at the end of May and I need somebody who can do what he does. They tune about twenty pianos a week in schools and private houses and regulate two or three a month here in the shop.

They must have trained properly (Newark, or an apprenticeship) and have at least five years of tuning on their own. I'd want a driving licence. Concert work would be lovely. No agencies.

Cheers
Dot`,
    'piano technician',
    'skill years60! licence skill?',
  ],
  [
    `Actuarial Analyst - Pensions

The firm
Hartwell Bray has advised trustees for over sixty years.

What you will be doing
Valuations, transfer values, member queries and annual funding updates.

What we ask for
- A degree in mathematics, actuarial science or economics (2:1)
- At least six IFoA exams passed
- One to two years in a pensions consultancy
- Excel; VBA or R a real bonus
- Awareness of the Pensions Act 2004

What you get
Study support, 27 days, hybrid working.`,
    'actuarial analyst',
    'degree! skill years12! skill skill?',
  ],
  [
    `Grain Elevator Operator

Must be 18 or older and able to lift 50 lbs.

Requirements: Class B CDL or willing to obtain within 90 days of hire; 1 year on a farm or at an elevator; forklift certification a plus.

Duties: unload trucks, run the leg and the dryer, sample and grade grain, keep the pit clean.

We pay overtime after 40 hours and have a 401k.`,
    'grain elevator operator',
    'licence years12! licence?',
  ],
  [
    `TREE SURGEON (CLIMBER) - Hereford

About us: Oakapple has looked after trees in the Marches for over twenty years.

A) What you will do
- dismantle and prune from rope and MEWP
- aerial rescue cover

B) What you must have
- NPTC CS30, 31, 38 and 39
- two years climbing
- full driving licence (B+E an advantage)

C) What you might have
- LOLER inspection
- QTRA

D) What you get
£150 a day, kit allowance, 22 days.`,
    'tree surgeon',
    'licence! years24! licence skill? skill? skill?',
  ],
  [
    `Dear both,

Following our chat, this is the brief for the museum registrar.

Maternity cover, ten months from May. Whoever gets it will hold the loans diary, write condition reports and book couriers.

I need two years with loans or exhibitions, hands-on use of TMS or another collections system, and someone who has couriered at least once. A museum studies degree is usual, though I would take a good practical background instead. French would be nice.

What I don't need is a curator.

Best
Ros`,
    'museum registrar',
    'years24! skill skill degree? language?',
  ],
  [
    `Registered Veterinary Technician - ER nights

Blue Harbor Animal Hospital is a 24-hour practice with over 15 years of service to Portland. We've known each-other since vet school!

Who you are:
* Credentialed (CVT, LVT or RVT) in Oregon or able to transfer
* 1+ yr ER or ICU
* Comfortable placing IV catheters & running anesthesia

Perks: $3k sign-on, CE stipend, scrubs`,
    'veterinary technician',
    'licence +skill years12! skill',
  ],
  [
    `Sachbearbeiter Zollabwicklung (m/w/d) in Weil am Rhein

Die Spedition Rheintor ist seit 1952 am Dreiländereck tätig.

Das erwartet Sie:
- Erstellung von Ausfuhranmeldungen in ATLAS
- Abstimmung mit Fahrern und Zollämtern

Das erwarten wir:
- Kaufmännische Ausbildung, idealerweise Spedition
- 2 Jahre Praxis im Zoll
- Sicherer Umgang mit ATLAS
- Deutsch fließend, Französisch mindestens B1

Das bekommen Sie:
- 30 Tage Urlaub
- Jobrad`,
    'sachbearbeiter',
    'certificate! skill? years24! skill language! language!',
  ],
  [
    `ICE CREAM VAN DRIVER

Seasonal, April to September. Cash in hand? No, PAYE!

Clean licence, held 2 years. Level 2 food hygiene or willing to sit it. Good with kids, good with queues.

You'd park where we tell you, serve, cash up and clean the van. Evenings at festivals.`,
    'ice cream van driver',
    'certificate',
  ],
  [
    `Underwriter, Marine Cargo
Lime Street, EC3

The role:
Quote and bind open covers within your authority; visit brokers; keep the exposure log.

The person:
ACII or well on the way; 5 years in marine, of which two underwriting cargo; comfortable in Whitespace and PPL; Lloyd's experience strongly preferred.

The offer:
Up to £85k, bonus, 12% pension.`,
    'underwriter',
    'certificate years60! skill skill?',
  ],
  [
    `Lift Service Engineer
Hartwell Elevators, Leeds and York | £42,000 plus van

Who we are
Hartwell looks after 2,300 lifts for councils and hospitals. We are an employee-owned firm of 140.

The job
You will service a round of 95 lifts, answer call-outs and write up every visit on a tablet.

You must have
- NVQ Level 3 in lift engineering or equivalent
- Three years or more of traction and hydraulic lift maintenance
- A full driving licence

It helps if you have
- Otis or Kone controllers
- EOR 202

We give you
A van, overtime, 26 days off and a pension. Call Priya on 0113 000000 for a chat.`,
    'Lift Service Engineer',
    'certificate! years36! licence skill? skill?',
  ],
  [
    `Hi Sam, can you put this out today please. We want a bookkeeper for the Penrith office, three days a week. She or he must be AAT qualified and have at least two years in practice, and know Xero properly. QuickBooks would be a bonus. No degree needed. Pay about £16 an hour. Thanks, Jo`,
    'bookkeeper',
    'licence! years24! skill skill?',
  ],
  [
    `POSITION SUMMARY
The Infection Preventionist directs surveillance and education across a 212-bed community hospital.

ESSENTIAL DUTIES AND RESPONSIBILITIES
- Conducts surveillance of healthcare-associated infections and reports through NHSN
- Leads outbreak investigations as required
- Rounds with nursing leadership; other duties as assigned

MINIMUM QUALIFICATIONS
- Active, unencumbered RN license in Georgia
- Bachelor's degree in nursing
- 3 years of acute care nursing experience

PREFERRED QUALIFICATIONS
- CIC certification
- Epic or Cerner

PHYSICAL DEMANDS
Must be able to lift 25 pounds and stand for long periods.

We are an Equal Opportunity Employer. Benefits include medical, dental, 401(k) with match and tuition assistance.`,
    'Infection Preventionist',
    'licence! degree! years36! certificate? skill?',
  ],
  [
    `Wir suchen zum nächstmöglichen Zeitpunkt eine/n Steuerfachangestellte/n (m/w/d) in Teilzeit.

Ihre Aufgaben
- Finanz- und Lohnbuchhaltung für Mandanten
- Vorbereitung von Jahresabschlüssen

Ihr Profil
- abgeschlossene Ausbildung als Steuerfachangestellte/r
- mindestens zwei Jahre Berufserfahrung in einer Kanzlei
- sicherer Umgang mit DATEV
- Teamgeist und Zuverlässigkeit

Von Vorteil
- Weiterbildung zum Bilanzbuchhalter

Wir bieten 30 Tage Urlaub, Homeoffice und ein gutes Gehalt. Ihre Bewerbung senden Sie bitte an Frau Kuhn.`,
    'Steuerfachangestellte',
    'certificate! years24! skill licence?',
  ],
  [
    `Auxiliaire vétérinaire (H/F) - clinique des Tilleuls, Angers

Vos missions : accueil des clients, assistance en chirurgie, stérilisation, gestion des stocks.

Profil recherché :
- Titre d'auxiliaire spécialisé vétérinaire exigé
- Au moins 2 ans d'expérience en clinique canine
- Permis B
- Une connaissance de Vetocom serait un plus

Nous offrons : 35 heures, mutuelle, treizième mois. Poste à pourvoir en mars.`,
    'Auxiliaire vétérinaire',
    'certificate! years24! licence skill?',
  ],
  [
    `Job title: Duty Manager, Leisure Centre
Grade: 6
Person specification

Criteria | Essential | Desirable
Qualifications | NPLQ; First Aid at Work | Pool Plant Operators certificate
Experience | Two years supervising staff in a leisure centre | Swimming teaching
Other | Willing to work shifts including weekends | Welsh speaker`,
    'Duty Manager',
    'certificate! certificate certificate? years24! skill? language?',
  ],
  [
    `Are you a pastry chef who would rather sleep at night? Our bakery in Ennis bakes from six to two. You will make laminated doughs, tarts and celebration cakes for eleven cafés, order stock and train an apprentice. You have at least three years in a production bakery or pastry section, you laminate by hand, and you know HACCP. Experience with gluten-free baking would be great. We pay €17 to €19 an hour and close on Sundays. Please send a CV and a photograph of something you made.`,
    'pastry chef',
    'years36! skill skill?',
  ],
  [
    `About Fernway
Fernway is a fintech with 300 people in Dublin and Lisbon.

What you'll do
- Own the on-call rota and incident reviews
- Build Terraform modules for forty services
- Help teams to write better SLOs

About you
- 4+ years in SRE or platform engineering
- Deep Kubernetes and AWS
- You write Go or Python every week
- Fluent English

Bonus points
- Kafka at scale
- CKA

What's in it for you
€75,000 to €95,000, equity, 25 days of leave, private health insurance.

Our process
Two interviews and a paid exercise. Fernway is an equal opportunity employer.`,
    '',
    'years48! skill skill language! skill? certificate?',
  ],
  [
    `Hi Ade,

Hope all is well. I'm after one person for a Swindon firm that looks after radar sites for a ministry, about 40 people.

Let me tell you what they will not bend on, since two good people were sent home last month. You need at least three years of fault finding on radar or microwave kit. And your DV has to be live today: the site cannot wait for vetting, and they won't put anybody new through for this one.

If you can climb, or have used a spectrum analyser, lovely.

£42k and a van. Most nights at home.

Shall we talk? Send me your CV.

Best,
Rob`,
    '',
    'years36! clearance! skill?',
  ],
];
