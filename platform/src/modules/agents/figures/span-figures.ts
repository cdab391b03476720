import type { Database } from '../../../kernel/database/database.ts';
import type { PlayerNets, Span, TeamSums } from './figures-api.ts';
import { countsInOwnWindow } from './own-window.ts';
import { aboveOf, sumsRow, type TeamSumsRow } from './sums-row.ts';

/** Players first, then their uplines: a busy hour has far fewer players than bets. */
const sumsStatement = `with play as (
    select member_id, upline_path, sum(stake_minor) as stake, sum(win_minor) as win,
      count(*) filter (where not is_correction) as rounds, 0 as bonus, 0 as rebate
    from team_bets where settled_at >= $2::timestamptz and settled_at < $3::timestamptz
    group by member_id, upline_path
  ), money as (
    select member_id, upline_path, 0 as stake, 0 as win, 0 as rounds,
      sum(amount_minor) filter (where kind = 'bonus') as bonus, sum(amount_minor) filter (where kind = 'rebate') as rebate
    from team_money where at >= $2::timestamptz and at < $3::timestamptz and kind in ('bonus', 'rebate')
    group by member_id, upline_path
  ), players as (select * from play union all select * from money)
  select asked.agent_id as "agentId", coalesce(sum(stake), 0)::text as stake, coalesce(sum(win), 0)::text as win,
    coalesce(sum(bonus), 0)::text as bonus, coalesce(sum(rebate), 0)::text as rebate,
    coalesce(sum(rounds), 0)::int as rounds, count(distinct member_id) filter (where rounds > 0)::int as active
  from (select distinct agent_id from jsonb_array_elements_text($1::jsonb) as given (agent_id)) as asked
  left join (players cross join lateral ${aboveOf('players.upline_path')} as above (agent_id))
    on above.agent_id = asked.agent_id
  group by asked.agent_id`;

/** Sums a short span such as an hour, `end` exclusive, from the entries. */
export async function figuresOfSpan(
  database: Database,
  agentIds: readonly string[],
  { start, end }: Span,
): Promise<Map<string, TeamSums>> {
  const values = [JSON.stringify(agentIds), start.toISOString(), end.toISOString()];
  const rows = await database.call<TeamSumsRow>('figures_span', sumsStatement, values);
  return new Map(rows.map((row) => [row.agentId, sumsRow(row)]));
}

const netsStatement = `with asked as (
    select agent_id, max(bound) as bound from jsonb_to_recordset($1::jsonb) as given (agent_id text, bound bigint)
    group by agent_id
  ), nets as (
    select asked.agent_id, play.member_id, sum(play.stake_minor) as stake, sum(play.stake_minor - play.win_minor) as net
    from team_bets as play
    cross join lateral ${aboveOf('play.upline_path')} as above (agent_id)
    join asked on asked.agent_id = above.agent_id and (asked.bound = 0 or play.bet_stake_minor <= asked.bound)
    where play.settled_at >= $2::timestamptz and play.settled_at < $3::timestamptz and ${countsInOwnWindow('play')}
    group by asked.agent_id, play.member_id
  )
  select asked.agent_id as "agentId", coalesce(sum(net) filter (where net > 0), 0)::text as losing,
    coalesce(-sum(net) filter (where net < 0), 0)::text as winning, coalesce(sum(stake), 0)::text as stake
  from asked left join nets on nets.agent_id = asked.agent_id
  group by asked.agent_id`;

/**
 * Sums what the players of a span lost and won, each as a whole. Bets above an agent's limit are left out with their
 * corrections, and so are corrections of bets of earlier 5 minutes.
 */
export async function netsOfPlayers(
  database: Database,
  asked: readonly { agentId: string; singleBetMinor: bigint }[],
  { start, end }: Span,
): Promise<Map<string, PlayerNets>> {
  const bounds = asked.map(({ agentId, singleBetMinor }) => ({ agent_id: agentId, bound: `${singleBetMinor}` }));
  const values = [JSON.stringify(bounds), start.toISOString(), end.toISOString()];
  type Row = Record<'agentId' | 'losing' | 'winning' | 'stake', string>;
  const rows = await database.call<Row>('figures_nets', netsStatement, values);
  return new Map(
    rows.map(({ agentId, losing, winning, stake }) => [
      agentId,
      { losingMinor: BigInt(losing), winningMinor: BigInt(winning), validBetMinor: BigInt(stake) },
    ]),
  );
}
