import { addOperator } from '@portal/shared/contract/operators/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorAccountService } from '../operator-account-service.ts';

export function addOperatorRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, addOperator, async ({ why, ...added }, { operator }) => ({
    username: added.username,
    secondFactorSecret: await accounts.add(operator, added, why),
  }));
}
