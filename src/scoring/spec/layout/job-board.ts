// What a page or a board writes around an ad: the number of the page between two lines, and the head above the title that
// says when and under which number it was put up. Pure.

/** "Page 1 of 2", "Seite 3", "- 2 -", "2/3". */
const PAGE =
  /^[^\S\n]*(?:[-–|]\s*)?(?:(?:page|seite|blatt|p\.|pg\.?)\s*\d{1,2}(?:\s*(?:of|von|sur|de|\/)\s*\d{1,2})?|[-–]\s*\d{1,2}(?=\s*[-–])|\d{1,2}\s*\/\s*\d{1,2})(?:\s*[-–|])?[^\S\n]*(?:\n|$)/gimu;
const MAY_BE_PAGE = /\n[^\S\n]*(?:[-–|]|page|seite|blatt|p[.g]|\d{1,2}\s*\/)/iu;
/** "Posted 3 days ago", "Location: Leeds", "Vertrag: unbefristet". */
const FACT =
  /^\W*(?:(?:job |vacancy |advert )?(?:ref(?:erence)?|id)(?: (?:no|number|code))?\.?|req(?:uisition)?(?: (?:id|no|number))?\.?|locations?|contract(?: type)?|(?:employment|job) type|salary(?: range)?|hours|working hours|start(?:ing)?(?: date)?|closing(?: date)?|deadline|(?:date )?posted(?: on)?|published|(?:arbeits|dienst|einsatz)?ort|standort|vertrag(?:sart)?|arbeitszeit|kennziffer|referenz(?:nummer)?|eintritt(?:sdatum)?|veröffentlicht(?: am)?|lieu(?: de travail)?|(?:type de )?contrat|référence|publiée? le|salaire|date limite)\s*(?::|\|)\s*\S.{0,80}$/iu;
const POSTED =
  /^\W*(?:(?:re)?posted (?:on |by )?.{0,40}|(?:veröffentlicht|online seit|publiée?) .{3,30}|(?:over |be among the first )?\d{1,4}\+? (?:applicants|bewerber\p{L}*|candidats)|apply now|easy apply|save(?: (?:this )?job)?|share(?: (?:this )?job)?|jetzt bewerben|postuler)\W*$/iu;
const FACTS_MIN = 2;
const FACTS_MAX = 10;

/** A spec without numbers of pages, and without a head of facts above its title. */
export function withoutBoard(text: string): string {
  return withoutHead(MAY_BE_PAGE.test(text) ? text.replace(PAGE, '') : text);
}

function withoutHead(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line.trim() !== '' && !isFact(line));
  const told = lines.slice(0, Math.max(0, end)).filter((line) => line.trim() !== '').length;
  if (told < FACTS_MIN || told > FACTS_MAX) return text;
  return lines.slice(end).join('\n');
}

function isFact(line: string): boolean {
  return FACT.test(line) || POSTED.test(line);
}
