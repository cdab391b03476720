import { checkLedger } from '@portal/shared/contract/wallet/operator-ledger';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorRouteDeps } from '../../operators/route-deps.ts';

export function checkLedgerRoute(app: FastifyInstance, { wallet, countOpenRounds }: OperatorRouteDeps): void {
  route(app, checkLedger, async () => ({ ...(await wallet.checkLedger()), openRounds: await countOpenRounds() }));
}
