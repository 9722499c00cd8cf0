// Trainings that an ad in German names by their field, "Lehre im Einzelhandel", "Ausbildung in der Gastronomie", and CVs by
// the trade, "Einzelhandelskauffrau"; and the schools that stand for one: who finished the academy needs no trade school. Pure.

import { inLettersOf } from '../../text/expressions/first-look.ts';

/** The fields, and the trades that are learnt in each. */
const FIELDS: readonly (readonly [field: string, trades: string])[] = [
  [
    String.raw`(?:einzel)?handel`,
    String.raw`einzelhandelskauf(?:mann|frau)|kauf(?:mann|frau) im (?:einzel|groß)\p{L}*|\p{L}*verkäufer(?:in)?|\p{L}*drogist(?:in)?|handelsfachwirt(?:in)?|handelsassistent(?:in)?|detailhandelsfach(?:mann|frau)`,
  ],
  [
    String.raw`gastronomie|gastgewerbe|hotell?erie|hotelfach|hotelgewerbe`,
    String.raw`koch|köchin|restaurantfach(?:mann|frau)|hotelfach(?:mann|frau)|hotelkauf(?:mann|frau)|gastronomiefach(?:mann|frau)|kellner(?:in)?|systemgastronom\p{L}*|fach(?:mann|frau|kraft) (?:für|im) (?:gast|system|restaurant)\p{L}*|hotel- und gast\p{L}*`,
  ],
  [
    String.raw`metall\p{L}*|maschinenbau`,
    String.raw`\p{L}*(?:schlosser|mechaniker|dreher|fräser|spengler|metallbauer|maschinenbauer|metalltechniker|mechatroniker)(?:in)?`,
  ],
  [
    String.raw`elektro\p{L}*|elektrik`,
    String.raw`\p{L}*(?:elektriker|elektroniker|elektrotechniker|mechatroniker|elektroinstallateur)(?:in)?`,
  ],
  [
    String.raw`holz\p{L}*`,
    String.raw`(?:\p{L}*tischler|schreiner|zimmerer|holztechniker|holzmechaniker)(?:in)?|zimmermann`,
  ],
  [
    String.raw`lager(?:logistik|wesen)?|logistik|spedition`,
    String.raw`fachkraft für lagerlogistik|fachlagerist(?:in)?|lagerlogistiker(?:in)?|\p{L}*logistikkauf(?:mann|frau)|speditionskauf(?:mann|frau)|kauf(?:mann|frau) für spedition\p{L}*|betriebslogistik\p{L}*`,
  ],
];
const TRAINING = String.raw`(?:lehre|\p{L}*ausbildung|lehrabschluss\p{L}*|lehrberuf|gelernt\p{L}*)`;
const fields = FIELDS.map(([field, trades]) => ({
  asked: new RegExp(
    String.raw`(?<!\p{L})${TRAINING} (?:im|in der|in einem|aus der|aus dem)(?: (?:bereich|beruf|fach|branche))? ?(?:\p{L}+(?:-| und |/))?(?:${field})(?!\p{L})`,
    'iu',
  ),
  trades: inLettersOf(new RegExp(String.raw`(?<!\p{L})(?:${trades})(?!\p{L})`, 'giu')),
}));
/** Austrian schools of a trade, the lower of which the higher one holds. */
const SCHOOLS = [
  [
    /\bhandelsschule\b|\bHASCH?\b/iu,
    /(?<!\p{L})(?:handelsschule|HASCH?|HAK|handelsakademie)(?!\p{L})(?!-\p{L}*lehr)/giu,
  ],
  [/\bHAK\b|handelsakademie/u, /(?<!\p{L})(?:HAK|[Hh]andelsakademie)(?!\p{L})/gu],
  [/\bHTL\b/u, /(?<!\p{L})(?:HTL|[Hh]öhere [Tt]echnische (?:[Bb]undes)?[Ll]ehranstalt)(?!\p{L})/gu],
  [/\bHLW\b/u, /(?<!\p{L})(?:HLW|[Hh]öhere [Ll]ehranstalt für wirtschaftliche Berufe)(?!\p{L})/gu],
  [/\bfachschule\b/iu, /(?<!\p{L})(?:\p{L}*fachschule|HTL|HLW|HAK)(?!\p{L})/giu],
] as const;

/** What finds, in a line, the trades of a field that a demand asks for and the schools that it takes; none elsewhere. */
export function trainingsAsked(text: string): readonly ((line: string) => RegExp)[] {
  return [
    ...fields.filter(({ asked }) => asked.test(text)).map(({ trades }) => trades),
    ...SCHOOLS.filter(([asked]) => asked.test(text)).map(
      ([, held]) =>
        () =>
          held,
    ),
  ];
}
