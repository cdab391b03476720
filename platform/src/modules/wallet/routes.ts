import type { FastifyInstance } from 'fastify';
import type { Wallet } from './index.ts';
import { getBalanceRoute } from './routes/get-balance.ts';
import { listTransactionsRoute } from './routes/list-transactions.ts';

export function registerWalletRoutes(app: FastifyInstance, wallet: Wallet): void {
  getBalanceRoute(app, wallet);
  listTransactionsRoute(app, wallet);
}
