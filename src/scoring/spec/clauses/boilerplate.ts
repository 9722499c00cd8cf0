// What a spec says that asks for nothing: the offer, the contract, how one applies, what the law has employers write. Pure.

import { rememberedOfLine } from '../../text/remembered.ts';
import { isFormRow } from '../layout/fact-rows.ts';
import { onlyHeadsWhatFollows } from '../layout/house-headings.ts';
import { testOf } from '../first-look.ts';
import { isAside } from './asides.ts';
import { isBelowTheAd } from './below-the-ad.ts';
import { isAfterTheOffer, isHeldAlready, isWorkWithChecks } from './after-the-offer.ts';
import { isDeclined, isInChargeOfMoney, isProcess } from './asking.ts';
import { isKeyOfLetters, isOfSifting } from './how-sifted.ts';
import { isOfConduct } from './conduct.ts';
import { isOfTheWebPage } from './on-the-web.ts';
import { isNamedPaper } from './listed-demands.ts';
import { isOfTheDemands } from './of-the-demands.ts';
import { isTalk } from './talk.ts';
import { isOfWhenAndWhere } from './when-and-where.ts';
import { withoutSuchWork } from './work-by-such-words.ts';
import { minimumMonths } from '../time/minimum-months.ts';

const BOILERPLATE =
  /equal opportunit|regardless of|race, colou?r|sexual orientation|veteran status|reasonable accommodation|401\(?k|health insurance|\bdental (?:insurance|plan|cover\w*|care|benefits?)\b|\b(?:medical|health|vision),? (?:and |& )?dental\b|\bdental(?:,| and| &) (?:vision|medical|life)|paid time off|\bpto\b|we are committed to|commitment to (?:equality|diversity|inclusion|equal|the [a-z]+['’]s values|our values)|\bequal opps\b|\bfahrtkosten\b|put (?:the|a) link in your application|background check|drug screen|e-verify|paid holidays|days' (holiday|leave)|\b\d+ (?:working )?days of (?:paid |annual )*(?:holidays?|vacation|leave)\b|days off|\bpension\b(?! (?:transfers?|funds?|advice|schemes? (?:admin|manag|account)|admin|law|trust|qualif|plan(?:s|ning)|consult|actuar|claims?|payroll|clients?|calculat))|please (apply|assume|send|note)|is committed to|interviews will|have not heard|agenc(y|ies)\b.{0,25}\b(respond|reply|requested|applications|calls)|applications from|welcome (?:applica|candidates)|\bring or (?:send|e-?mail)\b|\bstaff (?:travel|discount)\b|\bat interview\b|^this is (?:not )?an? .{0,30}(?:vacancy|position|role|post|opportunity)\b|^(?:package|permanent|full[- ]time|part[- ]time)\b|disability confident|visa sponsorship|right to (?:live and )?work|eligib\w+ to work|work authori[sz]ation|work permit|diverse workforce|diversity|we regret|not to respond|nicht berücksichtigt|send your cv|closing date|apply (now|by|with|even)|salary|\bote\b|affirmative action|\bEOE\b|\beeo\b|chancengleichheit|bewerbung|gehalt\b|candidature|rémunération|tarif(lohn|vertrag)|(?:ouverts?|candidat|travailleurs|personnes)\b.{0,40}handicap|we offer|wir bieten|nous offrons|\bdbs\b|disclosure and barring|\ballowances?\b|birthday off|\bdiscounts?\b(?! (?:rates?|factors?|cash|retail|store))|^[^,]{0,15}\bcan drive\b(?: \([^)]*\))?\W*$|\b(?:able|needs?|have|has|must) (?:to )?(?:be able to )?drive(?=\s*(?:[,.;]|$|(?:as|because|since|to (?:sites?|clients?|customers?|visit)|around|across|between)\b))|\blodge\b|physical demands|own transport|days? a week|\bweekly hours\b|^the (team|firm|company) (is|values|has)|^we (work|value|believe|will not(?! (?:consider|accept|look at|take)\b))|per diem|relocation|führungszeugnis/i;
/** "Lohn und Gehalt" is a field of work, and what one knows of tariffs, pensions and salaries is no offer. */
const OF_THE_FIELD =
  /\blohn(?:-? ?(?:und|u\.|&) ?)gehalt(?:s\p{L}*)?|(?<!\p{L})(?:experience|background|expertise|knowledge|understanding|command|grasp|years|erfahrung(?:en)?|kenntnisse?n?|umgang|expérience|connaissances?|maîtrise|pratique) (?:of|in|with|within|at|mit|im|in|zu|zum|zur|des|der|de|du|d['’]|en|dans|avec)(?:(?! (?:plus|and benefits)\b)[^.;,(]){0,45}?\b(?:pensions?|salary|salaries|gehalt|gehälter\p{L}*|tarif(?:vertr|lohn)\p{L}*|rémunérations?|allowances?|relocation|discounts?|diversity|bewerbung\p{L}*|candidatures?|affirmative action)(?!\p{L})/giu;
/** "By the closing date", "dès la candidature": when a thing must be there, and no word of how one applies. */
const AT_APPLICATION =
  /\b(?:by|at|on|before|until|as of) (?:the |our )?closing date(?: for [\p{L} ]{5,30})?|\b(?:welding |weld |skills? |practical |trade |technical )?(?:test(?:ed)?|assessment|checked|shown) at interview|(?<!\p{L})(?:dès|avant|précédant|lors de|au moment de) (?:la|sa|votre) candidature|(?<!\p{L})(?:zum zeitpunkt der|bei(?: der)?) bewerbung(?!\p{L})|(?:,|:)? ?(?:merci de (?:l[ea]s?|en) (?:joindre|envoyer|fournir)) [^,.;]{0,30}candidature/giu;
/** An amount that is offered. */
const OFFERED =
  /[£$€]\s?\d|\d\s?(k|eur|€|chf|gbp)\b(?! (?!plus\b|gross\b|basis\b|bonus\b)[a-z]{3,}s\b).{0,12}(gross|band|year|plus|,|$)/i;
const MONEY = /[£$€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:k|m|mio|million|eur|chf|gbp|€)\b/gi;
/** Nobody is paid millions. */
const MILLIONS =
  /[£$€]?\s?\d[\d.,]*(?:\s?(?:-|–|to|bis|à)\s?[£$€]?\d[\d.,]*)?\s?(?:m|mn|mio\.?|millions?|millionen|m€|bn|billions?|mrd\.?|md)(?![\p{L}\d])(?:\s?[£$€])?/giu;
/** A paper that is named to say that nobody asks for it, or that it is insured. */
const NOT_ASKED =
  /loss of licen[cs]e|\b(?:degree|licen[cs]e|experience|certificate) (?:is|are) not (?:required|needed|necessary)\b|^no (?:degree|experience|licen[cs]e) (?:is )?(?:required|needed|necessary)\b/i;

/** "You must be a U.S. person", "full working rights in Australia": who may work there is not told from a CV. */
const RIGHT_TO_WORK =
  /^(?:(?:because|as|since|due to|owing to|under)\b[^.;]{0,50}? )?(?:and )?(?:you )?(?:(?:must|need to|will|have to|should) )?(?:be )?(?:an? )?(?:u\.?s\.?|american|british|canadian|australian|eu) (?:persons?|citizens?|nationals?)\b(?! (?:services|advice|bank))|\bwork(?:ing)? rights\b|\bright to (?:live and )?work\b|\b(?:gültige )?(?:arbeitserlaubnis|aufenthaltstitel)\b|\bautorisation de travail\b|\btitre de séjour\b|\b(?:legally )?(?:entitled|authori[sz]ed|permitted|eligible|allowed) to (?:live and )?work (?:in|for any)\b|^(?:because|as|since) [^,.;]{3,50}\b(?:itar|export[- ]control\p{L}*)\b[^,.;]{0,25}$/iu;
const isOfRightToWork = testOf(RIGHT_TO_WORK);

/** "You will have spent five years in life assurance", "open to actuaries only", "must drive": whatever it names is no offer. */
const SAID_OF_YOU =
  /^(?:you(?:['’]ll| will)? have (?:spent|worked|done|been|had|run|built|led|managed|held)|you(?:['’]ve| have) (?:spent|worked|done|been|run|built|led|managed|held|answered|owned|sold|raised|bought)|you (?:hold|need|must (?:be|have|hold))|(?:you |applicants |candidates )?must (?:(?:currently|already|also) )*hold|(?:you |applicants |candidates )?must (?:be able to )?drive(?=\s*(?:[.;!(]|$))|(?:the|this) (?:role|post|position|job|vacancy) is open (?:only )?to (?:(?:fully |suitably )?(?:qualified|registered|chartered|licen[cs]ed|certified)|[^.;]{3,60} only))(?!\p{L})/iu;

const saysSoOfYou = testOf(SAID_OF_YOU);

/** "Will be required before you start": a check that the house sees to. */
const SEEN_TO =
  /\b(?:will be (?:required|needed|carried out|checked|done|obtained|requested)|(?:before|until) (?:you|your|the|any) (?:start|offer|appointment|employment|commenc)|prior to|subject to|(?:up)?on (?:offer|appointment)|pre-?employment)/iu;
const isSeenTo = testOf(SEEN_TO);

/** Who is favoured, who may apply, what the house is called for its pledges. */
const PLEDGES =
  /\bguarantee\p{L}* (?:an )?interviews?\b|\binterviews? (?:are |is |will be )?guaranteed\b|^(?:internal|interne) (?:applicants|candidates|bewerb\p{L}+)\b|^(?:les )?candidat\p{L}* internes?\b|\bpanel (?:will|may|is to) (?:short-?list|interview|assess|sift|score)\b|^how tested\b|^(?:closing|closes|applications close) (?:on|at)\b|\bnursery (?:contribution|vouchers?|places?)\b|^bitte (?:reichen|senden|richten|schicken|bewerben) sie\b|^(?:we|i) put (?:our|this|the) ad\p{L}*\b|^merci de (?:diffuser|partager|relayer|faire suivre|transmettre)\b/iu;
/** "Aboriginal and Torres Strait Islander people are strongly encouraged to apply", "are given preference if equally qualified". */
const ENCOURAGED =
  /\b(?:(?:is|are|be) (?:\p{L}+ly )?(?:encouraged|invited|urged|welcome) to (?:apply|submit|express)|(?:are|is|be|receive) (?:given |granted )?(?:preference|priority|preferred|prioriti[sz]ed|preferential \p{L}+)[^.;]{0,40}\bequal(?:ly)? (?:qualifi\p{L}+|suit\p{L}+|merit|aptitude|competen\p{L}+)|(?:if|where|when) equally (?:qualified|suited|suitable))(?!\p{L})/iu;
const isEncouraged = testOf(ENCOURAGED);
const namesPledge = testOf(PLEDGES);
const isNotAsked = testOf(NOT_ASKED);
/** A paper by its kind. */
const PAPER = /\b(certif|licen[cs]|clearance|registr|qualifi|chartered|degree|diploma)/i;

const namesUsual = testOf(BOILERPLATE);
const namesPaper = testOf(PAPER);

/** "Please note the card is needed from day one": what is to be noted may be a demand. */
const NOTE_THAT =
  /^(?:please|kindly) note(?: that|:)? (?=.*\b(?:needed|required|essential|must|mandatory|need)\b)/iu;

/** Whether a text asks for nothing; one that names a paper may, whatever else it speaks of. */
export const isBoilerplate = rememberedOfLine((told): boolean => {
  const written = told.replace(NOTE_THAT, '');
  const rest = withoutSuchWork(written);
  if (rest !== null && !/\p{L}{3}/u.test(rest)) return false;
  const text = rest ?? written;
  if (isWorkWithChecks(text)) return false;
  if (isNotAsked(text) || isDeclined(text)) return true;
  if (isOfRightToWork(text) && !namesPaper(text)) return true;
  if (saysSoOfYou(text) || (isHeldAlready(text) && !isSeenTo(text))) return false;
  if ((isBelowTheAd(text) || isOfTheWebPage(text)) && minimumMonths(text) === 0) return true;
  if ((onlyHeadsWhatFollows(text) && !isNamedPaper(text)) || isOfTheDemands(text)) return true;
  if (
    isProcess(text) ||
    isTalk(text) ||
    isOfWhenAndWhere(text) ||
    namesPledge(text) ||
    saysEncouraged(text) ||
    isAside(text)
  )
    return true;
  if (isKeyOfLetters(text) || (isOfSifting(text) && (!namesPaper(text) || LABOUR_HIRE.test(text))))
    return true;
  if (isAfterTheOffer(text) || (isOfConduct(text) && !namesPaper(text))) return true;
  const said = isFormRow(text) ? text : withoutAsides(text);
  return isUsual(ofTheOffer(isInChargeOfMoney(said) ? said.replace(MONEY, '') : said)) && !namesPaper(text);
});

/** Who may apply in a line of no demand: what one must have to be welcome is told with a "must", a "with" or a paper. */
function saysEncouraged(text: string): boolean {
  return (
    isEncouraged(text) &&
    !/\b(?:must|who|with (?!a? ?disabilit)|essential|required|need|years?)\b/i.test(text) &&
    !namesUsualPaper(text)
  );
}

/** A degree or a licence beside the word "qualified", which is of everyone. */
function namesUsualPaper(text: string): boolean {
  return namesPaper(text.replace(/\bqualified\b/gi, ' '));
}

/** "Five people in Melbourne (two days a week in) own the search": what stands in parentheses of a long sentence is not what it says. */
function withoutAsides(text: string): string {
  const plain = text.length > ASIDE_MIN ? text.replace(/\s*\([^()]*\)/g, '') : text;
  return plain.length > ASIDE_MIN ? plain : text;
}

const ASIDE_MIN = 80;

/** A licence that the agency has. */
const LABOUR_HIRE = /^labour hire/i;

function ofTheOffer(text: string): string {
  return namesUsual(text) ? text.replace(OF_THE_FIELD, ' ').replace(AT_APPLICATION, ' ') : text;
}

/** What German employers write of whom they favour. */
const saysFavoured = testOf(
  /\b(?:severely )?disabled (?:applicants|candidates|persons) (?:are|will be|with)\b|\bequally (?:suited|suitable|qualified)\b|\bschwerbehindert\p{L}*|\bgleiche[rn]? (?:eignung|qualifikation)\b|\bgleichgestellte[nr]?\b/iu,
);

/** "You get: 28 an hour, flights paid". */
const GET = /^(?:you|du|sie|vous) (?:get|bekommst|bekommen|erhalten|aurez)\s*[:–-]/i;

function isUsual(text: string): boolean {
  return saysFavoured(text) || GET.test(text) || namesUsual(text) || OFFERED.test(text.replace(MILLIONS, ''));
}
