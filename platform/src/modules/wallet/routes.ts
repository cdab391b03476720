import type { FastifyInstance } from 'fastify';
import type { Wallet } from './index.ts';
import { getBalanceRoute } from './routes/get-balance.ts';

export function registerWalletRoutes(app: FastifyInstance, wallet: Wallet): void {
  getBalanceRoute(app, wallet);
}
