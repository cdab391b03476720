import type { Kernel } from '../../kernel/kernel.ts';
import { accountId, anyStripe, houseAccount, memberAccount } from '../wallet/index.ts';

/** Outcome of place_bet, settle_win and rollback_bet (migrations/*_play-functions.sql). */
export interface PlayOutcome {
  outcome: string;
  reference: string | null;
  /** Of the account the bets are paid from, in whole minor units; null where no account was found. */
  balance: string | null;
  round_opened?: boolean;
  round_closed?: boolean;
  play_account: string | null;
}

export interface PlayCall {
  provider: string;
  nonce: string;
  transactionId: string;
  playerId: string;
  gameCode: string;
  roundId: string;
}

const returned = 'outcome, reference, balance::text as balance, play_account';
const statements = {
  bet: `select ${returned}, round_opened from place_bet($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)`,
  win: `select ${returned}, round_closed from settle_win($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)`,
  rollback: `select ${returned}, round_closed from rollback_bet($1,$2,$3,$4,$5,$6,$7,$8,$9)`,
};

export const studioAccount = (provider: string) => houseAccount(`vendor-${provider}`);
const stripeOf = (provider: string) => accountId(studioAccount(provider), anyStripe());

async function one(kernel: Kernel, name: keyof typeof statements, values: readonly unknown[]): Promise<PlayOutcome> {
  const [row] = await kernel.database.call<PlayOutcome>(`play_${name}`, statements[name], values);
  if (!row) throw new Error(`play_${name} returned no row`);
  return row;
}

export function callPlaceBet(
  kernel: Kernel,
  bet: PlayCall & { launchId: string; amount: bigint },
): Promise<PlayOutcome> {
  const { provider, nonce, transactionId, launchId, playerId, gameCode, roundId, amount } = bet;
  const at = kernel.clock.now().toISOString();
  const values = [
    provider,
    nonce,
    transactionId,
    launchId,
    playerId,
    gameCode,
    roundId,
    amount,
    stripeOf(provider),
    at,
  ];
  return one(kernel, 'bet', values);
}

export function callSettleWin(
  kernel: Kernel,
  win: PlayCall & { amount: bigint; closeRound: boolean },
): Promise<PlayOutcome> {
  const { provider, nonce, transactionId, playerId, gameCode, roundId, amount, closeRound } = win;
  const at = kernel.clock.now().toISOString();
  const values = [
    provider,
    nonce,
    transactionId,
    playerId,
    gameCode,
    roundId,
    amount,
    closeRound,
    stripeOf(provider),
    at,
  ];
  return one(kernel, 'win', values);
}

export function callRollbackBet(
  kernel: Kernel,
  rollback: Omit<PlayCall, 'gameCode'> & { betTransactionId: string },
): Promise<PlayOutcome> {
  const { provider, nonce, transactionId, betTransactionId, playerId, roundId } = rollback;
  const wallet = accountId(memberAccount(playerId), 0);
  const at = kernel.clock.now().toISOString();
  const values = [provider, nonce, transactionId, betTransactionId, playerId, wallet, roundId, stripeOf(provider), at];
  return one(kernel, 'rollback', values);
}
