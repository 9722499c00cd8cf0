// "Since all meetings are held in German, you speak and write it at C1": the language by its name where the demand only
// points back to it. Pure.

import { mayMatch } from '../first-look.ts';

const LANGUAGE =
  /\b(?:in|of) (German|French|English|Dutch|Spanish|Italian|Polish|Portuguese|Welsh|Irish|Norwegian|Swedish|Danish|Arabic|Mandarin)\b/;
const IT =
  /\b((?:speak|write|read|know|understand|master|use)(?:,? (?:and|or) (?:speak|write|read|understand))?) it(?= (?:at|to|well|fluently|as|like|with|natively)\b)/i;
const mayPointBack = mayMatch(IT);

/** The sentence with the language's name for "it". */
export function withLanguageForIt(sentence: string): string {
  const it = mayPointBack(sentence) ? IT.exec(sentence) : null;
  if (it === null) return sentence;
  const language = LANGUAGE.exec(sentence.slice(0, it.index))?.[1];
  return language === undefined ? sentence : sentence.replace(IT, `$1 ${language}`);
}
