import { asc, eq, sql } from 'drizzle-orm';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addAuditLine } from '../audit.ts';
import { endOperatorSessions } from '../sessions/operator-sessions.ts';
import { removeKeysOf } from '../sessions/security-keys.ts';
import { operators } from '../tables.ts';
import { isSameMailbox } from './account-acts.ts';
import { endEnrolment, type SendLink, sendEnrolment, settledAfterReset } from './enrolment.ts';
import { adminsAmong, commandLineOperator, isEnrolled } from './operator-account.rules.ts';
import { isRecoveryAllowed } from './recovery.ts';
import { haveTwoPeople, wasSetUpSince } from './setups.ts';

interface Person {
  username: string;
  email: string;
}

/**
 * Names the people of a fresh portal, each an admin and a person of their own. Until two admins of different hands have
 * enrolled it can be repeated: whoever has not enrolled gets a new link, at the address given now. That is so after an
 * upgrade, too, of a portal whose accounts all stem from one admin. Where the owner of the database has allowed it,
 * because fewer than two are left, it may name earlier accounts, which are then open and reset.
 * @throws Refusal `not_allowed` for everyone but the machine's operator, `bootstrap_over`, `username_taken`,
 *   `address_taken`
 */
export async function bootstrapOperators(
  kernel: Kernel,
  send: SendLink,
  who: OperatorCaller,
  { people, why }: { people: Person[]; why: string },
): Promise<void> {
  if (who.username !== commandLineOperator || !who.isLongLived) throw new Refusal('not_allowed');
  await kernel.database.transaction(async () => {
    const accounts = await kernel.db.select().from(operators).orderBy(asc(operators.username)).for('update');
    const isRecovery = await mayRecover(kernel, accounts);
    if (!isRecovery && (await haveEnrolledTwo(kernel, accounts))) throw new Refusal('bootstrap_over');
    const names = people.map(({ username }) => username);
    const others = accounts.filter(({ username }) => !names.includes(username));
    for (const person of people) {
      if (others.some(({ email }) => isSameMailbox(email, person.email))) throw refusalAt('people', 'address_taken');
      const isKnown = await isSetUp(kernel, accounts, person);
      if (person.username === commandLineOperator || (isKnown && !isRecovery)) throw new Refusal('username_taken');
      if (isKnown) await endAccess(kernel, person);
      await nameAdmin(kernel, send, person, { by: who.username, why, isReset: isKnown });
    }
    // Earlier accounts keep the hands that they stem from.
    if (!(await haveTwoPeople(kernel, names))) throw new Refusal('username_taken');
    await closeOthers(kernel, accounts, people);
  });
}

/** An account that somebody has enrolled or set up. */
async function isSetUp(kernel: Kernel, accounts: readonly Account[], { username }: Person): Promise<boolean> {
  if (accounts.some((account) => account.username === username && isEnrolled(account))) return true;
  return wasSetUpSince(kernel, username, new Date(0));
}

async function endAccess(kernel: Kernel, { username }: Person): Promise<void> {
  const settledAt = settledAfterReset(kernel.clock.now());
  await kernel.db
    .update(operators)
    .set({ passwordHash: null, secondFactorSecret: null, settledAt, version: sql`${operators.version} + 1` })
    .where(eq(operators.username, username));
  await endOperatorSessions(kernel, username);
  await removeKeysOf(kernel, username);
}

async function nameAdmin(
  kernel: Kernel,
  send: SendLink,
  { username, email }: Person,
  { by, why, isReset }: { by: string; why: string; isReset: boolean },
): Promise<void> {
  const roles = ['admin' as const];
  const row = { email, roles, isActive: true };
  await kernel.db
    .insert(operators)
    .values({ username, ...row })
    .onConflictDoUpdate({ target: operators.username, set: row });
  await sendEnrolment(kernel, send, { username, email, isReset });
  await addAuditLine(kernel, {
    who: by,
    act: 'bootstrap-operator',
    target: username,
    why,
    detail: { email, roles, ...(isReset && { isReset }) },
  });
}

/** Whoever was named before and is not any more, and has not enrolled, has no account. */
async function closeOthers(kernel: Kernel, accounts: readonly Account[], people: readonly Person[]): Promise<void> {
  const stays = [commandLineOperator, ...people.map(({ username }) => username)];
  for (const { username, passwordHash } of accounts)
    if (passwordHash === null && !stays.includes(username)) {
      await kernel.db.update(operators).set({ isActive: false }).where(eq(operators.username, username));
      await endEnrolment(kernel, username);
    }
}

/** Whether two admins who can decide together have enrolled; closing one of them does not open the bootstrap again. */
const haveEnrolledTwo = (kernel: Kernel, accounts: readonly Account[]): Promise<boolean> =>
  haveTwoPeople(kernel, adminsAmong(accounts.map((account) => ({ ...account, isActive: true }))));

/** Whether the owner of the database has opened the bootstrap, and fewer than two who can decide together are left. */
const mayRecover = async (kernel: Kernel, accounts: readonly Account[]): Promise<boolean> =>
  (await isRecoveryAllowed(kernel)) && !(await haveTwoPeople(kernel, adminsAmong(accounts)));

type Account = typeof operators.$inferSelect;
