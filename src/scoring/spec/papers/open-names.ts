// Papers that nobody listed, recognised by their form: what a statement calls something that is held, without the words
// that every paper is called by. Pure.

import { testOf } from '../first-look.ts';
import { cased } from '../../text/expressions/cased.ts';
import { countryOf, placeCalled } from '../../lexicon/places.ts';
import { withoutAwardingBodies } from '../../lexicon/awarding-bodies.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { thatName, withoutSaidBeside } from './beside-the-name.ts';
import { CREDENTIAL_WORD, IN_FORCE } from './credential-words.ts';
import { credentialsNear, placesOf, type Credential } from './credentials.ts';
import { topicOf, type Terms } from './topics.ts';

const BETWEEN =
  /\bor\b|\boder\b|\bou\b|\bsuch as\b|\be\.g\.|\bz\.B\.|\bp\.ex\.|\bi\.e\.|\bd\.h\.|\bpar exemple\b|\bzum Beispiel\b|(?<=\p{L}{4}\s*)\/(?=\s*\p{L}{4})|[(),]/iu;
/** "zur/zum", "un/une": the same small word twice. */
const PAIR = /(?<![\p{L}/])\p{Ll}{1,4}\/\p{Ll}{1,4}(?![\p{L}/])/gu;
/** "Als A, B oder C": a comma means what the next conjunction means. */
const LISTED_CHOICE = /\p{L}{4}, [\p{L} /-]{3,40}(?:, [\p{L} /-]{3,40}){0,4},? (?:or|oder|ou)\b/iu;
const BETWEEN_OR_COMMA = new RegExp(`${BETWEEN.source}|,`, 'iu');
/** What a law is called by names no paper. */
const LAW = /\b(?:under|pursuant to|within the meaning of|nach|gemäß|selon|au sens)\b.*$/i;
/** "The DEUST that has replaced it": what it came after is no part of its name. */
const SUCCEEDED =
  /,? (?:qui (?:l['’]|le |la |les )?(?:a |ont |avait )?|(?:that|which) (?:has |have |had )?|d(?:er|ie|as) (?:ihn|sie|es) )(?:now |since |désormais |inzwischen )?(?:remplac|succéd|replac|superseded|succeeded|took its place|took over|ersetzt|abgelöst)[^,;()]*/giu;
/** "Qualification to install septic tanks in Ohio": where it is to be in force is no part of its name. */
const IN_A_STATE =
  /\s(?:in|within) (?:the (?:[Ss]tate|[Pp]rovince) of )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[\s,.;()]|$)/gu;
/** What a paper is in, and holds for each of its alternatives: "NVQ or City & Guilds in vehicle maintenance". */
const SUBJECT = /\s(?:in|en|im)\s.+$/i;
const TELLING = 3;

/** The names by which a statement calls something that is held, split at "or"; without the words of every credential. */
export function namesIn(text: string): Terms[] {
  const plain = withoutSaidBeside(text);
  const names = namesOf(partsOf(withoutAwardingBodies(plain)));
  return names.length > 0 ? names : namesOf(partsOf(plain));
}

function namesOf(parts: readonly string[]): Terms[] {
  return parts
    .map(
      (part) =>
        new Map([...topicOf(part)].filter(([term]) => !CREDENTIAL_WORD.test(term) && !saysWishWord(term))),
    )
    .filter((terms) => [...terms.keys()].some((term) => rarity(term) > TELLING));
}

/** "A Cert IV or a Diploma of Horticulture": a grade whose subject stands behind the next one names every trade's paper. */
function isGradeAlone(name: Terms): boolean {
  return [...name.keys()].every((term) => GRADE.test(term));
}

const GRADE = /^=?(?:i{1,3}|iv|v|vi{1,3})$/;

/** What is said of a paper that is only welcome. */
const saysWishWord = testOf(
  /^(?:sera|serait|seront|apprécié\w*|souhaité\w*|bienvenue?s?|atout|wäre\w*|wünschenswert|vorteil\w*|gern\w*|willkommen|desirabl\w*|advantag\w*|appreciat\w*|bonus|welcom\w*|beneficial|help\w*|assets?)$/u,
);

/** "Public Health Nursing (School Nursing)": which one it is, and no other name of it. */
const REFINED = /\(((?![^)]*\b(?:or|oder|ou|e\.g|such)\b)(?=[^)]*\p{Ll}{3})[\p{L} -]+)\)/gu;

/** What is named by letters is only explained in parentheses: "IGF Code certificate (gas as fuel)". */
const LETTERS = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})[^,;]{0,30}$/u;

/** Where the letters of a name follow it, they are the name: whoever spells it out is read by its initials. */
function withoutSpelling(text: string): string {
  return text.replace(SPELLED, (whole, words: string, letters: string) => {
    const initials = (words.match(/\p{L}[\p{L}'’-]*/gu) ?? [])
      .filter((word) => word.length > 3)
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
    return initials.endsWith(letters) ? `(${letters})` : whole;
  });
}

/** With the body that gives it, which is no other name of it. */
const SPELLED =
  /([\p{L}'’ -]{8,}?)\s*\(([A-Z]{3,6})\)(?: (?:with|from|by|through) (?:the )?[\p{L} ]{4,40}$)?/gu;

/** "Such as the CII's" names the CII. */
const OWN = /(?<=\p{Lu}{2})['’]s\b/gu;

/** "Vous êtes titulaire d'un": who holds it is no part of its name. */
const HOLDER =
  /^\W*(?:vous (?:êtes|serez|devez être) )?(?:impérativement )?(?:titulaires?|diplômée?s?|détent(?:eurs?|rices?)) (?:du?|de la|d['’]une?|de l['’]|des?)\s*|^\W*sie (?:verfügen über|besitzen|haben) (?:eine?n? )?/iu;

/** "CST through NBSTSA": the body that gives what is called by letters. */
const GIVEN_THROUGH =
  /((?<!\p{L})\p{Lu}{3,6}(?: credential| certification| certificate| qualification| designation)?) (?:through|from|by|via|awarded by|issued by|with) (?:the )?(?:\p{Lu}{3,}|(?:\p{Lu}\p{L}+ ?){2,7})(?=[,.;]|$)/gu;

/** "MMR accreditation for medication reviews": what a paper that is called by letters is good for. */
const GOOD_FOR =
  /((?<!\p{L})\p{Lu}{3,6} (?:accreditation|credential|certification|certificate|qualification|registration|card|ticket)) for (?:the )?\p{Ll}[^,;()]*/gu;

/** "A critical care qualification: a course, a PGCert or …": the kind, of which any will do, and some that are of it. */
const KIND_AND_SOME =
  /^([^:;,()]{6,70}(?<!\p{L})(?:qualifications?|certificat(?:e|ion)s?|diplomas?|licen[cs]es?|abschl(?:u|ü)ss\p{L}{0,2}|qualifikation(?:en)?|weiterbildung(?:en)?|diplômes?|certifications?)):\s(?=.{0,200}(?<!\p{L})(?:or|oder|ou)\s)/iu;

/** "A recognised trade: a craft certificate or an NVQ": what the papers behind it prove is no part of their names. */
const PROVEN =
  /^\W*(?:(?:an?|your|une?|ein(?:en?)?) )?(?:[\p{L}-]+ ){0,2}(?:trade|craft|background|training|paper(?:s|work)?|tickets?|proof|métier|formation|handwerk|beruf):\s(?=.{4,200}(?<!\p{L})(?:or|oder|ou)\s)/iu;

/** "Registered with the college, in good standing, with your own liability cover": how it is held, and no other paper. */
const CARRIED_WITH =
  /,? (?:and )?(?:in good standing|with (?:your |their |his or her |an? |the |full |own |current |valid |professional |personal )*(?:[\p{L}-]+ ){0,2}(?:insurance|cover|indemnity))(?!\p{L})/giu;

/** "Or the older RSH equivalent": whatever is like it. */
const LIKE_IT =
  /^\W*(?:(?:an?|the|its|any|older|newer|former|old|recogni[sz]ed|approved|comparable|\p{Lu}{2,6}) +)*(?:equivalents?|similar|comparable|predecessors?|forerunners?|successors?|superseded|(?:earlier|later|previous) versions?)(?: (?:thereof|of it|body|bodies))?\W*$/iu;

function partsOf(text: string): string[] {
  const parts = withoutSpelling(text)
    .replace(PROVEN, '')
    .replace(KIND_AND_SOME, '$1 or ')
    .replace(GIVEN_THROUGH, '$1')
    .replace(GOOD_FOR, '$1')
    .replace(HOLDER, '')
    .replace(OWN, '')
    .replace(LAW, '')
    .replace(SUCCEEDED, '')
    .replace(CARRIED_WITH, '')
    .replace(IN_A_STATE, (all, place: string) => (countryOf(placeCalled(place)) === null ? all : ''))
    .replace(IN_FORCE, ' ')
    .replace(PAIR, ' ')
    .replace(REFINED, (_, which: string, at: number, all: string) =>
      /^\p{Ll}/u.test(which) && LETTERS.test(all.slice(0, at)) ? '' : ` ${which}`,
    )
    .split(LISTED_CHOICE.test(text) ? BETWEEN_OR_COMMA : BETWEEN);
  const told = parts.filter((part) => /\p{L}{3}/u.test(part) && !LIKE_IT.test(part));
  const subject = SUBJECT.exec(told.at(-1) ?? '')?.[0] ?? '';
  return thatName(parts.filter((part) => !LIKE_IT.test(part))).map((part) =>
    SUBJECT.test(part) || !/\p{L}/u.test(part) ? part : part + subject,
  );
}

/** The same for the alternatives that the lexicon does not know, beside one that it does. */
export function namesBeside(text: string): Terms[] {
  const trades = TRADES_OF.exec(text)?.[1];
  return (trades ?? withoutAwardingBodies(withoutSaidBeside(text)).replace(PROVEN, '').replace(OWN, ''))
    .split(isListed(text) ? BETWEEN : BETWEEN_BUT_COMMA)
    .map((part) => (isListed(text) ? part : (part.split(',', 1)[0] ?? '')))
    .filter(
      (part) =>
        (trades !== undefined || PAPER.isIn(part)) &&
        !ANOTHER.test(part) &&
        !credentialsNear(part).some((one) => placesOf(one, part).length > 0),
    )
    .flatMap(namesIn)
    .filter((name) => !isGradeAlone(name));
}

/** "A level 4 (or a level 5), deep water": behind a comma that is of no list stands no alternative. */
function isListed(text: string): boolean {
  return LISTED_CHOICE.test(text) || COMMA_WITHIN.test(text) || /,[^.;]*?\s(?:or|oder|ou)\s/i.test(text);
}

const COMMA_WITHIN = /\([^()]*,[^()]*\)/u;
const BETWEEN_BUT_COMMA = new RegExp(BETWEEN.source.replace('[(),]', '[()]'), 'iu');

/** "Or an equal one on the regulator's list": whichever it is. */
const ANOTHER =
  /^\W*(?:(?:an?|any) )?(?:another|other|equal|equivalent|similar|comparable|recogni[sz]ed) [^,;]{0,60}\b(?:list|accepts?|recogni[sz]es?|approves?|accepted|recogni[sz]ed|approved|with)\b/iu;

/** "Ausbildung als Fräser, Mechaniker oder Dreher": the trades after the paper are as many papers. */
const TRADES_OF =
  /(?:ausbildung|lehre|abschluss|gesellenbrief|apprenticeship|formation|licen[cs]ed|qualified|trained) (?:als|zu[mr]?|as an?|as|de|d') ?(.{5,})$/i;

/** Letters of a body, or a word that says that something is held. */
const PAPER = cased({
  words:
    /ausbildung|diplom|certificat|qualification|weiterbildung|apprenticeship|\b[ns]vq\b|city (?:&|and) guilds|brevet|titre/i,
  names:
    /\b(?:Accredited|Certified|Chartered|Registered|Licen[cs]ed|Approved) \p{Lu}\p{Ll}|\b(?!(?:NHS|USA|EEA|CNC|CAD|PLC|LLP|SME|GMP|CDI|CDD|GCSE|FMCG)\b)[A-Z]{3,}\b/u,
});

/** "Qualified Person", "Nominated Officer": an office that one is appointed to, written with capitals. */
const OFFICE =
  /(?<![.!?]\s)(?<!^)\b(?:Qualified|Registered|Licensed|Certified|Approved|Authori[sz]ed|Accredited|Responsible|Competent|Nominated|Designated|Appointed)\s+(?!(?:Cent(?:re|er)s?|Services?|Homes?|Premises|Sites?|Bod(?:y|ies)|Areas?|Buildings?|Products?|Provisions?|Schools?|Providers?|Agenc(?:y|ies)|Activit(?:y|ies)|Operations?|Places?|Zones?|Materials?|Substances?|Suppliers?|Codes?|Documents?|Charit(?:y|ies)|Offices?|Compan(?:y|ies)|Societ(?:y|ies)|Land|Trade|Curriculum)\b)\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)?/gu;

/** "Under the Health Act 2007 (Designated Centres) Regulations 2013": the name of a law, which may name offices too. */
const LAW_IN_FORCE =
  /\b(?:under|pursuant to|within the meaning of) the (?:\p{Lu}\p{L}*|of|and|in|for|to|\(|\)|\d{4}|[ ,])+?(?:Act|Regulations?|Order|Directive|Code|Law)s?\b(?: \d{4})?(?: \([^)]*\))?(?: (?:Act|Regulations?|Order)s?)?/gu;

/** The offices that a statement names, as credentials. */
export function officesIn(text: string): Credential[] {
  return [...text.replace(LAW_IN_FORCE, '').matchAll(OFFICE)].map(([name]) => {
    const source = `\\b${name.replaceAll(/\s+/g, '\\s+')}s?\\b`;
    return {
      id: `certificate:${name}`,
      kind: 'certificate',
      name,
      source,
      pattern: new RegExp(source, 'gi'),
      elsewhere: null,
    };
  });
}
