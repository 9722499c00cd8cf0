// What specs demand in wordings that the other corpora lack: openings, labels and lists that hold several demands, papers
// under names that no list knows. Written before the rules were tried on them.

/** A spec's body under a title, and its demands in order: the text as it is read, with `!` where it is hard. */
export type Demanded = readonly [body: string, demands: readonly string[]];

/** Labels and headings, some in the line and some above it. */
export const LABELLED: readonly Demanded[] = [
  [
    'You clean rooms and corridors.\n\nThe trust insists on:\n- Enhanced knowledge of infection control',
    ['Enhanced knowledge of infection control'],
  ],
  [
    'You cut hair in a busy salon.\n\nRequired of you: NVQ Level 2 in Hairdressing, two years behind the chair, a steady clientele.',
    ['NVQ Level 2 in Hairdressing!', 'two years behind the chair!', 'a steady clientele.'],
  ],
  [
    'You grow cut flowers.\n\nBefore we invite you, we ask for\n- PA1 and PA6 spraying certificates\n- A tractor licence',
    ['PA1 and PA6 spraying certificates!', 'A tractor licence!'],
  ],
  [
    'You look after forty flats.\n\nEntry conditions: an IRPM membership and three years in block management.',
    ['an IRPM membership!', 'three years in block management.!'],
  ],
  [
    'You sell kitchens.\n\nOur client wants:\nExperience of selling fitted furniture\nArticad drawings',
    ['Experience of selling fitted furniture', 'Articad drawings'],
  ],
  ['You inspect lifts.\n\nTickets needed\n- LEIA CAT3\n- ECS gold card', ['LEIA CAT3!', 'ECS gold card!']],
  [
    'You keep the greens.\n\nTo be considered: a spraying certificate (PA2), chainsaw maintenance, and experience of fine turf.',
    ['a spraying certificate (PA2)!', 'chainsaw maintenance', 'experience of fine turf.'],
  ],
  [
    'You build decks.\n\nWhat you must be able to show\n- CSCS skilled worker card\n- Your own portfolio of timber work',
    ['CSCS skilled worker card!', 'Your own portfolio of timber work'],
  ],
  [
    'You fly drones for surveys.\n\nThe insurer demands:\n- A GVC certificate\n- 50 hours logged on multirotor aircraft',
    ['A GVC certificate!', '50 hours logged on multirotor aircraft'],
  ],
  [
    'You care for horses.\n\nNon-negotiables: BHS Stage 3, clipping, riding work horses.',
    ['BHS Stage 3!', 'clipping, riding work horses.'],
  ],
  [
    'You brew beer.\n\nThe brewery looks for:\n- Hands-on cellar work with cask ale',
    ['Hands-on cellar work with cask ale'],
  ],
  ['You pour concrete.\n\nOnly apply with: a valid CPCS A06 card.', ['a valid CPCS A06 card.!']],
  [
    'You teach sewing.\n\nThe things we cannot do without - pattern cutting for knitwear',
    ['pattern cutting for knitwear'],
  ],
  [
    'Sie reparieren Fahrräder.\n\nUnverzichtbar: Gesellenbrief als Zweiradmechaniker, Erfahrung mit Pedelec-Antrieben.',
    ['Gesellenbrief als Zweiradmechaniker!', 'Erfahrung mit Pedelec-Antrieben.'],
  ],
  ['Sie betreuen Gäste.\n\nDamit punkten Sie:\n- Sicherer Umgang mit Protel', ['Sicherer Umgang mit Protel']],
  [
    'Sie fahren Menschen zum Arzt.\n\nNotwendig ist\n- der Personenbeförderungsschein',
    ['der Personenbeförderungsschein!'],
  ],
  [
    'Du baust Bühnen auf.\n\nDas setzen wir voraus:\n- Höhenarbeit mit PSAgA-Unterweisung',
    ['Höhenarbeit mit PSAgA-Unterweisung'],
  ],
  [
    'Vous gérez un magasin bio.\n\nExigences du poste :\n- expérience de la gestion des stocks périssables',
    ['expérience de la gestion des stocks périssables'],
  ],
  [
    'Vous conduisez un car scolaire.\n\nPour postuler :\n- permis D\n- FIMO voyageurs à jour',
    ['permis D!', 'FIMO voyageurs à jour!'],
  ],
  [
    'Vous soignez des chevaux.\n\nLe poste exige : un brevet professionnel agricole, une expérience du débourrage.',
    ['un brevet professionnel agricole!', 'une expérience du débourrage.'],
  ],
];

/** Sentences in prose whose opening does the demanding. */
export const OPENED: readonly Demanded[] = [
  [
    'We make prosthetic limbs. We will only interview candidates who hold HCPC registration as a prosthetist.',
    ['HCPC registration as a prosthetist.!'],
  ],
  [
    'We run a night shelter. This post is open only to people with a Level 3 Diploma in Adult Care.',
    ['a Level 3 Diploma in Adult Care.!'],
  ],
  [
    'We fit stairlifts. Seeking someone with experience of through-floor lifts.',
    ['experience of through-floor lifts.'],
  ],
  [
    'We value antiques. We are after somebody who has catalogued silver for auction.',
    ['catalogued silver for auction.'],
  ],
  ['We audit charities. You will be ACCA qualified or FCA.', ['You will be ACCA qualified or FCA.!']],
  ['We run a lab. You will be a Chartered Chemist.', ['You will be a Chartered Chemist.!']],
  [
    'We sail tall ships. An MCA Yachtmaster Offshore certificate is a condition of the insurance.',
    ['An MCA Yachtmaster Offshore certificate is a condition of the insurance.!'],
  ],
  ['We dig wells. Mud-rotary drilling is a prerequisite.', ['Mud-rotary drilling is a prerequisite.']],
  [
    'We train guide dogs. Experience of kennel management is called for.',
    ['Experience of kennel management is called for.'],
  ],
  [
    'Wir bauen Orgeln. Wir suchen jemanden mit Erfahrung in der Intonation von Zungenpfeifen.',
    ['Erfahrung in der Intonation von Zungenpfeifen.'],
  ],
  [
    'Wir prüfen Aufzüge. Die Anerkennung als befähigte Person nach TRBS 1203 ist Bedingung.',
    ['Die Anerkennung als befähigte Person nach TRBS 1203 ist Bedingung.!'],
  ],
  ['Wir betreiben Seilbahnen. Umlaufbahnen sind Ihnen vertraut.', ['Umlaufbahnen sind Ihnen vertraut.']],
  [
    'Nous restaurons des vitraux. Nous cherchons une personne titulaire du CAP vitrailliste.',
    ['CAP vitrailliste.!'],
  ],
  [
    'We move pianos. Must be able to read a loading plan and hold a C1 licence.',
    ['Must be able to read a loading plan', 'hold a C1 licence.!'],
  ],
];

/** Papers under names that are not listed, in lines below a heading that demands. */
export const UNLISTED: readonly (readonly [line: string, isHard: boolean])[] = [
  ['ATOL-approved Travel Handler certificate', true],
  ['Name on the SOLAS Register of Marine Surveyors', true],
  ['ISA Tree Risk Assessment Qualification (TRAQ)', true],
  ['BASIS certificate in crop protection', true],
  ['NICEIC-approved Qualified Supervisor', true],
  ['Full member of the Guild of Taxidermists', true],
  ['Licensed by the Gambling Commission (PFL)', true],
  ['Entry on the Roll of Scottish Notaries', true],
  ['MCQI CQP status', true],
  ['AFRC Registered Forecaster', true],
  ['Befähigungsnachweis zum Führen von Flurmaschinen', true],
  ['Fachkundenachweis nach § 5 AbfAEV', true],
  ['gültiger Jagdschein', true],
  ['Sprengbefähigung nach § 20 SprengG', true],
  ['Zulassung als Umweltgutachter', true],
  ['Sportbootpatent See', true],
  ['Fachweiterbildung Psychiatrie', true],
  ['attestation de formation aux premiers secours en mer', true],
  ["certificat d'aptitude à l'hyperbarie, mention B", true],
  ['brevet de pisteur-secouriste', true],
  ["agrément d'assistante maternelle en cours de validité", true],
  ["inscription au tableau de l'Ordre des géomètres-experts", true],
  ['Working knowledge of registration systems', false],
  ['Experience of issuing permits to contractors', false],
  ['Prüfung von Eingangsrechnungen', false],
  ['Nachweis von Lieferungen im SAP', false],
  ['Suivi des certificats de conformité', false],
  ['Customs clearance of temperature-controlled freight', false],
];

/** Lines with how recent it is to be: months back, or months since year 0. */
export const RECENT: readonly (readonly [line: string, months: number, since: number])[] = [
  ['Operated a combine in at least one of the past three harvests', 0, 0],
  ['Delivered antenatal classes in the previous 18 months', 18, 0],
  ['Manual handling certificate dated no earlier than June 2024', 0, 2024 * 12 + 5],
  ['A first aid at work certificate that is less than three years old', 36, 0],
  ['Set up hydraulic presses from 2022 onwards', 0, 2022 * 12],
  ['Clinical coding audit completed since spring 2023', 0, 2023 * 12 + 2],
  ['Unterweisung, die höchstens zwölf Monate her ist', 12, 0],
  ['Seit 2023 mit Rational-Kombidämpfern gearbeitet', 0, 2023 * 12],
  ['In den vergangenen zwei Jahren einen Messestand geplant', 24, 0],
  ['Pratique de la taille de vigne durant les trois dernières saisons', 36, 0],
  ['Formation incendie datant de moins de six mois', 6, 0],
  ['Ten years of retail, the last two as a buyer', 0, 0],
  ['Experience with children under two years old', 0, 0],
  ['History teaching from 1900 to 1945', 0, 0],
];

/** Lines with what will not do instead. */
export const RULED_OUT: readonly (readonly [line: string, isAlone: boolean, things: readonly string[]])[] = [
  ['Vectorworks, and nothing else will do', true, []],
  ['Running a pastry section, not merely helping in one', false, ['helping in one']],
  ['Sage 200 (other ledgers are not accepted)', true, []],
  ['SolidWorks; AutoCAD does not count', false, ['AutoCAD']],
  ['Leitung einer Filiale, nicht nur Vertretung', false, ['Vertretung']],
  ['Opera PMS, kein Ersatz', true, []],
  ['Not only mornings: late shifts too', false, []],
  ['InDesign', false, []],
];
