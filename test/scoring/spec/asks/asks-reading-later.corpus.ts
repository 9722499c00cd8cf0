// A sixth part, written after the fifth was mended.

import type { WholeSpec } from './asks-specs.corpus.ts';
import type { Asked } from './wordings.corpus.ts';

/** Lines of a list under a heading that demands. */
export const UNDER_REQUIREMENTS: readonly Asked[] = [
  ['Six years in glass blowing, three of them in laboratories', 'years72! years36!'],
  ['Mindestens fünf Jahre als Imker; mindestens zwei davon in der Königinnenzucht', 'years60! years24!'],
  ['Cinq ans de menuiserie, dont deux en restauration', 'years60! years24!'],
  ['Deux ans de pratique après le diplôme', 'years24!'],
  ['A farrier who is on the register and has shod for three years', 'certificate! years36!'],
  ['Slinger card. IN DATE. Will be checked at the gate, no card no start', 'licence!'],
  ['A minimum of three seasons as a river guide', 'skill'],
  ['Three years plus in scaffold design', 'years36!'],
  ['Not less than 18 months on a passenger vessel', 'years18!'],
  ['Two-plus years of pattern cutting', 'years24!'],
  ['At least 5 of the last 8 years in tram operations', 'years60!'],
  ['4 years with a diploma or 6 years without', 'degree years48!'],
  ['Associate degree plus four years, or high school diploma plus eight', 'years48!'],
  ['CSCS card (any colour)', 'certificate!'],
  ['RSA and RCG certificates, NSW', 'licence!'],
  ['White Card and a driving licence', 'licence! licence'],
  ['AHPRA registration without conditions', 'certificate!'],
  ['Working with Children Check (or willing to get one)', ''],
  ['Safe Pass and manual handling, both in date', 'certificate! +skill'],
  ['Full clean licence, category C1', 'licence!'],
  ['Must hold, or be eligible for, registration with the Teaching Council', 'certificate'],
  ['Licensed in at least one state as an architect', 'certificate!'],
  ['Series 7 and 66', 'licence!'],
  ['Fluent German (C1) and good English', 'language! language!'],
  ['You speak Dutch like a native', 'language!'],
  ['Excellent written and spoken English', 'language!'],
  ['Excellent written and verbal communication', ''],
  ['A head for heights', ''],
  ['Works within the Code and the values of the college', ''],
  ['Rotas are agreed with every member of staff', ''],
  ['Be of good character', ''],
  ['Full driving licence, since we cover three counties', 'licence'],
  ['HNC or degree in surveying, and no fewer than three years spent designing sewers', 'degree! years36!'],
  ['Happy to work outdoors in all weathers', ''],
  ['Able to start at 5 am', ''],
  ['Own tools', ''],
  ['Comfortable with a 40 % travel share', ''],
  ['Thick skin and a sense of humour', ''],
  ['Confident user of Sage 200 and Excel pivot tables', 'skill'],
  ['Day-to-day use of Revit', 'skill'],
  ['Hands-on with ROS 2 and Gazebo', 'skill'],
  ['Proficiency in Python, Go or Rust', 'skill'],
  ['Have set up at least two clinics from scratch', 'skill'],
  ['Grasp of double-entry bookkeeping principles', 'skill'],
  ['Understanding of the Building Safety Act', 'skill'],
  ['Familiar with mortgage conduct rules', 'skill'],
  ['Experience of Xero (training will be given)', 'skill'],
  ['TypeScript; Svelte desirable', 'skill skill?'],
  ['Level 3 in plumbing or above', 'certificate!'],
  ['Mindestens fünfjährige Erfahrung als Polier', 'years60!'],
  ['Mehrjährige Erfahrung in der Lohnbuchhaltung', 'skill'],
  ['Meisterbrief im Kfz-Handwerk oder Techniker', 'licence!'],
  ['Englisch verhandlungssicher, Französisch von Vorteil', 'language! language?'],
  ['Erste Berufserfahrung wünschenswert', 'skill?'],
  ['Diplôme d’ingénieur ou master en hydraulique', 'degree!'],
  ['Expérience de trois ans minimum en cabinet', 'years36!'],
  ['Habilitation électrique BR à jour', 'licence!'],
];

/** Sentences of running text. */
export const IN_PROSE: readonly Asked[] = [
  ['You come with three years of bicycle repair and a cheerful face.', 'years36!'],
  ['What matters to us is that you have welded aluminium.', 'skill'],
  ['The successful applicant will be a member of the Institute of Fundraising.', 'certificate!'],
  ['We expect four years in a heritage setting.', 'years48!'],
  ['No experience is needed, we teach you everything.', ''],
  ['You do not need a degree.', ''],
  ['If you have driven a tractor before, so much the better.', 'skill?'],
  ['Ideally you know QuarkXPress.', 'skill?'],
  ['We would love to hear from people who have run a food bank.', 'skill?'],
  ['A forklift licence is a must.', 'licence!'],
  ['A full driving licence is essential as the sites are rural.', 'licence'],
  ['Our founders met eleven years ago on a ferry.', ''],
  ['The contract runs for two years.', ''],
  ['Contracts usually run for three years.', ''],
  ['A sale takes seven to eleven months.', ''],
  ['Five months of fully paid leave for every parent.', ''],
  ['After two years you can apply for the senior grade.', ''],
  ['Our apprentices spend three years with us.', ''],
  ['You will look after children aged two to five years.', '~'],
  ['You will write a five-year maintenance plan.', '~'],
  ['Unfortunately we cannot sponsor visas.', ''],
  ['Wer bei uns anfängt, hat eine Ausbildung als Koch abgeschlossen.', 'certificate!'],
  ['Voraussetzung ist der Führerschein Klasse CE.', 'licence!'],
  ['Wichtig sind uns zwei Jahre Praxis im Trockenbau.', 'years24!'],
  ['Vous justifiez de cinq ans en boulangerie et parlez anglais.', 'years60! language!'],
  ['Le permis de conduire est indispensable.', 'licence'],
];

/** Whole specs by what their title must hold. */
export const TITLED: readonly (readonly [string, string])[] = [
  ['Kia ora,\n\nwe need another beekeeper for the spring.\n\nTwo seasons please.', 'beekeeper'],
  ['MERIDIAN HEALTH TRUST\nPost title: Mortuary Technician\nBand 4', 'mortuary technician'],
  [
    'The Sealeys Group | Luton\n\nWe are recruiting a pest control surveyor to join our southern team.',
    'pest control surveyor',
  ],
  ['Wir suchen ab sofort eine erfahrene Floristin für unser Geschäft am Markt.', 'floristin'],
];

/** Whole little specs. */
export const WHOLE_SPECS: readonly WholeSpec[] = [
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
];
