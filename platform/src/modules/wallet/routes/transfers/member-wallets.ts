import { type MemberAccount, memberAccount } from '../../index.ts';
import type { WalletTransferDeps } from './transfer-deps.ts';
import type { VendorWalletState } from './wallet-obstacle.rules.ts';

/** A wallet of the member at a vendor. */
export interface WalletAtVendor {
  vassalage: string;
  name: string;
  /** Whole minor units. */
  balance: bigint;
  state: VendorWalletState;
  account: MemberAccount;
}

/**
 * Returns a wallet for each transfer vendor, opened or not, and any with money at a vendor that has become another
 * kind, since that can be moved back.
 */
export async function walletsAtVendors(
  { games, wallet }: Pick<WalletTransferDeps, 'games' | 'wallet'>,
  memberId: string,
): Promise<WalletAtVendor[]> {
  const held = new Map((await wallet.vendorWallets(memberId)).map(({ vendor, balance }) => [vendor, balance]));
  const found: WalletAtVendor[] = [];
  for (const { vassalage, name, isClosed, isStopped } of await games.transferVendors()) {
    const state = isStopped ? 'stopped' : isClosed ? 'closed' : 'open';
    const account = memberAccount(memberId, `vendor-${vassalage}`);
    found.push({ vassalage, name, balance: held.get(vassalage) ?? 0n, state, account });
    held.delete(vassalage);
  }
  for (const [vassalage, balance] of held) {
    if (balance === 0n) continue;
    const account = memberAccount(memberId, `vendor-${vassalage}`);
    found.push({ vassalage, name: vassalage, balance, state: 'closed', account });
  }
  return found;
}
