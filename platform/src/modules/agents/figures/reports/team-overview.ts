import { daysBetween } from '@portal/shared/contract/time/calendar-days';
import type { Database } from '../../../../kernel/database/database.ts';
import { type DaySums, noSums } from '../counting/fold.rules.ts';

export interface TeamDay extends DaySums {
  day: string;
  activeMembers: number;
}

/** Everything below the agent, or direct downlines only, each with its own play. */
export type TeamScope = 'team' | 'direct';

const sums = `sum(stake_minor)::text as stake, sum(win_minor)::text as win, sum(rounds)::int as rounds,
  sum(bonus_minor)::text as bonus, sum(rebate_minor)::text as rebate,
  sum(deposit_minor)::text as deposit, sum(withdrawal_minor)::text as withdrawal`;

const statements: Record<TeamScope, string> = {
  team: `select day::text as day, sum(active_members)::int as active, ${sums} from team_days
    where agent_id = $1 and day between $2::date and $3::date group by team_days.day`,
  direct: `select day::text as day, (count(distinct member_id) filter (where rounds > 0))::int as active, ${sums}
    from player_days where upline_id = $1 and day between $2::date and $3::date group by player_days.day`,
};

type Row = Record<'day' | 'stake' | 'win' | 'bonus' | 'rebate' | 'deposit' | 'withdrawal', string> &
  Record<'active' | 'rounds', number>;

/** Reads one row per day of the range, including days without bets. */
export async function readTeamDays(
  database: Database,
  agentId: string,
  scope: TeamScope,
  [from, to]: readonly [string, string],
): Promise<TeamDay[]> {
  const rows = await database.call<Row>(`figures_overview_${scope}`, statements[scope], [agentId, from, to]);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(from, to).map((day) => {
    const row = byDay.get(day);
    if (!row) return { day, activeMembers: 0, ...noSums };
    return {
      day,
      activeMembers: row.active,
      rounds: row.rounds,
      stakeMinor: BigInt(row.stake),
      winMinor: BigInt(row.win),
      bonusMinor: BigInt(row.bonus),
      rebateMinor: BigInt(row.rebate),
      depositMinor: BigInt(row.deposit),
      withdrawalMinor: BigInt(row.withdrawal),
    };
  });
}

const directActive = `select count(distinct member_id)::int as members from player_days
  where upline_id = $1 and day between $2::date and $3::date and rounds > 0`;

/** Counts different direct downlines who played in the range. */
export async function countDirectActive(
  database: Database,
  agentId: string,
  [from, to]: readonly [string, string],
): Promise<number> {
  const [row] = await database.call<{ members: number }>('figures_direct_active', directActive, [agentId, from, to]);
  return row?.members ?? 0;
}
