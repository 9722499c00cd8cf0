// Places that license people: countries, and states of those where the state does it. A licence of a place that the
// spec does not name is one of another jurisdiction, unless it is the country that the spec's place is part of.

export const PLACES =
  /\b(?:philippin\w+|india\w*|pakistan\w*|banglades\w+|nigeria\w*|ghana\w*|kenya\w*|zimbabw\w+|south africa\w*|egypt\w*|morocc\w+|poland|polish|spain|spanish|ireland|irish|scotland|scottish|northern ireland|england|wales|france|french|germany|german|austria\w*|switzerland|swiss|ital(?:y|ian)|portug\w+|romania\w*|bulgaria\w*|greece|greek|turk(?:ey|ish)|netherlands|dutch|belgi\w+|denmark|danish|sweden|swedish|norw\w+|finland|finnish|czech\w*|slovak\w*|hungar\w+|ukrain\w+|russia\w*|brazil\w*|mexic\w+|argentin\w+|colombia\w*|australia\w*|new zealand|aotearoa|canad\w+|ontario|british columbia|(?<=(?:[a-z]{3}, |\b(?:of|in|geoscientists|engineers|safety) ))b\.?c\b|bc(?= (?:licen|regist|certif|member|red seal))|alberta|qu[eé]b[eé]c\w*|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|usa|u\.s(?=\.)|united states|american|china|chinese|japan\w*|singapore\w*|malaysia\w*|hong kong|dubai|uae|saudi\w*|qatar\w*|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine(?!-et-)|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia(?! water)|washington|wisconsin|wyoming|queensland\w*|new south wales|nsw|qld|western australian?|south australian?|tasmania\w*|victorian(?! (?:and|or|houses?|housing|terrace\w*|propert\w+|buildings?|era|villas?|stock|convers\w+|period|school|semi\w*|sewer\w*))|victoria|tunisi\w+|tunesi\w+|alg[eé]ri\w+|maroc\w*|marokk\w+|syri\w+|syrien|liban\w*|leban\w+|iran\w*|iraq\w*|afghan\w+|albani\w+|kosov\w+|serbi\w+|bosni\w+|croati\w+|kroati\w+|sloveni\w+|rumäni\w+|roumani\w+|polen|pologne|türkei|turquie|indien|vietnam\w*|belgique|belgien|belge|suisse|schweiz\w*|österreich\w*|allemagne|frankreich|spanien|espagne|italie|niederlande?|cameroon\w*|cameroun\w*|sénégal\w*|uganda\w*|zambia\w*|nepal\w*|sri lanka\w*|jamaica\w*|trinidad\w*|peru\w*|ecuador\w*|venezuela\w*|cuba\w*|faa|casa|easa|overseas|foreign)\b/gi;

/** Those of one country, where a licence of one may be carried to another. */
export const US_STATES =
  /^(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming)$/i;

/** American states as addresses have them. */
export const STATES_BY_POSTAL: ReadonlyMap<string, string> = new Map(
  'AL alabama;AK alaska;AZ arizona;AR arkansas;CA california;CO colorado;CT connecticut;DE delaware;FL florida;GA georgia;HI hawaii;ID idaho;IL illinois;IN indiana;IA iowa;KS kansas;KY kentucky;LA louisiana;ME maine;MD maryland;MA massachusetts;MI michigan;MN minnesota;MS mississippi;MO missouri;MT montana;NE nebraska;NV nevada;NH new hampshire;NJ new jersey;NM new mexico;NY new york;NC north carolina;ND north dakota;OH ohio;OK oklahoma;OR oregon;PA pennsylvania;RI rhode island;SC south carolina;SD south dakota;TN tennessee;TX texas;UT utah;VT vermont;VA virginia;WA washington;WV west virginia;WI wisconsin;WY wyoming'
    .split(';')
    .map((row) => [row.slice(0, 2), row.slice(3)]),
);

/** Other words for a place, each with the name that it goes by here. */
const OTHER_WORDS: readonly (readonly [words: RegExp, place: string])[] = [
  [/^(?:american|united states|u\.s.*)$/, 'usa'],
  [/^canad/, 'canada'],
  [/^australia/, 'australia'],
  [/^nsw$/, 'new south wales'],
  [/^(?:qld$|queensland)/, 'queensland'],
  [/^victoria/, 'victoria'],
  [/^tasmania/, 'tasmania'],
  [/^western australia/, 'western australia'],
  [/^south australia/, 'south australia'],
  [/^qu[eé]b[eé]c/, 'quebec'],
  [/^aotearoa$/, 'new zealand'],
  [/^b\.?c$/, 'british columbia'],
  [/^(?:irish|ireland)$/, 'ireland'],
  [/^(?:scottish|scotland)$/, 'scotland'],
  [/^(?:french|france|frankreich)$/, 'france'],
  [/^(?:german|germany|allemagne)$/, 'germany'],
  [/^(?:austria|österreich)/, 'austria'],
  [/^(?:switzerland|swiss|suisse|schweiz)/, 'switzerland'],
  [/^(?:ital)/, 'italy'],
  [/^(?:spa(?:in|nish|nien)|espagne)$/, 'spain'],
  [/^(?:pol(?:and|ish|en|ogne))$/, 'poland'],
  [/^(?:portug)/, 'portugal'],
  [/^(?:belgi|belge)/, 'belgium'],
  [/^(?:netherlands|dutch|niederlande?)$/, 'netherlands'],
];

/** What a place is called here: "American" is of the USA. */
export function placeCalled(word: string): string {
  const lower = word.toLowerCase();
  return OTHER_WORDS.find(([words]) => words.test(lower))?.[1] ?? lower;
}

const CANADIAN =
  /^(?:ontario|british columbia|alberta|quebec|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland)$/;
const AUSTRALIAN = /^(?:queensland|new south wales|western australia|south australia|tasmania|victoria)$/;

/** The country that a state or province is part of; null of any other place. */
export function countryOf(place: string): string | null {
  if (US_STATES.test(place)) return 'usa';
  if (CANADIAN.test(place)) return 'canada';
  return AUSTRALIAN.test(place) ? 'australia' : null;
}

/** Cities by which a spec says in which state or country it is. */
export const PLACES_BY_CITY: ReadonlyMap<string, string> = new Map(
  'new south wales: Sydney;victoria: Melbourne;queensland: Brisbane;south australia: Adelaide;tasmania: Hobart;ontario: Toronto, Ottawa, Mississauga;british columbia: Vancouver;alberta: Calgary, Edmonton;quebec: Montreal, Montréal, Québec;manitoba: Winnipeg;switzerland: Zürich, Zurich, Genf, Genève, Geneva, Basel, Bern, Lausanne, Neuchâtel;austria: Wien, Vienna, Graz, Linz;ireland: Dublin, Cork, Limerick, Galway, Waterford, Kilkenny, Sligo, Tralee, Drogheda, Dundalk, Letterkenny, Athlone;new zealand: Auckland, Wellington, Christchurch, Dunedin, Tauranga, Rotorua, Queenstown, Invercargill, Palmerston North, Waikato, Otago, Taranaki, Timaru, Whangarei, Te Tiriti, Waitangi, Māori;singapore: Changi, CAAS, Jurong, Tuas, Woodlands;western australia: Fremantle, Kalgoorlie;northern territory: Darwin;south africa: Johannesburg, Cape Town, Durban, Pretoria;saskatchewan: Saskatoon;texas: Houston, Dallas, San Antonio, Fort Worth, El Paso;illinois: Chicago;arizona: Phoenix, Tucson;colorado: Denver;washington: Seattle, Tacoma;georgia: Atlanta;florida: Miami, Tampa, Orlando;pennsylvania: Philadelphia, Pittsburgh;michigan: Detroit;minnesota: Minneapolis;ohio: Cincinnati, Cleveland;tennessee: Nashville, Memphis;nevada: Las Vegas;california: Los Angeles, San Francisco, San Diego, Sacramento;utah: Salt Lake City;louisiana: New Orleans;wisconsin: Milwaukee;maryland: Baltimore;indiana: Indianapolis'
    .split(';')
    .flatMap((row) => {
      const [place = '', cities = ''] = row.split(': ');
      return cities.split(', ').map((city): [string, string] => [city, place]);
    }),
);
