import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { minorOf } from '../../minor.rules.ts';

export interface BetOfReceipt extends Pick<TicketDrawView, 'drawId' | 'drawsAt'> {
  isTaken: boolean;
}

export interface ReceiptSums {
  /** One bet in each draw. */
  bets: readonly BetOfReceipt[];
  /** Minor units; the two are the total of the ticket. */
  paidMinor: number;
  refusedMinor: number;
}

/** What of a ticket was taken: a draw whose stake could not be had with the rest of its slip is refused. */
export function receiptSums({ draws, price }: TicketView): ReceiptSums {
  const bets = draws.map(({ drawId, drawsAt, reason }) => ({ drawId, drawsAt, isTaken: reason !== 'slip_refused' }));
  const taken = bets.filter(({ isTaken }) => isTaken).length;
  return { bets, paidMinor: taken * minorOf(price), refusedMinor: (bets.length - taken) * minorOf(price) };
}
