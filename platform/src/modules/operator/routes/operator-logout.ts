import { operatorLogout } from '@portal/shared/contract/operators/session';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorAccountService } from '../operator-account-service.ts';

export function operatorLogoutRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, operatorLogout, async (_input, { operator }) => {
    await accounts.logOut(operator);
    return {};
  });
}
