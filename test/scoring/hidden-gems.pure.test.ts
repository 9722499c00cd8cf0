// A hidden gem is one among others: what only this candidate has.

import { describe, expect, it } from 'vitest';
import { loadGraded } from '../../bench/eval/data.ts';
import { assessPair } from '../../bench/eval/engine.ts';
import { hiddenGems, type GemCandidate } from '../../src/scoring/hidden-gems.ts';

const candidate = (id: string, over: Partial<GemCandidate> = {}): GemCandidate => ({
  id,
  score: 60,
  gem: { credentials: [], unlikelyTitle: false },
  ...over,
});
const holding = (...credentials: string[]) => ({ gem: { credentials, unlikelyTitle: false } });

describe('hidden gems', () => {
  it('are those with a credential that no other candidate of the job shows, and says which', () => {
    const gems = hiddenGems([
      candidate('a', holding('CISSP', 'German')),
      candidate('b', holding('German')),
      candidate('c'),
    ]);
    expect([...gems.keys()]).toEqual(['a']);
    expect(gems.get('a')).toContain('CISSP');
    expect(gems.get('a')).not.toContain('German');
  });

  it('are nobody among two candidates, nor one who lacks most of what is asked', () => {
    expect(hiddenGems([candidate('a', holding('CISSP')), candidate('b')]).size).toBe(0);
    expect(
      hiddenGems([candidate('a', { ...holding('CISSP'), score: 39 }), candidate('b'), candidate('c')]).size,
    ).toBe(0);
  });

  it('are those with strong work under an unlikely title', () => {
    const gem = { credentials: [], unlikelyTitle: true };
    const gems = hiddenGems([
      candidate('a', { gem, score: 62 }),
      candidate('b', { gem, score: 61 }),
      candidate('c'),
    ]);
    expect([...gems.keys()]).toEqual(['a']);
  });

  it('stop being one when a second candidate shows the same', () => {
    const others = [candidate('b'), candidate('c')];
    expect(hiddenGems([candidate('a', holding('Welsh')), ...others]).has('a')).toBe(true);
    expect(
      hiddenGems([candidate('a', holding('Welsh')), candidate('d', holding('Welsh')), ...others]).size,
    ).toBe(0);
  });

  it('are the exception among real candidates', () => {
    const jobs = [...Map.groupBy(loadGraded(), ({ group }) => group).values()];
    const shares = jobs.map((pairs) => {
      const scored = pairs.map((pair) => {
        const { score, gem } = assessPair(pair);
        return { id: pair.id, score, gem };
      });
      return hiddenGems(scored).size / pairs.length;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.05);
    expect(mean).toBeLessThan(0.5);
  });
});
