import { setOperatorActive } from '@portal/shared/contract/operators/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorAccountService } from '../operator-account-service.ts';

export function setOperatorActiveRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, setOperatorActive, async ({ username, isActive, why }, { operator }) => {
    await accounts.setActive(operator, username, isActive, why);
    return { username, isActive };
  });
}
