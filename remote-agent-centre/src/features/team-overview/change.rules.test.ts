import { changeOf, periodBefore } from './change.rules.ts';

test.each([
  [150n, 100n, { word: 'more', permille: 500 }],
  [100n, 150n, { word: 'less', permille: 333 }],
  [0n, 150n, { word: 'less', permille: 1000 }],
  [2n, 3n, { word: 'less', permille: 333 }],
  [1n, 3n, { word: 'less', permille: 667 }],
  [7n, 7n, { word: 'same' }],
  [0n, 0n, { word: 'same' }],
  [7n, 0n, { word: 'new' }],
  [9_007_199_254_740_993n, 9_007_199_254_740_992n, { word: 'more', permille: 0 }],
])('%s after %s', (now, before, expected) => {
  expect(changeOf(now, before)).toEqual(expected);
});

test.each([
  ['2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
  ['2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
])('before %s to %s come %s to %s', (from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
});
