import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import { walletTransfer } from '@portal/shared/contract/wallet/transfer';
import type { FastifyInstance } from 'fastify';
import { route } from '../kernel/contract-route.ts';
import { newId } from '../kernel/ids.ts';
import { Refusal } from '../kernel/refusal.ts';
import { between, memberAccount, type Wallet } from '../modules/wallet/index.ts';

export interface WalletTransferDeps {
  wallet: Wallet;
  /** True for a vendor whose bets post against a wallet of its own (DESIGN section 6). */
  isTransferVendor(vassalage: string): Promise<boolean>;
}

/** Moves money between the main wallet and the wallet at a transfer vendor. */
export function walletTransferFlow(app: FastifyInstance, { wallet, isTransferVendor }: WalletTransferDeps): void {
  route(app, walletTransfer, async ({ vassalage, direction, amount }, { member }) => {
    if (!(await isTransferVendor(vassalage))) throw new Refusal('not_a_transfer_vendor');
    const main = memberAccount(member.memberId);
    const vendor = memberAccount(member.memberId, `vendor-${vassalage}`);
    const [from, to] = direction === 'to-vendor' ? [main, vendor] : [vendor, main];
    const reference = newId();
    const legs = between(from, to, minorUnits(amount));
    const kind = direction === 'to-vendor' ? 'transfer_out' : 'transfer_in';
    await wallet.post({ source: 'wallet-transfer', reference, kind, legs, meta: { vassalage } });
    return {
      reference,
      main: amountFromMinor(await wallet.balanceOf(main)),
      vendor: amountFromMinor(await wallet.balanceOf(vendor)),
    };
  });
}
