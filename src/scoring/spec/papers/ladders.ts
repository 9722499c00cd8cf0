// Grades of one paper, which are called by words and not by numbers: foundation and practitioner, day skipper and yachtmaster,
// green belt and black belt. The higher holds the lower. Pure.

import { testOf } from './designators-look.ts';
import { LADDERS_OF_TICKETS } from './ladders-of-tickets.ts';

/** "Third class power engineer", "power engineer (third class)"; the way one flies is none. */
function engineersClass(ordinal: string): RegExp {
  return new RegExp(
    String.raw`(?<=(?:power|stationary|steam) engineers?,? \(?)(?:${ordinal})[- ]class\b|\b(?:${ordinal})[- ]class(?=.{0,30}(?:engineer|power|ticket|steam|boiler|certificate|operator|licen))`,
    'i',
  );
}

/** A grade of the Australian licence for scaffolding or rigging, by its letters or its word beside the work; "Basic only won't do" asks for none. */
function gradeOfHighRisk(letters: string, word: string, work: string): RegExp {
  const refused = String.raw`(?! (?:only |alone |tickets? |class )*(?:won['’]t|will not|(?:is|are) not|isn['’]t|not (?:enough|accepted)|no good|does(?: not|n['’]t)))`;
  return new RegExp(
    String.raw`\b${letters}\b(?=[^;\n]{0,40}(?:${work}|hrwl?\b|high[- ]risk))|(?:${work}|\bhrwl?\b|high[- ]risk)[^;\n]{0,60}\b${letters}\b|\b${word} ${work}|\b${work}[a-z]*[^.;\n]{0,30}\b${word}\b${refused}`,
    'i',
  );
}

/** From the lowest step to the highest. */
const LADDERS: readonly (readonly RegExp[])[] = [
  [
    /\bfoundation\b(?! (?:trust|degree|year|stage|doctor))/i,
    /(?<!cloud )\bpractitioner\b(?= ?(?:certif|qualif|level|exam|required|essential|needed|or\b|\(|,|;|\.|\d|since|$))|\bintermediate\b(?! \(?[SR]I\b| scaff| rigg)/i,
  ],
  [/\bfoundation level\b|\bctfl\b/i, /\badvanced level\b|\bctal\b/i, /\bexpert level\b/i],
  [
    /\bcloud practitioner\b|\bfundamentals\b/i,
    /\bassociate\b(?! of| director| member)|\bsaa-c0\d/i,
    /\bprofessional\b(?= ?(?:\(|\)|,|;|\d|certif|level|$))|\bsa pro\b|\bsap-c0\d|\bexpert\b(?= ?(?:\(|,|;|\d|certif|level|$))/i,
  ],
  ['5th|fifth', '4th|fourth', '3rd|third', '2nd|second', '1st|first'].map(engineersClass),
  [
    /\bEMT(?:-?[BIA])?\b(?!-?P)|\bemergency medical technician\b(?! ?-? ?paramedic)|\brettungssanitäter/i,
    /\bparamedic\b|\bnotfallsanitäter/i,
  ],
  [3, 2, 1].map(
    (grade) =>
      new RegExp(
        String.raw`\bgas (?:technician|fitter),? ?(?:class |grade )?${grade}\b|\bG ?${grade}\b(?= ?(?:\)|gas|ticket|licen|certif)|[^.;\n]{0,12}\bTSSA)|\bTSSA,? G ?${grade}\b`,
        'i',
      ),
  ),
  [/\bhermes\b[^.;\n]{0,20}foundation/i, /\bhermes\b[^.;\n]{0,20}advanced/i],
  [
    /\bcilex (?:level|paralegal|diploma|student)/i,
    /\bACILEX\b/i,
    /\bFCILEX\b|chartered legal exec|\bfellow (?:of|with) (?:the )?cilex/i,
  ],
  [/\bCELTA\b|\bCert ?TESOL/, /\bDELTA\b|\bDip ?TESOL/],
  [/(?<!\p{L})(?:SÜ|Ü) ?1(?!\d)/u, /(?<!\p{L})(?:SÜ|Ü) ?2(?!\d)/u, /(?<!\p{L})(?:SÜ|Ü) ?3(?!\d)/u],
  ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map(
    (level) =>
      new RegExp(
        String.raw`\b(?:goethe|telc|ösd|dalf|delf|dele|celi|cils|plida)\b[^.;\n]{0,30}\b${level}\b`,
        'i',
      ),
  ),
  // Agents of New South Wales.
  [
    /\bassistant agent|\bcertificate of registration/i,
    /\bclass (?:1 ?(?:or|\/|and) ?)?2\b[^.;\n]{0,30}(?:agent|licen[cs]ee|real[- ]estate)|(?:agent|licen[cs]ee|real[- ]estate)[^.;\n]{0,30}\bclass (?:1 ?(?:or|\/|and) ?)?2\b/i,
    /\bclass 1\b[^.;\n]{0,30}(?:agent|licen[cs]ee|real[- ]estate)|(?:agent|licen[cs]ee|real[- ]estate)[^.;\n]{0,30}\bclass 1\b/i,
  ],
  // Those who sell insurance in France, and French safety coordinators, count downwards.
  ['(?:3|III)', '(?:2|II)', '(?:1|I)'].map(
    (level) => new RegExp(String.raw`\bias\b[^.;\n]{0,12}\bn(?:iveau |\.)? ?${level}\b`, 'i'),
  ),
  ['3', '2', '1'].map(
    (level) => new RegExp(String.raw`\bc?sps\b[^.;\n]{0,20}\bn(?:iveau |\.)? ?${level}\b`, 'i'),
  ),
  [/\bCAPM\b/, /\bPMP\b/, /\bPgMP\b/],
  [/\bCPI\b|\bEIT\b|\bengineer[- ]in[- ]training/, /\bing\.|permis [^.;\n]{0,16}ingénieur|\bP\.? ?Eng\b/],
  [/\bN5\b/, /\bN4\b/, /\bN3\b/, /\bN2\b/, /\bN1\b/],
  [/\bZMP\b|prophylaxeassistent/i, /\bZMF\b|fachassistent/i, /\bDH\b|dentalhygienik/i],
  [
    /\bccna\b|\bicnd[12]?\b|\bcisco certified network associate\b|\b200-(?:1\d\d|301)\b/i,
    /\bccnp\b|\b(?:encor|dccor|spcor|scor|enarsi)\b|\bcisco certified network professional\b|\b350-[4-7]\d\d\b/i,
    /\bcc[id]e\b/i,
  ],
  [
    /\bpg ?cert\w*\b(?!.{0,6} educ)|\bpost-?graduate certificate\b(?! (?:in|of) educ)/i,
    /\bpg ?dip\w*\b|\bpost-?graduate diploma\b/i,
  ],
  [
    /\bwhite belt/i,
    /\byellow belt/i,
    /\bgreen belt|\bC?L?SSGB\b/i,
    /\bblack belt|\b(?:CL?|L)SSM?BB\b|\bCSSBB\b/i,
  ],
  // What a guard of South Africa may do, and what a water works of California may be run by.
  ['E', 'D', 'C', 'B', 'A'].map(
    (grade) =>
      new RegExp(
        String.raw`\b(?:PSIRA\W{1,3}|Gr(?:ades?|\.)? (?:[A-E](?:,? (?:and |& ?)?|\/))*|Authority as )${grade}(?![\p{L}\d*+-])`,
        'u',
      ),
  ),
  ['1', '2', '3', '4', '5'].map(
    (grade) => new RegExp(String.raw`(?<![\p{L}\d-])T${grade}(?![\p{L}\d-])`, 'u'),
  ),
  [/\b1 ?S\b/, /\b2 ?S\b/, /\b3 ?S\b/],
  // Some of the tests of a mechanic, and all of them.
  [
    /\bASE\b[^.;\n]{0,12}\bA[1-8]\b(?! ?(?:-|–|to|thru|through) ?A?8)/,
    /\bASE\b[^.;\n]{0,25}\b[Mm]aster\b|\b[Mm]aster\b[^.;\n]{0,25}\bASE\b|\bA1 ?(?:-|–|to|thru|through) ?A?8\b|\ball (?:eight|8)\b/i,
  ],
  [/\baclip\b/i, /\bmc(?:i)?lip\b|\bchartered (?:librarian|member)/i, /\bfc(?:i)?lip\b/i],
  [
    /(?<!graduate )\bcert(?:ificate)? (?:in|cii|pfs)\b|\bgeneral certificate\b/i,
    /(?<!advanced |pg |graduate )\bdip(?:loma)?(?: (?:in|cii|pfs)\b|pfs\b)|\bnational diploma\b/i,
    /\badvanced diploma (?:in (?:insurance|financial planning))|\bacii\b|\bapfs\b|\bchartered (?:insurer|insurance|financial planner)/i,
    /\bfcii\b|\bfpfs\b/i,
  ],
  [
    /\b[Bb]asic [Ll]ife [Ss]upport\b|\bBLS\b/,
    /\b[Ii]mmediate [Ll]ife [Ss]upport\b|\bILS\b/,
    /\b[Aa]dvanced [Ll]ife [Ss]upport\b|\bALS\b/,
  ],
  [/\bemergency first aid\b|\bEFAW\b/i, /(?<!emergency )\bfirst aid at work\b|\bFAW\b/i],
  [
    /\bcompetent crew/i,
    /\bday skipper/i,
    /\bcoastal skipper/i,
    /\byachtmaster coastal/i,
    /\byachtmaster(?! (?:coastal|ocean|instructor))/i,
    /\byachtmaster ocean/i,
  ],
  [
    /\bopen water diver|\badvanced open water/i,
    /\brescue diver/i,
    /\bdivemaster/i,
    /\bdive instructor|\bopen water scuba instructor|\bOWSI\b/i,
  ],
  [/\bPPL\b|\bprivate pilot/i, /\bCPL\b|\bcommercial pilot/i, /\bATPL?\b|\bairline transport/i],
  [
    /\bintroductory sommelier/i,
    /\bcertified sommelier/i,
    /\badvanced sommelier/i,
    /\bmaster sommelier|\bmaster of wine/i,
  ],
  [
    /elektrotechnisch unterwiesene|\bEuP\b/i,
    /elektrofachkraft für festgelegte|\bEFK ?ffT\b|\bEFFT\b/i,
    /elektrofachkraft(?! für festgelegte)|\bEFK\b(?! ?ffT)/i,
  ],
  [/\bworking safely\b/i, /\bmanaging safely\b/i, /\bleading safely\b/i],
  [
    gradeOfHighRisk('SB', 'basic', 'scaff'),
    gradeOfHighRisk('SI', 'intermediate', 'scaff'),
    gradeOfHighRisk('SA', 'advanced', 'scaff'),
  ],
  [
    gradeOfHighRisk('RB', 'basic', 'rigg'),
    gradeOfHighRisk('RI', 'intermediate', 'rigg'),
    gradeOfHighRisk('RA', 'advanced', 'rigg'),
  ],
  [
    /\bCISRS (?:trainee|labourer|COTS|part [12])|\bscaffolder part [12]\b/i,
    /\b(?:CISRS )?(?:blue |part 2 )?scaffolder(?:'s)? card\b|\bCISRS (?:scaffolder\b|blue\b)|\bblue (?:CISRS|scaffold\w*)/i,
    /\badvanced (?:scaffolder|card)|\bCISRS (?:gold|advanced)|\bgold (?:scaffold\w*|card)\b|\b(?:my|the) gold\b/i,
  ],
  [
    /\beidg\p{L}*\.? fachausweis|\bberufsprüfung\b|\p{Ll} FA\b/iu,
    /\bhöhere fachprüfung\b|\bHFP\b|\bdipl\.? \p{L}+expert\p{L}*|\beidg\p{L}*\.? dipl/iu,
  ],
  [
    /\bhelfer(?:in)?\b|\p{L}helfer(?:in)?\b/iu,
    /\p{L}{4}(?:fachkraft|fachfrau|fachmann)\b|\p{L}{4}pfleger(?:in)?\b/iu,
  ],
  ...LADDERS_OF_TICKETS,
];
const steps = LADDERS.flatMap((ladder, index) =>
  ladder.map((step, height) => ({ name: `${index}:${height}`, isNamed: testOf(step) })),
);

/** "Immediate or Advanced Life Support": what the second is called the first is called too. */
const SHARED_HEAD =
  /\b(basic|immediate|intermediate|advanced|foundation|practitioner|associate|professional|fundamentals|emergency)(?:,? (?:or|and|und|oder|ou)|\/) ?(immediate|intermediate|advanced|foundation|practitioner|associate|professional|expert|higher)((?: [\p{L}]+){1,2})/giu;
const maySplit = testOf(SHARED_HEAD);

/** The steps that a text names, as the numbers of a ladder and of its step. */
export function stepsIn(said: string): string[] {
  const text = maySplit(said) ? said.replace(SHARED_HEAD, '$1$3 or $2$3') : said;
  return steps.flatMap(({ name, isNamed }) => (isNamed(text) ? [name] : []));
}

/** Whether on each ladder that both stand on, the one who holds is as high as is asked. */
export function reaches(asked: readonly string[], held: readonly string[]): boolean {
  return asked.every((step) => {
    const [ladder = ''] = step.split(':');
    const others = held.filter((one) => one.startsWith(`${ladder}:`)).map(heightOf);
    const least = Math.min(...asked.filter((one) => one.startsWith(`${ladder}:`)).map(heightOf));
    return others.length === 0 || Math.max(...others) >= least;
  });
}

function heightOf(step: string): number {
  return Number(step.slice(step.indexOf(':') + 1));
}
