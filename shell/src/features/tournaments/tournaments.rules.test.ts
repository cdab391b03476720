import type { Tournament } from '@portal/shared/contract/rewards/tournaments';
import { canJoin, noPlaceTextOf, playPathOf } from './tournaments.rules.ts';

const tournament = (change: Partial<Tournament> = {}): Tournament => ({
  id: 't-1',
  name: 'Race',
  measure: 'stake',
  minStake: '0.00',
  scope: { by: 'all', of: [] },
  startsAt: '2026-03-02T10:00:00.000Z',
  endsAt: '2026-03-02T12:00:00.000Z',
  entry: 'opt-in',
  minRank: 0,
  prizes: [],
  budget: { amount: '0.00', points: 0 },
  state: 'running',
  players: 0,
  isJoined: false,
  ...change,
});

test('can be joined before and while it runs, once, where members opt in', () => {
  const states = ['coming', 'running', 'counting', 'finished', 'cancelled'] as const;
  expect(states.filter((state) => canJoin(tournament({ state })))).toEqual(['coming', 'running']);
  expect(canJoin(tournament({ entry: 'open' }))).toBe(false);
  expect(canJoin(tournament({ isJoined: true }))).toBe(false);
  expect(canJoin(tournament({ obstacle: 'tournament_full' }))).toBe(false);
});

test.each([
  [{}, false, 'visitor'],
  [{}, true, 'not_joined'],
  [{ isJoined: true }, true, 'none'],
  [{ entry: 'open' as const }, true, 'none'],
  [{ entry: 'open' as const, state: 'coming' as const }, true, 'soon'],
  [{ state: 'finished' as const }, true, 'then'],
])('says why there is no place: %j, logged in %s', (change, isLoggedIn, text) => {
  expect(noPlaceTextOf(tournament(change), isLoggedIn)).toBe(`tournaments.own.${text}`);
});

test('leads to what counts', () => {
  expect(playPathOf({ by: 'all', of: [] })).toBe('/rng');
  expect(playPathOf({ by: 'category', of: [{ id: 'LIVE', name: 'LIVE' }] })).toBe('/live');
  expect(playPathOf({ by: 'games', of: [{ id: 'A.b', name: 'Koi & Co' }] })).toBe('/search?gameName=Koi+%26+Co');
});
