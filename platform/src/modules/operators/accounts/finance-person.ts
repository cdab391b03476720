import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { assertOwnLogin } from '../../../kernel/security/own-login.ts';
import { areOfFinance, commandLineOperator } from './operator-account.rules.ts';

/**
 * Finance roles are changed and reset only by a person: otherwise the holder of the machine credential could create
 * both people.
 * @throws Refusal `own_login_required`
 */
export function assertByPerson(kernel: Kernel, who: OperatorCaller, roles: readonly OperatorRoleName[]): void {
  if (areOfFinance(roles)) assertOwnLogin(kernel, who);
}

/**
 * The machine's operator is no person and gets no finance roles, except in a demo.
 * @throws Refusal `own_login_required`
 */
export function assertForPerson({ settings }: Kernel, username: string, roles: readonly OperatorRoleName[]): void {
  if (username === commandLineOperator && areOfFinance(roles) && !settings.DEMO_DATA)
    throw new Refusal('own_login_required');
}
