// Professions that have registers, by every form of their name: the noun, the practice, what colleagues say for short.
// Letters count as they are written. Whoever helps one of them, or is of a lower register, is told apart by the order of
// the rows. Written from general knowledge.

import { cased, type Sought } from '../text/expressions/cased.ts';

/** None in capitals. */
const NO_NAMES = /(?!)/u;

function row(words: RegExp, names: RegExp = NO_NAMES): Sought {
  return cased({ words, names });
}

/** By a name of our own; the words of a row stand for the same profession. */
export const PROFESSIONS: Readonly<Record<string, Sought>> = {
  'nurse aide': row(/\bnurs(?:e|es|ing)['’]?s? (?:aides?|assistants?)\b/i, /\b(?:CNA|STNA|AIN)\b/),
  'dental nurse': row(/\bdental (?:nurs\w+|assist\w+)/i),
  'veterinary nurse': row(/\bvet(?:erinary)? (?:nurs\w+|technicians?)/i, /\b(?:RVN|RVT)\b/),
  nurse: row(
    /(?<!\b(?:dental|vet|veterinary|nursery) )\bnurs(?:es?|ing)\b(?! (?:aides?|assistants?|home|and midwifery))/i,
    /\b(?:RN|EN|RGN|RMN|RNLD|LPN|LVN|RPN)\b/,
  ),
  midwife: row(/\bmidwi(?:fe|ves)\b|(?<!\bnursing (?:and|&) )\bmidwifery\b/i),
  dentist: row(/\bdentists?\b|\bdental surgeons?\b|\bdentistry\b/i),
  hygienist: row(/\bdental hygien\w+|\bhygienists?\b/i, /\bRDH\b/),
  'pharmacy technician': row(/\bpharmacy tech\w*/i, /\bCPhT\b/),
  pharmacist: row(/\bpharmac(?:ists?|ien\w*)\b|\bofficine\b/i, /\bRPh\b/),
  veterinarian: row(/\bvets?\b(?! (?:nurs|tech))|\bveterinar(?:y|ians?)\b(?! (?:nurs|tech))/i),
  physiotherapist: row(
    /\bphysios?\b|\bphysiotherap(?:y|ists?)\b(?! (?:assist|aide))|\bphysical therap(?:y|ists?)\b(?! (?:assist|aide))/i,
    /\b(?:PT|DPT)\b/,
  ),
  'occupational therapist': row(/\boccupational therap(?:y|ists?)\b(?! (?:assist|aide))/i, /\bOTR?\b/),
  'speech therapist': row(/\bspeech\b/i, /\b(?:SLT|SLP)\b/),
  dietitian: row(/\bdieti[ct]ians?\b|\bdietetics?\b/i),
  paramedic: row(/\bparamedic\w*/i, /\bEMT-P\b|\bNRP\b(?! (?:provider|card|certif|instruct|course))/),
  'radiation therapist': row(/\bradiation therap\w+|\bradiotherap\w+|\btherapeutic radiograph\w+/i),
  radiographer: row(/(?<!\btherapeutic )\bradiograph\w+|\bradiologic\w* technolog\w+|\bmedical imaging\b/i),
  psychologist: row(/\bpsycholog\w+|\bpsychs?\b/i),
  counsellor: row(
    /\bcounsell?(?:ors?|ing)\b|\bpsychotherap\w+|\bmarriage (?:and|&) family\b/i,
    /\bL?MFT\b|\bL(?:PC|PCC|MHC|CPC)\b/,
  ),
  'social worker': row(/\bsocial work(?:ers?)?\b/i, /\bL(?:C|M|IC|I)SW\b/),
  'respiratory therapist': row(/\brespiratory\b/i, /\b(?:RRT|CRT)\b/),
  teacher: row(/\bteach(?:ers?|ing)\b(?!['’]?s? (?:assist|aide))/i, /\b(?:B\.?Ed|PGCE|PGDE|QTS)\b/),
  optometrist: row(/\boptom(?:etr\w+)?\b/i),
  'laboratory scientist': row(/\bbiomedical scien\w+|\bmedical (?:lab\w*|technolog\w+)|\bmed tech\b/i),
  chiropractor: row(/\bchiropract\w+/i),
  osteopath: row(/\bosteopath\w*/i),
  podiatrist: row(/\bpodiatr\w+|\bchiropod\w+/i),
  audiologist: row(/\baudiolog\w+|\bhearing aid\b/i),
  'massage therapist': row(/\bmassage\b/i),
  trainer: row(/\bpersonal train\w+|\bfitness (?:train|instruct|profession)\w+/i),
  lifeguard: row(/\b(?:life|pool )guards?\b|\blifeguarding\b/i),
};

/** The professions that a text names. */
export function professionsIn(text: string): string[] {
  return Object.keys(PROFESSIONS).filter((name) => PROFESSIONS[name]?.isIn(text) === true);
}
