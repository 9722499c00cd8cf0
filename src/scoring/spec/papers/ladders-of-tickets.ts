// Grades of the tickets of those who sail, fly, drive, wire, weld, dig and blast, from the lowest to the highest. Pure.

/** The masters and mates of yachts, by the tonnage that they may take out. */
const YACHTS: readonly RegExp[] = [
  /\b(?:master )?200 ?(?:gt|tons?)\b|\byachtmaster\b/i,
  /\b(?:oow|officer of the watch),? \(?yachts?\b/i,
  /\bchief mate,? \(?yachts?\b/i,
  /\bmaster\b[^.;\n]{0,25}\b500 ?(?:gt|tons?)\b/i,
  /\bmaster\b[^.;\n]{0,25}\b3,?000 ?(?:gt|tons?)\b|\bmaster (?:mariner|unlimited)\b/i,
];

/** Officers of ships, on deck and in the engine room. */
const ON_DECK: readonly RegExp[] = [
  /\b(?:OOW|officer of the watch|third mate|3\/?M)\b(?!,? \(?yacht)/i,
  /\b(?:chief mate|chief officer)\b(?!,? \(?yacht)/i,
  /\bmaster (?:mariner|\(?unlimited)|\bII\/2 master\b/i,
];
const IN_THE_ENGINE_ROOM: readonly RegExp[] = [
  /\b(?:EOOW|engine(?:er)?(?:ing)? officer of the watch|(?:third|fourth|3rd|4th) engineer)\b/i,
  /\b(?:second|2nd) engineer\b/i,
  /\bchief engineer\b/i,
];

/** Australia's small commercial vessels near the coast; the length that a master may take out stands behind the rank. */
const NEAR_COAST: readonly RegExp[] = [
  /\bgeneral purpose hand\b|\bGPH\b/i,
  /\bcoxswain,? (?:grade )?(?:2|two)\b/i,
  /\bcoxswain,? (?:grade )?(?:1|one)\b/i,
  ...[24, 35, 45, 80, 100].map(
    (metres) => new RegExp(String.raw`\bmaster\b[^.;\n]{0,20}\b${metres} ?m(?:etres)?\b`, 'i'),
  ),
];

/** One trade's ranks of licence in North America. */
function ranksOf(trade: string): readonly RegExp[] {
  return [
    new RegExp(String.raw`\b(?:residential|apprentice|trainee) (?:wireman|${trade})`, 'i'),
    new RegExp(
      String.raw`\bjourney(?:man|woman|person|worker|level)?(?:['’]?s)?(?:,? (?:or|and) master|\/master)? (?:${trade})`,
      'i',
    ),
    new RegExp(String.raw`\bmaster (?:${trade})`, 'i'),
  ];
}

export const LADDERS_OF_TICKETS: readonly (readonly RegExp[])[] = [
  YACHTS,
  ON_DECK,
  IN_THE_ENGINE_ROOM,
  NEAR_COAST,
  [3, 2, 1].map((grade) => new RegExp(String.raw`\bMED ?${grade}\b`)),
  [1, 2, 3, 4].map(
    (level) => new RegExp(String.raw`\bPO ?${level}\b|\bprotection officer,? (?:level )?${level}\b`, 'i'),
  ),
  [
    /\b(?:street ?works|nrswa)\b[^.;\n]{0,25}\boperative|\boperative\b[^.;\n]{0,20}\b(?:street ?works|O[1-9])\b|\bO[1-9]\b ?[-–] ?O?[1-9]\b/i,
    /\b(?:street ?works|nrswa)\b[^.;\n]{0,40}\bsupervisor|\bsupervisor\b[^.;\n]{0,25}\b(?:street ?works|nrswa|S[1-9])\b/i,
  ],
  [
    /\banlage 4\b ?[abc]?|\bkleine\p{L}* (?:asbest)?schein/iu,
    /\banlage 3\b|\bgroße\p{L}* (?:asbest)?schein/iu,
  ],
  [
    /\bsingle[- ]phase\b/i,
    /(?<!master )\binstallation electrician\b/i,
    /\bmaster installation electrician\b|\bMIE\b/i,
  ],
  [
    /\bCAWI\b|\bcertified associate welding inspector/i,
    /(?<!senior )\bcertified welding inspector|\bCWI\b/i,
    /\bSCWI\b|\bsenior certified welding/i,
  ],
  [/\bCSWIP ?3\.0/i, /\bCSWIP ?3\.1/i, /\bCSWIP ?3\.2/i],
  [
    /\bIWP\b|schweißpraktiker|international welding practitioner/i,
    /\b(?:IWS|EWS)\b|schweißfachmann|international welding specialist/i,
    /\b(?:IWT|EWT)\b|schweißtechniker|international welding technologist/i,
    /\b(?:IWE|EWE)\b|schweißfachingenieur|international welding engineer/i,
  ],
  ranksOf('electrician'),
  ranksOf('plumber|pipe ?fitter'),
  [
    /\b(?:limited certificate|trainee) plumber/i,
    /\b(?:licen[cs]ed|tradesman) plumber/i,
    /(?<!not )\bcertifying plumber/i,
  ],
  [
    /\belectrical service technician/i,
    /\b(?:registered|licen[cs]ed?) (?:as )?(?:an )?electrician/i,
    /\b(?:registered )?electrical inspector/i,
  ],
  [
    /\bcompetent person \(?(?:hv|lv|electrical)|\b(?:hv|lv) competent person/i,
    /(?<!senior )\bauthori[sz]ed person\b|\bAP ?\(?(?:HV|LV)\b|\bHV AP\b/i,
    /\bsenior authori[sz]ed person\b|\bSAP ?\(?(?:HV|LV)\b|\bHV SAP\b/i,
  ],
  [
    /\b(?:mine )?deput(?:y|ies)['’]?s? (?:certif|ticket|stat)|\bopen[- ]cut examiner|\bOCE\b/i,
    /\bundermanager/i,
    /\b(?:first class|1st class) (?:mine )?manager|\bmine manager['’]?s? (?:certif|ticket|stat|coc)|\bmine manager\b[^.;\n]{0,20}\bcertificate of competency/i,
  ],
  ['C', 'B', 'A'].map(
    (letter) =>
      new RegExp(
        String.raw`\b${letter}-cat(?:egory)?\b|\bcat(?:egory)? ${letter} (?:flight )?instructor|\b[Ii]nstructor,? [Cc]at(?:egory)?\.? ${letter}\b`,
      ),
  ),
  [3, 2, 1].map(
    (grade) => new RegExp(String.raw`\bgrade ${grade} (?:flight )?(?:instructor|training endorse)`, 'i'),
  ),
  [/\bcode (?:0?8|b|eb)\b/i, /\bcode (?:10|c1)\b/i, /\bcode (?:14|ec1?)\b/i],
  [/\bBA ?4\b/, /\bBA ?5\b/],
  [/\blow(?:er)?[- ]risk confined/i, /\bmedium[- ]risk confined/i, /\bhigh[- ]risk confined/i],
  [/\bcompex\b[^.;\n]{0,15}\b(?:foundation|ExF)\b/i, /\bEx ?0?1\b|\bcompex 0?1\b/i],
  // The positions that a welder was tested in.
  [/\b[12][FG]\b/, /\b3[FG]\b/, /\b4[FG]\b/, /\b5G\b/, /\b6GR?\b/],
];
