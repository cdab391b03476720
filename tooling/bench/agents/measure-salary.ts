import type { App } from '@portal/platform/app';
import type { Database } from '@portal/platform/kernel/database/database';
import { between, houseAccount, memberAccount } from '@portal/platform/modules/wallet/index';
import type { Print } from '../bench-server.ts';
import { lineOf } from '../goal.ts';

const full = { contracts: 20_000, players: 100_000 };
const goalSeconds = 60;
/** Agents paid by each agent that the platform pays. */
const paidByUpline = 9;
const windowMs = 300_000;
const fundedAtOnce = 1000;

/**
 * One window of real-time salary: the platform pays a tenth of the contracts, uplines the others; every player has bet.
 * @throws Error where not every contract was paid: its seconds would say nothing
 */
export async function measureSalary({ modules }: App, database: Database, share: number, print: Print): Promise<void> {
  const contracts = Math.ceil(full.contracts * share);
  const players = Math.ceil(full.players * share);
  const start = new Date(Math.floor((Date.now() - windowMs - 40_000) / windowMs) * windowMs);
  const end = new Date(start.getTime() + windowMs);
  const uplines = await seedBranches(database, contracts, players, { start, end });
  for (let from = 0; from < uplines.length; from += fundedAtOnce)
    await fund(modules.wallet, uplines.slice(from, from + fundedAtOnce));
  await database.call('', 'analyze', []);
  const begun = performance.now();
  await modules.agents.settlement.settle();
  const value = (performance.now() - begun) / 1000;
  const paid = await paidContracts(database);
  if (paid !== contracts) throw new Error(`${paid} of ${contracts} contracts were paid, so nothing was measured`);
  const name = `5-minute salary of ${contracts} contracts with ${players} active members`;
  print(`${paid} contracts were paid for one window`);
  print(lineOf({ name, value, unit: 's', goal: goalSeconds, side: 'atMost' }));
}

async function paidContracts(database: Database): Promise<number> {
  const [paid] = await database.call<{ contracts: number }>(
    '',
    `select count(distinct contract_id)::int as contracts from agent_settlements
      where kind = 'realtime' and state = 'paid' and amount_minor > 0`,
    [],
  );
  return paid?.contracts ?? 0;
}

const agentId = (no: string) => `(2000000000 + ${no})::text`;
const uplineNo = `no - mod(no, ${paidByUpline + 1})`;

/** Gives the ids of those who pay. */
async function seedBranches(
  database: Database,
  contracts: number,
  players: number,
  { start, end }: { start: Date; end: Date },
): Promise<string[]> {
  const members = `insert into members (id, account, account_key, password_hash, password_changed_at, nickname, type,
    upline_path, currency, terms_version, registered_at)`;
  await database.call(
    '',
    `${members} select id, 'a' || no, 'a' || no, '', now(), 'a' || no, 2,
        case when id = upline then '' else upline || '.' end || id || '.', 'USD', '1', now()
      from generate_series(0, $1::int - 1) as no, lateral (select ${agentId('no')} as id, ${agentId(uplineNo)} as upline) as ids`,
    [contracts],
  );
  await database.call(
    '',
    `insert into contracts (id, kind, agent_id, upline_id, upline_path, created_at)
      select 'c' || id, 'realtime', id, nullif(split_part(upline_path, '.', 1), id), upline_path, now()
      from members where type = 2 and id like '2%'`,
    [],
  );
  const terms = JSON.stringify({ kind: 'realtime', profitRate: 100, lossRate: 50, singleBet: '0.00' });
  await database.call(
    '',
    `insert into contract_versions (id, contract_id, no, kind, agent_id, upline_id, paid_by, terms, offered_at, accepted_at,
        from_at, until_at)
      select 'v' || agent_id, id, 1, kind, agent_id, upline_id, 'upline', $1::jsonb, $2, $2, $2, $3 from contracts`,
    [terms, start.toISOString(), end.toISOString()],
  );
  await database.call(
    '',
    `insert into team_bets (id, round_id, member_id, upline_path, game_name, stake_minor, bet_stake_minor, win_minor, settled_at,
        day)
      select 'salary:' || no, 'salary:' || no, 'p' || no, above.upline_path || 'p' || no || '.', 'Bench', 5000, 5000,
        mod(no * 7919, 9500), $3::timestamptz + mod(no, 299) * interval '1 second', $3::date
      from generate_series(0, $2::bigint - 1) as no
      join members as above on above.id = ${agentId('mod(no, $1::bigint)')}`,
    [contracts, players, start.toISOString()],
  );
  await database.call(
    '',
    `insert into ledger_accounts (id, owner_kind, owner_id, kind, unit)
      select 'member:' || id || ':main', 'member', id, 'main', 'money' from members on conflict do nothing`,
    [],
  );
  const payers = await database.call<{ id: string }>(
    '',
    'select distinct upline_id as id from contracts where upline_id is not null',
    [],
  );
  return payers.map(({ id }) => id);
}

async function fund(wallet: App['modules']['wallet'], ids: readonly string[]): Promise<void> {
  const postings = ids.map((id) => {
    const legs = between(houseAccount('equity'), memberAccount(id), 100_000_000n);
    return { source: 'bench', reference: `fund-${id}`, kind: 'deposit', legs };
  });
  await wallet.postAll(postings);
}
