import { createHash } from 'node:crypto';
import type { SelectionId } from '../matches/markets.rules.ts';

/** A leg as it was taken. Its result is read from its match. */
export interface Leg {
  fixtureId: string;
  market: string;
  kind: '1x2' | 'winner' | 'handicap' | 'total';
  selection: SelectionId;
  /** Whole thousandths. */
  price: number;
  inPlay: boolean;
}

/**
 * asked: journaled, the stake not answered. taken: accepted. refused: refused by the platform. returning: the stake is
 * being rolled back. settling: decided, `payMinor` is owed. settled, void, stuck: final.
 */
export type TicketState = 'asked' | 'taken' | 'refused' | 'returning' | 'settling' | 'settled' | 'void' | 'stuck';

/** A single or a parlay; one round for the platform. */
export interface SportsTicket {
  roundId: string;
  /** The page's id of the ticket. */
  ticketId: string;
  gameCode: string;
  playerId: string;
  launchId: string;
  /** ISO time. */
  at: string;
  /** The request as sent, to detect a reused id with different content. */
  sent: string;
  stakeMinor: number;
  legs: Leg[];
  state: TicketState;
  refusal?: string;
  payMinor: number;
  /** Balance in the last answer of the platform. */
  balance?: string;
}

const isEnd: Readonly<Record<TicketState, boolean>> = {
  asked: false,
  taken: false,
  returning: false,
  settling: false,
  refused: true,
  settled: true,
  void: true,
  stuck: true,
};

export const isTicketOver = ({ state }: SportsTicket) => isEnd[state];
export const isDue = ({ state }: SportsTicket) => state === 'returning' || state === 'settling';

/** Derives the round id from the page's ticket id, so that a repeat is the same round and stake. */
export function roundIdOf(gameCode: string, playerId: string, ticketId: string): string {
  const hash = createHash('sha256').update(`${playerId} ${ticketId}`).digest('hex').slice(0, 24);
  return `${gameCode}-${hash}`;
}
