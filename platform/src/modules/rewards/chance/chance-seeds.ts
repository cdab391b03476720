import { randomBytes } from 'node:crypto';
import type { DrawnGame } from '@portal/shared/contract/rewards/chance-shapes';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { createSecrets } from '../../../kernel/security/secrets.ts';
import { chanceSeeds as rows, sealedSeed } from './chance.tables.ts';
import { commitmentOf } from './fair-number.rules.ts';

const seedBytes = 32;

/** Keeps one seed per member and game for the next draw; a draw uses it up and makes another. */
export function createChanceSeeds({ db, settings }: Kernel) {
  const secrets = createSecrets(settings);
  const isOf = (memberId: string, game: DrawnGame) => and(eq(rows.memberId, memberId), eq(rows.game, game));
  function fresh(memberId: string, game: DrawnGame) {
    const serverSeed = randomBytes(seedBytes).toString('hex');
    return {
      sealed: secrets.seal(serverSeed, sealedSeed.of({ memberId, game })),
      commitment: commitmentOf(serverSeed),
    };
  }

  return {
    /** Returns the commitment of the next draw; the same until it is used. */
    async commit(memberId: string, game: DrawnGame): Promise<string> {
      const row = { memberId, game, ...fresh(memberId, game) };
      const [added] = await db.insert(rows).values(row).onConflictDoNothing().returning();
      const [found] = added ? [added] : await db.select().from(rows).where(isOf(memberId, game));
      if (!found) throw new Error(`No seed of ${memberId} for ${game}`);
      return found.commitment;
    },
    /**
     * Takes the seed of a published commitment and replaces it by the next one, in the caller's transaction.
     * @throws Refusal `chance_seed_stale` when another draw has used it, or it belongs to another member
     */
    async use(memberId: string, game: DrawnGame, commitment: string) {
      const [found] = await db.select().from(rows).where(isOf(memberId, game)).for('update');
      if (found?.commitment !== commitment) throw new Refusal('chance_seed_stale');
      const next = fresh(memberId, game);
      await db.update(rows).set(next).where(isOf(memberId, game));
      const serverSeed = secrets.open(found.sealed, sealedSeed.of({ memberId, game }));
      return { serverSeed, nextCommitment: next.commitment };
    },
  };
}

export type ChanceSeeds = ReturnType<typeof createChanceSeeds>;
