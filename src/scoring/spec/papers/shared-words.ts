// What the alternatives of a demand have in common: of "blasting in coal or salt mines" each is blasting, and of "event or race
// cover" each is cover. Pure.

const PREPOSITION = String.raw`(?:in|on|of|with|as|at|for|within|across|to|from|im|am|bei|beim|mit|als|auf|für|von|vom|zur|zum|en|dans|de|du|des|chez|comme|sur|auprès|pour)`;
const LAST_PREPOSITION = new RegExp(
  String.raw`^(.*(?<!\p{L})(?:${PREPOSITION}(?!\p{L})|[dl]['’])\s?(?:(?:an?|the|eine[mnrs]?|de[mnr]|die|das|une?|la|le|les)\s)?)(.*)$`,
  'iu',
);
const OPENS_WITH_PREPOSITION = new RegExp(String.raw`^(?:${PREPOSITION}(?!\p{L})|d['’])`, 'iu');
/** What is done, or told by a verb, is work of its own. */
const OPENS_WITH_DEED =
  /^(?:\p{L}{3,}ing|more|less|longer|above|similar|equivalent|comparable|mehr|länger|plus)(?!\p{L})/iu;
/** "Java or Kotlin": a name tells by itself. */
const OPENS_WITH_NAME = /^(?!(?:Class|Grade|Type|Level|Cat)\b)\p{Lu}/u;
const OR = /,?\s(?:or|oder|ou)\s/iu;
const PHRASE_END = new RegExp(
  String.raw`[,;.()]|\s(?:${PREPOSITION}|is|are|who|that|and|und|et)(?!\p{L})`,
  'iu',
);

/** The parts of a demand between its "or"s, each with the words that are said once for all of them. */
export function sharingWords(text: string): string[] {
  const [first = '', ...others] = text.split(OR);
  if (others.length === 0 || first.includes('(')) return text.split(OR);
  const [, head = '', complement = ''] = LAST_PREPOSITION.exec(first) ?? [];
  const last = others.at(-1) ?? '';
  const tail = OPENS_WITH_DEED.test(last) || OPENS_WITH_PREPOSITION.test(last) ? '' : tailOf(last);
  const rest = others.map((part) => {
    if (OPENS_WITH_DEED.test(part) || OPENS_WITH_NAME.test(part)) return part;
    const isOfItsOwn = OPENS_WITH_PREPOSITION.test(part);
    return `${isOfItsOwn ? head.replace(/\S+\s*$/u, '') : head} ${part}`;
  });
  return [`${first} ${sharedNoun(head === '' ? first : complement, others[0] ?? '')} ${tail}`, ...rest];
}

/** "As a cook or a baker in hotels": where and with what holds for all of them. */
function tailOf(part: string): string {
  return TAIL.exec(part.split(/[,;.()]/)[0] ?? '')?.[0] ?? '';
}

const TAIL = new RegExp(String.raw`(?<=\S )${PREPOSITION}\s(?!which\b|whom\b|least\b)[^,;.()]{3,60}$`, 'iu');

/** What any work has. */
const OF_ANY =
  /^(?:rooms?|roles?|settings?|environments?|units?|areas?|teams?|sectors?|industry|industries|positions?|posts?|contexts?|work|jobs?|projects?|background)$/iu;

/** "Event" before "or race cover" is event cover: the noun that a single word leaves to the next alternative. */
function sharedNoun(complement: string, next: string): string {
  if (/\s/.test(complement.trim()) || OPENS_WITH_DEED.test(next) || OPENS_WITH_PREPOSITION.test(next))
    return '';
  const words = (next.split(PHRASE_END)[0] ?? '').trim().split(/\s+/);
  const noun = words.at(-1) ?? '';
  return words.length < 2 || OF_ANY.test(noun) ? '' : noun;
}
