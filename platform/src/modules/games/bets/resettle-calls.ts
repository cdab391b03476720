import type { Kernel } from '../../../kernel/kernel.ts';
import type { PlayOutcome } from './round-functions.ts';
import { stripeOf } from './round-functions.ts';

/** A settled round that has to pay another amount, in whole minor units. */
export interface Resettlement {
  transactionId: string;
  playerId: string;
  gameCode: string;
  roundId: string;
  amount: bigint;
}

/** Outcome of resettle_rounds (platform/database/functions/corrections.sql). */
export interface ResettleOutcome extends PlayOutcome {
  /** What could not be debited, in whole minor units; null when nothing was posted. */
  owed: string | null;
  /** The round's total win before and after, jackpots included; null unless posted by this call. */
  win_before: string | null;
  win_after: string | null;
}

const statement = `select no, outcome, reference, balance::text as balance, owed::text as owed, win_before::text as win_before,
  win_after::text as win_after, play_account, is_held from resettle_rounds($1,$2::jsonb,$3,$4,$5)`;

/** Settles rounds again, all or none; outcomes in their order. Needs a transaction. `limits` as in `callSettleWin`. */
export async function callResettle(
  kernel: Kernel,
  vendor: string,
  rounds: readonly Resettlement[],
  limits: string,
): Promise<ResettleOutcome[]> {
  const rows = rounds.map((round, no) => ({
    no,
    transaction_id: round.transactionId,
    member_id: round.playerId,
    game_code: round.gameCode,
    round_id: round.roundId,
    amount: String(round.amount),
  }));
  const values = [vendor, JSON.stringify(rows), stripeOf(vendor), kernel.clock.now().toISOString(), limits];
  const posted = await kernel.database.call<ResettleOutcome & { no: number }>('play_resettle', statement, values);
  return posted.sort((a, b) => a.no - b.no);
}
