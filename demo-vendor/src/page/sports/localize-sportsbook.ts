import type { FixtureView, LegView, MatchEvent, SportsbookInfo, TicketView } from '../../sports/sports-shapes.ts';
import { localize } from './texts/localize.ts';

export const localizeEvent = (event: MatchEvent): MatchEvent => ({
  ...event,
  clock: localize(event.clock),
  text: localize(event.text),
});

/** Translates the texts of a match into the language of the page. */
export function localizeFixture(fixture: FixtureView): FixtureView {
  const { clock, score, events, markets } = fixture;
  return {
    ...fixture,
    clock: localize(clock),
    score: { ...score, parts: score.parts.map((part) => ({ ...part, label: localize(part.label) })) },
    events: events.map(localizeEvent),
    markets: markets.map((market) => ({
      ...market,
      name: localize(market.name),
      selections: market.selections.map((each) => ({ ...each, label: localize(each.label) })),
    })),
  };
}

const localizeLeg = (leg: LegView): LegView => ({
  ...leg,
  marketName: localize(leg.marketName),
  label: localize(leg.label),
  ...(leg.result !== undefined && { result: localize(leg.result) }),
});

export const localizeTicket = (ticket: TicketView): TicketView => ({ ...ticket, legs: ticket.legs.map(localizeLeg) });

export const localizeSportsbook = (book: SportsbookInfo): SportsbookInfo => ({
  ...book,
  disciplines: book.disciplines.map(({ id, name }) => ({ id, name: localize(name) })),
  rules: book.rules.map(({ title, lines }) => ({ title: localize(title), lines: lines.map(localize) })),
});
