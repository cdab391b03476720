import type { TicketRequest } from '../../../sports/sports-shapes.ts';
import type { Pick } from './picks.rules.ts';

/** The part of a slip that survives a reload. */
export interface KeptSlip {
  picks: Pick[];
  /** Sent but unanswered tickets, which are sent again with their ids. */
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
