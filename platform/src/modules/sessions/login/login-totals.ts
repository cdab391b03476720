import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { loginTotals } from '../login.tables.ts';
import type { LoginTotals } from './login-limits.rules.ts';

/** Logins of one minute are spread over this many rows. */
const stripes = 8;

/** Counts a login of the whole portal, across all processes. */
export async function addToTotals({ database, clock }: Kernel, how: keyof LoginTotals): Promise<void> {
  const minute = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000);
  const column = loginTotals[how];
  await database.db
    .insert(loginTotals)
    .values({ minute, stripe: randomInt(stripes), [how]: 1 })
    .onConflictDoUpdate({
      target: [loginTotals.minute, loginTotals.stripe],
      set: { [how]: sql`${column} + 1` },
    });
}
