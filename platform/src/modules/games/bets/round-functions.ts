import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, anyStripe, houseAccount } from '../../wallet/index.ts';

/** Outcome of place_bets, settle_win and rollback_bet (platform/database/functions: bets.sql, wins.sql, rollbacks.sql). */
export interface PlayOutcome {
  outcome: string;
  reference: string | null;
  /** Balance of the account that pays the bets, in whole minor units; null when no account was found. */
  balance: string | null;
  round_opened?: boolean;
  round_closed?: boolean;
  /** True for a win that two operators decide, also when it is repeated. */
  is_held?: boolean;
  play_account: string | null;
}

interface PlayCall {
  vendor: string;
  nonce: string;
  transactionId: string;
  playerId: string;
  gameCode: string;
  roundId: string;
}

const returned = 'outcome, reference, balance::text as balance, play_account';
const statements = {
  bets: `select ${returned}, round_opened from place_bets($1::jsonb, $2) order by no`,
  win: `select ${returned}, round_closed, is_held from settle_win($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11)`,
  // A studio learns nothing of other studios' players: the account of the player's last launch there, or none.
  rollback: `select ${returned}, round_closed from rollback_bet($1,$2,$3,$4,$5,last_play_account($1,$5),$6,$7,$8)`,
  // Its own transaction: its locks are released when it ends.
  free: 'select from ledger_accounts where id = $1 for no key update',
  settle: `select no, ${returned}, round_closed, is_held from settle_movements($1,$2::jsonb,$3,$4,$5)`,
};

export const studioAccount = (vendor: string) => houseAccount(`vendor-${vendor}`);
/** Picks one of the rows of a studio's account. */
export const stripeOf = (vendor: string) => accountId(studioAccount(vendor), anyStripe());

export type BetCall = PlayCall & { launchId: string; amount: bigint };

/**
 * Posts bets; outcomes in their order. `busy` when another movement holds the player: nothing of that bet is posted.
 */
export function callPlaceBets(kernel: Kernel, bets: readonly BetCall[]): Promise<PlayOutcome[]> {
  const studioStripes = new Map(bets.map(({ vendor }) => [vendor, stripeOf(vendor)]));
  const rows = bets.map((bet, no) => ({
    no,
    provider: bet.vendor,
    nonce: bet.nonce,
    transaction_id: bet.transactionId,
    launch_id: bet.launchId,
    member_id: bet.playerId,
    game_code: bet.gameCode,
    round_id: bet.roundId,
    amount: String(bet.amount),
    house: studioStripes.get(bet.vendor),
  }));
  const at = kernel.clock.now().toISOString();
  return kernel.database.call<PlayOutcome>('play_bets', statements.bets, [JSON.stringify(rows), at]);
}

/** Waits until no movement holds the account, and holds nothing afterwards. Not for use in a transaction. */
export async function callWhenFree(kernel: Kernel, account: string | null): Promise<void> {
  await kernel.database.call('play_free', statements.free, [account]);
}

async function one(kernel: Kernel, name: 'win' | 'rollback', values: readonly unknown[]): Promise<PlayOutcome> {
  const [row] = await kernel.database.call<PlayOutcome>(`play_${name}`, statements[name], values);
  if (!row) throw new Error(`play_${name} returned no row`);
  return row;
}

/** Settles a win under the limits that `readWinLimits` returns. */
export function callSettleWin(
  kernel: Kernel,
  win: PlayCall & { amount: bigint; closeRound: boolean },
  limits: string,
): Promise<PlayOutcome> {
  const { vendor, nonce, transactionId, playerId, gameCode, roundId, amount, closeRound } = win;
  const at = kernel.clock.now().toISOString();
  const asked = [vendor, nonce, transactionId, playerId, gameCode, roundId, amount, closeRound];
  return one(kernel, 'win', [...asked, stripeOf(vendor), at, limits]);
}

export function callRollbackBet(
  kernel: Kernel,
  rollback: Omit<PlayCall, 'gameCode'> & { betTransactionId: string },
): Promise<PlayOutcome> {
  const { vendor, nonce, transactionId, betTransactionId, playerId, roundId } = rollback;
  const at = kernel.clock.now().toISOString();
  const values = [vendor, nonce, transactionId, betTransactionId, playerId, roundId, stripeOf(vendor), at];
  return one(kernel, 'rollback', values);
}

/** A win or rollback of a batch; its call has used the nonce. */
export interface Movement {
  kind: 'win' | 'rollback';
  transactionId: string;
  betTransactionId?: string;
  playerId: string;
  gameCode?: string;
  roundId: string;
  amount?: bigint;
  closeRound?: boolean;
}

/** Settles movements, all or none; outcomes in their order. Needs a transaction. `limits` as in `callSettleWin`. */
export async function callSettleMovements(
  kernel: Kernel,
  vendor: string,
  movements: readonly Movement[],
  limits: string,
): Promise<PlayOutcome[]> {
  const rows = movements.map((movement, no) => ({
    no,
    kind: movement.kind,
    transaction_id: movement.transactionId,
    bet_transaction_id: movement.betTransactionId,
    member_id: movement.playerId,
    game_code: movement.gameCode,
    round_id: movement.roundId,
    amount: movement.amount?.toString(),
    closes_round: movement.closeRound,
  }));
  const values = [vendor, JSON.stringify(rows), stripeOf(vendor), kernel.clock.now().toISOString(), limits];
  const settled = await kernel.database.call<PlayOutcome & { no: number }>('play_settle', statements.settle, values);
  return settled.sort((a, b) => a.no - b.no);
}
