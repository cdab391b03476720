import type { OperatorRoleName } from '@portal/shared/contract/define-call';
import { operatorRoles } from '@portal/shared/contract/operator/account-calls';

const financeRoles: readonly OperatorRoleName[] = ['finance-maker', 'finance-checker'];

/** True when what they have lets them move money, together with another person. */
export const areOfFinance = (roles: readonly OperatorRoleName[]): boolean =>
  roles.some((role) => financeRoles.includes(role));

interface Account {
  username: string;
  roles: readonly OperatorRoleName[];
  isActive: boolean;
}

/** The account behind the credential file of the machine: it has no password, so that it is no person's way in. */
export const commandLineOperator = 'cli';

/**
 * Roles of that account. Those of finance are for persons, each with a login of their own; only a demo, where one person tries
 * everything out, has no other ones.
 */
export const commandLineRoles = (isDemo: boolean): OperatorRoleName[] =>
  operatorRoles.filter((role) => isDemo || !areOfFinance([role]));

/** True when without this account no active person could name admins any more. */
export function isLastAdmin(accounts: readonly Account[], leaving: string): boolean {
  const isAdmin = ({ roles, isActive, username }: Account) =>
    isActive && roles.includes('admin') && username !== commandLineOperator;
  return (
    accounts.some((account) => account.username === leaving && isAdmin(account)) &&
    !accounts.some((account) => account.username !== leaving && isAdmin(account))
  );
}
