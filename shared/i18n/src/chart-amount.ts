import type { IntlShape } from 'react-intl';

/** From here on cents say nothing on an axis. */
const wholeFromUnits = 100_000;

/**
 * Amount of a chart in minor units, with a real minus: whole from 1,000.00 on, to the cent below. On an axis it is written
 * as the values beside it: whole where all of them are whole units.
 */
export function chartAmount(
  intl: Pick<IntlShape, 'formatNumber'>,
  symbol: string,
  units: number,
  beside?: readonly number[],
): string {
  const digits = isWhole(units, beside) ? 0 : 2;
  const shown = intl.formatNumber(Math.abs(units) / 100, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${units < 0 ? '\u2212' : ''}${symbol}\u00a0${shown}`;
}

function isWhole(units: number, beside: readonly number[] | undefined): boolean {
  if (beside) return beside.every((value) => value % 100 === 0);
  return Math.abs(units) >= wholeFromUnits || units === 0;
}
