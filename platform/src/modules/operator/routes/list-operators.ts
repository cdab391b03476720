import { listOperators } from '@portal/shared/contract/operator/account-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorDesk } from '../operator-desk.ts';

export function listOperatorsRoute(app: FastifyInstance, accounts: OperatorDesk): void {
  route(app, listOperators, async () => ({ operators: await accounts.list() }));
}
