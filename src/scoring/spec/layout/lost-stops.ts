// Full stops that a form has stripped from a spec: a long line goes on behind where a sentence begins. Pure.

/** A text of so many characters has full stops, and a line of so many more than one sentence. */
const LENGTH_MIN = 300;
const LINE_MIN = 90;
const STOP = /[\p{Ll}\d)%][.!?](?:\s+\p{Lu}|\s*$)/mu;
/** What sentences begin with; no name does. */
const OPENER = new RegExp(
  String.raw`(?<=[\p{Ll}\d)%"'€£$+]|\p{Lu}{2})(?<!(?<!\p{L})(?:and|or|of|the|an?|in|with|for|to|at|by|from|as|on|our|your|their|than|that|if|und|oder|der|die|das|dem|den|mit|für|von|im|et|ou|de|du|des|la|le|les|pour|dass|wenn|weil|que|si))[^\S\n]+(?=(?:${[
    "We|You|Your|Our|The|This|That|These|Those|Such|It|Its|Whoever|Anyone|Everyone|Nobody|Nothing|My|Here|Now|Day|Day-to-day|Full|Part|Permanent|Interest|Pay|Package|Benefits|Location|Training|Equal|If|They|There|Please|Also|Then|Must|Should|Being|Having|No|Not|Most|Some|All|Any|Each|Every|What|When|Where|Who|Why|How|Ideally|Previous|Prior|Experience|Knowledge|Applicants|Candidates|Somebody|Someone|Salary|Hours|Holiday|CVs?|I|I'm|I'd|You'll|We're|We'll|He|She|As|At|In|On|To|For|From|With|Within|Until|After|Before|An?(?! (?:or|and|to|&|/) \\p{Lu}\\b)|And|But|Or|So|Both|One|Two|Three|Four|Five|Six|Minimum|Apply|Send|Call|Closing|Interviews|Day",
    'Wir|Sie|Du|Ihre?|Dein|Deine|Unser|Unsere|Bitte|Mindestens|Dazu|Dafür|Außerdem|Für|Bei|Als|Auch|Wer|Wenn|Ein|Eine|Mit|Es|Das|Die|Der|Zu|Zum|Zur|Idealerweise|Gern',
    "Nous|Vous|Notre|Votre|Le|La|Les|Un|Une|Au|Aux|Il|Elle|Ce|Cette|Pour|Dans|Une|Merci|Poste|L'|C'est|Être|Avoir|Des|Vos|Nos|Rattaché|Salaire|Candidature",
  ].join('|')})(?![\p{L}]))`,
  'gu',
);

/** What a demand ends in that says how much it is asked: "a degree - essential Teaching of". */
const OVER =
  /(?<=[\p{L})][ ,–-]+(?:essential|desirable|required|preferred|an advantage|a plus|a must|mandatory|von vorteil|wünschenswert|erforderlich|exigée?|souhaitée?|appréciée?))[^\S\n]+(?=\p{Lu}\p{Ll})/giu;
/** "1 Chartered engineer": items that are counted. */
const COUNTED = /^([^\S\n]*)(\d{1,2}) (?=\p{L}{2})/gmu;
const COUNTED_MIN = 3;

/** The text with them; as it is where it has some. */
export function withLostStops(text: string): string {
  if (text.length < LENGTH_MIN || STOP.test(text)) return text;
  return withCounts(text)
    .split('\n')
    .map((line) => (line.length < LINE_MIN ? line : line.replace(OPENER, '. ').replace(OVER, '. ')))
    .join('\n');
}

/** Numbers that count from one up have their stops again. */
function withCounts(text: string): string {
  const numbers = [...text.matchAll(COUNTED)].map(([, , number]) => Number(number));
  const areCounts = numbers.length >= COUNTED_MIN && numbers.every((number, index) => number === index + 1);
  return areCounts ? text.replace(COUNTED, '$1$2. ') : text;
}
