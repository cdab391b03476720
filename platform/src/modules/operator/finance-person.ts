import type { OperatorRoleName } from '@portal/shared/contract/define-call';
import type { OperatorCaller } from '../../kernel/callers.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { assertOwnLogin } from '../../kernel/own-login.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { areOfFinance, commandLineOperator } from './operator-account.rules.ts';

/**
 * Roles of finance are given, taken away and given a new password by a person: whoever has the file of a machine could
 * make both persons otherwise. @throws Refusal `own_login_required`
 */
export function assertByPerson(kernel: Kernel, who: OperatorCaller, roles: readonly OperatorRoleName[]): void {
  if (areOfFinance(roles)) assertOwnLogin(kernel, who);
}

/** The operator of a machine is no person, whoever gives it roles; but in a demo. @throws Refusal `own_login_required` */
export function assertForPerson({ settings }: Kernel, username: string, roles: readonly OperatorRoleName[]): void {
  if (username === commandLineOperator && areOfFinance(roles) && !settings.DEMO_DATA)
    throw new Refusal('own_login_required');
}
