import { biggestWins, timeAgo } from './winners.rules.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test('excludes a win of exactly the threshold', () => {
  const list = ['49999.99', '50000.00', '50000.01'].map((winAmount) => ({ vo: { winAmount } }));
  expect(biggestWins(list, '50000.00')).toEqual([{ vo: { winAmount: '50000.01' } }]);
});

test.each([
  ['2026-11-21T11:59:31Z', 0, 'minute'],
  ['2026-11-21T11:00:01Z', -59, 'minute'],
  ['2026-11-21T11:00:00Z', -1, 'hour'],
  ['2026-11-20T12:00:00Z', -1, 'day'],
  ['2026-11-21T12:05:00Z', 0, 'minute'],
])('%s is %d %s ago', (at, value, unit) => {
  const ago = timeAgo(at, now);
  expect([ago.value === 0 ? 0 : ago.value, ago.unit]).toEqual([value, unit]);
});
