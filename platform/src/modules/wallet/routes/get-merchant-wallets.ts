import { amountFromMinor } from '@portal/shared/contract/amounts';
import { getMerchantWallets } from '@portal/shared/contract/wallet/get-merchant-wallets';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { memberAccount, type Wallet } from '../index.ts';

/** `isSingle` asks for the main wallet alone. */
export function getMerchantWalletsRoute(app: FastifyInstance, wallet: Wallet): void {
  route(app, getMerchantWallets, async ({ isSingle }, { member }) => {
    const main = await wallet.balanceOf(memberAccount(member.memberId));
    const held = isSingle === 'true' ? [] : await wallet.vendorWallets(member.memberId);
    return {
      main: amountFromMinor(main),
      vendors: held.map(({ vendor, balance }) => ({ vassalage: vendor, balance: amountFromMinor(balance) })),
    };
  });
}
