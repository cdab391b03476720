import { createBookings, type Placed } from '../../tickets/bookings.ts';
import { requestStake } from '../../tickets/request-stake.ts';
import { stakeOf } from '../../tickets/transactions.ts';
import type { Match } from '../matches/match.ts';
import type { SportsTicketDeps } from './settle-tickets.ts';
import { checkSlip, type Slip, type SlipRefusal } from './slip-check.rules.ts';
import { type Leg, roundIdOf, type SportsTicket } from './sports-ticket.ts';

export type PlacedTicket = Placed<{ ticket: SportsTicket }, SlipRefusal>;

interface TicketServiceDeps extends SportsTicketDeps {
  /** Returns the match if the game shows it. */
  matchOf(gameCode: string, fixtureId: string): Match | undefined;
  inPlayDelayMs: number;
  /** Called when the platform has answered a stake, or did not in time. */
  answered(roundId: string): Promise<void>;
}

/** A stake unanswered for this long is rolled back, so that nobody gets an old price. */
const stakeTimeoutMs = 15_000;

/**
 * Takes tickets. A ticket with an in-play leg is checked again after a delay before its stake is requested, so that
 * seeing a goal before the sportsbook does is no advantage.
 */
export function createTicketService(deps: TicketServiceDeps) {
  const { sportsStore, clock } = deps;
  const book = createBookings<SlipRefusal>();

  const check = (slip: Slip) => checkSlip(slip, (id) => deps.matchOf(slip.gameCode, id), clock.now());

  async function take(roundId: string, slip: Slip, sent: string): Promise<SlipRefusal | undefined> {
    let checked = check(slip);
    if (checked.kind === 'good' && checked.legs.some(({ inPlay }) => inPlay)) {
      if (!(await clock.wait(deps.inPlayDelayMs))) return { code: 'market_suspended', legs: [] };
      checked = check(slip);
    }
    if (checked.kind === 'bad') return checked.refusal;
    // Saved before the stake is requested, so that no crash can lose it.
    await sportsStore.saveTicket(newTicket(roundId, slip, sent, checked.legs, clock.now()));
    await requestTicketStake(deps, roundId);
    await deps.answered(roundId);
    return undefined;
  }

  /** Places a ticket, or returns the existing one with this id. Resolves when the platform has answered. */
  return async function place(slip: Slip): Promise<PlacedTicket> {
    const roundId = roundIdOf(slip.gameCode, slip.playerId, slip.ticketId);
    const sent = sentText(slip);
    const stored = sportsStore.ticket(roundId)?.sent;
    const refusal = await book({ key: roundId, sent, stored }, () => take(roundId, slip, sent));
    if (refusal) return refusal === 'conflict' ? { kind: 'conflict' } : { kind: 'no', refusal };
    const ticket = sportsStore.ticket(roundId);
    if (!ticket) throw new Error(`ticket ${roundId} was stored and is missing`);
    return { kind: 'placed', ticket };
  };
}

/** Requests the stake of a stored ticket. */
async function requestTicketStake(deps: SportsTicketDeps, roundId: string): Promise<void> {
  const { sportsStore, clock, changed } = deps;
  const asked = () => {
    const ticket = sportsStore.ticket(roundId);
    return ticket?.state === 'asked' ? ticket : undefined;
  };
  const first = asked();
  if (!first) return;
  const isInTime = () => clock.now() - Date.parse(first.at) <= stakeTimeoutMs;
  const mayAsk = () => asked() !== undefined && isInTime();
  const answer = await requestStake(deps, stakeOf(first, first.stakeMinor), mayAsk);
  const now = asked();
  if (!answer || !now) return;
  const ticket = { ...now, ...answer };
  await sportsStore.saveTicket(ticket);
  changed(ticket);
}

const sentText = ({ stakeMinor, accept, legs }: Slip) => JSON.stringify([stakeMinor, accept, legs]);

function newTicket(roundId: string, slip: Slip, sent: string, legs: Leg[], nowMs: number): SportsTicket {
  const { ticketId, gameCode, playerId, launchId, stakeMinor } = slip;
  const at = new Date(nowMs).toISOString();
  return { roundId, ticketId, gameCode, playerId, launchId, at, sent, stakeMinor, legs, state: 'asked', payMinor: 0 };
}
