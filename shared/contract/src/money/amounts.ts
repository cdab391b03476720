import * as v from 'valibot';

/**
 * A money amount on the wire: decimal text with exactly two decimals, for example "1234.50" or "-3.00". As wide as the
 * ledger, so that every balance can be sent.
 */
export const amountText = v.pipe(v.string(), v.regex(/^-?(0|[1-9]\d{0,16})\.\d{2}$/, 'invalid_amount'));

/** Maximum amount of a single movement: less than 1,000,000,000,000.00. */
const movableAmountText = v.pipe(amountText, v.maxLength(15, 'invalid_amount'));

/** An amount that must be above zero, such as a stake. */
export const positiveAmountText = v.pipe(
  movableAmountText,
  v.check((text) => !text.startsWith('-') && text !== '0.00', 'invalid_amount'),
);

/** An amount of zero or more, such as a win. */
export const nonNegativeAmountText = v.pipe(
  movableAmountText,
  v.check((text) => !text.startsWith('-'), 'invalid_amount'),
);

/** Whole minor units of an amount text: "12.34" is 1234. Safe for any length, as bigint. */
export function minorUnits(text: string): bigint {
  const negative = text.startsWith('-');
  const units = BigInt(text.replace('-', '').replace('.', ''));
  return negative ? -units : units;
}

/** Amount text of whole minor units: 1234n is "12.34". */
export function amountFromMinor(units: bigint): string {
  const magnitude = units < 0n ? -units : units;
  const digits = magnitude.toString().padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
