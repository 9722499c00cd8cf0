// What whoever comes is to have done, where a sentence says it of those who are turned away for never having done it, of
// those who alone are met, or as a condition of the post. Pure.

import { testOf } from '../first-look.ts';

const AHEAD = String.raw`^(?:(?:sorry,?|unfortunately,?|regrettably,?|please note(?: that)?:?|honest(?:ly)?(?: heads-up)?[,:]?|heads-up:?|note:?|to be (?:clear|honest|frank|fair)[,:]?|just so you know[,:]?|n\.?b\.?:?|be aware(?: that)?:?|fair warning:?) )*(?:but )?`;
const PEOPLE = String.raw`(?:any(?:one|body)|somebody|someone|people|persons?|candidates?|applicants?|those|individuals?|folks?|\p{L}+(?:ers|ors|ists|ies|ees|ants|ians|ses))`;
const SENT = String.raw`(?:applications?|cvs?|r[eé]sum[eé]s|candidatures?)`;
/** That it was never done, up to the deed. */
const NEVER = String.raw`(?:(?:has|have|had)(?:(?: not|n['’]t)(?: yet| ever)?| never| yet to)|(?:has|have|['’]ve|['’]s) (?:not|never|only (?:ever )?(?:watched|observed|assisted|read about)))(?: already| yet| personally| previously| actually| themselves| themself| ever| before)*(?: done| had| been)?`;
const CANNOT = String.raw`(?:(?:can|will|shall|would|do|does|are|is|may|could|should)(?: not|n['’]t)(?: be)?|won['’]t(?: be)?|can(?:no|['’])t(?: be)?|cannot(?: be)?|need not|(?:will|shall|are|is|would)(?: be)? (?:rejected|declined|discarded|disregarded|sifted|screened|turned|binned|unsuccessful|returned|excluded|ruled))`;
const TAKE = String.raw`(?:take(?: on| forward)?|consider|employ|hire|appoint|interview|accept|shortlist|meet|see|use|progress|put (?:you |them |anyone )?forward|recruit|look at|offer|engage|invite|process|place)`;
const HAS = String.raw`(?:(?:has|have|['’]ve|['’]s)(?: already| previously| personally| actually| also| each)*(?: had| been)?)`;

/** What stands where the deed is told: behind it nothing, or what becomes of those who did it not. */
const FRAMES: readonly RegExp[] = [
  // "We can't take anyone who hasn't done awake nights", "we cannot consider those who have not taught A level".
  new RegExp(
    String.raw`${AHEAD}(?:we|i|they|the (?:client|company|school|trust|panel|council))(?: really| simply| just)? ${CANNOT}(?: really| be able to| be| simply)? ${TAKE} ${PEOPLE}(?: from \p{L}+)? (?:who|that) ${NEVER} (.+)$`,
    'iu',
  ),
  // "Sparkies who have never been in charge of an apprentice need not apply".
  new RegExp(
    String.raw`${AHEAD}(?:${SENT} from )?${PEOPLE} (?:who|that) ${NEVER} (.{6,140}?),? (?:${CANNOT}|please (?:don['’]t|do not|refrain)|should (?:not|look elsewhere))(?!\p{L})`,
    'iu',
  ),
  // "CVs without in-bank project experience are rejected", "applicants with no dementia care history will not be considered".
  new RegExp(
    String.raw`${AHEAD}(?:${SENT}|${PEOPLE}),? (?:without|w/out|w/o|lacking|with(?: absolutely)? no|with zero|(?:that|which|who) (?:do|does)(?: not|n['’]t) (?:show|evidence|demonstrate|mention|have)) (?:any |clear |proven |demonstrable |previous |prior )*(.{6,140}?),? ${CANNOT}(?!\p{L})`,
    'iu',
  ),
  // "Nobody will be interviewed who hasn't launched a brand new outlet".
  new RegExp(
    String.raw`${AHEAD}(?:nobody|no one|no-one|no \p{L}+) (?:will|can|shall|is going to|gets|is)(?: be| get)? [^.;,]{3,40}? (?:who|that) ${NEVER} (.+)$`,
    'iu',
  ),
  // "If you have never worked to a batch record, please don't apply"; "unless you've run one, we can't put you forward".
  new RegExp(
    String.raw`${AHEAD}if you(?:['’]ve| have)?(?: never| not|n['’]t)(?: yet| ever| personally| actually| already| had| been| done)* (.{6,160}?)(?:(?:,|\s[–—-]|;)\s(?:then )?|\s(?=(?:then|please|kindly|don['’]t|do not|we can|we won)(?!\p{L})))(?:(?:this|it|that|these)(?:['’]s|s)?(?:['’]s| is| will| would| role| job| post| one)?|we(?:['’]ll| are|['’]re)?|you(?:['’]ll| will| are|['’]re)?|the \p{L}+|your \p{L}+|please|there|our|i|kindly|sorry|don['’]t|do not)(?=[^.;]{0,80}(?:\bnot|n['’]t|\bno\b|\bnever|cannot|unable|refrain|elsewhere|pass|another))`,
    'iu',
  ),
  new RegExp(
    String.raw`${AHEAD}(?:unless|until) you(?:['’]ve| have)(?: already| personally| actually| previously| had| been)* (.{6,140}?)(?:(?:,|\s[–—-]) (?:please|we|you|this|it|there|kindly|don['’]t|do not|your)|\s(?:please|kindly|don['’]t|do not))(?!\p{L})`,
    'iu',
  ),
  // "Please do not apply unless you have led panels", "only reach out if you have cared for people with it".
  new RegExp(
    String.raw`${AHEAD}(?:[^.;]{0,90}, ?)?(?:(?:please|kindly|so|and) )*(?:(?:do not|don['’]t|no need to|no point in|there is no point in) (?:apply(?:ing)?|send(?:ing)?[^.;,]{0,30}|reply(?:ing)?|contact(?:ing)? us) (?:unless|until|without(?: having)?)|no applications?,?(?: please,?)? unless|only (?:apply|reach out|reply|respond|get in touch|contact us|send[^.;,]{0,30}) (?:if|when)) (?:(?:you|they)(?: can show(?: that you)?|['’]ve| have| do)?)?(?: have)?(?: already| personally| actually| previously| had)* (.+)$`,
    'iu',
  ),
  // "Kindly do not apply if you have only raised purchase orders – we need someone who has struck the deals".
  new RegExp(
    String.raw`${AHEAD}(?:please |kindly )?(?:do not|don['’]t) apply if [^–—;:]{6,120}?(?:\s[–—-]|[;:,]) (?:we|i) (?:need|want|require|are after|look for) (?:someone|somebody|a person|people|those|candidates) (?:who ${HAS}|that ${HAS}|with) (.+)$`,
    'iu',
  ),
  // "Only people who've run complaint cases through will be interviewed".
  new RegExp(
    String.raw`^(?:(?:[^.;]{0,140}?,? )?(?:so|hence|therefore|which is why|and|that['’]s why) )?only ${PEOPLE} (?:who|that) ?${HAS} (.{6,140}?) (?:will|can|shall|are|is|may|need|should)(?: be)? (?:interviewed|considered|shortlisted|invited|accepted|called|contacted|progressed|seen|met|appointed|apply)`,
    'iu',
  ),
  // "We only take people who have worked on IT at a bank", "we will only meet people whose own applications have won grants".
  new RegExp(
    String.raw`^(?:[^.;]{0,160}?,? (?:so|hence|therefore|which is why|and|that['’]s why|[–—-]) |(?:since|as|because)\s[^.;]{6,140}?, )?(?:we|i|the \p{L}+)(?:['’](?:ll|d)| will| would| can| do| shall| is| are)? only(?: ever)?(?: be)? (?:${TAKE}|considering|meeting|interviewing|able to \p{L}+)(?: applications from)? ${PEOPLE} (?:who ${HAS}|that ${HAS}|whose (?:own )?|with (?:previous |prior |proven )?)(.+)$`,
    'iu',
  ),
  // "It is a condition of appointment that the candidate has undertaken night shifts".
  new RegExp(
    String.raw`^(?:it is|it['’]s|there is) (?:an? |the )?(?:(?:absolute|strict|firm|essential|basic|formal|mandatory|hard) )*(?:requirement|condition|must|pre-?requisite|stipulation|criterion)(?: (?:of|for) [^.;,]{3,40}?)? that (?:the |all |any |each |every )?(?:\p{L}+(?:-\p{L}+)?|successful \p{L}+|person appointed)(?:,? (?:must|shall|will|should))?,? (?:[^.;,]{3,60}, )?(?:${HAS}|have(?: already)?|possess(?:es)?|holds?) (.+)$`,
    'iu',
  ),
  // "We require that you have already conducted hearings", "governors require that appointees have taught".
  new RegExp(
    String.raw`^(?:(?:as|since|because)\s[^.;]{6,140}?, )?(?:the |our )?(?:we|i|\p{L}+)(?: \p{L}+)? (?:requires?|insists?|asks?|demands?|expects?|stipulates?)(?: (?:up)?on it)? that (?:you|they|(?:the |all |any )?(?:candidates?|applicants?|appointees?|post-?holders?|job-?holders?|new \p{L}+)) (?:${HAS}|must have|shall have)(?: already| previously)* (.+)$`,
    'iu',
  ),
  // "Without a track record of managing a team, please don't apply".
  new RegExp(
    String.raw`${AHEAD}without (?:an? |any |some |proven |previous |prior |demonstrable )*((?:track record|history|background|record|experience|proof|evidence|practice) [^.;]{6,120}?),? (?:please|you|we|there|it|this|don['’]t|do not|your)(?!\p{L})`,
    'iu',
  ),
  // "No experience of resolving complaints? Please don't apply": as one sentence.
  new RegExp(
    String.raw`${AHEAD}no (?:previous |prior |proven )?((?:experience|track record|background|history) (?:of|in|with) [^?;]{6,120})\?$`,
    'iu',
  ),
  // "Bewerber, die noch nie WIG-Nähte gezogen haben, können nicht berücksichtigt werden".
  /^(?:bewerber\p{L}*(?: und bewerber)?|kandidat\p{L}*|personen|leute|interessent\p{L}*),? die (?:bisher |bislang )?(?:noch )?(?:nie|nicht|niemals)(?: selbst)? (.{6,140}?) (?:haben|hat|sind),? (?:können|werden|kommen|bleiben|haben)[^.;]*(?:nicht|unberücksichtigt|keine)[^.;]*$/iu,
  /^wer (?:noch )?(?:nie|niemals|nicht) (.{6,140}?) hat,? (?:der |die )?(?:wird|kann|kommt|bleibt|braucht|darf)[^.;]*(?:nicht|unberücksichtigt|keine)[^.;]*$/iu,
  /^nicht berücksichtigt werden (?:bewerbungen|bewerber\p{L}*|kandidat\p{L}*),? (?:aus denen|bei denen|ohne) (?:keine? )?(.{6,140}?)(?: hervorgeht| ersichtlich ist| vorliegt)?$/iu,
  /^(?:bitte )?keine bewerbung(?:en)? ohne (?:eigene )?(.{6,120}?)(?:,? bitte)?$/iu,
  /^(.{6,160}?)(?:,|\s[–—-]) bewerbungen ohne diese (?:voraussetzung|erfahrung|praxis|kenntnisse)[^.;]*$/iu,
  /^wir (?:suchen|brauchen|nehmen) keine (?:anfänger|einsteiger)[^:;.]*[:;] (.{6,160})$/iu,
  // "Pas de candidature de personnes qui n'ont jamais tenu le poste de tour".
  /^(?:pas de|aucune) candidatures? de personnes? (?:qui )?n['’](?:ont|ayant) jamais (.{6,120}?)(?:,? merci)?$/iu,
  /^(?:les )?(?:personnes|candidat\p{L}*|profils|gens) (?:qui )?n['’](?:ont|ayant) (?:encore )?jamais (.{4,120}?) (?:ne )?ser(?:a|ont)[^.;]*$/iu,
  /^(?:[^.;]{0,140}, )?(?:donc )?sans ((?:expérience|pratique|maîtrise|réalisations?) .{4,100}?),? (?:on|nous) ne (?:pourr|pouv|peut|prend)[^.;]*$/iu,
  /^(.{10,160}?) (?:est|sont) (?:requise?|exigée?|demandée?)s?, à défaut[^.;]*$/iu,
  /^(?:[^.;]{0,160}, )?il (?:nous |vous )?faut (?:(?:absolument|impérativement|donc|vraiment) )*(?:quelqu['’]un|une personne) (?:qui (?:a|ait|sache|sait) |ayant )(?:déjà |l['’]habitude de |l['’]expérience de )?(.{4,120})$/iu,
  /^(.{6,140}?)\s?: critère (?:éliminatoire|obligatoire|rédhibitoire)$/iu,
];
const frames = FRAMES.map((one) => ({ one, may: testOf(one) }));

/** What goes on behind the deed and is none: "before", "and none of us can teach it"; "as the chef on duty" is of it. */
const BEHIND =
  /(?:[,–—-]|\s)\s*(?:(?:and|(?<=[,–—-] ?)as|as(?! the(?!\p{L}))|because|since|for|so)\s(?:we|you|there|it|this|the|our|none|nobody|that)(?!\p{L}).*|before|beforehand|yourself|themselves|personally|on this occasion|at this time|for now|please|thanks|sorry|no exceptions|full stop|,)+$/iu;
/** What everybody may do, and no CV tells. */
const OF_THE_LAW =
  /\bright to work\b|\bwork permit|\bvisa\b|\bcover(?:ing)? letter|\breferences?\b|\bcriteri(?:on|a)\b|\bread (?:the|this|our)\b|\bapplied\b|\bpreviously applied\b|\bvaccinat|\bbeen convicted/iu;

/** What is to have been done; null where a sentence demands no deed in such a way. */
export function deedDemanded(said: string): string | null {
  const sentence = said.replace(/[.!\s]+$/u, '');
  for (const { one, may } of frames) {
    const [, deed = ''] = may(sentence) ? (one.exec(sentence) ?? []) : [];
    if (deed !== '') return OF_THE_LAW.test(deed) ? null : deed.replace(BEHIND, '').trim();
  }
  return null;
}
