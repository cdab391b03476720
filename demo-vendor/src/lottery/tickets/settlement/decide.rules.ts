import type { LotteryDraw } from '../../draws/draw.ts';
import type { DrawnNumbers, LotteryKind } from '../../rules/lottery-kind.ts';
import type { LotteryTicket, TicketPart } from '../lottery-ticket.ts';
import { judge } from './judge.rules.ts';

/** A changed part of a ticket. */
export interface ChangedPart {
  no: number;
  part: TicketPart;
}

type KnownDraw = Pick<LotteryDraw, 'state' | 'drawn' | 'corrections'>;

/**
 * Returns the changes of a taken ticket by the current draws. If a win stops the rest, parts are judged in draw order
 * and later ones wait for earlier ones. A correction judges only its own part again.
 */
export function decideTicket(
  ticket: LotteryTicket,
  kind: LotteryKind,
  drawOf: (drawId: string) => KnownDraw | undefined,
): ChangedPart[] {
  if (ticket.state !== 'taken') return [];
  const changed: ChangedPart[] = [];
  let isWaiting = false;
  let isStopped = false;
  for (const [no, part] of ticket.parts.entries()) {
    const draw = drawOf(part.drawId);
    if (part.state === 'settled') {
      const again = draw && judgedAgain(ticket, kind, part, draw);
      if (again) changed.push({ no, part: again });
    }
    if (part.state !== 'taken') continue;
    // A cancelled draw neither wins nor stops, so its stake is returned without waiting for other draws.
    if (draw?.state === 'cancelled') {
      changed.push({ no, part: returned(part, 'draw_cancelled') });
      continue;
    }
    if (isWaiting && !isStopped) continue;
    const after = isStopped ? returned(part, 'stopped_after_win') : draw && decided(ticket, kind, part, draw);
    if (after) changed.push({ no, part: after });
    else isWaiting = ticket.stopAfterWin;
    if (ticket.stopAfterWin && after?.state === 'settling' && after.paidMinor > 0) isStopped = true;
  }
  return changed;
}

const returned = (part: TicketPart, reason: TicketPart['reason']): TicketPart => ({
  ...part,
  state: 'returning',
  reason,
});

function decided(
  ticket: LotteryTicket,
  kind: LotteryKind,
  part: TicketPart,
  { state, drawn, corrections }: KnownDraw,
): TicketPart | undefined {
  if (state !== 'result' || !drawn) return undefined;
  return judged(ticket, kind, part, drawn, corrections);
}

/** Judges a part by a board. */
export function judged(
  { lines }: LotteryTicket,
  kind: LotteryKind,
  part: TicketPart,
  drawn: DrawnNumbers,
  corrections: number,
): TicketPart {
  return { ...part, ...judge(kind, lines, drawn), state: 'settling', corrections };
}

/** Judges a settled part again after a correction; resettles only if the amount has changed. */
function judgedAgain(
  { lines }: LotteryTicket,
  kind: LotteryKind,
  part: TicketPart,
  { state, drawn, corrections }: KnownDraw,
): TicketPart | undefined {
  if (state !== 'result' || !drawn || corrections <= part.corrections) return undefined;
  const again = judge(kind, lines, drawn);
  return {
    ...part,
    ...again,
    corrections,
    state: again.paidMinor === part.paidMinor ? 'settled' : 'resettling',
  };
}
