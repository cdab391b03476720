import { eq } from 'drizzle-orm';
import type { BetCorrected } from '../../../kernel/events/bet-corrected.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { addWins } from './add-figures.ts';
import { missionRounds } from './missions.tables.ts';
import { winSharesOf } from './shares.rules.ts';

/**
 * Puts the win of a counted round right, in the figures of the day it was settled on; false where nothing has changed:
 * the same correction told again, or a round that does not count. For the transaction around it.
 */
export async function correctRound({ db }: Pick<Kernel, 'db'>, bet: BetCorrected): Promise<boolean> {
  const isRound = eq(missionRounds.roundId, bet.roundId);
  const [known] = await db.select().from(missionRounds).where(isRound).for('update');
  if (!known || known.winMinor === BigInt(bet.winMinor)) return false;
  await db
    .update(missionRounds)
    .set({ winMinor: BigInt(bet.winMinor) })
    .where(isRound);
  const { memberId, gameType, day } = known;
  const won = (winMinor: string) => ({ memberId, gameType, day, winMinor });
  const gone = { bet: won(String(known.winMinor)), change: -1 } as const;
  await addWins(db, winSharesOf([gone, { bet: won(bet.winMinor), change: 1 }]));
  return true;
}
