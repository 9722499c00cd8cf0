// Lines that a converter has broken at the edge of the page are one again. Pure; every place stays where it is.

/** A line this short was not broken for want of room; in characters. */
const LENGTH_MIN = 28;
const EDGE_MIN = 36;
/** What is longer is an address or a code, which would find room in no line. */
const WORD_MAX = 40;
const EDGE_MAX = 140;
/** Letters are not all as wide as each other: the edge is ragged by this share. */
const RAGGED = 0.82;
/** So many signs of lines that plainly go on in the next show that a text was broken at an edge. */
const BROKEN_MIN = 3;

const FINISHED = /[.;:!?|-]$/;
/** "Registered nurse (NMC):": what is said of it may stand in the next line. */
const COLON = /:$/;
/** Dates and years end a line before a capital. */
const DATED =
  /(?<!\b(?:in|since|of|from|until|by|im|seit|bis|en|depuis)\s)(?:(?<!\d)(?:19|20)\d\d|present|now|to date|heute|jetzt|présent)\)?$/iu;
/** "2022," and below it "2024, and so on"; "Leeds," and below it "2012". */
const COMMA = /,$/;
const YEAR_ALONE = /^(?:19|20)\d\d(?:,|\W*$)/;
/** "(ACCA", and what closes it below. */
const OPEN = /\([^()]*$/;
const OPEN_LENGTH_MIN = 20;
/** "2012 -" and below it "spring 2015", or the other way round. */
const RANGE_OPEN = /(?:19|20)\d\d\s*-$/;
const RANGE_GOES_ON = /^-\s(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|now|present|heute)/u;
/** "... our apprentice. Before": nobody ends a line so soon behind a stop. */
const BEGUN = /\p{Ll}{2}[.!?] \p{Lu}[\p{L}'-]*(?: \p{Ll}+)?$/u;
/** No line that somebody ended ends so. */
const UNFINISHED =
  /(?:,|(?<![\p{L}\d])(?:and|or|but|of|the|an|in|with|without|for|to|at|by|from|since|until|into|on|as|our|their|its|my|no|not|than|which|that|was|were|is|are|has|have|und|oder|der|die|das|den|dem|des|ein|eine[rnms]?|mit|ohne|für|von|bei|im|zum?|zur|als|sowie|et|ou|de|du|la|le|les|des|un|une|avec|sans|pour|par|dans|sur|aux?|à))$/iu;
/** Between a word that calls for more and the next line nothing ended, whatever that line begins with. */
const CALLS_FOR_MORE =
  /(?<![\p{L}\d])(?:a|and|or|of|the|an|in|with|without|for|to|by|from|since|until|our|their|und|oder|mit|ohne|für|von|bei|seit|bis|et|ou|de|du|avec|sans|pour|depuis|à|but)$/u;
const SMALL = /^[\p{Ll}(&]/u;
/** Signs of items, labels, dates, and words that sentences begin with. */
const OPENS =
  /^(?:(?:I|I'm|I've|My|We|Our|He|She|They|This|These|In|At|Since|From|Also|Before|After|Then|Now|Ich|Je)(?!\p{L})|[•●▪▫◦■✔✓➢➤*·–>|-]|\p{Lu}[\p{L} ]{2,30}:|(?:19|20)\d\d|(?:\p{Lu}\p{L}{2,8}\.? |\d\d?[/.])(?:19|20)\d\d\s?(?:-|to|until|bis|à)(?!\p{L}))/u;

const ITEM = /^[•●▪▫◦■✔✓➢➤*·–>|-]/u;

/** A sentence about oneself begins with these. */
const OF_ONESELF = /^(?:I|My|We|With my|Ich|Mein\p{L}*|Wir|Je|Mon|Ma|Nous)(?!\p{L})/u;

/** Labels, addresses and pronouns. */
const PERSONAL =
  /^[\p{L} ]{2,24}:|@|(?<!\p{L})(?:he|she|they|him|her|them|his|hers|their|mr|mrs|ms|miss)(?!\p{L})/iu;

type Row = { text: string; length: number; end: number };

/** The text with a blank in place of each break that only the edge of a page made. */
export function unwrapped(text: string): string {
  const rows = rowsOf(text);
  const edge = edgeOf(rows);
  if (edge < EDGE_MIN || edge > EDGE_MAX || isSmallThroughout(rows)) return text;
  const breaks: number[] = [];
  let plain = 0;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (next === undefined || !goesOn(row, next, edge)) continue;
    breaks.push(row.end);
    const isSmall = SMALL.test(next.text);
    if (isSmall || UNFINISHED.test(row.text))
      plain += isSmall && (UNFINISHED.test(row.text) || CALLS_FOR_MORE.test(row.text)) ? 2 : 1;
  }
  if (plain < BROKEN_MIN) return text;
  const units = text.split('');
  for (const place of breaks) units[place] = ' ';
  return units.join('');
}

function rowsOf(text: string): Row[] {
  let end = -1;
  return text.split('\n').map((line) => {
    end += line.length + 1;
    return { text: line.trim(), length: line.trimEnd().length, end };
  });
}

/** The length of the longest lines but one; how long the words for a person are must not count. */
function edgeOf(rows: readonly Row[]): number {
  let isSecond = false;
  for (const { text, length } of rows.toSorted((a, b) => b.length - a.length)) {
    if (PERSONAL.test(text)) continue;
    if (isSecond) return length;
    isSecond = true;
  }
  return 0;
}

/** Whether there was no room in a line for the first word of the next. */
function goesOn(row: Row, next: Row, edge: number): boolean {
  const isOpen = row.length >= OPEN_LENGTH_MIN && OPEN.test(row.text);
  if ((row.length < LENGTH_MIN && !isOpen) || next.text === '') return false;
  if (!callsForMore(row, next)) {
    if (FINISHED.test(row.text) && !(COLON.test(row.text) && SMALL.test(next.text))) return false;
    if (OPENS.test(next.text)) return false;
  }
  if (DATED.test(row.text) && !SMALL.test(next.text) && !RANGE_GOES_ON.test(next.text)) return false;
  const word = /^\S+/.exec(next.text)?.[0].length ?? 0;
  if (word > WORD_MAX) return false;
  const needed = row.length + 1 + word;
  const isPlain = isOpen || SMALL.test(next.text) || UNFINISHED.test(row.text);
  if (!isPlain && OF_ONESELF.test(next.text)) return false;
  return needed > (isPlain ? edge * RAGGED : edge);
}

/** Whether a row does not end there, whatever the next one begins with. */
function callsForMore({ text }: Row, next: Row): boolean {
  if (RANGE_OPEN.test(text) || (DATED.test(text) && RANGE_GOES_ON.test(next.text))) return true;
  if (ITEM.test(next.text)) return false;
  return CALLS_FOR_MORE.test(text) || BEGUN.test(text) || (COMMA.test(text) && YEAR_ALONE.test(next.text));
}

/** Where no line begins with a capital, a small letter does not tell that a line goes on. */
function isSmallThroughout(rows: readonly Row[]): boolean {
  // Lines of names and the like are short, or bear a label: none of them may tip the balance.
  const begun = rows.filter(
    ({ text, length }) => length > LENGTH_MIN && /^\p{L}/u.test(text) && !PERSONAL.test(text),
  );
  // Prose has its capitals behind stops.
  return (
    begun.filter(({ text }) => SMALL.test(text)).length > begun.length * 0.8 &&
    !begun.some(({ text }) => /\p{Ll}[.!?] \p{Lu}\p{Ll}/u.test(text))
  );
}
