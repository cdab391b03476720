import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { getVipGifts } from '@portal/shared/contract/rewards/vip';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import type { createBirthdayGift } from './birthday-gift.ts';
import { upgradeReference } from './give-upgrades.ts';
import { vipProgress } from './vip.tables.ts';
import { readLevels, readVipTerms } from './vip-terms.ts';

type VipGifts = CallResult<typeof getVipGifts>;

/** Lists a member's gifts: one per level that has one, and the birthday gift. */
export async function vipGifts(
  { db }: Pick<Kernel, 'db'>,
  { settings, member, grants }: Pick<RewardKindDeps, 'settings' | 'member' | 'grants'>,
  birthday: ReturnType<typeof createBirthdayGift>,
  memberId: string,
): Promise<VipGifts> {
  const found = await member.byId(memberId);
  if (!found) throw new Refusal('not_logged_in');
  const terms = await readVipTerms(settings);
  const [progress] = await db.select().from(vipProgress).where(eq(vipProgress.memberId, memberId));
  const given = await grants.ofSource(memberId, 'vip-upgrade');
  const upgrades: VipGifts['upgrades'] = [];
  for (const { rank } of await readLevels(settings)) {
    const gift = given.find(({ reference }) => reference === upgradeReference(rank));
    const amountMinor = gift?.amountMinor ?? terms.giftsOf(rank).upgradeMinor;
    if (amountMinor === 0n) continue;
    const common = { rank, amount: amountFromMinor(amountMinor) };
    if (!gift) upgrades.push({ ...common, state: rank <= (progress?.reachedRank ?? 0) ? 'missed' : 'locked' });
    else if (gift.state === 'claimable') upgrades.push({ ...common, state: 'claimable', rewardId: gift.id });
    else upgrades.push({ ...common, state: gift.state === 'claimed' ? 'claimed' : 'missed' });
  }
  return { rankLevel: found.rankLevel, upgrades, birthday: await birthday.show(found) };
}
