// What a post does with the things of a trade: fits them, sells them, books them, teaches them. Who plans the servicing of
// lorries has not serviced any, however often the lorries are named. By the titles of posts alone. Pure.

import type { Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { headerOf } from './header.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** Functions around a trade. What has none of these is the trade itself. */
const FUNCTIONS: Readonly<Record<string, RegExp>> = {
  clerical:
    /\b(?:administrators?|admin(?:istrative)? (?:assistant|officer|clerk)|clerk|receptionist|secretary|(?<!\b(?:purchasing|procurement|buying|contracts?|logistics|supply chain|marketing|events?|quality|safety|engagement|community|volunteers?|volunteering|programmes?|programs?|projects?|youth|care|clinical|learning|training|resource|resourcing|workforce|production|maintenance|fundraising|site|case|study|trials?) )co-?ordinator|scheduler|data entry|office (?:assistant|manager)|sekretär\w*|bürokauf\w*|empfang\w*|secrétaire|gestionnaire conseil|agent d.accueil|chargée? de clientèle)\b/i,
  selling:
    /\b(?:sales(?:man|woman|person)?|account (?:manager|executive)|business development|recruit(?:er|ment consultant)|estate agent|verkäufer\w*|verkaufsberat\w*|vertrieb\w*|außendienst\w*|innendienst|commerciale?(?! (?:and \w+ )?(?:managers?|directors?|officers?|analysts?|lawyers?|solicitors?|engineers?|electricians?|plumbers?|divers?|pilots?|drivers?|bakers?|cleaners?|gardeners?|photographers?|underwriters?|bankers?|lenders?|advis[eo]rs?|controllers?|accountants?|lead|property|gas|kitchens?|vehicles?|buildings?|roof\w*|hvac|refrigeration|insurance|law|litigation|contracts?|finance|lines|mortgages?|loans?|bank\w*|real estate|diving|driving|aviation|plumbing|construction|projects?|kitchen|fish\w*|fleet|surveyor|legal|team|interiors?|design\w*))|vendeu\w+|technico-commercial|medical rep\w*)\b/i,
  teaching:
    /\b(?:lecturer|teach\w*|taught|tutor|instructor|lehrer\w*|dozent\w*|enseignante?|formateur|formatrice)\b/i,
  writing:
    /\b(?:journalist|copywriter|blogger|influencer|content (?:creator|writer)|stylist|merchandiser)\b/i,
  buying: /\b(?:buyer|purchas\w+ (?:officer|manager|assistant)|einkäufer\w*|acheteu\w+)\b/i,
};

/** A spec that asks for customers won asks for selling, whatever it calls the post. */
const SELLS =
  /(?<!\p{L})(?:quota|new business|winning (?:\p{L}+ ){0,3}(?:customers|clients|business|accounts)|closing (?:deals|business|sales)|(?:sales|revenue|your own|annual) (?:targets?|numbers?)|clos(?:e|ed|ing) (?:b2b )?deals|neukunden\p{L}*|neugeschäft|akquise|verkaufsziel\p{L}*|abschlussstark|prospection|nouveaux clients|objectifs? de vente)(?!\p{L})/iu;

/** Categories of what is spent are bought for, whoever asks for them. */
const BUYS =
  /(?<!\p{L})(?:categor(?:y|ies) manage\p{L}+|(?:in)?direct (?:spend|procurement|purchasing|categor\p{L}+)|sourcing|procurement|einkauf\p{L}*|beschaffung\p{L}*|achats?)(?!\p{L})/iu;

/** "I am now a category buyer for dairy": what somebody is, in a letter that has no titles. */
const CALLS_ITSELF =
  /(?<!\p{L})(?:I(?:['’]m| am| was| have been| work| worked)|ich (?:bin|war|arbeite)|je (?:suis|travaille)|j['’]étais)(?: (?:now|currently|still|then|first|jetzt|derzeit|heute|seither|actuellement|aujourd['’]hui))*(?: as| als| comme)?(?: an?| the| eine?| une?)? ((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/u;

/** Whether a role's title names a function around the trade, and neither the job's title nor its must-haves do. */
export function isOtherFunction(role: Role, spec: Spec): boolean {
  const { title, lines } = headerOf(role);
  const header =
    title?.text ?? lines.flatMap(({ text }) => CALLS_ITSELF.exec(text)?.[1] ?? []).find(namesRole);
  if (header === undefined || header === '') return false;
  const asked = askedBy(spec);
  return Object.entries(FUNCTIONS).some(
    ([name, pattern]) =>
      pattern.test(header) &&
      !pattern.test(asked) &&
      !(name === 'selling' && SELLS.test(asked)) &&
      !(name === 'buying' && BUYS.test(asked)),
  );
}

const askedBy = rememberedOf((spec: Spec): string => {
  const musts = spec.units.filter(({ strength }) => strength === 'hard' || strength === 'must');
  return [spec.title, ...musts.map(({ text }) => text)].join(' ');
});
