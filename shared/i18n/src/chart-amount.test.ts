import { chartAmount } from './chart-amount.ts';

test.each([
  [150_000, undefined, 'P\u00a01,500'],
  [50_000, undefined, 'P\u00a0500.00'],
  [0, undefined, 'P\u00a00'],
  [50_000, [0, 50_000, 100_000, 150_000], 'P\u00a0500'],
  [150_000, [0, 50, 100, 150_000], 'P\u00a01,500.00'],
  [-12_345, [-12_345, 0], '\u2212P\u00a0123.45'],
])('%d beside %j is written %s', (units, beside, written) => {
  expect(chartAmount('P', units, beside)).toBe(written);
});
