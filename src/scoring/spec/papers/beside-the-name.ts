// What is said of a paper beside its name: how it is held, that it must be in force and since when, why it is asked for, what
// else goes with it and what will not do. None of that is another name of it. Pure.

import { inLettersOf, mayMatch } from '../first-look.ts';
import { withoutRecency } from '../time/recency.ts';

const BESIDE: readonly RegExp[] = [
  // "An unrestricted licence": whatever limits it does not have.
  /(?<!\p{L})(?:unrestricted|unencumbered|unconditional) (?=\p{L})/giu,
  // "Free of annotations", "sans restriction", "not suspended", "nationwide", "from day one".
  /,? (?:(?:and|und|et) )?(?:(?:with(?:out| no)|free (?:of|from)|sans|ohne|no) (?:any |aucune )?(?:active )?(?:restrictions?|conditions?|annotations?|notations?|limitations?|sanctions?|encumbrances?|einschränkung\p{L}*|auflagen?)(?: of [\p{L} ]{3,20})?|(?:not|nicht|non|never) (?:expired|lapsed|suspended|limited|provisional|revoked|abgelaufen|entzogen|expirée?s?|suspendue?s?)(?: (?:or|nor) \p{L}+)?|nationwide|bundesweit|from day one|(?:valid )?(?:at|by|on) (?:the (?:time|point) of )?(?:joining|application|appointment|interview|start)|(?:at|by) the time you (?:apply|start|join))(?!\p{L})/giu,
  // "Active with the Board", "this year's annual assessment done", "with a current medical".
  /,\s(?:active|registered|current|listed|live|up to date|in good standing) (?:with|at|on) (?:the |its |your )?[\p{L} ]{3,40}(?=[,.;)–—-]|$)|,? with (?:the |your |an? |this year['’]s |all |both )*[\p{L}'’ -]{3,40} (?:done|paid|completed?|in place|up to date|passed|signed off)(?!\p{L})|,? with (?:an? |the |your |valid |current )*(?:Cat(?:egory)? ?\d(?: (?:or|and) Cat(?:egory)? ?\d)* )?medical(?: (?:to|as|clearance|certificate|card|check|exam\p{L}*)(?!\p{L})[^,;()]*)?(?=\s*(?:[,;().]|$))/giu,
  // ", since you'll be giving advice", ", damit Sie abnehmen dürfen", ", condition de l'appel d'offres".
  /,\s(?:since|because|as|so(?: that)?|given that|damit|da|weil|denn|sodass|und damit|puisque|afin|car)(?:,? (?:you|we|it|they|this|that|there|our|your|the|all|sie|wir|es|die|der|das|unsere?|que|de|nous|vous|l[ea]s?)(?!\p{L})|\s(?=\p{Ll}+berechtigt))[^]*$|,\s(?:condition|exigence|obligation|prérequis) (?:de |d['’]|du |des |imposée|incontournable)[^]*$/giu,
  // "- the guest registration won't do", "- bring the print-out".
  /(?:,|\s[–—-])\s(?:an? |the )?[^–—,;()]{2,40} not (?:be )?(?:accepted|considered|enough|sufficient|taken|eligible)[^,;()]*$|\s[–—-]\s(?:an? |the )?[^–—]{0,60}?(?:(?:are|is|do|does|will|wo|ca|can|could)(?: not|n['’]t)|cannot|not|never|no longer|too (?:light|low|little)) [^–—]*$|\s[–—-]\s(?:please |and )?(?:bring|send|show|include|attach) [^–—]*$/giu,
  // "Before we can give you adviser status", "for everyone who works at our functions": when and of whom it is asked.
  /,?\s(?:before|until|so that|bevor|avant (?:que|de)) (?:(?:we|you|they|your|our|wir|sie|nous|vous)(?!\p{L}))[^,;.]*|\sfor (?:everyone|everybody|anyone|whoever|all (?:staff|those|who))(?!\p{L})[^,;.]*/giu,
  // "(or outside the canton, where recognised)": where it is from.
  /\s*\(?(?:Kanton|canton|cantonal) \p{Lu}\p{L}+(?: (?:oder|ou|or) [\p{L}-]+(?: anerkannt| reconnue?| recogni[sz]ed)?)?\)?|,? (?:along|together) with (?:an?|some) [\p{L} -]{0,30}background/giu,
];
const beside = BESIDE.map((one) => ({ saidIn: inLettersOf(one), may: mayMatch(one) }));

/** "Gesetzlich nötig:", "Required by law:": a label before the name. */
const LABEL =
  /^\W*(?:gesetzlich |legally |rechtlich |by law |unbedingt |zwingend )?(?:nötig|vorgeschrieben|erforderlich|required|notwendig|needed|obligatoire|requis)(?: by law)?\s?:\s|^(?:(?:state|federal|the|our) )?(?:law|regulations?|insurers?|licensing rules) (?:requires?|means?|demands?) (?:that )?(?:you|the post-?holder|whoever [\p{L} ]{3,20}) (?:to |must |will )?(?:be|hold|have) /iu;
/** Which kind, by a word that is of all papers: "mild", "intermediate". */
const KIND_ALONE =
  /^\W*(?:(?:or|the|an?|oder|ou) )?(?:mild|moderate|severe|intermediate|advanced|basic|older|newer|former|provisional|proficient|full|limited|general|current|generalist|active)(?: or)?\W*$/iu;

/** The words that name a paper. */
export function withoutSaidBeside(text: string): string {
  const rest = beside.reduce(
    (words, { saidIn, may }) => (may(words) ? words.replace(saidIn(words), ' ') : words),
    withoutRecency(text).replace(LABEL, ''),
  );
  return rest.trim().length < REST_MIN ? text : rest;
}

/** The parts between alternatives that name one. */
export function thatName(parts: readonly string[]): string[] {
  const named = parts.filter((part) => !KIND_ALONE.test(part));
  return named.length === 0 ? [...parts] : named;
}

/** Less names no paper; in characters. */
const REST_MIN = 6;
