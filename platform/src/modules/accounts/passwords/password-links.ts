import { createHash } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { randomToken } from '../../../kernel/database/ids.ts';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { passwordLinks } from '../tables.ts';

export const linkMinutes = 30;

/** A plain hash suffices: the token has 256 bits. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Links for forgotten passwords: single use, 30 minutes (docs/product.md 4). */
export function createPasswordLinks(kernel: Kernel) {
  const { database, clock } = kernel;
  const living = (token: string) =>
    and(
      eq(passwordLinks.tokenHash, hashOf(token)),
      gt(passwordLinks.expiresAt, clock.now()),
      isNull(passwordLinks.usedAt),
      isNotNull(passwordLinks.memberId),
    );
  kernel.jobs.add({
    name: 'forget-password-links',
    periodsDue: everySeconds(3600),
    run: async () => void (await database.db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, clock.now()))),
  });

  return {
    /** Makes a link and returns its token; without a member it opens nothing, but costs the same. */
    async make(memberId: string | undefined): Promise<string> {
      const token = randomToken();
      const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000);
      const row = { tokenHash: hashOf(token), memberId: memberId ?? null, expiresAt };
      await database.db.insert(passwordLinks).values(row);
      return token;
    },
    /** Returns the owner of a valid link without using it up. */
    async memberOf(token: string): Promise<string | undefined> {
      const [row] = await database.db
        .select({ memberId: passwordLinks.memberId })
        .from(passwordLinks)
        .where(living(token));
      return row?.memberId ?? undefined;
    },
    /** Uses a valid link; true only the first time. */
    async use(token: string): Promise<boolean> {
      const used = await database.db
        .update(passwordLinks)
        .set({ usedAt: clock.now() })
        .where(living(token))
        .returning({ memberId: passwordLinks.memberId });
      return used.length > 0;
    },
    /** Ends all links requested before a password change. */
    async endAllOf(memberId: string): Promise<void> {
      const unused = and(eq(passwordLinks.memberId, memberId), isNull(passwordLinks.usedAt));
      await database.db.update(passwordLinks).set({ usedAt: clock.now() }).where(unused);
    },
  };
}

export type PasswordLinks = ReturnType<typeof createPasswordLinks>;
