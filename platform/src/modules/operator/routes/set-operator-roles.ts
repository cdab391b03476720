import { setOperatorRoles } from '@portal/shared/contract/operators/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorAccountService } from '../operator-account-service.ts';

export function setOperatorRolesRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, setOperatorRoles, async ({ username, roles, why }, { operator }) => {
    await accounts.setRoles(operator, username, roles, why);
    return { username, roles };
  });
}
