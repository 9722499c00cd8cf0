// How well a language is known: by what the CV says of it, and by being written in it.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { stanceAt } from '../../cv/stance/stance.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import { placesOf, type Credential } from '../../spec/papers/credentials.ts';
import { fluencyIn, isTakenBack } from '../../spec/papers/fluency.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { examIn } from './language-exams.ts';
import { isAdjective, isOfCountry } from './language-or-country.ts';
import { isGrownUpWith, isSpokenAlways, isWorkedIn } from './languages-at-work.ts';
import {
  isAmongLanguages,
  isOtherNamed,
  isScaled,
  saidNearest,
  sentenceOn,
  withoutLeaders,
  withoutRanges,
} from './said-of-language.ts';
import { schooledIn } from './schooled-in.ts';
import { MET_FROM, type Found } from '../found.ts';
import { NOTE } from '../notes.ts';

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
    const own = place === undefined ? 0 : fluencyIn(saidNearest(unit.text, place));
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
        const own = saidNearest(line.text, place);
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
/** Whoever is said to be fluent is not said to be it no longer. */
const FLUENT = 5;

/** Whoever learns a step stands on the one below it. */
const STEPS_AHEAD = 2;

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

/** Of posts and schools other things are said with the same words. */
function isAboutLanguages({ section, role }: EvidenceLine): boolean {
  return section === 'languages' || (role === null && section !== 'education' && section !== 'experience');
}

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
