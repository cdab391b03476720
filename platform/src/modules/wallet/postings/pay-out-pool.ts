import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, type HouseAccount, houseStripes, type MemberAccount } from '../accounts.rules.ts';
import { type Posting, postLegs } from './ledger.ts';
import { lockBalances } from './lock-balances.ts';

export interface LockedPool {
  /** Balances of non-empty stripes. */
  stripes: { id: string; balance: bigint }[];
  total: bigint;
}

/** Locks a house account until the transaction ends. Needs a transaction. */
export async function lockPool(kernel: Kernel, account: HouseAccount): Promise<LockedPool> {
  const ids = Array.from({ length: houseStripes }, (_, stripe) => accountId(account, stripe));
  const balances = [...(await lockBalances(kernel, ids))].map(([id, balance]) => ({ id, balance }));
  const stripes = balances.filter(({ balance }) => balance !== 0n);
  return { stripes, total: stripes.reduce((sum, { balance }) => sum + balance, 0n) };
}

/** Pays the whole of a locked pool to one account of a member; returns the balance there. */
export async function payOutPool(
  kernel: Kernel,
  { stripes, total }: LockedPool,
  to: MemberAccount,
  movement: Omit<Posting, 'legs'>,
): Promise<{ transferId: string; balance: bigint }> {
  const legs = [
    { id: accountId(to, 0), amount: total },
    ...stripes.map(({ id, balance }) => ({ id, amount: -balance })),
  ];
  const content = `${movement.kind} ${accountId(to, 0)}`;
  const { transferId, balances } = await postLegs(kernel, movement, legs, content);
  const [balance] = balances;
  if (balance === undefined) throw new Error(`${movement.source} ${movement.reference} gave no balance`);
  return { transferId, balance };
}
