import type { FastifyInstance } from 'fastify';
import { getBalanceRoute } from './routes/balance.ts';
import { type AdjustmentDeps, adjustmentRoutes } from './routes/operator-adjustments.ts';
import { checkLedgerRoute, type LedgerCheckDeps } from './routes/operator-ledger.ts';
import { accountRecordRoute, type RecordDeps } from './routes/transactions.ts';
import type { WalletTransferDeps } from './routes/transfers/transfer-deps.ts';
import { collectWalletsRoute, listWalletsRoute, moveMoneyRoute, payDebtRoute } from './routes/transfers.ts';
import type { UplineDeps } from './routes/upline/upline-deps.ts';
import { sendToUplineRoute, uplineTermsRoute } from './routes/upline.ts';

type WalletRouteDeps = AdjustmentDeps & LedgerCheckDeps & RecordDeps & UplineDeps & WalletTransferDeps;

/**
 * Registers balance, wallets at transfer vendors, transfers to the upline (docs/product.md 2.5, 7.2), records of
 * transactions, and the operators' corrections.
 */
export function registerWalletRoutes(app: FastifyInstance, deps: WalletRouteDeps): void {
  getBalanceRoute(app, deps.wallet);
  accountRecordRoute(app, deps);
  listWalletsRoute(app, deps);
  moveMoneyRoute(app, deps);
  collectWalletsRoute(app, deps);
  payDebtRoute(app, deps);
  uplineTermsRoute(app, deps);
  sendToUplineRoute(app, deps);
  adjustmentRoutes(app, deps);
  checkLedgerRoute(app, deps);
}
