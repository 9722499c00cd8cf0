// Registers and institutes that each country or part of one keeps for itself: who is on that of another is not on the one
// that is asked for by its name. Where the asked text names no body, or the line names none, nothing is said. Pure.

import { credentialsNear } from '../../spec/papers/credentials.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { US_STATES } from '../../lexicon/places.ts';
import { namingAs, type Naming } from './naming.ts';

/** The names alone of the American states. */
const STATES = US_STATES.source.replace(/^\^|\$$/g, '');
const LICENSED = String.raw`(?:licen[cs]e[ds]?|licensure|certificate|RN|LPN|LVN|APRN|boards? of)`;
/** "Texas RN license", "licensed in the State of Ohio", "a compact license", "Iowa Board of Nursing": the licence of a state. */
const OF_A_STATE = new RegExp(
  String.raw`\b${STATES}\b(?: state)? (?:[\p{L}-]+ ){0,3}?${LICENSED}\b|\b${LICENSED} (?:[\p{L}-]+ ){0,4}?(?:in|from|by|of) (?:the )?(?:(?:state|commonwealth) of )?${STATES}\b|\b(?:compact|multi-?state)\b|\bNLC\b|\bboards? of (?:(?:registered|vocational|practical) )?nurs(?:ing|e)\b`,
  'iu',
);

/** The bodies of one profession, one of each country. */
const FAMILIES: readonly (readonly RegExp[])[] = [
  [
    /\bsocial work england\b|\bSWE\b/i,
    /\bsssc\b|scottish social services council/i,
    /\bsocial care wales\b|gofal cymdeithasol cymru/i,
    /\bniscc\b|northern ireland social care council/i,
    /\bcoru\b/i,
  ],
  [
    OF_A_STATE,
    /\bnmc\b|nursing (?:and|&) midwifery council/i,
    /\bnmbi\b|nursing and midwifery board of ireland|an bord altranais/i,
    /\bahpra\b|nursing and midwifery board of australia/i,
    /indian nursing council|\b(?:kerala|delhi|tamil nadu|karnataka|maharashtra) (?:state )?nurs\w+ (?:and midwives )?council/i,
    /professional regulation commission|\bprc\b/i,
    /colleges? of (?:registered |licensed practical )?nurses|\bbccnm\b|\bcarna\b/i,
  ],
  [
    OF_A_STATE,
    /\bgphc\b|general pharmaceutical council/i,
    /\bpsni\b|pharmaceutical society (?:of )?n(?:orthern |\.?)i/i,
    /\bpsi\b|pharmaceutical society of ireland/i,
  ],
  [
    /\brcvs\b|\bmrcvs\b|royal college(?: of veterinary surgeons|['’]?s register)/i,
    /\bvci\b|veterinary council of ireland/i,
  ],
  [
    OF_A_STATE,
    /\bgmc\b|general medical council/i,
    /irish medical council|medical council of ireland/i,
    /medical council of india|national medical commission/i,
  ],
  [/\bsia\b|security industry authority/i, /\bpsa\b(?! test)|private security authority/i],
  [/\bhcpc\b|health (?:and|&) care professions council/i, /\bcoru\b/i, /\bahpra\b/i, OF_A_STATE],
  [
    /\bsra\b|solicitors regulation authority|law society of england|solicitor (?:in|of|\()\W?England|admitted (?:as a solicitor )?(?:in|to the roll of) England/i,
    /law society of scotland/i,
    /law society of northern ireland/i,
    /law society of ireland|\broll (?:of solicitors )?(?:in|of) ireland/i,
    /bar council of (?:india|[A-Z]\w+)/i,
  ],
  // Licences to sell alcohol, and registers of teachers.
  [
    /scottish personal licen[cs]e|personal licen[cs]e[^.;]{0,20}scotland|\bscplh\b|licensing \(scotland\)/i,
    /\baplh\b|licensing act 2003|\bdps\b|designated premises supervisor|\bLB \p{Lu}|london borough|in england|england (?:and|&) wales|english personal/iu,
  ],
  [
    /\bVIT\b|Victorian Institute of Teaching/,
    /\bNESA\b|NSW Education Standards/,
    /\bQCT\b|Queensland College of Teachers/,
    /\bTRB ?WA\b|Teacher Registration Board of Western Australia/,
    /\bTRB ?SA\b|Teachers Registration Board of South Australia/,
    /\bTQI\b|Teacher Quality Institute/,
  ],
  // Engineers, in Canada of each province.
  [
    /\begbc\b|\bapegbc\b|engineers and geoscientists (?:of )?b(?:ritish c|\.?c\b)|\bp\. ?eng\.?,? \(?(?:BC|B\.C\.|British Columbia)/i,
    /professional engineers ontario|\bpeo\b|\bp\. ?eng\.?,? \(?(?:ON\b|Ontario)/i,
    /\bapega\b|engineers and geoscientists (?:of )?alberta|\bp\. ?eng\.?,? \(?(?:AB\b|Alberta)/i,
    /\bapegs\b|\bengineers geoscientists (?:manitoba|new brunswick)/i,
    /\boiq\b|ordre des ingénieurs du québec/i,
    /\bengineers nova scotia\b|\bpegnl\b/i,
  ],
  [
    /\bEASA\b/,
    /\bUK CAA\b|\bUK\.66|\bUK Part-66/,
    /\bFAA\b/,
    /\bTCCA\b|Transport Canada/,
    /\bCAAS\b|\bSAR-66/,
    /\bCASA\b/,
    /\bGCAA\b/,
    /\bSACAA\b/,
    /\bDGCA\b/,
    /\bHKCAD\b/,
  ],
  [
    /\bGTCS\b|General Teaching Council for Scotland|\bScottish (?:teachers['’]?|teaching) register\b/i,
    /\bQTS\b|Qualified Teacher Status/i,
    /\bEWC\b|Education Workforce Council/,
    /\bGTCNI\b|General Teaching Council for Northern Ireland/,
    /\bTeaching Council of Ireland\b/,
  ],
  [
    /\bicaew\b|in england (?:and|&) wales|\bicas\b|of scotland|chartered accountants ireland|\bcai\b|in ireland|\bacca\b|chartered certified/i,
    /\bicai\b|chartered accountants of india|\bca final\b/i,
    /\bicap\b|chartered accountants of pakistan/i,
    /\bican\b|chartered accountants of nigeria|\bicag\b|chartered accountants,? ghana/i,
    /\bica ?sl\b|chartered accountants of sri lanka|\bicab\b|chartered accountants of bangladesh|\bicaz\b|chartered accountants of zimbabwe/i,
    /\bsaica\b|south african institute of chartered/i,
    /\bcaanz\b|\bca anz\b|chartered accountants (?:anz|australia|aotearoa|new zealand)/i,
    /\bcpa (?:canada|ontario|alberta|bc)\b|\baicpa\b/i,
  ],
];

/** Classes of lorries, which no body keeps: class 1 with air brakes is of Canada, whatever else is called so. */
const CLASSES: readonly RegExp[] = [
  /\bclass 1\b[^.;]{0,40}\bair\b|\bair[- ]?brakes?\b[^.;]{0,30}\bclass 1\b/i,
  /\bC ?\+ ?E\b|\b[HL]GV\b|\bdriver CPC\b|\bcategory C\b/i,
  /\bCDL\b/,
  /\b(?:HC|MC|HR) (?:licen[cs]e|class)\b/,
];

const families = FAMILIES.map((bodies) => bodies.map((body) => testOf(body)));
const ofCountries = [...families, CLASSES.map((body) => testOf(body))];
/** Where one body takes the members of another, the CV's is good. */
const TAKES_OTHERS =
  /\b(?:or|oder|ou) (?:an? )?(?:equivalent|comparable|similar|recogni[sz]ed)|\bfull member of (?:an?|another)|gleichwertig|vergleichbar|équivalent|any (?:ifac|ccab|uk)/i;

/** The naming as one of another country where its line names the body of another, and none that is asked for. */
export function ofOtherBody(naming: Naming, unit: Unit): Naming {
  if (naming.stance !== 'held' || unit.kind !== 'licence' || TAKES_OTHERS.test(unit.text)) return naming;
  const { line, words } = naming;
  const isOther = ofCountries.some((bodies) => {
    const asked = bodies.filter((isNamed) => isNamed(unit.text));
    return (
      asked.length > 0 &&
      !asked.some((isNamed) => isNamed(line.text)) &&
      bodies.some((isNamed) => isNamed(line.text))
    );
  });
  return isOther && credentialsNear(line.text).length > 0
    ? namingAs('elsewhere', { line, words, isExplicit: true })
    : naming;
}

/**
 * "RMN", beside "NMC pin" and "NMBI applied for": where the CV names bodies and none of its namings is held of the one that
 * is asked for, what names no body is held of the other; and it is lapsed where the CV has left the one that is asked for.
 */
export function ofItsBody(namings: readonly Naming[], unit: Unit): Naming[] {
  if (unit.kind !== 'licence' || TAKES_OTHERS.test(unit.text)) return [...namings];
  const bodies = families.find((each) => each.some((isNamed) => isNamed(unit.text)));
  if (bodies === undefined) return [...namings];
  const asked = bodies.filter((isNamed) => isNamed(unit.text));
  const names = (those: typeof bodies, { line }: Naming): boolean =>
    those.some((isNamed) => isNamed(line.text));
  const isThere = (stance: Naming['stance'], those: typeof bodies): boolean =>
    namings.some((one) => one.stance === stance && names(those, one));
  if (isThere('held', asked)) return [...namings];
  const other = isThere('lapsed', asked) ? 'lapsed' : isThere('elsewhere', bodies) ? 'elsewhere' : null;
  if (other === null) return [...namings];
  return namings.map((one) =>
    one.stance === 'held' && !names(bodies, one)
      ? namingAs(other, { line: one.line, words: one.words, isExplicit: true })
      : one,
  );
}
