import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { belowPaths } from './below-paths.ts';
import { teamBets, teamMoney } from './figures.tables.ts';
import type { PlayerNets, Span, TeamSums } from './figures-api.ts';
import { countsInOwnWindow } from './own-window.ts';
import { sumsRow, type TeamSumsRow } from './sums-row.ts';

type SumsRow = { [Column in keyof TeamSumsRow]: TeamSumsRow[Column] };

/** Sums entries below some paths in a span, reading only that branch. */
export async function sumsBelowPaths(
  { db }: Pick<Database, 'db'>,
  paths: readonly string[],
  { start, end }: Span,
): Promise<TeamSums> {
  const within = (time: SQL) => sql`${time} >= ${start.toISOString()} and ${time} < ${end.toISOString()}`;
  const { rows } = await db.execute<SumsRow>(sql`
    with entries as (
      select member_id, stake_minor as stake, win_minor as win, 0::bigint as bonus, 0::bigint as rebate,
        case when is_correction then 0 else 1 end as rounds
      from team_bets where ${within(sql`settled_at`)} and ${belowPaths(teamBets.uplinePath, paths)}
      union all
      select member_id, 0, 0, case when kind = 'bonus' then amount_minor else 0 end,
        case when kind = 'rebate' then amount_minor else 0 end, 0
      from team_money
      where ${within(sql`at`)} and kind in ('bonus', 'rebate') and ${belowPaths(teamMoney.uplinePath, paths)}
    )
    select '' as "agentId", coalesce(sum(stake), 0)::text as stake, coalesce(sum(win), 0)::text as win,
      coalesce(sum(bonus), 0)::text as bonus, coalesce(sum(rebate), 0)::text as rebate,
      coalesce(sum(rounds), 0)::int as rounds, count(distinct member_id) filter (where rounds > 0)::int as active
    from entries`);
  const [row] = rows;
  if (!row) throw new Error('Sums are one row');
  return sumsRow(row);
}

/** Like `netsOfPlayers` of one agent, below some paths. Bets above the limit are left out; 0 for no limit. */
export async function netsBelowPaths(
  { db }: Pick<Database, 'db'>,
  paths: readonly string[],
  singleBetMinor: bigint,
  { start, end }: Span,
): Promise<PlayerNets> {
  const isCounted = singleBetMinor === 0n ? sql`true` : sql`bet_stake_minor <= ${singleBetMinor}`;
  const { rows } = await db.execute<Record<'losing' | 'winning' | 'stake', string>>(sql`
    with nets as (
      select sum(stake_minor) as stake, sum(stake_minor - win_minor) as net from team_bets
      where settled_at >= ${start.toISOString()} and settled_at < ${end.toISOString()} and ${isCounted}
        and ${belowPaths(teamBets.uplinePath, paths)} and ${sql.raw(countsInOwnWindow('team_bets'))}
      group by member_id
    )
    select coalesce(sum(net) filter (where net > 0), 0)::text as losing,
      coalesce(-sum(net) filter (where net < 0), 0)::text as winning, coalesce(sum(stake), 0)::text as stake
    from nets`);
  const [row] = rows;
  if (!row) throw new Error('Nets are one row');
  return {
    losingMinor: BigInt(row.losing),
    winningMinor: BigInt(row.winning),
    validBetMinor: BigInt(row.stake),
  };
}
