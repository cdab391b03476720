import { createHash } from 'node:crypto';
import type { SlipFault } from '../lottery-shapes.ts';
import type { DrawnNumbers, Line } from '../rules/lottery-kind.ts';

/** A bet of a ticket, with the price of one unit and its multiple. */
export interface TicketLine extends Line {
  stakeMinor: number;
  multiple: number;
}

/**
 * planned: stake not requested yet. asked: no answer yet. dropped: no stake was ever taken. taken: waits for the draw.
 * settling: judged, the platform has not answered. settled. resettling: judged again after a correction. returning: the
 * stake is being rolled back. returned. stuck: the platform refused a settlement.
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

/** Win of a line, if any. */
export interface LineGain {
  line: number;
  minor: number;
  hits: readonly { won: string; times: number }[];
}

/** A ticket in one draw; one round for the platform. */
export interface TicketPart {
  roundId: string;
  drawId: string;
  /** ISO time. */
  drawsAt: string;
  state: PartState;
  /** Payout by the last judgement. */
  paidMinor: number;
  gains: readonly LineGain[];
  /** Number of corrections of the draw at the last judgement. */
  corrections: number;
  reason?: 'draw_cancelled' | 'stopped_after_win' | 'slip_refused';
}

/** asking: stakes are being requested. taken: all are taken, or those of draws drawn meanwhile. refused: none is. */
type TicketState = 'asking' | 'taken' | 'refused';

/** Why a stored slip was refused in full or in part: a refusal of the platform, a close, or no answer in time. */
export type TicketRefusal = { code: SlipFault | 'not_answered'; drawId?: string };

export interface LotteryTicket {
  /** The page's id of the ticket, unique per player. */
  ticketId: string;
  playerId: string;
  gameCode: string;
  launchId: string;
  /** Session of the page that bought it. */
  sessionId: string;
  /** ISO time. */
  at: string;
  /** Hash of the request, to detect a reused id with different content. */
  sent: string;
  lines: readonly TicketLine[];
  /** Price of one draw. */
  priceMinor: number;
  stopAfterWin: boolean;
  state: TicketState;
  refusal?: TicketRefusal;
  parts: readonly TicketPart[];
  /** Balance in the last answer of the platform. */
  balance?: string;
  /** For an instant ticket: the board, drawn before the stake was requested. Seed in lower-case hex. */
  instant?: { seedNo: number; seed: string; commitment: string; drawn: DrawnNumbers };
}

/** Draw id of an instant ticket. */
export const instantDrawId = 'INSTANT';

const isEnd: Readonly<Record<PartState, boolean>> = {
  planned: false,
  asked: false,
  taken: false,
  settling: false,
  resettling: false,
  returning: false,
  dropped: true,
  settled: true,
  returned: true,
  stuck: true,
};

export const isPartOver = ({ state }: TicketPart) => isEnd[state];
export const isTicketOver = ({ state, parts }: LotteryTicket) => state !== 'asking' && parts.every(isPartOver);
/** Returns whether any of its stakes was or may have been taken. */
export const hasMovedMoney = ({ parts }: LotteryTicket) =>
  parts.some(({ state }) => state !== 'dropped' && state !== 'planned');

export const ticketKey = (playerId: string, ticketId: string) => `${playerId} ${ticketId}`;
export const keyOf = ({ playerId, ticketId }: LotteryTicket) => ticketKey(playerId, ticketId);

/** Derives the round id from game, player, ticket and draw, so that a repeat is the same round and stake. */
export function roundIdOf(
  { gameCode, playerId, ticketId }: Pick<LotteryTicket, 'gameCode' | 'playerId' | 'ticketId'>,
  drawId: string,
): string {
  const hash = createHash('sha256').update(`${playerId} ${ticketId}`).digest('hex').slice(0, 24);
  return `${gameCode}-${drawId}-${hash}`;
}

export const correctionIdOf = (roundId: string, correction: number) => `${roundId}-c${correction}`;
