// How a score was reached, requirement by requirement: what each counts, how much of it the CV shows, and where.

import type { Profile } from '../../applications/read-profile.ts';
import { Share } from '../shell/parts.tsx';
import { TableHead } from '../shell/table.tsx';
import type { MarkedCv } from './cv-marks.ts';

type Requirement = Profile['explanation']['requirements'][number];

const STRENGTHS = { hard: 'Hard must', must: 'Must', nice: 'Nice', duty: 'Duty' } as const;
const OUTCOMES = {
  met: 'Shown',
  partly: 'Partly shown',
  not_met: 'Not found',
  denied: 'CV says no',
} as const;

export function Calculation({ profile, marked }: { profile: Profile; marked: MarkedCv }) {
  const { requirements, scorer } = profile.explanation;
  if (!profile.scored || requirements.length === 0) return null;
  const remarks = requirements.filter((one) => one.is_remark);
  const asked = requirements.filter((one) => !one.is_remark);
  const total = weightOf(requirements);
  const shown = shownOf(requirements);
  return (
    <section class="section" id="calc" aria-labelledby="ca-h">
      <h2 id="ca-h">How {profile.score} was reached</h2>
      <table class="t calc">
        <TableHead
          columns={[
            'Requirement',
            { title: 'Kind', class: 'opt' },
            'Evidence',
            { title: 'Share shown', class: 'opt', hidden: true },
            { title: 'Points', class: 'r' },
          ]}
        />
        <tbody>
          {asked.map((one) => (
            <Row one={one} total={total} evidence={marked.requirementKeys.get(one.id) ?? null} />
          ))}
          {remarks.length === 0 ? null : <Remarks of={remarks} total={total} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Shown of what is asked</th>
            <td class="opt"></td>
            <td></td>
            <td class="opt"></td>
            <td class="r num">
              {points(shown, total)} <span class="quiet">of 100</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <p class="quiet small">
        The score sets this share against what a good CV shows of such a spec, and reads how close the CV is
        to the spec as a whole. {capWords(requirements)} Scored by {scorer}.
      </p>
    </section>
  );
}

function Row({ one, total, evidence }: { one: Requirement; total: number; evidence: string | null }) {
  const nothing = one.credit === 0;
  const words =
    one.note === null || nothing ? OUTCOMES[one.outcome] : `${OUTCOMES[one.outcome]}: ${one.note}`;
  return (
    <tr class={nothing ? 'nil' : undefined} {...(evidence === null ? {} : { 'data-ev': evidence })}>
      <th scope="row">{one.text}</th>
      <td class="opt quiet">{STRENGTHS[one.strength]}</td>
      <td>{evidence === null ? words : <a href={`#e${evidence}`}>{words}</a>}</td>
      <td class="opt">
        <Share share={one.credit} />
      </td>
      <td class="r num">
        {points(one.weight * one.credit, total)} <span class="quiet">of {points(one.weight, total)}</span>
      </td>
    </tr>
  );
}

/** What the ad says beside what it asks for, in one row: it counts for little, and would bury the demands. */
function Remarks({ of, total }: { of: readonly Requirement[]; total: number }) {
  const shown = of.filter((one) => one.credit > 0).length;
  return (
    <tr>
      <th scope="row">
        <details>
          <summary>
            Said in passing: {of.length} {of.length === 1 ? 'remark' : 'remarks'}
          </summary>
          <ul class="dashes quiet small">
            {of.map((one) => (
              <li>{one.text}</li>
            ))}
          </ul>
        </details>
      </th>
      <td class="opt quiet">Remark</td>
      <td>
        {shown} of {of.length} touched on
      </td>
      <td class="opt">
        <Share share={shownOf(of) / weightOf(of)} />
      </td>
      <td class="r num">
        {points(shownOf(of), total)} <span class="quiet">of {points(weightOf(of), total)}</span>
      </td>
    </tr>
  );
}

function weightOf(requirements: readonly Requirement[]): number {
  return requirements.reduce((sum, one) => sum + one.weight, 0);
}

function shownOf(requirements: readonly Requirement[]): number {
  return requirements.reduce((sum, one) => sum + one.weight * one.credit, 0);
}

/** A weight as its share of a hundred points. */
function points(weight: number, total: number): string {
  return (total === 0 ? 0 : (100 * weight) / total).toFixed(1);
}

function capWords(requirements: readonly Requirement[]): string {
  const missing = requirements.filter((one) => one.strength === 'hard' && one.credit < 0.7).length;
  if (missing === 0) return 'No hard must-have is open, so no cap applies.';
  return missing === 1
    ? 'One hard must-have is open, which caps the score.'
    : `${missing} hard must-haves are open, which caps the score.`;
}
