import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, memberAccount } from '../../wallet/index.ts';

/** A round played and settled before this database existed; the caller posts its money. */
export interface PastRound {
  provider: string;
  roundId: string;
  memberId: string;
  uplinePath: string;
  gameCode: string;
  stakeMinor: bigint;
  winMinor: bigint;
  balanceBeforeMinor: bigint;
  openedAt: Date;
  settledAt: Date;
}

const rowsPerInsert = 2000;

/** Inserts past rounds and their transactions in bulk, as sets: tens of thousands of parameters take minutes. */
export async function addHistory(kernel: Kernel, past: readonly PastRound[]): Promise<void> {
  for (let from = 0; from < past.length; from += rowsPerInsert) {
    const rows = JSON.stringify(past.slice(from, from + rowsPerInsert).map(asRow));
    await kernel.db.execute(sql`
      insert into rounds (id, provider, round_id, member_id, launch_id, node_id, play_account, upline_path, client_release,
        state, stake_minor, win_minor, balance_before_minor, balance_after_minor, opened_at, settled_at)
      select key, provider, round_id, member_id, 'history', node_id, account, upline_path, '', 'settled', stake, win, before,
        before - stake + win, opened_at, settled_at
      from ${pastRows(rows)}`);
    await kernel.db.execute(sql`
      insert into round_transactions (provider, transaction_id, kind, round_key, member_id, amount_minor, closes_round,
        reference, balance_after_minor, at)
      with past as materialized (select * from ${pastRows(rows)})
      select provider, round_id || '-bet', 'bet', key, member_id, stake, false, 'history', before - stake, opened_at
      from past
      union all
      select provider, round_id || '-win', 'win', key, member_id, win, true, 'history', before - stake + win, settled_at
      from past`);
  }
}

const pastRows = (rows: string) => sql`json_to_recordset(${rows}::json) as past (key text, provider text, round_id text,
  member_id text, node_id text, account text, upline_path text, stake bigint, win bigint, before bigint,
  opened_at timestamptz, settled_at timestamptz)`;

function asRow(past: PastRound) {
  return {
    key: `${past.provider}:${past.roundId}`,
    provider: past.provider,
    round_id: past.roundId,
    member_id: past.memberId,
    node_id: `${past.provider}.${past.gameCode}`,
    account: accountId(memberAccount(past.memberId), 0),
    upline_path: past.uplinePath,
    stake: String(past.stakeMinor),
    win: String(past.winMinor),
    before: String(past.balanceBeforeMinor),
    opened_at: past.openedAt.toISOString(),
    settled_at: past.settledAt.toISOString(),
  };
}
