// Wordings that were once read as something else: full stops that end no sentence, choices beside a second paper, wishes of
// several kinds in one list, what goes without saying, and what only tells of the house. What each asks for, in signs.

type Row = readonly [text: string, units: string];

export const UNDER_REQUIREMENTS: readonly Row[] = [
  // Full stops.
  ['Abgeschlossene Lehre im Holzhandwerk, z. B. Schreiner, Zimmerer oder Drechsler', 'certificate!'],
  ['Führerschein der Kl. C1, d. h. bis 7,5 t', 'licence!'],
  ['Technikerabschluss (B. Eng. Druck o. Ä.)', 'degree!'],
  ['Approx. 4 years of kiln work', 'years48!'],
  ['Diplôme de soudeur, p. ex. un CAP Métallerie', 'certificate!'],
  // A paper behind an "and" and a choice before it.
  [
    'A degree in botany, forestry or a related subject and the ISA Certified Arborist credential',
    'certificate! degree!',
  ],
  ['A degree in surveying or similar and MRICS', 'licence! degree!'],
  // Months and a year, however they are put.
  ['High-ropes supervision (minimum of 18 months)', 'years18!'],
  ['un an au minimum en fromagerie', 'years12!'],
  ["un an d'expérience en boulangerie", 'years12!'],
  ['ein Jahr Berufserfahrung im Verkauf', 'years12!'],
  ['min. 5 yrs. boilers or similar', 'years60!'],
  // What is spoken and what is sold.
  ['good French, half of our growers write nothing else', 'language!'],
  ['Welsh at level 3', 'language!'],
  ['personal fee income of £90k or more in a year', 'skill'],
  ['Habilitations électriques H0V, BS, BR en cours de validité', 'licence!'],
  ["Dutch not req'd", ''],
];

export const IN_PROSE: readonly Row[] = [
  // Who goes, who comes and who the house is.
  ['Our head gardener is moving to Cornwall and we are looking for his successor.', ''],
  ['Agnes goes at Whitsun.', ''],
  ['Both, we need to fill the vacancy before harvest.', ''],
  ['Callow Brothers is a firm of thirty people by the canal.', ''],
  ['At Callow & Sons you will find a culture that rewards patience.', ''],
  ['Customers ring.', ''],
  ['Travel is about 30 percent.', ''],
  ['Aprons are provided.', ''],
  ['The harness we can teach.', ''],
  // What goes on with a demand, and what goes without saying.
  [
    "I won't see anyone without three years as a saddler. And a leatherwork diploma that is recognised; I've been caught out before.",
    'years36! degree!',
  ],
  ['BSc in footwear design, naturally.', 'degree!'],
  ['Please only send me people who are registered with the HCPC.', 'licence!'],
  ['IRATA Level 2 or equiv.', 'licence!'],
  ['A degree in fine art is assumed.', 'degree!'],
  ['You will hold weekly reviews with the makers.', '~'],
  // Wishes of several kinds in one list.
  [
    'If you have run a hot shop, hold a forklift licence or speak Italian, so much the better.',
    'skill? licence? language?',
  ],
  [
    'Experience with lasts and clicking presses, retail exposure and conversational Portuguese are preferred.',
    '+skill? +skill? +language?',
  ],
  ['Von Vorteil: Staplerschein, Erfahrung mit Gerbstoffen und Polnisch.', '+licence? +skill? +language?'],
  ['It is a plus to hold a chainsaw ticket or speak Welsh.', 'licence? language?'],
  // What is not asked.
  ['Newly qualified applicants will not be disadvantaged.', ''],
  ['Quereinsteiger willkommen!', ''],
  ['Die Lehrlinge sind zwischen sechzehn und zwanzig Jahre alt.', ''],
];
