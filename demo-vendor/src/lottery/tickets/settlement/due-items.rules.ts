import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { ResettleItem, SettleItem, SettleResult } from '@portal/shared/contract/vendor-api/settlement';
import { betIdOf, type LotteryTicket, type TicketPart } from '../lottery-ticket.ts';

/** Builds the `settle` item of a part that is settling or returning. A loss is sent too, because it ends the round. */
export function settleItem(
  transactionId: string,
  { playerId, gameCode }: LotteryTicket,
  { roundId, state, paidMinor }: TicketPart,
): SettleItem {
  if (state === 'returning')
    return { kind: 'rollback', transactionId, betTransactionId: betIdOf(roundId), playerId, roundId };
  const amount = amountFromMinor(BigInt(paidMinor));
  return { kind: 'win', transactionId, playerId, gameCode, roundId, amount, closeRound: true };
}

/** Builds the `resettle` item of a part after a correction. */
export function resettleItem(
  transactionId: string,
  { playerId, gameCode }: LotteryTicket,
  { roundId, paidMinor }: TicketPart,
): ResettleItem {
  return { transactionId, playerId, gameCode, roundId, amount: amountFromMinor(BigInt(paidMinor)) };
}

/** Applies the answer to a part's due item. */
export function afterAnswer(part: TicketPart, { status }: SettleResult): TicketPart {
  if (status === 'later') return part;
  if (status === 'refused') return { ...part, state: 'stuck' };
  return { ...part, state: part.state === 'returning' ? 'returned' : 'settled' };
}
