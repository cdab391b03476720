import { filterOf, noWords } from './audit-filter.rules.ts';

test('includes both days of the period, each from midnight to midnight of the portal', () => {
  expect(filterOf({ ...noWords, from: '2026-11-30', to: '2026-11-30' }, 'Asia/Ho_Chi_Minh')).toEqual({
    from: '2026-11-29T17:00:00.000Z',
    to: '2026-11-30T17:00:00.000Z',
  });
  expect(filterOf({ ...noWords, to: '2026-12-31' }, 'America/New_York')).toEqual({ to: '2027-01-01T05:00:00.000Z' });
});

test('leaves out empty fields', () => {
  expect(filterOf({ ...noWords, who: ' ' }, 'UTC')).toEqual({});
  expect(filterOf({ ...noWords, who: ' anna ', act: 'rollback', release: 'shell' }, 'UTC')).toEqual({
    who: 'anna',
    act: 'rollback',
    release: 'shell',
  });
});
