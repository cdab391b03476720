import { createReceivedEvents } from './received-events.ts';

const balance = (id: string, sumBalance: string) => ({ id, event: { type: 'balance' as const, sumBalance } });
const round = (id: string, roundId: string) => ({
  id,
  event: { type: 'round' as const, state: 'opened' as const, roundId, gameCode: 'g' },
});

test('accepts an event that arrives twice only once', () => {
  const heard = createReceivedEvents();
  expect(heard.take(round('7', 'R7'))).toEqual(round('7', 'R7').event);
  expect(heard.take(round('7', 'R7'))).toBeUndefined();
});

test('accepts missed events, but no balance older than the current one', () => {
  const heard = createReceivedEvents();
  heard.take(balance('46', '96.00'));
  expect(heard.take(round('42', 'R42'))?.type).toBe('round');
  expect(heard.take(balance('43', '93.00'))).toBeUndefined();
  expect(heard.take(balance('47', '97.00'))).toEqual({ type: 'balance', sumBalance: '97.00' });
  expect(heard.lastId()).toBe('47');
});

test('skips an event of a newer version that it cannot read', () => {
  const heard = createReceivedEvents();
  expect(heard.lastId()).toBeUndefined();
  expect(heard.take({ id: '12' })).toBeUndefined();
  expect(heard.lastId()).toBe('12');
});

test('accepts every event without an id, such as the end of an idle session', () => {
  const heard = createReceivedEvents();
  const logout = { event: { type: 'logout' as const, reason: 'session_expired' } };
  expect([heard.take(logout), heard.take(logout)]).toEqual([logout.event, logout.event]);
  expect(heard.lastId()).toBeUndefined();
});
