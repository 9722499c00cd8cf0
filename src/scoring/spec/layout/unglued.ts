// Puts back the line breaks that a converter swallowed: "skillsStrong knowledge", "Python.Experience with". Pure. Names
// that are written so (JavaScript, ASP.NET, iPhone) stay whole.

/** A full stop without a space, between words. */
const STOP = /(?<=[\p{Ll})\d]{3}[.!?;:]|\p{Ll}\))(?=\p{Lu}\p{Ll}+\b(?!\.))/gu;
/** A small word that runs into a capital one. */
const RUN_IN = /(?<=(?<![\p{L}\p{N}./@_-])\p{Ll}{4,})(?=\p{Lu}\p{Ll}{2,}\b)/gu;
/** A heading that runs into what it heads. */
const HEADING =
  /(?<=\b(?:Responsibilities|Requirements?|Qualifications?|Description|Skills|Summary|Overview|Duties|Benefits|Experience|Education|Location|Role|Team|Company|Have|Do|Bring|Us|You))(?=\p{Lu}\p{Ll}+\b)/gu;
const YEARS = /(?<=\p{Ll}{3}[.)]{0,2}|\w\)[.,;]?)(?=\d{1,2}\+? ?(?:years?|yrs|days)\b)/giu;
/** An item that has run into the one before it: "on the backend- Experience with". */
const DASH = /(?<=[\p{Ll}\p{Extended_Pictographic}.!?;)])(?=- \p{Lu}\p{Ll})/gu;
/** "About HarbourHarbour makes boats". */
const TWICE = /(?<=(\p{Lu}\p{Ll}{3,}))(?=\1(?!\p{L}))/gu;
/** Words that lines of a list and headings begin with, behind anything that a line may end with. */
const OPENER =
  /(?<=[\p{Ll})\d+#%]|\p{Lu}{2})(?=(?:Experience|Years? of|Ph\.?D|Degree in|Hands-on|At least|Strong|Solid|Full|Valid|Current|Prior|Previous|Familiarity|Knowledge|Proven|Proficien(?:t|cy)|Ability|Understanding|Excellent|Bachelor|Master(?='s)|Minimum|Must|Demonstrated|Requirements?|Qualifications?|Responsibilities|Benefits|Preferred|Education)(?!\p{Ll}))/gu;
/** A sentence that a demand begins, behind a short name and its full stop: "with Git.Experience with", "in Node.js.Good". */
const SENTENCE =
  /(?<=[\p{L}\d)+#]{2}[.!?])(?=(?:Experience|Familiarity|Familiar|Knowledge|Understanding|Proven|Proficien(?:t|cy)|Ability|Strong|Solid|Good|Excellent|Hands-on|Practical|Working|Prior|Previous|Bachelor|Degree|Minimum|Must|You|We|Our|Nous|Vous|Sie|Wir|Kenntnisse|Erfahrung|Connaissances?|Expérience) \p{L})/gu;
/** "scalable infrastructure.A user-focused approach". */
const ARTICLE = /(?<=\p{Ll}{3}[.!?])(?=An? \p{Ll}{2})/gu;
/** A picture that ends one item and has run into the next: "your ideas! 🎨5. Energy", "ninja! 🥷Work Environment". */
const PICTURE =
  /(?<=[\p{L}.!?] ?\p{Extended_Pictographic}\uFE0F?)(?=\p{Lu}\p{Ll}|\d{1,2}[.)] ?(?:\p{Lu}|$))/gmu;
/** "Experience:- 5+ years", "in C#/.NET.- 3+ years". */
const COLON_DASH =
  /(?<=\p{L}:)(?=- ?[\p{L}\d])|(?<=[\p{L}\d][.;!)])(?=- ?\d{1,2}\+? ?(?:years?|yrs|jahre|ans)\b)/giu;
const GLUED =
  /[\p{Ll}%)](?:[.!?;:)]{0,2}\p{Lu}\p{Ll}|\d)|[^\s-]- \p{Lu}|[\p{Lu}\d#+][.!?]\p{Lu}\p{Ll}|[.!?]An? |:- ?\d|[.;!)]- ?\d|\p{Extended_Pictographic}\uFE0F?[\p{Lu}\d]/u;

/** A heading in the line that it heads, before a long stretch. */
const RUN_ON =
  /^((?:[^\n]{0,3}\b)?(?:(?:Helpful|Preferred|Desired|Required|Basic|Minimum|Technical|Additional) (?:Qualifications|Requirements|Skills)|Responsibilities|Requirements|Qualifications|Benefits|Perks|Duties|(?:Position|Role|Job) (?:Overview|Summary|Description)|Who You Are|What (?:We Offer|You'll Do|You Will Do|You'll Bring|You Bring)))(?: ?[:-])? (?=(?:\p{Lu}\p{Ll}+ [^\n]{60}|\d{1,2} ?[+-][^\n]{12}))/gmu;

/** A text with a line break wherever two stretches have run together. */
export function unglued(text: string): string {
  const headed = text.replace(RUN_ON, '$1\n');
  if (!GLUED.test(headed)) return headed;
  return [OPENER, HEADING, STOP, SENTENCE, ARTICLE, PICTURE, COLON_DASH, RUN_IN, YEARS, DASH, TWICE].reduce(
    (all, seam) => all.replace(seam, '\n'),
    headed,
  );
}
