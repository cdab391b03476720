import { filterOf, noWords } from './audit-filter.rules.ts';

test('of the period both days are asked for, each from midnight to midnight of the portal', () => {
  expect(filterOf({ ...noWords, from: '2026-11-30', to: '2026-11-30' }, 'Asia/Ho_Chi_Minh')).toEqual({
    from: '2026-11-29T17:00:00.000Z',
    to: '2026-11-30T17:00:00.000Z',
  });
  expect(filterOf({ ...noWords, to: '2026-12-31' }, 'America/New_York')).toEqual({ to: '2027-01-01T05:00:00.000Z' });
});

test('what is empty is not asked for', () => {
  expect(filterOf({ ...noWords, who: ' ' }, 'UTC')).toEqual({});
  expect(filterOf({ ...noWords, who: ' anna ', act: 'rollback', release: 'shell' }, 'UTC')).toEqual({
    ...{ who: 'anna', act: 'rollback', release: 'shell' },
  });
});
