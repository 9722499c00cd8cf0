// The labels of a sentence: what stands before its first colon, and how much it asks of what stands behind it. Pure.

import { refusesLess } from './asking.ts';
import { asksForCredential } from '../papers/credential-words.ts';
import { kindOfDemandLabel } from './demand-labels.ts';
import { kindOfHeading } from '../layout/headings.ts';
import type { StatementKind } from '../layout/statement-kind.ts';
import { saysNice } from '../wishes.ts';
import { minimumMonths } from '../time/minimum-months.ts';
import { kindOfAnnouncement } from './announcing.ts';
import { isNamedPaper } from './listed-demands.ts';
import { namesSomeone } from './role-words.ts';
import { kindOfSpokenHeading } from './spoken-headings.ts';

/** What stands between a label and what it labels. */
export const LABEL_MARK = /^\s*(?::|[-–—](?=\s))\s*/;

/** The labels that a sentence opens with, with how much they ask: "Profil : Appréciés : SQL" has two, and the last says. */
export function labelsOf(sentence: string): { label: string | null; kind: StatementKind | null } {
  const label = labelOf(sentence);
  const kind = label === null ? null : kindOfLabel(label, sentence.slice(label.length));
  if (label === null || kind === null || NAMES_PAPER.test(label)) return { label, kind };
  const rest = sentence.slice(label.length).replace(LABEL_MARK, '');
  const second = labelOf(rest);
  const within = second === null ? null : kindOfLabel(second, rest.slice(second.length));
  if (second === null || within === null || NAMES_PAPER.test(second)) return { label, kind };
  return { label: sentence.slice(0, sentence.length - rest.length + second.length), kind: within };
}

/** "Was wir brauchen, da gibt es leider nichts zu verhandeln, weil der Verband es so verlangt:": with what is said of it. */
const LONG_LABEL = /^((?:what|was|ce (?:que|qui|dont)) [^:.]{80,200}):\s/iu;

/** What stands before the first colon of a sentence, or before a dash where it is said to be demanded. */
function labelOf(sentence: string): string | null {
  const [, label] = /^([^:.]{2,90}):\s/.exec(sentence) ?? [];
  if (label !== undefined) return label;
  const [, long] = LONG_LABEL.exec(sentence) ?? [];
  if (long !== undefined && kindOfDemandLabel(long) !== null) return long;
  const [, before] = /^([^:.–—]{6,60}?)\s[-–—]\s/.exec(sentence) ?? [];
  const isLabel = before !== undefined && before.includes(' ') && !TELLS_DEED.test(before);
  return isLabel && kindOfDemandLabel(before) !== null ? before : null;
}

/** "You must have managed a caseload before – we mean named clients": the demand itself. */
const TELLS_DEED =
  /\bhave (?:(?:\p{L}+ly|already|also) )?(?:\p{L}+ed|run|led|held|taught|built|driven|written|sold|done|kept|made|been|brought|dealt|sat|stood) \p{L}/iu;

const HEADING_MAX = 60;
/** "Clearance: CTC, active": the label is a part of the paper's name. */
export const NAMES_PAPER = /^\W*(?:security )?(?:clearances?|vetting)\W*$/iu;
/** What follows is held, or spoken. */
const OF_PAPERS =
  /^\W*(?:(?:le|la|les|the|your|die|der|das) )?(?:diplômes?|papers|tickets?|licen[cs]es?|certificates?|(?:security )?clearances?|(?:security )?vetting|registrations?|certifications?|sicherheitsüberprüfung|habilitations?|languages?|langues?|sprachen|ausbildung|abschluss|papiere)\W*$/iu;
/** "English: Marlins 85 %": how well it is spoken. */
export const OF_A_LANGUAGE =
  /^\W*(?:english|german|french|spanish|dutch|italian|polish|portuguese|welsh|irish|deutsch|englisch|französisch|spanisch|italienisch|niederländisch|anglais|allemand|français|espagnol|néerlandais|italien)\W*$/iu;
/** What a form says of pay, times and contract, and of where the work is. */
const OF_THE_CONTRACT =
  /^\W*(?:wages?|joining(?: date)?|joining port|rotation|relief|tour length|leave|fee|day rate|lohn|entlohnung|vergütung|entgelt|eingruppierung|dienstort|einsatzort|standort|eintritt(?:stermin)?|befristung|umfang|stellenumfang|salaire|rémunération|lieu(?: de travail)?|prise de fonctions?|type de contrat|statut|send|apply|how tested|flsa|reports to|applications?|contact|kontakt|rückfragen|anschreiben|bewerbung|candidatures?|pour postuler)\W*$/iu;
const OF_THE_PLACE =
  /^\W*(?:vessels?(?: types?)?|ships?|fleet|trade|trading(?: area)?|flag|aircraft|plant|works|depot|business unit|niederlassung|werk|betriebsteil|agence|établissement|chantier|site)\W*$/iu;
/** "Clients: owner-managed companies", "Why the role exists: we have three wharves". */
const OF_THE_HOUSE =
  /^\W*(?:place|office|(?:the |our )?(?:clients?|customers?|company|employer|firm|house|school|patients|team)|société|entreprise|employeur|gesellschaft|unternehmen|arbeitgeber|einrichtung|kunden|mandanten|why (?:the|this|a) (?:role|post|job|position|vacancy)(?: exists| is vacant| is open)?|reason for (?:the )?(?:vacancy|recruitment)|grund der (?:ausschreibung|besetzung)|contexte|hintergrund)\W*$/iu;
/** "No ticket, no interview": what follows is the ticket. */
const NO_WITHOUT =
  /^\W*no [^,:]{3,30}, no (?:job|start|interview|entry|chance|deal|way|call|chat|site|shift|exceptions?)(?:,? \p{L}+)?\W*$/iu;
const NO_MATTER = /\b(?:egal|unwichtig|peu importe)\b|\b(?:does|do)(?: not|n['’]t) (?:matter|care|mind)\b/i;
/** "A solicitor or a licensed conveyancer, either is fine". */
const EITHER =
  /\b(?:either|any of (?:them|these)|both (?:are|will do)|one of (?:them|these)|beides|l['’]un ou l['’]autre)\b/iu;
const NICE_WORDS_MAX = 12;
/** "Ideally Italian, but French is non-negotiable: …": the wish is not all that is said. */
const BUT =
  /,? (?:but|aber|jedoch|mais) (?!(?:is |are |ist |sind |est )?(?:not|by no means|keine?\p{L}*|nicht|pas) (?:an? )?(?:essential|required|necessary|needed|musts?|mandatory|zwingend|bedingung|pflicht|muss|voraussetzung|obligatoires?|indispensables?|exigée?s?)\W*$)/iu;
const NOT_ASKED = /^\W*not (?:needed|required|necessary|essential)|\bnot asked\b/i;
/** "Not needed: management, patents, a suit." */
const ONLY_NOT_ASKED =
  /^\W*(?:(?:definitely|absolutely|what(?:'s| is)|things|wir|was) )*(?:(?:what )?you (?:do not|don['’]t|won['’]t) need|not (?:at all )?(?:needed|required|necessary|asked(?: for)?|wanted|expected)|(?:brauchen|verlangen|erwarten) (?:sie |wir |du )?nicht|nicht (?:nötig|gefragt|erforderlich|notwendig|verlangt)|pas (?:demandé|nécessaire|exigé|requis|besoin)\p{L}*)\W*$/iu;
/** What stands behind these may be who is sought. */
const SEEKS =
  /^\W*(?:(?:now |also |urgently )?(?:wanted|needed|sought|required|looking for|seeking|hiring)|gesucht|recherchée?s?)\W*$/iu;

/** The kind that a label gives to `rest`; null where it is none, or where `rest` is who is sought. */
function kindOfLabel(label: string, rest: string): StatementKind | null {
  const kind = label.length > HEADING_MAX ? null : kindOfHeading(label.replace(/\s*\([^()]*\)$/, ''));
  if (kind === 'boilerplate' && /^conditions?\W*$/i.test(label) && isNamedPaper(rest)) return 'must';
  if (kind !== null) return kind;
  if (NO_WITHOUT.test(label)) return 'must';
  if (OF_PAPERS.test(label) || OF_A_LANGUAGE.test(label)) return 'must';
  if (OF_THE_CONTRACT.test(label) || OF_THE_HOUSE.test(label)) return 'boilerplate';
  if (OF_THE_PLACE.test(label)) return 'about';
  const announced = kindOfAnnouncement(label);
  if (announced !== null) return announced;
  if (NO_MATTER.test(label) && EITHER.test(rest) && isNamedPaper(rest)) return 'must';
  if (NO_MATTER.test(label) || ONLY_NOT_ASKED.test(label)) return 'boilerplate';
  if (refusesLess(label)) return 'must';
  const told = kindOfDemandLabel(label);
  // "I can't take anyone straight from training: two years at least after that".
  const demanded = told === 'boilerplate' && minimumMonths(rest) > 0 ? 'must' : told;
  if (
    demanded === null &&
    label.split(/\s+/).length <= NICE_WORDS_MAX &&
    saysNice(label) &&
    !BUT.test(label) &&
    !NOT_ASKED.test(label)
  )
    return 'nice';
  if (demanded === null) return kindOfSpokenHeading(label);
  if (!SEEKS.test(label) || asksForCredential(rest)) return demanded;
  const sought = rest.replace(/^[\s:–-]+|[\s.!]+$/g, '');
  const [who = ''] = sought.split(/\s(?:for|at|in|with|to)\s/);
  return (namesSomeone(sought) || namesSomeone(who)) && !/[,;]/.test(rest) ? null : demanded;
}
