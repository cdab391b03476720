import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { mailboxOf } from '@portal/shared/contract/typed/mailbox.rules';
import { asc, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { endOperatorSessions } from '../sessions/operator-sessions.ts';
import { removeKeysOf } from '../sessions/security-keys.ts';
import { operators } from '../tables.ts';
import { endEnrolment, type SendLink, sendEnrolment, settledAfterReset } from './enrolment.ts';
import { adminsAmong, commandLineOperator, takesTwo } from './operator-account.rules.ts';
import type { Operator } from './operators.ts';
import { haveTwoPeople, noteSetup } from './setups.ts';

/** What an admin does to the account of another. */
export type AccountAct = { username: string } & (
  | { act: 'add'; email: string; roles: OperatorRoleName[] }
  | { act: 'roles'; roles: OperatorRoleName[] }
  | { act: 'reset'; email?: string | undefined }
  | { act: 'open' }
  | { act: 'close' }
);

/** Who does it: whoever requested it, and whoever approved it, if it took two. */
interface Hands {
  by: string;
  approvedBy?: string;
}

/**
 * Locks all accounts in one order, so that of two acts at once the second sees what the first has left, and checks that
 * these people may do the act to that account. Returns the account as it is; undefined for one to be added.
 * @throws Refusal `own_account`, `not_allowed`, `not_found`, `username_taken`, `address_taken`, `address_required`, `last_admin`
 */
export async function checkAct(
  kernel: Kernel,
  act: AccountAct,
  { by, approvedBy = by }: Hands,
): Promise<Operator | undefined> {
  const accounts = await kernel.db.select().from(operators).orderBy(asc(operators.username)).for('update');
  for (const who of [by, approvedBy]) {
    if (who === act.username) throw new Refusal('own_account');
    const own = accounts.find(({ username }) => username === who);
    if (!own?.isActive || !own.roles.includes('admin')) throw new Refusal('not_allowed');
  }
  const account = accounts.find(({ username }) => username === act.username);
  if ('email' in act && accounts.some((other) => other !== account && isSameMailbox(other.email, act.email)))
    throw refusalAt('email', 'address_taken');
  if (act.act === 'add') {
    if (account) throw refusalAt('username', 'username_taken');
    return undefined;
  }
  if (!account || act.username === commandLineOperator) throw new Refusal('not_found');
  if (act.act === 'reset' && !act.email && !account.email) throw refusalAt('email', 'address_required');
  const leavesAdmins = act.act === 'close' || (act.act === 'roles' && !act.roles.includes('admin'));
  if (leavesAdmins) await assertTwoRemain(kernel, accounts, act.username);
  return account;
}

/**
 * Whatever takes two admins could never be done again by one, or by several of one hand.
 * @throws Refusal `last_admin`
 */
async function assertTwoRemain(kernel: Kernel, accounts: readonly Operator[], leaving: string): Promise<void> {
  const admins = adminsAmong(accounts);
  const remaining = admins.filter((username) => username !== leaving);
  if (remaining.length < admins.length && !(await haveTwoPeople(kernel, remaining))) throw new Refusal('last_admin');
}

/** One mailbox for two accounts would make one person two. */
export const isSameMailbox = (some: string | null, other = ''): boolean =>
  some !== null && mailboxOf(some) === mailboxOf(other);

/** Whether another admin decides about the act: whatever gives or renews a role of money, releases or accounts. */
export function actTakesTwo(act: AccountAct, account: Operator | undefined): boolean {
  if (act.act === 'close') return false;
  return takesTwo([...(account?.roles ?? []), ...('roles' in act ? act.roles : [])]);
}

/**
 * Does a checked act in the caller's transaction; returns name and detail of its audit line. The hand that is noted is
 * that of whoever requested it: the name, the address and the roles are theirs.
 */
export async function doAct(
  kernel: Kernel,
  send: SendLink,
  act: AccountAct,
  account: Operator | undefined,
  by: string,
): Promise<{ act: string; detail: object }> {
  const { username } = act;
  const change = (set: Partial<Operator>) =>
    kernel.db
      .update(operators)
      .set({ ...set, version: sql`${operators.version} + 1` })
      .where(eq(operators.username, username));
  // In a demo the machine's operator stands for the installation, whose accounts are people of their own.
  const note = async (kind: 'credentials' | 'roles', isReset = false) => {
    if (by !== commandLineOperator) await noteSetup(kernel, { username, kind, by, isReset });
  };
  switch (act.act) {
    case 'add': {
      const { email, roles } = act;
      await kernel.db.insert(operators).values({ username, email, roles });
      await note('credentials');
      await sendEnrolment(kernel, send, { username, email, isReset: false });
      return { act: 'add-operator', detail: { email, roles } };
    }
    case 'roles': {
      if (actTakesTwo(act, account)) await note('roles');
      await change({ roles: act.roles });
      return { act: 'set-roles', detail: { before: account?.roles, after: act.roles } };
    }
    case 'reset': {
      const email = act.email ?? account?.email ?? '';
      const settledAt = settledAfterReset(kernel.clock.now());
      await change({ email, passwordHash: null, secondFactorSecret: null, settledAt });
      await endOperatorSessions(kernel, username);
      await removeKeysOf(kernel, username);
      await note('credentials', true);
      await sendEnrolment(kernel, send, { username, email, isReset: true });
      return { act: 'reset-account', detail: { email } };
    }
    case 'open':
      await change({ isActive: true });
      return { act: 'open-account', detail: {} };
    case 'close':
      await change({ isActive: false });
      await endOperatorSessions(kernel, username);
      await endEnrolment(kernel, username);
      return { act: 'close-account', detail: {} };
  }
}
