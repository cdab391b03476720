import type { IntlShape } from 'react-intl';

/** From here on cents say nothing on an axis. */
const wholeFromUnits = 100_000;

/** Amount of a chart in minor units: whole from 1,000.00 on, to the cent below; a real minus. */
export function chartAmount(intl: Pick<IntlShape, 'formatNumber'>, symbol: string, units: number): string {
  const digits = Math.abs(units) >= wholeFromUnits || units === 0 ? 0 : 2;
  const shown = intl.formatNumber(Math.abs(units) / 100, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${units < 0 ? '\u2212' : ''}${symbol}${shown}`;
}
