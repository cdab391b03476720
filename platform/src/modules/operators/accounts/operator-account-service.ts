import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';
import * as v from 'valibot';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { isAloneInDemo } from '../../../kernel/security/own-login.ts';
import { addAuditLine } from '../audit.ts';
import { countTry, noteLock } from '../sessions/operator-login.ts';
import { triesBeforeLock } from '../sessions/operator-session.rules.ts';
import { endOperatorSession } from '../sessions/operator-sessions.ts';
import { type AccountAct, actTakesTwo, checkAct, doAct } from './account-acts.ts';
import type { SendLink } from './enrolment.ts';
import { changeOwnPassword, listOperatorAccounts, type OperatorAccount } from './operator-accounts.ts';
import { findOperator, type Operator } from './operators.ts';

/** An act as a request that another admin decides. */
interface AccountRequest {
  act: string;
  targetId: string;
  seenVersion: number;
  input: Record<string, string>;
  why: string;
  audit: { act: string; target: string };
}

/** What accounts need of other modules. */
export interface AccountPorts<Shown> {
  sendLink: SendLink;
  /** Makes an approval request in a transaction with what is checked. */
  propose(operator: OperatorCaller, prepare: () => Promise<AccountRequest>): Promise<Shown>;
  brandName(): Promise<string>;
}

/** Operators' acts on accounts: each writes its audit line, or does not happen. */
export interface OperatorAccountService<Shown> {
  list(): Promise<OperatorAccount[]>;
  /** Does an act at once, or makes the request that another admin decides, which it then returns. */
  act(who: OperatorCaller, act: AccountAct, why: string): Promise<Shown | undefined>;
  /** Carries out an approved request; see `ApprovalAction.run`. @throws Refusal `proposal_stale`, as `checkAct` */
  runApproved(request: ApprovedRequest, approvedBy: string): Promise<{ act: string; detail: object }>;
  changePassword(who: OperatorCaller, oldPassword: string, newPassword: string): Promise<void>;
  logOut(who: OperatorCaller): Promise<void>;
}

type ApprovedRequest = Pick<AccountRequest, 'act' | 'targetId' | 'seenVersion' | 'input'> & { maker: string };

/** Acts that may need two, as the names of their requests. */
export const accountRequestActs = ['operator.add', 'operator.roles', 'operator.reset', 'operator.open'] as const;

export function createOperatorAccountService<Shown>(
  kernel: Kernel,
  { sendLink, propose, brandName }: AccountPorts<Shown>,
): OperatorAccountService<Shown> {
  const { database } = kernel;

  async function prepare(who: OperatorCaller, act: AccountAct, why: string): Promise<AccountRequest> {
    const account = await checkAct(kernel, act, { by: who.username });
    const name = `operator.${act.act}`;
    return {
      act: name,
      targetId: act.username,
      seenVersion: account?.version ?? 0,
      input: inputOf(act, account),
      why,
      audit: { act: `propose-${name}`, target: act.username },
    };
  }

  return {
    list: () => listOperatorAccounts(kernel),
    act: (who, act, why) =>
      database.transaction(async () => {
        const account = await checkAct(kernel, act, { by: who.username });
        if (actTakesTwo(act, account) && !isAloneInDemo(kernel, who)) return propose(who, () => prepare(who, act, why));
        const done = await doAct(kernel, sendLink, act, account, who.username);
        await addAuditLine(kernel, { who: who.username, target: act.username, why, ...done });
        return undefined;
      }),
    async runApproved(request, approvedBy) {
      const act = actOf(request);
      const account = await checkAct(kernel, act, { by: request.maker, approvedBy });
      if ((account?.version ?? 0) !== request.seenVersion) throw new Refusal('proposal_stale');
      return doAct(kernel, sendLink, act, account, request.maker);
    },
    async changePassword(who, oldPassword, newPassword) {
      const operator = await findOperator(kernel, who.username);
      const tries = operator && (await countTry(kernel, operator));
      if (!operator || !tries) throw refusalAt('oldPassword', 'old_password_wrong');
      const change = database.transaction(async () => {
        await changeOwnPassword(kernel, who, { oldPassword, newPassword, brandName: await brandName() });
        const { username } = who;
        await addAuditLine(kernel, { who: username, act: 'change-password', target: username, why: '', detail: {} });
      });
      await change.catch(async (error: unknown) => {
        if (tries === triesBeforeLock) await noteLock(kernel, operator);
        throw error;
      });
    },
    logOut: (who) =>
      database.transaction(async () => {
        await endOperatorSession(kernel, who.sessionId);
        const { username } = who;
        await addAuditLine(kernel, { who: username, act: 'logout', target: username, why: '', detail: {} });
      }),
  };
}

/** What a checker reads: address and roles of the account after the act, and before it where they change. */
function inputOf(act: AccountAct, account: Operator | undefined): Record<string, string> {
  const email = ('email' in act && act.email) || account?.email;
  const roles = 'roles' in act ? act.roles : (account?.roles ?? []);
  const before = { email: account?.email, roles: account?.roles.join(', ') };
  return {
    ...(before.email && before.email !== email && { emailBefore: before.email }),
    ...(email && { email }),
    ...(before.roles && 'roles' in act && { rolesBefore: before.roles }),
    roles: roles.join(', '),
  };
}

const requestedRoles = v.array(v.picklist(operatorRoles));
const rolesIn = (text = ''): OperatorRoleName[] => v.parse(requestedRoles, text.split(', '));

function actOf({ act, targetId: username, input: { email, roles } }: ApprovedRequest): AccountAct {
  switch (act) {
    case 'operator.add':
      return { act: 'add', username, email: email ?? '', roles: rolesIn(roles) };
    case 'operator.roles':
      return { act: 'roles', username, roles: rolesIn(roles) };
    case 'operator.reset':
      return { act: 'reset', username, email };
    case 'operator.open':
      return { act: 'open', username };
    default:
      throw new Refusal('not_found');
  }
}
