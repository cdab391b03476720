import { resetOperator } from '@portal/shared/contract/operators/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorAccountService } from '../operator-account-service.ts';

export function resetOperatorRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, resetOperator, async ({ username, password, why }, { operator }) => ({
    username,
    secondFactorSecret: await accounts.reset(operator, username, password, why),
  }));
}
