import { daysWithEarnings } from './earning-days.rules.ts';

test('shows a bar for every day of the period, also across months', () => {
  const period = { from: '2026-02-27', to: '2026-03-02' };
  expect(daysWithEarnings(period, [{ day: '2026-02-28', total: '12.50' }])).toEqual([
    { day: '2026-02-27', total: '0.00' },
    { day: '2026-02-28', total: '12.50' },
    { day: '2026-03-01', total: '0.00' },
    { day: '2026-03-02', total: '0.00' },
  ]);
});
