import type { ChanceGame } from '@portal/shared/contract/rewards/chance-shapes';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Spent } from './budget.rules.ts';
import { chanceSpent as rows } from './chance.tables.ts';

/** The day of the row that counts everything. */
const inAll = '';

/** Money that the games have given. */
export function createChanceBudget({ db }: Kernel) {
  async function read(game: ChanceGame, day: string): Promise<Spent> {
    const isAsked = and(eq(rows.game, game), inArray(rows.day, [inAll, day]));
    const found = await db.select().from(rows).where(isAsked);
    const of = (which: string) => found.find((row) => row.day === which)?.spentMinor ?? 0n;
    return { dayMinor: of(day), allMinor: of(inAll) };
  }

  return {
    read,
    /** Reads what was given and locks it until the caller's transaction ends: draws of a game are serialized. */
    async hold(game: ChanceGame, day: string): Promise<Spent> {
      await db.insert(rows).values({ game, day: inAll, spentMinor: 0n }).onConflictDoNothing();
      const isAll = and(eq(rows.game, game), eq(rows.day, inAll));
      await db.select().from(rows).where(isAll).for('update');
      return read(game, day);
    },
    /** Counts an amount; a negative one is returned to the budget. */
    async spend(game: ChanceGame, day: string, amountMinor: bigint): Promise<void> {
      if (amountMinor === 0n) return;
      const counted = [inAll, day].map((which) => ({ game, day: which, spentMinor: amountMinor }));
      await db
        .insert(rows)
        .values(counted)
        .onConflictDoUpdate({
          target: [rows.game, rows.day],
          set: { spentMinor: sql`${rows.spentMinor} + excluded.spent_minor` },
        });
    },
  };
}

export type ChanceBudget = ReturnType<typeof createChanceBudget>;
