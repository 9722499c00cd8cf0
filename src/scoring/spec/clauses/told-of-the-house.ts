// What a spec tells of the employer, of those who work there and of those who come: who they are, what they make, what they
// do. It asks for nothing. Pure.

import { isUnheard } from '../../text/terms/rarity.ts';
import { stem } from '../../text/terms/stem.ts';
import { inLettersOf, testOf } from '../first-look.ts';
import { namesUsualRole } from './role-words.ts';

/** What a house is called by its kind. */
const HOUSE = String.raw`(?:firms?|compan(?:y|ies)|manufacturers?|makers?|suppliers?|providers?|retailers?|distributors?|wholesalers?|operators?|developers?|contractors?|consultanc(?:y|ies)|agenc(?:y|ies)|practices?|business(?:es)?|groups?|charit(?:y|ies)|trusts?|schools?|colleges?|universit(?:y|ies)|hospitals?|clinics?|surger(?:y|ies)|hospices?|nurser(?:y|ies)|councils?|authorit(?:y|ies)|partnerships?|organi[sz]ations?|associations?|societ(?:y|ies)|brands?|banks?|insurers?|brokers|start-?ups?|scale-?ups?|studios?|workshops?|factor(?:y|ies)|plants?|mills?|brewer(?:y|ies)|baker(?:y|ies)|hotels?|restaurants?|pubs?|cafés?|shops?|chains?|farms?|estates?|independents?|departments?|units?|teams?|family|homes?|laborator(?:y|ies)|labs?|museums?|theatres?|ports?|airlines?|unternehmen|betriebs?|kanzlei|klinik|verein|entreprise|société|cabinet|association|établissement)`;
const DOES = String.raw`(?:(?:never|always|still|now|also|only) )*(?:is|are|was|were|has|have|had|does|do|sees?|treats?|serves?|makes?|made|sells?|buys?|runs?|employs?|opens?|opened|closes?|keeps?|supplies|handles?|trades?|teaches|welcomes?|feeds|prints?|ships|processes|cares|supports?|gets?|takes|turns over|carries|covers?|looks after|provides?|offers?|delivers?|designs?|builds?|owns?|operates?|manages?|mends?|repairs?|hosts?|publishes|sits|lies|stands|began|grew|started|moved|works?|helps?|brings?|grows|moves)`;
const NAME = String.raw`\p{Lu}[\p{L}\d&.'’-]*(?: (?:& |and |of |the |von |de )?[\p{Lu}&\d][\p{L}\d&.'’-]*){0,5}`;

const TOLD: readonly RegExp[] = [
  // "Hartley Brothers is a firm of ninety people", "Fernway are an independent insurer".
  new RegExp(
    String.raw`^${NAME} (?:is|are|ist|est) (?:now |still |today )?(?:an?|the|one of|eine?|une?|part of|home to|owned by)\b(?: [\p{L}\d£$€,.'’-]+){0,12}? ${HOUSE}\b`,
    'u',
  ),
  // "We are the special investigations unit of".
  new RegExp(
    String.raw`^(?:[Ww]e(?:['’]re| are)|[Ii]t is|[Tt]his is|[Oo]urs is) (?:an?|the|one of)\b(?: [\p{L}\d£$€'’-]+){0,8}? ${HOUSE}\b`,
    'u',
  ),
  /^(?:ours|it|this|there|here) (?:is|are|was|has been)\b/iu,
  /^(?:family|employee|worker|privately|independently|publicly)[ -](?:owned|run|held)\b|^(?:founded|established|gegründet|fondée?) (?:in|by|im|en|par)\b/iu,
  /^\d[\d.,]* (?:people|staff|employees|colleagues|associates|men and women|mitarbeit\p{L}+|beschäftigte|menschen|leute|salariés|collaborateurs|compagnons|personnes)\b/iu,
];
/** A subject that may be the house, and what it does. */
const subjectFor = inLettersOf(
  new RegExp(
    String.raw`^((?:[Oo]ur|[Nn]otre|[Uu]nsere?) (?:(?!ideal|next|new\b|perfect)[\p{L}\d'’-]+ ){1,5}?|[Tt]he (?:[\p{L}'’-]+ ){0,2}?${HOUSE} (?:(?:in|at|near|on) [\p{L}'’ -]{3,25} )?|(?:${NAME}) )${DOES}\b`,
    'u',
  ),
);
/** Those who come, call, buy or work there. */
const OTHERS =
  /^(?:(?:our|the|most|many|some|all|these|those|other|half(?: of)? the|half our) )*(?:(?:clients|customers|patients|guests|visitors|pupils|parents|tenants|users|members|residents|families|neighbours|leads|orders|calls|people|staff|colleagues|drivers|phones?|everyone|everybody|nobody|no one|somebody else) (?:here )?(?:rings?|calls?|comes?|goes|go|are|is|ha(?:ve|s)|knows?|pays?|wants?|likes?|expects?|stays?|leaves?|travels?|arrives?|works?|gets?|answers?|wears?|walks?|cold-calls?|minds?|eats?|brings?|books?|trusts?|loves?|talks?|does|do)|(?:nobody|no one|everyone|everybody|people) here \p{L}+)\b/iu;
const ADDRESSED =
  /\b(?:you|your|he or she|she or he|they (?:will|would|must)|candidate|applicant|post-?holder|whoever|must|required|essential)\b/i;

/** "They've won another contract", "our client has just opened a second branch": what has become of the house. */
export const tellsOfGrowth = testOf(
  /^(?:they|we|it|our client|the (?:client|firm|company|business|team|practice))(?:['’](?:ve|s)| have| has)(?: just| recently| now| also| already)* (?:(?:picked up|won|landed|secured|been awarded|taken on|signed|opened|acquired|bought)(?= (?:an?|another|the|two|three|several|some|new|more|our|their|its)\b)(?=[^.;]{0,50}\b(?:contracts?|clients?|branch(?:es)?|sites?|offices?|orders?|projects?|frameworks?|deals?|premises|depots?|shops?|stores?|funding|work)\b)|(?:grown|doubled|tripled|expanded|moved|relocated)\b)/iu,
);

/** "Ostrander defends mission networks": a name of one word that no text knows, and what it does. */
const nameThatDoesFor = inLettersOf(
  new RegExp(
    String.raw`^(\p{Lu}\p{Ll}{3,}(?<!s|ing|ed|ly|er))(?: \p{Lu}\p{Ll}+){0,3}(?: (?:dac|plc|Ltd|GmbH|Inc))? (?:${DOES}|defends|fills|writes|insures|audits|packs|brews|bakes|breeds|ferries|flies|casts) \p{L}`,
    'u',
  ),
);

function isNameThatDoes(clause: string): boolean {
  const name = nameThatDoesFor(clause).exec(clause)?.[1];
  return name !== undefined && isUnheard(stem(name.toLowerCase()));
}

const told = TOLD.map((one) => testOf(one));
const mayTellOfOthers = testOf(OTHERS);

/** Whether a clause speaks of the house, its people or its customers, and of nobody who is sought. */
export function isToldOfTheHouse(clause: string): boolean {
  if ((mayTellOfOthers(clause) || tellsOfGrowth(clause)) && !ADDRESSED.test(clause)) return true;
  if (/\byou\b.{0,40}\b(?:will|must|would|need|should)\b/i.test(clause)) return false;
  if (told.some((isSaid) => isSaid(clause))) return true;
  const subject = subjectFor(clause).exec(clause)?.[1];
  if (isNameThatDoes(clause)) return true;
  return subject !== undefined && /\s/.test(subject.trim()) && !namesUsualRole(subject);
}
