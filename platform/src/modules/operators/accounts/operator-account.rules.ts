import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';

const financeRoles: readonly OperatorRoleName[] = ['finance-maker', 'finance-checker'];

/** True for roles that can move money together with another person. */
export const areOfFinance = (roles: readonly OperatorRoleName[]): boolean =>
  roles.some((role) => financeRoles.includes(role));

interface Account {
  username: string;
  roles: readonly OperatorRoleName[];
  isActive: boolean;
}

/** The account of the machine credential; without a password, so that no person logs in with it. */
export const commandLineOperator = 'cli';

/**
 * Returns that account's roles. Finance roles are for people with their own logins; only a demo, where one person tries
 * everything, makes an exception.
 */
export const commandLineRoles = (isDemo: boolean): OperatorRoleName[] =>
  operatorRoles.filter((role) => isDemo || !areOfFinance([role]));

/** True when no other active person could appoint admins. */
export function isLastAdmin(accounts: readonly Account[], leaving: string): boolean {
  const isAdmin = ({ roles, isActive, username }: Account) =>
    isActive && roles.includes('admin') && username !== commandLineOperator;
  return (
    accounts.some((account) => account.username === leaving && isAdmin(account)) &&
    !accounts.some((account) => account.username !== leaving && isAdmin(account))
  );
}
