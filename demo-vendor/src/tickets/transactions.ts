import type { CallInput } from '@portal/shared/contract/calls/define-call';
import type { SettleItem } from '@portal/shared/contract/vendor-api/batch-settlement';
import type { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import { amountOf } from './amount-of.ts';

/** A round as the platform knows it. */
interface PlatformRound {
  roundId: string;
  playerId: string;
  gameCode: string;
}

// Derived from the round, so that a repeated call is the same transaction.
export const betIdOf = (roundId: string) => `${roundId}-bet`;
export const winIdOf = (roundId: string) => `${roundId}-win`;
/** Id of a rollback: of the only stake of a round, or of the stake with this transaction id. */
export const rollbackIdOf = (id: string) => `${id}-back`;

/** Builds the request of a stake, in minor units; by default the only stake of its round. */
export function stakeOf(
  { roundId, playerId, gameCode, launchId }: PlatformRound & { launchId: string },
  minor: number,
  transactionId = betIdOf(roundId),
): CallInput<typeof vendorBet> {
  return { transactionId, launchId, playerId, gameCode, roundId, amount: amountOf(minor) };
}

/** Builds the win of a round, in minor units. A loss is sent as 0, because it closes the round. */
export function winOf({ roundId, playerId, gameCode }: PlatformRound, minor: number) {
  const amount = amountOf(minor);
  return { transactionId: winIdOf(roundId), playerId, gameCode, roundId, amount, closeRound: true };
}

/** Builds the rollback of a stake; by default of the only one of its round. */
export function rollbackOf(
  { roundId, playerId }: Omit<PlatformRound, 'gameCode'>,
  betTransactionId = betIdOf(roundId),
  transactionId = rollbackIdOf(roundId),
) {
  return { transactionId, betTransactionId, playerId, roundId };
}

export const winItem = (...of: Parameters<typeof winOf>): SettleItem => ({ kind: 'win', ...winOf(...of) });
export const rollbackItem = (...of: Parameters<typeof rollbackOf>): SettleItem => ({
  kind: 'rollback',
  ...rollbackOf(...of),
});
