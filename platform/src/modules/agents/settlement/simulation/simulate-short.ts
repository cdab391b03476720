import type { RealTimeTerms, TieredTerms } from '@portal/shared/contract/agents/contract-terms';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { RecordPeriod } from '../../../../kernel/time/record-period.rules.ts';
import { belowPaths } from '../../figures/below-paths.ts';
import { teamBets, teamMoney } from '../../figures/figures.tables.ts';
import { countsInOwnWindow } from '../../figures/own-window.ts';
import { sumsRow, type TeamSumsRow } from '../../figures/sums-row.ts';
import { earnedOf, netOf } from '../calculation/formulas.rules.ts';

/** Sums of a day's hours or windows; money in minor units. */
export interface SimulatedDay {
  validBetMinor: bigint;
  netMinor: bigint;
  /** Highest rate of the day, basis points. */
  rate: number;
  grossMinor: bigint;
}

interface Asked {
  /** Entries below any of these are counted. */
  paths: readonly string[];
  period: RecordPeriod;
}

type HourRow = { [Column in keyof TeamSumsRow]: TeamSumsRow[Column] } & { day: string };

/** Simulates hourly salary by day from the entries, in one statement for all hours. */
export async function simulateHours(
  db: Kernel['db'],
  { paths, period: { start, end, timeZone } }: Asked,
  terms: TieredTerms,
): Promise<Map<string, SimulatedDay>> {
  const [from, until] = [start.toISOString(), end.toISOString()];
  const { rows } = await db.execute<HourRow>(sql`
    with entries as (
      select date_trunc('hour', settled_at, ${timeZone}) as hour, member_id, stake_minor as stake, win_minor as win,
        0::bigint as bonus, 0::bigint as rebate, case when is_correction then 0 else 1 end as rounds
      from team_bets where settled_at >= ${from} and settled_at < ${until} and ${belowPaths(teamBets.uplinePath, paths)}
      union all
      select date_trunc('hour', at, ${timeZone}), member_id, 0, 0, case when kind = 'bonus' then amount_minor else 0 end,
        case when kind = 'rebate' then amount_minor else 0 end, 0
      from team_money where at >= ${from} and at < ${until} and kind in ('bonus', 'rebate')
        and ${belowPaths(teamMoney.uplinePath, paths)}
    )
    select to_char(hour at time zone ${timeZone}, 'YYYY-MM-DD') as day, '' as "agentId", sum(stake)::text as stake,
      sum(win)::text as win, sum(bonus)::text as bonus, sum(rebate)::text as rebate, sum(rounds)::int as rounds,
      count(distinct member_id) filter (where rounds > 0)::int as active
    from entries group by hour order by hour`);
  const days = new Map<string, SimulatedDay>();
  for (const row of rows) {
    const sums = sumsRow(row);
    const { rate, grossMinor } = earnedOf(terms, sums, 0n);
    const known = days.get(row.day);
    days.set(row.day, {
      validBetMinor: (known?.validBetMinor ?? 0n) + sums.validBetMinor,
      netMinor: (known?.netMinor ?? 0n) + netOf(sums),
      rate: Math.max(known?.rate ?? 0, rate),
      grossMinor: (known?.grossMinor ?? 0n) + grossMinor,
    });
  }
  return days;
}

/** Simulates real-time salary by day from the entries, windows and rounding in one statement. */
export async function simulateWindows(
  db: Kernel['db'],
  { paths, period: { start, end, timeZone } }: Asked,
  { profitRate, lossRate, singleBet }: RealTimeTerms,
): Promise<Map<string, SimulatedDay>> {
  const bound = minorUnits(singleBet);
  const isCounted = bound === 0n ? sql`true` : sql`bet_stake_minor <= ${bound}`;
  const { rows } = await db.execute<{ day: string; stake: string; net: string; gross: string }>(sql`
    with nets as (
      select date_bin('5 minutes', settled_at, timestamptz 'epoch') as start, sum(stake_minor) as stake,
        sum(stake_minor - win_minor) as net
      from team_bets
      where settled_at >= ${start.toISOString()} and settled_at < ${end.toISOString()} and ${isCounted}
        and ${belowPaths(teamBets.uplinePath, paths)} and ${sql.raw(countsInOwnWindow('team_bets'))}
      group by 1, member_id
    ), windows as (
      select start, sum(stake) as stake, sum(net) as net,
        div(coalesce(sum(net) filter (where net > 0), 0) * ${profitRate}::int, 10000)
          + div(coalesce(-sum(net) filter (where net < 0), 0) * ${lossRate}::int, 10000) as gross
      from nets group by start
    )
    select to_char(start at time zone ${timeZone}, 'YYYY-MM-DD') as day, sum(stake)::text as stake, sum(net)::text as net,
      sum(gross)::text as gross
    from windows group by 1`);
  return new Map(
    rows.map(({ day, stake, net, gross }) => [
      day,
      { validBetMinor: BigInt(stake), netMinor: BigInt(net), rate: profitRate, grossMinor: BigInt(gross) },
    ]),
  );
}
