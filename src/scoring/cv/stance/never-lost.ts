// "Registered in 2009 and never came off it", "never let it lapse": what is said never to have happened to a paper is no end
// of it, and no denial. Pure.

import { testOf } from '../../text/expressions/first-look.ts';

/** What could have ended a paper. */
const END = String.raw`(?:laps(?:ed?|ing)|expir(?:ed?|ing)|r[au]n(?:ning)? out(?: of date)?|(?:c[ao]me|gone?|went|dropped|f[ae]ll(?:en)?|slipped|struck|taken|been|be) off(?: (?:it|(?:the|that|their) \p{L}+))?|off (?:it|(?:the|that|their) (?:\p{L}+ )?(?:register|roll|list))|out of date|suspended|revoked|cancelled|withdrawn|surrendered|rescinded|removed|resigned|g[ai]ven? (?:it |them |this )?up|let (?:it|them|this) (?:go|drop)|(?<=let (?:it|them|this|\p{L}+ \p{L}+) )(?:go|drop)|missed (?:an? )?(?:renewal|revalidation))`;
/** "Never renewed, lapsed in 2020" tells another thing; "never lapsed until 2021" an end. */
const NEVER_LOST = new RegExp(
  String.raw`(?<!\p{L})(?:(?:have|has|had|was|were|is|am|['’](?:ve|s|m)) )?(?:never|not once|without ever)(?: (?!renew|kept|keep|paid|pay|revalid|and|but|so|then|again)\p{L}[\p{L}'’]*){0,5}? ${END}(?!\p{L})(?! (?:until|till|before|except|apart))|(?<!\p{L})without (?:ever )?(?:an? |any )?(?:single )?(?:lapse|break|interruption|gap)(?: in (?:it|registration|membership))?(?!\p{L})|(?<!\p{L})(?:nie|niemals) (?:\p{L}+ ){0,2}?(?:abgelaufen|erloschen|verfallen|entzogen|ausgelaufen)(?!\p{L})|(?<!\p{L})jamais (?:été )?(?:expirée?|périmée?|radiée?|suspendue?|retirée?|perdue?|interrompue?)(?!\p{L})`,
  'giu',
);
const saysNeverLost = testOf(NEVER_LOST);

/** The text with such words struck out, of the same length. */
export function withoutNeverLost(text: string): string {
  return saysNeverLost(text) ? text.replace(NEVER_LOST, (said) => said.replaceAll(/[^\s]/gu, '_')) : text;
}
