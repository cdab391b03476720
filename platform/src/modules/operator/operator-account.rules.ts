import type { OperatorRoleName } from '@portal/shared/contract/define-call';

interface Account {
  username: string;
  roles: readonly OperatorRoleName[];
  isActive: boolean;
}

/** The account behind the credential file of the machine: it has no password, so that it is no person's way in. */
export const commandLineOperator = 'cli';

/** True when without this account no active person could name admins any more. */
export function isLastAdmin(accounts: readonly Account[], leaving: string): boolean {
  const isAdmin = ({ roles, isActive, username }: Account) =>
    isActive && roles.includes('admin') && username !== commandLineOperator;
  return (
    accounts.some((account) => account.username === leaving && isAdmin(account)) &&
    !accounts.some((account) => account.username !== leaving && isAdmin(account))
  );
}
