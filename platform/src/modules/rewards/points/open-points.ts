import { minorUnits } from '@portal/shared/contract/amounts';
import { eq } from 'drizzle-orm';
import { type BetSettled, betSettled } from '../../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { memberAccount } from '../../wallet/index.ts';
import type { RoomDeps } from '../room-deps.ts';
import { awardPoints } from './award-points.ts';
import { pointProgress } from './points.tables.ts';

export interface PointBalance {
  currentPoints: number;
  earned: Record<string, number>;
  exchangeRatio: number;
}

/** Points: one for every 10.00 staked (a setting), whole, in an account of the ledger, never expiring. */
export function openPoints(kernel: Kernel, { content, wallet }: RoomDeps) {
  /** Gives the points of settled bets, each once; what the outbox tells comes here by itself. */
  async function award(bets: readonly BetSettled[]): Promise<void> {
    const stakePerPoint = await content.settings.get('points.stakePerPoint');
    await awardPoints({ kernel, wallet }, bets, minorUnits(stakePerPoint));
  }
  kernel.outbox.subscribeBatches(betSettled, 'rewards.points', award);
  return {
    award,
    async balance(memberId: string): Promise<PointBalance> {
      const rows = await kernel.db.select().from(pointProgress).where(eq(pointProgress.memberId, memberId));
      return {
        currentPoints: Number(await wallet.balanceOf(memberAccount(memberId, 'points'))),
        earned: Object.fromEntries(rows.map(({ kind, points }) => [kind, points])),
        exchangeRatio: await content.settings.get('points.exchangeRatio'),
      };
    },
  };
}

export type Points = ReturnType<typeof openPoints>;
