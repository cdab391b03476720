import type { Kernel } from '../../kernel/kernel.ts';
import { accountId, anyStripe, houseAccount, memberAccount } from '../wallet/index.ts';

/** Outcome of place_bets, settle_win and rollback_bet (migrations/*_play-together.sql). */
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
  bets: `select ${returned}, round_opened from place_bets($1::jsonb, $2) order by no`,
  win: `select ${returned}, round_closed from settle_win($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)`,
  rollback: `select ${returned}, round_closed from rollback_bet($1,$2,$3,$4,$5,$6,$7,$8,$9)`,
};

export const studioAccount = (provider: string) => houseAccount(`vendor-${provider}`);
const stripeOf = (provider: string) => accountId(studioAccount(provider), anyStripe());

export type BetCall = PlayCall & { launchId: string; amount: bigint };

/** Outcomes in the order of the bets; with several, `busy` for one that has to be posted alone. */
export function callPlaceBets(kernel: Kernel, bets: readonly BetCall[]): Promise<PlayOutcome[]> {
  const houses = new Map(bets.map(({ provider }) => [provider, stripeOf(provider)]));
  const rows = bets.map((bet, no) => ({
    no,
    provider: bet.provider,
    nonce: bet.nonce,
    transaction_id: bet.transactionId,
    launch_id: bet.launchId,
    member_id: bet.playerId,
    game_code: bet.gameCode,
    round_id: bet.roundId,
    amount: String(bet.amount),
    house: houses.get(bet.provider),
  }));
  const at = kernel.clock.now().toISOString();
  return kernel.database.call<PlayOutcome>('play_bets', statements.bets, [JSON.stringify(rows), at]);
}

async function one(kernel: Kernel, name: 'win' | 'rollback', values: readonly unknown[]): Promise<PlayOutcome> {
  const [row] = await kernel.database.call<PlayOutcome>(`play_${name}`, statements[name], values);
  if (!row) throw new Error(`play_${name} returned no row`);
  return row;
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
