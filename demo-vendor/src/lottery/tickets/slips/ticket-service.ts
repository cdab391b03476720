import { createBookings, type Placed } from '../../../tickets/bookings.ts';
import { createAwaitedEnds } from '../../../tickets/end-round.ts';
import { notAnswered } from '../../../tickets/request-stake.ts';
import type { SlipRefusal } from '../../lottery-shapes.ts';
import { isTicketOver, keyOf, type LotteryTicket, ticketKey } from '../lottery-ticket.ts';
import type { LotteryTicketDeps } from '../ticket-deps.ts';
import { drawnInstant, newTicket, type SentSlip, sentHash } from './new-ticket.ts';
import { requestStakes } from './request-stakes.ts';
import { checkSlip } from './slip-check.rules.ts';

export type PlacedTicket = Placed<{ ticket: LotteryTicket }, SlipRefusal>;

interface TicketServiceDeps extends LotteryTicketDeps {
  /** Called when a slip was taken or refused, and its items are due. */
  decided(key: string): void;
}

/** Takes slips, once for each id. */
export function createTicketService(deps: TicketServiceDeps) {
  const { ticketStore } = deps;
  const book = createBookings<SlipRefusal>();
  const asking = new Map<string, Promise<void>>();
  const unasked = new Set<string>();
  const ends = createAwaitedEnds();

  /** Stores a valid slip; returns the refusal of any other. */
  async function open(slip: SentSlip): Promise<SlipRefusal | undefined> {
    const made = ticketOfSlip(deps, slip);
    if (made.kind === 'bad') return made.refusal;
    unasked.add(keyOf(made.ticket));
    // On disk before any stake is requested.
    await ticketStore.open(made.ticket);
    return undefined;
  }

  /** Continues requesting the stakes of an undecided slip. */
  function pursue(key: string): Promise<void> {
    const work =
      asking.get(key) ??
      requestStakes(deps, key, unasked.delete(key)).finally(() => {
        asking.delete(key);
        deps.decided(key);
      });
    asking.set(key, work);
    return work;
  }

  /** Returns the result of a stored slip; taken money is returned before a refusal is reported. */
  async function outcome(key: string): Promise<PlacedTicket> {
    if (known(key).state === 'asking') await pursue(key);
    const { state, instant, refusal } = known(key);
    if ((state === 'refused' || instant) && !isTicketOver(known(key))) await ends.next(key);
    if (state !== 'refused' || !refusal || refusal.code === notAnswered) return { kind: 'placed', ticket: known(key) };
    const { code, drawId } = refusal;
    return { kind: 'no', refusal: { code, ...(drawId !== undefined && { drawId }) } };
  }

  function known(key: string): LotteryTicket {
    const ticket = ticketStore.ticket(key);
    if (!ticket) throw new Error(`the ticket ${key} was stored and is missing`);
    return ticket;
  }

  return {
    /** Places a slip, or returns the existing ticket with this id. Resolves when all stakes are answered. */
    async place(slip: SentSlip): Promise<PlacedTicket> {
      const key = ticketKey(slip.session.playerId, slip.request.ticketId);
      const sent = sentHash(slip.request);
      const stored = ticketStore.ticket(key)?.sent;
      const refusal = await book({ key, sent, stored }, () => open(slip));
      if (refusal) return refusal === 'conflict' ? { kind: 'conflict' } : { kind: 'no', refusal };
      return outcome(key);
    },
    pursue,
    /** Called when a ticket has changed. */
    changed(ticket: LotteryTicket): void {
      if (isTicketOver(ticket)) ends.over(keyOf(ticket));
    },
  };
}

type MadeTicket = { kind: 'good'; ticket: LotteryTicket } | { kind: 'bad'; refusal: SlipRefusal };

/** Builds the ticket of a slip, or returns its refusal. Stores nothing. */
function ticketOfSlip(
  { ticketStore, catalogue, clock, draws }: Pick<LotteryTicketDeps, 'ticketStore' | 'catalogue' | 'clock' | 'draws'>,
  slip: SentSlip,
): MadeTicket {
  const { request, session } = slip;
  const game = catalogue.find(request.gameCode);
  if (!game) return { kind: 'bad', refusal: { code: 'unknown_game' } };
  const kind = catalogue.kindOf(game);
  const checked = checkSlip({ game, kind, draws }, request);
  if (checked.kind === 'bad') return checked;
  const ticket = newTicket(slip, checked, clock.now());
  if (game.schedule.kind !== 'instant') return { kind: 'good', ticket };
  // An instant ticket is stored with its result, so that no crash can change it.
  const seedNo = ticketStore.lastSeedNo(session.sessionId) + 1;
  const instant = drawnInstant(kind, session.chainSecret, seedNo, request.ticketId);
  return { kind: 'good', ticket: { ...ticket, instant } };
}
