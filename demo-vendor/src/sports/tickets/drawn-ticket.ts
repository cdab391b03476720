import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { outcomeText } from '../../statement/find-drawn-round.ts';
import { finalText } from '../matches/fixture-views.ts';
import type { SportsStore } from '../sports-store.ts';
import type { Leg } from './sports-ticket.ts';

type TicketSource = Pick<SportsStore, 'ticket' | 'fixture'>;

/** Describes a bet for a dispute: each leg with its final score, and the seed of each finished match. */
export function drawnTicket(sportsStore: TicketSource, roundId: string): DrawnRound | undefined {
  const ticket = sportsStore.ticket(roundId);
  if (!ticket) return undefined;
  const { gameCode, state, stakeMinor, payMinor, legs, at } = ticket;
  return {
    game: gameCode,
    state,
    at,
    stake: amountFromMinor(BigInt(stakeMinor)),
    win: amountFromMinor(BigInt(payMinor)),
    outcome: outcomeText(legs.map((leg) => drawnLeg(sportsStore, leg))),
  };
}

/** Describes a leg; each has its own seed, since a bet may have several matches. */
function drawnLeg(sportsStore: TicketSource, { fixtureId, market, selection, price, inPlay }: Leg) {
  const fixture = sportsStore.fixture(fixtureId);
  const ended = fixture?.final && { result: finalText(fixture), seed: fixture.seed };
  return { fixtureId, market, selection, price, inPlay, ...ended };
}
