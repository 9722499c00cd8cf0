// For how long papers are good from the day that they were passed or refreshed, where their scheme says so. In years, written
// from general knowledge; what is good for life, or as long as one pays for it, stands in none of the rows.

/** How many years, and what the papers are called. */
export type TermRow = readonly [years: number, pattern: string];

export const TERMS_OF_PAPERS: readonly TermRow[] = [
  // Sites and plant of the United Kingdom and Ireland.
  [5, String.raw`\bsmsts\b|site management safety training|\bsssts\b|site supervis\w+ safety training`],
  [5, String.raw`\bipaf\b|\bpasma\b`],
  [3, String.raw`\bccnsg\b`],
  [4, String.raw`\bsafe ?pass\b`],
  // Offshore, at sea and on ropes.
  [4, String.raw`\bbosiet\b|\bfoet\b|\bt?huet\b|\bca-?ebs\b`],
  [4, String.raw`\bmist\b(?= (?:certif|card|\d|\(|-|–|:))`],
  [
    5,
    String.raw`\bstcw (?:basic|bst|95|2010)|basic safety training|\bpst\b(?= (?:\d|\())|personal survival techniques`,
  ],
  [2, String.raw`\beng ?1\b|\bgwo\b`],
  [3, String.raw`\birata\b`],
  // First aid and resuscitation.
  [3, String.raw`first aid at work|\befaw\b|\bfaw\b|\bhltaid0?11\b|emergency first aid`],
  [1, String.raw`\bhltaid0?09\b`],
  [
    2,
    String.raw`\baha (?:bls|acls|pals)|\b(?:acls|pals|nrp)\b|\b(?:sauveteur secouriste|sst)\b|ersthelfer\w*|\bnplq\b`,
  ],
  [4, String.raw`\b(?:als|epals|apls|nls|atls|eals) provider|newborn life support|\bnls\b`],
  // X-rays in Germany: knowledge and "Fachkunde" are to be brought up to date every five years.
  [
    5,
    String.raw`(?:kenntnisse|fachkunde|kurs\w*|strahlenschutz\w*kurs)[^.;]{0,12}strahlenschutz|strahlenschutz(?:kurs|kenntnis|fachkunde)\w*|röntgenschein\w*|strlschv`,
  ],
  // Driving and carrying.
  [5, String.raw`\badr\b(?= |,|\(|:)|\b(?:driver )?cpc (?:card|dqc)|\bdqc\b`],
  // France.
  [5, String.raw`\bcaces\b[^,;]{0,12}\br? ?(?:489|486|485|484|490)\b|\br489\b|\br486\b`],
  [5, String.raw`\bf(?:imo|co)\b`],
  [10, String.raw`\br482\b`],
];
