import { addDays } from '@portal/shared/contract/time/calendar-days';
import type { Database } from '../../../kernel/database/database.ts';
import { longestGap } from './counting/active-gaps.rules.ts';
import type { TeamSums } from './figures-api.ts';
import { sumsRow, type TeamSumsRow } from './sums-row.ts';

const statement = `select asked.agent_id as "agentId",
    coalesce(sums.stake, 0)::text as stake, coalesce(sums.win, 0)::text as win,
    coalesce(sums.bonus, 0)::text as bonus, coalesce(sums.rebate, 0)::text as rebate,
    coalesce(sums.rounds, 0)::int as rounds, coalesce(active.members, 0)::int as active
  from (select distinct agent_id from jsonb_array_elements_text($1::jsonb) as given (agent_id)) as asked
  left join lateral (
    select sum(stake_minor) as stake, sum(win_minor) as win, sum(bonus_minor) as bonus, sum(rebate_minor) as rebate,
      sum(rounds) as rounds
    from team_days where team_days.agent_id = asked.agent_id and day between $2::date and $3::date
  ) as sums on true
  left join lateral (
    select sum(members) as members from team_active
    where team_active.agent_id = asked.agent_id and day between $2::date and $3::date and gap > day - $2::date
  ) as active on true`;

/** Reads figures of days, both included, from the roll-ups, in one statement for any number of agents. */
export async function figuresOfDays(
  database: Database,
  agentIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, TeamSums>> {
  if (to >= addDays(from, longestGap)) throw new Error(`From ${from} to ${to} are more than ${longestGap} days`);
  const values = [JSON.stringify(agentIds), from, to];
  const rows = await database.call<TeamSumsRow>('figures_days', statement, values);
  return new Map(rows.map((row) => [row.agentId, sumsRow(row)]));
}
