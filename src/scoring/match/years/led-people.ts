// Whether years of leading people are asked for, and whether a post was one of them: who did the work of the team for years
// has not thereby led it. Pure.

import { testOf } from '../../text/expressions/first-look.ts';
import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { demandedBy } from './demanded.ts';
import { calledBy } from '../posts/called.ts';
import { hasLed } from '../posts/leading.ts';
import { asksForLeading, deniesIn, isTitle, leadsIn } from '../posts/leads-people.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** Of products, accounts and sites, and not of people. */
const saysOfThings = testOf(
  /(?<!\p{L})(?!(?:people|line|staff|team|personnel)\s)\p{L}+[\s-]manag(?:ement|ing) experience|(?<!\p{L})(?:project|product|account|site|property|facilities|change|risk|case|programme|event|fleet|data|content|contract|stakeholder|supply chain|quality|incident|service|category|brand)s?[\s-]manag(?:ement|ing|ers?)(?!\p{L})/iu,
);
/** "Run for four years" is of no four people. */
const SPAN =
  /(?<!\p{L})(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|several)\s(?:or more\s)?(?:years?|months?|seasons?)(?!\p{L})/giu;
/** Whoever supervises operations or works need not have people under them. */
const saysDirectly = testOf(
  /\b(?:direct reports?|line[- ]manag\w+|people management|staff management|team leadership|supervis(?:ory|ing(?! (?:[\p{L}-]+ ){0,2}(?:operations?|works?|lifts?|activities|construction|installations?|projects?|trials?|contracts?|deliver\p{L}+|maintenance)(?!\p{L})))|(?:providing|giving) (?:clinical |direct |professional )?supervision (?:to|of)|personalverantwortung|führungserfahrung|encadrement)\b|(?<!\p{L})(?:jahre?n?(?: in)? (?:der |die )?(?:führungs?|leitungs?)(?:verantwortung|tätigkeit|funktion|position)?|leitende\p{L}? (?:funktion|position|tätigkeit|stellung))(?!\p{L})(?! (?:von |de[rs] |eine[rs]? |großer )*\p{L}*(?:projekt|bau|prozess|maschine|fahrzeug|akte)\p{L}*)/iu,
);
/** Leading beside other things that are done as well is not what all of the years are of. */
const OR_ELSE = /(?<!\p{L})(?:or|oder|ou)(?!\p{L})/iu;

/** Whether all of the years that a demand asks for are of leading people. */
export const asksForYearsOfLeading = rememberedOf((unit: Unit): boolean => {
  const work = demandedBy(unit).work.replace(SPAN, ' ');
  return saysDirectly(work) || (asksForLeading(work) && !saysOfThings(work) && !isOpen(work));
});

/** "Leading a team or running projects of your own". */
function isOpen(work: string): boolean {
  return work.split(OR_ELSE).some((part) => !asksForLeading(part) && !saysDirectly(part) && VERB.test(part));
}

const VERB = /(?<!\p{L})\p{L}{3,}ing\s/iu;

const saysAlone = testOf(
  /(?<!\p{L})(?:individual contributor|stand-?alone (?:post|role)|sole (?:practitioner|worker)|no (?:direct |line )?reports|no line management|no staff|nobody under me|ohne (?:personalverantwortung|führungsverantwortung)|keine (?:personalverantwortung|führungsverantwortung)|sans (?:équipe|encadrement|management))(?!\p{L})/iu,
);
/** Standing in now and then, and work for those who lead. */
const OF_OTHERS =
  /(?<!\p{L})(?:(?:sometimes|occasionally|at times)[^.;]*|(?:cover\w*|stand\w*|stood|step\w*|deputis\w+|report\w*|work\w*|support\w*|assist\w*)(?: in| up)? (?:for|to|with|as|under) (?:the|our|my|an?) [^.;,]*|(?:for|to|by|under|with|from) (?:the|our|my) (?:\p{L}+ ){0,2}?(?:head|manager|director|lead|leader|supervisor|chief))(?!\p{L})/giu;

/** Posts over others. */
const saysRanks = testOf(
  /(?<!\p{L})(?:head|chief|director|lead|leader|supervisor|deputy|foreman|principal|captain|partner|responsable|chef|meister|cadre (?:de santé|infirmier|supérieure?)|(?:ward |nursing |theatre )?sister|matron|executive housekeeper|direct(?:eur|rice)|headteacher|headmaster|headmistress)(?!\p{L})/iu,
);
const saysCalledOver = testOf(
  /(?<!\p{L})(?:a?gm|c[efot]o|ceo|owner|founder|inhaber\p{L}*|gérante?|\p{L}*manager(?:in|innen)?|\p{L}*leit(?:er|erin|ung)|prokurist\p{L}*)(?!\p{L})/iu,
);
/** How many stand under one. */
const saysUnderOne = testOf(
  /(?<![\p{L}\d.,])(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze)(?: [\p{L}-]+){0,2} (?:people|persons|staff|colleagues|associates|employees|operatives|technicians|nurses|carers|agents|advis[eo]rs|engineers|pickers|packers|waiters|cooks|chefs|lifeguards|reports|mitarbeit\p{L}*|personen|kolleg\p{L}*|personnes|salariés|collaborateurs|agents|compagnons)(?!\p{L})|(?<!\p{L})(?:staff|team|équipe|brigade|crew) (?:of|de|von) (?:\d|\p{L})|(?<!\p{L})(?:oversee|oversaw|in charge of|appraisal|rota|roster|dienstplan|(?:sickness|absence|return[- ]to[- ]work|disciplinary|grievance|performance|probation|welfare) (?:chat|interview|meeting|review|hearing|case)s?|grievances|one[- ]to[- ]ones|1:1s|(?:infringements?|debriefs?) [^.;]{0,40}with (?:each|every|the) (?:driver|operative|engineer)|duty sheets?|daily sheets?|allocat(?:e|es|ed|ing) (?:the )?(?:duties|drivers|crews|work|staff)|ringing round)/iu,
);

/** The same of those who work in care, laboratories, practices and schools; and who is called the first among them. */
const saysUnderOneInCare = testOf(
  /(?<![\p{L}\d.,])(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)(?: [\p{L}-]+)?,? (?:damen|helferinnen|mfas?|zfas?|azubis?|lehrlinge|auszubildende[nr]?|pflegekräfte[n]?|pflegende[nr]?|fachkräfte[n]?|\p{L}*kräfte[n]?|erzieher(?:innen)?|pädagog(?:innen|en)|lehrkräfte[n]?|tas|teaching assistants|(?:healthcare |classroom |therapy |care |dental )?assistants|hcas|support workers|care workers|therapists|practitioners|trainees|apprentices|scientists|mlas|radiographers|midwives|social workers|aides|infirmi[eè]re?s|aides-soignante?s|soignante?s|éducat\p{L}+s|assistantes|apprentie?s)(?!\p{L})|(?<!\p{L})(?:erstkraft|(?:wurde|bin) ich die erste|ersthelferin in leitung|praxisleitung|stationsleitung|gruppenleitung|teamleitung|wohnbereichsleitung|pflegedienstleitung|ward manager|room leader)(?!\p{L})/iu,
);

/** Whether a post tells of leading people, by what it is called or by what was done in it, and does not deny it. */
export const tellsOfLeading = rememberedOf((role: Role, cv: Cv): boolean => {
  const own = role.lines.filter(({ text }) => !saysAlone(text) && !deniesIn(text));
  const isAlone = own.length < role.lines.length;
  return (
    own.some(({ text }) => showsIt(text.replace(OF_OTHERS, ' '))) ||
    (!isAlone && (hasLed(role) || own.some((line) => isOwnTitle(line)) || isCalledSo(role, cv)))
  );
});

function showsIt(text: string): boolean {
  return leadsIn(text) || saysUnderOne(text) || saysUnderOneInCare(text);
}

function isOwnTitle(line: EvidenceLine): boolean {
  return isTitle(line) && line.text.search(OF_OTHERS) < 0;
}

function isCalledSo(role: Role, cv: Cv): boolean {
  return calledBy(role, cv).some((name) => saysCalledOver(name) || saysRanks(name));
}
