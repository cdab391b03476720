import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';

/** Roles that move money, code of all players, or accounts. */
const rolesOfTwo: readonly OperatorRoleName[] = ['finance-maker', 'finance-checker', 'release', 'admin'];

/** True when another admin decides about an account with these roles. */
export const takesTwo = (roles: readonly OperatorRoleName[]): boolean =>
  roles.some((role) => rolesOfTwo.includes(role));

interface Account {
  username: string;
  roles: readonly OperatorRoleName[];
  isActive: boolean;
  passwordHash: string | null;
}

/** The account of the machine credential; without a password, so that no person logs in with it. */
export const commandLineOperator = 'cli';

/** Returns that account's roles: all in a demo, where one person tries everything, and none elsewhere. */
export const commandLineRoles = (isDemo: boolean): OperatorRoleName[] => (isDemo ? [...operatorRoles] : []);

/** An account of a person who has enrolled. */
export const isEnrolled = ({ username, passwordHash }: Pick<Account, 'username' | 'passwordHash'>): boolean =>
  passwordHash !== null && username !== commandLineOperator;

/** The admins who can decide: open accounts whose owners have enrolled. */
export const adminsAmong = (accounts: readonly Account[]): string[] =>
  accounts
    .filter((account) => account.isActive && account.roles.includes('admin') && isEnrolled(account))
    .map(({ username }) => username);
