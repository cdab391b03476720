import { sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { portalZone } from './salary-branch.ts';

/** The result of a period of a contract, money in minor units as text. */
interface Recomputed extends Record<string, unknown> {
  version: string;
  start: string;
  end: string;
  gross: string;
  carried: string;
  taken: string;
  amount: string;
}

/**
 * Computes all payments up to a moment by plain SQL over entries and contracts, without code of the settlement: days
 * are grouped into periods, hours and windows come from the entries, tiers are looked up in the stored terms.
 */
export async function recomputed(app: App, until: Date): Promise<Recomputed[]> {
  const { rows } = await app.server.kernel.db.execute<Recomputed>(sql`
    with recursive entry as (
      select upline_path, member_id, settled_at as at, stake_minor as stake, win_minor as win, bet_stake_minor as whole,
        not is_correction as is_round, 0::bigint as extra, round_id from team_bets
      union all
      select upline_path, member_id, at, 0, 0, 0, false, amount_minor, null from team_money where kind in ('bonus', 'rebate')
    ), version as (
      select v.*, coalesce(v.until_at, 'infinity') as ends from contract_versions v
    ), version_day as (
      select v.id, d::date as day,
        case v.terms ->> 'period'
          when 'daily' then d::date
          when 'weekly' then date_trunc('week', d)::date
          when 'semimonthly' then date_trunc('month', d)::date + case when extract(day from d) > 15 then 15 else 0 end
          else date_trunc('month', d)::date end as period
      from version v, generate_series(v.from_at at time zone ${portalZone},
        least(v.ends, ${until.toISOString()}::timestamptz + interval '40 days') at time zone ${portalZone} - interval '1 day',
        '1 day') as d
      where v.kind in ('dividend', 'daily')
    ), span as (
      select id, min(day)::timestamp at time zone ${portalZone} as start,
        (max(day) + 1)::timestamp at time zone ${portalZone} as finish
      from version_day group by id, period
      union
      select v.id, date_trunc('hour', e.at), date_trunc('hour', e.at) + interval '1 hour'
      from version v, entry e
      where v.kind = 'hourly' and e.is_round and e.at >= v.from_at and e.at < v.ends and e.member_id <> v.agent_id
        and '.' || e.upline_path like '%.' || v.agent_id || '.%'
      union
      select v.id, w, w + interval '5 minutes'
      from version v, entry e, date_bin('5 minutes', e.at, 'epoch'::timestamptz) w
      where v.kind = 'realtime' and e.at >= v.from_at and e.at < v.ends
    ), figure as (
      select v.id, s.start, s.finish, coalesce(sum(e.stake), 0) as bets,
        coalesce(sum(e.stake - e.win - e.extra), 0) as net,
        count(distinct e.member_id) filter (where e.is_round) as active
      from span s join version v on v.id = s.id
      left join entry e on e.at >= s.start and e.at < s.finish and e.member_id <> v.agent_id
        and '.' || e.upline_path like '%.' || v.agent_id || '.%'
      where v.kind <> 'realtime' and s.finish <= ${until.toISOString()}::timestamptz
      group by v.id, s.start, s.finish
    ), tiered as (
      select f.*, v.contract_id, v.kind, (v.terms ->> 'carryLoss')::boolean as carries, coalesce((
        select (t.tier ->> 'rate')::int from jsonb_array_elements(v.terms -> 'tiers') with ordinality as t (tier, no)
        where f.bets >= (t.tier ->> 'validBet')::numeric * 100
          and ((t.tier ->> 'profitLoss')::numeric = 0 or f.net >= (t.tier ->> 'profitLoss')::numeric * 100)
          and f.active >= (t.tier ->> 'activeMembers')::int
        order by t.no desc limit 1), 0) as rate,
        row_number() over (partition by v.contract_id order by f.start) as no
      from figure f join version v on v.id = f.id
    ), carried as (
      select t.*, 0::numeric as brought, case when carries then least(0, net) else 0 end as carry
      from tiered t where no = 1
      union all
      select t.*, c.carry, case when t.carries then least(0, t.net + c.carry) else 0 end
      from carried c join tiered t on t.contract_id = c.contract_id and t.no = c.no + 1
    ), player as (
      select v.id, s.start, s.finish, e.member_id, sum(e.stake - e.win) as net
      from span s join version v on v.id = s.id
      join entry e on e.at >= s.start and e.at < s.finish and e.member_id <> v.agent_id
        and '.' || e.upline_path like '%.' || v.agent_id || '.%' and e.whole > 0
        and ((v.terms ->> 'singleBet')::numeric = 0 or e.whole <= (v.terms ->> 'singleBet')::numeric * 100)
      left join team_bets bet on bet.id = e.round_id
      where v.kind = 'realtime' and s.finish <= ${until.toISOString()}::timestamptz
        and (e.is_round or bet.settled_at >= s.start and bet.settled_at < s.finish)
      group by v.id, s.start, s.finish, e.member_id
    ), gross as (
      select id, start, finish, carry,
        floor(greatest(0, case when kind = 'dividend' then net + case when carries then brought else 0 end else bets end)
          * rate / 10000) as gross
      from carried
      union all
      select p.id, p.start, p.finish, 0,
        floor(coalesce(sum(p.net) filter (where p.net > 0), 0) * (max(v.terms ->> 'profitRate'))::numeric / 10000)
          + floor(coalesce(-sum(p.net) filter (where p.net < 0), 0) * (max(v.terms ->> 'lossRate'))::numeric / 10000)
      from player p join version v on v.id = p.id group by p.id, p.start, p.finish
    ), taken as (
      select g.id, g.start, coalesce(sum(below.gross), 0) as taken
      from gross g join version v on v.id = g.id
      left join (gross below join version under on under.id = below.id)
        on under.upline_id = v.agent_id and under.kind = v.kind and under.paid_by = 'house' and v.kind <> 'realtime'
        and below.finish > g.start and below.finish <= g.finish
      group by g.id, g.start
    )
    select g.id as version, to_char(g.start at time zone 'utc', 'YYYY-MM-DD HH24:MI') as start,
      to_char(g.finish at time zone 'utc', 'YYYY-MM-DD HH24:MI') as "end", g.gross::text, g.carry::text as carried,
      t.taken::text, greatest(0, g.gross - t.taken)::text as amount
    from gross g join taken t on t.id = g.id and t.start = g.start
    order by 1, 2`);
  return rows;
}

/** Returns the same figures as written by the settlement. */
export async function settledRows(app: App): Promise<Recomputed[]> {
  const { rows } = await app.server.kernel.db.execute<Recomputed>(sql`
    select version_id as version, to_char(period_start at time zone 'utc', 'YYYY-MM-DD HH24:MI') as start,
      to_char(period_end at time zone 'utc', 'YYYY-MM-DD HH24:MI') as "end", gross_minor::text as gross,
      carried_out_minor::text as carried, taken_minor::text as taken, amount_minor::text as amount
    from agent_settlements where state <> 'pending' order by 1, 2`);
  return rows;
}
