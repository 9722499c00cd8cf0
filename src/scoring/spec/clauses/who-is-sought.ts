// The sentence of a spec that says who is sought: "we are looking for", "wanted", "are you our next". Pure.

import { mayMatch } from '../first-look.ts';
import { LEAVING } from './leaving.ts';
import { namesUsualRole, namesSomeone, TITLE_WORDS_MAX } from './role-words.ts';

/** A title stands near the top: among so many lines. */
export const LINES_LOOKED_AT = 30;
const CHARACTERS_LOOKED_AT = 3000;
/** The forms of a word for everyone who may do the job: assistant(e), (m/w/d). */
export const FORMS = /\((?:e|s|ne|rice|euse|ère|in|innen)\)|\s*\((?:[mwfdhxi]\s?\/\s?){1,2}[mwfdhxi]\)/gi;
const SOUGHT =
  /\b(?:seeking|looking for|hiring(?: for)?|recruiting(?: for)?|in search of|to appoint|join us as|role of|position of|opening for|opportunity for|needs?|requires?|seeks|wants?|suchen|recherch(?:e|ons))\s+(?:(?:an?|our|the|next|new|another|eine?n?|une?|band \d\w?|grade \w{1,3}|\d+|[a-z]+ly|experienced|skilled|motivated|talented|dedicated|passionate|qualified|strong|dynamic|exceptional|driven|results-oriented|select|and)\s+){0,6}([\p{L}/&.+# -]{4,60}?)(?=\s+(?:to|who|with|for|at|in|on|that|and|because|since|when|while|please|join|based|als|mit|zur?|pour|avec)\b|\s*[,.(!:–]|\s-\s|$)/giu;
/** Where the subject of a title ends. */
const ENDS = String.raw`(?=\s+(?:wanted|needed|sought|gesucht|recherchée?s?|to|who|with|for|at|in|on|from|that|because|since|when|while|please|join|based|als|mit|zur?|für|pour|avec|chez|en|à|au|aux|(?:or|oder|ou) (?:an?|eine?n?|une?))(?!\p{L})|\s*[,.(!?:–;|\n]|\s-\s|$)`;
const NAME = String.raw`([\p{L}][\p{L}/&.+#' -]{2,60}?)`;
/** "Son ou sa comptable", "un/une aide-soignante": the article in both forms. */
const EITHER = String.raw`(?:son|sa|une?)(?: ou |\/|·)(?:son|sa|une?|e)(?!\p{L})|un\(e\)|un-e(?!\p{L})`;
const SOME = String.raw`(?:(?:band \d\w?|grade \w{1,3}|permanent|temporary|an?|our|the|next|new|another|one|two|1|2|\d|experienced|skilled|motivated|talented|passionate|qualified|decent|good|proper|reliable|full-time|part-time|enthusiastic|dedicated|exciting|eine?n?|${EITHER}|une?|des|son|sa|erfahrene?n?)\s+)*`;
/** Praise that stands before a title. */
const PRAISED = String.raw`(?:(?:an?|our|highly|very|skilled|motivated|talented|exceptional|outstanding|great|experienced|strong|dedicated|passionate|and)\s+)*`;
/** What follows an exclamation may be another sentence. */
const HIRING = new RegExp(
  String.raw`\b(?:we(?:'re| are) hiring|now hiring|opportunity for|opening for|(?:vacant )?(?:post|job|position) of|(?:vacancy|opportunity|opening|position|post|role) (?:has (?:arisen|become available|opened up|come up) |is available |exists )?for|position for|in need of|could do with|advertis\w+ for|\bad(?:vert)?(?: out| up| live)? for|find (?:me|us)|do you have(?: any| an?)?|looking for|(?:we(?:'re| are)|i(?:'m| am)) after|(?:looking|wish|hope|aim|want|need|seek)\w* to (?:appoint|recruit|hire|employ|add|find|bring in|take on|welcome|engage)|(?:i am|i'm) hiring|stellen ein)[!:.]?\s+${SOME}${NAME}${ENDS}`,
  'iu',
);
/** Whoever runs a thing is called by it. */
const TO_RUN = new RegExp(
  String.raw`\b(?:someone|somebody|a person) to (?:run|manage|lead|head(?: up)?|look after) (?:our|the|a) ${NAME}${ENDS}`,
  'iu',
);
/** Ways to say who is sought, outside the sentences that say "we are looking for". */
const CUES: readonly RegExp[] = [
  /^The ((?:\p{Lu}[\p{L}&/-]+ ){0,4}\p{Lu}[\p{L}&/-]+) (?:is (?:responsible|accountable|a member)|directs|leads|manages|oversees|plans|provides|performs|supports|coordinates|ensures|assists|works|will|reports)\b/u,
  new RegExp(
    String.raw`^(?:wanted|vacancy|now hiring|hiring|gesucht|recherche|offre d'emploi|stellenangebot)\s*[:!–-]?\s+${SOME}${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`^${SOME}${NAME}\s+(?:wanted|needed|required|sought|gesucht|recherchée?)(?![\p{L}])`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:are you|be our|become our|become) (?:an?|our|the|next) ${SOME}${NAME}${ENDS}`,
    'iu',
  ),
  HIRING,
  new RegExp(
    String.raw`\b(?:suchen wir|wir suchen|sucht)\b(?:\s(?:für|zum|ab|per|zur|in|ab sofort|sofort|unbefristet)\s[^.]{0,50}?)?\s+(?:eine?n?|zwei|mehrere)\s+${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:recrute|recrutons|recherche|recherchons|cherche|cherchons)(?!\p{L})(?:,?\s+pour\s[^.]{0,80}?,?)?\s+(?:${EITHER}|une?|des|son|sa|notre)\s+${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(String.raw`^as (?:our|an?|the|your) (?:new |next )?${NAME},? (?:you|reporting|based)\b`, 'iu'),
  new RegExp(
    String.raw`^(?:re|subject|betreff|objet)\s*:\s*(?:(?:re|fwd?|aw|wg|tr)\s*:\s*)*(?:req(?:uisition)? [\d/-]+,? )?(?:(?:vacancy|vacant post|new post|post|job|role|poste d['’e]|offre d['’]emploi|recrutement|stelle als|stelle)\s*[:–-]?\s*)?${SOME}${NAME}${ENDS}`,
    'iu',
  ),
  // "Objet : poste de conducteur de travaux", "Betreff: Stelle als Bauleiter".
  new RegExp(
    String.raw`^(?:re|subject|betreff|objet)\s*:\s*(?:(?:ouverture|annonce|publication|besoin) )?(?:poste|recrutement|emploi|offre|recherche|stelle|position|post|role|job)(?: vacant)? (?:d['’]une? |de |d['’]|du |als |of |for |as )(?:an? )?${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(String.raw`^it(?:'s| is) (?:for )?(?:the|an?|our) (?:new )?${NAME}${ENDS}`, 'iu'),
  new RegExp(String.raw`\bverstärk\p{L}+\s[^.]{0,50}?\bum (?:eine?n?|zwei|drei)\s+${NAME}${ENDS}`, 'iu'),
  // "What I need for the second data analyst seat".
  new RegExp(
    String.raw`\bfor (?:the|our|a) (?:(?:second|third|new|open|vacant|extra|other) )*${NAME} (?:seat|vacancy|opening|role|post|position|job)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:brief|spec|specification|description|ad|advert|advertisement|profile|details) (?:is )?for (?:the|our|an?) ${SOME}${NAME}${ENDS}`,
    'iu',
  ),
  // "You advance your career as data steward", "responsibilities of a test engineer include".
  new RegExp(
    String.raw`\b(?:career as|responsibilities of|duties of|(?:looking|hoping|aiming) to select|on the (?:lookout|hunt) for) (?:an? |the |our )?${PRAISED}${NAME}(?:(?= (?:can be|include|are|is)(?!\p{L}))|${ENDS})`,
    'iu',
  ),
  // "As a stock controller on the night team, you".
  new RegExp(
    String.raw`^as (?:our|an?|the|your) (?:new |next )?${NAME} (?:on|at|in|within|for|with) [^,.;]{2,60}, you\b`,
    'iu',
  ),
  ...LEAVING,
  TO_RUN,
  new RegExp(
    String.raw`^(?:and |so )?(?:we|i)(?: urgently| really| now| still| just| also)? need (?:an?|another|our next) ${SOME}${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(String.raw`^(?:one|two|three|an?)\s+${NAME}\s+(?:for|to|who|with)\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:years?|yrs|months)\b[^.\n]{0,40}?\bas (?:an? |the )?${NAME}(?:(?= of an? )|${ENDS})`,
    'iu',
  ),
  // "Subject: Re: Re: the conveyancer vacancy, please put it up", "Subject: Re: conveyancer for Skipton".
  new RegExp(
    String.raw`^(?:subject|betreff|objet)\s*:\s*(?:(?:re|fwd?|aw|wg|tr)\s*:\s*)*(?:the )?${NAME}(?: (?:vacancy|req|role|post|position|job|ad|advert|stelle|wanted|needed|required|sought|gesucht|recherchée?s?))?${ENDS}`,
    'iu',
  ),
];
/** What is needed of somebody, and nobody. */
const NO_POST =
  /(?:licen[cs]e|experience|knowledge|skills?|degree|certificat\p{L}+|qualifications?|background|drive|record|careers?)$|^(?:again|now|today|soon|more|further|fast|wieder|erneut|jetzt|encore|maintenant|actuellement)$|^(?:to|have|be|für|for|ab|zum|zur|in|per|pour|with|und|mit)\s/iu;
/** "We need our engineers to be versatile": they are there. */
const OWN_PEOPLE = /\bour \p{Ll}+s$/u;
/** A course, and nobody. */
const WORK = /^(?!.* (?:of|for|für) ).*(?:training|certification|education|management|knowledge)$/i;
/** A longer stretch says more. */
const SEEKING_MAX = 240;

/** Who is sought by the sentences that say "we are looking for", near the top; null where none does. */
export function sought(lines: readonly string[]): string | null {
  const text = lines.join('\n').slice(0, CHARACTERS_LOOKED_AT);
  for (const match of text.matchAll(SOUGHT)) {
    const title = (match[1] ?? '')
      .replace(/^(?:and|or|\p{Ll}+(?:ed|ing|al|ble|ive)?)\s+(?=\p{Lu})/gu, '')
      .trim();
    if (
      namesUsualRole(title) &&
      !NO_POST.test(title) &&
      !OWN_PEOPLE.test(match[0]) &&
      !WORK.test(title) &&
      !/\b(?:from|of the|our|their|your|us)\b/i.test(title) &&
      title.split(/\s+/).length <= TITLE_WORDS_MAX
    )
      return title;
  }
  return null;
}

const looks = CUES.map((cue) => ({ cue, may: mayMatch(cue) }));

/** Who is sought by any other cue of `CUES`; null where none is met. */
export function cued(lines: readonly string[]): string | null {
  const read = lines.slice(0, LINES_LOOKED_AT).map((one) => {
    const line = one.replace(FORMS, '');
    return { line, sentences: line.split(/(?<=[.!?])\s+(?=\p{Lu})/u) };
  });
  for (const { cue, may } of looks) {
    for (const { line, sentences } of read) {
      for (const sentence of sentences) {
        const said = cue === HIRING ? line : sentence;
        const title = may(said) ? cue.exec(said)?.[1]?.trim() : undefined;
        if (title === undefined || title.split(/\s+/).length > TITLE_WORDS_MAX) continue;
        if (
          /\b(?:from|of the|our|their|your|us|people|person|someone|somebody|that|who|vacancy)\b/i.test(title)
        )
          continue;
        if ((namesSomeone(title) && !NO_POST.test(title)) || cue === TO_RUN) return title;
      }
    }
  }
  return null;
}

/** "And need a steady all-rounder to start in May": what is left of a sentence whose subject stood before it. */
const NEEDS_ONE = new RegExp(
  String.raw`^(?:and |so )?needs? (?:an?|another|one more) ${SOME}${NAME}${ENDS}`,
  'iu',
);

/** Whether what is left of a sentence says that somebody is needed, and for what. */
export function needsSomeone(sentence: string): boolean {
  const called = NEEDS_ONE.exec(sentence)?.[1]?.trim();
  return called !== undefined && namesSomeone(called) && !NO_POST.test(called);
}

/** Whether a sentence says no more than who is sought, and for what. */
export function onlySeeks(sentence: string): boolean {
  if (sentence.length > SEEKING_MAX) return false;
  return (
    (sought([sentence]) !== null || cued([sentence]) !== null || needsSomeone(sentence)) &&
    !/\b(?:with|who|must|knowledge|understanding|grasp|command|skills?|background|track record|flair|proven|experience\w*|qualifi\w+|regist\w+|licen[cs]e\w*|years?|fluent|certifi\w+|chartered|degree|mit|avec|able)\b/i.test(
      sentence,
    )
  );
}
