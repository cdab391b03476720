import type { TicketDrawView, TicketView } from '../../../../lottery/lottery-shapes.ts';
import { minorOf } from '../../../money/minor.rules.ts';

interface BetOfReceipt extends Pick<TicketDrawView, 'drawId' | 'drawsAt'> {
  isTaken: boolean;
}

interface ReceiptSums {
  /** One bet in each draw. */
  bets: readonly BetOfReceipt[];
  /** Minor units; the two are the total of the ticket. */
  paidMinor: number;
  refusedMinor: number;
}

/** Splits a ticket into taken and refused draws; a draw of a refused slip counts as refused. */
export function receiptSums({ draws, price }: TicketView): ReceiptSums {
  const bets = draws.map(({ drawId, drawsAt, reason }) => ({ drawId, drawsAt, isTaken: reason !== 'slip_refused' }));
  const taken = bets.filter(({ isTaken }) => isTaken).length;
  return { bets, paidMinor: taken * minorOf(price), refusedMinor: (bets.length - taken) * minorOf(price) };
}
