/** A whole number of minor units (cents) as bigint or integer, or a decimal string of the wire such as "-1234.50". */
export type Amount = bigint | number | string;

export type AmountParts = { sign: '-' | '+' | ''; digits: string };

/** Whole minor units of an amount; a wire string may have fewer than two decimals, more are cut, never rounded up. */
export function minorUnits(amount: Amount): bigint {
  if (typeof amount === 'bigint') return amount;
  if (typeof amount === 'number') return BigInt(Math.trunc(amount));
  const match = /^([-−+]?)(\d*)\.?(\d*)$/.exec(amount.trim());
  if (!match) return 0n;
  const units = BigInt((match[2] || '0') + (match[3] ?? '').padEnd(2, '0').slice(0, 2));
  return match[1] === '' || match[1] === '+' ? units : -units;
}

/** docs/product.md 9: two decimals, comma thousands. The sign is separate. */
export function amountParts(amount: Amount): AmountParts {
  const units = minorUnits(amount);
  const text = (units < 0n ? -units : units).toString().padStart(3, '0');
  const whole = text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return { sign: units < 0n ? '-' : units > 0n ? '+' : '', digits: `${whole}.${text.slice(-2)}` };
}
