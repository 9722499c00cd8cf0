// Text in a CV that was not written about the candidate's work: instructions to a machine, the spec itself, and dumps
// of keywords. It is left out of the evidence and told to whoever reads the result.

import { tokensOf } from '../text/terms.ts';
import type { Line } from './lines.ts';

export type Distrust = 'instructions' | 'copied_spec' | 'keyword_dump';

const INSTRUCTIONS: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|prompts?|rules?|criteria|requirements?|above|previous|prior)\b/i,
  /\b(system|assistant|developer|user)\s*(prompt|message|role|instruction|override)\b|<\/?\s*(system|instructions?|prompt|assistant|user)\b|\[\/?(system|inst|instruction)\]|^\s*(system|assistant)\s*:/i,
  /\b(as|you are|act as|you're)\s+(now\s+)?(an?|the)\s+(ai|a\.i\.|llm|language model|assistant|recruiter|screening|evaluator|grader|hiring)\b/i,
  /\b(give|assign|rate|rank|score|grade|mark|evaluate|award|set|return|output|respond)\b.{0,50}\b(100|perfect|highest|maximum|max|top|full|best|10\/10|strong shortlist|shortlist)\b/i,
  /\b(recommend|shortlist|advance|approve|select|accept|hire)\s+(this|the|me)\b.{0,20}(candidate|applicant|cv|resume|person)?\b.{0,40}(immediately|automatically|regardless|without)?/i,
  /\b(note|message|instruction|attention|memo)s?\s+(to|for)\s+(the\s+)?(ai|a\.i\.|llm|reviewer|recruiter|screen|bot|model|parser|ats|system|evaluator)/i,
  /\bthis (candidate|applicant|cv|resume) (is|has been|was|should be|must be)\b.{0,40}(pre-?approved|perfect|ideal|selected|approved|ranked|scored|shortlisted|exceptional match|best match)/i,
  /"?(score|verdict|match_score|rating|fit)"?\s*[:=]\s*"?(\d{2,3}|strong|perfect|excellent)/i,
  /\b(ignorier\w*|missachte\w*|vergiss)\b.{0,40}\b(anweisung\w*|vorgaben|regeln|kriterien)|\b(bewert\w*|vergib|gib|setze)\b.{0,50}\b(100|höchst\w*|maximal\w*|bestnote|volle punktzahl)/i,
  /\b(ignore[rz]?|oublie[rz]?)\b.{0,40}\b(instructions?|consignes|règles|critères)|\b(attribue[rz]?|donne[rz]?|note[rz]?|mets|mettez)\b.{0,50}\b(100|maximale?|meilleure?|maximum|parfaite?)/i,
  /\b(ignora|ignore|olvida|descarta)\b.{0,40}\b(instrucciones|reglas|instruções|istruzioni)|\b(asigna|otorga|califica|atribua|assegna|dai)\b.{0,50}\b(100|máxim\w*|massim\w*|perfect\w*)/i,
  /\b(negeer|vergeet)\b.{0,40}\b(instructies|regels)|\b(zignoruj|pomiń)\b.{0,40}\b(instrukcje|polecenia)|\b(игнорируй\w*|забудь)\b|忽略.{0,12}(指令|说明|要求)|無視して|指示を無視|تجاهل.{0,20}(التعليمات|الأوامر)|निर्देशों को अनदेखा/iu,
];
const SHARED_WORDS = 8;
const SHARED_SHARE = 0.3;

/** The runs of eight words in a spec, to find them again in a CV. */
export function runsOf(text: string): Set<string> {
  const words = tokensOf(text).map((token) => token.word);
  const runs = new Set<string>();
  for (let i = 0; i + SHARED_WORDS <= words.length; i++) runs.add(words.slice(i, i + SHARED_WORDS).join(' '));
  return runs;
}

/** Why a line is not evidence, or null. */
export function distrustOf(line: Line, specRuns: ReadonlySet<string>): Distrust | null {
  if (INSTRUCTIONS.some((expression) => expression.test(line.text))) return 'instructions';
  const words = tokensOf(line.text).map((token) => token.word);
  if (words.length < SHARED_WORDS) return null;
  const possible = words.length - SHARED_WORDS + 1;
  let shared = 0;
  for (let i = 0; i < possible; i++)
    if (specRuns.has(words.slice(i, i + SHARED_WORDS).join(' '))) shared += 1;
  if (shared >= Math.max(1, SHARED_SHARE * possible)) return 'copied_spec';
  return isDump(words, line.text) ? 'keyword_dump' : null;
}

const FUNCTION_WORD =
  /^(a|an|the|and|of|to|in|for|on|with|at|by|from|as|is|are|was|were|i|my|our|that|this|which|using|through|und|der|die|das|mit|für|von|im|et|de|des|du|la|le|les|pour|avec|en)$/;

/** Many words in a row without a sentence to hold them. */
function isDump(words: string[], text: string): boolean {
  if (words.length <= 25) return false;
  const glue = words.filter((word) => FUNCTION_WORD.test(word)).length;
  const separators = (text.match(/[,;|•]/g) ?? []).length;
  return glue / words.length < 0.02 && separators < words.length / 8;
}
