import type { FastifyInstance } from 'fastify';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { getBetFlow } from '../games/routes/bets.ts';
import type { Wallet } from './index.ts';
import { getBalanceRoute } from './routes/balance.ts';
import { accountRecordFlow, type RecordDeps } from './routes/transactions.ts';
import type { WalletTransferDeps } from './routes/transfers/transfer-deps.ts';
import { collectWalletsFlow, listWalletsFlow, moveMoneyFlow, payDebtFlow } from './routes/transfers.ts';
import { messageTexts } from './routes/upline/message-texts.ts';
import type { UplineDeps } from './routes/upline/upline-deps.ts';
import { sendToUplineFlow, uplineTermsFlow } from './routes/upline.ts';

export function registerWalletRoutes(app: FastifyInstance, wallet: Wallet): void {
  getBalanceRoute(app, wallet);
}

/** Registers the calls for records that cross modules. */
export function recordFlows(app: FastifyInstance, deps: RecordDeps): void {
  accountRecordFlow(app, deps);
  getBetFlow(app, deps);
}

/**
 * Registers transfers from a member to the account above (docs/product.md 2.5,
 * docs/decisions/037-transfer-to-upline.md).
 */
export function transferUplineFlows(app: FastifyInstance, deps: UplineDeps): void {
  addMessageTexts(messageTexts);
  uplineTermsFlow(app, deps);
  sendToUplineFlow(app, deps);
}

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
