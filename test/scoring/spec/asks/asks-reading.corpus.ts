// A fifth part, of further trades: letters, glued pages, numbered forms, and what is told and not asked for.

import type { WholeSpec } from './asks-specs.corpus.ts';
import type { Asked } from './wordings.corpus.ts';

/** Lines of a list under a heading that demands. */
export const UNDER_REQUIREMENTS: readonly Asked[] = [
  ['ADN or BSN', 'degree!'],
  ['Deutsch in Wort und Schrift, mindestens B2', 'language!'],
  ['French spoken and written, at least B1', 'language!'],
  ['Two years as a glazier (or a degree in architecture)', 'degree'],
  ['10 yrs with a B.S. or 8 yrs with an M.S.', 'years96!'],
  ["Bachelor's degree and five years of land surveying, or a master's and three", 'degree! years60!'],
  ['Junior (0-2 years), Mid (3-5 years), Senior (6+ years)', ''],
  ['0 to 2 years in a bakery', 'skill'],
  ['0.5 - 2 yrs of tele-calling', 'skill'],
  ['"Only two years is not senior" - we do not mind.', ''],
  ['Formal training or certification in beekeeping concepts and 3+ years of it', 'skill years36!'],
  ['Solid experience with looms, suggested 4+ years', 'years48'],
  ['Typically five years in a foundry', 'years60'],
  ['Currently pursuing a degree in oceanography', 'degree!'],
  ['A degree in textiles, an apprenticeship as a weaver, or the experience to match', 'degree'],
  ['A diploma in agronomy or enough field experience to make up for it', 'degree'],
  ['NVQ Level 2 in saddlery; similar experience counts just as much', 'certificate'],
  ['Lesen technischer Zeichnungen', 'skill'],
  ['Solid knowledge of the Merchant Shipping Act', 'skill'],
  ['Sicher im Arbeitsrecht', 'skill'],
  ['Bonne connaissance de la réglementation ICPE', 'skill'],
  ['Garda vetting applies', ''],
  ['Six-month contract with a view to permanent', ''],
  ['Office two days, home three', ''],
  ['Uniform and tools supplied', ''],
  ['Paid fortnightly', ''],
  ['Respond to alarms and floods', '~'],
  ['Answer queries from publicans by phone', '~'],
  ['Hold weekly toolbox talks', 'skill'],
  ['Chair and hold site progress meetings', 'skill'],
  ['Experience of tunnelling, knowledge of rail possessions and fluent Polish', 'skill skill language!'],
  ['Erfahrung im Brückenbau, Führerschein Klasse B und gute Englischkenntnisse', 'skill licence language!'],
  [
    'Fundierte Kenntnisse in DATEV, Bereitschaft zu Reisen und Deutschkenntnisse auf Niveau C1',
    'skill language!',
  ],
  ["Permis B et maîtrise d'un logiciel de découpe", 'licence skill'],
  ['A handy extra: falconry', 'skill?'],
  ['Welding would be a welcome addition', 'skill?'],
  ['Welsh is a lovely bonus', 'language?'],
  ['7+ YOE in embedded audio', 'years84!'],
  ['Holds U.S. Secret clearance', 'clearance!'],
  ['Associate degree or higher in horticulture', 'degree!'],
  ["Bachelor's degree or above in hydrology", 'degree!'],
  ['You know the Highway Code for horse-drawn vehicles', 'skill'],
  ['Ability to read construction drawings', 'skill'],
  ['Two seasons on a snow-making crew', 'skill'],
  ['4 full years in a chandlery', 'years48!'],
  ['Current HIAB ticket', 'licence!'],
  ['At least one of: RYA Yachtmaster, STCW Master 200', 'licence!'],
  ['Willing to sit the RYA Day Skipper within six months of starting', 'licence'],
];

/** Sentences of running text. */
export const IN_PROSE: readonly Asked[] = [
  ['We have known each other for twelve years.', ''],
  ['Marlow stands as a leader in hand-blown glass, with over forty years in the trade.', ''],
  ['Orchard Press is one of the oldest printers in the county, with more than ninety years of history.', ''],
  ["I don't want to go below three years in a joinery shop.", 'years36!'],
  ["We can't compromise on four years of stone carving.", 'years48!'],
  ["I won't budge on the HIAB ticket.", 'licence!'],
  ['Whoever we take has to read music fluently.', 'skill'],
  ['The person we hire will hold an HGV class 2 licence.', 'licence!'],
  ['Someone who has run a bar before.', 'skill'],
  [
    'You must have worked at least two years as a lifeguard and be able to give a five-year checkable history for screening.',
    'years24!',
  ],
  [
    'You have taught yoga for three years or more and will have an enhanced DBS check before you start.',
    'years36!',
  ],
  ['Dafür brauchen Sie eine abgeschlossene Ausbildung als Bootsbauer.', 'certificate!'],
  ['Sie benötigen mindestens zwei Jahre Erfahrung im Messebau.', 'years24!'],
  [
    'Vorausgesetzt werden sichere Kenntnisse in CorelDRAW, die Bereitschaft zur Montage und Deutschkenntnisse auf B1.',
    'skill language!',
  ],
  ['Gebraucht wird ein Kranschein.', 'licence!'],
  ['Le CACES R489 doit être en cours de validité.', 'licence!'],
  ['Les candidats doivent justifier de deux ans en menuiserie.', 'years24!'],
  ['Wir zahlen nach Haustarif und bieten ein Jobrad.', ''],
  ['Ask me if anything is unclear.', ''],
  ['Norwich, two days from home is fine.', ''],
  ['Uniform supplied, paid weekly.', ''],
  ['Second must: AutoCAD.', 'skill'],
  ['A degree would be usual, but I have no problem with somebody who learned it at the bench.', 'degree?'],
  ["It's a nice extra if you have run a stall.", 'skill?'],
  ['Painting a boat in a shed is not the same thing.', ''],
  ["You'll take bookings, hold weekly briefings and keep the logbook.", '~'],
  ['You will respond to call-outs and hold stock reviews.', '~'],
  ['We are looking for a florist who can be left to run the Saturday shop.', ''],
  ['I need somebody who has restored oil paintings for a museum.', 'skill'],
  ['We will not consider anyone without a PADI Instructor card.', 'certificate!'],
  ['They have to have their own chainsaw tickets, CS30 and CS31.', 'licence!'],
  ['Please tell us about your experience of running workshops.', ''],
  ['Everyone who joins gets a five-year career plan.', ''],
  ['Fed up with long commutes?', ''],
];

/** Whole specs by what their title must hold. */
export const TITLED: readonly (readonly [string, string])[] = [
  [
    'Hi Moira,\n\nas promised, what I need for the second upholsterer vacancy.\n\nThey must have three years at the bench.',
    'upholsterer',
  ],
  [
    'We are a family nursery in Kent and we are after another plant propagator who can be left alone.\n\nYou need two years under glass.',
    'propagator',
  ],
  [
    'Wir, die Orgelwerkstatt Brandt in Görlitz, verstärken unser Team um einen Orgelbauer (m/w/d).\n\nSie stimmen und warten.',
    'orgelbauer',
  ],
  [
    'La Maison Perrin (Lyon) recherche, pour son atelier de sellerie, une maroquinière expérimentée à temps plein.\n\nVous coupez et cousez.',
    'maroquinière',
  ],
  [
    'NORTH ISLES FERRIES\nGrade: Second Engineer\nPost: MV Grebe, Kirkwall\n\n1. Requirements\n(a) STCW III/2 certificate',
    'second engineer',
  ],
  ['Dear team,\n\nwe need a decent farrier for the yard from March.\n\nDipWCF please.', 'farrier'],
  ['I am after a cheesemonger for the Saturday market.\n\nOne year behind a counter.', 'cheesemonger'],
];

/** Whole little specs. */
export const WHOLE_SPECS: readonly WholeSpec[] = [
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
    'certificate! years36! +skill? +language? +skill?',
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
    'degree! skill years12! skill skill? skill',
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
];
