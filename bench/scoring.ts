// How fast the built-in engine scores, alone on one core: CVs of 10,000 characters against specs read once each.

import { gradedJobs } from '../test/scoring/graded/set.ts';
import { gradedNowMs } from '../test/scoring/graded/types.ts';
import { assess } from '../src/scoring/assess.ts';
import { readSpec } from '../src/scoring/read-spec.ts';

const CHARACTERS = 10_000;
const ROUNDS = 5;

/** Prints CVs per second, and what the first of a fresh isolate takes beside them. */
export function benchScoring(): void {
  const firstMs = timeFirst();
  const specs = gradedJobs.map(({ title, spec }) => readSpec({ title, jobSpec: spec }));
  const cvs = gradedJobs.map(({ graded }) =>
    graded
      .map(({ cv }) => cv)
      .join('\n')
      .repeat(10)
      .slice(0, CHARACTERS),
  );
  const scoreAll = () => {
    for (const spec of specs) for (const cv of cvs) assess(spec, cv, gradedNowMs);
  };
  scoreAll();
  const startedAt = performance.now();
  for (let round = 0; round < ROUNDS; round++) scoreAll();
  const perSecond = (ROUNDS * specs.length * cvs.length) / ((performance.now() - startedAt) / 1000);
  console.log(
    `\nBuilt-in engine, CVs of 10,000 characters: ${perSecond.toFixed(0)} a second on one core (bound: 200)`,
  );
  console.log(
    `The first spec and CV of a fresh isolate take as long as ${((firstMs * perSecond) / 1000).toFixed(0)} of them`,
  );
}

/** What expressions need is read, and most of them are made, when the first texts come. */
function timeFirst(): number {
  const [job] = gradedJobs;
  if (job === undefined) throw new Error('there is no graded job');
  const startedAt = performance.now();
  const spec = readSpec({ title: job.title, jobSpec: job.spec });
  assess(spec, job.graded[0]?.cv ?? '', gradedNowMs);
  return performance.now() - startedAt;
}
