import type { Database } from '@portal/platform/kernel/database/database';

export const firstDay = '2026-01-01';
export const days = 60;

const idsAbove = `unnest((string_to_array(upline_path, '.'))[:array_length(string_to_array(upline_path, '.'), 1) - 2])`;

/** Bets of any members at any time of sixty days; the same every time. */
const betsStatement = `insert into team_bets
    (id, round_id, member_id, upline_path, game_name, stake_minor, bet_stake_minor, win_minor, settled_at, day)
  select 'bench:' || no, 'bench:' || no, played.id, played.upline_path, 'Bench', stake, stake, win, at, at::date
  from (
    select no, 100 + mod(no * 7919, 9900) as stake, mod(no * 104729, 9500) as win,
      1000000001 + mod(abs(hashint8extended(no, 1)), $2::bigint) as member,
      timestamptz '${firstDay}' + mod(abs(hashint8extended(no, 2)), ${days} * 86400) * interval '1 second' as at
    from generate_series(1, $1::bigint) as no
  ) as planned
  join members as played on played.id = planned.member::text`;

/** What folding the entries makes of them, in sets; nobody has moved, so that a gap is the same for all above a player. */
const rollUps = [
  `insert into player_days (member_id, day, upline_path, upline_id, stake_minor, win_minor, rounds)
    select member_id, day, upline_path, split_part(upline_path, '.', -3), sum(stake_minor), sum(win_minor), count(*)
    from team_bets group by member_id, day, upline_path`,
  `insert into team_days (agent_id, day, stake_minor, win_minor, rounds, active_members)
    select agent_id, day, sum(stake_minor), sum(win_minor), sum(rounds), count(*)
    from (select day, stake_minor, win_minor, rounds, ${idsAbove} as agent_id from player_days) as above
    group by agent_id, day`,
  `insert into team_active (agent_id, day, gap, members)
    select agent_id, day, gap, count(*)
    from (
      select day, gap, ${idsAbove} as agent_id
      from (
        select day, upline_path,
          least(93, coalesce(day - lag(day) over (partition by member_id order by day), 93)) as gap
        from player_days
      ) as gaps
    ) as above
    group by agent_id, day, gap`,
];

export async function seedBets(database: Database, bets: number, members: number): Promise<void> {
  await database.transaction(async () => {
    await database.call('', "set local timezone to 'UTC'", []);
    await database.call('', betsStatement, [bets, members]);
  });
  for (const statement of rollUps) await database.call('', statement, []);
  for (const table of ['team_bets', 'player_days', 'team_days', 'team_active'])
    await database.call('', `vacuum (analyze) ${table}`, []);
}
