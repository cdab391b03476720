/** From this amount on an axis omits cents. */
const wholeFromUnits = 100_000;

/**
 * Formats an amount of a chart in minor units, with a real minus: whole units from 1,000.00 on, cents below. On an axis
 * it matches the values beside it: without cents if all are whole units. Separators are those of all amounts, in every
 * language (decisions/120).
 */
export function chartAmount(symbol: string, units: number, beside?: readonly number[]): string {
  const digits = isWhole(units, beside) ? 0 : 2;
  const shown = (Math.abs(units) / 100).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${units < 0 ? '\u2212' : ''}${symbol}\u00a0${shown}`;
}

function isWhole(units: number, beside: readonly number[] | undefined): boolean {
  if (beside) return beside.every((value) => value % 100 === 0);
  return Math.abs(units) >= wholeFromUnits || units === 0;
}
