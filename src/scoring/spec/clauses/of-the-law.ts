// What a spec says of the law behind the paper that it asks for: "Teaching without registration is not permitted by law",
// "it is an offence to drive without it", "ohne den kommst du nicht durchs Tor". The paper stands before it, and is asked for
// no second time. Pure.

import { testOf } from '../first-look.ts';

const FORBIDDEN = String.raw`(?:not (?:legally )?(?:permitted|allowed|lawful|legal|possible)|illegal|unlawful|prohibited|forbidden|an offen[cs]e|a criminal offen[cs]e|against the law|punishable|a breach of the law)`;
const REMARKS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:[\p{L}'’-]+ ){1,5}without (?:[\p{L}'’-]+ ){1,6}?(?:is|would be|remains) (?:\p{L}+ )?${FORBIDDEN}(?: (?:by|under|in) [^,;]{2,50})?\W*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:it|this|that) (?:is|would be) (?:\p{L}+ )?${FORBIDDEN}(?: (?:by|under|in) [^,;]{2,50}?)? to [^.;]{2,60}\bwithout\b[^.;]{2,50}$`,
    'iu',
  ),
  /^(?:nobody|no[- ]one|you|we|people) (?:may|can(?:not|['’]t)?|must not)(?: legally| lawfully)? [^.;]{2,50}\bwithout (?:it|one|them|that|this|these)\b[^.;]{0,30}$/iu,
  /^ohne (?:diese[nrs]?|ihn|sie|es|eintragung|zulassung|registrierung|approbation|erlaubnis|anerkennung)[^.;]{0,60}\b(?:(?:gesetzlich |rechtlich )?(?:nicht (?:erlaubt|zulässig|gestattet)|unzulässig|verboten|strafbar|untersagt))(?!\p{L})[^.;]{0,30}$/iu,
  /^(?:l['’]exercice|exercer|travailler|conduire|enseigner)[^.;]{0,40}\bsans (?:elle|lui|ce|cette|inscription|autorisation|agrément|permis|titre|diplôme)[^.;]{0,40}\b(?:est|serait) (?:\p{L}+ )?(?:illégale?|interdite?|puni\p{L}*|un délit|prohibée?)(?!\p{L})[^.;]{0,40}$/iu,
  // What else one cannot do without it.
  /^(?:without (?:it|one|them|that|those|this),? (?:you|we|nobody|no[- ]one|they|there)(?!\p{L})|ohne (?:den|die|das|diese[nrs]?|dies|ihn|sie|es) (?:\p{L}+ ){1,3}|sans (?:elle|lui|eux|elles|celui-ci|celle-ci|ça|cela),? )[^.;]{0,60}?(?:n['’]t|(?<!\p{L})(?:not|cannot|no|nobody|nothing|nichts?|keine?\p{L}*|pas|aucune?|rien|impossible)(?!\p{L}))[^.;]{0,50}\W*$/iu,
];
const remarks = REMARKS.map((one) => testOf(one));

/** Whether a sentence only says what the law forbids to whoever is without the paper before it. */
export function isOfTheLaw(text: string): boolean {
  return remarks.some((isSaid) => isSaid(text));
}
