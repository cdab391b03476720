import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import type { CountedMember } from './count-valid-bets.ts';
import { ranksBetween } from './levels.rules.ts';
import { upgradeMessage, upgradeName } from './vip-messages.ts';
import { readLevels, readVipTerms } from './vip-terms.ts';

/** Reference of the upgrade gift of a rank. */
export const upgradeReference = (rank: number) => `rank-${rank}`;

/**
 * Puts the gift of every newly reached level into the reward centre, once each, skipped levels included; notifies the
 * member of the highest. In the caller's transaction.
 */
export async function giveUpgrades(
  { live }: Pick<Kernel, 'live'>,
  { settings, grants, inbox }: Pick<RewardKindDeps, 'settings' | 'grants' | 'inbox'>,
  counted: readonly CountedMember[],
  { notifies }: { notifies: boolean },
): Promise<void> {
  const risen = counted.filter(({ reached, reachedBefore }) => reached > reachedBefore);
  if (risen.length === 0) return;
  const levels = await readLevels(settings);
  const terms = await readVipTerms(settings);
  for (const { memberId, reached, reachedBefore } of risen) {
    for (const rank of ranksBetween(levels, reachedBefore, reached)) {
      const amountMinor = terms.giftsOf(rank).upgradeMinor;
      const { turnoverPercent } = terms;
      const gift = { memberId, reference: upgradeReference(rank), name: upgradeName(rank) };
      if (amountMinor > 0n) await grants.give({ ...gift, source: 'vip-upgrade', amountMinor, turnoverPercent });
    }
    if (!notifies) continue;
    live.publish(memberId, { type: 'rewards', what: 'vip' });
    // The first level requires nothing: every player who bets has it.
    if (levels.some(({ rank, validMinor }) => rank === reached && validMinor > 0n)) {
      const texts = upgradeMessage(reached, terms.giftsOf(reached).upgradeMinor);
      await inbox.notify({ memberId, reference: `vip-${upgradeReference(reached)}`, topic: 'vip', texts });
    }
  }
}
