import type { Database } from '../../../../kernel/database/database.ts';
import { uplineIds } from '../../../accounts/index.ts';
import type { ActiveDay, GapChange } from './active-gaps.rules.ts';
import type { AgentShare, DaySums, PlayerShare } from './fold.rules.ts';

/** Rows are passed as one JSON text: parameters would cost more than the writing. */
const sumColumns = [
  ...(['stake_minor', 'win_minor', 'rounds'] as const),
  ...(['bonus_minor', 'rebate_minor', 'deposit_minor', 'withdrawal_minor'] as const),
];
const sumTypes = sumColumns.map((name) => `${name} ${name === 'rounds' ? 'int' : 'bigint'}`).join(', ');
const sumNames = sumColumns.join(', ');
const sumsAdded = (table: string) =>
  sumColumns.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');

const playersStatement = `insert into player_days (member_id, day, upline_path, upline_id, ${sumNames})
  select member_id, day, upline_path, upline_id, ${sumNames}
  from jsonb_to_recordset($1::jsonb) as added (member_id text, day date, upline_path text, upline_id text, ${sumTypes})
  on conflict (member_id, day, upline_path) do update set ${sumsAdded('player_days')}
  returning member_id as "memberId", day::text as day, upline_path as "uplinePath", rounds`;

const agentsStatement = `insert into team_days (agent_id, day, active_members, ${sumNames})
  select agent_id, day, active_members, ${sumNames}
  from jsonb_to_recordset($1::jsonb) as added (agent_id text, day date, active_members int, ${sumTypes})
  on conflict (agent_id, day) do update
  set active_members = team_days.active_members + excluded.active_members, ${sumsAdded('team_days')}`;

const gapsStatement = `insert into team_active (agent_id, day, gap, members)
  select agent_id, day, gap, members
  from jsonb_to_recordset($1::jsonb) as added (agent_id text, day date, gap int, members int)
  on conflict (agent_id, day, gap) do update set members = team_active.members + excluded.members`;

const sumsOf = ({ stakeMinor, winMinor, rounds, bonusMinor, rebateMinor, depositMinor, withdrawalMinor }: DaySums) => ({
  stake_minor: `${stakeMinor}`,
  win_minor: `${winMinor}`,
  rounds,
  bonus_minor: `${bonusMinor}`,
  rebate_minor: `${rebateMinor}`,
  deposit_minor: `${depositMinor}`,
  withdrawal_minor: `${withdrawalMinor}`,
});

/** Adds to players' days, and returns the days that became active. */
export async function addPlayerShares(database: Database, shares: readonly PlayerShare[]): Promise<ActiveDay[]> {
  const rows = shares.map(({ memberId, day, uplinePath, ...sums }) => {
    const names = { member_id: memberId, day, upline_path: uplinePath, upline_id: uplineIds(uplinePath).at(-1) ?? '' };
    return { ...names, ...sumsOf(sums) };
  });
  type Written = ActiveDay & { rounds: number };
  const written = await database.call<Written>('figures_players', playersStatement, [JSON.stringify(rows)]);
  const nameOf = ({ memberId, day, uplinePath }: ActiveDay) => `${memberId} ${day} ${uplinePath}`;
  const added = new Map(shares.map((share) => [nameOf(share), share.rounds]));
  return written
    .filter((row) => row.rounds > 0 && row.rounds === added.get(nameOf(row)))
    .map(({ memberId, day, uplinePath }) => ({ memberId, day, uplinePath }));
}

/** Adds to agents' days; `active` holds the additional members, by `agent day`. */
export async function addAgentShares(
  database: Database,
  shares: readonly AgentShare[],
  active: ReadonlyMap<string, number>,
): Promise<void> {
  if (shares.length === 0) return;
  const rows = shares.map(({ agentId, day, ...sums }) => {
    const active_members = active.get(`${agentId} ${day}`) ?? 0;
    return { agent_id: agentId, day, active_members, ...sumsOf(sums) };
  });
  await database.call('figures_agents', agentsStatement, [JSON.stringify(rows)]);
}

export async function addGapChanges(database: Database, changes: readonly GapChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ agentId, day, gap, members }) => ({ agent_id: agentId, day, gap, members }));
  await database.call('figures_gaps', gapsStatement, [JSON.stringify(rows)]);
}
