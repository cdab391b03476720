import {
  addOperator,
  bootstrapOperators,
  listOperators,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { ApprovalRequest, ApprovalsModule, shownApprovalRequest } from '../../approvals/index.ts';
import { bootstrapOperators as bootstrap } from '../accounts/bootstrap.ts';
import type { SendLink } from '../accounts/enrolment.ts';
import { accountRequestActs, type OperatorAccountService } from '../accounts/operator-account-service.ts';

/** The service, with requests as operators see them. */
export type AccountService = OperatorAccountService<ReturnType<typeof shownApprovalRequest>>;

/** Registers what an admin's approval of an act on an account does. */
export function registerAccountRequests(approvals: ApprovalsModule, accounts: AccountService): void {
  for (const act of accountRequestActs)
    approvals.register(act, {
      deciderOf: () => 'admin',
      assertDecider({ targetId }, who) {
        if (targetId === who) throw new Refusal('own_account');
      },
      run: (request: ApprovalRequest, { who }) => accounts.runApproved(request, who),
    });
}

export function addOperatorRoute(app: FastifyInstance, accounts: AccountService): void {
  route(app, addOperator, async ({ username, email, roles, why }, { operator }) => {
    const approvalRequest = await accounts.act(operator, { act: 'add', username, email, roles }, why);
    return { username, approvalRequest };
  });
}

export function bootstrapOperatorsRoute(app: FastifyInstance, sendLink: SendLink): void {
  route(app, bootstrapOperators, async ({ people, why }, { operator }) => {
    await bootstrap(app.kernel, sendLink, operator, { people, why });
    return { usernames: people.map(({ username }) => username) };
  });
}

export function listOperatorsRoute(app: FastifyInstance, accounts: AccountService): void {
  route(app, listOperators, async () => ({ operators: await accounts.list() }));
}

export function resetOperatorRoute(app: FastifyInstance, accounts: AccountService): void {
  route(app, resetOperator, async ({ username, email, why }, { operator }) => {
    const approvalRequest = await accounts.act(operator, { act: 'reset', username, email }, why);
    return { username, approvalRequest };
  });
}

export function setOperatorActiveRoute(app: FastifyInstance, accounts: AccountService): void {
  route(app, setOperatorActive, async ({ username, isActive, why }, { operator }) => {
    const approvalRequest = await accounts.act(operator, { act: isActive ? 'open' : 'close', username }, why);
    return { username, approvalRequest };
  });
}

export function setOperatorRolesRoute(app: FastifyInstance, accounts: AccountService): void {
  route(app, setOperatorRoles, async ({ username, roles, why }, { operator }) => {
    const approvalRequest = await accounts.act(operator, { act: 'roles', username, roles }, why);
    return { username, approvalRequest };
  });
}
