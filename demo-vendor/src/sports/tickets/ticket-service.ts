import type { Match } from '../matches/match.ts';
import { askForStake, type TicketDeps } from './ask-for-stake.ts';
import { checkSlip, type Slip, type SlipRefusal } from './slip-check.rules.ts';
import { type Leg, roundIdOf, type SportsTicket } from './sports-ticket.ts';

export type Placed =
  | { kind: 'placed'; ticket: SportsTicket }
  | { kind: 'no'; refusal: SlipRefusal }
  /** The id was used with different content. */
  | { kind: 'conflict' };

interface TicketServiceDeps extends TicketDeps {
  /** Returns the match if the game shows it. */
  matchOf(gameCode: string, fixtureId: string): Match | undefined;
  inPlayDelayMs: number;
  /** Called when the platform has answered a stake, or did not in time. */
  answered(roundId: string): Promise<void>;
}

/**
 * Takes tickets. A ticket with an in-play leg is checked again after a delay before its stake is requested, so that
 * seeing a goal before the sportsbook does is no advantage.
 */
export function createTicketService(deps: TicketServiceDeps) {
  const { sportsStore, clock } = deps;
  const working = new Map<string, { sent: string; work: Promise<Placed> }>();

  const check = (slip: Slip) => checkSlip(slip, (id) => deps.matchOf(slip.gameCode, id), clock.now());

  async function take(roundId: string, slip: Slip, sent: string): Promise<Placed> {
    let checked = check(slip);
    if (checked.kind === 'good' && checked.legs.some(({ inPlay }) => inPlay)) {
      if (!(await clock.wait(deps.inPlayDelayMs)))
        return { kind: 'no', refusal: { code: 'market_suspended', legs: [] } };
      checked = check(slip);
    }
    if (checked.kind === 'bad') return { kind: 'no', refusal: checked.refusal };
    // Saved before the stake is requested, so that no crash can lose it.
    await sportsStore.saveTicket(newTicket(roundId, slip, sent, checked.legs, clock.now()));
    await askForStake(deps, roundId);
    await deps.answered(roundId);
    return placed(roundId);
  }

  function placed(roundId: string): Placed {
    const ticket = sportsStore.ticket(roundId);
    if (!ticket) throw new Error(`ticket ${roundId} was stored and is missing`);
    return { kind: 'placed', ticket };
  }

  /** Places a ticket, or returns the existing one with this id. Resolves when the platform has answered. */
  return async function place(slip: Slip): Promise<Placed> {
    const roundId = roundIdOf(slip.gameCode, slip.playerId, slip.ticketId);
    const sent = sentText(slip);
    const before = working.get(roundId) ?? sportsStore.ticket(roundId);
    if (before && before.sent !== sent) return { kind: 'conflict' };
    if (before) return 'work' in before ? before.work : placed(roundId);
    const work = take(roundId, slip, sent).finally(() => working.delete(roundId));
    working.set(roundId, { sent, work });
    return work;
  };
}

const sentText = ({ stakeMinor, accept, legs }: Slip) => JSON.stringify([stakeMinor, accept, legs]);

function newTicket(roundId: string, slip: Slip, sent: string, legs: Leg[], nowMs: number): SportsTicket {
  const { ticketId, gameCode, playerId, launchId, stakeMinor } = slip;
  const at = new Date(nowMs).toISOString();
  return { roundId, ticketId, gameCode, playerId, launchId, at, sent, stakeMinor, legs, state: 'asked', payMinor: 0 };
}
