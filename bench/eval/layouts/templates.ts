// The templates that people print a CV from, as pages of HTML. Pure. What the browser prints of them is what applicants
// upload: a PDF that knows letters and places, and neither lines nor columns.

import { isHeadingLine } from './breaks.ts';
import { postHead } from './post-head.ts';

/** A CV as a page of HTML. */
export type Template = (cv: string) => string;

type Section = { heading: string; lines: string[] };

const ITEM = /^[-•*·–]\s+/;
/** What a template sets in its narrow column. */
const ASIDE =
  /skills|language|education|training|certif|qualif|interests|licen|kenntnisse|sprachen|ausbildung|formation|compétences|langues/i;

export const TEMPLATES: Readonly<Record<string, Template>> = {
  'one column': (cv) => page('', sectionsOf(cv).map(sectionHtml).join('')),
  'justified, with hyphens': (cv) =>
    page(
      'body{font-family:"DejaVu Serif",serif;text-align:justify;hyphens:auto}',
      sectionsOf(cv).map(sectionHtml).join(''),
    ),
  'a column at the left': (cv) => columns(cv, '33% 1fr', (aside, main) => aside + main),
  'a column at the right': (cv) => columns(cv, '1fr 30%', (aside, main) => main + aside),
  'dates in a column': (cv) =>
    page('.row{display:grid;grid-template-columns:34mm 1fr;gap:4mm}', datedRows(cv, true)),
  'dates at the right': (cv) =>
    page('.row{display:flex;flex-direction:row-reverse;justify-content:space-between}', datedRows(cv, false)),
  'a table': (cv) =>
    page(
      'td{border:1px solid #999;padding:3pt;vertical-align:top}table{border-collapse:collapse;width:100%}',
      `<table>${sectionsOf(cv)
        .map(
          ({ heading, lines }) =>
            `<tr><td width="22%"><b>${safe(heading || 'Profile')}</b></td><td>${linesHtml(lines)}</td></tr>`,
        )
        .join('')}</table>`,
    ),
  'a narrow page': (cv) =>
    page('@page{size:90mm 200mm;margin:8mm}body{font-size:9.5pt}', sectionsOf(cv).map(sectionHtml).join('')),
  'two columns': (cv) =>
    page(
      '.set{columns:2;column-gap:8mm}',
      `<div class="set">${sectionsOf(cv).map(sectionHtml).join('')}</div>`,
    ),
};

function sectionsOf(cv: string): Section[] {
  const sections: Section[] = [{ heading: '', lines: [] }];
  for (const line of cv.split('\n')) {
    const last = sections.at(-1);
    if (isHeadingLine(line) && (sections.length > 1 || (last?.lines.length ?? 0) > 0))
      sections.push({ heading: line.trim(), lines: [] });
    else if (line.trim() !== '') last?.lines.push(line.trim());
  }
  return sections;
}

function sectionHtml({ heading, lines }: Section): string {
  return (heading === '' ? '' : `<h2>${safe(heading)}</h2>`) + linesHtml(lines);
}

function linesHtml(lines: readonly string[]): string {
  return lines
    .map((line) => (ITEM.test(line) ? `<li>${safe(line.replace(ITEM, ''))}</li>` : `<p>${safe(line)}</p>`))
    .join('');
}

function columns(cv: string, widths: string, inOrder: (aside: string, main: string) => string): string {
  const sections = sectionsOf(cv);
  const html = (isAside: boolean): string =>
    sections
      .filter(({ heading }) => ASIDE.test(heading) === isAside)
      .map(sectionHtml)
      .join('');
  return page(
    `.set{display:grid;grid-template-columns:${widths};gap:8mm}`,
    `<div class="set">${inOrder(`<div><h2>Contact</h2><p>07700 900123</p>${html(true)}</div>`, `<div>${html(false)}</div>`)}</div>`,
  );
}

/** Posts in rows of their dates and the rest; other lines in the wide column, or whole. */
function datedRows(cv: string, isColumn: boolean): string {
  return sectionsOf(cv)
    .map(({ heading, lines }) => {
      const rows = lines.map((line) => {
        const head = postHead(line);
        if (head !== null)
          return `<div class="row"><div>${safe(head.dates)}</div><b>${safe(head.rest)}</b></div>`;
        return isColumn
          ? `<div class="row"><div></div><div>${safe(line)}</div></div>`
          : `<p>${safe(line)}</p>`;
      });
      return (heading === '' ? '' : `<h2>${safe(heading)}</h2>`) + rows.join('');
    })
    .join('');
}

function page(style: string, body: string): string {
  return `<html lang="en"><style>@page{size:A4;margin:18mm}body{font:10.5pt Arial,sans-serif;line-height:1.35}h2{font-size:12pt;margin:10pt 0 4pt;border-bottom:1px solid #888}p,li{margin:0 0 4pt}${style}</style>${body}</html>`;
}

function safe(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}
