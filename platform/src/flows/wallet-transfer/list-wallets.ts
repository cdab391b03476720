import { amountFromMinor } from '@portal/shared/contract/amounts';
import { getMerchantWallets } from '@portal/shared/contract/wallet/transfers';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import { walletsAtVendors } from './member-wallets.ts';
import type { WalletTransferDeps } from './transfer-deps.ts';

/** Lists the member's wallets; with `isSingle` only the main one. */
export function listWalletsFlow(app: FastifyInstance, { games, wallet }: WalletTransferDeps): void {
  route(app, getMerchantWallets, async ({ isSingle }, { member: { memberId } }) => {
    const main = await wallet.balanceOf(memberAccount(memberId));
    const vendors = isSingle === 'true' ? [] : await walletsAtVendors({ games, wallet }, memberId);
    return {
      main: amountFromMinor(main),
      vendors: vendors.map(({ vassalage, name, balance, state }) => ({
        vassalage,
        name,
        balance: amountFromMinor(balance),
        state: state,
      })),
    };
  });
}
