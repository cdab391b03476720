import { minorUnits } from '@portal/shared/contract/money/amounts';
import { readAmount } from '@portal/shared/contract/typed/typed-amount.rules';

/** 999,999,999.99: above every limit, and still exact when multiplied. */
const longest = '999999999.99'.length;

/** Parses typed text ("12", "12,50", "1.234,50") into minor units; undefined if it is no amount or ambiguous. */
export function typedMinor(text: string): number | undefined {
  const { amount } = readAmount(text);
  return amount !== undefined && amount.length <= longest ? Number(minorUnits(amount)) : undefined;
}

/** Parses a machine-written amount of at most two decimals into minor units; 0 for anything else. */
export function minorOf(amount: string): number {
  const [, whole, cents = ''] = /^(\d{1,13})(?:\.(\d{0,2}))?$/.exec(amount) ?? [];
  return whole === undefined ? 0 : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats minor units with two decimals. */
export const amountOfMinor = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
