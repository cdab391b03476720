import { notAnswered, requestStake } from '../../../tickets/request-stake.ts';
import { stakeOf } from '../../../tickets/transactions.ts';
import { instantDrawId, type LotteryTicket, type TicketPart, type TicketRefusal } from '../lottery-ticket.ts';
import { saveChanges } from '../save-changes.ts';
import { judged } from '../settlement/decide.rules.ts';
import { kindOfTicket, type LotteryTicketDeps } from '../ticket-deps.ts';
import type { TicketChange } from '../ticket-journal.rules.ts';
import { faultOf, refusedSlip } from './slip-refusal.rules.ts';

/** A slip whose stakes are unanswered for this long is rolled back. */
const slipTimeoutMs = 30_000;

/**
 * Requests the stakes of a stored slip draw by draw until all are taken, or one fails: then all are rolled back, except
 * for draws drawn meanwhile. Resolves when decided, or when the process stops. `isNew`: none was requested before.
 */
export async function requestStakes(deps: LotteryTicketDeps, key: string, isNew: boolean): Promise<void> {
  for (let isFirst = isNew; ; isFirst = true) {
    const ticket = deps.ticketStore.ticket(key);
    if (ticket?.state !== 'asking') return;
    const no = ticket.parts.findIndex(({ state }) => state === 'asked');
    const part = ticket.parts[no];
    if (!part) throw new Error(`the slip ${key} asks for no stake`);
    const change = await requestPartStake(deps, ticket, { part, no, isFirst });
    if (!change) return;
    await saveChanges(deps, [{ key, ...change }]);
  }
}

/** Requests the stake of a part and returns the change of its ticket; undefined when the process stops. */
async function requestPartStake(
  deps: LotteryTicketDeps,
  ticket: LotteryTicket,
  { part, no, isFirst }: { part: TicketPart; no: number; isFirst: boolean },
): Promise<Omit<TicketChange, 'key'> | undefined> {
  let late: TicketRefusal = { code: notAnswered };
  const { roundId } = part;
  const answer = await requestStake(deps, stakeOf({ ...ticket, roundId }, ticket.priceMinor), () => {
    const refusalNow = stakeRefusal(deps, ticket, part);
    late = refusalNow ?? late;
    return refusalNow === undefined;
  });
  if (!answer) return undefined;
  const { balance } = answer;
  if (answer.state === 'taken') return { ...takenChange(deps, ticket, part, no), balance };
  const isDrawn = (each: TicketPart) => isPartDrawn(deps, ticket, each);
  if (answer.refusal === notAnswered) return refusedSlip(ticket, { refusal: late, isDrawn });
  const fault = faultOf(answer.refusal);
  if (!fault) deps.log('a stake of a lottery was refused', { roundId, code: answer.refusal });
  const isRefused = isFirst && answer.state === 'refused';
  // For an unknown code a new launch is all that a page can try.
  const refusal = { code: fault ?? ('launch_ended' as const), drawId: part.drawId };
  return { ...refusedSlip(ticket, { refusal, refusedNo: isRefused ? no : undefined, isDrawn }), balance };
}

function takenChange(
  deps: LotteryTicketDeps,
  ticket: LotteryTicket,
  part: TicketPart,
  no: number,
): Omit<TicketChange, 'key'> {
  const taken: TicketPart = { ...part, state: 'taken' };
  const { instant } = ticket;
  if (instant) {
    const settling = judged(ticket, kindOfTicket(deps, ticket), taken, instant.drawn, 0);
    return { state: 'taken', parts: [{ no, part: settling }] };
  }
  const next = ticket.parts[no + 1];
  if (!next) return { state: 'taken', parts: [{ no, part: taken }] };
  const asked: TicketPart = { ...next, state: 'asked' };
  return {
    parts: [
      { no, part: taken },
      { no: no + 1, part: asked },
    ],
  };
}

/**
 * Returns why a stake may not be requested now by the server's clock: its draw has closed, a draw of the slip has been
 * drawn (so that nobody can void a slip with a known result), or the slip is too old.
 */
function stakeRefusal(
  { draws, clock }: LotteryTicketDeps,
  ticket: LotteryTicket,
  part: TicketPart,
): TicketRefusal | undefined {
  if (clock.now() - Date.parse(ticket.at) > slipTimeoutMs) return { code: notAnswered };
  if (part.drawId === instantDrawId) return undefined;
  const own = draws.find(ticket.gameCode, part.drawId);
  if (!own || !draws.takesTickets(own)) return { code: 'draw_closed', drawId: part.drawId };
  const over = ticket.parts.find(({ drawId, drawsAt }) => {
    const state = draws.find(ticket.gameCode, drawId)?.state;
    return clock.now() >= Date.parse(drawsAt) || (state !== 'open' && state !== 'closed');
  });
  return over && { code: 'draw_closed', drawId: over.drawId };
}

/** Returns whether the result of a part may be known by now; a cancelled draw has none. */
function isPartDrawn({ draws, clock }: LotteryTicketDeps, { gameCode }: LotteryTicket, part: TicketPart): boolean {
  const state = draws.find(gameCode, part.drawId)?.state;
  return state === 'result' || (state !== 'cancelled' && clock.now() >= Date.parse(part.drawsAt));
}
