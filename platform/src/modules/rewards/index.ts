import { minorUnits } from '@portal/shared/contract/amounts';
import { eq } from 'drizzle-orm';
import { type BetSettled, betSettled } from '../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import type { ContentModule } from '../content/index.ts';
import { memberAccount, type Wallet } from '../wallet/index.ts';
import { awardPoints } from './award-points.ts';
import { pointProgress } from './tables.ts';

export interface RewardsDeps {
  content: ContentModule;
  wallet: Wallet;
}

export interface PointBalance {
  currentPoints: number;
  earned: Record<string, number>;
  exchangeRatio: number;
}

export interface RewardsModule {
  /** Gives the points of settled bets, each once; what the outbox tells comes here by itself. */
  award(bets: readonly BetSettled[]): Promise<void>;
  pointBalance(memberId: string): Promise<PointBalance>;
}

/** Points: one for every 10.00 staked (a setting), whole, in an account of the ledger, never expiring. */
export function createRewardsModule(kernel: Kernel, { content, wallet }: RewardsDeps): RewardsModule {
  addMessageTexts({ promotion_not_found: 'This promotion does not exist or is over' });

  async function award(bets: readonly BetSettled[]): Promise<void> {
    const stakePerPoint = await content.settings.get('points.stakePerPoint');
    await awardPoints({ kernel, wallet }, bets, minorUnits(stakePerPoint));
  }
  kernel.outbox.subscribe(betSettled, 'rewards.points', (bet) => award([bet]));
  return {
    award,
    async pointBalance(memberId) {
      const rows = await kernel.db.select().from(pointProgress).where(eq(pointProgress.memberId, memberId));
      return {
        currentPoints: Number(await wallet.balanceOf(memberAccount(memberId, 'points'))),
        earned: Object.fromEntries(rows.map(({ kind, points }) => [kind, points])),
        exchangeRatio: await content.settings.get('points.exchangeRatio'),
      };
    },
  };
}
