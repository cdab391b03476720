import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addAuditLine } from '../audit.ts';
import { endOperatorSession } from '../sessions/operator-sessions.ts';
import { assertByPerson } from './finance-person.ts';
import {
  changeActive,
  changeOwnPassword,
  changeRoles,
  listOperatorAccounts,
  type OperatorAccount,
  resetAccount,
} from './operator-accounts.ts';
import { addOperator, type NewOperator } from './operators.ts';

/** Operators' acts on accounts: each writes its audit line, or does not happen. */
export interface OperatorAccountService {
  list(): Promise<OperatorAccount[]>;
  /** Adds an operator with a first password; returns the second-factor secret. Refuses `username_taken`. */
  add(who: OperatorCaller, operator: NewOperator, why: string): Promise<string>;
  setRoles(who: OperatorCaller, username: string, roles: OperatorRoleName[], why: string): Promise<void>;
  setActive(who: OperatorCaller, username: string, isActive: boolean, why: string): Promise<void>;
  reset(who: OperatorCaller, username: string, password: string, why: string): Promise<string>;
  changePassword(who: OperatorCaller, oldPassword: string, newPassword: string): Promise<void>;
  logOut(who: OperatorCaller): Promise<void>;
}

export function createOperatorAccountService(kernel: Kernel): OperatorAccountService {
  const audited = <T>(line: { who: OperatorCaller; act: string; target: string; why?: string }, work: () => Act<T>) =>
    kernel.database.transaction(async () => {
      const { answer, detail = {} } = await work();
      const { who, act, target, why = '' } = line;
      await addAuditLine(kernel, { who: who.username, act, target, why, detail });
      return answer;
    });
  return {
    list: () => listOperatorAccounts(kernel),
    add: (who, operator, why) =>
      audited({ who, act: 'add-operator', target: operator.username, why }, async () => {
        assertByPerson(kernel, who, operator.roles);
        const answer = await addOperator(kernel, { ...operator, hasFirstPassword: true });
        if (!answer) throw refusalAt('username', 'username_taken');
        return { answer, detail: { roles: operator.roles } };
      }),
    setRoles: (who, username, roles, why) =>
      audited({ who, act: 'set-roles', target: username, why }, async () => {
        const before = await changeRoles(kernel, who, username, roles);
        return { answer: undefined, detail: { before: before.roles, after: roles } };
      }),
    setActive: (who, username, isActive, why) =>
      audited({ who, act: isActive ? 'open-account' : 'close-account', target: username, why }, async () => {
        await changeActive(kernel, who, username, isActive);
        return { answer: undefined };
      }),
    reset: (who, username, password, why) =>
      audited({ who, act: 'reset-account', target: username, why }, async () => ({
        answer: await resetAccount(kernel, who, username, password),
      })),
    changePassword: (who, oldPassword, newPassword) =>
      audited({ who, act: 'change-password', target: who.username }, async () => ({
        answer: await changeOwnPassword(kernel, who, oldPassword, newPassword),
      })),
    logOut: (who) =>
      audited({ who, act: 'logout', target: who.username }, async () => ({
        answer: await endOperatorSession(kernel, who.sessionId),
      })),
  };
}

type Act<T> = Promise<{ answer: T; detail?: unknown }>;
