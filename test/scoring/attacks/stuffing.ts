/**
 * Words put into a CV to be counted: the advertisement itself, lists of its terms, claims without a role. Such text may
 * lift a score by little and is reported. Each takes the honest CV and the spec.
 */

export type Stuffing = { name: string; apply: (cv: string, spec: string) => string };

/** Ways to put words of the spec into a CV. */
export const stuffings: Stuffing[] = [
  { name: 'spec pasted at the end', apply: (cv, spec) => `${cv}\n\n${spec}` },
  { name: 'spec pasted at the top', apply: (cv, spec) => `${spec}\n\n${cv}` },
  {
    name: 'spec as own summary',
    apply: (cv, spec) => `${cv}\n\nSummary of my experience\n${asBullets(spec)}`,
  },
  {
    name: 'spec under a dated role',
    apply: (cv, spec) => `${cv}\n\nConsultant, various clients, January 2015 - Present\n${asBullets(spec)}`,
  },
  { name: 'spec without line breaks', apply: (cv, spec) => `${cv}\n${spec.replace(/\s+/g, ' ')}` },
  {
    name: 'spec hidden between zero-width characters',
    apply: (cv, spec) => `${cv}\n${[...spec].join('\u200b')}`,
  },
  {
    name: 'keywords in a line',
    apply: (cv, spec) => `${cv}\nKeywords: ${termsOf(spec).join(' ')}`,
  },
  {
    name: 'keywords with commas under skills',
    apply: (cv, spec) => `${cv}\n\nSKILLS\n${termsOf(spec).join(', ')}`,
  },
  {
    name: 'keywords as bullets',
    apply: (cv, spec) =>
      `${cv}\n\nCore competencies\n${termsOf(spec)
        .slice(0, 60)
        .map((term) => `• ${term}`)
        .join('\n')}`,
  },
  {
    name: 'keywords three times',
    apply: (cv, spec) => `${cv}\n${Array.from({ length: 3 }, () => termsOf(spec).join(' ')).join('\n')}`,
  },
];

function asBullets(spec: string): string {
  const sentences = spec.split(/\n+|(?<=[.;])\s+/).map((line) => line.replace(/^[\s•*–✔\d.)-]+/, '').trim());
  return sentences
    .filter((line) => line.length > 20)
    .map((line) => `- ${line}`)
    .join('\n');
}

function termsOf(spec: string): string[] {
  return [...new Set(spec.match(/[\p{L}][\p{L}\d+#./-]{3,}/gu) ?? [])].slice(0, 100);
}
