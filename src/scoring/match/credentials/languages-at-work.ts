// Who works in a language, or grew up with it, knows it without telling a level.

import type { Place } from '../../text/place.ts';
import { testOf } from '../../text/expressions/first-look.ts';

/** "Grew up in Bolzano: Italian at home, German at school": with both of them. */
export const isGrownUpWith = testOf(
  /(?<!\p{L})(?:grew up|raised|brought up|grandi|élevée?)(?!\p{L})[^.;]{0,60}(?:at home[^.;]{0,40} (?:at|in) school|(?:at|in) school[^.;]{0,40} at home|à la maison[^.;]{0,40} à l['’]école|à l['’]école[^.;]{0,40} à la maison)(?!\p{L})|(?<!\p{L})aufgewachsen(?!\p{L})[^.;]{0,60}(?:zu ?hause|daheim)[^.;]{0,40}schule/iu,
);

/** "Turkish-speaking tenants ...; I have spoken it all my life": what one grew up with, where another's need of it is told. */
export const isSpokenAlways = testOf(
  /(?<!\p{L})(?:I(?:['’]ve| have)?(?: always)? (?:spoke|spoken|speak)|is what (?:I|we) (?:speak|spoke)|(?:je le|je l['’]ai toujours) parle|ich spreche (?:es|sie)) (?:it )?(?:all my life|at home|from home|since (?:childhood|birth|I was (?:born|little|a child))|as a child|natively|depuis (?:l['’]enfance|toujours)|à la maison|zu hause|seit (?:der )?(?:kindheit|geburt))(?!\p{L})/iu,
);

/** "Ran the meetings in Spanish", "Beratung auf Englisch und Russisch": who works in a language knows it. */
export function isWorkedIn(text: string, { start, end }: Place): boolean {
  const before = text.slice(0, start);
  if (SPOKEN.test(before)) return true;
  // "J'établis en anglais l'état des charges": behind such an "en" stands no country.
  if (
    /(?<!\p{L})en $/iu.test(before) &&
    /^(?:anglais|allemand|espagnol|italien|néerlandais)$/.test(text.slice(start, end))
  )
    return true;
  return IN_IT.test(before) && THEN_NO_NOUN.test(text.slice(end));
}

/** "I speak French at home", "wir sprechen Polnisch". */
const SPOKEN =
  /(?<!\p{L})(?:I|we|ich|wir|je|nous) (?:also |still |both )?(?:speak|spreche|sprechen|parle|parlons) $/iu;

const NEXT = String.raw`(?:\p{Lu}\p{L}+|allemand|anglais|français|espagnol|italien|néerlandais|arabe)`;
const JOINED = String.raw`(?:,|\/| and| or| und| oder| et| ou)\s*`;
const IN_IT = new RegExp(
  String.raw`(?<!\p{L})(?:in|into|auf|en)\s+(?:both |fluent )?(?:${NEXT}${JOINED}){0,3}$`,
  'u',
);
/** Of "in German and French restaurants" neither is spoken. */
const THEN_NO_NOUN = new RegExp(
  String.raw`^(?:${JOINED}${NEXT})*\s*(?:$|[,.;:)(/]|(?:with|without|where|when|while|for|to|by|at|on|as|if|since|from|too|myself|alone|every|each|daily|mit|für|bei|avec|pour|aux?|auprès)(?!\p{L})|(?:and|und|et)\s+\p{Ll})`,
  'u',
);
