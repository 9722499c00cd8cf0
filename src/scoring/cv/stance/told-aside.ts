// What the account of a post names and was not done in it: what lies beside the place of work, where things and people are
// sent on, under whom one works, what the house does besides, and what one would like to do. And what was done in it for
// some days or weeks alone. None of it is the work of those years. Pure.

import { matchesOf, mayMatch, testOf } from '../../text/expressions/first-look.ts';
import { rememberedOfLine } from '../../text/remembered.ts';
import type { Place } from '../../text/place.ts';

const SOME = String.raw`(?:the|an?|our|my|its|their|another|other)`;
/** As far as a clause goes. */
const ON = String.raw`[^.;,:()|]{2,70}`;
const HOUSE = String.raw`(?:company|firm|group|school|hospital|clinic|practice|branch|stores?|shop|station|depot|site|plant|factory|brand|hotel|club|college|centre|center|office|trust|agency|house|lab(?:oratory)?|farm|yard)`;
/** Those whom a house has work done by. */
const OUTSIDERS = String.raw`(?:(?:outside|external|outsourced|third[- ]party|specialist|partner|sister|separate|central|neighbouring|other|another) (?:[\p{L}-]+ ){0,2}?(?:agency|agencies|contractors?|subcontractors?|suppliers?|firms?|vendors?|providers?|consultants?|consultancy|departments?|teams?|offices?|partners?|compan(?:y|ies)|lab(?:oratory)?|crews?|farms?|plants?|sites?))`;

const BESIDE: readonly RegExp[] = [
  // "The branch is opposite the district hospital", "shares its grounds with an academy".
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:right |directly )?(?:next (?:door )?to|opposite(?: to)?|adjacent to|adjoining|across the (?:road|street|yard|corridor) from|(?:down|up|along) the (?:road|street|corridor) from)|shar(?:es?|ed|ing) (?:[\p{L}-]+ ){1,3}?with|en face d(?:e l['’]|e la|e|u)|à côté d(?:e l['’]|e la|e|u)|voisine? d(?:e l['’]|e la|e|u)|nebenan|gegenüber(?: (?:vom|von der|dem|der))?) (?=\p{L})${ON}`,
    'giu',
  ),
  // "Referring bone loss to a periodontist", "we pass braces on to a practice in town".
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:refer(?:s|red|ring)?|pass(?:es|ed|ing)?|sen(?:d|ds|t|ding)|hand(?:s|ed|ing)?|transfer(?:s|red|ring)?|signpost(?:s|ed|ing)?|redirect(?:s|ed|ing)?|forward(?:s|ed|ing)?) [^.;:,()|]{2,50}? |(?:hand(?:s|ed|ing)?|pass(?:es|ed|ing)?) (?=over|on|off))(?:on |over |out |off |across |back )?to ${SOME} ${ON}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})liais(?:es?|ed|ing|on)(?: [\p{L}-]+)? (?:with|between) ${SOME} ${ON}`,
    'giu',
  ),
  // "Report to the head chef", "worked along with a licensed technician", "under the eye of the mate".
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:report(?:s|ed|ing)?|answer(?:s|ed|ing)?|answerable) (?:directly |in )?to|under (?:the |an? )?(?:[\p{L}’'-]+ ){0,2}?(?:supervision|guidance|direction|eye|instruction)(?: of)?|(?:take|takes|took|taking|receiv(?:es?|ed|ing)|ha(?:ve|s|d)) (?:my |his |her )?(?:orders|instructions|supervision|guidance|mentoring|coaching|training)(?: myself)?(?: [\p{L}-]+){0,4}? (?:from|by)|(?:work(?:s|ed|ing)?|rode|riding|sat|stood) (?:along(?:side)?(?: with)?|together with|next to|under|second to)|second to|second man to|unter (?:der )?(?:anleitung|aufsicht|leitung)(?: (?:von|des|der|eines|einer))?|sous (?:la |l['’])?(?:direction|responsabilité|autorité|conduite) d(?:e l['’]|e la|e|u|es)) (?!me(?!\p{L}))[^.;,:()|]{2,50}?(?=\s(?:on|in|at|for|with|and|when)\s|[.;,:()|]|$)`,
    'giu',
  ),
  // "The company also has a large microbiology department".
  new RegExp(
    String.raw`(?<!\p{L})(?:the|our|my|this) (?:[\p{L}-]+ )?${HOUSE} (?:(?:also|itself) (?:has|had|runs|ran|owns|owned|makes|made|sells|sold|offers|offered|operates|buys|bought|does|did)|[^.;]{2,70}? (?:too|as well)(?=\s*[,.;]|$))[^.;]*`,
    'giu',
  ),
  // "Briefs an outside agency, which runs all of the campaigns"; "contracts that the central office has tendered".
  new RegExp(
    String.raw`(?<!\p{L})${OUTSIDERS},? (?:which|who|that) (?!(?:i|we)\s)[^.;,]*|(?<!\p{L})(?:which|that|whom) (?:the |an? |our |their )?(?:${OUTSIDERS}|own (?:people|staff|teams?|crews?)) [^.;,]*`,
    'giu',
  ),
  /(?<!\p{L})[^.;]*(?<!\p{L})(?:chez|par) (?:le|un|notre|nos|les|des) (?:prestataire|sous-traitant|partenaire)s?(?!\p{L})[^.;]*/giu,
];

/** "Now wanting to get on the tools", "Wunsch: geregelte Arbeitszeiten": what is not yet. */
const WISHED =
  /(?<=^\W*|[.;:–|]\s)(?:(?:i |i['’]m |i am )?(?:now |currently |very |really )*(?:want(?:s|ing|ed)? to|wish(?:es|ing)? to|keen to|hop(?:es?|ing) (?:to|for)|look(?:ing)? (?:to|for)|seek(?:s|ing)|ready to|eager to|would (?:like|love) to)|(?:mein )?(?:wunsch|ziel)\s?:|(?:ich )?möchte|wünsche mir|(?:je )?souhait\p{L}*|(?:je )?cherche|à la recherche|objectif\s?:)(?!\p{L})[^.;|]*/giu;

const FEW = String.raw`(?:one|two|three|four|five|six|seven|eight|ten|twelve|1?\d|ein(?:en?|er)?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze)`;
const DAYS = String.raw`(?:days?|weekends?|weeks?|shifts?|tage?n?|wochen?(?:enden?)?|schichten|jours?|semaines?)`;
const MONTHS = String.raw`(?:months?|monate?n?|mois)`;
const FEW_MONTHS = String.raw`(?:one|two|three|four|1|2|3|4|ein(?:en?)?|zwei|drei|vier|une?|deux|trois|quatre)`;
/** "Four days a week" goes on for years. */
const SHORT = String.raw`(?:${FEW}[\s-]${DAYS}|${FEW_MONTHS}[\s-]${MONTHS})(?!\p{L})(?! (?:an?|per|each|every|pro|par|die|in der) (?:day|week|month|fortnight|woche|monat|semaine|mois)(?!\p{L}))`;
/** What a part of a post was. */
const STAY = String.raw`(?:rotations?|secondments?|placements?|shutdowns?|cover|stints?|loans?|visits?|attachments?|shadowing|courses?|spells?|stays?|exchanges?|tasters?|observers?|observation|hospitation\p{L}*|mitfahrt|aushilfe|vertretung|einsatz|praktikum|lehrgang|kurs|schulung|remplacement|renfort|stage|mission|formation|intérim|détachement)`;
const LENT = String.raw`(?:cover(?:s|ed|ing)?|st(?:an|oo)d(?:s|ing)? (?:in|by)|help(?:s|ed|ing)?(?: out)?|fill(?:s|ed|ing)? in|lent|loaned|borrowed|seconded|deputis(?:es|ed|ing)|act(?:ed|ing)|shadow(?:s|ed|ing)?|observ(?:es|ed|ing)|assist(?:ed|ing)|vertrat|vertreten|ausgeholfen|hospitiert|remplac\p{L}+|renfort|détachée?)`;

const BRIEFLY = new RegExp(
  [
    // "A four-week shutdown at a mill", "zwei Tage Mitfahrt", "deux mois de remplacement".
    String.raw`(?<!\p{L})${SHORT}(?:['’]s?)?,? (?:(?:as|of|on|in|als|auf|zur|en|de|d['’]) ?)?(?:(?:an?|the|full|hospital|clinical) )?(?:[\p{L}-]+ ){0,2}?${STAY}(?!\p{L})`,
    String.raw`(?<!\p{L})${STAY} (?:of|for|von|de|pendant) ${SHORT}(?!\p{L})`,
    // "Covered a colleague's block for seven weeks", "ten days in 2019 assisting at a pit".
    String.raw`(?<!\p{L})${LENT}(?!\p{L})[^.;]{0,90}?(?<!\p{L})(?:for|über|für|pendant)? ?(?:the |some |about )?${SHORT}(?!\p{L})`,
    String.raw`(?<!\p{L})${SHORT}(?!\p{L})[^.;,]{0,30}?(?<!\p{L})${LENT}(?!\p{L})`,
    String.raw`(?<=^\W*|[:–]\s)${SHORT} (?:on|in|at|with|as|im|in der|auf|bei|au|dans|chez) (?!${DAYS}|average|advance|hand|total|all|time|holiday|leave|call|row|durchschnitt|moyenne)\p{L}`,
    // "A day each May", "one weekend a year".
    String.raw`(?<!\p{L})(?:for )?(?:an?|one|a few|1) (?:days?|weekends?|nights?|shifts?) (?:each|every|an?|per) (?:year|summer|season|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)(?!\p{L})`,
  ].join('|'),
  'iu',
);

const beside = BESIDE.map((pattern) => matchesOf(pattern));
const wished = [matchesOf(WISHED)];
const mayBeBrief = mayMatch(BRIEFLY);
const isBrief = testOf(BRIEFLY);
const SENTENCE = /[^.;|]+(?:\.(?!\s|$)[^.;|]*)*/gu;
const NOWHERE: readonly Place[] = [];

function placesOf(looks: typeof beside): (text: string) => readonly Place[] {
  return rememberedOfLine((text): readonly Place[] => {
    const found = looks.flatMap((matchesIn) =>
      matchesIn(text).map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
    );
    return found.length === 0 ? NOWHERE : found;
  });
}

/** The stretches of a line that tell of what lies beside the work. */
export const besideIn = placesOf(beside);
const wishedIn = placesOf(wished);

/** The sentences of a line that tell of some days or weeks. */
export const brieflyIn = rememberedOfLine((text): readonly Place[] =>
  mayBeBrief(text)
    ? [...text.matchAll(SENTENCE)]
        .filter(([said]) => isBrief(said))
        .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    : NOWHERE,
);

/** What in a line of a post is not its work; a post of some weeks was all of them, `isShort`. */
export function asidesIn(text: string, isShort: boolean): readonly Place[] {
  const found = [besideIn(text), wishedIn(text), isShort ? NOWHERE : brieflyIn(text)];
  return found.every(({ length }) => length === 0) ? NOWHERE : found.flat();
}

/** A line without it, every place where it was. */
export function withoutAsides(text: string, isShort: boolean): string {
  return asidesIn(text, isShort).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}
