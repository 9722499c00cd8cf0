// The page that `npm run eval` writes. Pure.

import { setTables, shown, tableOf } from './report.ts';
import type { FamilyRow } from './robustness.ts';
import type { Results } from './measure.ts';

/** All results as Markdown. */
export function pageOf(results: Results): string {
  return [
    `# Scoring, measured: ${results.scorer}`,
    'Written by `npm run eval`. Sets are never averaged: each asks another question.',
    '## Sets',
    setTables(results.sets),
    '## Confidence',
    'Share of right outcomes by the confidence that the engine claimed (graded: the right band; role sets: same role at 50 or more, unrelated under 50).',
    tableOf(
      ['set', 'confidence', 'pairs', 'right'],
      results.confidence.map((row) => [row.set, row.confidence, String(row.pairs), shown(row.right)]),
    ),
    '## Grounding',
    groundingTable(results),
    '## Variants',
    'Lift is the variant\'s score less that of the CV as it was. "Identical" compares score, reasons and gaps.',
    familyTable(results.robustness.families),
    familyTable(results.robustness.variants),
    '## Time',
    `CVs of 10,000 characters, ${String(results.timing.pairs)} pairs, one core: median ${shown(results.timing.medianMs)} ms, 95th percentile ${shown(results.timing.p95Ms)} ms (${shown(results.timing.p95WithSpecMs)} ms with reading the spec), ${String(results.timing.perSecond)} CVs a second.`,
    '## Worst graded cases',
    tableOf(
      ['CV', 'score', 'interval', 'the grader says', 'the engine’s gaps'],
      results.worst.map((row) => [
        row.id,
        String(row.score),
        `${String(row.low)}-${String(row.high)}`,
        row.why,
        row.gaps.join(' / ').replaceAll('|', '/').replace(/\s+/g, ' '),
      ]),
    ),
    '',
  ].join('\n\n');
}

function groundingTable({ grounding }: Results): string {
  return tableOf(
    ['what', 'count', 'share'],
    [
      ['reasons', String(grounding.reasons), ''],
      [
        'reasons without a quote',
        String(grounding.reasonsWithoutQuote.length),
        rate(grounding.reasonsWithoutQuote.length, grounding.reasons),
      ],
      ['quotes', String(grounding.quotes), ''],
      [
        'quotes verbatim in the CV',
        String(grounding.quotes - grounding.quotesNotVerbatim.length),
        rate(grounding.quotes - grounding.quotesNotVerbatim.length, grounding.quotes),
      ],
      ['gaps', String(grounding.gaps), ''],
      [
        'gaps whose every word the CV holds',
        String(grounding.gapsContradicted.length),
        rate(grounding.gapsContradicted.length, grounding.gaps),
      ],
      [
        'of these, said not to be in the CV',
        String(grounding.gapsOfWhatIsThere.length),
        rate(grounding.gapsOfWhatIsThere.length, grounding.gaps),
      ],
      [
        'gaps that name no word of the spec',
        String(grounding.gapsNotInSpec.length),
        rate(grounding.gapsNotInSpec.length, grounding.gaps),
      ],
      ['answers with too many reasons or gaps', String(grounding.tooMany), ''],
    ],
  );
}

function rate(part: number, whole: number): string {
  return whole === 0 ? '-' : shown(part / whole);
}

function familyTable(rows: FamilyRow[]): string {
  return tableOf(
    ['variant', 'family', 'CVs', 'identical', 'mean lift', 'largest lift', 'largest drop', 'band changed'],
    rows.map((row) => [
      row.name,
      row.family,
      String(row.cvs),
      shown(row.identical),
      shown(row.meanLift),
      String(row.largestLift),
      String(row.largestDrop),
      shown(row.bandChanged),
    ]),
  );
}
