import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import type { GameType } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { percentOf } from '@portal/shared/contract/money/money-parts';
import type { claimRebate, listRebates } from '@portal/shared/contract/rewards/rebates';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { countValidBets } from '../vip/count-valid-bets.ts';
import { giveUpgrades } from '../vip/give-upgrades.ts';
import { claimRebates } from './claim-rebates.ts';
import { countDays } from './count-days.ts';
import { declineRebate } from './decline-rebate.ts';
import { payAutomatic } from './pay-automatic.ts';
import { rebateHistory, rebateSummary, showPayment } from './rebate-reads.ts';
import { readRebates } from './rebate-terms.ts';

/**
 * Rebates on valid bets, automatic and claimed by hand (docs/product.md 1 and 2.5,
 * decisions/048).
 */
export function openRebates(kernel: Kernel, deps: RewardKindDeps) {
  /** Ranks first: the rate of a day depends on the rank at its end. In the caller's transaction. */
  async function count(bets: readonly BetSettled[], { isPast }: { isPast: boolean }): Promise<void> {
    const counted = await countValidBets(kernel, deps, bets);
    if (counted.fresh.length === 0) return;
    const { categories } = await readRebates(deps.settings, kernel.clock.now());
    await countDays(kernel, categories, counted, { isPast });
    await giveUpgrades(kernel, deps, counted.members, { notifies: !isPast });
  }

  kernel.outbox.subscribeBatches(betSettled, 'rewards.rebates', (bets) => count(bets, { isPast: false }), {
    from: 'now',
  });
  payAutomatic(kernel, deps);
  return {
    /** Counts past bets that are not in the outbox: no notifications of ranks, and no automatic payments. */
    countPast: (bets: readonly BetSettled[]) => kernel.database.transaction(() => count(bets, { isPast: true })),
    summary: (memberId: string) => rebateSummary(kernel, deps, memberId),
    history: (memberId: string, query: CallParsedInput<typeof listRebates>) => rebateHistory(kernel, memberId, query),
    /** @throws Refusal as `claimRebates` */
    async claim(memberId: string, gameType: GameType | undefined): Promise<CallResult<typeof claimRebate>> {
      const { payments, turnoverPercent } = await claimRebates(kernel, deps, memberId, gameType);
      kernel.live.publish(memberId, { type: 'rewards', what: 'rebates' });
      const sum = payments.reduce((total, { amountMinor }) => total + amountMinor, 0n);
      const turnover = payments.reduce((total, { amountMinor }) => total + percentOf(amountMinor, turnoverPercent), 0n);
      return {
        amount: amountFromMinor(sum),
        turnover: amountFromMinor(turnover),
        payments: payments.map(showPayment),
      };
    },
    /** @throws Refusal as `declineRebate` */
    async decline(memberId: string, gameType: GameType): ReturnType<typeof declineRebate> {
      const declined = await declineRebate(kernel, deps, memberId, gameType);
      kernel.live.publish(memberId, { type: 'rewards', what: 'rebates' });
      return declined;
    },
  };
}

export type Rebates = ReturnType<typeof openRebates>;
