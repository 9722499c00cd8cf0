// Cards for machines that lift and dig, each for machines of its own: the British ones by names and numbers, the French
// CACES by names and by the numbers of the recommendations, old and new. Pure.

/** One scheme's cards, each for machines of its own, by their names and by their numbers. */
export const MACHINES: Readonly<Record<string, RegExp>> = {
  'tower crane': /\btower cranes?\b|\bA04[AB]?\b|\bturmdrehkran/i,
  'mobile crane': /\bmobile cranes?\b|\bA60[A-C]?\b/i,
  'crawler crane': /\bcrawler cranes?\b|\bA02[A-C]?\b/i,
  slinging: /\bslinger|\bA40[A-C]?\b/i,
  telehandler: /\btele(?:scopic )?handlers?\b|\bA17[A-E]?\b/i,
  excavator: /\b(?:360|180)\b(?!\s*°)|\bexcavators?\b|\bA(?:10|12|58|59)[A-C]?\b/i,
  dumper: /\bdumpers?\b|\bA(?:09|56)[AB]?\b/i,
  roller: /\broad rollers?\b|\bride[- ]on rollers?\b|\bA31[AB]?\b/i,
  'lorry loader': /\blorry loaders?\b|\bhiab\b|\bA36[A-C]?\b/i,
  'appointed person': /\bappointed person\b(?=.{0,12}lift)|\bA61[A-C]?\b/i,
  'lift supervision': /\b(?:lift(?:ing)?|crane) supervisors?\b|\bA62[A-C]?\b/i,
};

/** The French scheme's cards; whoever has one for a fork lift has none for a platform. */
export const LIFTING: Readonly<Record<string, RegExp>> = {
  nacelle: /\bnacelles?\b|\bpemp\b|\br ?[34]86\b/i,
  chariot: /\bchariots?\b|\bcariste\b|\br ?[34]89\b|\bcaces(?: cat\p{L}*\.?)? ?[1-6][AB]?\b/iu,
  gerbeur: /\bgerbeurs?\b|\br ?485\b/i,
  'pont roulant': /\bponts? roulants?\b|\br ?484\b/i,
  'grue mobile': /\bgrues? mobiles?\b|\br ?[34]83\b/i,
  'grue à tour': /\bgrues? à tour\b|\br ?[34]87\b/i,
  'engins de chantier': /\bengins? de chantier\b|\br ?482\b|\br ?372m?\b/i,
  'grue auxiliaire': /\bgrues? auxiliaires?\b|\br ?[34]90\b/i,
};

/** Platforms by the letters of their card: what rises straight up, what reaches out, and who only plans their use. */
export const ACCESS: Readonly<Record<string, RegExp>> = {
  'static vertical': /\b(?:ipaf|mewps?)\b[^;\n]{0,40}\b1 ?a\b/i,
  'static boom': /\b(?:ipaf|mewps?)\b[^;\n]{0,40}\b1 ?b\b/i,
  'mobile vertical':
    /\b(?:ipaf|mewps?)\b[^;\n]{0,40}\b3 ?a\b|\b3 ?a\b[^;\n]{0,12}\bipaf\b|\bscissor[- ]?lifts?\b|\(scissor\b/i,
  'mobile boom':
    /\b(?:ipaf|mewps?)\b[^;\n]{0,40}\b3 ?b\b|\b3 ?b\b[^;\n]{0,12}\b(?:ipaf|boom)|\b(?:mobile|articulated|telescopic) booms?\b|cherry[- ]?pickers?\b/i,
  'planning of lifts': /\bmewps? for managers\b|\bipaf\b[^;\n]{0,12}\bfor managers\b/i,
};

/** A class of the Australian licence for work at high risk, by its letters beside what tells that they are such. */
function classOfHighRisk(letters: string, words: string): RegExp {
  const refused = String.raw`(?! ?(?:tickets? |class |alone |only )?(?:won['’]t|will not|(?:is|are) not|isn['’]t|not (?:enough|sufficient|accepted)|no good|does not|doesn['’]t))`;
  const beside = String.raw`(?:hrwl?|high[- ]risk|cranes?|slew\p{L}*|dogg?(?:ing|man|er)|rigg\p{L}+|\b(?:DG|CN|RB|RI|RA|CV)\b)`;
  return new RegExp(
    String.raw`\b(?:${letters})\b${refused}(?=[^;\n]{0,60}${beside})|${beside}[^;\n]{0,60}\b(?:${letters})\b${refused}${words === '' ? '' : `|${words}`}`,
    'iu',
  );
}

/** How much a crane lifts that slews on wheels; who may drive the bigger may drive the smaller. */
export const SLEWING: Readonly<Record<string, RegExp>> = {
  'slewing over 100 t': classOfHighRisk(
    'C0|CO',
    String.raw`\bopen (?:class |ticket )?(?:slew\p{L}*|crane (?:ticket|licen[cs]e))|\bslew\p{L}*[^.;\n]{0,20}over 100 ?t`,
  ),
  'slewing to 100 t': classOfHighRisk('C1', String.raw`\bslew\p{L}*[^.;\n]{0,20}(?:up )?to 100 ?t`),
  'slewing to 60 t': classOfHighRisk('C6', String.raw`\bslew\p{L}*[^.;\n]{0,20}(?:up )?to 60 ?t`),
  'no slewing': classOfHighRisk('CN', String.raw`\bnon-?slew\p{L}*`),
  'slewing to 20 t': classOfHighRisk('C2', String.raw`\bslew\p{L}*[^.;\n]{0,20}(?:up )?to 20 ?t`),
};

/** What a licence for work at high risk is for, where a text says that it is one. */
function ofHighRisk(work: string): RegExp {
  return new RegExp(
    String.raw`(?:\bhrwl?\b|high[- ]risk)[^;\n]{0,60}\b(?:${work})|\b(?:${work})\b[^;\n]{0,25}(?:\bhrwl?\b|high[- ]risk)`,
    'iu',
  );
}

/** The works that the Australian licence is for; who may lift with a fork may not scaffold. */
export const HIGH_RISK: Readonly<Record<string, RegExp>> = {
  scaffolding: ofHighRisk(String.raw`scaff\p{L}*|S[BIA]\b`),
  rigging: ofHighRisk(String.raw`rigg\p{L}+|R[BIA]\b`),
  dogging: ofHighRisk(String.raw`dogg?(?:ing|man|er)|DG\b`),
  'fork lifts': ofHighRisk(String.raw`fork ?lifts?|LF\b`),
  platforms: ofHighRisk(String.raw`boom|EWP|WP\b`),
};

/** The American commission's certificates, by their letters and by what turns and what the boom is. */
export const CRANES_BY_LETTERS: Readonly<Record<string, RegExp>> = {
  'swing cab': /\bTLL\b|\bswing[- ]cab\b/i,
  'fixed cab': /\bTSS\b|\bfixed[- ]cab\b/i,
  'lattice crawler': /\bLBC\b|\blattice(?: boom)? crawler\b/i,
  'lattice truck': /\bLBT\b|\blattice(?: boom)? truck\b/i,
  'articulating crane': /\barticulating (?:boom )?crane/i,
  'overhead crane': /\boverhead crane/i,
  'signal person': /\bsignal ?person\b/i,
};
