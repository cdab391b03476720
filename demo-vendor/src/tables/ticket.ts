import { createHash } from 'node:crypto';
import { roundKey } from './table-round.ts';

export interface LaidStake {
  spot: string;
  minor: number;
}

/**
 * asked: journaled, the stake not answered yet. taken: it stands. refused: the platform said no. returning: it is being
 * given back with the result; refused too where it has a `refusal`, and may be taken all the same. returned, stuck: the
 * end of that.
 */
export type BetState = 'asked' | 'taken' | 'refused' | 'returning' | 'returned' | 'stuck';

/** Chips placed at once: one stake for the platform. */
export interface TableBet {
  betId: string;
  transactionId: string;
  launchId: string;
  chips: LaidStake[];
  /** Sum of the chips. */
  minor: number;
  state: BetState;
  refusal?: string;
}

/** All bets of a player in a round of a table: one round for the platform. */
export interface Ticket {
  roundId: string;
  table: string;
  roundNo: number;
  playerId: string;
  bets: TableBet[];
  /** open: bets may come; settling: win or rollbacks are owed. settled, void, stuck: the end. */
  state: 'open' | 'settling' | 'settled' | 'void' | 'stuck';
  winMinor: number;
  /** Balance at the last answer of the platform. */
  balance?: string;
  at: string;
}

const short = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length);

export function ticketId(table: string, roundNo: number, playerId: string): string {
  return `${roundKey(table, roundNo)}-${short(playerId, 12)}`;
}

/** The stake's id comes from the page's id of the bet: a repeat is the same stake. */
export function transactionIdOf(roundId: string, betId: string): string {
  return `${roundId}-${short(betId, 12)}`;
}

export const winIdOf = (ticket: Ticket) => `${ticket.roundId}-win`;
export const rollbackIdOf = (bet: TableBet) => `${bet.transactionId}-back`;
export const isTicketOver = ({ state }: Ticket) => state !== 'open' && state !== 'settling';
/** The platform refused what is owed of it, or of one of its bets. */
export const isTicketStuck = ({ state, bets }: Ticket) =>
  state === 'stuck' || bets.some((bet) => bet.state === 'stuck');
/** Over, and the platform refused all there is of it. */
export const isTicketRefused = (ticket: Ticket) =>
  isTicketOver(ticket) && ticket.bets.every(({ state }) => state === 'refused');
export const isStanding = ({ state }: TableBet) => state === 'asked' || state === 'taken';

/** All stakes that stand, in minor units. */
export const standingMinor = ({ bets }: Ticket) => bets.filter(isStanding).reduce((sum, { minor }) => sum + minor, 0);
