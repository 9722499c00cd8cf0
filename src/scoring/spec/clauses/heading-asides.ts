// Headings with what is said of them in their own line: "Mandatory – applications without these cannot be put forward",
// "Desirable, but no reason to hold back", "Zwingend – ohne diese Nachweise keine Einladung". Pure.

import { inLettersOf } from '../first-look.ts';
import { kindOfHeading } from '../layout/headings.ts';
import type { StatementKind } from '../layout/statement-kind.ts';
import { kindOfDemandLabel } from './demand-labels.ts';

const LENGTH_MAX = 130;
/** A few words, and behind a dash, a comma or a stop what is said of them. */
const HEAD = /^([^–—:,;.()]{3,45}?)(?:\s+[-–—]+\s+|\s*[,;:]\s+|\.\s+)([^:;]{6,})$/u;
/** How firmly what stands below is meant: who is turned away without it, how it is checked, that some of it may lack. */
const saidFor = inLettersOf(
  /(?<!\p{L})(?:(?:applications?|applicants?|candidates?|cvs?|those|anyone|people|you)\b.{0,40}\b(?:without|lacking|missing|not (?:meeting|showing|holding)|who (?:do not|don['’]t|cannot|can['’]t))|without (?:these|them|all|any of|each of|every one|both|the (?:following|two|three))|(?:cannot|can['’]t|can not|won['’]t|will not|not) (?:be )?(?:considered|shortlisted|put forward|progressed|interviewed|read|accepted|forwarded|submitted|looked at|apply|proceed|waive|bend|compromise)|(?:do not|don['’]t) (?:apply|bother|send|worry|be put off|let)|(?:only|please) apply|no exceptions?|not negotiable|all (?:of (?:these|them|the)|two|three|four|five|six|required|needed|must|are)|(?:every|each) (?:one|point|item)\b|(?:you|applicants|candidates) (?:must|need to) (?:meet|have|tick|show|hold)|(?:we|they) (?:will )?(?:check|test|sift|score|shortlist|verify)\b|(?:sifted|scored|assessed|shortlisted|tested|checked) (?:on|against|at|from|by)|pass\/fail|knock-?outs?|but not (?:essential|required|necessary|a must)|no (?:reason|need) to|not a deal-?breaker)(?!\p{L})|(?<!\p{L})(?:ohne (?:diese|die folgenden|das|sie)|nicht (?:berücksichtigt|verhandelbar|weiter)|keine? (?:einladung|berücksichtigung|muss|bedingung)|bitte nur|sans (?:ces|cela|ceux|quoi|eux)|(?:ne|n['’])\s?(?:sera|seront|pourra|pourront|peut|peuvent|est|sont)\s|à défaut|éliminatoires?|sous peine|inutile de)(?!\p{L})/iu,
);

/** The kind that such a heading gives to what stands below it; null where the line is none. */
export function kindOfHeadingWithAside(line: string): StatementKind | null {
  if (line.length > LENGTH_MAX) return null;
  const [, head, said = ''] = HEAD.exec(line) ?? [];
  if (head === undefined || !saidFor(said).test(said)) return null;
  const kind = kindOfHeading(head) ?? kindOfDemandLabel(head);
  return kind === 'must' || kind === 'nice' ? kind : null;
}
