import { and, asc, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { isNewerCount } from '../../../kernel/security/web-authn.ts';
import { memberPasskeys as passkeys } from './passkeys.tables.ts';

export type Passkey = typeof passkeys.$inferSelect;

export interface PasskeyRows {
  /** The oldest first. */
  of(memberId: string): Promise<Passkey[]>;
  byId(id: string): Promise<Passkey | undefined>;
  /** Counts a use. Undefined when the count went back, as that of a copy does; that is noted. */
  countUse(passkey: Passkey, counter: number): Promise<Passkey | undefined>;
  /** False for one that is stored already. */
  add(passkey: Passkey): Promise<boolean>;
  /** False for one that the member does not have. */
  rename(memberId: string, id: string, name: string): Promise<boolean>;
  /** The name of the one removed; undefined for one that the member does not have. */
  remove(memberId: string, id: string): Promise<string | undefined>;
}

export function createPasskeyRows({ database, clock, logger }: Kernel): PasskeyRows {
  const isOwn = (memberId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.memberId, memberId));
  return {
    of: (memberId) =>
      database.db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.createdAt)),
    byId: async (id) => (await database.db.select().from(passkeys).where(eq(passkeys.id, id)))[0],
    async countUse({ id, memberId }, counter) {
      const now = clock.now();
      const isNewer = and(eq(passkeys.id, id), isNewerCount(passkeys.counter, counter));
      const [used] = await database.db.update(passkeys).set({ counter, lastUsedAt: now }).where(isNewer).returning();
      if (used) return used;
      logger.warn({ memberId, counter }, 'the count of a passkey went back, as that of a copy does');
      await database.db.update(passkeys).set({ suspectedAt: now }).where(eq(passkeys.id, id));
      return undefined;
    },
    async add(passkey) {
      const added = await database.db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
      return added.length > 0;
    },
    async rename(memberId, id, name) {
      const renamed = await database.db.update(passkeys).set({ name }).where(isOwn(memberId, id)).returning();
      return renamed.length > 0;
    },
    async remove(memberId, id) {
      const [gone] = await database.db.delete(passkeys).where(isOwn(memberId, id)).returning();
      return gone?.name;
    },
  };
}
