// A CV that says that a foreign training is still to be recognised: what it holds of the licence is held elsewhere. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, type Naming } from './naming.ts';

/** "Bescheid: wesentliche Unterschiede", "recognition pending", "mesures de compensation à suivre". */
const STILL_OPEN =
  /teilweise[nr]? (?:gleichwertig\p{L}*|anerk\p{L}+)|partial(?:ly)? (?:recogni\p{L}+|equivalen\p{L}+)|(?:reconnaissance|équivalence) partielle|wesentliche[nr]? unterschied|defizitbescheid|(?:anpassungslehrgang|kenntnisprüfung|eignungsprüfung)[^.;]{0,60}(?:gesucht|geplant|angemeldet|noch|läuft|laufend|steht|offen|beginn|ab \p{L}+ 20\d\d)|(?:anerkennung|gleichwertigkeit)(?:sverfahren)?[^.;]{0,30}(?:läuft|laufend|beantragt|in bearbeitung|steht (?:noch )?aus|offen|noch nicht|hängig|pendent|abgelehnt)|(?:recognition|equivalence)[^.;]{0,30}(?:pending|applied for|in progress|under way|awaited|not yet)|(?:adaptation period|aptitude test|compensation measures?)[^.;]{0,40}(?:booked|pending|to be|not yet|planned|required|sought|awaiting)|mesures? compensatoires?|mesures? de compensation|(?:reconnaissance|équivalence|autorisation d['’]exercice)[^.;]{0,30}(?:en cours|demandée|en attente|pas encore|refusée|rejetée)/iu;
const isStillOpen = testOf(STILL_OPEN);

/** "I have not had them assessed", "nie anerkannt": what a demand for a recognised paper of abroad is told by. */
const UNRECOGNISED =
  /(?:\bnot|n['’]t|\bnever)(?: yet)? (?:(?:had|have|has|been|got|gotten|were|was|get)(?: yet)? ){0,2}(?:(?:it|them|these|those|this|that|(?:my|the|any of) (?:\p{L}+ ){1,3}?))?\s*(?:formally |officially )?(?:assessed|recogni[sz]ed|evaluated|converted|validated)(?!\p{L})|(?:noch nicht|nicht|nie) (?:förmlich |offiziell )?(?:anerkannt|anerkennen lassen|bewertet)|(?:pas|jamais)(?: encore)? (?:été |fait )?(?:reconnue?s?|reconnaître|évaluée?s?|valider)(?!\p{L})/iu;
const isUnrecognised = testOf(UNRECOGNISED);
/** A demand that takes papers of abroad once they are recognised. */
const OF_ABROAD =
  /(?<!\p{L})(?:overseas|foreign|international|abroad|ausländisch\p{L}*|étrang(?:er|ère)s?)(?!\p{L})[^;]{0,90}(?:recogni|assess|evaluat|anerk|reconn|équival|equival)/iu;
const takesOfAbroad = testOf(OF_ABROAD);

/** The namings of a licence as those of another country where the CV says that its recognition is open. */
export function asRecognised(namings: readonly Naming[], unit: Unit, { lines }: Cv): Naming[] {
  const isOfAbroad = takesOfAbroad(unit.text);
  if (
    (unit.kind !== 'licence' && !isOfAbroad && !OF_A_TRADE.test(unit.text)) ||
    !namings.some(({ stance }) => stance === 'held')
  )
    return [...namings];
  // A pronoun is no part of what is read: "I have not had … assessed" is two lines.
  const told = () => lines.map(({ text }) => text.trim()).join(' ');
  if (!lines.some(({ text }) => isStillOpen(text)) && !(isOfAbroad && isUnrecognised(told())))
    return [...namings];
  return namings.map((one) =>
    one.stance === 'held' && !GIVEN_HERE.test(one.line.text)
      ? namingAs('elsewhere', { line: one.line, words: one.words, isExplicit: one.isExplicit })
      : one,
  );
}

/** An apprenticeship that is asked for is one of the country. */
const OF_A_TRADE =
  /ausbildung|gesellenbrief|facharbeiter|apprentic|craft cert|grundbildung|\befz\b|\bcfc\b|fähigkeitszeugnis|certificat fédéral|\blehre\b|lehrabschluss/i;
/** A line that says that the place's own authority gave it. */
const GIVEN_HERE =
  /\b(?:urkunde|berufserlaubnis erteilt|approbiert|approbation (?:seit|20)|full registration|fully registered|pin\b|inscrite? (?:à|au))/i;
