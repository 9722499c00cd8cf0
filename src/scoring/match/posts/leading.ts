// Whether years of leading people are asked for, and whether a role was one of them. Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import type { Role } from '../../cv/read-cv.ts';
import { ofAllYears } from '../../spec/papers/topics.ts';
import { headerOf } from './header.ts';

const saysLeadingAsked = testOf(
  /\b(?:leading|managing(?! (?:an? |the |your |their |own |of )*(?:\w+ ){0,2}?(?:case-?loads?|workloads?|patients?|diar(?:y|ies)|inventor(?:y|ies)|stock|files?|tenanc(?:y|ies)|symptoms|wounds|pain|claims|cases)\b)|supervis(?:ing|ory|ors?|ed)|supervision (?:of|to)|people management|management experience|as (?:an? )?(?:\w+ )?(?:manager|team lead\w*|head|supervisor|sous)|team lead\w* experience|leadership (?:experience|role|post|position)s?|führungserfahrung|leitungserfahrung|encadrement|(?:expérience|poste) de direction)\b/i,
);
const saysLeading = testOf(
  /\b(?:lead(?:er|ing|s)?|led|manag\w+|supervis\w+|head|chief|director|deputy|foreman|charge|team of|sous|chef de|responsable|leit\w+|meister|captain|principal|partner|in charge|direct reports|report(?:s|ing)? to me)\b|(?<!\p{L})(?:\p{L}+leit(?:ung|er|erin)|directeur|directrice|cadre de santé|cadre infirmier|cadre supérieure?|gérante?|(?:ward |nursing |theatre )sister|matron|executive housekeeper)(?!\p{L})/iu,
);
const saysReports = testOf(
  /(?<!\b(?:no|never|without|any)\s(?:\w+\s){0,3})\b(?:direct reports|report(?:s|ing)? to me|(?:people|staff|associates|engineers|supervisors|managers) under (?:me|\w+ supervisors)|team of (?:\d+|\w+teen|ten|twelve|twenty|thirty|[a-z]+ty))\b/i,
);
/** "Reports for the head of support" are no leading. */
const OF_OTHERS =
  /\b(?:for|to|by|under|with|from) (?:the|our|my|an?) (?:\p{L}+ ){0,2}?(?:head|manager|director|lead|leader|supervisor|chief|partner)\b/giu;
/** How a bullet about it begins; a driving licence and what is laid in pipes begin alike. */
const LED =
  /^\W*(?:(?:i|we)(?:['’]ve| have)? )?(?:leads?|led|manag|supervis|head|(?:i )?runs? (?:a|the) (?:\w+ )?team|line[- ]manag|führ(?!erschein)|leit(?!ungen|f[aä]d|planken|system)|encadr|responsable)/i;

/** "Product management experience", "managing ad campaigns": of things, which whoever has no people under them manages as well. */
const OF_THINGS =
  /(?<!\p{L})(?:product|account|category|campaign|contract|data|content|vendor|supplier|records?|web|community|key account|database|brand|portfolio|property|change|risk|release|configuration|document|waste|pain|wound|case|event|inventory|stock|claims)s?[\s-]manag(?:ement|ing)(?: experience)?(?!\p{L})|(?<!\p{L})managing (?:(?!team|people|staff|direct|shift|crew|department)[\p{L}-]+ ){0,3}?(?:campaigns?|ads|accounts?|products?|budgets?|contracts?|suppliers?|vendors?|data|content|channels?|portfolios?|properties|records|releases?|categor(?:y|ies)|events?|websites?|databases?|spend)(?!\p{L})/giu;

/** Whether the years that a statement asks for are of leading people. */
export function asksToLead(text: string): boolean {
  return saysLeadingAsked(ofAllYears(text).replace(OF_THINGS, ' '));
}

/** Whether a role says that people were led in it: by its title, or by a bullet. */
export function hasLed(role: Role): boolean {
  return (
    headerOf(role).short.some(({ text }) => saysLeading(text.replace(OF_OTHERS, ' '))) ||
    role.lines.some(({ text }) => saysReports(text) || LED.test(text))
  );
}
