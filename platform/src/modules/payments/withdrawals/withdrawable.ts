import type { AccountRef, Wallet } from '../../wallet/index.ts';
import { memberAccount } from '../../wallet/index.ts';
import { withdrawableOf } from '../turnover/turnover.rules.ts';
import type { OpenSource, Turnover } from '../turnover/turnover.ts';

/** Money of a member, and how much can be withdrawn. Minor units. */
export interface Withdrawable {
  balanceMinor: bigint;
  withdrawableMinor: bigint;
  /** Unmet requirements, oldest first. */
  sources: OpenSource[];
  missingMinor: bigint;
}

/** Computes how much of a member's money can be withdrawn, or sent to the upline. */
export function createWithdrawable({ wallet, turnover }: { wallet: Wallet; turnover: Turnover }) {
  async function read(memberId: string): Promise<Withdrawable> {
    const balanceMinor = await wallet.balanceOf(memberAccount(memberId));
    const vendors = await wallet.vendorWallets(memberId);
    const total = vendors.reduce((sum, { balance }) => sum + balance, balanceMinor);
    const sources = await turnover.sources(memberId);
    const missingMinor = sources.reduce((sum, { requiredMinor, betMinor }) => sum + requiredMinor - betMinor, 0n);
    const withdrawableMinor = withdrawableOf({ main: balanceMinor, total }, sources);
    return { balanceMinor, withdrawableMinor, sources, missingMinor };
  }

  return {
    read,
    /**
     * Reads like `read` and locks the member's accounts, for a transaction that takes money out: no bet, win or
     * rollback can come before it ends.
     * @param others accounts that are posted to afterwards, locked with the member's in ledger order
     */
    async hold(memberId: string, others: readonly AccountRef[] = []): Promise<Withdrawable> {
      const vendors = await wallet.vendorWallets(memberId);
      const own = ['main', 'hold', ...vendors.map(({ vendor }) => `vendor-${vendor}`)];
      await wallet.lockBalances([...own.map((kind) => memberAccount(memberId, kind)), ...others]);
      return read(memberId);
    },
  };
}

export type WithdrawableMoney = ReturnType<typeof createWithdrawable>;
