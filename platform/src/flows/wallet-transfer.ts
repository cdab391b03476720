import type { FastifyInstance } from 'fastify';
import { addMessageTexts } from '../kernel/message-texts.ts';
import { collectWalletsFlow } from './wallet-transfer/collect-wallets.ts';
import { listWalletsFlow } from './wallet-transfer/list-wallets.ts';
import { moveMoneyFlow } from './wallet-transfer/move-money.ts';
import { payDebtFlow } from './wallet-transfer/pay-debt.ts';
import type { WalletTransferDeps } from './wallet-transfer/transfer-deps.ts';

/**
 * Registers the wallet page: the main wallet, those at transfer vendors, and transfers between them (docs/product.md
 * 2.5, 7.2).
 */
export function walletTransferFlows(app: FastifyInstance, deps: WalletTransferDeps): void {
  addMessageTexts({
    more_than_owed: 'You owe less than that',
    same_wallet: 'Please choose two different wallets',
    vendor_wallet_stopped: 'The wallet at this vendor stands still for the moment; your money is safe there',
  });
  listWalletsFlow(app, deps);
  moveMoneyFlow(app, deps);
  collectWalletsFlow(app, deps);
  payDebtFlow(app, deps);
}
