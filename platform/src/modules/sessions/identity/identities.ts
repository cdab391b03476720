import { eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { isUniqueViolation } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { memberIdentities } from '../login.tables.ts';
import type { Identity } from '../session-module.ts';

export interface Identities {
  memberIdOf(identity: Identity): Promise<string | undefined>;
  /** @throws Refusal `conflict` when it already belongs to a member */
  link(identity: Identity, memberId: string): Promise<void>;
}

/** Maps a person known to the identity provider to a member. */
export function createIdentities({ database, clock }: Kernel): Identities {
  return {
    async memberIdOf({ providerId }) {
      const [row] = await database.db
        .select()
        .from(memberIdentities)
        .where(eq(memberIdentities.providerId, providerId));
      return row?.memberId;
    },
    async link({ providerId, channel }, memberId) {
      const row = { providerId, memberId, channel, addedAt: clock.now() };
      try {
        await database.transaction(async () => database.db.insert(memberIdentities).values(row));
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new Refusal('conflict');
      }
    },
  };
}
