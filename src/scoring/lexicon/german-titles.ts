// German titles that the law gives to health and care, by what shows that somebody may bear one: "staatl. anerk. Logopädin",
// "Erlaubnisurkunde NotSan 05/2019", "Podologin (Examen 2012)", "Fachschule für HEP, staatl. Anerkennung". The title alone
// is a post. Each joins the pattern of the paper it names.

import type { CredentialRow } from './fields/field.ts';

/** What shows a title: `root` are its forms and its letters, `school` what it is learnt as, where that is another word. */
function shownBy(root: string, school = root): string {
  return [
    String.raw`staatl(?:ich|\.)?\w* ?(?:anerk|gepr|exam)[a-zäöüß.]*,? (?:${root})`,
    String.raw`(?:anerkennung|erlaubnis\w*|\w*urkunde|berufsbezeichnung|examen|abschluss|gelernte[rn]?|ausgebildete[rn]?|examinierte[rn]?)\b(?![^.;\n]{0,25}helfer)[^.;,\n]{0,30}\b(?:${root})`,
    String.raw`(?:${root})[ ,:(–-]{1,4}(?:mit )?(?:staatl|examen|examin|abschluss|\w*erlaubnis|\w*urkunde|anerkannt)`,
    String.raw`(?:${root}) \((?:(?:\d\d|[a-z]{3,9})[ ./])?(?:19|20)\d\d`,
    String.raw`(?:ausbildung|umschulung|schule|akademie|studium)[^\n]{0,25}\b(?:${school})[^\n]{0,70}(?:examen|\w*erlaubnis|\w*urkunde|abschluss|staatl\w*\.? (?:anerk|gepr))`,
  ].join('|');
}

/** Titles that no other table has. */
export const GERMAN_ROWS: readonly CredentialRow[] = [
  ['Heilerziehungspfleger title', shownBy(String.raw`heilerziehungspfleg(?!\w*helf)\w*|hep\b`)],
  [
    'Fachweiterbildung in nursing',
    String.raw`fach-?weiterbildung\w*(?=[^.;\n]{0,40}(?:pflege|intensiv|anästh|\bop\b|onko|notfall|psych|dialyse|nephro|palliativ))|\bfwb\b(?=[^.;\n]{0,30}(?:pflege|intensiv|anästh|a\/i|i\/a|its\b|op\b|onko|notfall|psych|dialyse|nephro|palliativ))|fach(?:gesundheits-? ?und )?(?:kinder)?kranken(?:schwester|pfleger(?:in)?)\b(?=[^.;\n]{0,30}(?:intensiv|anästh|\bop\b|onko|notfall|psych|dialyse|nephro|palliativ))`,
  ],
  ['Podologe title', shownBy(String.raw`podolog\w*`)],
  ['Kinderpfleger title', shownBy(String.raw`kinderpfleg\w*|sozial(?:pädagogische\w* )?assistent\w*`)],
  ['Anästhesietechnik title', shownBy(String.raw`anästhesietechnisch\w* assistent\w*|ata\b`)],
];

const PSYCHOTHERAPIST = String.raw`approb\w*[^.;\n]{0,25}(?:\b(?:pp|kjp)\b|psycho\w*therap)|\b(?:pp|kjp) (?:seit|\()(?: ?\d\d\/)? ?(?:19|20)\d\d|arztregister\w*[^.;\n]{0,20}(?:nr|kv\b|seit)`;

/** By the name of the paper in the tables. */
export const GERMAN_TITLES: Readonly<Record<string, string>> = {
  'paramedic registration': shownBy(String.raw`notsan\b|nfs\b`, 'notfallsanitäter|notsan'),
  'Rettungssanitäter qualification': shownBy(String.raw`rs\b|rett-?san\b`),
  'physiotherapy registration': shownBy(String.raw`physiotherapeut\w*|physio\b`, 'physio'),
  'physical therapy licence': shownBy(String.raw`physiotherapeut\w*|physio\b`, 'physio'),
  'occupational therapy registration': shownBy(String.raw`ergotherapeut\w*|ergo\b`, 'ergo'),
  'speech therapy registration': `${shownBy(String.raw`logopäd\w*|logo\b`, 'logopäd')}|erlaubnis nach logopg`,
  'dietitian registration': shownBy(String.raw`diätassistent\w*`, 'diät'),
  'radiographer diploma': shownBy(String.raw`mt[ar]-?r?a?\b`),
  'medical laboratory licence': shownBy(String.raw`mta?-?l(?:a\b|\b)`),
  'midwife registration': shownBy(String.raw`hebammen?\b|entbindungspfleger`),
  'pharmacy technician registration': shownBy(String.raw`pta\b`),
  'medical assistant certificate': shownBy(String.raw`mfa\b|arzthelfer\w*`),
  'dental nursing qualification': shownBy(String.raw`zfa\b|zahnarzthelfer\w*`),
  'veterinary nursing qualification': shownBy(String.raw`tfa\b|tierarzthelfer\w*`),
  'educator diploma': String.raw`${shownBy(String.raw`erzieher\w*`)}|(?<=(?:\bfaks\b|fachakademie|fachschule|sozialpäd\w*)[^\n]{0,60})staatl\w*\.? anerk\w*`,
  'care worker qualification': shownBy(String.raw`altenpflegehelfer\w*`),
  'nursing registration': String.raw`(?<!kinder)kranken(?:schwester|pfleger(?:in)?) \((?:examen )?(?:19|20)\d\d|\b(?:guk|gkp|gukp|pff|pfm)\b[^.;\n]{0,20}(?:examen|examin|urkunde|(?:19|20)\d\d)`,
  'psychologist registration': PSYCHOTHERAPIST,
  'pool lifeguard diploma': String.raw`${shownBy(String.raw`fab\b|fachangestellte\w* (?:für|f\.) bäder\w*|schwimmmeister(?:gehilf\w*)?`)}|\bfab,? (?:ihk|prüfung|abschluss)|meister\w* für bäderbetriebe`,
  'teaching licence': String.raw`(?:2\.|zweite[sn]?) (?:st\.?[- ]?ex\b|staats(?:examen|prüfung))|(?<=(?:lehr|schul|pädagog)[^\n]{0,160})beide (?:staats(?:examina|prüfungen|examen)|st\.?ex)|beide (?:staatsprüfungen|st\.?ex\b)|laufbahnbefähigung[^.;\n]{0,20}lehr|lehrbefähigung`,
};
