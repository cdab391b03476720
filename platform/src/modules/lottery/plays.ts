import { lotteryTypes } from '@portal/shared/contract/game-types';
import { desc, gte, sql, sum } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import type { BetSettled } from '../games/index.ts';
import { gameIdOf } from './lotteries.ts';
import { lotteryPlays } from './lottery.tables.ts';

const dayMs = 86_400_000;
/** Days that count for popularity. */
const popularDays = 7;

/** Counts settled bets on lotteries; each arrives once. */
export async function countPlays({ db }: Kernel, bets: readonly BetSettled[]): Promise<void> {
  const counts = new Map<string, { day: string; gameId: string; bets: number }>();
  for (const bet of bets.filter(({ gameType }) => lotteryTypes.some((type) => type === gameType))) {
    const row = { day: bet.day, gameId: gameIdOf(bet) };
    const key = `${row.day} ${row.gameId}`;
    counts.set(key, { ...row, bets: (counts.get(key)?.bets ?? 0) + 1 });
  }
  if (counts.size === 0) return;
  await db
    .insert(lotteryPlays)
    .values([...counts.values()])
    .onConflictDoUpdate({
      target: [lotteryPlays.day, lotteryPlays.gameId],
      set: { bets: sql`${lotteryPlays.bets} + excluded.bets` },
    });
}

/** Counts recent bets by game id; games without play are absent. */
export async function playsOf({ db, clock }: Kernel): Promise<Map<string, number>> {
  const since = new Date(clock.now().getTime() - popularDays * dayMs).toISOString().slice(0, 10);
  const bets = sum(lotteryPlays.bets);
  const rows = await db
    .select({ gameId: lotteryPlays.gameId, bets })
    .from(lotteryPlays)
    .where(gte(lotteryPlays.day, since))
    .groupBy(lotteryPlays.gameId)
    .orderBy(desc(bets));
  return new Map(rows.map(({ gameId, bets: played }) => [gameId, Number(played)]));
}
