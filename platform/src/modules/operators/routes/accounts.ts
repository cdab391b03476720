import {
  addOperator,
  listOperators,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { OperatorAccountService } from '../accounts/operator-account-service.ts';

export function addOperatorRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, addOperator, async ({ why, ...added }, { operator }) => ({
    username: added.username,
    secondFactorSecret: await accounts.add(operator, added, why),
  }));
}

export function listOperatorsRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, listOperators, async () => ({ operators: await accounts.list() }));
}

export function resetOperatorRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, resetOperator, async ({ username, password, why }, { operator }) => ({
    username,
    secondFactorSecret: await accounts.reset(operator, username, password, why),
  }));
}

export function setOperatorActiveRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, setOperatorActive, async ({ username, isActive, why }, { operator }) => {
    await accounts.setActive(operator, username, isActive, why);
    return { username, isActive };
  });
}

export function setOperatorRolesRoute(app: FastifyInstance, accounts: OperatorAccountService): void {
  route(app, setOperatorRoles, async ({ username, roles, why }, { operator }) => {
    await accounts.setRoles(operator, username, roles, why);
    return { username, roles };
  });
}
