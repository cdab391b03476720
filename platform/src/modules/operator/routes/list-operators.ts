import { listOperators } from '@portal/shared/contract/operators/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorAccountService } from '../operator-account-service.ts';

export function listOperatorsRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, listOperators, async () => ({ operators: await accounts.list() }));
}
