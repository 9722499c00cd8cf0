// Lines with dates that are no post: studies and breaks. Pure.

import { cased } from '../../text/expressions/cased.ts';
import { mayMatch } from '../../text/expressions/first-look.ts';

const STUDY = cased({
  words:
    /\b(?:b\.?sc|b\.?eng|m\.?sc|m\.?eng|mba|bachelor(?:'s)?|bacheli(?:er|ère) en|master(?:'s)? (?:of|in|degree)|ph\.?d|diploma (?:of|in)|diploma,? (?:19|20)\d\d|degree (?:in|of|from|at)|(?:i|and) (?:studied|graduated)|b\.?tech|m\.?tech|mpharm|[bm]\.?optom|llb|b\.?com|b\.ed|pgce|bts|hnd|hnc|a[- ]levels?|gcses?|abitur|baccalauréat|licence (?:en|de|pro)|studium|berufsausbildung|ausbildung zu[mr]?|ausbildung (?:von )?(?:19|20)\d\d|(?:realschul|schul|hauptschul)abschluss|umschulung(?: zu[mr])?|umschüler(?:in)?|(?<!(?:fitness|outdoor|training|beach) )boot ?camps?(?!,? (?:instruct|coach|train|lead|manag|mentor|fitness|class|session)\p{L}*)|retraining (?:as|in|for|course|programme)|bac pro|lycée|gymnasium)\b|(?<=^\W{0,3})(?:b\.?(?:pharm|hsc|psych|nurs|mid|physio|soc\.?sc|surv|arch|vsc)|[md]\.?(?:psych|physio|nurs|hsc)|[bm]sw|[ns]vq (?:level )?[1-7])\b(?! (?:assess|verif|tutor|train))/iu,
  names:
    /\b(?:B\.?Ed|(?<!\d-)BED)\b|(?<=^\W{0,3}(?:(?:19|20)\d\d\W{1,4})?)CAP\b|\bCAP(?= (?:[«"(]|(?!inspect|survey|accredit|standard|checklist|approv)\p{Ll}))|(?<!, )\b(?:BA|MA|LLM|MRes|MPhil|DPhil)\b(?= (?:\(|in |of |\p{Lu}))|(?<=\b(?:University|College|School)\b.{0,50})\b(?:BVM&S|BVSc|BVetMed|BVMS|VetMB|MVB|BDS|MBBS|MB ?ChB)(?![\p{L}&])|\b(?:BVM&S|BVSc|BVetMed|BVMS|VetMB|MVB|BDS|MBBS|MB ?ChB)(?![\p{L}&])(?=.{0,40}\b(?:University|College|School)\b)/u,
});
const POST =
  /\b(?:lecturer|professor|teacher|tutor|assistant|manager|officer|leader|head of|coordinator|nurse|engineer,|analyst|researcher|consultant|taught|teach(?:es|ing)?)\b/i;
/** Time that is no work: not a role, and no gap either. */
const BREAK =
  /\b(?:career break|(?:maternity|paternity|parental|sick|adoption|family) leave(?!,? cover)|sabbatical|gap year|(?:career|family) carer|for health reasons|elternzeit|mutterschutz|congé (?:parental|maternité)|année sabbatique|unemployed|seeking work|arbeitssuchend)\b|(?<!\p{L})(?:year (?:out|off)|time out|auszeit|pause (?:choisie|familiale|professionnelle)|familienpause|pflegezeit|(?:was|been) off (?:work|for|sick)|full[- ]time (?:parent|carer|mother|father)|carer? (?:for|of) (?:my |the |a )?(?:family|mother|father|mum|dad|parents?|wife|husband|partner|son|daughter|children|grand\p{L}+|relative)|(?:caring|looking after|cared) (?:for )?(?:my|our) (?:own )?(?:\p{L}+ )?(?:mother|father|mum|dad|parents?|wife|husband|partner|son|daughter|children|kids|baby|grand\p{L}+|family)|pflege (?:meine[rs]|der|des) (?:mutter|vaters?|eltern|angehörigen)|soins? à (?:ma|mon|mes) \p{L}+)(?!\p{L})/iu;
const mayBeBreak = mayMatch(BREAK);
/** A break named so late in a line is one within the post that the line is about. */
const BREAK_PLACE_MAX = 30;

/** A line that is about a break, and not about a post in which there was one. */
export function isBreak(text: string): boolean {
  const at = mayBeBreak(text) ? text.search(BREAK) : -1;
  if (at < 0) return false;
  return at < BREAK_PLACE_MAX || (!POST.test(text.slice(0, at)) && !isInParentheses(text, at));
}

/** "09/2012 - 08/2018 Kinderkrippe Rasselbande, Emmendingen (Elternzeit 2014/15)": said of the post within it. */
function isInParentheses(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}

/** A line that names a degree, and no post, is about studies wherever it stands. */
export function isStudy(text: string): boolean {
  return STUDY.isIn(text) && !POST.test(text) && !isPostAtSchool(text);
}

/** A school behind something else: where one works, or where one passed what stands before it. */
const AT_SCHOOL =
  /(?<=\S\s*[,|–-]\s*|\p{L}\s(?:am|im|au|du|an einem|dans un)\s)(?:le |dem |einem |un )?(?:lycée|gymnasium)(?!\p{L})[^,|–-]*/giu;
const LEARNER = /^\W*(?:schüler|élève|lycéen|schulbesuch|besuch|scolarité|études|gymnasiast)/iu;

/** "Professeur de mathématiques, Lycée Jean Moulin": nothing but the school speaks of studies. */
function isPostAtSchool(text: string): boolean {
  if (LEARNER.test(text)) return false;
  const elsewhere = text.replace(AT_SCHOOL, ' ');
  return elsewhere !== text && !STUDY.isIn(elsewhere);
}

const OF_SCHOOL =
  /\b(?:a[- ]?levels?|gcses?|abitur|baccalauréat|bac pro|bts|lycée|gymnasium|btec|hn[cd])\b/iu;
const TEACHING =
  /\b(?:teach\p{L}*|tutor|lecturer|instructor|(?:assistant|science|maths|physics|english|games|school|house)[- ]?(?:master|mistress)|[pt]gt\b(?= \p{L})|lehrer(?:in)?|dozent(?:in)?|enseignante?|professeure?|formateur|formatrice|head of (?:year|maths|mathematics|science|english|department))\b/iu;

/** Whether a line names what is learnt at schools in a post, with this head, of teaching there. */
export function isTaught(text: string, head: readonly string[]): boolean {
  return OF_SCHOOL.test(text) && head.some((line) => TEACHING.test(line));
}

/** Whether a line calls someone by a post that studies are easily taken for. */
export function namesPost(text: string): boolean {
  return POST.test(text);
}
