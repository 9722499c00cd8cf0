// What a house says of itself under a heading of demands or duties, where an ad goes on without another heading: "We're a
// distributed team", "As an agency, we are passionate about", "Our clients include". It asks for nothing. Pure.

import { testOf } from '../first-look.ts';
import { saysMust } from '../layout/heading-words.ts';
import { saysForce } from './force.ts';

const NAME = String.raw`(?!You\b|They\b|He\b|She\b|This\b|It\b|Candidates?\b|Applicants?\b)\p{Lu}[\p{L}\d&.'’-]*(?: (?:& |and |of |the )?[\p{Lu}&][\p{L}\d&.'’-]*){0,4}(?:,? (?:Inc|LLC|Ltd|GmbH|plc|AG)\.?,?)?`;
/** What may stand before the subject: "Established in 1999,", "As an agency,", "Uniquely,". */
const BEFORE = String.raw`(?:(?:uniquely|today|currently|additionally|moreover|furthermore|already|simultaneously|together|ultimately|but more than that|(?:here )?at [^,;]{2,40}|(?:established|founded) (?:in|by) [^,;]{2,30}|with (?:its|our|more than|over) [^,;]{3,70}|as (?:an?|the|one of) [^,;]{3,90}|since [^,;]{3,30}|through our [^,;]{3,50}), )?`;
const WE_DO = String.raw`we(?:['’]re| are|['’]ve| have)?(?: (?:all|also|always|truly|really|constantly|proudly|strongly|firmly|at \p{Lu}[\p{L}-]+))* (?:an? (?!.{0,80}\b(?:looking|seeking|need))|the (?:leading|largest|first|only)|passionate|proud|committed|dedicated|believe|offer|provide|serve|help|value|celebrate|strive|empower|reali[sz]e that|know that|invest in|care|put|base all|built a|recogni[sz]e|embrace|exist to|continue to|transform|welcome|foster|pride)\b`;
const OURS = String.raw`our (?:[\p{L}-]+ ){0,2}?(?:clients?|customers|mission|vision|culture|values|goal|people|employees|teams?|platform|products?|community(?: members)?|members|workplace|offices?|investors|backers|founders|story|success|purpose) (?:(?:are|is) (?!looking|seeking|in need|after|hiring)|includes?|connects?|spans?|range|come|have|has|strives?|works? (?:hard|together)|helps?|empowers?|brings?|believes?|access(?:es)?)`;
const NAMED = String.raw`(?:${NAME}|[Ii]t|[Tt]hey) (?:is|are|was|were|has|have)(?: also| now)? (?:(?:been )?(?:constantly|proud|proudly|committed|dedicated|trusted|recogni[sz]ed|headquartered|hono[u]?red|ranked|backed|owned|home to|part of|one of the|named|voted|transforming|revolutioni[sz]ing|passionate)\b|an? (?:[\p{L}\d-]+,? ){0,6}(?:company|firm|agency|provider|business|leader|start-?up|organi[sz]ation|consultancy|platform|group|bank|charity|hospital|school|university|community|not-for-profit|nonprofit|member of)\b)`;
/** "Now we want it to be really good", "this year we want to double that": what the house wants of a thing of its own. */
const WE_WANT = String.raw`(?:and |but |so )?(?:(?:now|today|next|this year|in (?:the )?\p{L}+ ?\d{0,4}),? )?(?:we|wir|nous)(?:['’]d| would)? (?:want|wish|plan|aim|intend|hope|wollen|möchten|voulons|souhaitons) (?:it|this|that|them|these|our (?!next|new )[\p{L} -]{3,40}?|es|ihn|sie|das|le|la|les) (?:to (?:be|become|get|go|grow|work|do)|noch|weiter|zu|werden|besser|größer|rendre|développer|faire)\b`;
const JOINING = String.raw`(?:when|once|by|as) you (?:join|become part of) [^,;]{2,40}, you\b`;
/** "(Our client is growing and) has asked us for three joiners". */
const ASKED_US = String.raw`(?:(?:who|which|they) )?(?:has|have) (?:asked|instructed|engaged|retained|commissioned) (?:us|me) for\b(?!.*\b(?:with|holding)\b)`;

const TELLS_OF_US = new RegExp(
  String.raw`^(?:${BEFORE}(?:${WE_DO}|${OURS})|${WE_WANT}|${JOINING}|${ASKED_US})`,
  'iu',
);
/** The same of a name, which is known by its capital. */
const TELLS_OF_A_NAME = new RegExp(
  String.raw`^(?:(?:[^,;]{3,90}, )?${NAMED}|[Tt]he ${NAME} (?:team|family) (?:consists|is made|brings|includes)\b)`,
  'u',
);
/** What is asked for all that. */
const ASKS =
  /\b(?:must|required|requires?|need|needs|seeking (?:an?|someone|candidates)|looking for|you(?:['’]ll| will) (?:have|need|be)|you (?:are|have)|your (?:experience|skills)|candidates?|applicants?|experienced?|years['’]? (?:of|in)|degree|licen[cs]e|certifi\p{L}+|fluent|fluency)\b/iu;
/** "Welsh, at whatever stage you have reached, is valued": how much of it there is asks for nothing. */
const HOWEVER = /,? (?:at|in|on|from|of|with)? ?(?:whatever|whichever|wherever|however) [^,;.]*/giu;
const tells = [TELLS_OF_US, TELLS_OF_A_NAME].map((one) => testOf(one));
const asks = testOf(ASKS);

/** Whether a clause is such a sentence. */
export function isToldOfUs(clause: string): boolean {
  return (
    tells.some((says) => says(clause)) &&
    (!(asks(clause.replace(HOWEVER, '')) || saysForce(clause) || saysMust(clause)) ||
      /^(?:when|once|by|as) you (?:join|become)/i.test(clause))
  );
}
