// "Since all meetings are held in German, you speak and write it at C1", "our guests speak Danish, so you are fluent in
// it": the language by its name where the demand only points back to it. Pure.

import { mayMatch } from '../first-look.ts';

const LANGUAGE =
  /\b(?:in|of|speaks?|talk) (?:(?:only|mostly|mainly) )?(German|French|English|Dutch|Spanish|Italian|Polish|Portuguese|Welsh|Irish|Norwegian|Swedish|Danish|Arabic|Mandarin)\b/;
const IT =
  /\b((?:speak|write|read|know|understand|master|use)(?:,? (?:and|or) (?:speak|write|read|understand))?|(?:fluen(?:t|cy)|proficien(?:t|cy)|(?:good|full|sure) command)(?: in| of)) it(?= (?:at|to|well|fluently|as|like|with|natively)\b|(?<=\b(?:in|of) it)(?!\p{L}))/iu;
const mayPointBack = mayMatch(IT);

/** The sentence with the language's name for "it"; `before` is the sentence that it follows. */
export function withLanguageForIt(sentence: string, before = ''): string {
  const it = mayPointBack(sentence) ? IT.exec(sentence) : null;
  if (it === null) return sentence;
  const language = LANGUAGE.exec(sentence.slice(0, it.index))?.[1] ?? LANGUAGE.exec(before)?.[1];
  return language === undefined ? sentence : sentence.replace(IT, `$1 ${language}`);
}
