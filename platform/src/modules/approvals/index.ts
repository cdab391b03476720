import type { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import type { CallResult, OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import type { OperatorCaller } from '../../kernel/calls/callers.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { assertOwnLogin } from '../../kernel/security/own-login.ts';
import type { OperatorModule } from '../operators/index.ts';
import {
  type ApprovalRequest,
  type ApprovalRequests,
  createApprovalRequests,
  type NewApprovalRequest,
} from './approval-requests.ts';
import { shownApprovalRequest } from './shown-approval-request.ts';

export type { ApprovalRequest, ApprovedFilter } from './approval-requests.ts';
export { shownApprovalRequest } from './shown-approval-request.ts';
export { staleWhen } from './stale-when.ts';

/** Who approves a request, and what they have confirmed about it. */
export interface Decision {
  who: string;
  isAmountConfirmed?: boolean;
}

/** Whose money a request moves, how much, and its state. */
export type AboutRequest = CallResult<typeof listApprovalRequests>['list'][number]['about'];

/** What a module does when one of its requests is approved. */
export interface ApprovalAction {
  /** Performs the request in the transaction of the decision; returns act and detail of its audit line. */
  run(request: ApprovalRequest, decision: Decision): Promise<{ act: string; detail: object }>;
  /** Refuses who may not decide it beside what holds for all requests; absent if nobody. */
  assertDecider?(request: ApprovalRequest, who: string): void;
  /** Who decides; `finance-checker` if absent. */
  deciderOf?(request: ApprovalRequest): OperatorRoleName;
  /** Describes the money it moves; absent or undefined if its input says it all. */
  about?(request: ApprovalRequest): Promise<AboutRequest>;
}

interface Proposal extends Omit<NewApprovalRequest, 'maker'> {
  /** The audit line of the request; `detail` beside the request's id and input. */
  audit: { act: string; target: string; detail?: object };
}

export interface ApprovalsModule extends ApprovalRequests {
  /** Registers what an act does once approved; each module registers its own while routes are registered. */
  register(act: string, action: ApprovalAction): void;
  /** Names of all registered acts. */
  acts(): string[];
  /** Returns what an act does; undefined for an act of a version that is gone. */
  actionOf(act: string): ApprovalAction | undefined;
  /** Returns whose role decides a request. */
  deciderOf(request: ApprovalRequest): OperatorRoleName;
  /**
   * Makes a request and its audit line in one transaction with what `prepare` checks; returns it as operators see it.
   * @throws Refusal `own_login_required`, `account_recently_reset`, `proposal_open`, and whatever `prepare` refuses
   */
  propose(operator: OperatorCaller, prepare: () => Promise<Proposal>): Promise<ReturnType<typeof shownApprovalRequest>>;
}

/** Creates the module for acts that take two operators: one proposes, another decides. */
export function createApprovalsModule(
  kernel: Kernel,
  { audit, assertSettled }: Pick<OperatorModule, 'audit' | 'assertSettled'>,
): ApprovalsModule {
  const requests = createApprovalRequests(kernel);
  const actions = new Map<string, ApprovalAction>();
  return {
    ...requests,
    register: (act, action) => void actions.set(act, action),
    acts: () => [...actions.keys()],
    actionOf: (act) => actions.get(act),
    deciderOf: (request) => actions.get(request.act)?.deciderOf?.(request) ?? 'finance-checker',
    propose(operator, prepare) {
      assertOwnLogin(kernel, operator);
      const maker = operator.username;
      return kernel.database.transaction(async () => {
        await assertSettled(maker);
        const { audit: line, ...request } = await prepare();
        const made = await requests.make({ ...request, maker });
        const detail = { proposalId: made.id, ...line.detail, ...request.input };
        await audit({ who: maker, act: line.act, target: line.target, why: request.why, detail });
        return shownApprovalRequest(made);
      });
    },
  };
}
