import type { TicketRequest } from '../../../sports/sports-shapes.ts';
import type { Pick } from './picks.rules.ts';

/** The part of a slip that survives a reload. */
interface StoredSlip {
  picks: Pick[];
  /** Sent but unanswered tickets, which are sent again with their ids. */
  pending: TicketRequest[];
}

const keyOf = (gameCode: string) => `slip ${gameCode}`;

export function storeSlip(gameCode: string, slip: StoredSlip): void {
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(slip));
}

export function readStoredSlip(gameCode: string): StoredSlip {
  const text = sessionStorage.getItem(keyOf(gameCode));
  return text ? JSON.parse(text) : { picks: [], pending: [] };
}
