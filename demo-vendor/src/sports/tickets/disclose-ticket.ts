import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { disclosure } from '../../tickets/disclosure.ts';
import { finalText } from '../matches/fixture-views.ts';
import type { SportsStore } from '../sports-store.ts';
import type { Leg } from './sports-ticket.ts';

type TicketSource = Pick<SportsStore, 'ticket' | 'fixture'>;

/** Discloses a ticket for a dispute: each leg with its final score, and the seed of each finished match. */
export function discloseTicket(sportsStore: TicketSource, roundId: string): DrawnRound | undefined {
  const ticket = sportsStore.ticket(roundId);
  if (!ticket) return undefined;
  const { gameCode: game, state, stakeMinor, payMinor, legs, at } = ticket;
  const outcome = legs.map((leg) => disclosedLeg(sportsStore, leg));
  return disclosure({ game, state, at, stakeMinor, winMinor: payMinor, outcome });
}

/** Describes a leg; each has its own seed, since a ticket may have several matches. */
function disclosedLeg(sportsStore: TicketSource, { fixtureId, market, selection, price, inPlay }: Leg) {
  const fixture = sportsStore.fixture(fixtureId);
  const ended = fixture?.final && { result: finalText(fixture), seed: fixture.seed };
  return { fixtureId, market, selection, price, inPlay, ...ended };
}
