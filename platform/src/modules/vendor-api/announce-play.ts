import type { LiveEvent, WonInPlay } from '@portal/shared/contract/live/live-event';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import type { Kernel } from '../../kernel/kernel.ts';
import { accountId, memberAccount } from '../wallet/index.ts';

/**
 * Publishes the balance of the main wallet for the header; play from a wallet at a transfer vendor does not change it.
 * With `won` the header waits for the game in the frame to show the win.
 */
export function publishBalance(
  kernel: Kernel,
  memberId: string,
  playAccount: string | null,
  balance: string,
  won?: WonInPlay,
): void {
  if (playAccount !== accountId(memberAccount(memberId), 0)) return;
  const isWin = won !== undefined && minorUnits(won.amount) > 0n;
  notifyPages(kernel, memberId, { type: 'balance', sumBalance: balance, ...(isWin && { won }) });
}

/** Publishes the result of a bet for a notice, wherever its player is in the portal. Amounts in minor units. */
export function publishBetResult(
  kernel: Kernel,
  bet: { memberId: string; gameCode: string; gameName: string; stakeMinor: string; winMinor: string },
): void {
  const { memberId, gameCode, gameName } = bet;
  const [stake, win] = [amountFromMinor(BigInt(bet.stakeMinor)), amountFromMinor(BigInt(bet.winMinor))];
  notifyPages(kernel, memberId, { type: 'bet-settled', gameCode, gameName, stake, win });
}

/** Publishes that the whole stake of a bet came back, for a notice as of its result. Amount in minor units. */
export function publishBetRefund(
  kernel: Kernel,
  bet: { memberId: string; gameCode: string; gameName: string; stakeMinor: string },
): void {
  const { memberId, gameCode, gameName } = bet;
  const stake = amountFromMinor(BigInt(bet.stakeMinor));
  notifyPages(kernel, memberId, { type: 'bet-refunded', gameCode, gameName, stake });
}

export function publishRound(
  kernel: Kernel,
  memberId: string,
  round: { state: 'opened' | 'closed'; roundId: string; gameCode: string },
): void {
  notifyPages(kernel, memberId, { type: 'round', ...round });
}

/** Logs an event that violates the contract: thrown, it would undo the posting that it is about, again on each repeat. */
function notifyPages(kernel: Kernel, memberId: string, event: LiveEvent): void {
  try {
    kernel.live.publish(memberId, event);
  } catch (error) {
    kernel.logger.error({ err: error, memberId, type: event.type }, 'play not announced');
  }
}
