import type { Database } from '../../../kernel/database/database.ts';
import type { PlayerNets, Span, TeamSums } from './figures-api.ts';
import { countsInOwnWindow } from './own-window.ts';
import { aboveOf, sumsRow, type TeamSumsRow } from './sums-row.ts';

interface SpanQuery {
  agentId: string;
  span: Span;
}

/** Uses the time index for every span, whatever the planner estimates. */
const asked = (more = '') => `asked as (
    select * from jsonb_to_recordset($1::jsonb)
      as given (no integer, agent_id text${more}, starts timestamptz, ends timestamptz)
  ), spans as (select distinct starts, ends from asked)`;

const sumsStatement = `with ${asked()}, players as (
    select spans.*, play.* from spans cross join lateral (
      select member_id, upline_path, sum(stake_minor) as stake, sum(win_minor) as win,
        count(*) filter (where not is_correction) as rounds, 0 as bonus, 0 as rebate
      from team_bets where settled_at >= spans.starts and settled_at < spans.ends group by member_id, upline_path
    ) as play
    union all
    select spans.*, money.* from spans cross join lateral (
      select member_id, upline_path, 0 as stake, 0 as win, 0 as rounds,
        sum(amount_minor) filter (where kind = 'bonus') as bonus, sum(amount_minor) filter (where kind = 'rebate') as rebate
      from team_money where at >= spans.starts and at < spans.ends and kind in ('bonus', 'rebate')
      group by member_id, upline_path
    ) as money
  )
  select asked.no, coalesce(sum(stake), 0)::text as stake, coalesce(sum(win), 0)::text as win,
    coalesce(sum(bonus), 0)::text as bonus, coalesce(sum(rebate), 0)::text as rebate,
    coalesce(sum(rounds), 0)::int as rounds, count(distinct member_id) filter (where rounds > 0)::int as active
  from asked
  left join (players cross join lateral ${aboveOf('players.upline_path')} as above (agent_id))
    on above.agent_id = asked.agent_id and players.starts = asked.starts and players.ends = asked.ends
  group by asked.no order by asked.no`;

/** Like `figuresOfSpan` for each agent and span, in the given order, in one statement. */
export async function figuresOfSpans(database: Database, given: readonly SpanQuery[]): Promise<TeamSums[]> {
  const rows = await database.call<TeamSumsRow>('figures_spans', sumsStatement, [JSON.stringify(given.map(rowOf))]);
  return rows.map(sumsRow);
}

const netsStatement = `with ${asked(', bound bigint')}, nets as (
    select asked.no, play.member_id, sum(play.stake_minor) as stake, sum(play.stake_minor - play.win_minor) as net
    from spans cross join lateral (
      select * from team_bets where settled_at >= spans.starts and settled_at < spans.ends
    ) as play
    cross join lateral ${aboveOf('play.upline_path')} as above (agent_id)
    join asked on asked.agent_id = above.agent_id and asked.starts = spans.starts and asked.ends = spans.ends
      and (asked.bound = 0 or play.bet_stake_minor <= asked.bound)
    where ${countsInOwnWindow('play')}
    group by asked.no, play.member_id
  )
  select asked.no, coalesce(sum(net) filter (where net > 0), 0)::text as losing,
    coalesce(-sum(net) filter (where net < 0), 0)::text as winning, coalesce(sum(stake), 0)::text as stake
  from asked left join nets on nets.no = asked.no
  group by asked.no order by asked.no`;

/** Like `netsOfPlayers` for each agent and span, in the given order. */
export async function netsOfSpans(
  database: Database,
  given: readonly (SpanQuery & { singleBetMinor: bigint })[],
): Promise<PlayerNets[]> {
  const rows = given.map((one, no) => ({ ...rowOf(one, no), bound: String(one.singleBetMinor) }));
  type Row = Record<'losing' | 'winning' | 'stake', string>;
  const found = await database.call<Row>('figures_nets_of_spans', netsStatement, [JSON.stringify(rows)]);
  return found.map(({ losing, winning, stake }) => {
    return { losingMinor: BigInt(losing), winningMinor: BigInt(winning), validBetMinor: BigInt(stake) };
  });
}

function rowOf({ agentId, span }: SpanQuery, no: number) {
  return { no, agent_id: agentId, starts: span.start.toISOString(), ends: span.end.toISOString() };
}
