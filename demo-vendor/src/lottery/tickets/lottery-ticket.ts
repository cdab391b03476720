import { createHash } from 'node:crypto';
import type { SlipFault } from '../lottery-shapes.ts';
import type { DrawnNumbers, Line } from '../rules/lottery-kind.ts';

/** A bet of a ticket, with the price of one unit and how often it is played. */
export interface TicketLine extends Line {
  stakeMinor: number;
  multiple: number;
}

/**
 * planned: its stake was not asked for yet. asked: no answer yet. dropped: no stake was ever taken. taken: it waits for
 * the draw. settling: judged, the platform has not answered. settled. resettling: judged again after a correction.
 * returning: the stake goes back. returned. stuck: the platform refused what it may not refuse.
 */
export type PartState =
  | 'planned'
  | 'asked'
  | 'dropped'
  | 'taken'
  | 'settling'
  | 'settled'
  | 'resettling'
  | 'returning'
  | 'returned'
  | 'stuck';

/** What a line brought, where it brought anything. */
export interface LineGain {
  line: number;
  minor: number;
  hits: readonly { won: string; times: number }[];
}

/** A ticket in one draw: one round for the platform. */
export interface TicketPart {
  roundId: string;
  drawId: string;
  /** ISO time. */
  drawsAt: string;
  state: PartState;
  /** What it pays by the last judgement. */
  paidMinor: number;
  gains: readonly LineGain[];
  /** Of the draw, when it was judged last. */
  corrections: number;
  reason?: 'draw_cancelled' | 'stopped_after_win' | 'slip_refused';
}

/** asking: stakes are being asked for. taken: all of them stand. refused: none of them stands. */
export type TicketState = 'asking' | 'taken' | 'refused';

/** Why a slip that was written down came to nothing, or to a part of it: a refusal of the platform, a close, or no answer in time. */
export type TicketRefusal = { code: SlipFault | 'not_answered'; drawId?: string };

export interface LotteryTicket {
  /** The page's own id; a player has one ticket of an id. */
  ticketId: string;
  playerId: string;
  gameCode: string;
  launchId: string;
  /** Of the page that bought it. */
  sessionId: string;
  /** ISO time. */
  at: string;
  /** Hash of what the page sent: the same id with another is another ticket. */
  sent: string;
  lines: readonly TicketLine[];
  /** Price of one draw. */
  priceMinor: number;
  stopAfterWin: boolean;
  state: TicketState;
  refusal?: TicketRefusal;
  parts: readonly TicketPart[];
  /** Balance at the last answer of the platform. */
  balance?: string;
  /** Of an instant ticket: what was drawn before the stake was asked for. Seed in lower-case hex. */
  instant?: { seedNo: number; seed: string; commitment: string; drawn: DrawnNumbers };
}

/** Stands for the draw of an instant ticket. */
export const instantDrawId = 'INSTANT';

const isEnd: Readonly<Record<PartState, boolean>> = {
  ...{ planned: false, asked: false, taken: false, settling: false, resettling: false, returning: false },
  ...{ dropped: true, settled: true, returned: true, stuck: true },
};

export const isPartOver = ({ state }: TicketPart) => isEnd[state];
export const isTicketOver = ({ state, parts }: LotteryTicket) => state !== 'asking' && parts.every(isPartOver);
/** Whether any of its stakes was ever taken, or may have been. */
export const hasMovedMoney = ({ parts }: LotteryTicket) =>
  parts.some(({ state }) => state !== 'dropped' && state !== 'planned');

export const ticketKey = (playerId: string, ticketId: string) => `${playerId} ${ticketId}`;
export const keyOf = ({ playerId, ticketId }: LotteryTicket) => ticketKey(playerId, ticketId);

/** The round's id comes from game, player, ticket and draw: a repeat is the same round, and the same stake. */
export function roundIdOf(
  { gameCode, playerId, ticketId }: Pick<LotteryTicket, 'gameCode' | 'playerId' | 'ticketId'>,
  drawId: string,
): string {
  const hash = createHash('sha256').update(`${playerId} ${ticketId}`).digest('hex').slice(0, 24);
  return `${gameCode}-${drawId}-${hash}`;
}

export const betIdOf = (roundId: string) => `${roundId}-bet`;
export const winIdOf = (roundId: string) => `${roundId}-win`;
export const rollbackIdOf = (roundId: string) => `${roundId}-back`;
export const correctionIdOf = (roundId: string, correction: number) => `${roundId}-c${correction}`;
