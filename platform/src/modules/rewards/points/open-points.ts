import { minorUnits } from '@portal/shared/contract/money/amounts';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import { type DepositCredited, depositCredited } from '../../payments/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { awardPoints } from './awards/award-points.ts';
import { awardDeposit } from './awards/deposit-points.ts';
import { heldPointsOf, pointsOf } from './point-accounts.ts';
import { rewardedPoints } from './point-movements.ts';
import { pointProgress } from './points.tables.ts';
import type { PointsDeps } from './points-deps.ts';

interface PointBalance {
  currentPoints: number;
  heldPoints: number;
  earned: Record<string, number>;
  exchangeRatio: number;
}

/**
 * Creates points: for every 10.00 staked and every 100.00 deposited (settings), whole, in a ledger account, never
 * expiring.
 */
export function openPoints(kernel: Kernel, rooms: RewardKindDeps) {
  const deps: PointsDeps = { ...rooms, kernel };
  const { settings, wallet, member } = rooms;
  /** Gives the points of settled bets, each once; bets from the outbox arrive by subscription. */
  async function award(bets: readonly BetSettled[]): Promise<void> {
    const stakePerPoint = await settings.get('points.stakePerPoint');
    await awardPoints({ kernel, wallet, member }, bets, minorUnits(stakePerPoint));
  }
  kernel.outbox.subscribeBatches(betSettled, 'rewards.points', award);
  async function awardForDeposit(deposit: DepositCredited): Promise<void> {
    const perPointMinor = minorUnits(await settings.get('points.depositPerPoint'));
    if (perPointMinor > 0n) await awardDeposit(deps, deposit, perPointMinor);
  }
  kernel.outbox.subscribe(depositCredited, 'rewards.points-of-deposits', awardForDeposit, { from: 'now' });
  return {
    deps,
    award,
    async balance(memberId: string): Promise<PointBalance> {
      const rows = await kernel.db.select().from(pointProgress).where(eq(pointProgress.memberId, memberId));
      const redeem = await rewardedPoints(deps, memberId);
      const earned = Object.fromEntries(rows.map(({ kind, points }) => [kind, points]));
      return {
        currentPoints: Number(await wallet.balanceOf(pointsOf(memberId))),
        heldPoints: Number(await wallet.balanceOf(heldPointsOf(memberId))),
        earned: redeem === 0 ? earned : { ...earned, redeem },
        exchangeRatio: await settings.get('points.exchangeRatio'),
      };
    },
  };
}

export type Points = ReturnType<typeof openPoints>;
