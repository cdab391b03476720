import type { GameType } from '@portal/shared/contract/game-types';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { type OpenDay, openDays } from './open-days.ts';
import { payDays } from './pay-days.ts';
import { type RebateTerms, readRebates } from './rebate-terms.ts';
import type { RebatePayment } from './rebates.tables.ts';

/**
 * Pays claimable rebates of a category, or of all without one. Concurrent claims of a member are serialized, and a bet
 * settled meanwhile counts before or after.
 * @throws Refusal `rebate_none`, `rebate_small`, `rebate_not_manual`, `account_closed`
 */
export function claimRebates(
  kernel: Kernel,
  deps: Pick<RewardKindDeps, 'settings' | 'member' | 'grants'>,
  memberId: string,
  asked: GameType | undefined,
): Promise<{ payments: RebatePayment[]; turnoverPercent: number }> {
  return kernel.database.transaction(async () => {
    await lockOpenMember(deps.member, memberId);
    const { categories, turnoverPercent, firstDay, today } = await readRebates(deps.settings, kernel.clock.now());
    const manual = categories.filter(({ mode, gameType }) => mode === 'manual' && (!asked || gameType === asked));
    if (asked && manual.length === 0) throw new Refusal('rebate_not_manual');
    const span = { first: firstDay, last: today };
    const open = await openDays(kernel, memberId, span, manual, { lock: true });
    const payments: RebatePayment[] = [];
    for (const terms of manual) {
      const [first, ...more] = worthwhile(terms, open);
      if (first) payments.push(await payDays(kernel, deps, [first, ...more], { mode: 'manual', turnoverPercent }));
    }
    if (payments.length > 0) return { payments, turnoverPercent };
    const isSmall = open.some(({ owedMinor }) => owedMinor > 0n);
    throw new Refusal(isSmall ? 'rebate_small' : 'rebate_none');
  });
}

/** Selects the days of a category that bring something, when the sum is large enough. */
function worthwhile({ gameType, smallestMinor }: RebateTerms, open: readonly OpenDay[]): OpenDay[] {
  const days = open.filter(({ row, owedMinor }) => row.gameType === gameType && owedMinor > 0n);
  const sum = days.reduce((total, { owedMinor }) => total + owedMinor, 0n);
  return sum >= smallestMinor ? days : [];
}
