import { createIntl } from 'react-intl';
import { chartAmount } from './chart-amount.ts';

const intl = createIntl({ locale: 'en' });

test.each([
  [150_000, undefined, 'P1,500'],
  [50_000, undefined, 'P500.00'],
  [0, undefined, 'P0'],
  [50_000, [0, 50_000, 100_000, 150_000], 'P500'],
  [150_000, [0, 50, 100, 150_000], 'P1,500.00'],
  [-12_345, [-12_345, 0], '\u2212P123.45'],
])('%d beside %j is written %s', (units, beside, written) => {
  expect(chartAmount(intl, 'P', units, beside)).toBe(written);
});
