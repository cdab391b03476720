import { minorUnits } from '@portal/shared/contract/amounts';
import { readAmount } from '@portal/shared/contract/typed-amount.rules';

/** 999,999,999.99: above every limit, and counted exactly whatever it is multiplied by. */
const longest = '999999999.99'.length;

/** Minor units of what a player typed ("12", "12,50", "1.234,50"), or nothing where it is no amount or not clear which. */
export function typedMinor(text: string): number | undefined {
  const { amount } = readAmount(text);
  return amount !== undefined && amount.length <= longest ? Number(minorUnits(amount)) : undefined;
}

/** Minor units of an amount of at most two decimals, as programs write it; 0 for anything else. */
export function minorOf(amount: string): number {
  const [, whole, cents = ''] = /^(\d{1,13})(?:\.(\d{0,2}))?$/.exec(amount) ?? [];
  return whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Two decimals of minor units. */
export const amountOfMinor = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
