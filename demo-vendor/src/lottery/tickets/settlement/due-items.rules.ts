import type { ResettleItem, SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/batch-settlement';
import { amountOf } from '../../../tickets/amount-of.ts';
import { rollbackItem, winItem } from '../../../tickets/transactions.ts';
import { correctionIdOf, type LotteryTicket, type TicketPart } from '../lottery-ticket.ts';

/** Builds the `settle` item of a part that is settling or returning. */
export function settleItem(
  { playerId, gameCode }: LotteryTicket,
  { roundId, state, paidMinor }: TicketPart,
): SettleItem {
  const round = { playerId, gameCode, roundId };
  return state === 'returning' ? rollbackItem(round) : winItem(round, paidMinor);
}

/** Builds the `resettle` item of a part after a correction. */
export function resettleItem(
  { playerId, gameCode }: LotteryTicket,
  { roundId, paidMinor, corrections }: TicketPart,
): ResettleItem {
  const transactionId = correctionIdOf(roundId, corrections);
  return { transactionId, playerId, gameCode, roundId, amount: amountOf(paidMinor) };
}

/** Applies the answer to a part's due item. */
export function afterAnswer(part: TicketPart, { status }: SettleResult): TicketPart {
  if (status === 'refused') return { ...part, state: 'stuck' };
  return { ...part, state: part.state === 'returning' ? 'returned' : 'settled' };
}
