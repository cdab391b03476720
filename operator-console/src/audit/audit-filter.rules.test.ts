import { filterOf, noWords } from './audit-filter.rules.ts';

test('of the period both days are asked for, each from midnight to midnight here', () => {
  expect(filterOf({ ...noWords, from: '2026-11-30', to: '2026-11-30' })).toEqual({
    from: new Date(2026, 10, 30).toISOString(),
    to: new Date(2026, 11, 1).toISOString(),
  });
});

test('what is empty is not asked for', () => {
  expect(filterOf({ ...noWords, who: ' ' })).toEqual({});
  expect(filterOf({ ...noWords, who: ' anna ', act: 'rollback', release: 'shell' })).toEqual({
    ...{ who: 'anna', act: 'rollback', release: 'shell' },
  });
});
