import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { amountTyped } from '../../parts/typed-amount.rules.ts';

export type Direction = 'to-vendor' | 'from-vendor';

export interface VendorWallet {
  vassalage: string;
  name: string;
  balance: string;
}

export type TransferProblem = 'missing' | 'malformed' | 'zero' | 'too_much';

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
