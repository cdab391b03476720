import { randomBytes } from 'node:crypto';
import type { DrawnGame } from '@portal/shared/contract/rewards/chance-shapes';
import { and, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { createSecrets } from '../../../kernel/secrets.ts';
import { chanceSeeds as rows } from './chance.tables.ts';
import { commitmentOf } from './fair-number.rules.ts';

const seedBytes = 32;

/** One seed for each member and game waits for the next draw; a draw uses it up and leaves another one. */
export function createChanceSeeds({ db, settings }: Kernel) {
  const secrets = createSecrets(settings);
  const isOf = (memberId: string, game: DrawnGame) => and(eq(rows.memberId, memberId), eq(rows.game, game));
  function fresh() {
    const serverSeed = randomBytes(seedBytes).toString('hex');
    return { sealed: secrets.seal(serverSeed), commitment: commitmentOf(serverSeed) };
  }

  return {
    /** Commitment of the next draw; the same until it is drawn with. */
    async commit(memberId: string, game: DrawnGame): Promise<string> {
      const row = { memberId, game, ...fresh() };
      const [added] = await db.insert(rows).values(row).onConflictDoNothing().returning();
      const [found] = added ? [added] : await db.select().from(rows).where(isOf(memberId, game));
      if (!found) throw new Error(`No seed of ${memberId} for ${game}`);
      return found.commitment;
    },
    /**
     * Takes the seed that the commitment was told of, and puts the next one in its place; in the transaction around it.
     * @throws Refusal `chance_seed_stale` where another draw has used it, or it is another member's
     */
    async use(memberId: string, game: DrawnGame, commitment: string) {
      const [found] = await db.select().from(rows).where(isOf(memberId, game)).for('update');
      if (found?.commitment !== commitment) throw new Refusal('chance_seed_stale');
      const next = fresh();
      await db.update(rows).set(next).where(isOf(memberId, game));
      return { serverSeed: secrets.open(found.sealed), nextCommitment: next.commitment };
    },
  };
}

export type ChanceSeeds = ReturnType<typeof createChanceSeeds>;
