import { createHash } from 'node:crypto';
import { commitmentOf, seedText } from '../../../fairness/fair-draw.ts';
import type { PageSession } from '../../../sessions/page-session.ts';
import type { SlipRequest } from '../../lottery-shapes.ts';
import type { LotteryKind } from '../../rules/lottery-kind.ts';
import { instantDrawId, type LotteryTicket, roundIdOf, type TicketPart } from '../lottery-ticket.ts';
import { instantBoard, instantSeed } from './instant.rules.ts';
import type { CheckedSlip } from './slip-check.rules.ts';

/** A slip with the page that sent it. */
export interface SentSlip {
  session: Pick<PageSession, 'sessionId' | 'playerId' | 'launchId' | 'chainSecret'>;
  request: SlipRequest;
}

/** Hashes the content of a slip, short enough to store in every ticket. */
export function sentHash({ gameCode, drawIds, lines, stopAfterWin, total }: SlipRequest): string {
  const plain = lines.map(({ playType, numbers, stake, multiple }) => [playType, numbers, stake, multiple]);
  const text = JSON.stringify([gameCode, drawIds, plain, stopAfterWin, total]);
  return createHash('sha256').update(text).digest('hex');
}

/** Creates the ticket of a valid slip, to be stored before its first stake is requested. */
export function newTicket(
  { session, request }: SentSlip,
  { lines, draws, priceMinor }: Extract<CheckedSlip, { kind: 'good' }>,
  nowMs: number,
): LotteryTicket {
  const { playerId, launchId, sessionId } = session;
  const { ticketId, gameCode, stopAfterWin } = request;
  const at = new Date(nowMs).toISOString();
  const rounds = draws.length > 0 ? draws : [{ drawId: instantDrawId, drawsAt: at }];
  const parts = rounds.map(({ drawId, drawsAt }, no): TicketPart => {
    const roundId = roundIdOf({ gameCode, playerId, ticketId }, drawId);
    return { roundId, drawId, drawsAt, state: no === 0 ? 'asked' : 'planned', paidMinor: 0, gains: [], corrections: 0 };
  });
  return {
    ticketId,
    playerId,
    gameCode,
    launchId,
    sessionId,
    at,
    sent: sentHash(request),
    lines,
    priceMinor,
    stopAfterWin,
    state: 'asking',
    parts,
  };
}

/** Draws an instant ticket from its committed seed, to be stored before its stake is requested. */
export function drawnInstant(
  kind: LotteryKind,
  chainSecret: string,
  seedNo: number,
  ticketId: string,
): NonNullable<LotteryTicket['instant']> {
  const bytes = instantSeed(chainSecret, seedNo);
  const seed = seedText(bytes);
  return { seedNo, seed, commitment: commitmentOf(bytes), drawn: instantBoard(kind, seed, ticketId) };
}
