// Papers that work is done on or by, and that nobody is asked to hold: HACCP records are kept, a site is led through an
// audit, certificates are issued, text is revised to a standard, and the house has licences of its own. Pure.

import { inLettersOf, testOf } from '../first-look.ts';
import { placesOf, type Credential } from './credentials.ts';

/** What stands behind the name where the name says of which kind it is: "HACCP records", "the ISO-9001-Audit". */
const saysOfWork = testOf(
  /^(?:['’]s)?[\s-](?:(?!certif|licen|qualif|diploma|award|level|card|regist|train)[\p{L}&]+[\s-]){0,2}?(?:records?|plans?|teams?|stud(?:y|ies)|systems?|documentation|documents?|paperwork|files?|packs?|procedures?|process(?:es)?|audits?|inspections?|checks?|logs?|returns?|reports?|drills?|projects?|programmes?|implementation|renewals?|applications?|compliance|requirements?|principles|methodology|frameworks?|environments?|site visits?|reviews?|konzept\p{L}*|dokumentation|system\p{L}*|audits?|teams?|projekt\p{L}*|vorgaben|anforderungen|pläne)(?!\p{L})/iu,
);
/** The bare name of a thing beside another: "forklift/pedestrian". */
const THING_BESIDE = /^\/(?:pedestrian|traffic|vehicle|machine|person|load)/iu;
/** That a standard is what the work follows. */
const saysFollowed = testOf(
  /(?<!\p{L})(?:to|under|per|against|through|in line with|in accordance with|according to|compliant with|complying with|nach|gemäß|selon|conform\p{L}+ (?:à|aux?))(?: (?:an?|the|la|le|les|der|den|die|des))?\s$/iu,
);
/** A body that approves a course, or that keeps the list of those who passed it. */
const saysApproves = testOf(
  /(?<!\p{L})(?:degree|course|programme|program|training|qualification|diploma|school|college|bsc|msc|studium|studiengang|weiterbildung|ausbildung|formation|diplôme)s?(?!\p{L})[^.;]{0,80}(?:approved|accredited|recogni[sz]ed|validated|recorded|anerkannt|akkreditiert|reconnue?s?|agréée?s?) (?:by|with|von|durch|par) (?:the |der |dem |le |la |l['’])?$/iu,
);
const saysApprovedCourse = testOf(
  /^[- ](?:approved|accredited|recogni[sz]ed|validated) (?:[\p{L}-]+ ){0,3}?(?:degree|course|programme|program|training|qualification|diploma|school|provider|centre)s?(?!\p{L})/iu,
);
/** Something is held. */
const saysHeld = testOf(
  /certif|qualif|licen[cs]|regist|diploma|award\b|\bcard\b|ticket|badge|holder|\bh[eo]ld\b|accredit|charter|passport|member|\blevel \d|practitioner\b|foundation\b|\bcurrent\b|in[- ]date|\bvalid\b|schein\b|nachweis|titulaire|diplôme|coded|approv|trained|passed|assessed|geprüft|prüfung|habilit|zertifi/iu,
);
const STANDARD = /^(?:iso|en|din|bs|ts|iec|haccp|brc\p{L}*|gmp|gxp|gdp|\d+th edition|loler|puwer|coshh)/iu;

/** Work that is done on papers of others, in a verb at the head of the statement or of a part of it. */
const VERB = String.raw`(?:wr(?:ite|ites|iting|ote|itten)|keep(?:s|ing)?(?! (?:up|your|a (?:valid|current)))|manag(?:e|es|ed|ing)(?! safely)|prepar(?:e|es|ed|ing)|check(?:s|ed|ing)?|issu(?:e|es|ed|ing)|review(?:s|ed|ing)?|audit(?:s|ed|ing)?|led|leads|leading(?! safely)|implement(?:s|ed|ing)?|introduc(?:e|es|ed|ing)|sign(?:s|ed|ing)?(?: off)?|draft(?:s|ed|ing)?|process(?:es|ed|ing)?|handl(?:e|es|ed|ing)|monitor(?:s|ed|ing)?|track(?:s|ed|ing)?|updat(?:e|es|ed|ing)|administ\p{L}+|arrang(?:e|es|ed|ing)|organi[sz](?:e|es|ed|ing)|co-?ordinat(?:e|es|ed|ing)|overs(?:ee|ees|aw|eeing)|deal(?:s|ing)? with|dealt with|chas(?:e|es|ed|ing)|collect(?:s|ed|ing)?|verif(?:y|ies|ied|ying)|submit(?:s|ted|ting)?|compil(?:e|es|ed|ing)|run(?:s|ning)?|ran|own(?:s|ed|ing)?|steer(?:s|ed|ing)?)`;
const DOES = String.raw`(?:^\W*|[,;:]\s|\b(?:and|or|you(?:['’]d|['’]ll)?|will|to|has|have|who|personally|also|then|help|would)\s)${VERB}\s(?:(?!hold|own\b|your\b|valid\b|current\b)[\p{L}\d&'’/-]+\s){0,6}?`;
/** The same in nouns: "Erstellung von Zertifikaten", "suivi des habilitations". */
const DOING = String.raw`(?:^\W*|[,;:]\s)(?:\p{L}*(?:erstellung|erstellen|ausstell\p{L}+|führ(?:en|ung)|betreu\p{L}+|vorbereit\p{L}+|pflege|verwalt\p{L}+|bearbeit\p{L}+|überwach\p{L}+|beantrag\p{L}+|einholen|einholung|mitwirkung|mitarbeit)|(?:suivi|gestion|mise en (?:place|œuvre)|préparation|rédaction|établissement|instruction|traitement|tenue|délivrance|dépôt|renouvellement|dossiers)|(?:preparation|issue|issuing|administration|maintenance|management|renewal|submission|handling|processing|review) of)\s(?:[\p{L}\d&'’/-]+\s){0,5}?(?:d['’])?`;
/** Papers by kind and in the plural, or what is made of one: whoever holds one of his own holds one. */
const SEVERAL = String.raw`(?:(?:an?|the|its|our|their) (?:[\p{L}\d-]+\s){0,3}(?:(?:re)?certification|registration|accreditation|register)|(?:[\p{L}\d-]+\s){0,2}(?:certificates|licen[cs]es|permits|registrations|approvals|accreditations)|(?:[\p{L}\d-]+\s){0,3}(?:attestation|certification|registration|approval|licen[cs]e|permit|card) (?:packs?|files?|books?|registers?|renewals?|applications?|fees?|systems?|conditions?|dossiers?)|\p{L}*(?:bescheinigungen|zertifikaten?|zulassungen|genehmigungen|nachweisen|ausweisen|berechtigungen|scheinen)|habilitations|permis du|permis des|agréments?|autorisations?|attestations|certificats)(?!\p{L})`;
const WORK_BEFORE = new RegExp(`(?:${DOES}|${DOING})$`, 'iu');
const papersFor = inLettersOf(new RegExp(`^${SEVERAL}`, 'iu'));
const WORK_ON_PAPERS = new RegExp(`(?:${DOES}|${DOING})${SEVERAL}`, 'iu');

/** What only houses hold, and what a house says of itself. */
const OF_THE_HOUSE =
  /\b(?:labou?r[- ]hire|employment agency|recruitment agency|gangmasters?|glaa|premises|operator['’]?s|export|import|broadcasting?|consumer credit|afsl|australian financial services) licen[cs]e\b(?=[^.;]*\b(?:held|number|no\b|in place|by the (?:company|firm|agency)))|\bgla{1,2} (?:licen[cs]e )?(?:no|number)\b|\berlaubnis zur arbeitnehmerüberlassung\b|\b(?:agency|ea|employment) licen[cs]e (?:no|number)\b|^(?:chartered|regulated|registered|certified|accredited|licen[cs]ed) (?:firm|company|practice|business|charity|office|agency)\b|^(?:we(?:['’]re| are|['’]ve| have| hold)(?! (?:\p{L}+ )?(?:looking|seeking|after|searching|hiring|recruiting))|our (?:company|firm|site|business|practice|group) (?:is|has|holds)|the (?:company|firm|agency|client|site|business|group) (?:is|has|holds)|wir sind|unser (?:betrieb|unternehmen|haus) ist|nous sommes|notre (?:société|entreprise|maison) est)\b[^.;:]{0,60}\b(?:certified|accredited|licen[cs]ed|registered|authori[sz]ed|afsl|licen[cs]e|accreditation|zertifiziert|zugelassen|certifiée?s?|agréée?s?)(?!\p{L})/iu;

/** "Certified translations of birth records": what is made or sent, and not who does it. */
const CERTIFIED_THING =
  /(?<!\p{L})(?:certified|notari[sz]ed|registered|sworn|beglaubigte\p{L}?) (?:(?:true|english|spanish|french|german) )?(?:translations?|cop(?:y|ies)|mail|post|letters?|extracts?|transcripts?|payrolls?|timber|seeds?|organic|übersetzung\p{L}*|kopien?|abschrift\p{L}*)(?!\p{L})/iu;

const isOfHouse = testOf(OF_THE_HOUSE);
const isOfThing = testOf(CERTIFIED_THING);
const isWorkOnPapers = testOf(WORK_ON_PAPERS);

/** "Looking after a team of pickers and FLT drivers", "leading HGV drivers": those who are led hold it. */
const LEADS =
  /(?<!\p{L})(?:(?:look(?:s|ing)?|looked) after|leads?|leading|manag(?:e|es|ing)|supervis(?:e|es|ing)|co-?ordinat(?:e|es|ing)|schedul(?:e|es|ing)|roster(?:s|ing)?|direct(?:s|ing)?|brief(?:s|ing)?|coach(?:es|ing)?|allocat(?:e|es|ing)|overs(?:ee|eeing)|in charge of|responsib\p{L}+ for|(?:a|the|our) (?:\p{L}+ )?(?:team|shift|crew|group|fleet)s? of|führ\p{L}+|leit\p{L}+|encadr\p{L}+|manage[rz]?)\s(?:(?!who\b|with\b)[\p{L}\d&'’/,-]+\s){0,9}?$/iu;
const LED =
  /^ ?(?:[\p{L}-]+ )?(?:drivers|operators|operatives|engineers|nurses|fahrer\p{L}*|conduct\p{L}+s)(?!\p{L})/iu;

/** Whether a credential is named only as what work is done on, or by. */
export function isHandled(one: Credential, text: string): boolean {
  if (one.kind === 'language' || one.kind === 'clearance') return false;
  if (isOfHouse(text)) return true;
  return placesOf(one, text, true).every(({ start, end }) => {
    const [before, name, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    if (LED.test(after) && LEADS.test(before)) return true;
    if (THING_BESIDE.test(after) || saysApproves(before) || saysApprovedCourse(after)) return true;
    if (saysOfWork(after) && !/certif|licen[cs]|qualif|\bcard\b|\blevel\b|\d{4}/i.test(name)) return true;
    if (STANDARD.test(name) && saysFollowed(before) && !saysHeld(text)) return true;
    const named = name + after;
    return papersFor(named).test(named) && WORK_BEFORE.test(before);
  });
}

/** Whether a statement tells of a paper that the house holds, and of nothing else. */
export function isPaperOfTheHouse(text: string): boolean {
  return text.length < TOLD_MAX && isOfHouse(text) && !/\b(?:you|must|candidate|applicant)/i.test(text);
}

const TOLD_MAX = 100;

/** Whether a statement speaks of papers that nobody has listed as of what work is done on, or of those of the house. */
export function handlesPapers(text: string): boolean {
  return isOfHouse(text) || isWorkOnPapers(text) || isOfThing(text);
}
