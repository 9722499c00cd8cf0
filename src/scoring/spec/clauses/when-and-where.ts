// When, where and for how long one works, when the interviews are and who answers questions, in German and French; what the
// house pays for and teaches, and what it does not mind. Nothing of it is asked. Pure.

import { testOf } from '../first-look.ts';

const SAID: readonly RegExp[] = [
  /^(?:die |der |ihre? )?(?:(?:regelmäßige |wöchentliche |tägliche )?arbeits(?:beginn|zeit\p{L}*|ort)|dienst(?:beginn|zeit\p{L}*|ort)|schicht(?:beginn|zeit\p{L}*)|einsatzort|eintritts(?:datum|termin)|stellenumfang|beschäftigungsumfang)(?!\p{L})(?! (?:erfassung|planung|modell))/iu,
  /^für (?:\p{L}+ )?(?:rück)?fragen(?!\p{L})|(?<!\p{L})steht (?:ihnen|dir|euch) [^.;]{3,80} (?:gerne? )?zur verfügung(?!\p{L})/iu,
  /(?<!\p{L})(?:zunächst |vorerst |erst einmal )?(?:auf|für) (?:\p{L}+|\d+) (?:jahre?n?|monaten?) befristet(?!\p{L})|(?<!\p{L})befristet (?:auf|für|bis)(?!\p{L})/iu,
  /^als (?:\p{L}+ )?(?:familien|traditions|inhaber|handwerks)\p{L}+ [^.;]{3,100} wir(?!\p{L})/iu,
  /^(?:les |l['’])?(?:entretiens?|auditions?|épreuves|jurys?) (?:\p{L}+ )?(?:auront|aura|se (?:dérouler|tiendr)\p{L}+|sont prévue?s)(?!\p{L})/iu,
  // "Entrée en fonction au 1er février ou à convenir", "Stellenantritt per sofort".
  /^(?:date d['’]|l['’])?(?:entrée en (?:fonctions?|service)|prise de (?:poste|fonctions?)|début du contrat)(?: (?:souhaitée?|prévue?|effective|est|possible))* ?(?::|au |le |dès |à |de suite|immédiate?(?!\p{L})|en |début |courant )|^(?:stellen|dienst|arbeits)?(?:antritt|eintritt)(?: (?:ist|erfolgt))? ?(?::|ab |per |zum |nach |sofort)/iu,
  /^(?:les |vos )?horaires?(?!\p{L})[^.;]{0,20}(?: :|:| en | de | du | \d| variables?| décalés?| flexibles?| fixes?| postés?| \(| continus?)/iu,
  /^(?:(?:vous |et )*(?:participe[zr]|êtes intégrée?|serez intégrée?|contribue[zr]|participation) (?:(?:à la|au|à l['’]|aux|à|à des|à un) )(?:rotations? |planning |roulement |tour |système )?(?:(?:d['’e]|des|de) ?)?(?:astreintes?|gardes|permanences)|astreintes? (?:à prévoir|une semaine|un week|\d|selon|par roulement))(?!\p{L})/iu,
  /^(?:le |ce )?(?:poste|contrat) (?:est )?(?:à pourvoir|basé|situé|à durée|de \d)/iu,
  /^we(?:['’]ll| will)(?: also| even| happily)? (?:put you through|pay (?:for )?|fund|sponsor|cover the (?:costs?|fees?))\b/iu,
  /\b(?:will be|are|is) (?:given|provided with|offered) (?:full |all |the |thorough |on-the-job |some )*(?:training|induction)\b/iu,
  /\b(?:we|i)(?: really| honestly| genuinely)? (?:do not|don['’]t) (?:mind|care)\b[^.;]{0,30}$/iu,
  // Shifts, how near one lives, what one carries, points on a licence, what is tested.
  /^(?:internal |regular )?rotation (?:to|of|between|through|onto) (?:\p{L}+ )?(?:nights?|weekends?|days|shifts?)\b|^(?:(?:you |must |to |be )*)(?:lives?|living|resides?|residing) within \d+ (?:min|miles|km|kilomet)|^lift(?:s|ing)? and carry|^fit for (?:ladders|roofs|climb|heights|heavy)|^(?:max(?:imum)?\.?|no more than|not more than|up to) (?:\d+|three|six|nine) (?:penalty |licen[cs]e )?(?:pts|points)\b|^you(?:['’]ll| will) be tested\b/iu,
  // From when somebody is wanted: "Required for January 2027 or Easter", "Needed ASAP", "Gesucht ab sofort".
  /^(?:required|needed|wanted|sought|vacant|to (?:start|begin|commence)|start(?:ing)?|gesucht|zu besetzen|à pourvoir)[: ]{1,2}(?:from|for|in|on|by|as of|to start|ab|zum|dès|à partir d[eu]|le|pour)?\s?(?:the )?(?:(?:asap|immediate(?:ly)?(?: start)?|as soon as possible|now|sofort|nächstmöglich\p{L}*|que possible|start of \p{L}+|(?:early|late|mid|spring|summer|autumn|winter|michaelmas|easter|term|september|january|february|march|april|may|june|july|august|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|(?:\d{1,2}(?:st|nd|rd|th|er|\.)?)|20\d\d|or|and|und|oder|ou|et|if possible|sooner|later|earlier|the|term|year)[\s,/–-]*)+)\W*$/iu,
  // How the shifts go: "Rotating days and afternoons (6-2 / 2-10), Mon-Fri", "Alternating earlies and lates".
  /^(?:rotating|alternating|alternate|continental|fixed|permanent|4 on 4 off|double|3|2|two|three)[ -](?:(?:shift|week(?:ly)?|rota|earl(?:y|ies)|lates?|days?|afternoons?|evenings?|nights?|mornings?|shifts?|pattern|and|&|or|\/|,|-)[ ,/&-]*){2,}(?:\(?[^\p{L}]*\)?[ ,–-]*)(?:(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?\W*(?:to|-|–|till)?\W*)*$/iu,
  /^disponibilités? (?:pour|horaires?|immédiate|le |les |de |à )|^convention collective(?!\p{L})|masernschutz|masernimpf/iu,
  // "Living in Ireland", "Wohnsitz in Österreich": where one lives is told from an address, and gates nothing by itself.
  /^(?:(?:you |must |to |be |already |currently |permanently |need |have )*)(?:liv(?:e|ing)|resid(?:e|ing|ent)) in (?:the )?\p{Lu}[\p{L}. ]{1,30}$|^(?:fester? )?wohnsitz in (?:der |dem )?\p{L}+$|^(?:résider|résidant|domiciliée?|résidence) en \p{L}+$/iu,
  // "2/3 rotation", "Rotation 4 on 4 off, flying from Norwich", "equal time".
  /^(?:equal[- ]time |back[- ]to[- ]back )?rotat(?:ion|a|ional)\b[ :of]{0,4}\d+(?: weeks?)? ?(?:[/x:]|on)[ /]?\d+|^\d+ ?[/x] ?\d+ (?:week )?rota(?:tion)?\b|^mobili[sz]ing (?:from|out of)\b/iu,
  // "£ competitive day rate, Ltd or umbrella".
  /^[£$€]? ?(?:competitive|attractive|excellent|negotiable|market) (?:day |hourly |daily )?rates?\b|^(?:day|daily|hourly) rates?\b|\b(?:ltd|limited)(?: company)? (?:or|\/) ?umbrella\b|\bumbrella (?:or|\/) ?(?:ltd|limited|paye)\b|^travel (?:is )?paid\b/iu,
  /^(?:EC|WC|SE|SW|NW)\d{1,2}[A-Z]?(?: \d[A-Z]{2})?\.?$/u,
];
const isSaid = SAID.map((one) => testOf(one));

/** Whether a text says when, where or for how long one works, or what the house sees to itself. */
export function isOfWhenAndWhere(text: string): boolean {
  return isSaid.some((one) => one(text));
}
