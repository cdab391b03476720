import type { FixtureView, TicketView } from '../../../sports/sports-shapes.ts';

/** A football match in play for tests. */
export function aFixture(change: Partial<FixtureView> = {}): FixtureView {
  return {
    fixtureId: 'cove-1',
    leagueId: 'cove',
    discipline: 'football',
    home: { name: 'Harbour Foxes', short: 'HAR', colour: '#c2410c' },
    away: { name: 'Amber Herons', short: 'AMB', colour: '#0891b2' },
    startsAt: '2026-03-01T00:00:00.000Z',
    phase: 'in_play',
    betting: 'open',
    clock: "34'",
    progress: 0.38,
    score: { home: 1, away: 0, parts: [{ label: '1st half', home: 1, away: 0 }] },
    events: [{ clock: "21'", side: 'home', text: 'Goal', home: 1, away: 0 }],
    version: 7,
    markets: [
      {
        id: '1x2',
        kind: '1x2',
        name: 'Match result',
        selections: [
          { id: 'home', label: 'Harbour Foxes', price: '1.85' },
          { id: 'draw', label: 'Draw', price: '3.40' },
          { id: 'away', label: 'Amber Herons', price: '4.75' },
        ],
      },
    ],
    commitment: 'a'.repeat(64),
    ...change,
  };
}

type Leg = TicketView['legs'][number];

export function aLeg(change: Partial<Leg> = {}): Leg {
  return {
    fixtureId: 'cove-1',
    leagueName: 'Cove League',
    home: 'Harbour Foxes',
    away: 'Amber Herons',
    startsAt: '2026-03-01T00:00:00.000Z',
    market: '1x2',
    marketName: 'Match result',
    selection: 'home',
    label: 'Harbour Foxes',
    price: '1.85',
    inPlay: true,
    state: 'open',
    ...change,
  };
}

export function aTicket(change: Partial<TicketView> = {}): TicketView {
  return {
    ticketId: '9f86d081884c7d65',
    at: '2026-03-01T00:30:00.000Z',
    state: 'taken',
    stake: '20.00',
    odds: '1.85',
    mayPay: '37.00',
    paid: '0.00',
    legs: [aLeg()],
    ...change,
  };
}
