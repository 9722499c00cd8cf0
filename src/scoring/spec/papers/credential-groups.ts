// Which of the credentials that a statement names are alternatives to each other, by the words between their names. Pure.

import { inLettersOf } from '../first-look.ts';
import { LANGUAGES } from '../../lexicon/credentials.ts';
import { NICE } from '../wishes.ts';
import { credentialsNear, placesOf, speaksOfLanguage, type Credential } from './credentials.ts';

/** "NPORS must carry the CSCS logo": a sign on the card that is asked for. */
const IS_A_SIGN = /^[\s-]?(?:branded )?(?:logo|hologram|emblem|sticker)s?\b/i;
const BARE_MAX = 60;
const nicesFor = inLettersOf(new RegExp(NICE, 'giu'));
const LANGUAGES_ALONE = LANGUAGES.map(([, pattern]) => new RegExp(`${pattern}\\b`, 'gi'));
const INSISTED =
  /\b(?:non-negotiable|not negotiable|compulsory|mandatory|indispensable|a (?:given|must|treat|joy|delight)|as well|too|vraiment|obligatoire|impérati(?:f|ve)|zwingend|pflicht|ein muss|voraussetzung|unverzichtbar|ist|sind|est|sont|aber|mais|jedoch)(?!\p{L})/giu;
const BARE_WORDS =
  /(?<!\p{L})(?:etwas|bisschen|little|peu|is|are|will|an?|and|or|und|oder|et|ou|the|also|very|highly|both|some|good|strong|would|be|desirable|desired|preferred|preferably|ideally|essential|required|must|needed|advantage(?:ous)?|plus|asset|bonus|useful|helpful|welcome|von|vorteil|ein|un|le|l|atout|wünschenswert|erforderlich|souhaitée?|exigée?|appréciée?|serait|wäre|schön|nice|to|have|not|but|welcome|basic|gut|sehr|sicher|solide|bon|bonne|technical|technique|business|professionnel|courant|fließend)(?!\p{L})/giu;
const OR = /\bor\b|\boder\b|\bou\b|\/|\beither\b|\bbzw\b/i;
const OR_WORD = /\bor\b|\boder\b|\bou\b/i;
/** "Native English, or at native level, and German C2" are two languages; "French or German" is one of them. */
const BETWEEN_LANGUAGES_MAX = 24;

/** "Fluent in one of the following", "l'une de ces deux langues", "neither fluent Arabic nor fluent Turkish", "soit ... soit". */
const ONE_LANGUAGE =
  /(?<!\p{L})(?:(?:at least |any )?one of (?:the (?:following|two)|these|them|\p{Lu}\p{L}*)|one (?:of the two )?is (?:a must|enough|required)|neither\b[^.;]{3,40}\bnor|(?:au (?:moins|minimum) )?une (?:langue parmi|de ces|des deux)|l['’]une? (?:de ces|des) (?:deux|langues)|soit\s[^.;]{3,60}\bsoit|à défaut|sans\s[^.;]{3,40}\sni|mindestens eine(?: der)?|eine der (?:beiden|folgenden)|entweder)(?!\p{L})/iu;
/** "Couramment qu'une seule des deux langues", "les deux", "in both". */
const BOTH_LANGUAGES =
  /(?<!\p{L})(?:(?:qu['’]|ne [^.;]{3,40}qu['’])une (?:seule )?(?:des deux|de ces)|les deux(?! langues est)|both(?! (?:spoken|written|oral|in (?:speech|speaking)))|in each|dans chac\p{L}+|beide(?: sprachen)?|only one of)(?!\p{L})/iu;

/** What names examples, or says that one is enough. */
const CHOICE =
  /(?<!\p{L})(?:one of|any of|such as|e\.g|for (?:example|instance)|either|z\.\s?b|zum beispiel|beispielsweise|p\.\s?ex|par exemple|tel(?:le)?s? que|l['’]une? d\p{L}+)(?!\p{L})/iu;

/** Credentials that a statement names, in groups of which one is enough. */
export function credentialGroups(text: string): Credential[][] {
  const found = credentialsNear(text)
    .flatMap((one) => {
      if (one.kind === 'language' && !speaksOfLanguage(text) && !isOnlyLanguages(text)) return [];
      const places = placesOf(one, text, true).filter(({ end }) => !IS_A_SIGN.test(text.slice(end)));
      const [first] = places;
      return first === undefined
        ? []
        : [{ one, places, start: first.start, end: Math.max(...places.map((place) => place.end)) }];
    })
    .filter(
      ({ places }, _, all) =>
        !places.every(({ start, end }) =>
          all.some((other) =>
            other.places.some(
              (wider) => wider.start <= start && wider.end >= end && wider.end - wider.start > end - start,
            ),
          ),
        ),
    )
    // A midwife is on the nurses' register, and asked for as a midwife.
    .filter(
      ({ one }, _, all) =>
        !isRegisterOf(
          one,
          text,
          all.map((other) => other.one),
        ),
    )
    .toSorted((a, b) => a.start - b.start);
  const groups: Credential[][] = [];
  let isOpen = false;
  for (const [index, { one }] of found.entries()) {
    const group = groups.at(-1);
    if (isOpen && group !== undefined) group.push(one);
    else groups.push([one]);
    const next = found[index + 1];
    // "French and English: our dealers work in French": what names it again further on stands between no two.
    const upTo = Math.max(
      ...(found[index]?.places ?? [])
        .filter((place) => next === undefined || place.start <= next.start)
        .map((place) => place.end),
    );
    const areLanguages = one.kind === 'language' && next?.one.kind === 'language';
    isOpen =
      next !== undefined &&
      !(areLanguages && (BOTH_LANGUAGES.test(text) || areApart(text, upTo, next.start))) &&
      joins(
        text,
        next.start,
        found.slice(index + 1).map((each) => each.start),
        upTo,
      );
  }
  return groups;
}

/** "Welsh is desirable", "Portuguese": names of languages and nothing else. */
function isOnlyLanguages(text: string): boolean {
  // "French is non-negotiable: half of the calls are in it": the reason is told behind the colon.
  const [told = text] = text.split(': ', 1);
  if (told.length > BARE_MAX) return false;
  const rest = LANGUAGES_ALONE.reduce(
    (words, pattern) => words.replace(pattern, ' '),
    told.replace(nicesFor(told), ' ').replace(INSISTED, ' '),
  );
  return !/\p{L}/u.test(rest.replace(BARE_WORDS, ' '));
}

/** Registers and schemes, and the parts of them by which they are asked for. */
const PARTS_OF: Readonly<Record<string, readonly string[]>> = {
  'nursing registration': ['midwife registration'],
  'medical registration': ['specialist registration', 'GP registration'],
  'plant card': ['crane licence', 'forklift licence'],
  'fire safety qualification': ['fire risk assessor'],
};

function isRegisterOf(one: Credential, text: string, all: readonly Credential[]): boolean {
  const parts = PARTS_OF[one.name];
  return (
    parts !== undefined &&
    all.some((other) => parts.includes(other.name)) &&
    (one.name === 'nursing registration'
      ? !/\bor\b|\bnurses?\b/i.test(text)
      : !/\b(?:or|and|und|et|plus|oder|ou)\b|[&+]/i.test(text))
  );
}

/** Whether what stands between two names makes them alternatives; a comma means what the next conjunction means. */
function joins(text: string, next: number, laterStarts: number[], end: number): boolean {
  if (end >= next) return true;
  if (ONE_LANGUAGE.test(text) && NOTHING_BETWEEN.test(text.slice(end, next))) return true;
  if (isOfAChoice(text, end, next) || isListedBehind(text, end, next)) return true;
  // "CPCS A60 crane ticket", "Propertymark (ARLA) Level 3 in lettings": one paper by several names.
  if (SAME_PAPER.test(text.slice(end, next)) && !/bilingu/i.test(text)) return true;
  if (/^\s*$/.test(text.slice(end, next))) return true;
  // "HCPC-registered physiotherapist".
  if (
    text.slice(end, next) === '-' &&
    /^(?:regist|licen|certif|accredit|charter|approv)/i.test(text.slice(next))
  )
    return true;
  // Who is bilingual speaks both.
  if (/bilingu|zweisprachig/i.test(text) && /^\s*[/&-]\s*$/.test(text.slice(end, next))) return false;
  // "Spanish (C1 or native) and English": what stands in parentheses joins nothing.
  const between = withoutLevels(
    text
      .slice(end, next)
      .replace(/^\)|\([^)]*\)/g, ' ')
      .replace(ONE_COUNTRY, ' '),
  );
  if (TAKEN_TOO.test(between)) return true;
  if (OR.test(between)) return !CHOICE_ENDS.test(between);
  if (/\b(and|und|et|plus|with)\b|&/i.test(between)) return false;
  if (!/^[\s,]*$/.test(between.replace(WHOSE, ' '))) return CHOICE.test(text.slice(0, end));
  let from = next;
  for (const start of laterStarts.slice(1)) {
    // "FIMO/FCO" is one name.
    const stretch = text.slice(from, start).replace(/^\S+\/\S+/, ' ');
    if (OR.test(stretch)) return true;
    if (/\b(and|und|et)\b|&/i.test(stretch)) return false;
    from = start;
  }
  return OR_WORD.test(text.slice(from, from + 60)) || CHOICE.test(text);
}

/** "IRATA Level 1 or 2 and a PASMA card", "NVQ Level 3 or above and a licence": a choice of levels is none of papers. */
const LEVELS =
  /(?<!\p{L})(?:level|grade|class|cat(?:egory)?|stage|part|tier|stufe|klasse|niveau|l)\.? ?(?:\d|i{1,3}v?|[a-e])(?:(?:, ?| ?\/ ?| (?:or|oder|ou) )(?:level |grade |class |cat(?:egory)? |stage |part |tier |stufe |klasse |niveau |l)?(?:\d|i{1,3}v?|[a-e])(?![\p{L}\d]))+|(?<!\p{L})(?:or|oder|ou) (?:above|higher|better|höher|besser|plus|supérieur)(?!\p{L})/giu;

/** What stands between two papers without the choice of levels of the first, where another word joins the second to it. */
function withoutLevels(between: string): string {
  const rest = between.replace(LEVELS, ' ');
  return AND_MORE.test(rest) ? rest : between;
}

/** "And", "plus", "sowie": the next paper is asked for too. */
const AND_MORE = /\b(?:and|plus|und|sowie|et)\b|&/iu;

/** Between two languages of which one is enough. */
const NOTHING_BETWEEN = /^[^.;]{0,45}$|^; ?$/u;

/** "The diploma or a licence is asked for, as well as the certificate": what stands behind is asked for beside either. */
const CHOICE_ENDS =
  /(?<!\p{L})(?:or|oder|ou)\s[^;]*(?:,\s(?:and|plus|und|et)\s(?!\p{L}+\s(?:or|oder|ou)\s)|\s(?:as well as|along with|together with|in addition to|sowie|nebst|zusätzlich|ainsi que|de même que|en plus d[eu])\s)/iu;

/**
 * "A welder certificate (Alberta, Red Seal, another province or an equivalent)": what is taken for it; and within one list
 * of such, whatever words stand beside the names: "(Network+ CE, vendor exams or equivalent)".
 */
function isListedBehind(text: string, end: number, next: number): boolean {
  const opened = text.lastIndexOf('(', end);
  const closed = text.indexOf(')', next);
  if (
    opened >= 0 &&
    closed >= 0 &&
    LISTED.test(text.slice(end, next)) &&
    !text.slice(opened, end).includes(')')
  )
    return OR_ALIKE_AT_END.test(text.slice(next, closed)) && !AND_WORD.test(text.slice(opened, closed));
  if (FROM_BODIES.test(text.slice(end, next))) return true;
  if (!/^[^(.;]{0,25}\([^()]*$/u.test(text.slice(end, next))) return false;
  return OR_WORD.test(text.slice(end, text.indexOf(')', next) + 1));
}

/** "A certificate awarded by a recognised body (UL, ASQ)": of whom it may be. */
const FROM_BODIES =
  /^[^.;()]{0,20}(?<!\p{L})(?:from|by|with|through|via|von|durch|par|auprès) [^(.;]{0,50}(?:bod(?:y|ies)|boards?|providers?|organi[sz]ations?|associations?|stelle|organismes?) \((?!.*(?:and|und|et)\b)[^()]*$/iu;

/** A word or two beside a name, and the comma. */
const LISTED = /^(?: [\p{Lu}\d][\p{L}\d+]*){0,2},\s*(?:[\p{Lu}\d][\p{L}\d+]*,? ){0,3}$/u;
const OR_ALIKE_AT_END =
  /(?<!\p{L})(?:or|oder|ou)\s(?:an? |any |other )*(?:equivalent|similar|comparable|higher|better|equal|alike|the like|vergleichbar\p{L}*|gleichwertig\p{L}*|ähnlich\p{L}*|équivalent\p{L}*|\p{Lu}[\p{L}+]*)\W*$/iu;
const AND_WORD = /(?<!\p{L})(?:and|und|et|plus)(?!\p{L})|&/iu;

/** "An apprenticeship as this, a training as that or a comparable qualification": commas between trainings mean the "or". */
function isOfAChoice(text: string, end: number, next: number): boolean {
  return TRAINING_NEXT.test(text.slice(end, next)) && OR_ALIKE.test(text.slice(next));
}

const TRAINING_NEXT =
  /^[^,;.]{0,25},\s*(?:an? |eine?n? |une? )?(?:\p{L}+e[rsn]? )?(?:ausbildung|lehre|weiterbildung|umschulung|apprenticeship|training|qualification|diploma|certificate|formation|diplôme|bts|cap)(?:\s(?:als|zu[mr]?|im|in|as an?|as|en|de|d['’]))?\s*$/iu;
const OR_ALIKE =
  /^[^;.]{0,60}(?:,| )\s*(?:or|oder|ou)\s(?:an? |eine?n? |une? |any )?(?:other |andere |autre )?(?:comparable|similar|equivalent|equal|related|relevant|vergleichbar\p{L}*|gleichwertig\p{L}*|ähnlich\p{L}*|équivalent\p{L}*|similaire\p{L}*)/iu;

/** "ACCA, ACA, US CPA or equivalent": of which country the next of a list is; "Security+ CE, CISM": how it is kept up. */
const WHOSE =
  /(?<!\p{L})(?:an?|ce|u\.?s\.?|u\.?k\.?|usa|swiss|american|british|english|scottish|canadian|australian|irish|german|french|indian|austrian|dutch|eu|european)(?!\p{L})/giu;
/** "You must hold QTS; the governors accept", and the other paper. */
const TAKEN_TOO =
  /^[^.;]{0,20}; (?:we|they|the \p{L}+)(?: (?:will|would|can|also|equally|gladly|happily))* (?:accept|take|recogni[sz]e)s? (?:an? |the )?$/iu;
/** "Solicitor of England and Wales, licensed conveyancer or legal executive": the "and" of a country joins no papers. */
const ONE_COUNTRY = /(?:\b(?:of|in|for|from) )?(?:\bengland )?(?:\band|&) wales\b/giu;
/** Nothing that joins, and no other name. */
const SAME_PAPER =
  /^['’\s()]*(?:s )?(?:(?:level|grade|stage) \w+ ?)?(?:(?:register|roll|list) )?(?:(?:in|of|from|by|for|at|on) (?:the )?)?$/i;

function areApart(text: string, end: number, next: number): boolean {
  if (ONE_LANGUAGE.test(text)) return false;
  const between = text.slice(end, next).replace(/\([^)]*\)/g, ' ');
  return between.length > BETWEEN_LANGUAGES_MAX && !/^[^.;]*,[^.;]*\bor\s*$/i.test(between);
}
