// What a sentence of a spec does, by its grammar: it says what somebody is or has, that something is not asked for, what
// the post pays, or how one applies. Pure.

import { rememberedOfLine } from '../../text/remembered.ts';
import { testOf } from '../first-look.ts';
import { tellsOfGrowth } from './told-of-the-house.ts';

/** Whom a spec speaks of. */
const HOLDER = String.raw`(?:you|he or she|she or he|s/he|they|the (?:right |ideal |successful |best |perfect |new )?(?:person|candidate|applicant|colleague|post-?holder|hire|individual|appointee|incumbent|job-?holder|one)|all new (?:hires|starters|staff)|(?:the )?appointees?|new hires|(?:our|my) (?:ideal|next|new|perfect) [\p{L}-]+(?: [\p{L}-]+)?|whoever(?: [\p{L}']+){1,4}?|applicants|candidates|somebody|someone|anyone)(?: who| (?:that |whom )?(?:we|i)(?:'ll| will|'re| are)? (?:\p{L}+)(?: for| in mind)?)?`;
const MODAL = String.raw`(?:(?:'ll|'d|'ve| will| would| should| must| shall)?(?: also| already| ideally| naturally| of course)*)`;
const DEGREE_OF = String.raw`(?:an? |the |fully |suitably |appropriately |currently |newly |dual |highly |very |really |thoroughly |both )*`;
/** What one is who can do the work. */
const BEING = String.raw`(?:registered|qualified|chartered|certified|licen[cs]ed|accredited|admitted|experienced|fluent|bilingual|able to|comfortable|confident|familiar|competent|skilled|proficient|educated|trained|member|at ease|at home|adept|expert|good (?:at|with)|numerate|graduate|in possession|conversant|(?:well )?versed|time[- ]served|eligible|entitled|authori[sz]ed|enrolled|[\p{L} -]{0,30}\b(?:accountant|solicitor|engineer|nurse|teacher|electrician|plumber|surveyor|actuary|psychologist|driver|chef|welder|joiner|fitter|physiotherapist|pharmacist|lawyer|attorney|midwife|architect|technician)\b(?= (?:with|who|by|admitted|registered)|[.,;]?$))`;
/** What one has, or has done. */
const HAVING = String.raw`(?:(?:\p{L}+ly )?(?:\p{L}{2,}(?:ed)|run|built|spent|led|done|been|held|taken|taught|sold|written|made|grown|driven|flown|won|kept|seen|dealt|had|brought|set up)\b(?! to)|(?:[^.;]{0,60}\b)?(?:experience|knowledge|understanding|command|grasp|familiarity|skills?|degree|doctorate|licen[cs]e|qualifications?|background|(?:track|clean|proven|good) record|registration|certificat\w+|diploma|membership|ability|years|fluency|english|clearance|portfolio|training in)\b)`;
/** What is held by whoever is at work, and no paper: "annual reviews with clients", "stock". */
const OCCASIONS = String.raw`(?:[\p{L}-]+ ){0,3}(?:meetings?|clinics?|sessions?|surger\p{L}+|reviews?|one-to-ones?|1:1s?|talks?|briefings?|workshops?|interviews?|appraisals?|stock|handovers?|hearings?|conferences?|consultations?|caseloads?|accountable|stand-?ups?|catch-?ups?|events?)\b`;
/** "I can't go below two years", "we won't compromise on": what nobody will do without. */
const REFUSES =
  /\b(?:we|i)(?: really| just| simply)? (?:can't|cannot|can not|won't|will not|don't want to|do not want to|wouldn't|would not|(?:am|are)(?: not|n't) (?:willing|prepared|going|able) to|'?m not (?:willing|prepared|going) to|shan't)(?: really| want to| be)* (?:compromis\p{L}+|budg\p{L}+|bend\p{L}*|settl\p{L}+|go(?:ing)? (?:below|under|lower|without)|do(?:ing)? without|drop(?:ping)? below|tak(?:e|ing) (?:less|anyone|anybody|someone) (?:than|without|under|below)|accept(?:ing)? (?:less|anything)|mov(?:e|ing) on|negotiat\p{L}+|look(?:ing)? (?:at|below))|\b(?:we|i)(?:['’]ll)? (?:can't|cannot|can not|won't|will not|don't|do not|never|shan't)(?: want to| even)? (?:see|have|meet|interview|consider|look at|take(?: on)?|put forward|read|hire|employ|accept|shortlist|invite|appoint|want|need) (?:anyone|anybody|people|someone|somebody|candidates|applicants|a person|cvs?)(?: from (?:people|anyone|anybody|candidates))? (?:without|with (?:less|fewer) than|under|below|who (?:has|have|do|does|is|are)(?:n't| not| never)|who lacks?)\b/iu;
/** "You will hold the Level 5 Diploma": a paper that has an article, and no meeting. */
const HOLDS_THE = new RegExp(
  String.raw`\b${HOLDER}${MODAL} (?:holds?|possess(?:es)?|have gained|have completed) (?:the|a|an|your own) (?=[^.;]{0,70}\b(?:diploma|certificate|licen[cs]e|qualification|award|registration|ticket|card|degree|[ns]vq|level \d|badge|permit|accreditation)\b)`,
  'iu',
);
/** "Wir setzen ein Studium voraus". */
const PRESUPPOSES = /^wir setzen\b[^.;]*\bvoraus\W*$/iu;

const ASKS: readonly RegExp[] = [
  HOLDS_THE,
  PRESUPPOSES,
  new RegExp(String.raw`\b${HOLDER}${MODAL}(?: be| is| are|'re|'s) ${DEGREE_OF}${BEING}`, 'iu'),
  new RegExp(
    String.raw`\b${HOLDER}${MODAL}(?: have| has| had|'ve| need| needs) (?!the chance|the opportunity|access to|responsibility|to )${HAVING}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${HOLDER}(?:'ve| has| have)(?: also| already| ideally| personally)? ${HAVING}`,
    'iu',
  ),
  // "A vet who is on the practising register and has run a surgery alone": somebody by their trade.
  new RegExp(
    String.raw`^(?:an? |our (?:next|new) )(?:[\p{L}-]+ ){1,4}who(?:(?: is|'s| already is)(?: already| currently| still)? (?:${DEGREE_OF}${BEING}|(?:up)?on (?:the|an?) (?:[\p{L}-]+ ){0,4}(?:register|roll|list)\b)|(?:'s| has|'ve| already has) ${HAVING}| holds\b)`,
    'iu',
  ),
  // "They have to have", "you've got to be able to": what one has to be or hold, and not what one has to do.
  new RegExp(
    String.raw`\b${HOLDER}${MODAL}(?: also)? ?(?:have to|has to|(?:'ve |have |has )?got to|needs? to|ought to|'ll have to)(?: already| also| really)? (?:have\b|hold|possess|own|know|understand|speak|be (?:${DEGREE_OF}${BEING}|at home|capable of|happy (?:with|on|at)))`,
    'iu',
  ),
  // "Whoever we take has to write good SQL": what others than the reader have to do.
  new RegExp(
    String.raw`^(?:and |also )?(?:whoever(?: [\p{L}']+){1,4}?|the person (?:we|i) \p{L}+|(?:somebody|someone|anyone) who) (?:has|have|needs?|ought|must|should)(?: to)? (?:be able to |really |already )?(?!be\b|have\b)\p{L}+`,
    'iu',
  ),
  // "Candidates have to be Gas Safe registered": by whose register.
  new RegExp(
    String.raw`\b${HOLDER}${MODAL}(?: also)? ?(?:have to|has to|must|need to|needs to|are to|is to) (?:already )?be (?:[\p{L}&/-]+ ){1,4}?(?:registered|certified|licen[cs]ed|accredited|approved|chartered|qualified|carded|ticketed|cleared|enrolled)\b`,
    'iu',
  ),
  // "Has to be in your hand", "in hand at hire".
  /\b(?:has|have|needs?) (?:got )?to be (?:in (?:your|his|her|the|their) (?:hand|pocket|name|wallet)|in (?:hand|place|force|date)|held|current|valid|live|up to date)\b|\b(?:in hand|held|in force|in place|obtained|valid|current|gained|achieved) (?:at|on|before|by|from|upon) (?:(?:the )?(?:time|point|day|date) of )?(?:hire|hiring|application|appl(?:y|ying)|appointment|day one|joining|interview|the (?:first day|start|outset)|start(?:ing)?)\b/iu,
  new RegExp(String.raw`\b${HOLDER}${MODAL} (?:comes?|arrives?) with\b`, 'iu'),
  // "Your degree is in", "what I really need is experience of".
  /\b(?:your|their|his or her) (?:first |main |own )?(?:degree|background|experience|training|trade|apprenticeship|cv|career|strengths?|expertise|qualifications?|studies|diploma)(?: so far)? (?:is|are|was|were|lies?|shows?|includes?|covers?|will (?:be|include|show|cover)|should)\b/i,
  /\bwhat (?:i|we)(?:'re| am| are)?(?: really| actually| mainly| mostly)? (?:need|want|require|look(?:ing)? for|after|value)(?: most)? is\b/i,
  /\b(?:we|i) (?:can|will|do|could)(?: only| just)? (?:only |just )?(?:consider|accept|interview|look at|take on|shortlist)\b(?: \p{L}+){0,3} (?:with|who)\b/iu,
  new RegExp(
    String.raw`\b${HOLDER}${MODAL} (?:holds?|possess(?:es)?) (?!${OCCASIONS})(?!(?:regular|weekly|the|a caseload|your own)\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${HOLDER}(?: also| already)? (?:speaks?|knows?|understands?|can (?!expect|choose|look forward|work from|enjoy|also expect))`,
    'iu',
  ),
  /\b(?:the |this )?(?:post|role|job|position|work) (?:requires|needs|demands|calls for|asks for)\b/i,
  /\b(?:we|i)(?:'d|'ll)? (?:insist on|(?:would )?(?:expect|need|require|want|ask for)|won't (?:look at|consider))\b(?! (?:to|applications|the (?:post|successful)))/i,
  REFUSES,
  /(?:\bnot|n't|\bnever|\bno|\bnobody|\bcannot)\b[^.;]{0,40}\bwithout\b|\bwithout\b[^.;]{0,60}\b(?:not|cannot|n't|no) (?:be )?(?:considered|apply|accepted|looked)|^only\b[^.;]{0,70}\b(?:apply|considered|need apply)\b|^without\b[^.;]{0,50}\b(?:cannot|can't|won't|will not|no point|not)\b/i,
  /\b(?:sie|du|wer)\s+(?:haben|hast|hat|verfügen|verfügst|bringen|bringst|besitzen|besitzt|sprechen|sprichst|beherrschen|beherrschst|kennen|kennst|können|kannst|brauchen|brauchst|benötigen|benötigst)\b|\b(?:brauchen|benötigen) sie\b|\b(?:brauchst|benötigst) du\b|\b(?:wird|werden)\b[^.;]{0,60}\b(?:vorausgesetzt|verlangt|gefordert|benötigt|gebraucht)\b|\bgebraucht (?:wird|werden)\b|\bwer\b[^.;,]{0,30}, (?:hat|bringt|besitzt|kann|spricht|verfügt)\b|\bwir (?:erwarten|setzen .{0,40}voraus|wünschen uns)\b|\b(?:erwarten|verlangen|fordern|benötigen|brauchen) wir\b|\bsetzen wir\b.{0,40}\bvoraus\b/i,
  /\b(?:sie|du|wer)\b[^.;]{0,40}\b(?:müssen|musst|muss|sollten|solltest|sollte)\b[^.;]{0,80}\b(?:können|haben|sein|beherrschen|kennen|mitbringen|besitzen|verfügen|sprechen)\b/i,
  // "Unbedingt mitbringen müssen Sie eine Prüfung", "dazu müssen Sie die Prüfung abgelegt haben", "was Sie mitbringen müssen, ist".
  /(?<!\p{L})(?:mitbringen|vorweisen|nachweisen|vorlegen|haben|besitzen|beherrschen|kennen|können) (?:müssen|sollten|musst|solltest) (?:sie|du)(?!\p{L})|(?<!\p{L})(?:müssen|sollten|musst|solltest) (?:sie|du)(?!\p{L})[^.;]{0,120}(?<!\p{L})(?:mitbringen|vorweisen|nachweisen|besitzen|beherrschen|abgelegt haben|bestanden haben|abgeschlossen haben|verfügen)(?!\p{L})|(?<!\p{L})was (?:sie|du) (?:unbedingt |zwingend |dafür |dazu )?(?:mitbringen|vorweisen|nachweisen|haben|können) (?:müssen|sollten|musst|solltest),? (?:ist|sind)(?!\p{L})/iu,
  /\bil (?:vous |nous )?faut (?:(?:donc|absolument|impérativement|aussi|également|déjà|bien sûr) )*(?:un\b|une\b|savoir|avoir|être|parler|connaître|posséder|maîtriser|détenir)(?![\p{L}])|\bdoi(?:t|vent) (?:être (?:en cours|valide|titulaire|à jour|inscrit|diplôm)|avoir|posséder|justifier|détenir|maîtriser)\p{L}*|\bvous (?:devez|savez|saurez)(?![\p{L}])/iu,
  // "Vous notez ce que vous avez fait" tells of the work.
  /(?<!(?<!\p{L})(?:ce que|ce dont|dont|où|quand|lorsque|dès que) )\bvous (?:êtes (?:titulaire|diplômée?|inscrite?|expérimentée?)|avez|justifiez|possédez|maîtrisez|parlez|disposez|détenez|connaissez)(?![\p{L}])/iu,
];
/** "Is a condition", "is what we insist on", "was a must last time": what stands before it is demanded. */
const CONDITION =
  /\b(?:is|are|remains?|being) (?:not an? option but )?(?:an? |the |our |one |here |also |both |all |strictly |absolutely |clearly )*(?:(?:firm|strict|hard|absolute|key|first|basic|legal|formal|entry|binding|express) )*(?:(?:pre)?conditions?|pre-?requisites?|must|musts|(?<=\ba )given|deal-?breakers?|compulsory|obligatory|imperative|indispensable|insisted (?:up)?on|asked for|called for|presupposed|stipulated|demanded|sine qua non|what we (?:need|ask|insist|look|want|require)\p{L}*)(?! (?:see|visit|read|try|of (?:sale|use|the market)|by (?:customers?|clients?|guests?|users?|patients?)))\b|\b(?:ist|sind) (?:ihnen|dir|euch) (?:\p{L}+ )?(?:geläufig|vertraut|bekannt)\b|\b(?:beherrschen|kennen|haben|besitzen) sie\b|\bvous (?:est|sont) famili/iu;
/** "ADI badge holders only", "we would only employ an approved locksmith". */
const ONLY =
  /^[^.;]{3,60}\b(?:holders?|members|registrants|(?:licen[cs]ed|registered|qualified|certified|approved|chartered|accredited) \p{L}+|\p{L}+(?:licen[cs]e|card|badge|ticket|certificate)s?) only\W*$|\b(?:we|i)(?:['’](?:d|ll)| can| will| would| do| could)? only (?:ever )?(?:employ|hire|take(?: on)?|appoint|accept|engage|interview|consider|look at|use)\b|\b(?:we|i)(?:['’](?:d|ll)| can| will| would| do| could)? (?:employ|hire|take on|appoint|accept|engage|interview|consider)\b[^.;]{3,60} only\W*$|^nur (?:mit|für)\b[^.;]{3,60}$/iu;
/** "You will be MRICS", "candidates must be Chartered Surveyors", "Sie sind staatlich geprüft": letters behind a name, or a title by law. */
const TITLE_HELD =
  /\b(?:[Yy]ou|[Aa]pplicants|[Cc]andidates|[Tt]hey|[Tt]he (?:\p{L}+ )?(?:candidate|applicant|person|post-?holder))(?:['’]ll| will| must| should|['’]re| are)?(?: already| also)*(?: be)? (?:an? |the |fully |currently |both )*(?:[A-Z][A-Za-z]*[A-Z]{2,}(?=\s*(?:[,.;(]|$|and\b|or\b|with\b|qualified|registered|certified|chartered|trained|accredited|licen))|(?:Registered|Chartered|Certified|Licen[cs]ed|Accredited|Qualified|Approved|Authori[sz]ed|Incorporated|Fellow|Member|Associate) (?:of\b|\p{Lu}))|\b[Ss]ie sind (?:eine? )?(?:ausgebildete|gelernte|staatlich|examinierte|approbierte|geprüfte|zugelassene|bestellte|vereidigte|qualifizierte|zertifizierte|anerkannte|eingetragene|Meister|Techniker|Ingenieur|Fach(?:arzt|ärztin|kraft|wirt|anwalt|planer))/u;
/** "No card, no start: CSCS only." */
const NO_WITHOUT = /^no [\p{L} -]{3,30}, no [\p{L} -]{3,30}:/iu;

const refuses = testOf(REFUSES);

/** Whether a text says that somebody will not do without something. */
export function refusesLess(text: string): boolean {
  return refuses(text);
}

/** Whom a sentence is about stands at its beginning; in a page without full stops it may stand anywhere. */
const OPENING = 160;

const LACKING = String.raw`(?:without|unless|lack(?:s|ing)?|missing|(?:does|do|is|are)(?: not|n['’]t) (?:have|hold|own|possess|registered|qualified|certified|licen[cs]ed)|not holding|ohne|sans)`;
const REFUSED = String.raw`(?:\bnot|n['’]t|\bcannot|\bnever|\bno one|\bnobody|\bnone|\brefuse\p{L}*|\breject\p{L}*|\bdecline\p{L}*|\bturn(?:ed|s)? (?:down|away)|\bpointless|\buseless|\bimpossible|\binutile|(?<!\p{L})ne |(?<!\p{L})pas(?!\p{L})|\baucune?|\bnichts?|\bkeine?\p{L}*|\bzwecklos|\bsinnlos|\bniemand)`;
const THING_HELD = String.raw`(?:licen[cs]\p{L}*|certif\p{L}*|cards?|tickets?|regist\p{L}*|member\p{L}*|degree|diploma|clearance|experience|passport|qualif\p{L}*|führerschein\p{L}*|\p{L}*(?:ausweis|schein|brief|nachweis|zeugnis|erfahrung|prüfung)|permis|diplôme|titre|carte|habilitation|expérience|\p{L}{2,6}\d+)`;
/** "We cannot take anyone who lacks it", "ohne Führerschein geht es nicht", "sans certificat, inutile de postuler". */
const NOT_WITHOUT = new RegExp(
  String.raw`${REFUSED}[^.;]{0,60}?(?<!\p{L})${LACKING}(?!\p{L})[^.;]{0,60}?(?<!\p{L})${THING_HELD}(?!\p{L})|(?<!\p{L})${LACKING}(?!\p{L})[^.;]{0,60}?(?<!\p{L})${THING_HELD}(?!\p{L})[^.;]{0,60}?${REFUSED}`,
  'iu',
);
const asked = [...ASKS, CONDITION, ONLY, TITLE_HELD, NOT_WITHOUT].map((one) => testOf(one));

/** Whether a sentence says what a person is, holds, knows or has done. */
export const saysWhoIsSought = rememberedOfLine((text): boolean => {
  if (tellsOfGrowth(text)) return false;
  const opening = text.slice(0, OPENING);
  return NO_WITHOUT.test(text) || asked.some((isSaid) => isSaid(opening));
});

const DECLINED =
  /(?:\bnot|n't|\bnever)\b[^.;,]{0,12}\b(?:required|needed|necessary|need|require|req['’]d|matter|important|bother|expect|a (?:requirement|must))\b|\bof no (?:interest|importance|consequence)\b|(?:\bnot|n't) (?:have|need) to have \p{L}+|\bnot essential\b.{0,20}\b(?:as|since|because|we)\b.{0,30}train|\bregardless of (?:experience|qualif)|\b(?:auch|even|même) (?:ohne|without|sans)\b|\bno (?:previous |prior |formal |special |particular )?(?:[\p{L}]+ )?(?:experience|degree|licen[cs]e|qualifications?|certificat\w+|training|knowledge)\b(?:[^.;]{0,40}\b(?:required|needed|necessary|asked)\b|[.,]?$)|\bneed(?:n't| not) (?:have|be)\b|\bno need\b|\bunnecessary\b|\bnicht (?:erforderlich|notwendig|nötig|zwingend)\b|\bkeine? (?:vor)?(?:kenntnisse|erfahrung|ausbildung) (?:erforderlich|nötig|notwendig)\b|\bpas (?:exigée?|nécessaire|requise?|obligatoire|besoin)\b|\bsans expérience\b/iu;
const saysWelcome = testOf(
  /opens? doors|\b(?:while|though|although) not\b|prefer|helpful|welcome|advantage|\bplus\b|useful|desirable|bonus|\bnice\b|appreciat|ideal|handy|\bhelps?\b|wünsch|vorteil|souhait|appréci|atout|\bbut\b.{0,60}(?:essential|must|required|need|necessary)|\bhilfreich/i,
);
/** Only a thing that could be asked for is declined; "you will not need to travel" is about the work. */
const saysDeclinable = testOf(
  /experience|degree|licen[cs]e|qualif|certif|knowledge|training|diploma|registration|clearance|card|background|erfahrung|kenntniss|studium|ausbildung|führerschein|expérience|diplôme|permis|skills?|\bbefore\b|\bnever\b|\b(?:languages?|english|german|french|dutch|spanish|italian|welsh|polish|deutsch|englisch|französisch|anglais|allemand)\b/i,
);

/** A record that is to be free of something: nothing that a CV could show. */
const FREE_OF =
  /^\W*(?:no|zero|without|free of|keine?|sans)\s+(?:more than \w+ )?(?:\p{L}+ ){0,2}(?:dui|dwi|(?:category \p{L} )?spads?|sanctions?|disciplinar\p{L}*|warnings?|points?|convictions?|felon\w*|offen[cs]es?|violations?|accidents?|tickets?|criminal record|ccjs?|bankruptc\w*|gaps?|tattoos?|vorstrafen|punkte|condamnations?)(?!\p{L})/iu;

const isFreeOf = testOf(FREE_OF);
const isSaidToBeDeclined = testOf(DECLINED);

/** Whether a statement says that nobody asks for what it names, or that something is not to be there. */
export function isDeclined(text: string): boolean {
  if (isFreeOf(text)) return true;
  return isSaidToBeDeclined(text) && saysDeclinable(text) && !saysWelcome(text);
}

const MONEY = /[£$€]\s?\d|\d\s?(?:k|m|mio|million|bn|eur|euros?|usd|gbp|chf|€|£)\b/i;
/** What people are in charge of is counted in money too. */
const saysInCharge = testOf(
  /budget|\bp\s?&\s?l\b|profit and loss|revenue|turnover|projects?\b|contracts? (?:worth|of|value|up|over)|contract administration|portfolio|schemes?\b|\bdeals?\b|quota|spend\b|worth|valued?\b|accounts? (?:of|worth)|rent roll|capital (?:works|project|programme)|\barr\b|\bgmv\b|\bacv\b|\baum\b|book of|funds?\b|grants?\b|assets|claims|sales (?:of|over|above|worth)|billings?\b|fee income|fees (?:of|over|above)|orders? (?:of|over|worth|book)|targets? (?:of|over)|takings|accountab|answer(?:ed|able)? for\b|on the hook|stock (?:of|worth)|new business|refurbishment|purchas|procure|umsatz|chiffre d.affaires|verantwort/i,
);
const saysPay = testOf(
  /salary|salaries|per (?:hour|annum|year|month|day|diem)|\bp\.?a\.?\b|\ban hour|\bpension|\bote\b|\bpackage|\bbenefits?\b|stipend|commission|\bbasic\b|overtime|pro rata|\bbonus|allowance|\bwage|remuneration|gehalt|vergütung|salaire|rémunération|brut|401|(?:\d|k)\s*(?:-|to|–)\s*[£$€]?\s?\d/i,
);

/** Whether a text names money that one is in charge of, and not what one is paid. */
export function isInChargeOfMoney(text: string): boolean {
  return MONEY.test(text) && saysInCharge(text) && !saysPay(text);
}

/** An amount of it is demanded. */
const AT_LEAST =
  /\b(?:at least|minimum|min\.|over|more than|exceeding|in excess of|no less than|mindestens|au moins)\b/i;
const PURSE = /budget|\bp\s?&\s?l\b|profit and loss|turnover|revenue|umsatz|chiffre d.affaires/i;

/** Whether a text demands to have been in charge of a stated sum. */
export function demandsCharge(text: string): boolean {
  return isInChargeOfMoney(text) && PURSE.test(text) && AT_LEAST.test(text);
}

/** How letters begin and end, when and where one works, how one applies, and what is checked afterwards. */
const PROCESS: readonly RegExp[] = [
  // The contract and where one sits.
  /^(?:an? )?(?:\d{1,2}|three|six|nine|twelve|eighteen|two|one)[- ](?:month|year)s?['’]? (?:contract|placement|fixed[- ]term|ftc|maternity|assignment|secondment|appointment)\b|^(?:[\p{L}-]+,? ){0,3}(?:one|two|three|four|five|\d)(?: (?:or|to) (?:one|two|three|four|five|\d))? days?(?: (?:a|per) week)? (?:from|at|in) (?:the )?(?:home|office)\b|^(?:office|home|on[- ]site)\b[^.;]{0,15}\bdays?\b|\bpaid (?:weekly|monthly|fortnightly|four-weekly)\b|^ask (?:me|us)\b|^(?:three|four|five|two|\d) (?:\d+-hour |night |day |late )*shifts?\b.{0,12}\b(?:a|per) (?:week|fortnight|month)\b/iu,
  /^(?:uniforms?|tools?|training|van|laptop|phone|accommodation|meals?|ppe|parking|lunch|equipment|fuel card)\b[^.;]{0,25}\b(?:supplied|provided|included|given|paid)\b|^wir (?:zahlen|bezahlen|vergüten)\b|^poste (?:de titulaire|à pourvoir|en cdi|en cdd|à temps)\b|\b(?:crèche (?:du personnel|d'entreprise)|reprise d'ancienneté|tickets? restaurants?)\b/iu,
  /^no [\p{L} -]{3,30}, no [^:]{3,80}$|^(?![^.;]*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve))\+? (?:or more |full |good )*(?:years|months)\b)[^(]*\b(?:do(?:es)?n't|do not|does not|won't|will not) count\b/iu,
  /^here(?:'s| is| are) (?:what|why|how|the)\b|^as promised\b|^do you (?:want|like|love|enjoy)\b|^(?:does this|sounds? like|if (?:this|that|you think))\b|\b(?:no|not a) (?:drawback|problem|worry|matter|obstacle|disadvantage)\b[^.;]{0,12}\bif\b|^interested\?|^ready (?:to|for)\b[^.]*\?$/i,
  /^(?:hi|hello|hey|dear|good morning|hallo|liebe[rs]?|guten tag|sehr geehrte\w*|bonjour|madame|monsieur)\b[^.]{0,30}[,!.]?$/i,
  /^(?:thanks|thank you|many thanks|cheers|ta|all the best|(?:kind |best |warm )?regards|best(?: wishes)?|yours(?: \p{L}+)?|viele grüße|(?:mit )?freundlichen grüßen|beste grüße|cordialement|bien à vous)(?!\p{L}| (?:value|practice|execution|interests?|before)\b| lärm)[^.]{0,30}[,.!]?$/iu,
  /\b(?:13e mois|treizième mois|tickets?[- ]restaurants?|weihnachtsgeld|urlaubsgeld|jobrad|\d+ (?:tage urlaub|urlaubstage|jours de (?:rtt|congés)))(?!\p{L})/iu,
  /^(?:from|to|cc|sent|date|re|fwd?|subject|betreff|von|an|objet)\s*:/i,
  /^(?:the |first |second |final )?interviews?\b|^(?:no|one|two|three)\b[^.]{0,25}\binterviews?\b[.]?$|\binterviews? (?:will|take|are|is|date)/i,
  /^(?:post|job|position|job title|title|role|school|firm|client|company|unit|where|employer|directorate|division|section|service|site|base|team|responsible to|accountable to|requisition|req(?:uisition)? id|schedule|shift|salary|pay|rate|vacancy)(?: (?:no|number|id))?\s*:|^(?:hours|location|start(?:ing)?(?: date)?|contract(?: type)?|shift pattern|place of work|work(?:ing)? pattern|working hours|term|duration|closing date|job ref(?:erence)?|ref|grade|band|department|employment type|line manager|arbeitsort|arbeitszeit|beginn|eintritt\w*|lieu|type de contrat|horaires|durée|prise de poste)\b\s*(?::|are\b|is\b|of\b|date\b)/i,
  /^(?:rate|pay|fee(?! (?:proposals?|earn|quot|negotiat|bids?|calculat|income))|deadline|ir35)\b|^(?:ring|call|text|phone) \p{Lu}?\p{L}+ (?:on|at|for)\b|^you(?:'ll| will) (?:get|receive|enjoy|benefit|earn|be paid)\b|^(?:and )?we(?:'re| are) (?:proud|committed|an? (?:inclusive|equal))/iu,
  /^(?:the|this) (?:post|role|job|position) is (?:an? )?(?:\p{L}+ly |not )?(?:restricted|exempt|based|full-?\s?time|part-?\s?time|permanent|temporary|fixed|open|graded|funded|covered|salaried|remote|hybrid|subject|available|maternity)\b/iu,
  /^report(?:s|ing)? (?:in)?to\b(?![^.]*\byou\b)/i,
  /^(?:fully |mostly )?(?:hybrid|remote|on-?site|office-based|home-based|fixed[- ]term|temporary(?= (?:role|post|position|contract|job|cover|for|until|to perm|basis)|\W*$))\b(?![^.]{0,30}(?:experience|knowledge|teams?|sensing))/i,
  /^(?:night|day|late|early|rotating|weekend|evening|split|twilight|back|\d+-hour) shifts?\b(?! (?:lead|manage|supervis|experience))|\bstamp 4\b|\b(?:eu|irish|british|uk) (?:passport|citizen\w*|national(?! (?!or\b|with\b|and\b|who\b|only\b|resident|living|required)[a-z]))\b|\bsettled status\b|\breliable transport/i,
  /^(?:saturdays?|sundays?|weekends?|nights?|evenings?)\b[^.]{0,25}\b(?:\d|one|alternate|every|per|rota)/i,
  /^\d{1,2}(?:\.\d+)? hours?\b(?! (?:on|of|in|flying|solo|logged|experience))|^[^,(]{0,20}\bon[- ]call\b.{0,25}\bin (?:three|four|five|six|\d)\b|^start(?:s|ing)? (?:as soon|asap|in|on|immediately)\b|^(?:able|available|ready) to start\b/i,
  /\breferences?\b.{0,40}\b(?:taken up|will be|checks?|followed)\b|^(?:two|three|good|excellent)\b[^.]{0,20}\breferences\b|\bsubject to\b.{0,90}\b(?:checks?|references?|clearance|screening)\b|\bcriminal records?\b/i,
  // "Apply on the jobs portal by Friday", "apply to Ms Marsh with a CV".
  /^(?:(?:please|to|kindly|just|simply|you (?:can|may)|candidates (?:can|may|should)|applicants (?:can|may|should)) )*apply (?:(?:directly|today|now|only|in confidence) )*(?:online\b(?! \p{L}+ing\b)|in (?:writing|person|confidence)\b|(?:on|via|through|by|using|at|to|with) (?:(?:the|our|your|this|an?|my) )?(?:[\p{L}’'-]+ ){0,4}?(?:portal|web ?site|site|page|link|form|job ?board|jobs|e-?mail|post|letter|button|careers?|cvs?|résumé|resume|address|workday|linkedin|indeed|friday|noon|\d{1,2}(?:st|nd|rd|th)?(?: \p{Lu}|\.))(?![\p{L}]))/iu,
  /^please\b|^(?:e-?mail|write to|contact) [^.]{0,60}(?:@|\bby\b|\bbefore\b|\bfor (?:an?|more|further)\b|\bif you\b|with your\b)|^(?:we|the \p{L}+) may close\b|close (?:this|the) (?:advert|vacancy|post)|^(?:the |this |these |all |please note,? (?:that )?)*(?:applications?|adverts?|advertisements?|vacanc(?:y|ies)|posts?|postings?|listings?|competitions?|roles?)(?: \p{L}+)? (?:may|might|could|will|can|is likely to) (?:be )?(?:close[ds]?|withdrawn|taken down) (?:early|earlier|sooner|before|once|when|ahead|if)\b|\bfor an? (?:informal )?(?:chat|conversation)\b/iu,
  /encourage (?:applica|people|candidates)|under-represented|lived experience|(?<!\b(?:valid|current|own|full|paid|employee|in-date|up-to-date|holds? an?|have an?|your) )(?<!^(?:an? )?(?:paid|employee|nsw|[a-z-]*work)\b[a-z -]{0,15})working with children check(?! \((?:essential|mandatory|must|required))|^must be (?:over |at least )?(?:18|21|eighteen)\b|\b(?:18|21) (?:or over|years of age|or older)\b|^(?:an? )?(?:clean|spotless|good) (?:compliance|disciplinary|regulatory|safety|attendance)[ -]record|^(?:be )?physically fit|^non-?smoker|^(?:must be )?(?:an? )?u\.?s\.? (?:person|citizen|national)|\bauthori[sz]ed to work\b|\bdrug (?:test|screen)|\ba medical(?: exam\w*| check)?\W*$|^available (?:immediately|from|for|on|now|to start)|\bno (?:visa )?sponsorship\b|\bsponsor(?:ing)? (?:a |any |work |for )*visas?\b|\bsponsorship (?:is )?(?:not |un)?(?:available|offered|provided|possible)|\bcommut(?:e|ing|able)\b|^satisfactory (?:references|dbs)|débutants? accept|\b(?:lift|carry|push|pull)(?:ing)?\b.{0,50}?\d+ ?(?:lbs?|pounds|kg|kilos)/i,
  /^there(?:'s| is| are) [^.]{0,40}\b(?:parking|canteen|coffee|gym|lunch|fruit|bus)\b|\bfree parking\b|\bcycle to work\b|\blife (?:cover|assurance)\b|\bannual leave\b|\bprofit share\b|\bgym membership\b|parental leave\b/i,
];

const processes = PROCESS.map((pattern) => testOf(pattern));

/** Whether a statement is of the letter, the hours, the place, the application or the perks. */
export function isProcess(text: string): boolean {
  return processes.some((isSaid) => isSaid(text));
}
