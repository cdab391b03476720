import { eq } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { failureWindowMinutes, type LoginTotals } from './login-limits.rules.ts';
import { loginTries } from './tables.ts';

/** What is known when a try begins; nothing of it counts the try itself. */
export interface TryFacts extends LoginTotals {
  /** Tries of the address in the last minute. */
  triesOfAddress: number;
  /** Failures of the address in the window, whatever the account. */
  failuresOfAddress: number;
  /** Failures of the account in the window since its last success. */
  failuresOfAccount: number;
}

/** Each count reads an index and few rows, also under an attack: what was turned away for its account is in none. */
const factsText = `
  select
    (select count(*) from login_tries where address = $1 and at > $3::timestamptz)::int - 1 as "triesOfAddress",
    (select count(*) from login_tries
      where address = $1 and at > $4::timestamptz and outcome in ('pending', 'failed'))::int - 1 as "failuresOfAddress",
    (select count(*) from login_tries
      where account = $2 and outcome in ('pending', 'failed') and at > greatest($4::timestamptz,
        (select max(at) from login_tries where account = $2 and outcome = 'success' and at > $4::timestamptz))
    )::int - 1 as "failuresOfAccount",
    coalesce(sum(succeeded), 0)::int as succeeded, coalesce(sum(failed), 0)::int as failed,
    coalesce(sum(unanswered), 0)::int as unanswered
  from login_totals where minute > $4::timestamptz`;

/**
 * Notes a try before it is judged, so that a burst of parallel tries cannot all see an empty record; it counts as a
 * failure until its outcome is known.
 */
export async function noteTry(
  { database, clock }: Kernel,
  address: string,
  account: string,
): Promise<{ tryId: string; facts: TryFacts }> {
  const now = clock.now();
  const tryId = newId();
  await database.db.insert(loginTries).values({ id: tryId, at: now, address, account, outcome: 'pending' });
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const values = [address, account, minutesAgo(1), minutesAgo(failureWindowMinutes)];
  const [facts] = await database.call<TryFacts>('login_try_facts', factsText, values);
  if (!facts) throw new Error('counting the tries returned no row');
  return { tryId, facts };
}

export type TryOutcome = 'success' | 'failed' | 'refused' | 'unanswered';

export async function setOutcome({ database }: Kernel, tryId: string, outcome: TryOutcome): Promise<void> {
  await database.db.update(loginTries).set({ outcome }).where(eq(loginTries.id, tryId));
}

/** A try beyond the limit of its address leaves nothing: it would make the next ones dearer. */
export async function dropTry({ database }: Kernel, tryId: string): Promise<void> {
  await database.db.delete(loginTries).where(eq(loginTries.id, tryId));
}
