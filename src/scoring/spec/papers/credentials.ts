// Credentials in a text: which of those that the lexicon lists are named, and where.

import { madeWhenAsked } from '../../text/expressions/made.ts';
import { inLettersOf, testOf } from '../../text/expressions/first-look.ts';
import { CERTIFICATES, CLEARANCES, LANGUAGES, LICENCES } from '../../lexicon/credentials.ts';
import type { CredentialRow } from '../../lexicon/fields/field.ts';
import { literalsNeeded } from '../../text/expressions/literals.ts';
import { prefilterOf, type Prefilter } from '../../text/expressions/prefilter.ts';
import { remembered, rememberedOfLine } from '../../text/remembered.ts';
import type { RequirementKind } from '../../types.ts';
import type { Place } from '../../text/place.ts';

/** The kinds of requirement that a credential answers. */
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

function credential(kind: CredentialKind, [name, listed, elsewhere]: CredentialRow): Credential {
  const source = withShortened(listed);
  const made = madeWhenAsked(withLetters(source), 'gi');
  return {
    id: `${kind}:${name}`,
    kind,
    name,
    source,
    // Of the many most are never asked for, and those of an ad are not those of the next one.
    get pattern() {
      return made();
    },
    elsewhere: elsewhere === undefined ? null : new RegExp(withLetters(elsewhere), 'i'),
  };
}

/** "Cert III Commercial Cookery", "Cert. IV in Youth Work": how Australia writes its certificates; "Barber Lic.", "gepr. Schutzkraft". */
function withShortened(listed: string): string {
  const source = listed
    .replaceAll(/licen\[cs\]e(?![a-z])/g, String.raw`(?:licen[cs]e|lic\b\.?)`)
    .replaceAll('geprüfte', String.raw`gepr(?:üfte|\.)`);
  return source.includes('certificate')
    ? source.replaceAll(
        /certificate (\(\?:[iv|34]+\)|\[iv\]\+|iii|iv)( in (?:\(\?:in \)\?)?)?/g,
        (_, level: string, joined = '') =>
          String.raw`cert(?:ificate)?\.? ${level}${joined === '' ? '' : ' (?:in )?'}`,
      )
    : source;
}

/** A word goes on through letters that are not English. */
function withLetters(source: string): string {
  return source.replaceAll(/(?<!\[[^\]]*)\\w/g, String.raw`[\wÀ-ÿ]`);
}

/** Everything that is recognised by name, except degrees, which have levels. */
export const CREDENTIALS: readonly Credential[] = [
  ...LICENCES.map((row) => credential('licence', row)),
  ...CERTIFICATES.map((row) => credential('certificate', row)),
  ...CLEARANCES.map((row) => credential('clearance', row)),
  ...LANGUAGES.map((row) => credential('language', row)),
];
let prefilter: Prefilter | null = null;
const near = rememberedOfLine((text): readonly Credential[] => {
  prefilter ??= prefilterOf(CREDENTIALS.map(({ source }) => source));
  return prefilter(text).flatMap((row) => CREDENTIALS[row] ?? []);
});

/** Those that a text may name; most name none of the many. */
export function credentialsNear(text: string): readonly Credential[] {
  return near(text);
}

/** Whether a text in lower case, made of any number of lines, has letters without which no line names a credential. */
export function mayBeNamedIn({ source }: Credential, lower: string): boolean {
  const needed = neededBy(source);
  return needed === EVERYTHING || needed.some((literal) => lower.includes(literal));
}

const EVERYTHING: readonly string[] = [];
const neededBy = remembered((source) => literalsNeeded(source) ?? EVERYTHING);
/** Words that make the name of a language a requirement. */
const LANGUAGE_CUE =
  /fluen|native|mother[- ]tongue|\bsign(?:er|ing|ant)\b|signer\b|gebärden|(?:bsl|dgs|lsf)\b|\b(?:work|do business|operate|talk|converse|negotiat\p{L}+|communicat\p{L}+)(?: \p{L}+){0,2} in (?=\p{Lu})|unterhalt|verständig|\breden\b|redest|übersetz|umgangs|gesprochen|phones?\b|flüssig|fliessend|locut|\bjlpt\b|command of|\bn[123]\b(?=[^.;]{0,20}japan)|japan\w+[^.;]{0,25}\bn[123]\b|bilingual|business[- ]level|conversational|working (knowledge|proficiency)|proficien|speak|read and write|written|spoken|\b[abc][12]\b|language|linguist|sprach|kenntnisse|fließend|verhandlungssicher|muttersprach|courant|maternelle|bilingue|langue|maîtrise|parl(?:é|ez|er\b)|sprech|sprich|wort und schrift|l'(?:anglais|allemand|espagnol|italien)|\b(?:good|strong|excellent|decent|perfect|clear|basic|confident|solid|everyday) (?:(?:and|but|spoken) \p{L}+ )?(?:english|german|french|spanish|italian|dutch|polish|welsh|portuguese|arabic|mandarin)\b(?! (?:breakfast|teach|degree|literature|lessons|law|cuisine|food|cooking|gcse|and maths))|\b(?:gutes|gute|sehr gutes|sicheres) (?:deutsch|englisch|französisch)\b|\bbon (?:anglais|français|allemand)\b|\b(?:english|german|french|spanish|italian|dutch|polish|welsh|irish|portuguese|arabic|mandarin) (?:(?:good|strong|solid|fluent) enough|(?:at|to) (?:level|grade|[abc][12])|(?:is|are) (?:essential|required|needed|a must|necessary|indispensable))\b|\benough (?:english|german|french|spanish|italian|dutch|polish|welsh) to\b|\bwithout an? interpreter\b|\b(?:hold|holding|take|taking|lead|leading|conduct|conducting|handle|handling|run|running|negotiat(?:e|ing)|present(?:ing)?|advis(?:e|ing)) (?:an? |the |your )?(?:\p{L}+ ){0,2}(?:interviews?|calls?|meetings?|conversations?|consultations?|sessions?|negotiations?|clients?|customers?|patients?|contracts?) in\b/iu;
/** "English you can work in", "all talks are in English". */
const LANGUAGE_USED =
  /^(?:etwas |gern |some |basic |un peu d[e'’]\s?)?(?:english|german|french|dutch|spanish|italian|polish|portuguese|deutsch|englisch|französisch|italienisch|spanisch|polnisch|anglais|allemand|français|italien|espagnol|néerlandais) (?:für|for|pour|im umgang mit|mit kund\p{L}+|with (?:customers|clients|suppliers))(?! (?:beginners|academic|specific|business|speakers|anfänger|débutants))(?!\p{L})|(?:english|german|french|dutch|spanish|italian|polish|norwegian|swedish|danish|portuguese|mandarin|arabic|welsh|irish|turkish|deutsch|englisch|französisch|anglais|allemand|français) (?:that )?(?:you can|good enough|sufficient|enough|zum arbeiten|pour travailler|qui (?:vous |nous )?permet\p{L}*|permettant|suffisant|mit dem (?:sie|du))\b|\b(?:talks|meetings|briefings|instructions|documents?|handovers?|lessons|reports) (?:are|is) (?:all )?in (?:english|german|french|dutch|spanish|italian|norwegian|swedish|danish)\b/iu;

const isLanguageCued = testOf(LANGUAGE_CUE);
const isLanguageUsed = testOf(LANGUAGE_USED);

/** Whether a text speaks of a language as of something that one can. */
export function speaksOfLanguage(text: string): boolean {
  return isLanguageCued(text) || isLanguageUsed(text);
}

/** Short ones that mean nothing else where a text has no capitals. */
const PLAIN_ABBREVIATIONS = new Set(
  'rn rgn lpn lvn cna nmc cpa cdl hgv lgv adr sia pmp cfa qts bls'.split(' '),
);
/** Letters that are no word of any language, however the text around them is written: "caristes avec caces 3". */
const UNMISTAKABLE = new Set('hgv lgv cdl caces ipaf pasma cscs smsts sssts ssiap rgn qts'.split(' '));
/** What is said of a paper beside its name: of letters that may be a word only the plainest counts. */
const SAID_AFTER =
  /^[\s:(,–-]{1,3}(?:pin|regist|qualif|certif|licen[cs]|card|ticket|in date|expired|lapsed|à jour|valable|gültig|member|exam)/;
const DATED_AFTER =
  /^[\s:(,–-]{1,3}(?:no\b|level|part|passed|held|since|current|valid|active|to \d|until|exp|cleared|(?:19|20)\d\d)/;
const SAID_BEFORE =
  /(?:qualified|registered|certified|licen[cs]ed|chartered|valid|current|full|active|hold|with|,|\()\s?$/;

/** Small words of other languages, at the head of a sentence: "Als Familienbetrieb", "Ils sont". */
const WORD = /^(?:Als|Ils|Est|Son|Mes|Ses|Ces|Par|Sur|Des|Les|Bis|Aus|Ist|Pas)$/;

/** Letters without a vowel are no word in small ones either; others are told by what is said of them. */
function isAbbreviation(found: string, text: string, start: number): boolean {
  if (!/[aeiouy&]/.test(found) || PLAIN_ABBREVIATIONS.has(found)) return true;
  const after = text.slice(start + found.length, start + found.length + 16);
  if (SAID_AFTER.test(after)) return true;
  return DATED_AFTER.test(after) && (found.length > 3 || SAID_BEFORE.test(text.slice(0, start)));
}

const OF_COUNTRIES = String.raw`(?:labou?r|employment|tax|contract|commercial|corporate|company|criminal|civil|family|social|insurance|administrative|property|constitutional|competition|immigration|building|construction|planning|energy|banking|securities|capital markets?|insolvency|data protection|works|local|national|domestic|international|public|private|social security|case|common|accounting|customs|food|drug|medicines?|and|&)`;
/** "French labour law", "German tax legislation", "deutsches Arbeitsrecht": of which country something is, and no language. */
const ofTheCountryFor = inLettersOf(
  new RegExp(
    String.raw`^(?: ${OF_COUNTRIES}){0,3} (?:laws?(?! (?:terminology|vocabulary))|legislation|statutes?|(?:labou?r|tax|civil|commercial|criminal|building) code|gaap|regulations|regulatory|accounting standards|case law|jurisprudence|payroll|market(?:place)?|tax(?:ation|es)?|building code|\p{L}*(?:recht\p{L}*|gesetz(?:e|es|gebung)?|steuer(?:n|gesetze)?|markt(?:es)?|rechnungslegung))(?!\p{L})`,
    'iu',
  ),
);
/** The same in French, where the country stands behind: "droit du travail français". */
const LAW_BEFORE =
  /(?<!\p{L})(?:droit|législation|réglementation|fiscalité|code|marché|jurisprudence|normes?)(?: (?!et |ou )(?:du |de la |des |de l['’]|d['’])?\p{L}+){0,3} $/iu;

/**
 * Where a credential is named in a text; an abbreviation counts where it is written like one. In small letters it counts
 * in a CV that is asked after it, and hardly in a spec, where it may be anything: GMC makes cars as well.
 */
export function placesOf({ pattern, kind }: Credential, text: string, isSpec = false): Place[] {
  const places: Place[] = [];
  // Most lines name none of the many credentials; the rest is worked out for those that do.
  if (text.search(pattern) === -1) return places;
  const isCased = /\p{Lu}/u.test(text.slice(1)) && /\p{Ll}/u.test(text);
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    // "Arabe", "russe": the names of languages are words.
    const isSmall = /^[a-z&]{2,5}$/.test(found) && !(kind === 'language' && found.length > 3);
    const end = match.index + found.length;
    if (
      kind === 'language' &&
      (ofTheCountryFor(text).test(text.slice(end)) || LAW_BEFORE.test(text.slice(0, match.index)))
    )
      continue;
    if (
      found !== '' &&
      !WORD.test(found) &&
      (!isSmall ||
        UNMISTAKABLE.has(found) ||
        (!isCased && found.length > 3) ||
        (isSpec ? !isCased && PLAIN_ABBREVIATIONS.has(found) : isAbbreviation(found, text, match.index)))
    )
      places.push({ start: match.index, end });
  }
  return places;
}
