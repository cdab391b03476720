import { and, eq, gt, isNull } from 'drizzle-orm';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { newToken, tokenHash } from '../../../kernel/security/opaque-token.ts';
import { rememberTokens } from '../login.tables.ts';

const lifeHours = 24;

interface Remembered {
  memberId: string;
  family: string;
}

export interface RememberTokens {
  /** A new token, in the family of the one it follows, if any. */
  issue(memberId: string, family?: string): Promise<string>;
  /** Uses up a token. When a used one comes again, it was stolen at some point: that ends the whole family. */
  use(token: string): Promise<Remembered | undefined>;
  /** False once the family was ended, even if one of its tokens was being used at that moment. */
  lives(family: string): Promise<boolean>;
  forget(memberId: string): Promise<void>;
}

/**
 * The browser stores this token in place of a remembered password: it works once, for a day, and is replaced at each
 * login.
 */
export function createRememberTokens({ database, clock }: Kernel): RememberTokens {
  /** Marked as used, not deleted: of two tabs that use one at once the first still logs in. */
  async function useUp(family: string): Promise<void> {
    const isUnused = and(eq(rememberTokens.family, family), isNull(rememberTokens.usedAt));
    await database.db.update(rememberTokens).set({ usedAt: clock.now() }).where(isUnused);
  }

  return {
    async issue(memberId, family = newId()) {
      const token = newToken();
      const expiresAt = new Date(clock.now().getTime() + lifeHours * 3_600_000);
      await database.db.insert(rememberTokens).values({ tokenHash: tokenHash(token), family, memberId, expiresAt });
      return token;
    },
    async use(token) {
      const isToken = eq(rememberTokens.tokenHash, tokenHash(token));
      const isUnused = and(isToken, isNull(rememberTokens.usedAt), gt(rememberTokens.expiresAt, clock.now()));
      const [used] = await database.db.update(rememberTokens).set({ usedAt: clock.now() }).where(isUnused).returning();
      if (used) return { memberId: used.memberId, family: used.family };
      const [old] = await database.db.select().from(rememberTokens).where(isToken);
      if (old?.usedAt) await useUp(old.family);
      return undefined;
    },
    async lives(family) {
      const rows = await database.db.select().from(rememberTokens).where(eq(rememberTokens.family, family)).limit(1);
      return rows.length > 0;
    },
    async forget(memberId) {
      await database.db.delete(rememberTokens).where(eq(rememberTokens.memberId, memberId));
    },
  };
}
