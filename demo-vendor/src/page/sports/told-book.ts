import type { BookInfo, FixtureView, LegView, MatchEvent, TicketView } from '../../sports/sports-shapes.ts';
import { told } from './texts/told.ts';

export const toldEvent = (event: MatchEvent): MatchEvent => ({
  ...event,
  clock: told(event.clock),
  text: told(event.text),
});

/** Translates the texts of a match into the language of the page. */
export function toldFixture(fixture: FixtureView): FixtureView {
  const { clock, score, events, markets } = fixture;
  return {
    ...fixture,
    clock: told(clock),
    score: { ...score, parts: score.parts.map((part) => ({ ...part, label: told(part.label) })) },
    events: events.map(toldEvent),
    markets: markets.map((market) => ({
      ...market,
      name: told(market.name),
      selections: market.selections.map((each) => ({ ...each, label: told(each.label) })),
    })),
  };
}

const toldLeg = (leg: LegView): LegView => ({
  ...leg,
  marketName: told(leg.marketName),
  label: told(leg.label),
  ...(leg.result !== undefined && { result: told(leg.result) }),
});

export const toldTicket = (ticket: TicketView): TicketView => ({ ...ticket, legs: ticket.legs.map(toldLeg) });

export const toldBook = (book: BookInfo): BookInfo => ({
  ...book,
  disciplines: book.disciplines.map(({ id, name }) => ({ id, name: told(name) })),
  rules: book.rules.map(({ title, lines }) => ({ title: told(title), lines: lines.map(told) })),
});
