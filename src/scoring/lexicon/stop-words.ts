// Words that say nothing of a trade: function words of English, German and French, the furniture of job ads, and
// everything that names who a person is rather than what they can do.

const FUNCTION_WORDS =
  "401k a ability able about across again age all also am an and any apply are as at based be been being benefits between bonus both by can candidate city color company company's competitive could day dental did disability do does down during duties each employee employees employment ensure environment equal equivalent etc excellent experience experienced experiences few following for from full further gender good great had has have he help her here high his how i if in include includes including insurance into is it its job join just knowledge least level like looking make may me might minimum more most must my name national need needs new no not of on once only opportunities opportunity or orientation origin other our out over own paid part people per perform performed plus position preferred provide provides qualification qualifications race related religion required requirement requirements responsibilities responsibility responsible role salary same sex sexual shall she should skill skills so state status strong such team teams than that the their them then there these they this those through time to too under understanding up upon us use used using vacation various very veteran via vision was we well were what when where which while who whom will with within work working works world would year years you your";

const GERMAN =
  'und der die das den dem des ein eine einer eines einem einen mit für von zu zur zum im in auf an bei als oder auch nach aus über sowie sind ist wir sie ihr ihre unser unsere du dein werden wird kann haben hat bis seit durch mehr sehr gute gut gerne er sein seine dich dir mich mir uns euch sich man wer was wenn weil damit dabei dass nicht noch schon immer jede jeder jedes jeden jedem alle allen aller viel viele vielen etwa rund wenigstens mindestens unter vor gegen ohne um eigene eigenen eigenes eigener so wie nur kein keine keinen diese dieser dieses diesen ihren ihrem ihrer unseren unserem unserer bist seid hast habt hatte waren war wurde wurden möchte möchten können kannst sollte sollten muss müssen darf dürfen will wollen würde würden bringen bringst dazu davon daran dafür darauf hier dort dann';

const FRENCH =
  'le la les un une des du de et ou en au aux avec pour par sur dans chez est sont nous vous votre vos notre nos leur leurs ce cette ces qui que ainsi plus très bien être avoir il elle son sa ses avez êtes avons sera serez seront pendant durant depuis lors dont où si ne pas mais donc car comme tout tous toute toutes autre autres même cela ceci ça celui celle ceux celles lui se me te y a ont fait faites saurez savez pouvez devez voulez minimum moins jamais toujours déjà encore aussi entre vers sans sous avant après selon afin lorsque quand';

/** Months and small numbers: they date and count, and tell nothing of a trade. */
const TIMES =
  'january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre one two three four five six seven eight nine ten';

/** Never terms, so that swapping them changes nothing. */
const PERSONAL =
  'he she him her his hers himself herself they them themselves mr mrs ms miss mx male female man woman men women gender sex nationality citizen citizenship married single divorced widowed religion religious christian muslim jewish hindu buddhist caste ethnicity born birth age aged father mother husband wife';

export const STOP_WORDS: ReadonlySet<string> = new Set(
  [FUNCTION_WORDS, GERMAN, FRENCH, TIMES, PERSONAL].join(' ').split(' '),
);
