import type { Fixture } from '../matches/fixture.ts';
import type { SportsTicket } from '../tickets/sports-ticket.ts';

/** Makes an open match of the Cove League. */
export const fixtureOf = (fixtureId: string, startsAt: string): Fixture => ({
  fixtureId,
  leagueId: 'cove',
  home: 1,
  away: 2,
  openedAt: startsAt,
  startsAt,
  pace: 1,
  model: { home: 16_000, away: 13_000 },
  seed: '07'.repeat(32),
  commitment: 'c',
});

/** Makes a bet of 1.00 on the home side of each match. */
export const ticketOn = (fixtureIds: string[], state: SportsTicket['state'], at: string): SportsTicket => ({
  roundId: `round-${fixtureIds}`,
  ticketId: `ticket-${fixtureIds}`,
  gameCode: 'g',
  playerId: 'p',
  launchId: 'l',
  at,
  sent: '',
  stakeMinor: 100,
  state,
  payMinor: 0,
  legs: fixtureIds.map((fixtureId) => ({
    fixtureId,
    market: '1x2',
    kind: '1x2',
    selection: 'home',
    price: 1850,
    inPlay: false,
  })),
});
