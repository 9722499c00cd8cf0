// Licences that are endorsed for a subject: one whose line names another subject is of another category, unless the CV gives
// the endorsement elsewhere. A line that names no subject says nothing against it. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { topicOf } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { holdsHalf } from '../words/overlap.ts';
import { namingAs, type Naming } from './naming.ts';

const ENDORSED = /\bendors(?:ed|ements?)\s+(?:in|for|as|of)\s+(?:an? |the )?([^,;.()]{4,60})/i;
const speaksOfIt = testOf(/\bendors|\blicen[cs]|\bcertificat/i);
/** What a licence is called by, whatever it is for. */
const OF_ANY =
  /^=?(?:licen[cs]\w*|teach\w*|profession\w*|initial|provision\w*|standard|valid|current|activ\w*|renew\w*|expir\w*|state|department|educat\w*|endors\w*|certificat\w*|permanent|regular|full|level|grad\w*|age\w*|nursing|nurs\w*|k-12|\d[\d/-]*|tier|type|class|no|number|hold|held|issued|until|since|early|clear)$/u;

/** The naming as one of another category where its line names another subject. */
export function ofOtherEndorsement(naming: Naming, unit: Unit, cv: Cv): Naming {
  const subject = ENDORSED.exec(unit.text)?.[1];
  if (subject === undefined || naming.stance !== 'held') return naming;
  const asked = [...topicOf(subject).keys()];
  if (asked.length === 0 || cv.lines.some(({ text }) => speaksOfIt(text) && shares(text, asked)))
    return naming;
  const { text } = naming.line;
  const at = Math.max(0, text.toLowerCase().indexOf(naming.words));
  const clause = clauseAround(text, at, at + naming.words.length).text;
  const rest = termsOf(clause).filter(({ term }) => !unit.terms.has(term) && !OF_ANY.test(term));
  return rest.length === 0
    ? naming
    : namingAs('other', { line: naming.line, words: naming.words, isExplicit: true });
}

/** Whether a text tells most of the subject. */
function shares(text: string, asked: readonly string[]): boolean {
  return holdsHalf(new Set(termsOf(text).map(({ term }) => term)), asked);
}
