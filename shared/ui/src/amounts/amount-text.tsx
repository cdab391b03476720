import { type Amount, amountParts } from './amount.rules.tsx';

/** An amount within a sentence, as it is shown elsewhere: "P 1,200.50" on one line, with a real minus. */
export function amountText(symbol: string, amount: Amount): string {
  const { sign, digits } = amountParts(amount);
  return `${sign === '-' ? '\u2212' : ''}${symbol}\u00a0${digits}`;
}
