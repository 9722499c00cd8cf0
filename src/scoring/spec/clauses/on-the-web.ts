// What ads on the web carry beside the demands: rows of a job board's form, codes, links, warnings of fraud, leave that
// accrues, terms for agencies, and calls to apply. It asks for nothing. Pure.

import { isOfTheWork } from './below-the-ad.ts';
import { testOf } from '../first-look.ts';

/** "Classified Title: Sr. Engineer", "Employee group: full time", "Job ID: A28". */
const ROW =
  /^\W*(?:(?:classified|posting|official|position|job|role|vacancy|requisition|req)[ -](?:title|numbers?|no\.?|id|code|category|family|ref(?:erence)?|type|status)|role\/level(?:\/range)?|(?:employee|employment|worker) (?:group|type|class|status|category|basis)|(?:flsa|exempt(?:ion)?)(?: status)?|exempt|department (?:name|number|id)|personnel (?:sub)?area|cost cent(?:er|re)|company(?: -)? [\p{Lu}][\p{L}.]*(?: \p{L}+)*job id|number of (?:openings?|positions?|vacancies|hires)|no\.? of (?:openings?|positions?|vacancies)|openings?|vacancies|(?:shift |work |office )?timings?|time ?zone|notice period|joining(?: time)?|mode of (?:work|interview|hiring)|interview mode|(?:bill|pay|hourly) rate|budget|ctc|work (?:mode|model|type|authori[sz]ation)|anstellungsart|beschäftigungsart|stellen-?id|stellennummer|type de (?:poste|contrat|emploi)|référence de l['’]offre)\s?:\s*\S/iu;
/** "Type: Permanent", "Job type fulltime", "Work location one location". */
const ROW_BY_VALUE =
  /^\W*(?:(?:job |contract |employment |position |work )?(?:type|schedule|location|shift|basis)s?)\s?:?\s+(?:permanent|temporary|contract|freelance|full[- ]?time|part[- ]?time|remote|hybrid|on-?site|in person|one location|multiple locations|day shift|night shift|monday|\d+[- ]hour)\b[\p{L} ,/-]{0,40}$/iu;
/** "#LI-VA1", "R250686". */
const CODE = /^\W*(?:#[\p{L}\d][\p{L}\d_-]*\W*)+$|^\W*\p{Lu}{1,4}-?\d{4,}\W*$/u;
/** "Link: [url] be advised that", "for more see [url]". */
const LINKS =
  /^[^.;:]{0,40}:\s*\[url\]|\[url\][^.]*\[url\]|\b(?:at|visit|see|here|apply|check out|learn more|more information|read|link|about us)\b[^.;]{0,80}\[url\]/iu;
/** "All other domains are fraudulent", "we never ask for payments". */
const FRAUD =
  /\bemail domain\b|\bother domain(?: name)?s\b|\bfraudulent\b[^.;]{0,60}\b(?:emails?|offers?|postings?|recruit\p{L}*)|\b(?:emails?|communications?|offers?|postings?)\b[^.;]{0,60}\bare fraudulent\b|\b(?:do(?:es)? not|never|will not) (?:request|ask (?:for|candidates)|conduct|solicit) (?:[\p{L}-]+ ){0,3}(?:interviews?|payments?|money|fees|personal information|bank)/iu;
const AGENCIES =
  /\bmaster services? agreements?\b[^.;]{0,60}\b(?:executed|signed|confirmed)\b|\bsigned msa\b|\bagency engagement\b|\bunsolicited\b|\bnot be (?:responsible|liable) (?:to any|for any)\b|\bplacement fees?\b/iu;
/** "To comply with export regulations, the applicant must be". */
const EXPORT =
  /\bexport (?:control|regulation|compliance|administration)\p{L}*\b[^;]{0,160}\b(?:applicants?|candidates?|employees?|citizen\p{L}*|persons?|resident)\b|\bauthori[sz]ations? from the (?:u\.?s\.? )?department of state\b|\bdemands may be referenced\b/iu;
/** "If you are passionate about it, we want to hear from you". */
const ENTICES =
  /^(?:so |and )?(?:if|whether) (?:you(?:['’]re| are|['’]d| would| want| love| like| enjoy| share| think| believe| feel| embrace| thrive| recogni[sz]e| know)|this|that|it) [^;]*\b(?:apply(?! to\b)|we(?:['’]d| would)?(?: still| really)? (?:want|love|like|encourage|invite)\b|hear from you|get in touch|reach out|join (?:us|our|the)|is (?:for you|where you belong|the (?:place|role|job|right|opportunity)\b|your (?:opportunity|chance|place))|(?:role|job|position|opportunity) (?:is|may be|might be|could be) (?:for|right|perfect|a )|look no further|read on|(?:don['’]t|do not) (?:wait|hesitate|miss)|please share)/iu;
/** "jobs@firm.example, contact Ms Ode": where one writes to. */
const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const CALLS =
  /\b(?:kindly|please)\b[^.;]{0,10}\b(?:let (?:me|us) know|reply|get in touch|reach out|feel free|be advised|share (?:this|it)|do not hesitate|don['’]t hesitate)\b|^(?:feel free|(?:do not|don['’]t) hesitate) to\b|^(?:if )?(?:you(?:['’]re| are) )?interested,? (?:please|candidates?|applicants?|in learning)\b|^applicants should apply\b|\byour next (?:challenge|adventure|career move|big move|role)\?|^are you an? [^?]{3,80} looking (?:for|to) [^?]*\?$|^join (?:us (?:on|in|as we|and)\b|an? (?:[\p{L}-]+,? ){0,4}(?:team|company) (?:where|that)\b)/iu;

/** Paid leave, pay and what else is offered; who works with it for a living speaks so too. */
const OFFER =
  /\b(?:vacation|holidays?|leave|pto|sick time)\b[^.;]{0,25}\b(?:accru\p{L}+|prorated|pro-rated|carr(?:y|ies) over|is provided)\b|\baccru(?:al|ed)\b[^.;]{0,40}\b(?:vacation|leave|hours|pto|prorated)\b|\b(?:not )?eligible for (?:[\p{L}-]+ ){0,4}(?:vacation|benefits?|bonus\p{L}*|equity|compensation|overtime|relocation|commission)\b|\bunused (?:balance|days|leave|vacation)\b|^refreshes each\b|^(?:(?:highly|very) )?(?:competitive|attractive|amazing|generous|comprehensive|great|excellent|bonus) (?:[\p{L}+&]+ ){0,4}(?:salary|compensation|pay|benefits?|bonus|package|remuneration|perks)\b[^.;]{0,40}$|^base(?: salary)? ?(?:\+|and|plus) (?:bonus|commission|equity)|\bbonus ?(?:&|\+|and) ?(?:equity|benefits|stock)\b|\btotal (?:compensation|rewards) (?:company|plan|package|includes?|offer\p{L}*|philosophy)\b|\bother forms of compensation\b|\b(?:annual|monthly|travel|learning|development|remote|wellness|home) (?:[\p{L}-]+ )?stipends?\b|^opportunit(?:y|ies) for (?:[\p{L}-]+(?: and |, )?){0,3}(?:growth|advancement|progression|promotion)\b|\bas an? (?:employee|team ?member) of [^,;]{2,40}, you(?:['’]ll| will| can| have| are)\b/iu;
/** What is asked of somebody for all that. */
const ASKS =
  /\b(?:experience[ds]?|skills?|knowledge|years|degree|licen[cs]e|certif\p{L}+|clearance|registered|qualified|fluent|proficien\p{L}+)\b/iu;

/** "Lucrative compensation packages", "Career growth with training", "Located in Houston, a vibrant city". */
const PLACE_AND_PERKS =
  /^(?:lucrative|rewarding) (?:[\p{L}]+ )?(?:compensation|pay|packages?|commission)\b|^(?:professional|career|personal) (?:growth|advancement|development)(?: (?:and|&) [\p{L} ]{3,30})?(?: opportunit\p{L}+)?(?: with [\p{L} ]{3,30})?\W*$|^discounted \p{L}|^(?:an? )?(?:collaborative|inclusive|friendly|supportive|dynamic|positive|fun)(?:,? (?:and |& )?\p{L}+)? (?:work(?:ing)? |team )?(?:environment|culture|atmosphere|workplace) (?:that|where|which|with)\b|^located in [\p{L} ]+, an? |^individuals are encouraged to apply\b|^apply (?:today|now) (?:and|to)\b|\bthis is the (?:\p{L}+ )?(?:opportunity|place|role|job) for you\b|^(?:this|the) (?:position|role|job) (?:can|may|will) be (?:virtual|remote|hybrid|on-?site)\b|^we use a hybrid\b/iu;

const isOfTheForm = [ROW, ROW_BY_VALUE, CODE, LINKS, FRAUD, AGENCIES].map((one) => testOf(one));
const isACall = [EXPORT, ENTICES, CALLS, ADDRESS].map((one) => testOf(one));
const isOffer = [OFFER, PLACE_AND_PERKS].map((one) => testOf(one));

/** Whether a statement is one of those that a web page puts around the demands. */
export function isOfTheWebPage(text: string): boolean {
  if (isOfTheForm.some((says) => says(text))) return true;
  if (isOffer.some((says) => says(text)) && !isOfTheWork(text)) return true;
  return isACall.some((says) => says(text)) && !ASKS.test(text);
}
