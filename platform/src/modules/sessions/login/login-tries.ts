import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { loginTries } from '../tables.ts';
import { failureWindowMinutes, type LoginTotals } from './login-limits.rules.ts';

/** The counts when a try begins, without the try itself. */
interface TryFacts extends LoginTotals {
  /** Tries of the address in the last minute. */
  triesOfAddress: number;
  /** Failures of the address in the window, over all accounts. */
  failuresOfAddress: number;
  /** Failures of the account in the window since its last success; those at the same moment count. */
  failuresOfAccount: number;
}

/**
 * Records a try before it is checked, so that parallel tries cannot all see an empty record; it counts as a failure
 * until its outcome is known.
 */
export async function recordTry(
  { database, clock }: Kernel,
  address: string,
  account: string,
): Promise<{ tryId: string; facts: TryFacts }> {
  const now = clock.now();
  const tryId = newId();
  await database.db.insert(loginTries).values({ id: tryId, at: now, address, account, outcome: 'pending' });
  return { tryId, facts: await factsOf(database, { address, account, now }) };
}

/**
 * Each count reads an index and few rows, also under an attack: tries turned away for their account are in none. Not a
 * prepared statement: a plan made while the table was small would scan the whole table from then on.
 */
async function factsOf({ db }: Database, { address, account, now }: { address: string; account: string; now: Date }) {
  const minutesAgo = (minutes: number) => sql`${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`;
  const windowStart = minutesAgo(failureWindowMinutes);
  const { rows } = await db.execute<TryFacts & Record<string, unknown>>(sql`
    select
      (select count(*) from login_tries where address = ${address} and at > ${minutesAgo(1)})::int - 1
        as "triesOfAddress",
      (select count(*) from login_tries
        where address = ${address} and at > ${windowStart} and outcome in ('pending', 'failed'))::int - 1
        as "failuresOfAddress",
      (select count(*) from login_tries
        where account = ${account} and outcome in ('pending', 'failed') and at > ${windowStart}
          and at >= coalesce(
            (select max(at) from login_tries
              where account = ${account} and outcome = 'success' and at > ${windowStart}), ${windowStart})
        )::int - 1 as "failuresOfAccount",
      coalesce(sum(succeeded), 0)::int as succeeded, coalesce(sum(failed), 0)::int as failed,
      coalesce(sum(unanswered), 0)::int as unanswered
    from login_totals where minute > ${windowStart}`);
  const [facts] = rows;
  if (!facts) throw new Error('counting the tries returned no row');
  return facts;
}

export type TryOutcome = 'success' | 'failed' | 'refused' | 'unanswered';

export async function setOutcome({ database }: Kernel, tryId: string, outcome: TryOutcome): Promise<void> {
  await database.db.update(loginTries).set({ outcome }).where(eq(loginTries.id, tryId));
}

/** A try beyond the limit of its address is not stored: it would make the next counts slower. */
export async function dropTry({ database }: Kernel, tryId: string): Promise<void> {
  await database.db.delete(loginTries).where(eq(loginTries.id, tryId));
}
