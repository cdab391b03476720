import type { Kernel } from '../../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import type { LastParticipation, MemberFacts } from '../offers/promotion-state.rules.ts';
import { needsDeposits, type PromotionTerms } from '../offers/promotion-terms.rules.ts';
import type { ParticipationRow } from '../promotions.tables.ts';
import type { ParticipationRows } from './participation-rows.ts';
import { promotionRewards } from './promotion-rewards.ts';

/** A participation with the state of its reward. */
export interface ParticipationWithReward extends LastParticipation {
  row: ParticipationRow;
  rewardAt?: Date;
  /** When the member declined the reward or the ticket. */
  declinedAt?: Date;
}

export interface MemberState {
  facts: MemberFacts;
  /** By promotion, the last of each. */
  participations: ReadonlyMap<string, ParticipationWithReward>;
}

/** Reads what a member has and did, as far as these terms need it. */
export function createMemberStateReader(kernel: Kernel, { member, deposits }: RewardKindDeps, rows: ParticipationRows) {
  return async function readMemberState(memberId: string, terms: readonly PromotionTerms[]): Promise<MemberState> {
    const all = await rows.of(memberId);
    const issued = all.filter(({ state }) => state === 'issued').map(({ id }) => id);
    const rewards = await promotionRewards(kernel, memberId, issued);
    const participations = new Map<string, ParticipationWithReward>();
    for (const row of all) {
      if (participations.has(row.promotionId)) continue;
      const { state, period, createdAt } = row;
      const reward = rewards.get(row.id);
      const rewardAt = reward?.claimedAt ?? undefined;
      const declinedAt = reward ? (reward.declinedAt ?? undefined) : declinedUndrawn(row);
      participations.set(row.promotionId, {
        row,
        state,
        period,
        createdAt,
        reward: reward?.state,
        rewardAt,
        declinedAt,
      });
    }
    const found = await member.byId(memberId);
    const credited = terms.some(needsDeposits) ? await deposits.creditedOf(memberId) : [];
    const used = new Set(all.flatMap(({ depositId }) => depositId ?? []));
    return { facts: { rank: found?.rankLevel ?? 0, deposits: credited, used }, participations };
  };
}

/** When a ticket was declined before the draw: only such an issued row gives nothing. */
function declinedUndrawn({ state, amountMinor, points, createdAt }: ParticipationRow): Date | undefined {
  return state === 'issued' && amountMinor === null && points === null ? createdAt : undefined;
}

export type ReadMemberState = ReturnType<typeof createMemberStateReader>;
