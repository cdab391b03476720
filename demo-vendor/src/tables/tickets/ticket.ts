import { createHash } from 'node:crypto';
import { roundKey } from '../table-round.ts';

/** The stake on a spot, in minor units. */
export interface Chip {
  spot: string;
  minor: number;
}

/**
 * asked: journaled, stake not answered yet. taken: accepted. refused: refused by the platform. returning: rolled back
 * with the result; with a `refusal` it was refused but possibly taken. returned, stuck: results of the rollback.
 */
export type BetState = 'asked' | 'taken' | 'refused' | 'returning' | 'returned' | 'stuck';

/** Chips placed together; one stake for the platform. */
export interface TableBet {
  betId: string;
  transactionId: string;
  launchId: string;
  chips: Chip[];
  /** Sum of the chips. */
  minor: number;
  state: BetState;
  refusal?: string;
}

/** All bets of a player in a round of a table; one round for the platform. */
export interface Ticket {
  roundId: string;
  table: string;
  roundNo: number;
  playerId: string;
  bets: TableBet[];
  /** open: takes bets; settling: win or rollbacks are owed. settled, void, stuck: final. */
  state: 'open' | 'settling' | 'settled' | 'void' | 'stuck';
  winMinor: number;
  /** Balance in the last answer of the platform. */
  balance?: string;
  at: string;
}

/** A bet with its ticket. */
export interface PlacedBet {
  ticket: Ticket;
  bet: TableBet;
}

const short = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length);

export function ticketId(table: string, roundNo: number, playerId: string): string {
  return `${roundKey(table, roundNo)}-${short(playerId, 12)}`;
}

/** Derives the stake's transaction id from the page's bet id, so that a repeat is the same stake. */
export function transactionIdOf(roundId: string, betId: string): string {
  return `${roundId}-${short(betId, 12)}`;
}

export const isTicketOver = ({ state }: Ticket) => state !== 'open' && state !== 'settling';
/** Returns whether the platform refused a payment for the ticket or one of its bets. */
export const isTicketStuck = ({ state, bets }: Ticket) =>
  state === 'stuck' || bets.some((bet) => bet.state === 'stuck');
/** Returns whether the ticket is over and all its bets were refused. */
export const isTicketRefused = (ticket: Ticket) =>
  isTicketOver(ticket) && ticket.bets.every(({ state }) => state === 'refused');
export const isActiveBet = ({ state }: TableBet) => state === 'asked' || state === 'taken';

/** Returns the sum of the standing stakes, in minor units. */
export const activeStakeMinor = ({ bets }: Ticket) =>
  bets.filter(isActiveBet).reduce((sum, { minor }) => sum + minor, 0);
