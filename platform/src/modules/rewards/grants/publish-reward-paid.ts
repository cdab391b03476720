import { dayIn } from '@portal/shared/contract/calendar-days';
import { rewardPaid } from '../../../kernel/events/reward-paid.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardDeps } from '../reward-deps.ts';
import type { Grant } from './reward-grants.tables.ts';

/** Publishes that a reward's money was paid, in the caller's transaction; points alone are not money. */
export async function publishRewardPaid(
  { outbox, clock }: Pick<Kernel, 'outbox' | 'clock'>,
  { content, member }: Pick<RewardDeps, 'content' | 'member'>,
  { id, memberId, source, amountMinor }: Grant,
): Promise<void> {
  if (amountMinor === 0n) return;
  const found = await member.byId(memberId);
  if (!found) return;
  const now = clock.now();
  const day = dayIn(await content.settings.get('timeZone'), now);
  const { uplinePath } = found;
  const when = { paidAt: now.toISOString(), day };
  await outbox.publish(rewardPaid, {
    grantId: id,
    memberId,
    uplinePath,
    source,
    amountMinor: `${amountMinor}`,
    ...when,
  });
}
