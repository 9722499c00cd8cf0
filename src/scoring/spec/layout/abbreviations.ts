// Full stops that end no sentence: those of abbreviations, in English, German and French. Pure.

/** Words that are written short, and go on. */
const SHORT =
  /(?:^|[\s(/])(?:e\.\s?g|i\.\s?e|incl|excl|min|max|approx|esp|viz|cf|ph|eur|no|nos|lv|lvl|st|mt|dr|mr|mrs|ms|vs|resp|sec|dept|ext|fig|bzw|ca|inkl|exkl|einschl|zzgl|bspw|beisp|gem|lt|vgl|sog|mind|ggf|evtl|nr|kl|kat|gr|abt|std|tel|niv|mio|mrd|u\.\s?s|u\.\s?k|c\.-à-d|ex|env|b\.\s?s|[bmp]\.?\s?(?:sc|eng|ed)|ing|dipl\.-ing|sr|jr|reg|cat|art|abs|eidg|dipl|gepr|staatl|anerk|abgeschl|allg|techn|kaufm|med|öff|rer|nat|élec|méc|hab|cert|qual|quals|yrs'? exp)\.$/iu;
/** "Sept. 2025": a month before its year. */
const MONTH =
  /(?<!\p{L})(?:jan|feb|mar|mär|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez|janv|févr?|avr|juil|déc)\.$/iu;
/** "z. B.", "d. h.", "i. d. R.", "p. ex.", "u. a.": letters with a stop each, but for the hours of the day. */
const LETTERS = /(?:^|[\s(])(?!(?:[ap]\.\s?m)\.$)\p{Ll}\.(?:\s?\p{L}{1,2}\.){1,3}$/u;
/** "S.S.I.A.P. 1", "P.Eng. (Ontario)": capitals with a stop each. */
const CAPITALS = /(?:\p{Lu}\.){2,}$/u;
/** The first of such letters, with the others behind the stop. */
const LETTER = /(?:^|[\s(.])\p{L}\.$/u;
const LETTERS_BEHIND = /^\p{L}{1,2}\.(?!\p{L}{3})/u;

/** "Elektrotechnik o. Ä. Dazu drei Jahre": what closes a list, and a word that opens a sentence. */
const CLOSES = /(?:\bo\. ?[äa]\.|\bu\. ?[äa]\.|\busw\.|\betc\.|\bu\. ?v\. ?m\.)$/iu;
const OPENS =
  /^(?:Dazu|Außerdem|Zudem|Ferner|Weiterhin|Darüber|Sie|Du|Wir|Schön|Idealerweise|Wünschenswert|Mindestens|You|We|They|Plus|Also|At least|Vous|Nous|Au moins)(?!\p{L})/u;
/** "10 yrs. of": what is counted, short, and goes on. */
const COUNTED = /(?<!\p{L})(?:yrs?|hrs?|mos|mths?|wks?)\.$/iu;
/** "3 J. BE", "4 J. Erf. als Dachdecker": short German, whose nouns are written with a capital. */
const COUNTED_YEARS = /(?<!\p{L})(?:\d{1,2}\s?J|J\. Erf|Erf)\.$/u;
const OF_YEARS = /^(?:BE|Beruf|Erf|Praxis|\p{Ll})/u;
/** "4 to 7 yrs exp. Candidate should have": what is counted, and who is spoken of next. */
const EXPERIENCE = /(?<!\p{L})exp\.$/iu;
const OPENS_DEMAND =
  /^(?:(?:The |Ideal )?(?:Candidates?|Applicants?|Person)|Must|Should|Needs?|You|We|Only|Please|Immediate)(?!\p{L})/u;
/** "Federle GmbH & Co. KG". */
const FIRM = /&\s?Co\.$/u;
/** "Article L. 1224-1", "R. 4624-31". */
const ARTICLE = /(?<!\p{L})[LRD]\.$/u;

/** "The 737 MAX. We also ask for": a name in capitals, and a sentence that begins behind it in small letters. */
const NAME_IN_CAPITALS = /(?<!\p{L})\p{Lu}{3,}\.$/u;
const OPENS_IN_SMALL =
  /^(?:We|You|They|It|This|These|The|Your|Our|If|As|Please|In|For|Wir|Sie|Du|Ihr|Nous|Vous|Le|La|Les) (?:\p{Ll}|\p{Lu}\p{Ll})/u;

/** Whether the full stop at the end of `before` is that of an abbreviation, and `behind` goes on with the sentence. */
export function isAbbreviated(before: string, behind: string): boolean {
  if (!before.endsWith('.') || (CLOSES.test(before) && OPENS.test(behind))) return false;
  if (NAME_IN_CAPITALS.test(before) && OPENS_IN_SMALL.test(behind)) return false;
  if (EXPERIENCE.test(before) && OPENS_DEMAND.test(behind)) return false;
  return (
    SHORT.test(before) ||
    (FIRM.test(before) && /^(?:KG|KGaA|OHG|Ltd|Inc|Pty)(?!\p{L})/u.test(behind)) ||
    (ARTICLE.test(before) && /^\d/.test(behind)) ||
    (COUNTED.test(before) && /^\p{Ll}/u.test(behind)) ||
    (COUNTED_YEARS.test(before) && (OF_YEARS.test(behind) || before.endsWith('Erf.'))) ||
    LETTERS.test(before) ||
    (CAPITALS.test(before) && /^[\d(]/u.test(behind)) ||
    (LETTER.test(before) && LETTERS_BEHIND.test(behind)) ||
    (/^\d/.test(behind) && MONTH.test(before))
  );
}

/** "E. g.", "z. B.", "B. Sc.": letters of one abbreviation with room between them. */
const SPACED =
  /(?<![\p{L}.])(?:(?:e|i)(?=\. [ge]\.)|z(?=\. (?:B|T|Zt)\.)|d(?=\. h\.)|u(?=\. [aUÄ]\.)|o(?=\. [äÄa]\.)|p(?=\. ex\.)|v(?=\. a\.)|[BM](?=\. (?:Sc|Eng|Ed|Tech|Pharm|Com|Phil|Arch)(?!\p{L})))\. /gu;

/** A text in which the letters of such abbreviations stand together. */
export function withLettersTogether(text: string): string {
  return text.replace(SPACED, (letter) => letter.trim());
}
