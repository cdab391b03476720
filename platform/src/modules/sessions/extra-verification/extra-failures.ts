import { eq, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { failuresBeforeCaptcha, failureWindowMinutes } from '../login/login-limits.rules.ts';
import { extraFailures } from '../login.tables.ts';

export interface ExtraFailures {
  /** Counts an answer before it is checked. Returns the seconds to wait when it must not be checked at all. */
  take(memberId: string): Promise<number | undefined>;
  /** Takes one off the count: the answer was right. */
  uncount(memberId: string): Promise<void>;
}

const windowMs = failureWindowMinutes * 60_000;

/**
 * Wrong answers of an account over all its challenges: five in 15 minutes, as at the login. Counted separately from
 * login tries, whose count ends with each right password: someone who has the password must not be able to answer
 * without limit.
 */
export function createExtraFailures({ database, clock }: Pick<Kernel, 'database' | 'clock'>): ExtraFailures {
  return {
    async take(memberId) {
      const now = clock.now();
      const start = sql`${new Date(now.getTime() - windowMs).toISOString()}::timestamptz`;
      const isSameWindow = sql`${extraFailures.since} > ${start}`;
      const [row] = await database.db
        .insert(extraFailures)
        .values({ memberId, since: now, failures: 1 })
        .onConflictDoUpdate({
          target: extraFailures.memberId,
          set: {
            since: sql`case when ${isSameWindow} then ${extraFailures.since} else excluded.since end`,
            failures: sql`case when ${isSameWindow} then ${extraFailures.failures} + 1 else 1 end`,
          },
        })
        .returning();
      if (!row || row.failures <= failuresBeforeCaptcha) return undefined;
      return Math.ceil((row.since.getTime() + windowMs - now.getTime()) / 1000);
    },
    async uncount(memberId) {
      await database.db
        .update(extraFailures)
        .set({ failures: sql`greatest(${extraFailures.failures} - 1, 0)` })
        .where(eq(extraFailures.memberId, memberId));
    },
  };
}
