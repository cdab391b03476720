import { lesserOf, partOf, percentOf } from './money-parts.ts';

test.each([
  [9999n, 150, 149n],
  [1n, 5000, 0n],
  [10_000n, 0, 0n],
  [10_000n, 10_000, 10_000n],
  [9_223_372_036_854_775_807n, 9999, 9_222_449_699_651_090_329n],
  [-9999n, 150, -149n],
])('%s at %i basis points is %s', (minor, basisPoints, part) => {
  expect(partOf(minor, basisPoints)).toBe(part);
});

test.each([
  [500n, 200, 1000n],
  [199n, 50, 99n],
  [199n, 0, 0n],
])('%s at %i percent is %s', (minor, percent, part) => {
  expect(percentOf(minor, percent)).toBe(part);
});

test.each([
  [1n, 2n, 1n],
  [2n, 1n, 1n],
  [-1n, 0n, -1n],
  [9_223_372_036_854_775_807n, 9_223_372_036_854_775_806n, 9_223_372_036_854_775_806n],
])('of %s and %s the smaller is %s', (one, other, lesser) => {
  expect(lesserOf(one, other)).toBe(lesser);
});
