import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { amountOf } from '../../tickets/amount-of.ts';
import { findDiscipline } from '../disciplines/find-discipline.ts';
import { finalText, marketName, priceText, selectionLabel, teamsIn } from '../matches/fixture-views.ts';
import { findLeague } from '../matches/leagues.ts';
import type { LegView, TicketView } from '../sports-shapes.ts';
import type { SportsStore } from '../sports-store.ts';
import { judge, readMarket } from '../tickets/judge.rules.ts';
import { oddsText, payoutMinor } from '../tickets/payout.rules.ts';
import { isTicketOver, type Leg, type SportsTicket, type TicketState } from '../tickets/sports-ticket.ts';

const shownState: Readonly<Record<TicketState, TicketView['state']>> = {
  asked: 'asked',
  taken: 'taken',
  refused: 'refused',
  settling: 'settling',
  returning: 'settling',
  settled: 'settled',
  void: 'void',
  stuck: 'stuck',
};

/** Returns the view of a player's ticket with the results of its legs so far. */
export function ticketView(sportsStore: SportsStore, ticket: SportsTicket): TicketView {
  const { ticketId, at, state, refusal, stakeMinor, legs, payMinor, balance } = ticket;
  const prices = legs.map(({ price }) => price);
  const paid = state === 'settled' ? payMinor : state === 'void' && refusal === undefined ? stakeMinor : 0;
  return {
    ticketId,
    at,
    state: shownState[state],
    refusal,
    stake: amountOf(stakeMinor),
    odds: oddsText(prices),
    mayPay: amountFromMinor(payoutMinor(stakeMinor, prices)),
    paid: amountOf(paid),
    balance,
    legs: legs.map((leg) => legView(sportsStore, leg) ?? lostLeg(ticket, leg)),
  };
}

/** Returns the view of a leg; undefined if its match is unknown. */
function legView(sportsStore: SportsStore, leg: Leg): LegView | undefined {
  const { fixtureId, market, kind, selection, price, inPlay } = leg;
  const fixture = sportsStore.fixture(fixtureId);
  const league = fixture && findLeague(fixture.leagueId);
  if (!fixture || !league) return undefined;
  const teams = teamsIn(league, fixture);
  return {
    fixtureId,
    leagueName: league.name,
    home: teams.home.name,
    away: teams.away.name,
    startsAt: fixture.startsAt,
    market,
    marketName: marketName({ facts: findDiscipline(league.discipline) }, kind),
    selection,
    label: selectionLabel(teams, kind, readMarket(market)?.halves ?? 0, selection),
    price: priceText(price),
    inPlay,
    state: fixture.final ? judge(fixture.final, market, selection) : 'open',
    result: finalText(fixture),
  };
}

/** Returns the view of a leg with an unknown match: void once the ticket is over, shown by its match id until then. */
function lostLeg(ticket: SportsTicket, { fixtureId, market, selection, price, inPlay }: Leg): LegView {
  return {
    fixtureId,
    leagueName: fixtureId,
    home: '',
    away: '',
    startsAt: ticket.at,
    market,
    marketName: market,
    selection,
    label: selection,
    price: priceText(price),
    inPlay,
    state: isTicketOver(ticket) ? 'void' : 'open',
  };
}
