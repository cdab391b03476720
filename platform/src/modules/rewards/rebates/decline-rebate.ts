import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { GameType } from '@portal/shared/contract/game-types';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { declineRebate as declineCall } from '@portal/shared/contract/rewards/rebates';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { openDays } from './open-days.ts';
import { markRebated } from './pay-days.ts';
import { rebateName } from './rebate-messages.ts';
import { readRebates } from './rebate-terms.ts';

/**
 * Declines the rebate of a category's open days: marks their valid bets, and the reward centre shows it as declined.
 * Locks the member like a claim, so that only one of both applies.
 * @throws Refusal `rebate_none`, `account_closed`
 */
export function declineRebate(
  kernel: Kernel,
  { settings, member, grants }: Pick<RewardKindDeps, 'settings' | 'member' | 'grants'>,
  memberId: string,
  gameType: GameType,
): Promise<CallResult<typeof declineCall>> {
  return kernel.database.transaction(async () => {
    await lockOpenMember(member, memberId);
    const { categories, turnoverPercent, firstDay, today } = await readRebates(settings, kernel.clock.now());
    const asked = categories.filter((category) => category.gameType === gameType);
    const open = await openDays(kernel, memberId, { first: firstDay, last: today }, asked, { lock: true });
    const days = open.filter(({ owedMinor }) => owedMinor > 0n);
    const [first] = days;
    if (!first) throw new Refusal('rebate_none');
    const last = days.at(-1) ?? first;
    const amountMinor = days.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
    for (const { row } of days) await markRebated(kernel, row, 0n);
    const { declinedAt } = await grants.declineOffer({
      memberId,
      source: 'rebate',
      turnoverPercent,
      amountMinor,
      reference: `declined-${gameType}-${newId()}`,
      name: rebateName(gameType, first.row.day, last.row.day),
    });
    return { amount: amountFromMinor(amountMinor), declinedAt: (declinedAt ?? kernel.clock.now()).toISOString() };
  });
}
