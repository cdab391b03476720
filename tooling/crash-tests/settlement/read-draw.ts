import type { App } from '@portal/platform/app';
import type { Database } from '@portal/platform/kernel/database/database';
import type { LedgerCheck } from '@portal/platform/modules/wallet/index';

export interface DrawSummary {
  ledger: LedgerCheck;
  /** Rounds that are settled, and all there are. */
  settled: number;
  rounds: number;
  winners: number;
  losers: number;
  /** What the rounds say was won, whole minor units, and what the ledger says went to players for it. */
  won: bigint;
  paid: bigint;
  /** Wins in the account record, and settlements published to bet counters. */
  wins: number;
  published: number;
}

const text = `select
  (select count(*) from rounds where state = 'settled')::int as settled, (select count(*) from rounds)::int as rounds,
  (select count(*) from rounds where state = 'settled' and win_minor > 0)::int as winners,
  (select count(*) from rounds where state = 'settled' and win_minor = 0)::int as losers,
  (select coalesce(sum(win_minor), 0) from rounds)::text as won,
  (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where t.kind in ('win', 'win-reversal', 'win-correction') and e.account_id like 'member:%')::text as paid,
  (select count(*) from round_transactions where kind = 'win')::int as wins,
  (select count(distinct payload ->> 'roundId') from outbox_events where topic = 'bet.settled')::int as published`;

/** Final state of the ledger. */
export async function readDraw(app: App, database: Database): Promise<DrawSummary> {
  const [row] = await database.call<Omit<DrawSummary, 'ledger' | 'won' | 'paid'> & { won: string; paid: string }>(
    'draw_books',
    text,
    [],
  );
  if (!row) throw new Error('reading the draw returned no row');
  return { ...row, won: BigInt(row.won), paid: BigInt(row.paid), ledger: await app.modules.wallet.checkLedger() };
}
