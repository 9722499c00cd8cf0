// How well a language is known: by what the CV says of it, and by being written in it.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { stanceAt } from '../../cv/stance/stance.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { CREDENTIALS, credentialsNear, placesOf, type Credential } from '../../spec/papers/credentials.ts';
import { fluencyIn, isTakenBack } from '../../spec/papers/fluency.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { examIn } from './language-exams.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { schooledIn } from './schooled-in.ts';
import { MET_FROM, type Found } from '../found.ts';
import { NOTE } from '../notes.ts';
import type { Place } from '../../text/place.ts';

const NOTHING: Found = { credit: 0, note: null, lines: [], stance: null };
/** Too few words to tell the language they are in. */
const LANGUAGE_UNKNOWN: Found = { credit: 0.5, note: null, lines: [], stance: null };
/** How well it is to be known where no level is told: to work in, and where it would only be welcome to converse. */
const WORKING = 4;
const CONVERSATION = 2;
/** For being named without a level, and for the language that the CV is written in. */
const NAMED = 0.75;
const WRITTEN = 0.85;
/** For being worked in, in a post. */
const USED = 0.85;

/** A CV written in a language is evidence of it; less than a stated level is a part. */
export function matchLanguage(unit: Unit, cv: Cv): Found {
  const most = Math.min(
    isNativeAsked(unit.text) || isHighestAsked(unit.text) ? 6 : 5,
    unit.designators.fluency || (unit.strength === 'nice' ? CONVERSATION : WORKING),
  );
  // "German C1 and English B2": each at its own.
  const askedOf = (one: Credential) => {
    const [place] = placesOf(one, unit.text, true);
    const own = place === undefined ? 0 : fluencyIn(nearest(unit.text, place));
    return own > 0 ? Math.min(most, own) : most;
  };
  // What is said expressly of a language holds, whatever language the CV happens to be written in.
  const isSaid = new Set<Credential>();
  let best: Found = NOTHING;
  const named = new Map<Credential, Found>();
  for (const line of cv.lines.map(withoutLeaders).map(withoutRanges)) {
    for (const one of unit.credentials) {
      const exam = examIn(line.text, one.name);
      if (exam !== null && placesOf(one, line.text).length === 0) {
        const { stance } = paperStanceAt(line.text, exam, cv.nowMs);
        const credit = stance === 'held' || stance === 'lapsed' ? creditOf(exam.level, askedOf(one)) : 0;
        if (credit > 0) isSaid.add(one);
        if (credit > best.credit)
          best = { credit, note: credit < MET_FROM ? NOTE.lower : null, lines: [line], stance: 'held' };
      }
      for (const place of placesOf(one, line.text)) {
        const isSigned = one.name.endsWith('sign language');
        const { stance } = (isSigned ? paperStanceAt : stanceAt)(line.text, place, cv.nowMs);
        const isListed =
          line.section === 'languages' ||
          line.section === 'skills' ||
          line.role === null ||
          isAmongLanguages(line.text, place);
        const near = line.text.slice(Math.max(0, place.start - 28), place.end + 45).replace(/[;|.].*$/, '');
        const own = nearest(line.text, place);
        const sentence = sentenceOn(line.text, place, one);
        const said =
          isGrownUpWith(line.text) || isSpokenAlways(line.text.slice(place.end))
            ? NATIVE
            : fluencyIn(own) || (isOtherNamed(near, one) ? 0 : fluencyIn(near));
        const told = said || (examIn(sentence, one.name)?.level ?? 0);
        // "Turkish: I follow it, but I do not speak it": what the sentence goes on to say.
        const level =
          said < FLUENT && isTakenBack(sentence)
            ? 1
            : stance === 'pursued'
              ? Math.max(Math.min(1, told), told - STEPS_AHEAD)
              : told;
        if (isOfCountry(line.text, place)) continue;
        const isNamed = isListed ? !isAdjective(line.text, place) : isWorkedIn(line.text, place);
        if (level === 0 && !isNamed) continue;
        if (isScaled(own) || (isAboutLanguages(line) && (stance === 'denied' || fluencyIn(own) > 0)))
          isSaid.add(one);
        const known = level > 0 ? creditOf(level, askedOf(one)) : isListed ? NAMED : USED;
        const credit = stance === 'denied' ? 0 : known;
        const note = stance === 'denied' ? NOTE.notHeld : credit < MET_FROM ? NOTE.lower : null;
        const found: Found = { credit, note, lines: [line], stance: stance === 'denied' ? 'denied' : 'held' };
        // What is named somewhere is known as well as it is said to be elsewhere.
        if (level === 0 && stance !== 'denied') named.set(one, named.get(one) ?? found);
        else if (credit > best.credit || best.stance === null) best = found;
      }
    }
  }
  for (const [one, found] of named) if (!isSaid.has(one) && found.credit > best.credit) best = found;
  const written = writtenIn(
    unit.credentials.filter((one) => !isSaid.has(one)),
    cv,
  );
  return written.credit > best.credit ? written : best;
}

const NATIVE = 6;
/** "Grew up in Bolzano: Italian at home, German at school": with both of them. */
const isGrownUpWith = testOf(
  /(?<!\p{L})(?:grew up|raised|brought up|grandi|élevée?)(?!\p{L})[^.;]{0,60}(?:at home[^.;]{0,40} (?:at|in) school|(?:at|in) school[^.;]{0,40} at home|à la maison[^.;]{0,40} à l['’]école|à l['’]école[^.;]{0,40} à la maison)(?!\p{L})|(?<!\p{L})aufgewachsen(?!\p{L})[^.;]{0,60}(?:zu ?hause|daheim)[^.;]{0,40}schule/iu,
);

/** "Turkish-speaking tenants ...; I have spoken it all my life": what one grew up with, where another's need of it is told. */
const isSpokenAlways = testOf(
  /(?<!\p{L})(?:I(?:['’]ve| have)?(?: always)? (?:spoke|spoken|speak)|is what (?:I|we) (?:speak|spoke)|(?:je le|je l['’]ai toujours) parle|ich spreche (?:es|sie)) (?:it )?(?:all my life|at home|from home|since (?:childhood|birth|I was (?:born|little|a child))|as a child|natively|depuis (?:l['’]enfance|toujours)|à la maison|zu hause|seit (?:der )?(?:kindheit|geburt))(?!\p{L})/iu,
);

/** Whoever is said to be fluent is not said to be it no longer. */
const FLUENT = 5;

/** Whoever learns a step stands on the one below it. */
const STEPS_AHEAD = 2;

/** What a sentence goes on to say of a language, up to the next one. */
function sentenceOn(text: string, { end }: Place, language: Credential): string {
  const rest = /^[^.;]*/u.exec(text.slice(end))?.[0] ?? '';
  const next = CREDENTIALS.flatMap((other) =>
    other.kind === 'language' && other !== language ? placesOf(other, rest) : [],
  ).map(({ start }) => start);
  return rest.slice(0, Math.min(rest.length, ...next));
}

/** "English, Portuguese.": a sentence of nothing but languages, in whatever company. */
function isAmongLanguages(text: string, { start, end }: Place): boolean {
  const before = /[^.;|]*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^.;|]*/u.exec(text.slice(end))?.[0] ?? '';
  const others = [before, after].map((part) =>
    credentialsNear(part).reduce(
      (rest, one) =>
        one.kind !== 'language'
          ? rest
          : placesOf(one, rest).reduceRight((left, at) => left.slice(0, at.start) + left.slice(at.end), rest),
      part.length > LISTED_MAX ? part : part.replace(/(?<!\p{L})(?:and|und|et|&)(?!\p{L})/gu, ' '),
    ),
  );
  return before.length + after.length > 0 && others.every((rest) => !/\p{L}/u.test(rest));
}

/** More than a few languages' names is no list of them. */
const LISTED_MAX = 60;

/** "Ran the meetings in Spanish", "Beratung auf Englisch und Russisch": who works in a language knows it. */
function isWorkedIn(text: string, { start, end }: Place): boolean {
  const before = text.slice(0, start);
  if (SPOKEN.test(before)) return true;
  // "J'établis en anglais l'état des charges": behind such an "en" stands no country.
  if (
    /(?<!\p{L})en $/iu.test(before) &&
    /^(?:anglais|allemand|espagnol|italien|néerlandais)$/.test(text.slice(start, end))
  )
    return true;
  return IN_IT.test(before) && THEN_NO_NOUN.test(text.slice(end));
}

/** "I speak French at home", "wir sprechen Polnisch". */
const SPOKEN =
  /(?<!\p{L})(?:I|we|ich|wir|je|nous) (?:also |still |both )?(?:speak|spreche|sprechen|parle|parlons) $/iu;

const NEXT = String.raw`(?:\p{Lu}\p{L}+|allemand|anglais|français|espagnol|italien|néerlandais|arabe)`;
const JOINED = String.raw`(?:,|\/| and| or| und| oder| et| ou)\s*`;
const IN_IT = new RegExp(
  String.raw`(?<!\p{L})(?:in|into|auf|en)\s+(?:both |fluent )?(?:${NEXT}${JOINED}){0,3}$`,
  'u',
);
/** Of "in German and French restaurants" neither is spoken. */
const THEN_NO_NOUN = new RegExp(
  String.raw`^(?:${JOINED}${NEXT})*\s*(?:$|[,.;:)(/]|(?:with|without|where|when|while|for|to|by|at|on|as|if|since|from|too|myself|alone|every|each|daily|mit|für|bei|avec|pour|aux?|auprès)(?!\p{L})|(?:and|und|et)\s+\p{Ll})`,
  'u',
);

/** "Nach deutschen Normen": of a country, and no language. */
function isAdjective(text: string, { start, end }: Place): boolean {
  return INFLECTED.test(text.slice(start, end)) && BESIDE_A_NOUN.test(text.slice(end));
}

/** "Spanish Peaks University", "an Irish mother": of a country, whatever level stands beside it. */
function isOfCountry(text: string, { start, end }: Place): boolean {
  if (!IN_ENGLISH.test(text.slice(start, end))) return false;
  const after = text.slice(end);
  return OF_A_PAPER.test(text.slice(0, start)) || OF_SOMETHING.test(after) || isOfGoods(text, { start, end });
}

/** "Spanish ceramics", "Dutch and Belgian ports", "a German-owned haulier": where things and people are from. */
function isOfGoods(text: string, { start, end }: Place): boolean {
  if (!ENGLISH_ONLY.test(text.slice(start, end)) || KNOWN_BEFORE.test(text.slice(0, start))) return false;
  const next = THEN_A_NOUN.exec(text.slice(end));
  if (next === null || isScaled(nearest(text, { start, end }))) return false;
  const [, joined, word = ''] = next;
  return joined === '-' ? FROM_THERE.test(word) : !OF_LANGUAGES.test(word) && fluencyIn(word) === 0;
}

/** "I speak Spanish most days". */
const KNOWN_BEFORE = /\b(?:sp[eo]ak(?:s|ing)?|spoke|spoken|know|learn(?:t|ed|ing)?|studied|fluent|my)\s$/i;
/** No "Deutsch" and no "Spanisch", which stand for the language alone. */
const ENGLISH_ONLY = /(?:[^sc]ch|sh|an|ese|ek)$/u;
/** What follows, if need be behind other names of countries. */
const THEN_A_NOUN = /^(?:,? (?:and|or|&) \p{Lu}\p{Ll}+(?:sh|ch|an|ese|ek))*( |-)(\p{Ll}[\p{Ll}’']+)/u;
const FROM_THERE = /^(?:owned|built|made|born|based|bred|run|registered|style|trained|registered|flagged)/;
/** What is said of a language, or goes on about something else. */
const OF_LANGUAGES =
  /^(?:and|or|as|at|to|in|on|is|are|was|were|for|from|with|by|of|but|too|also|both|plus|which|that|who|when|where|while|since|only|well|very|quite|fairly|throughout|always|often|mostly|\p{L}+ly|rather|less|more|better|if|after|before|because|so|not|no|it|my|her|his|every|each|all|the|an?|than|into|through|during|under|over|then|now|daily|used|use|at|via|per|skills?|speak\p{L}*|spoken|writt\p{L}*|writ\p{L}*|read\p{L}*|oral\p{L}*|verbal\p{L}*|langu\p{L}*|mother|first|second|third|tongue|nativ\p{L}*|level|grade|teach\p{L}*|taught|tutor\p{L}*|lesson\p{L}*|class\p{L}*|course\p{L}*|translat\p{L}*|interpret\p{L}*|literature|philology|linguist\p{L}*|studies|degree|exam\p{L}*|certif\p{L}*|correspond\p{L}*|e?-?mails?|calls?|phone\p{L}*|telephon\p{L}*|letters?|texts?|document\p{L}*|contracts?|conversation\p{L}*|comprehen\p{L}*|understand\p{L}*|understood|learn\p{L}*|learnt|improv\p{L}*|progress\p{L}*|comfortabl\p{L}*|capable|decent|solid|strong|perfect\p{L}*|fine|ok|okay|long|can|could|would|have|had|has|i|enough|grew|picked|kept|since|required|essential|desirable|preferred|medium|side|desk|grammar|vocabulary|dictation|copy|proof\p{L}*|gut|sehr|courant\p{L}*|bon|niveau|lu|niet|goed|moedertaal|uwch|iaith)$/u;

/** Names of languages that are adjectives too. */
const IN_ENGLISH = /^\p{Lu}\p{Ll}+(?:sh|ch|an|ese|ek)$/u;
/** "B and C1, full Irish". */
const OF_A_PAPER = /(?:licen[cs]e|passport|citizen\p{L}*|national\p{L}*)\b[^.;]*\bfull $/iu;
/** A noun that is neither the language nor what one does with it. */
const OF_SOMETHING =
  /^ (?!(?:Speak|Nativ|Language|Fluen|Beginn|Interm|Advanc|Conversation|Mother|Business|Profess|Working|Basic|Elementary|Literature|Studies|Philology|Linguist|Proficien|Skills|Level|Teacher|Translat|Interpret|GCSE|Good|Very|Cert|Muttersprach|Grund|Kennt|Schul|Sprach|Verhandl|Gut|Sehr|Langue|Courant|Bilingu|Upper|Lower|Full|Some|Read|Writ|Oral|Excel|Near)\p{L}*|[A-C][12]\b|\p{Lu}{2,})\p{Lu}\p{Ll}+|^ (?:mother(?! tongue)|father|parents?|husband|wife|partner|family|passport|citizen\p{L}*|national\p{L}*|roots|customers?|clients?|suppliers?|market|office|subsidiary|border|school|cuisine|food|wine|cooking|law)\b/u;

const INFLECTED = /^\p{Ll}+sch(?:e[nmrs]?)$/u;
const BESIDE_A_NOUN = /^\s+\p{Lu}(?!prach|chrift)/u;

/** What being written in one of some languages shows, or having learnt in it. */
function writtenIn(languages: readonly Credential[], cv: Cv): Found {
  if (languages.length === 0) return NOTHING;
  if (languages.some((one) => one.name === cv.language))
    return { credit: WRITTEN, note: null, lines: [], stance: 'held' };
  const schooled = languages.flatMap(({ name }) => schooledIn(name, cv.lines) ?? []);
  if (schooled.length > 0)
    return { credit: WRITTEN, note: null, lines: schooled.slice(0, 1), stance: 'held' };
  return cv.language === null && !listsLanguages(cv) ? LANGUAGE_UNKNOWN : NOTHING;
}

/** Whether a CV says which languages are known: of another it would say so too. */
function listsLanguages({ lines }: Cv): boolean {
  return lines.some(({ section }) => section === 'languages');
}

/** On the scale of the Council of Europe. */
function isScaled(text: string): boolean {
  return /\b[abc][12]\b/i.test(text);
}

/** Of posts and schools other things are said with the same words. */
function isAboutLanguages({ section, role }: EvidenceLine): boolean {
  return section === 'languages' || (role === null && section !== 'education' && section !== 'experience');
}

/** "A little French, fluent Spanish": what is said further off is said of the other. */
function isOtherNamed(text: string, language: Credential): boolean {
  return CREDENTIALS.some(
    (other) => other.kind === 'language' && other !== language && placesOf(other, text).length > 0,
  );
}

/** "Welsh ...... Level 1": dots that lead from a name to what is said of it, as so many blanks. */
function withoutLeaders(line: EvidenceLine): EvidenceLine {
  if (!line.text.includes('....')) return line;
  return { ...line, text: line.text.replace(/\.{4,}/g, (dots) => ' '.repeat(dots.length)) };
}

/** "A1 à B2", "telc B1-B2": the last step that was reached, and blanks for the first. */
function withoutRanges(line: EvidenceLine): EvidenceLine {
  if (!STEPS.test(line.text)) return line;
  return {
    ...line,
    text: line.text.replace(STEPS_ALL, (range, last: string) => last.padStart(range.length)),
  };
}

const STEPS = /\b[abc][12]\s?(?:-|–|à|to|bis)\s?[abc][12]\b/i;
const STEPS_ALL = /\b[abc][12]\s?(?:-|–|à|to|bis)\s?([abc][12])\b/gi;

function creditOf(level: number, asked: number): number {
  return level >= asked ? 1 : level >= asked - 1 ? 0.6 : 0.25;
}

/** "Native" and nothing less: no "native or fluent", no "near-native", and not of one language among several. */
function isNativeAsked(text: string): boolean {
  return (
    /\bnative|mother tongue|muttersprach|langue maternelle/i.test(text) &&
    !/fluen|near[- ]native|\bc1\b|fließend|verhandlungssicher|courant|business|equivalent|advanced|professional/i.test(
      text,
    )
  );
}

/** "Native or near-native (C2)": the highest step by its letters, and none below it. */
function isHighestAsked(text: string): boolean {
  return /\bC2\b/.test(text) && !/\b(?:[AB][12]|C1)\b/.test(text);
}

/** What stands between the name of a language and the next one. */
function nearest(text: string, { start, end }: Place): string {
  const after =
    /^(?:\s*\|\s*(?=[ABC][12]\b|[●★■]|nativ|mother|fluen|mutter|fließend|verhandl|grund|basic|courant|bilingue|langue|gut|sehr|good|very|excellent|beginner|intermediate|advanced))?(?:\s*\(?(?:mind|min)\.)?[^,;|.•]{0,45}(?:, \(?[ABC][12]\b)?(?:, (?:non |peu )?(?:écrit|parlé|compris|written|spoken|enough|now|but)[^,;|.•]{0,40}){0,2}/.exec(
      text.slice(end),
    )?.[0] ?? '';
  const before = /[^,;|.•)]{0,40}$/.exec(text.slice(0, start))?.[0] ?? '';
  return fluencyIn(after) > 0 ? after : before;
}
