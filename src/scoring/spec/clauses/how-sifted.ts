// What a spec says of how applications are sifted: the key to its letters, who is shortlisted by which criteria, how many
// are answered, who advertises. It asks for nothing itself. Pure.

import { testOf } from '../first-look.ts';

const WHO = String.raw`(?:applicants?|applications?|candidates?|people|persons?|anyone|those|forms?|cvs?|r[ée]sum[ée]s|(?:late|incomplete|speculative|generic) (?:ones|applications?|forms?|cvs?))`;
const CRITERIA = String.raw`(?:criteri(?:a|on|ums?)|essentials?|(?:person )?specification|requirements?|points|numbers|questions|(?:all|each|every|both) (?:of )?(?:the |these |them)|[ED] ?\d)`;

/** "A = application form, I = interview", "Key: A application, C certificate". */
const KEY =
  /^(?:[^.;:]{0,40}[:(]\s*)?\(?\p{Lu}{1,2}\s?(?:=|:|–|-|\s)\s?\p{L}+(?: \p{L}+){0,2}[,;/] ?(?:and )?\p{Lu}{1,2}\s?(?:=|:|–|-|\s)\s?\p{Ll}[^.]*$/u;
const SIFTED: readonly RegExp[] = [
  // "Candidates who do not show E1 and E3 cannot be shortlisted", "applications are scored against the numbers below".
  new RegExp(
    String.raw`^(?:(?:please note|only|all|note|that|(?:un)?successful|short-?listed|selected|suitable) )*${WHO}\b(?: (?:who|that|which|whose|not|without)\b[^.;]{0,60}?${CRITERIA}[^.;]*| [^.;]{0,40})?\b(?:(?:will|can|may|are|is|cannot)(?: ?not|n['’]t)?(?: be)?(?: only)?|cannot be) (?:shortlisted|short-listed|sifted|scored|assessed|considered further|rejected|looked at|read|returned|acknowledged|answered|taken forward|progressed|contacted|accepted)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:please |you (?:should|must|will need to) )(?:address|evidence|show (?:how|that) you (?:meet|fulfil|satisfy)|demonstrate how you meet|refer to|number your answers|cover)\b[^.;]{0,40}\b(?:each|all|every|both|${CRITERIA})\b`,
    'iu',
  ),
  /\b(?:a )?(?:nought|zero|no|blank|0) (?:in|on|against|to|for|at) (?:any|one|either|all) (?:of )?[^.;]{0,30}\b(?:ends|stops|means|rules|closes|disqualif\p{L}+)\b/iu,
  // "Evidence must be in the form of a CV", "E1 and E3 in the application", "hit Apply", "heard from us within a month".
  /^(?:supporting )?evidence (?:must|should|is to|will|has to) be (?:in the form|provided|given|submitted|supplied)\b|^[ED] ?\d(?:(?:, ?| and | & )[ED]? ?\d)* (?:in|on|at) the (?:application|interview|form)\b|\bhow (?:they|you) meet (?:every|each|all|both|the)\b[^.;]{0,20}\b(?:criteri|essential|requirement|specification)|^(?:hit|click|press|tap|smash|push) (?:the )?["“'‘]?(?:apply|link|button|send)\b|^(?:not )?heard (?:back )?from us\b/iu,
  // "Nur ausgewählte Bewerber werden kontaktiert", "Seuls les candidats retenus seront contactés".
  /^(?:es werden )?nur (?:\p{L}+ )?(?:bewerb\p{L}+|kandidat\p{L}+)(?: \p{L}+){0,4} (?:kontaktiert|eingeladen|benachrichtigt|angeschrieben)|^seul[es]{0,2} les? (?:candidat\p{L}*|profils?|candidatures?) (?:\p{L}+ ){0,2}(?:seront|sera) (?:contacté|recontacté|étudié|convoqué)/iu,
  // Who advertises.
  /\b(?:employment|recruitment|labour hire|staffing) (?:business|agency|consultanc(?:y|ies)|licen[cs]e)\b|\bemployment agency or\b|\blabour hire licence\b|\brefer(?:ral)? (?:a|your) (?:friend|mate|colleague)\b|\b(?:cabinets?|agences?|agenturen|personalvermittl\p{L}+|agencies|recruiters)[,:]? (?:s['’]abst\p{L}+|bitte (?:keine|nicht)|please (?:do not|don['’]t|refrain)|no thank\p{L}*)|\b(?:no|keine|pas d['’]) ?(?:agencies|recruiters|agenturen|personaldienstleister|agences)\b/iu,
  // What the work is checked by, whoever does it.
  /^(?:all |any )?(?:appointments?|offers?|posts?|roles?|starters?|employment)\b[^.;]{0,25}\b(?:is|are|will be) (?:\p{L}+ )?(?:subject|conditional)\b|^(?:must |you (?:must|will) |need to |will )?(?:pass|undergo|take|do|complete) (?:an? |our |the )?(?:pre-?employment |random |company )?(?:d ?& ?a|drugs?(?: ?(?:and|&) ?alcohol)?|medical|alcohol|fitness|criminal)(?: (?:test|screen|check|exam|medical|assessment)\p{L}*)?\W*$|^(?:police|dbs|credit|identity|reference|criminal|vetting|baseline|online|bpss|security) (?:checks?|search\p{L}*)\b|^(?:ppe|tools|boots|hi-?vis|uniform):? (?:own\b|yours?\b|(?:is |are )?(?:supplied|provided))[^.;]{0,30}/iu,
];
const isKey = testOf(KEY);
const sifted = SIFTED.map((one) => testOf(one));

/** Whether a text only says what the letters behind the criteria mean, whatever papers it names. */
export function isKeyOfLetters(text: string): boolean {
  return isKey(text);
}

/** Whether a text says how applications are sifted, by whom they are sought, or what everybody is checked for. */
export function isOfSifting(text: string): boolean {
  return sifted.some((isSaid) => isSaid(text));
}
