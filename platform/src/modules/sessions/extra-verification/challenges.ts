import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { newToken, tokenHash } from '../../../kernel/security/opaque-token.ts';
import { rememberedAddress } from '../../accounts/index.ts';
import { loginChallenges } from '../login.tables.ts';
import type { FullAdmission, Origin } from '../session-module.ts';

const lifeMinutes = 10;
const triesAtMost = 5;

type Challenge = typeof loginChallenges.$inferSelect;

export interface Challenges {
  /** A login that waits for an extra verification; returns the id that continues it, which is shown only this once. */
  begin(memberId: string, from: Origin, methods: string[], admission: FullAdmission): Promise<string>;
  /** @throws Refusal `challenge_over` also for one started from another address */
  find(challengeId: string, from: Origin): Promise<Challenge>;
  /** As `find`, but counts the answer before it is checked, so that five at once count as five. */
  take(challengeId: string, from: Origin): Promise<Challenge>;
  /** True for the caller that ended it. */
  end(challenge: Challenge): Promise<boolean>;
  forget(memberId: string): Promise<void>;
}

/**
 * Logins from an unregistered address: open for ten minutes and five answers, and only from the address that started
 * them.
 */
export function createChallenges({ database, clock }: Kernel): Challenges {
  const living = (challengeId: string, from: Origin) =>
    and(
      eq(loginChallenges.idHash, tokenHash(challengeId)),
      eq(loginChallenges.address, rememberedAddress(from.address)),
      isNull(loginChallenges.endedAt),
      lt(loginChallenges.tries, triesAtMost),
      gt(loginChallenges.expiresAt, clock.now()),
    );
  const orOver = (row: Challenge | undefined) => {
    if (!row) throw new Refusal('challenge_over');
    return row;
  };

  return {
    async begin(memberId, from, methods, admission) {
      const challengeId = newToken();
      await database.db.insert(loginChallenges).values({
        ...admission,
        idHash: tokenHash(challengeId),
        memberId,
        address: rememberedAddress(from.address),
        client: from.client,
        methods,
        expiresAt: new Date(clock.now().getTime() + lifeMinutes * 60_000),
      });
      return challengeId;
    },
    async find(challengeId, from) {
      return orOver((await database.db.select().from(loginChallenges).where(living(challengeId, from)))[0]);
    },
    async take(challengeId, from) {
      const counted = await database.db
        .update(loginChallenges)
        .set({ tries: sql`${loginChallenges.tries} + 1` })
        .where(living(challengeId, from))
        .returning();
      return orOver(counted[0]);
    },
    async end({ idHash }) {
      const ended = await database.db
        .update(loginChallenges)
        .set({ endedAt: clock.now() })
        .where(and(eq(loginChallenges.idHash, idHash), isNull(loginChallenges.endedAt)))
        .returning({ idHash: loginChallenges.idHash });
      return ended.length > 0;
    },
    async forget(memberId) {
      await database.db.delete(loginChallenges).where(eq(loginChallenges.memberId, memberId));
    },
  };
}
