// One register, several professions: "CORU registered radiographer" where a dispensing optician is asked for. Only where both
// the demand and the line say which one. Pure.

import { asPapersAreWritten } from '../../spec/papers/paper-wording.ts';
import { asksForPaper } from '../../spec/units/unit.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { allIn } from '../../text/expressions/all-in.ts';
import { namingAs, type Naming } from './naming.ts';

const NOUN = String.raw`(?:\p{L}{3,}(?:ers?|ors?|ists?|ians?|paths?|surveyors?)|\p{L}*(?:nurses?|midwi(?:fe|ves)|vets?|(?:assist|attend)ants?))`;
/** Who is registered, licensed or chartered, by the last word of what they are called. */
const WHO = new RegExp(
  String.raw`(?<!\p{L})(?:registered|licen[cs]ed|certified|chartered|certificated|authori[sz]ed)(?: as an?)? (?:\p{L}[\p{L}-]*[ /]){0,2}?(${NOUN})(?!\p{L})`,
  'giu',
);
const PROFESSION = new RegExp(String.raw`(?<!\p{L})${NOUN}(?!\p{L})`, 'giu');
/** Said of all professions. */
const OF_ANY =
  /^(?:practitioner|practition|member|regist|provider|worker|holder|master|manager|number|under|after|other|either|over|supervisor|senior|junior|director|adviser|advisor|officer|assessor|instructor|trainer|examiner|user|renew|december|september|october|november|order|letter|paper|center|per|inspector|operator|contractor|engineer|minor|major|prior|labor|color|honor|generalist|specialist|doctor|teacher|lecturer|career|carer|charter|chapter|register|order|transfer|matter|never|ever|whether|together|computer|water|power|former|later|former|consider|danger|first|list|exist|assist(?!ant)|consist|resist|insist)/iu;
/** "The College of Pharmacists": a body is named after one profession, and registers others too. */
const OF_BODY =
  /(?<!\p{L})(?:college|society|institute|council|board|association|chamber|order|faculty|register) of (?:[\p{L}&]+ ){0,3}?\p{L}+/giu;
const ROOT = 5;

/** The naming as one of another category where its line says that another profession is registered. */
export function ofOtherProfession(naming: Naming, unit: Unit): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' || !asksForPaper(unit)) return naming;
  const told = allIn(line.text, WHO).flatMap(({ 1: who = '' }) => (OF_ANY.test(who) ? [] : [root(who)]));
  if (told.length === 0) return naming;
  const asked = allIn(asPapersAreWritten(unit.text), PROFESSION).flatMap(({ 0: who }) =>
    OF_ANY.test(who) ? [] : [root(who)],
  );
  if (asked.length === 0 || told.some((one) => unit.text.toLowerCase().includes(one))) return naming;
  const own = new Set(allIn(line.text.replace(OF_BODY, ' '), PROFESSION).map(({ 0: who }) => root(who)));
  return asked.some((one) => own.has(one)) ? naming : namingAs('other', { line, words, isExplicit: true });
}

function root(word: string): string {
  return word.toLowerCase().slice(0, ROOT);
}
