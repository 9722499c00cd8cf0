// Usage of a month: what the picture means first, then the picture, keys and plan scans.

import type { Child } from 'hono/jsx';
import { Head, Note, number, Section, Share } from '../../shell/parts.tsx';
import { Sheet, TableHead } from '../../shell/table.tsx';
import { monthBefore, monthName, monthWords, type MonthUse } from './month.ts';
import { UsagePlot } from './plot.tsx';
import type { Usage } from './store.ts';

const MONTHS_BACK = 12;

type Props = { usage: Usage; use: MonthUse; thisMonth: string };

export function UsagePage({ usage, use, thisMonth }: Props) {
  const { billing_month: month, committed_scans: committed, hard_cap_scans: cap } = usage;
  const isNow = month === thisMonth;
  return (
    <>
      <Head
        title={`Usage in ${isNow ? monthName(month) : monthWords(month)}`}
        meta={
          isNow ? [`Resets on 1 ${monthName(monthBefore(month, -1))}, 00:00 UTC`] : ['This month is over']
        }
      >
        <MonthForm month={month} thisMonth={thisMonth} />
      </Head>
      {isNow ? <CapNote usage={usage} use={use} /> : null}
      <Section id="api" title="Screened through the API">
        <UsagePlot use={use} month={month} committed={committed} cap={cap} />
        <DayTable use={use} month={month} />
      </Section>
      {usage.keys.length === 0 ? null : (
        <Section id="by-key" title="By key">
          <KeyShares usage={usage} />
        </Section>
      )}
      <Section id="plan-scans" title="Scored in the app">
        <PlanScans usage={usage} />
      </Section>
    </>
  );
}

function MonthForm({ month, thisMonth }: { month: string; thisMonth: string }): Child {
  return (
    <form class="row acts" method="get">
      <label class="row" for="month">
        Month
      </label>
      <select id="month" name="month">
        {Array.from({ length: MONTHS_BACK }, (_, back) => monthBefore(thisMonth, back)).map((one) => (
          <option value={one} selected={one === month}>
            {monthWords(one)}
          </option>
        ))}
      </select>
      <button class="b">Show</button>
    </form>
  );
}

function CapNote({
  usage: { screening_cvs: sum, hard_cap_scans: cap },
  use,
}: {
  usage: Usage;
  use: MonthUse;
}): Child {
  if (sum >= cap) {
    return (
      <Note kind="bad" icon="warn">
        <strong>The hard cap is reached.</strong> Requests are refused with 429 until the month ends. Whoever
        runs this installation can raise the cap.
      </Note>
    );
  }
  if (use.capDay === null) return null;
  return (
    <Note kind="warn" icon="warn">
      <strong>The hard cap is near.</strong> At the pace of the last 7 days it is reached about day{' '}
      {use.capDay}; requests beyond it are refused with 429. Whoever runs this installation can raise the cap.
    </Note>
  );
}

function DayTable({ use, month }: { use: MonthUse; month: string }): Child {
  return (
    <details>
      <summary class="small">The same as a table</summary>
      <div class="scroll">
        <table class="t">
          <TableHead columns={['Day', { title: 'CVs', class: 'r' }, { title: 'So far', class: 'r' }]} />
          <tbody>
            {use.daily.map((cvs, index) => (
              <tr>
                <th scope="row">
                  {index + 1} {monthName(month)}
                </th>
                <td class="r">{number(cvs)}</td>
                <td class="r">{number(use.total[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function KeyShares({ usage }: { usage: Usage }): Child {
  return (
    <Sheet
      class="prose"
      caption="CVs by key"
      columns={['Key', { title: 'Share', hidden: true }, { title: 'CVs', class: 'r' }]}
    >
      {usage.keys.map((key) => (
        <tr class={key.revoked ? 'quiet' : undefined}>
          <th scope="row">
            {key.name} {key.revoked ? <span class="chip">Revoked</span> : null}
          </th>
          <td>
            <Share share={usage.screening_cvs === 0 ? 0 : key.cvs / usage.screening_cvs} />
          </td>
          <td class="r num">{number(key.cvs)}</td>
        </tr>
      ))}
    </Sheet>
  );
}

function PlanScans({ usage: { plan_scans: plan, plan_scans_used: used } }: { usage: Usage }): Child {
  return (
    <div class="gauge prose">
      <p class="row">
        <span>
          {number(used)} of {number(plan)} plan scans used
        </span>
        <span class="end quiet">{number(Math.max(0, plan - used))} left</span>
      </p>
      <Share share={plan === 0 ? 1 : used / plan} />
    </div>
  );
}
