// What a post does with the things of a trade: fits them, sells them, books them, teaches them. Who plans the servicing of
// lorries has not serviced any, however often the lorries are named. By the titles of posts alone. Pure.

import type { Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { headerOf } from './header.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** Functions around a trade. What has none of these is the trade itself. */
const FUNCTIONS: Readonly<Record<string, RegExp>> = {
  clerical:
    /\b(?:administrators?|admin(?:istrative)? (?:assistant|officer|clerk)|clerk|receptionist|secretary|co-?ordinator|scheduler|data entry|office (?:assistant|manager)|sekretär\w*|bürokauf\w*|empfang\w*|secrétaire|gestionnaire conseil|agent d.accueil|chargée? de clientèle)\b/i,
  selling:
    /\b(?:sales(?:man|woman|person)?|account (?:manager|executive)|business development|recruit(?:er|ment consultant)|estate agent|verkäufer\w*|verkaufsberat\w*|vertrieb\w*|außendienst\w*|innendienst|commerciale?|vendeu\w+|technico-commercial|medical rep\w*)\b/i,
  teaching:
    /\b(?:lecturer|teach\w*|taught|tutor|instructor|lehrer\w*|dozent\w*|enseignante?|formateur|formatrice)\b/i,
  writing:
    /\b(?:journalist|copywriter|blogger|influencer|content (?:creator|writer)|stylist|merchandiser)\b/i,
  buying: /\b(?:buyer|purchas\w+ (?:officer|manager|assistant)|einkäufer\w*|acheteu\w+)\b/i,
};

/** A spec that asks for customers won asks for selling, whatever it calls the post. */
const SELLS =
  /(?<!\p{L})(?:quota|new business|winning (?:\p{L}+ ){0,3}(?:customers|clients|business|accounts)|closing (?:deals|business|sales)|(?:sales|revenue|your own|annual) (?:targets?|numbers?)|clos(?:e|ed|ing) (?:b2b )?deals|neukunden\p{L}*|neugeschäft|akquise|verkaufsziel\p{L}*|abschlussstark|prospection|nouveaux clients|objectifs? de vente)(?!\p{L})/iu;

/** Whether a role's title names a function around the trade, and neither the job's title nor its must-haves do. */
export function isOtherFunction(role: Role, spec: Spec): boolean {
  const header = headerOf(role).title?.text;
  if (header === undefined || header === '') return false;
  const asked = askedBy(spec);
  return Object.entries(FUNCTIONS).some(
    ([name, pattern]) =>
      pattern.test(header) && !pattern.test(asked) && !(name === 'selling' && SELLS.test(asked)),
  );
}

const askedBy = rememberedOf((spec: Spec): string => {
  const musts = spec.units.filter(({ strength }) => strength === 'hard' || strength === 'must');
  return [spec.title, ...musts.map(({ text }) => text)].join(' ');
});
