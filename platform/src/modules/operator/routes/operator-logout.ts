import { operatorLogout } from '@portal/shared/contract/operator/account-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorDesk } from '../operator-desk.ts';

export function operatorLogoutRoute(app: FastifyInstance, accounts: OperatorDesk): void {
  route(app, operatorLogout, async (_input, { operator }) => {
    await accounts.logOut(operator);
    return {};
  });
}
