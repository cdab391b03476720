import type { App } from '@portal/platform/app';
import type { Database } from '@portal/platform/kernel/database/database';
import { figuresOfDays } from '@portal/platform/modules/agents/figures/day-figures';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import type { Print } from '../bench-server.ts';
import { lineOf } from '../goal.ts';
import { days, firstDay } from './seed-bets.ts';
import { lastNodes } from './seed-members.ts';

const full = 10_000;
const goalSeconds = 5;
const head = '3000000000';
/** Two below the top, the branches of which stay apart: the first and the last. */
const [to, from] = ['1000000002', '1000000005'];

/**
 * A branch of ten thousand of the large portal moves to another agent; all of it are agents with a contract that ends by that.
 * @throws Error where somebody has not moved, a contract continues, or a figure of the past is another one
 */
export async function measureMove({ modules }: App, database: Database, members: number, share: number, print: Print) {
  const { move: moveBranch } = modules.member.branches;
  await addHead(database);
  for (const node of lastNodes(members, full * share)) await moveBranch(node, head);
  const contracts = await addContracts(database);
  await database.call('', 'analyze', []);
  const past = await figuresOfPast(database);
  const begun = performance.now();
  const { memberIds } = await moveBranch(head, to);
  const value = (performance.now() - begun) / 1000;
  if (memberIds.length !== contracts) throw new Error(`${memberIds.length} of ${contracts} have moved`);
  const [left] = await database.call<{ contracts: number }>(
    '',
    "select count(*)::int as contracts from contracts where id like 'move:%' and ends_at is null",
    [],
  );
  if (left?.contracts !== 0) throw new Error(`${left?.contracts} contracts of the branch that has moved go on`);
  if ((await figuresOfPast(database)) !== past) throw new Error('the move has changed figures of the past');
  const name = `a branch of ${memberIds.length} moved, each with a contract that ends`;
  print(lineOf({ name, value, unit: 's', goal: goalSeconds, side: 'atMost' }));
}

async function figuresOfPast(database: Database): Promise<string> {
  const figures = await figuresOfDays(database, [from, to], { from: firstDay, to: addDays(firstDay, days - 1) });
  const text = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return JSON.stringify([figures.get(from), figures.get(to)], text);
}

const addHead = (database: Database) =>
  database.call(
    '',
    `insert into members (id, account, account_key, password_hash, password_changed_at, nickname, type, upline_path,
        currency, terms_version, registered_at)
      select $1::text, 'head', 'head', '', now(), 'head', 2, upline_path || $1 || '.', 'USD', '1', now()
      from members where id = $2`,
    [head, from],
  );

/** Gives every member of the branch a daily wage that the platform pays through the direct upline; returns how many. */
async function addContracts(database: Database): Promise<number> {
  const branch = `select id, upline_path, split_part(upline_path, '.', -3) as upline_id from members
    where upline_path like (select upline_path || '%' from members where id = $1)`;
  await database.call(
    '',
    `insert into contracts (id, kind, agent_id, upline_id, upline_path, created_at)
      select 'move:' || id, 'daily', id, upline_id, upline_path, now() - interval '3 days' from (${branch}) as below`,
    [head],
  );
  const tiers = [{ validBet: '0.00', profitLoss: '0.00', activeMembers: 0, rate: 10 }];
  const rows = await database.call<{ id: string }>(
    '',
    `insert into contract_versions (id, contract_id, no, kind, agent_id, upline_id, paid_by, terms, offered_at, accepted_at,
        from_at)
      select id, id, 1, kind, agent_id, upline_id, 'house', $1::jsonb, created_at, created_at, created_at
      from contracts where id like 'move:%' returning id`,
    [JSON.stringify({ kind: 'daily', period: 'daily', tiers })],
  );
  return rows.length;
}
