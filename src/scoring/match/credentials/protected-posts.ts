// Posts that the law gives only to the holder of a paper: who works as a midwife is on the register, whether the CV says
// so or not. It says nothing where the CV speaks of the paper itself, and nothing of helpers and students; abroad the paper
// is that of another country.

import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import { designatorsIn } from '../../spec/papers/designators.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namesFalsely } from '../posts/false-friends.ts';
import { headerOf } from '../posts/header.ts';
import { isForeign } from '../papers/jurisdiction.ts';
import { namingAs, type Naming } from '../papers/naming.ts';

/** By the name of the credential: what the post is called. */
const POSTS: Readonly<Record<string, RegExp>> = {
  'midwife registration': /\bmidwife\b|\bhebamme\b|\bentbindungspfleger\b|\bsage-femme\b/i,
  'nursing registration':
    /\b(?:staff|charge|theatre|scrub|district|practice|registered|icu|itu|adult|paediatric|mental health|band [5-8]\w?) nurse\b|\b(?:ward|theatre|junior|senior) sister\b|\bkrankenschwester\b|\bkrankenpfleger(?:in)?\b|\bpflegefach(?:kraft|frau|mann)\b|\binfirmi(?:er|ère)\b/i,
  'pharmacist registration': /\bpharmacist\b|\bapotheker(?:in)?\b/i,
  'dental registration': /\bdentist\b|\bdental (?:surgeon|hygienist|therapist)\b/i,
  'dental hygiene licence': /\bdental hygienist\b/i,
  'veterinary registration': /\bveterinary surgeon\b|\bveterinarian\b|\bvet\b/i,
  'optical registration': /\boptometrist\b/i,
  'solicitor admission': /\bsolicitor\b/i,
  'physiotherapy registration': /\bphysiotherapist\b/i,
  'theatre technician licence':
    /\bota\b(?![- ](?:ingenieur|engineer|operations|manag|update|test|buchung|channel|entwickl|develop|speciali|account|market|software|platt?form|release|lead))|\boperationstechnische[rn]? assistent(?:in)?\b/i,
  'paramedic registration': /\bparamedic\b|\bnotfallsanitäter(?:in)?\b/i,
  'pilot licence': /\b(?:captain|first officer)\b.{0,30}\b(?:a3\d\d|b7\d\d|atr|737|320|airways|airlines?)\b/i,
  'train driving licence': /\btrain driver\b|\btriebfahrzeugführer(?:in)?\b/i,
  'articulated lorry licence': /\b(?:class (?:1|one)|artic|c\+e) driver\b|\bhgv (?:class )?1\b/i,
  'bus licence': /\b(?:bus|coach) driver\b|\bbusfahrer(?:in)?\b/i,
};
const HELPER =
  /\b(?:assistants?|support|student|trainee|apprentice|aide|helper|auxiliary|technician|receptionist|secretary|administrator|recruit\w*|helfer\w*|azubi|stagiaire|élève|étudiante?|dispens\w*|lecturer|teacher|liaison|clerk|cadet|volunteer|coordinator|manager|supervised|paralegal|equine dentist|industrial|looking|aspiring|seeking|to (?:a|an|the|two|three)|for (?:a|an|the)|with|associate)\b/i;
/** One of the profession who manages as well. */
const WHO_MANAGES =
  /(?<=\b(?:pharmacist|solicitor|nurse|midwife|optometrist|dentist|vet|physiotherapist|paramedic)) (?:in charge|and )?\s?manager\b/gi;
/** Whoever speaks of recognition has none yet, unless it led to a register. */
const ABROAD =
  /^(?!.*(?<!\p{L})(?:on|entered|admitted) (?:[\p{L}'’]+ ){0,4}(?:register|list|roll)(?!\p{L})).*(?:anerkennung|recognition|équivalence|reconnaissance|gleichwertig|osce\b|autorisation d.exercice)/isu;
/** What somebody speaks, and where they were taught, is not where they work. */
const SAYS_NOT_WHERE: ReadonlySet<EvidenceLine['section']> = new Set(['languages', 'education']);
const IMPLIED = 0.7;
const ENDED_MONTHS_MAX = 12;
const STUDIED = /bachel|\bb\.?sc|diplom|degree|studi|universi|certif/i;
const TITLE_LENGTH_MAX = 90;
/** Who treats animals is on another register, if on any. */
const OF_ANIMALS = /\b(?:equine|canine|animal|veterinary|horses?|dogs?)\b/i;
/** Registers of many professions: the post is of the one that is asked for. */
const OF_PROFESSIONS = /^(?:HCPC|Australian health) registration$/;

/** The namings that recent posts are, of the papers that a unit asks for. */
export function namingsByPost(unit: Unit, cv: Cv, specPlaces: ReadonlySet<string>): Naming[] {
  if (unit.kind !== 'licence' || namesFalsely(unit, cv)) return [];
  const isAbroad = cv.lines.some(
    ({ role, section, text }) =>
      ABROAD.test(text) || (role === null && !SAYS_NOT_WHERE.has(section) && isForeign(text, specPlaces)),
  );
  return cv.roles.flatMap((role): Naming[] => {
    if (role.endedMonthsAgo > ENDED_MONTHS_MAX) return [];
    const line = titleOf(role, unit);
    if (line === undefined) return [];
    // Whoever holds the post abroad is on the register there.
    const isElsewhere = isAbroad || isForeign(whereToldOf(role, line), specPlaces);
    const stance = isElsewhere ? 'elsewhere' : 'held';
    return [namingAs(stance, { line, words: 'post', isExplicit: false, share: IMPLIED })];
  });
}

/** What a post is headed by, and of its account the places it was in: whom it served, and what they speak, is told of people. */
function whereToldOf(role: Role, title: EvidenceLine): string {
  const { lines } = headerOf(role);
  return role.lines
    .flatMap((line) =>
      line === title || (lines.includes(line) && !line.text.endsWith('.'))
        ? [line.text]
        : (line.text.match(IN_A_PLACE) ?? []),
    )
    .join(' ');
}

const IN_A_PLACE = /(?<!\p{L})(?:in|at|en|au|aux) (?:the )?\p{Lu}\p{L}+(?:,? \p{Lu}\p{L}+)*/gu;

function titleOf(role: Role, unit: Unit): EvidenceLine | undefined {
  return headerOf(role).lines.find(({ text }, index) => {
    const title = text.length < TITLE_LENGTH_MAX ? text : (text.split(/[.;:]\s/)[0] ?? '');
    if (index > 0 && (STUDIED.test(text) || /[.;]$/.test(role.lines[0]?.text ?? ''))) return false;
    if (title.length > 2 * TITLE_LENGTH_MAX || HELPER.test(title.replace(WHO_MANAGES, ' '))) return false;
    if (unit.credentials.some(({ name }) => POSTS[name]?.test(title))) return true;
    const isRegister = unit.credentials.some(({ name }) => OF_PROFESSIONS.test(name));
    const { branches } = designatorsIn(title);
    return (
      isRegister &&
      !OF_ANIMALS.test(title) &&
      unit.designators.branches.some((branch) => branches.includes(branch))
    );
  });
}
