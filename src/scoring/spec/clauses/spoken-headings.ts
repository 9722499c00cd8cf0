// Headings that speak: "What you would look after", "What would please us", "Ce qu'il faut", "Was zu tun ist". They are
// made of any words, and what they ask of who reads them or say of the offer shows how what follows is meant. Pure.

import { testOf } from '../first-look.ts';
import type { StatementKind } from '../layout/headings.ts';

const WORDS_MAX = 10;
const OF_US = String.raw`(?:we|i|they|it|the (?:\p{L}+ ){0,2}\p{L}+)`;
const MAYBE = String.raw`(?:(?: ?(?:['’]ll|['’]d)| will| would| might| could| can| also| really| actually| mainly| mostly| further)(?= ))* ?`;

/** The first that fits counts. */
const SPOKEN: readonly (readonly [StatementKind, RegExp])[] = [
  [
    'nice',
    new RegExp(
      String.raw`^(?:and )?what(?: else)?${MAYBE}(?:(?:please|delight|thrill|impress|charm|tempt|cheer|gladden|surprise)s?|make us|win us|go(?:es)? down well|catch(?:es)? our eye|sweeten|be (?:nice|lovely|good|welcome|great|a bonus|grand|handy|useful|a treat))\b.{0,30}$`,
      'iu',
    ),
  ],
  ['nice', /^(?:we |also |things we )?(?:likes?|liked|wishes|wish list|wished for|lovely|desirables)$/iu],
  [
    'nice',
    /^ce qui (?:nous )?(?:plairait|plaira|ferait plaisir|séduirait|ravirait|serait)(?!\p{L}).{0,30}$|^ce que nous aimerions(?!\p{L}).{0,30}$|^les (?:petits )?plus$/iu,
  ],
  [
    'nice',
    /^(?:was|das|worüber|worauf) (?:(?:uns|wir|wäre|außerdem|zudem|noch|besonders|auch) )*(?:freuen|freut|gefallen|gefällt|gefiele|schön|nett|gut|willkommen|hilft)(?: wäre| würden?| uns)?$/iu,
  ],
  [
    'boilerplate',
    new RegExp(
      String.raw`^what (?:(?:you|people here|everyone)(?:['’]ll| will| would)? (?:gets?|receives?|earns?)|${OF_US} (?:can |will |would )?(?:gives?|pays?|offers?|puts? on the table|do(?:es)? for you))\b.{0,25}$`,
      'iu',
    ),
  ],
  [
    'boilerplate',
    /^ce (?:que|qu['’]) ?(?:nous|on|vous)(?: vous| y)? (?:offr|propos|donn|gagn|toucher)\p{L}*(?!\p{L}).{0,20}$|^(?:was|das) (?:wir (?:ihnen |dir )?(?:bieten|zahlen|geben)|(?:sie|du) (?:bekommen|bekommst|kriegst|erhalten|erhältst))$/iu,
  ],
  [
    'boilerplate',
    /^(?:controls|checks|vetting|pre-employment (?:checks|screening)|background checks|screening checks|contrôles|überprüfungen)$/iu,
  ],
  [
    'duty',
    new RegExp(
      String.raw`^(?:here is |here['’]s |this is )?(?:what|where) you${MAYBE}(?:be (?:doing|looking after|running|responsible for|in charge of|working on)|do|look after|run|take (?:on|over|care of)|own|handle|deal with|cover|get up to|work on|get to do|come in|spend your (?:days?|time))(?: all day| here| with us| each day)?$|^(?:what )?${OF_US}${MAYBE}(?:entails?|involves?|looks like)$`,
      'iu',
    ),
  ],
  [
    'duty',
    /^what (?:lands on|crosses|comes across) your desk$|^what (?:needs doing|we need done|is to be done|there is to do)$/iu,
  ],
  [
    'duty',
    /^(?:the |our )?(?:successful |new )?(?:candidate|applicant|post-?holder|office-?holder|jobholder|appointee|employee|incumbent|person appointed) (?:shall|will|is to|is expected to|will be expected to|is required to|would)(?: also)?$|^sie (?:werden|sollen)$|^(?:le|la) titulaire (?:du poste )?(?:sera|devra|aura).{0,25}$/iu,
  ],
  [
    'duty',
    /^ce (?:que (?:vous|tu) (?:ferez|feras|aurez|allez|gérerez)|qui vous attend|que nous vous confi\p{L}+)(?!\p{L}).{0,20}$|^(?:was|das) (?:(?:zu tun|zu erledigen) ist|ansteht|anliegt|(?:sie|du) (?:hier |bei uns )?(?:tun|machen|machst|tust|übernehmen|übernimmst|erwartet)(?: werden| wirst)?)$|^worum es geht$/iu,
  ],
  [
    'must',
    /^ce (?:qu['’]il (?:nous |vous |te )?faut|dont nous avons besoin|(?:que|qu['’]) ?(?:nous|on) (?:cherch|recherch|attend|demand|exig|veut|voul)\p{L}*)(?!\p{L}).{0,20}$|^il (?:nous |vous )?(?:faut|faudra)$/iu,
  ],
];
const spoken = SPOKEN.map(([kind, one]) => ({ kind, isSaid: testOf(one) }));

/** The kind that a line or a short sentence gives to what follows it by what it says; null where it is no such heading. */
export function kindOfSpokenHeading(text: string): StatementKind | null {
  const plain = text.replace(/^[^\p{L}]+|[\s:.…–-]+$/gu, '');
  if (plain === '' || plain.split(/\s+/).length > WORDS_MAX || /[.:;!?,]/.test(plain)) return null;
  return spoken.find(({ isSaid }) => isSaid(plain))?.kind ?? null;
}
