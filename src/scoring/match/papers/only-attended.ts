// Where a paper's name stands for less than the paper: a webinar of its body, a familiarisation course for its machine, the
// meeting or the plan that bears its name. Pure.

import { testOf } from '../../text/first-look.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, type Naming } from './naming.ts';

/** What a body offers to everybody. */
const FOR_EVERYBODY =
  /(?<!\p{L})(?:webinars?|podcasts?|newsletters?|magazine|branch (?:evenings?|meetings?|events?)|events?(?! \p{Ll})|meet-?ups?|conferences?|open days?|information (?:evening|day)s?|infoveranstaltung\w*|tagung\p{L}*|journées? portes ouvertes)(?!\p{L})/iu;
/** A course that makes one acquainted with a thing. */
const ACQUAINTED =
  /(?<!\p{L})(?:familiari[sz]ation|gen(?:eral)?\.? fam\p{L}*|awareness|tasters?(?: day| course)?|introduct(?:ion to|ory)|induction (?:course|day)|briefing|toolbox talks?|ramp and transit|schnupper\p{L}*|einführungs(?:kurs|seminar|lehrgang)|einführung in|sensibilisation|découverte)(?!\p{L})/iu;
/** "The HACCP meeting", "HACCP team member": work that is called by the same letters. */
const AT_WORK =
  /^['’]?s?[\s-](?:(?:and|&|steering|safety|site|internal) )?(?:meetings?|teams?(?! (?:teach|leader cert))|plans?|committees?|systems?|stud(?:y|ies)|procedures?|documentation|polic(?:y|ies)|steering|working groups?|implementation|manuals?|duties|prerequisites|handbuch|konzepte?|sitzung\p{L}*|équipes?|réunions?)(?!\p{L})/iu;
/** "PLAN HACCP", "membre de l'équipe HACCP". */
const OF_WORK =
  /(?<!\p{L})(?:meetings?|committee|plans?|konzept|équipe|réunions?|système|étude|démarche)(?: (?:of|on|for|about|zum|zur|für))? $/iu;
const maySayLess = testOf(
  new RegExp(
    [
      FOR_EVERYBODY,
      ACQUAINTED,
      /meeting|team|plan|committee|system|stud(?:y|ies)|procedure|documentation|polic|steering|working group|implementation|manual|duties|prerequisites|handbuch|konzept|sitzung|équipe|réunion|système|étude|démarche/i,
    ]
      .map(({ source }) => source)
      .join('|'),
    'iu',
  ),
);
/** So far from the name. */
const BESIDE = 40;
/** Its name in an account of work is no paper. */
const IN_PASSING = 0.25;

/** The naming as less than the paper where it is only of a thing that bears the paper's name. */
export function lessThanPaper(naming: Naming, unit: Unit): Naming {
  const { line, words, stance } = naming;
  if (stance !== 'held' || unit.kind === 'degree' || !maySayLess(line.text)) return naming;
  const start = line.text.toLowerCase().indexOf(words);
  if (start < 0) return naming;
  const end = start + words.length;
  const before = /[^,;|•.]*$/.exec(line.text.slice(0, start))?.[0] ?? '';
  const after = /^[^,;|•.]*/.exec(line.text.slice(end))?.[0] ?? '';
  const item = `${before.slice(-BESIDE)} ${after.slice(0, BESIDE)}`;
  const says = (said: RegExp) => said.test(item) && !said.test(unit.text);
  if (says(FOR_EVERYBODY)) return namingAs('held', { line, words, isExplicit: false, share: IN_PASSING });
  if (says(ACQUAINTED)) return namingAs('other', { line, words, isExplicit: true });
  const isWork = (AT_WORK.test(after) || OF_WORK.test(before)) && !PAPER.test(item);
  return isWork ? namingAs('held', { line, words, isExplicit: false, share: IN_PASSING }) : naming;
}

const PAPER =
  /\b(?:certif\w*|level \d|award|diploma|passed|qualif\w*|zertifi\w*|prüfung|attestation|formation|schulung|lehrgang|trained|training|course)\b/i;
