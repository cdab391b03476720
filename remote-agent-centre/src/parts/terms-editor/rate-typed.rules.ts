import { foldedText } from '@portal/shared/contract/typed/typed-text.rules';

const pattern = /^(\d{1,3})(?:[.,](\d{0,2}))?\s*%?$/;

/** 100 %, in basis points. */
const whole = 10_000;

/**
 * Basis points of a percentage as it was typed ("1.5" and "1,5 %" are 150), or undefined when it is none: more than two
 * decimals, a sign, more than 100 %. A rate has no thousands, so a comma can only be the one of its decimals.
 */
export function rateTyped(text: string): number | undefined {
  const match = pattern.exec(foldedText(text));
  if (!match) return undefined;
  const points = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return points <= whole ? points : undefined;
}

/** Formats basis points for a field: 150 is "1.50". */
export function rateField(points: number): string {
  return (points / 100).toFixed(2);
}
