import type { TicketRequest } from '../../../sports/sports-shapes.ts';
import type { Pick } from './picks.rules.ts';

/** What of a slip survives a reload of the page. */
export interface KeptSlip {
  picks: Pick[];
  /** Tickets that were sent and not answered: they are sent again under their ids. */
  pending: TicketRequest[];
}

const keyOf = (gameCode: string) => `slip ${gameCode}`;

export function keepSlip(gameCode: string, slip: KeptSlip): void {
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(slip));
}

export function keptSlip(gameCode: string): KeptSlip {
  const text = sessionStorage.getItem(keyOf(gameCode));
  return text ? JSON.parse(text) : { picks: [], pending: [] };
}
