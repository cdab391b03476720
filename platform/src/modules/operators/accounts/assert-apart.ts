import { and, desc, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { auditLines } from '../tables.ts';

/** Acts that give the acting operator the account's password or decide its roles. */
const handingActs = ['add-operator', 'set-roles', 'reset-account'];

/** Returns who set an account up last; undefined for accounts of the installation. */
async function setUpBy({ db }: Kernel, username: string): Promise<string | undefined> {
  const isAbout = sql`lower(${auditLines.target}) = ${username.toLowerCase()}`;
  const [last] = await db
    .select({ who: auditLines.who })
    .from(auditLines)
    .where(and(inArray(auditLines.act, handingActs), isAbout))
    .orderBy(desc(auditLines.id))
    .limit(1);
  return last?.who;
}

/**
 * Checks that neither account was set up by the other: otherwise one person with a second account could approve its own
 * requests.
 * @throws Refusal `accounts_of_one_hand`
 */
export async function assertApart(kernel: Kernel, one: string, other: string): Promise<void> {
  const isOfOneHand = (await setUpBy(kernel, one)) === other || (await setUpBy(kernel, other)) === one;
  if (isOfOneHand) throw new Refusal('accounts_of_one_hand');
}
