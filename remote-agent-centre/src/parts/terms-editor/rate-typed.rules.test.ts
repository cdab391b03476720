import { rateField, rateTyped } from './rate-typed.rules.ts';

test.each([
  ['1.5', 150],
  ['1,5', 150],
  ['1.55', 155],
  [' 1.5 % ', 150],
  ['2.', 200],
  ['0', 0],
  ['0.01', 1],
  ['007.50', 750],
  ['100', 10_000],
  ['100.00', 10_000],
  ['１，５％', 150],
  ['\u202a2.5\u202c', 250],
])('reads typed %p as %d basis points', (typed, points) => {
  expect(rateTyped(typed)).toBe(points);
});

test.each(['1.555', '1,555', '100.01', '101', '1000', '-1', '+1', '', ' ', '%', '.5', '1.5.5', '1e1', 'NaN'])(
  '%p is no rate',
  (typed) => {
    expect(rateTyped(typed)).toBeUndefined();
  },
);

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [150, '1.50'],
  [10_000, '100.00'],
])('shows %d basis points in a field as %p, and reads them back', (points, text) => {
  expect(rateField(points)).toBe(text);
  expect(rateTyped(text)).toBe(points);
});
