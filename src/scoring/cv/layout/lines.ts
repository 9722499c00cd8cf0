// A CV as lines, each with the section it stands in. Texts without line breaks are cut at sentence ends and bullets.

import type { Canonical } from '../../text/stored/canonical.ts';
import { mayMatch } from '../../text/expressions/first-look.ts';
import { recased } from '../../text/recased.ts';
import { withWholeRanges } from './broken-ranges.ts';
import { callsPost } from './post-names.ts';
import { beginsPost, callsSomeone, datesPresentPost, headsWork, tellsPresentPost } from './heads-work.ts';
import { plainHeading } from './plain-heading.ts';
import { BULLET, stretches } from './stretches.ts';
import { unwrapped } from './unwrapped.ts';

/** What the heading above a line says of it. */
export type Section =
  'head' | 'summary' | 'experience' | 'skills' | 'education' | 'certificates' | 'languages' | 'other';

/** A stretch of the canonical text; `isLabelled`: it begins with the name of a section, which is its own alone. */
export type Line = {
  text: string;
  start: number;
  end: number;
  section: Section;
  isHeading: boolean;
  isLabelled: boolean;
};

/** "Ships as chief officer (all of 50,000 tons)", "Projects as site manager": the post that the list below was held in. */
export const HELD_AS =
  /^(?:my |meine? |mes )?(?:ships?|vessels?|sea time|sea service|tours|contracts?|flying|trips|projects?|schemes?|jobs?|sites?|work|years?|time|assignments?|projekte?|jahre|zeit|projets?|chantiers?|années)(?: (?:sailed|served|flown|worked|held|run|led))? (?:as|in the rank of|in rank of|als|comme|en tant qu(?:e |['’]))\s?(?:an? |the )?[\p{L} /-]{3,30}\W*$/iu;

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'experience',
    /^(work|professional|employment|relevant|career|clinical|teaching)?\s*(experience|history|employment|background|appointments?|work)\b|^(company|employment|employer|organi[sz]ation|job|work|projects?) (details?|profile|history|summary|responsibilit\w+|handled|undertaken|experience)\b|^(key |major |main |job )?(projects?|responsibilities|roles? (and|&) responsibilit(y|ies)|duties( (and|&) responsibilities)?)\W*$|^(career|jobs?|positions? held|roles?)\W*$|^(career|work|employment) (history|summary)|^(?:posts?( held)?|my career|(?:career|employment|work) (?:so far|to date)|previous (?:jobs|posts|roles|employment)|what i (?:do|have done)|where i (?:work|have worked))\W*$|^berufserfahrung|^beruflicher werdegang|^werdegang|^exp[ée]riences?( professionnelles?)?|^parcours professionnel|^(?:jobs and posts|employers|sea (?:service|time)|professional history|berufspraxis|berufliches|berufliche(?:r|n)? (?:weg|entwicklung|stationen|laufbahn|praxis)|beruf(?: und aufgaben)?|arbeit|arbeitgeber|arbeitsstellen|stationen|praxis|parcours|postes(?: occupés)?|emplois(?: occupés)?|carrière)\W*$/iu,
  ],
  [
    'skills',
    /^(technical|core|key|it|professional|additional|other)?\s*(skills?|competenc(y|ies|es)|expertise|technologies|tools|tech stack|strengths|areas of expertise)\b|^key ?words?\b|^skill ?set\b|^mots[- ]cl[ée]s\b|^schlagw[öo]rter|^kenntnisse|^f[äa]higkeiten|^comp[ée]tences|^skill details|^(?:systems?|software|edv(?:-kenntnisse)?|it(?:-kenntnisse)?|outils|informatique|logiciels|systèmes)\W*$/iu,
  ],
  [
    'education',
    /^(education(al)?|academic|studies|training|qualifications?|placements?|internships?|clinical placements?)\b|^(?:schools?|schooling|college|university|uni|(?:my |further |formal )?(?:study|degrees?))\W*$|^ausbildung|^studium|^bildung|^formations?\b|^dipl[ôo]mes|^(?:dipl[ôo]me|edu|schulen?|schulbildung|lehre|schule und (?:lehre|ausbildung)|études|cursus|scolarité)\W*$/iu,
  ],
  [
    'certificates',
    /^(?:papers|tickets|cards|clearances?|courses|learning|memberships?|(?:professional )?(?:bodies|standing|status)|professional|medicals?|passes|nachweise|ausweise|scheine|papiere|lizenzen|befähigungen|berechtigungen|kurse|fortbildung(?:en)?|zulassungen|mitgliedschaften|habilitations?|permis|brevets|attestations|agréments|licences etc|(?:cards|tickets|courses|training|memberships?|licen[cs]es?) (?:and|&) (?:cards|tickets|courses|papers|certificates|licen[cs]es?|registrations?|memberships?|clearances?))\W*$|^(certificat|licen[cs]es?\b|registrations?\b|accreditation|professional (registration|memberships?|development)|zertifikat|weiterbildung)/iu,
  ],
  ['languages', /^(languages?|sprachen|sprachkenntnisse|langues)\b/i],
  [
    'summary',
    /^((professional|personal|executive|career)\s+)?(summary|profile|objective|statement|highlights)\b|^about(?: me)?\W*$|^profil\b|^[üu]ber mich|^zielsetzung|^personal statement/i,
  ],
  [
    'other',
    /^(hobbies|interests|references|referees|personal (details|information|data)|declaration|awards|volunteer|freizeit|hobbys|centres? d.int[ée]r[êe]t|loisirs|contact)\b|^(?:others?|misc(?:ellaneous)?|notice|availability|sonstiges|privates|verschiedenes|divers|autres?|disponibilité)\W*$/iu,
  ],
  // What was built for oneself or at school.
  [
    'other',
    /^(?:(?:personal|own|side|hobby|private|academic|school|university|student|course) projects|projets (?:personnels|perso|scolaires|académiques|étudiants|universitaires|de formation|d['’](?:école|études|étudiante?))|(?:eigene|private|persönliche|studentische) projekte|(?:studien|schul|hochschul|semester)projekte)\W*$/iu,
  ],
  // "Certified (all current)", "What I've run".
  ['certificates', /^(?:certified|certifiée?|zertifiziert|zertifizierungen|exams?|prüfungen|badges?)\W*$/iu],
  [
    'experience',
    /^(?:what|where) i(?:['’]ve| have) (?:run|done|built|made|led|worked|been)(?: so far| before)?\W*$|^(?:was ich (?:gemacht|gebaut|geleitet) habe|ce que j['’]ai fait|appointments|postings|jobs|work history|service|dienstzeit|verwendungen|dienstliche verwendungen|affectations|einsätze)\W*$/iu,
  ],
  // By what somebody does, or where: "Teaching", "In the classroom", "Legal career", "Time on the wards", "Unterricht".
  [
    'experience',
    /^(?:(?:my )?(?:teaching|lecturing|nursing|legal|medical|academic|military|police|coaching|engineering|banking|consulting|sales) (?:career|posts|appointments|jobs|positions|life|record)|teaching|lecturing|(?:my time )?(?:in (?:the )?(?:classroom|kitchen|workshop|field|lab(?:oratory)?|studio|cab|seat|chair)|on (?:the )?(?:wards?|road|farm|shop floor|railway|rigs?)|at (?:sea|the bar|the bench)|in (?:practice|industry|service|uniform|schools|banking|court))|(?:before|prior to) (?:that|this|then)|earlier(?: (?:work|jobs|posts|career|life|roles))?|in (?:den schulen|der praxis|der schule)|schuldienst|lehrtätigkeit|enseignement|en (?:classe|cuisine|mer|atelier))\W*$/iu,
  ],
  // "Legal experience", "Military service", "Welding jobs": of which trade the work is.
  [
    'experience',
    /^(?:legal|law|litigation|judicial|nursing|medical|military|driving|practical|industrial|engineering) (?:experience|history|employment|practice|service)\W*$|^(?!volunteer|fund|learn|train)\p{L}{3,}ing (?:jobs|posts|positions|roles|employment)(?: held)?\W*$/iu,
  ],
  // What one wrote and spoke of beside the work.
  [
    'other',
    /^(?:(?:selected|recent|further) )?(?:publications?|presentations?|speaking|talks|lectures|writing|patents|vorträge|veröffentlichungen|publikationen|conférences|communications)(?:(?: (?:and|&|und|et) |, )(?:publications?|presentations?|speaking|talks|lectures|writing|posters|patents|vorträge|veröffentlichungen|publikationen|conférences|communications))*\W*$/iu,
  ],
  // "Bar admissions", "Licensure and education": where one may practise.
  [
    'certificates',
    /^(?:(?:bar|court|professional|state) )?(?:admissions?|licensure)(?: (?:and|&) (?:bar |court |professional )?(?:memberships?|admissions?|licen[cs]es?|licensure|registrations?|education|certifications?|credentials))?\W*$|^bar memberships?\W*$/iu,
  ],
  // How seafarers, drivers and fitters head theirs.
  [
    'experience',
    /^(?:(?:off|on)-?shore|ashore|at sea|under contract|contracts|contracting|permanent (?:posts|jobs|roles)|freelance (?:posts|jobs|work)|sea (?:service|time|record|experience)(?: record| last| history)?|vessels? (?:served|sailed)|flying experience|driving record|service record|on the tools|sites|chantiers|baustellen|stellen|bisherige (?:stellen|tätigkeiten)|berufliche tätigkeit\p{L}*|employers and posts|(?:(?:clinical|professional|private) )?practice|(?:posts|positions)(?: held)?)\W*$/iu,
  ],
  ['experience', HELD_AS],
  [
    'certificates',
    /^(?:certs?|credentials|(?:weld(?:ing|er) )?(?:codings?|approvals)|exams?|examinations|coc|certificates? of competency|stcw|endorsements|lehrgänge|prüfungen|befähigungsnachweise|cards and courses)\W*$/iu,
  ],
  ['certificates', /^(?:(?:security )?vetting|security status|clearances? and vetting)\W*$/iu],
  // "Part-time work", "Student jobs", "Nebenjobs": what one lived on beside something else.
  [
    'experience',
    /^(?:(?:part[- ]time|casual|temporary|temp|seasonal|weekend|evening|holiday|summer|vacation|student|side|agency|bank|other|additional|further|paid) (?:work|jobs?|posts?|roles?|employment|experience|shifts)|(?:jobs?|work|employment) (?:while|whilst|during|alongside|beside) (?:(?:my|the) )?(?:stud(?:y|ies|ying)|university|college|school|course|degree)|(?:neben|studenten|ferien|aushilfs|werkstudenten)(?:jobs?|tätigkeit(?:en)?)|jobs? (?:étudiants?|d['’]été|d['’]appoint)|petits boulots|emplois? (?:étudiants?|saisonniers?))\W*$/iu,
  ],
  // "Dissertation: ...", on a line of its own: of the studies, wherever it stands.
  [
    'education',
    /^(?:(?:final[- ]year |undergraduate |msc |bsc |master['’]?s |bachelor['’]?s |doctoral |phd )*(?:dissertation|thesis)(?: title| topic)?|(?:bachelor|master|diplom|abschluss|doktor)arbeit|mémoire(?: de (?:master|fin d['’]études))?)\W*$/iu,
  ],
  // What one builds at home.
  ['other', /^(?:(?:my )?home ?-?labs?)\W*$/i],
  [
    'certificates',
    /^(?:certs?|certifications?|courses) (?:and|&|\+|\/) (?:courses|certs?|certificates?|trainings?)\W*$/iu,
  ],
  // "Permis et formation", "Führerschein und Scheine".
  [
    'certificates',
    /^(?:permis|titres|habilitations|caces|führerscheine?|scheine|nachweise)(?:(?:, |,? et |,? und | ?[&+/] ?)(?:permis|titres|formations?|diplômes?|habilitations|caces|certificats?|attestations|qualifications?|führerscheine?|scheine|nachweise|lehrgänge|kurse|weiterbildung(?:en)?)){1,3}\W*$|^titres\W*$/iu,
  ],
];
/** Who it is, at the top of a CV, is followed by the CV itself. */
const WHO_IT_IS = /^(?:personal (?:details|information|data)|contact)\b/i;
/** A bullet whose bytes were read in the wrong encoding. */
const BROKEN_BULLET = /[âÂïÏ](?:\?[¢?€]|€¢|¢)/g;

/** Cuts a text into lines and gives each its section; those that begin at `ignored` places head none. */
export function linesOf(canon: Canonical, ignored: ReadonlySet<number> = new Set()): Line[] {
  let section: Section = 'head';
  const joined = withWholeRanges(unwrapped(recased(canon.text)));
  // Of the same length, so that every place stays where it is.
  const whole = joined.replace(BROKEN_BULLET, (bullet) => '•'.padEnd(bullet.length));
  const parts = stretches(whole).map(({ start, end }) => ({ start, end, text: whole.slice(start, end) }));
  return parts.map(({ start, end, text }, index) => {
    const next = parts[index + 1];
    const plain = plainHeading(text);
    const isWork = section !== 'experience' && next !== undefined && headsWork(whole, start, plain, next);
    const isTitle = isWork && callsSomeone(plain);
    const heading = ignored.has(start)
      ? null
      : (headingOf(plain) ?? (isWork && !isTitle ? 'experience' : null));
    if (heading === null && isTitle) section = 'experience';
    // A post behind a list of papers opens the work, without a heading.
    if (
      heading === null &&
      next !== undefined &&
      (section === 'certificates' ||
        section === 'languages' ||
        section === 'skills' ||
        section === 'other') &&
      beginsPost(whole, start, text, next)
    )
      section = 'experience';
    if (
      heading === null &&
      (section === 'certificates' || section === 'education') &&
      (tellsPresentPost(whole, start, text) ||
        (next !== undefined && datesPresentPost(whole, start, text, next)))
    )
      section = 'experience';
    // "Education: MSc, 2016" speaks for its own line.
    const isInline = heading !== null && INLINE.test(plain);
    if (heading !== null && !isInline && !(section === 'head' && WHO_IT_IS.test(plain))) section = heading;
    return {
      text,
      start,
      end,
      section: isInline ? heading : section,
      isLabelled: isInline,
      isHeading:
        heading !== null &&
        !isInline &&
        plain.replace(/[:\s]+$/, '').length < 45 &&
        (!/[.,;]/.test(plain) || BY_TIME.test(plain)),
    };
  });
}

const INLINE = /^[^:]{3,40}:\s*\S.{2,}/;

/** "Certified (all current, maintenance done in October)": a heading and what is said of it; null where it is none. */
function withoutRemark(bare: string): string | null {
  const [, label] = /^([^().,:]{3,30}) \([^()]{3,130}\)$/.exec(bare) ?? [];
  return label ?? null;
}

/** "Before that", "Present post", "Earlier posts, catering": work where they stand alone over it; before a colon they are of their line. */
const BY_TIME =
  /^(?:(?:present|current|previous|earlier|former|past|last) (?:posts?|jobs?|roles?|positions?|employment|employers?)(?:,? (?:in |\()?[\p{Ll} &/-]{3,30}\)?)?|previous(?:ly)?|before(?: (?:that|this|then))?|earlier|davor|vorher|zuvor|früher|avant(?: cela)?|auparavant|(?:derzeitige|jetzige|aktuelle|frühere|letzte) (?:stelle|tätigkeit|position)n?|poste actuel|postes précédents)\W*$/iu;

/** Whether a heading says no more than when the posts below it were: the post above it ends there. */
export function headsByTime({ text, isHeading }: Line): boolean {
  return isHeading && BY_TIME.test(text.replace(BULLET, '').trim());
}

const mayBeHeading = mayMatch(BY_TIME, ...HEADINGS.map(([, expression]) => expression));

/** Whether a line is a heading and nothing else: one of a section, or a few words in capitals. */
export function isHeadingLine(line: string): boolean {
  const text = line.trim();
  return CAPITALS.test(text) || (headingOf(text) !== null && !INLINE.test(text) && !/[.,;\d]/.test(text));
}

const CAPITALS = /^\p{Lu}[\p{Lu} &/-]{2,40}:?$/u;

/** "Placements in theatre, recovery and wards.", "Training new starters.": what is told ends in a stop, and goes on in small letters. */
const SENTENCE = /^\p{Lu}\p{Ll}+ \p{Ll}[^:]*\p{Ll}\.$/u;

function headingOf(text: string): Section | null {
  if (!mayBeHeading(text)) return null;
  const bare = text.replace(BULLET, '').trim();
  if (BY_TIME.test(bare)) return 'experience';
  if (SENTENCE.test(bare)) return null;
  const colon = bare.indexOf(':');
  const label =
    colon >= 3 && colon <= 40 ? bare.slice(0, colon) : bare.length < 45 ? bare : withoutRemark(bare);
  if (label === null || (callsPost(label) && !HELD_AS.test(label))) return null;
  const named = sectionCalled(label);
  if (named !== null || /project|projet|projekt/i.test(bare)) return named;
  // "Offshore (last first)": a heading that is one word and nothing else.
  const plain = withoutRemark(bare);
  return plain === null ? null : sectionCalled(plain);
}

function sectionCalled(label: string): Section | null {
  return HEADINGS.find(([, expression]) => expression.test(label))?.[0] ?? null;
}
