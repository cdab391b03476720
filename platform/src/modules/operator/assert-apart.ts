import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { auditLines } from './tables.ts';

/** Whoever does one of these to an account knows its password or says what it may do. */
const handingActs = ['add-operator', 'set-roles', 'reset-account'];

/** Who set an account up last; undefined for those of the installation. */
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
 * Two accounts are two persons only where neither was set up by the other: one person who makes a second account would
 * decide about its own proposals. @throws Refusal `accounts_of_one_hand`
 */
export async function assertApart(kernel: Kernel, one: string, other: string): Promise<void> {
  const isOfOneHand = (await setUpBy(kernel, one)) === other || (await setUpBy(kernel, other)) === one;
  if (isOfOneHand) throw new Refusal('accounts_of_one_hand');
}
