import {
  changeOperatorPassword,
  operatorLogin,
  operatorLogout,
  stepUpOperator,
} from '@portal/shared/contract/operators/session';
import type { FastifyInstance } from 'fastify';
import { type Handler, route } from '../../../kernel/calls/contract-route.ts';
import type { SiteSettings } from '../../content/index.ts';
import type { OperatorModule } from '../index.ts';
import { assertAddress } from '../sessions/assert-address.ts';
import type { AccountService } from './accounts.ts';

/** Login tries of an address in a minute, whatever the account; beyond it 429. */
const loginsPerAddress = 60;

export interface OperatorSessionDeps {
  settings: SiteSettings;
  operator: OperatorModule;
}

export function changeOperatorPasswordRoute(app: FastifyInstance, accounts: AccountService): void {
  route(app, changeOperatorPassword, async ({ oldPassword, newPassword }, { operator }) => {
    await accounts.changePassword(operator, oldPassword, newPassword);
    return {};
  });
}

export function operatorLoginRoute(app: FastifyInstance, { operator, settings }: OperatorSessionDeps): void {
  const logIn: Handler<typeof operatorLogin> = async (input, { request }) => {
    assertAddress(app.kernel.settings, request);
    const opened = await operator.logIn(input);
    return { ...opened, timeZone: await settings.get('timeZone') };
  };
  route(app, operatorLogin, logIn, { perMinute: async () => loginsPerAddress });
}

export function operatorStepUpRoute(app: FastifyInstance, { operator: operatorModule }: OperatorSessionDeps): void {
  route(app, stepUpOperator, async (proof, { operator }) => {
    await operatorModule.stepUp(operator, proof);
    return {};
  });
}

export function operatorLogoutRoute(app: FastifyInstance, accounts: AccountService): void {
  route(app, operatorLogout, async (_input, { operator }) => {
    await accounts.logOut(operator);
    return {};
  });
}
