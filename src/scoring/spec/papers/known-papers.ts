// Names of papers that a statement does not ask to hold: what is only to be known, and what is a degree besides. Pure.

import { placesOf, type Credential } from './credentials.ts';
import { degreeAsked } from './degrees.ts';

const KNOWN =
  /(?:\b(?:knowledge|understanding|awareness|familiar(?:ity)?|grasp|principles?|experience|skills|competent|confident|comfortable|kenntnisse|erfahrung|connaissances?)(?: and \p{L}+)? (?:of|in|with|around|mit|im|in der|von|des?|du|de la)\b|\b(?:able to (?:use|apply)|use of|use an?|using|used|knows?|knowing|understands?|appl(?:y|ies|ying)|works? (?:to|under|with|by)|worked (?:to|under|with)|working (?:to|under)|conversant with|versed in|up to date (?:with|on)|kennen|kennst|connaissez)\b|\bd'expérience|\bmaîtrise d)([^.;:]{0,60})$/iu;
const HELD =
  /certif|qualif|licen[cs]|regist|diploma|award\b|\bcard\b|ticket|badge|holder|\bhold\b|accredit|charter|passport|member|\blevel \d|\btrained\b|practitioner\b|foundation\b|\bcurrent\b|in[- ]date|\bvalid\b|schein\b|nachweis|titulaire|diplôme/i;

/** "Knowledge of HACCP", "able to use CBT, EMDR or DBT": what has the name of a paper is known here, and not held. */
export function isOnlyKnown(one: Credential, text: string): boolean {
  if (one.kind === 'language' || one.kind === 'clearance' || HELD.test(text)) return false;
  return placesOf(one, text).every(({ start }) => {
    const between = KNOWN.exec(text.slice(0, start))?.[1];
    // What is known may be several things; a list that no conjunction ends is of whatever it is of.
    return (
      between !== undefined &&
      (!between.includes(',') || /\b(?:and|or|und|oder|et|ou)\b/i.test(between + text.slice(start)))
    );
  });
}

/** The name of a paper that is a degree: it is asked for once. */
export function isDegree(one: Credential, text: string): boolean {
  return placesOf(one, text).some(({ start, end }) => degreeAsked(text.slice(start, end)) !== null);
}
