// The measuring rods themselves, against values worked out by hand.

import { describe, expect, it } from 'vitest';
import { scoreByWords } from '../../bench/eval/baselines.ts';
import { checkGrounding } from '../../bench/eval/grounding.ts';
import {
  areaUnderCurve,
  discountedGain,
  pairwiseOrder,
  percentile,
  ranks,
  spearman,
} from '../../bench/eval/metrics.ts';

const row = (id: string, label: number, score: number) => ({ id, label, score });

describe('rank statistics', () => {
  it('shares the rank of ties', () => {
    expect(ranks([10, 20, 20, 5])).toEqual([2, 3.5, 3.5, 1]);
  });

  it('gives 1 for the same order, -1 for the reverse and null without spread', () => {
    expect(spearman([1, 2, 3], [10, 20, 90])).toBeCloseTo(1, 12);
    expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12);
    expect(spearman([1, 1, 1], [3, 2, 1])).toBeNull();
  });

  it('counts ties between classes half', () => {
    expect(areaUnderCurve([3, 2], [1, 2])).toBe(0.875);
    expect(areaUnderCurve([], [1])).toBeNull();
  });

  it('counts only differently labelled pairs of one group', () => {
    const groups = [
      [row('a', 2, 80), row('b', 1, 70), row('c', 1, 90)],
      [row('d', 1, 5), row('e', 2, 5)],
    ];
    expect(pairwiseOrder(groups)).toBe(0.5);
  });

  it('discounts by place and compares with the ideal order', () => {
    const group = [row('a', 0, 9), row('b', 2, 8), row('c', 1, 7)];
    const gained = 3 / Math.log2(3) + 1 / Math.log2(4);
    const ideal = 3 / Math.log2(2) + 1 / Math.log2(3);
    expect(discountedGain(group, 5, 0)).toBeCloseTo(gained / ideal, 12);
    expect(discountedGain([row('a', 0, 1)], 5, 0)).toBeNull();
  });

  it('takes the percentile from the sorted values', () => {
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe('word baselines', () => {
  it('prefer the CV that shares rare words with the spec', () => {
    const spec = 'welder for stainless pipe';
    const { tfIdf, bm25 } = scoreByWords([
      { spec, cv: 'stainless pipe welder since 2012' },
      { spec, cv: 'pastry cook for weddings' },
    ]);
    expect(tfIdf[0]).toBeGreaterThan(tfIdf[1] ?? 0);
    expect(bm25[0]).toBeGreaterThan(bm25[1] ?? 0);
    expect(bm25[1]).toBe(0);
  });
});

describe('grounding', () => {
  it('finds quotes that are not in the CV, gaps the CV contradicts and gaps of no requirement', () => {
    const found = checkGrounding([
      {
        spec: 'Kubernetes and Terraform required',
        cv: 'Ran Kubernetes   clusters “at scale”',
        reasons: [
          'Kubernetes: "ran kubernetes clusters"',
          'Shown: "ran Terraform daily"',
          'No words of the CV',
        ],
        gaps: ['Kubernetes is not shown', 'Terraform is not shown', 'Welding is not shown'],
      },
      {
        spec: 'Kubernetes and Terraform required',
        cv: 'Ran Kubernetes clusters',
        reasons: [],
        gaps: ['The CV does not show Kubernetes', 'Kubernetes is named, but no role shows it'],
      },
    ]);
    expect(found).toMatchObject({ reasons: 3, quotes: 2, gaps: 5, tooMany: 0 });
    expect(found.quotesNotVerbatim).toEqual(['ran Terraform daily']);
    expect(found.reasonsWithoutQuote).toEqual(['No words of the CV']);
    expect(found.gapsContradicted).toEqual([
      'Kubernetes is not shown',
      'The CV does not show Kubernetes',
      'Kubernetes is named, but no role shows it',
    ]);
    expect(found.gapsOfWhatIsThere).toEqual(['The CV does not show Kubernetes']);
    expect(found.gapsNotInSpec).toEqual(['Welding is not shown']);
  });
});
