import { asc, eq } from 'drizzle-orm';
import type { OperatorCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addAuditLine } from '../audit.ts';
import { operators } from '../tables.ts';
import { endEnrolment, type SendLink, sendEnrolment } from './enrolment.ts';
import { areApart } from './hands.rules.ts';
import { commandLineOperator, isEnrolled } from './operator-account.rules.ts';
import { readHands, wasSetUpSince } from './setups.ts';

interface Person {
  username: string;
  email: string;
}

/**
 * Names the people of a fresh portal, each an admin and a person of their own. Until two admins of different hands have
 * enrolled it can be repeated: whoever has not enrolled gets a new link, at the address given now. That is so after an
 * upgrade, too, of a portal whose accounts all stem from one admin.
 * @throws Refusal `not_allowed` for everyone but the machine's operator, `bootstrap_over`, `username_taken`
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
    const enrolled = accounts.filter(isEnrolled);
    if (await haveTwoPeople(kernel, enrolled)) throw new Refusal('bootstrap_over');
    for (const { username, email } of people) {
      const isEnrolledName = enrolled.some((account) => account.username === username);
      // An account that somebody has set up would keep the hands that it stems from.
      const isSetUp = await wasSetUpSince(kernel, username, new Date(0));
      if (username === commandLineOperator || isEnrolledName || isSetUp) throw new Refusal('username_taken');
      const roles = ['admin' as const];
      const row = { email, roles, isActive: true };
      await kernel.db
        .insert(operators)
        .values({ username, ...row })
        .onConflictDoUpdate({ target: operators.username, set: row });
      await sendEnrolment(kernel, send, { username, email, isReset: false });
      const detail = { email, roles };
      await addAuditLine(kernel, { who: who.username, act: 'bootstrap-operator', target: username, why, detail });
    }
    await closeOthers(kernel, accounts, people);
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
async function haveTwoPeople(kernel: Kernel, enrolled: readonly Account[]): Promise<boolean> {
  const admins = enrolled.filter(({ roles }) => roles.includes('admin')).map(({ username }) => username);
  const hands = [...(await readHands(kernel, admins)).values()];
  return hands.some((some) => hands.some((others) => areApart(some, others)));
}

type Account = typeof operators.$inferSelect;
