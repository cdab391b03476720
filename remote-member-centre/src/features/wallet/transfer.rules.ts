import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { amountTyped } from '@portal/shared/contract/typed/typed-amount.rules';
import { mainWallet } from '@portal/shared/contract/wallet/transfers';

/** The main wallet is called `main`, the others by the vassalage of their vendor. */
export interface OwnWallet {
  id: string;
  name: string;
  balance: string;
  /** `closed` pays out but accepts nothing, `stopped` is suspended. */
  state: 'open' | 'closed' | 'stopped';
}

export interface Transfer {
  from: OwnWallet;
  to: OwnWallet;
  amount: string;
}

type TransferProblem = 'missing' | 'malformed' | 'zero' | 'too_much';

/** What is wrong with a transfer of the typed amount from a wallet that holds `held`; undefined when nothing is. */
export function transferProblem(typed: string, held: string): TransferProblem | undefined {
  if (!typed.trim()) return 'missing';
  const amount = amountTyped(typed);
  if (!amount) return 'malformed';
  if (minorUnits(amount) === 0n) return 'zero';
  return minorUnits(amount) > minorUnits(held) ? 'too_much' : undefined;
}

/** Balances after the transfer, as shown in the confirmation. */
export function balancesAfter({ from, to, amount }: Transfer): { from: string; to: string } {
  return {
    from: amountFromMinor(minorUnits(from.balance) - minorUnits(amount)),
    to: amountFromMinor(minorUnits(to.balance) + minorUnits(amount)),
  };
}

export const maySend = ({ state }: OwnWallet): boolean => state !== 'stopped';
export const mayReceive = ({ state }: OwnWallet): boolean => state === 'open';

/** Total balance of all wallets. */
export function sumOf(wallets: readonly OwnWallet[]): string {
  return amountFromMinor(wallets.reduce((sum, { balance }) => sum + minorUnits(balance), 0n));
}

/** Amount that collecting would return: all balances at vendors that are not stopped. */
export function collectable(wallets: readonly OwnWallet[]): string {
  return sumOf(wallets.filter((wallet) => wallet.id !== mainWallet && maySend(wallet)));
}

/**
 * The two wallets of the form: the chosen ones if they exist, differ and the second may receive. If no other may, money
 * can only return to the first.
 */
export function chosenPair(
  wallets: readonly OwnWallet[],
  fromId: string,
  toId: string,
): [OwnWallet, OwnWallet] | undefined {
  const from = wallets.find(({ id }) => id === fromId) ?? wallets[0];
  const others = wallets.filter((wallet) => wallet !== from);
  const to = others.find((wallet) => wallet.id === toId && mayReceive(wallet)) ?? others.find(mayReceive);
  if (from && to) return [from, to];
  const giving = others.find(maySend);
  return from && giving && mayReceive(from) ? [giving, from] : undefined;
}
