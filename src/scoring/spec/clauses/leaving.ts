// The title of a post whose holder goes: "he was our only CNC setter", "Lena, our deputy manager, leaves at Easter". Pure.

const NAME = String.raw`([\p{L}][\p{L}/&.+#' -]{2,60}?)`;
const WHICH = String.raw`(?:(?:only|first|second|third|last|main|long-standing|long-serving|current|very|one|other|part-time|full-time)\s+)*`;
const GOES = String.raw`(?:who |that )?(?:(?:is|are|has|was|will be) )?(?:leav(?:es?|ing)|left|retir(?:es?|ing|ed)|go(?:es|ing|ne)|mov(?:es|ing|ed) (?:on|to|away|abroad)|off (?:to|on)|steps? down|stepping down|finish(?:es|ing))`;
const ENDS = String.raw`(?=\s*[,.;!?(]|\s+(?:and|who|for|at|in|last|this|next|since|until|till|here|nous)\b|$)`;

/** Ways to say who goes. */
export const LEAVING: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:was|has been|used to be|were) our ${WHICH}${NAME}${ENDS}`, 'iu'),
  new RegExp(String.raw`\b(?:our|the) ${WHICH}${NAME},? ${GOES}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:lost|losing|lose|missing|miss|say(?:ing)? goodbye to|waved off) our ${WHICH}${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:replac(?:e|ing)|replacement for|successor (?:to|for)|cover for|nachfolger?(?:in)? für) (?:our|the|unsere?n?) ${WHICH}${NAME}${ENDS}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})unsere? (?:koll(?:ege|egin)|mitarbeiter(?:in)?) \p{Lu}\p{Ll}+, (?:unsere? |gelernte[rn]? )?${NAME}, (?:geht|verlässt|hört|wechselt)`,
    'iu',
  ),
  new RegExp(String.raw`(?<!\p{L})unsere? ${NAME} (?:geht in|verlässt|hört auf|wechselt)`, 'iu'),
  new RegExp(
    String.raw`(?<!\p{L})notre ${NAME},? (?:nous quitte|part\b|s'en va|prend sa retraite|déménage)`,
    'iu',
  ),
  // "Another pair of hands in the lab, a microbiology technician really".
  new RegExp(
    String.raw`\b(?:need|want|after|looking for)\b[^.;]{0,60}?, (?:ideally |really |so )?an? ${NAME}(?= really| please|[.;!]|$)`,
    'iu',
  ),
];
