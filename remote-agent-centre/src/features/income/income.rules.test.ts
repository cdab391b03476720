import { measureOf, netOfDay, shownKinds } from './income.rules.ts';

const day = { day: '2026-11-20', dividend: '10.00', daily: '2.50', hourly: '0.00', realtime: '0.05', given: '20.00' };

test("nets a day's income of all kinds against what was given", () => {
  expect(netOfDay(day)).toBe('-7.45');
  expect(netOfDay({ ...day, given: '0.00' })).toBe('12.55');
});

test.each([
  ['net', '-7.45'],
  ['dividend', '10.00'],
  ['given', '20.00'],
] as const)('the chart of %s shows %s', (measure, amount) => {
  expect(measureOf(day, measure)).toBe(amount);
});

test('shows no column for kinds without an amount', () => {
  const totals = { ...day, net: '-7.45' };
  expect(shownKinds({ totals })).toEqual(['dividend', 'daily', 'realtime', 'given']);
});
