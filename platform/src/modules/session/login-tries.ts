import { and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/ids.ts';
import { failureWindowMinutes } from './login-limits.rules.ts';
import { loginTries } from './tables.ts';

export interface LoginTry {
  id: string;
  /** Tries of this address in the last minute, without this one. */
  earlierOfAddress: number;
  /** Failures of this account in the window since its last success, without this one. */
  failuresOfAccount: number;
}

type Deps = { database: Database; clock: Clock };

/**
 * Notes a try before it is judged, so that a burst of parallel tries cannot all see an empty record; it counts as a
 * failure until its outcome is known.
 */
export async function noteTry({ database, clock }: Deps, address: string, typedAccount: string): Promise<LoginTry> {
  const now = clock.now();
  const id = newId();
  const account = typedAccount.toLowerCase();
  await database.db.insert(loginTries).values({ id, at: now, address, account, outcome: 'pending' });
  const minuteAgo = new Date(now.getTime() - 60_000);
  const ofAddress = and(eq(loginTries.address, address), gt(loginTries.at, minuteAgo), ne(loginTries.outcome, 'over'));
  const [row] = await database.db.select({ tries: count() }).from(loginTries).where(ofAddress);
  const failures = await failuresOf({ database, clock }, account);
  return { id, earlierOfAddress: (row?.tries ?? 1) - 1, failuresOfAccount: failures - 1 };
}

async function failuresOf({ database, clock }: Deps, account: string): Promise<number> {
  const windowStart = new Date(clock.now().getTime() - failureWindowMinutes * 60_000);
  const [success] = await database.db
    .select({ at: loginTries.at })
    .from(loginTries)
    .where(and(eq(loginTries.account, account), eq(loginTries.outcome, 'success'), gt(loginTries.at, windowStart)))
    .orderBy(desc(loginTries.at))
    .limit(1);
  const since = success?.at ?? windowStart;
  const failed = inArray(loginTries.outcome, ['pending', 'failed']);
  const [row] = await database.db
    .select({ failures: count() })
    .from(loginTries)
    .where(and(eq(loginTries.account, account), failed, gt(loginTries.at, since)));
  return row?.failures ?? 0;
}

export type TryOutcome = 'success' | 'failed' | 'refused' | 'over';

export async function setOutcome(
  { database }: Pick<Deps, 'database'>,
  tryId: string,
  outcome: TryOutcome,
): Promise<void> {
  await database.db.update(loginTries).set({ outcome }).where(eq(loginTries.id, tryId));
}
