import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import type { BetCorrected } from '../../../kernel/events/bet-corrected.ts';
import { teamBets } from './figures.tables.ts';
import { sharesOf } from './fold.rules.ts';
import { addShares, foldBets } from './fold-bets.ts';

/**
 * What a bet has won after a correction, in the list and in the figures of the day it was settled on. The same correction told
 * again changes nothing.
 */
export async function correctBet(database: Database, bet: BetCorrected): Promise<void> {
  const { db } = database;
  await database.transaction(async () => {
    // Its settlement is told by another subscription, which may be behind.
    await foldBets(database, [{ ...bet, winMinor: bet.winBeforeMinor }]);
    const isBet = eq(teamBets.roundId, bet.roundId);
    const [known] = await db.select().from(teamBets).where(isBet).for('update');
    const change = BigInt(bet.winMinor) - (known?.winMinor ?? 0n);
    if (!known || change === 0n) return;
    await db
      .update(teamBets)
      .set({ winMinor: sql`${teamBets.winMinor} + ${change}` })
      .where(isBet);
    const { uplinePath, day } = known;
    const shares = sharesOf([{ ...bet, uplinePath, day }], []);
    if (shares.length > 0)
      await addShares(
        db,
        shares.map((share) => ({ ...share, stakeMinor: 0n, winMinor: change, rounds: 0, activeMembers: 0 })),
      );
  });
}
