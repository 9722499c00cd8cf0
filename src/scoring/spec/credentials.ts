// Credentials in a text: which are named, where, and which of them are alternatives to each other. What the lexicon
// does not know is recognised by the words that stand around credentials of every trade.

import { isNamedIn, type Cased } from '../text/cased.ts';
import { CERTIFICATES, CLEARANCES, LANGUAGES, LICENCES } from '../lexicon/credentials.ts';
import type { CredentialRow } from '../lexicon/fields/field.ts';
import { literalsNeeded } from '../text/literals.ts';
import { remembered } from '../text/remembered.ts';
import { prefilterOf, type Prefilter } from '../text/prefilter.ts';
import type { RequirementKind } from '../types.ts';

export type CredentialKind = Extract<
  RequirementKind,
  'licence' | 'certificate' | 'degree' | 'language' | 'clearance'
>;

/** `pattern`, made of `source`, finds it in either text, `elsewhere` its counterpart in another jurisdiction. */
export type Credential = {
  id: string;
  kind: CredentialKind;
  name: string;
  source: string;
  pattern: RegExp;
  elsewhere: RegExp | null;
};

/** A stretch of a text. */
export type Place = { start: number; end: number };

function credential(kind: CredentialKind, [name, source, elsewhere]: CredentialRow): Credential {
  let made: RegExp | null = null;
  return {
    id: `${kind}:${name}`,
    kind,
    name,
    source,
    // Of the many most are never asked for, and making them all would make the start slow.
    get pattern() {
      made ??= new RegExp(source, 'gi');
      return made;
    },
    elsewhere: elsewhere === undefined ? null : new RegExp(elsewhere, 'i'),
  };
}

/** Everything that is recognised by name, except degrees, which have levels. */
export const CREDENTIALS: readonly Credential[] = [
  ...LICENCES.map((row) => credential('licence', row)),
  ...CERTIFICATES.map((row) => credential('certificate', row)),
  ...CLEARANCES.map((row) => credential('clearance', row)),
  ...LANGUAGES.map((row) => credential('language', row)),
];

let prefilter: Prefilter | null = null;

/** Those that a text may name; most name none of the many. */
export function credentialsNear(text: string): Credential[] {
  prefilter ??= prefilterOf(CREDENTIALS.map(({ source }) => source));
  return prefilter(text).flatMap((row) => CREDENTIALS[row] ?? []);
}

/** Whether a text in lower case, made of any number of lines, has letters without which no line names a credential. */
export function mayBeNamedIn({ source }: Credential, lower: string): boolean {
  const needed = neededBy(source);
  return needed === EVERYTHING || needed.some((literal) => lower.includes(literal));
}

const EVERYTHING: readonly string[] = [];
const neededBy = remembered((source) => literalsNeeded(source) ?? EVERYTHING);

/** Words that make the name of a language a requirement. */
export const LANGUAGE_CUE =
  /fluen|native|mother tongue|bilingual|business level|conversational|working (knowledge|proficiency)|proficien|speak|read and write|written|spoken|\b[abc][12]\b|language|linguist|sprach|kenntnisse|fließend|verhandlungssicher|muttersprach|courant|maternelle|bilingue|langue|maîtrise|parlé|wort und schrift|l'(?:anglais|allemand|espagnol|italien)/i;

/** Short ones that mean nothing else where a text has no capitals. */
const PLAIN_ABBREVIATIONS = new Set(
  'rn rgn lpn lvn cna nmc cpa cdl hgv lgv adr sia pmp cfa qts bls'.split(' '),
);

/** What is said of a paper beside its name: of letters that may be a word only the plainest counts. */
const SAID_AFTER =
  /^[\s:(,–-]{1,3}(?:pin|regist|qualif|certif|licen[cs]|card|ticket|in date|expired|lapsed|à jour|valable|gültig|member|exam)/;
const DATED_AFTER =
  /^[\s:(,–-]{1,3}(?:no\b|level|part|passed|held|since|current|valid|active|to \d|until|exp|cleared|(?:19|20)\d\d)/;
const SAID_BEFORE =
  /(?:qualified|registered|certified|licen[cs]ed|chartered|valid|current|full|active|hold|with|,|\()\s?$/;

/** Letters without a vowel are no word in small ones either; others are told by what is said of them. */
function isAbbreviation(found: string, text: string, start: number): boolean {
  if (!/[aeiouy&]/.test(found) || PLAIN_ABBREVIATIONS.has(found)) return true;
  const after = text.slice(start + found.length, start + found.length + 16);
  if (SAID_AFTER.test(after)) return true;
  return DATED_AFTER.test(after) && (found.length > 3 || SAID_BEFORE.test(text.slice(0, start)));
}

/**
 * Where a credential is named in a text; an abbreviation counts where it is written like one. In small letters it counts
 * in a CV that is asked after it, and hardly in a spec, where it may be anything: GMC makes cars as well.
 */
export function placesOf({ pattern }: Credential, text: string, isSpec = false): Place[] {
  const places: Place[] = [];
  // Most lines name none of the many credentials; the rest is worked out for those that do.
  if (text.search(pattern) === -1) return places;
  const isCased = /\p{Lu}/u.test(text.slice(1)) && /\p{Ll}/u.test(text);
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    const isSmall = /^[a-z&]{2,5}$/.test(found);
    if (
      found !== '' &&
      (!isSmall ||
        (!isCased && found.length > 3) ||
        (isSpec ? !isCased && PLAIN_ABBREVIATIONS.has(found) : isAbbreviation(found, text, match.index)))
    )
      places.push({ start: match.index, end: match.index + found.length });
  }
  return places;
}

/** "Welsh is desirable", "Portuguese": names of languages and nothing else. */
function isOnlyLanguages(text: string): boolean {
  if (text.length > BARE_MAX) return false;
  const rest = LANGUAGES_ALONE.reduce((words, pattern) => words.replace(pattern, ' '), text);
  return !/\p{L}/u.test(rest.replace(BARE_WORDS, ' '));
}

const BARE_MAX = 60;
const LANGUAGES_ALONE = LANGUAGES.map(([, pattern]) => new RegExp(`${pattern}\\b`, 'gi'));
const BARE_WORDS =
  /(?<!\p{L})(?:is|are|an?|and|or|und|oder|et|ou|the|also|very|highly|both|some|good|strong|would|be|desirable|desired|preferred|preferably|ideally|essential|required|must|needed|advantage(?:ous)?|plus|asset|bonus|useful|helpful|welcome|von|vorteil|ein|un|le|l|atout|wünschenswert|erforderlich|souhaitée?|exigée?|appréciée?|serait|wäre|schön|nice|to|have)(?!\p{L})/giu;

/** Credentials that a statement names, in groups of which one is enough. */
export function credentialGroups(text: string): Credential[][] {
  const found = credentialsNear(text)
    .flatMap((one) => {
      if (one.kind === 'language' && !LANGUAGE_CUE.test(text) && !isOnlyLanguages(text)) return [];
      const places = placesOf(one, text, true);
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
  for (const [index, { one, start }] of found.entries()) {
    const group = groups.at(-1);
    if (isOpen && group !== undefined) group.push(one);
    else groups.push([one]);
    const next = found[index + 1];
    isOpen =
      next !== undefined &&
      !(
        one.kind === 'language' &&
        next.one.kind === 'language' &&
        areApart(text, found[index]?.end ?? start, next.start)
      ) &&
      joins(
        text,
        next.start,
        found.slice(index + 1).map((each) => each.start),
        found[index]?.end ?? start,
      );
  }
  return groups;
}

function isRegisterOf(one: Credential, text: string, all: readonly Credential[]): boolean {
  return (
    one.name === 'nursing registration' &&
    all.some((other) => other.name === 'midwife registration') &&
    !/\bor\b|\bnurses?\b/i.test(text)
  );
}

const OR = /\bor\b|\boder\b|\bou\b|\/|\beither\b|\bbzw\b/i;

const OR_WORD = /\bor\b|\boder\b|\bou\b/i;

/** "Native English, or at native level, and German C2" are two languages; "French or German" is one of them. */
const BETWEEN_LANGUAGES_MAX = 24;

/** Whether what stands between two names makes them alternatives; a comma means what the next conjunction means. */
function joins(text: string, next: number, laterStarts: number[], end: number): boolean {
  if (end >= next) return true;
  // "CPCS A60 crane ticket": one paper by several names.
  if (/^\s*$/.test(text.slice(end, next))) return true;
  // Who is bilingual speaks both.
  if (/bilingu|zweisprachig/i.test(text) && /^\s*[/&-]\s*$/.test(text.slice(end, next))) return false;
  // "Spanish (C1 or native) and English": what stands in parentheses joins nothing.
  const between = text.slice(end, next).replace(/\([^)]*\)/g, ' ');
  if (OR.test(between)) return true;
  if (/\b(and|und|et|plus|with)\b|&/i.test(between)) return false;
  if (!/^[\s,]*$/.test(between)) return /\b(one of|such as|e\.g|either)\b/i.test(text.slice(0, end));
  let from = next;
  for (const start of laterStarts.slice(1)) {
    // "FIMO/FCO" is one name.
    const stretch = text.slice(from, start).replace(/^\S+\/\S+/, ' ');
    if (OR.test(stretch)) return true;
    if (/\b(and|und|et)\b|&/i.test(stretch)) return false;
    from = start;
  }
  return OR_WORD.test(text.slice(from, from + 60)) || /\b(one of|such as|e\.g|either)\b/i.test(text);
}

function areApart(text: string, end: number, next: number): boolean {
  const between = text.slice(end, next).replace(/\([^)]*\)/g, ' ');
  return between.length > BETWEEN_LANGUAGES_MAX && !/^[^.;]*,[^.;]*\bor\s*$/i.test(between);
}

/** French papers of a craft that are words otherwise. */
export const CRAFT_PAPERS = /\b(?:CAP|BEP|BTM)\b/;
/** Words that stand around a credential whatever it is called, and what French crafts call theirs. */
const OPEN: Cased = {
  words:
    /\blicen[cs](e|ed|ure)\b|\bregistration\b|\bregistered (with|as|with the)\b|\bcertificat(e|ion)\b|\bcertified\b|\baccredit(ed|ation)\b|\bchartered\b|\b(safety|driver|site|work) passport\b|\b(rating|endorsement)\b.{0,40}\blicen[cs]e|\btype rating\b|\bauthori[sz]ation\b|\bqualified (as|to)\b|\bmember(ship)? of\b|\b(card|ticket|permit)\b(?! (?:to )?(?:work|systems?|sales|queues?|tools?|desk|office|prices?|handling|management|machines?|payments?|resolution|volumes?|triage|issuing|platform|software|readers?))|\bqualification\b|\bzertifikat\w*|\b\w*berechtigung\b|\b\w*schein\b|abgeschlossene\w*.{0,30}ausbildung|\bberufsausbildung|\bausbildung (?:als|zu[mr]?)\b|\btitre\b|\bhabilitation\b|\bbrevet professionnel\b|\bbac pro\w*|\b\w*gesellenbrief\b|\bfacharbeiterbrief\b|\bagrément\b|\b(?:on|recorded|entered) .{0,40}\bregister\b|\b[ns]vq\b|\bbtec\b|city (?:&|and) guilds|\blevel [2-8] (?:diploma|certificate|award|qualification)|dipl[ôo]m\w* d.[ée]tat|\b(?:eligible|entitled|authori[sz]ed|approved|appointed) (?:to (?:act|practi[sc]e|work|serve) )?as\b/i,
  names: /\b(?:CAP|BEP|BTM)\b|\b[A-Z]\w+ Status\b/,
};
/** Only what is held is in force. */
export const IN_FORCE =
  /(?<!\p{L})(?:en cours de validité|in[- ]date|up[- ]to[- ]date|valid|gültige?[rsn]?|valable|current)(?!\p{L})/iu;
const NOT_OPEN =
  /qualification method|loss of licen[cs]e|user licen|licen[cs]e (management|compliance)|driving qualification|relevant qualification|card (payments?|acquiring)/i;

/** Whether a statement asks for something that is held, under a name that nobody has listed. */
export function asksForCredential(text: string): boolean {
  return (
    (isNamedIn(text, OPEN) || (IN_FORCE.test(text) && /\b[A-Z]{3,}\b/.test(text))) && !NOT_OPEN.test(text)
  );
}

/** Words that say that something is a credential, and not which. */
export const CREDENTIAL_WORD =
  /^(licen[cs]\w*|registrat\w*|regist\w*|certificat\w*|certifi\w*|accredit\w*|charter\w*|card|ticket|permit|passport|qualificat\w*|qualifi\w*|diploma|geprüft\w*|ihk|hwk|staatlich\w*|anerkannt\w*|anerkennung|dreijährig\w*|mann|frau|équivalent\w*|gleichwertig\w*|vergleichbar\w*|degr\w*|current|valid|ful|hold|held|recognis\w*|recogniz\w*|professional|member\w*|equivalent|essential|obligatoire?|mandatory|indispensable?|requise?|erforderlich|zertifiziert\w*|validité|in-date|gültig\w*|valable|consider\w*|pass|passed|n?vq|svq|btec|city|guild\w*|diplôm\w*|état|d'état|award|eligibl\w*|entitl\w*|act|endors\w*|authori\w*|require\w*|need|enter|site|complet\w*|abgeschlossen\w*|berufsausbildung|ausbildung|zwingend|exigé\w*|titr\w*)$/;
