import { changeOperatorPassword } from '@portal/shared/contract/operators/session';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorAccountService } from '../operator-account-service.ts';

export function changeOperatorPasswordRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, changeOperatorPassword, async ({ oldPassword, newPassword }, { operator }) => {
    await accounts.changePassword(operator, oldPassword, newPassword);
    return {};
  });
}
