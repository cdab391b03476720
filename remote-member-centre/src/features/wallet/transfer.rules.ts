import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';

export type Direction = 'to-vendor' | 'from-vendor';

export interface VendorWallet {
  vassalage: string;
  name: string;
  balance: string;
}

export type TransferProblem = 'missing' | 'malformed' | 'zero' | 'too_much';

/** Amount text of the wire for what a player typed ("1,200", "12.5"), or undefined when it is no amount. */
export function amountTyped(text: string): string | undefined {
  const match = /^(\d{1,15})(?:\.(\d{0,2}))?$/.exec(text.trim().replaceAll(',', ''));
  if (!match) return undefined;
  return amountFromMinor(BigInt(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`));
}

/** What is wrong with a transfer of the typed amount from a wallet that holds `held`; undefined when nothing is. */
export function transferProblem(typed: string, held: string): TransferProblem | undefined {
  if (!typed.trim()) return 'missing';
  const amount = amountTyped(typed);
  if (!amount) return 'malformed';
  if (minorUnits(amount) === 0n) return 'zero';
  return minorUnits(amount) > minorUnits(held) ? 'too_much' : undefined;
}

/** Balances after the transfer, as the confirmation tells them. */
export function balancesAfter(wallets: { main: string; vendor: string }, direction: Direction, amount: string) {
  const moved = direction === 'to-vendor' ? minorUnits(amount) : -minorUnits(amount);
  return {
    main: amountFromMinor(minorUnits(wallets.main) - moved),
    vendor: amountFromMinor(minorUnits(wallets.vendor) + moved),
  };
}
