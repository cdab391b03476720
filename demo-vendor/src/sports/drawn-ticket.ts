import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement-call';
import { outcomeText } from '../statement/tell-drawn.ts';
import type { Leg } from './book-ticket.ts';
import { finalText } from './fixture-views.ts';
import type { SportsBooks } from './sports-books.ts';

type Books = Pick<SportsBooks, 'ticket' | 'fixture'>;

/** Describes a bet for a dispute: each leg with its final score, and the seed of each finished match. */
export function drawnTicket(books: Books, roundId: string): DrawnRound | undefined {
  const ticket = books.ticket(roundId);
  if (!ticket) return undefined;
  const { gameCode, state, stakeMinor, payMinor, legs, at } = ticket;
  return {
    ...{ game: gameCode, state, at },
    stake: amountFromMinor(BigInt(stakeMinor)),
    win: amountFromMinor(BigInt(payMinor)),
    outcome: outcomeText(legs.map((leg) => drawnLeg(books, leg))),
  };
}

/** Describes a leg; each has its own seed, since a bet may have several matches. */
function drawnLeg(books: Books, { fixtureId, market, selection, price, inPlay }: Leg) {
  const fixture = books.fixture(fixtureId);
  const ended = fixture?.final && { result: finalText(fixture), seed: fixture.seed };
  return { fixtureId, market, selection, price, inPlay, ...ended };
}
