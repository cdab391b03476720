import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { ParticipationState } from '@portal/shared/contract/rewards/promotions';
import { giveReward } from './give-reward.ts';
import { promotionRewards } from './promotion-rewards.ts';
import type { PromotionParts } from './take-promotion.ts';
import { freshRow } from './take-promotion.ts';

interface DemoParticipation {
  promotionId: string;
  /** Its acts; the last one gives the current state. */
  acts: readonly (readonly [act: string, state: ParticipationState])[];
  comment?: string;
  reason?: string;
  isClaimed?: boolean;
}

const applied = ['apply', 'applying'] as const;
const reviewed = ['review', 'process'] as const;

/** Together with promotions to join, claim, past and coming ones, all ten states of docs/product.md 4. */
const demoParticipations: readonly DemoParticipation[] = [
  { promotionId: 'points', acts: [['join', 'joined']] },
  { promotionId: 'invite', acts: [applied], comment: 'My friend Player Two has come by my code.' },
  { promotionId: 'fishing-cup', acts: [applied, reviewed], comment: 'Golden whale, 450 times the stake.' },
  {
    promotionId: 'sports-insurance',
    acts: [applied, reviewed, ['approve', 'issued']],
    comment: 'Own goal in the 88th minute, single bet on the home side.',
  },
  {
    promotionId: 'high-roller',
    acts: [applied, reviewed, ['reject', 'rejected']],
    comment: 'I would like to join the circle.',
    reason: 'The circle begins at VIP 4.',
  },
  { promotionId: 'birthday', acts: [['claim', 'issued']], isClaimed: true },
];

/** Creates one demo member's participations on a fresh portal; does nothing when they exist or the member does not. */
export function createDemoParticipations(parts: PromotionParts) {
  const { kernel, deps, rows, usageStore, offers } = parts;

  async function add(memberId: string, demo: DemoParticipation): Promise<void> {
    const { promotionId, acts, comment = null, reason = null } = demo;
    const offer = await offers.one(promotionId, 'EN');
    const { terms } = offer;
    let row = { ...freshRow(kernel, memberId, offer), version: 0, comment, reason };
    for (const [act, state] of acts) {
      row = { ...row, version: row.version + 1, state };
      if (state === 'issued' && (terms.kind === 'application' || terms.kind === 'bonus')) {
        const amountMinor = terms.amount === undefined ? null : minorUnits(terms.amount);
        row = { ...row, amountMinor, points: terms.points === undefined ? null : BigInt(terms.points) };
        await giveReward(deps, terms, row, kernel.clock.now());
      }
      await rows.write(row, act);
    }
    if (['joined', 'issued'].includes(row.state))
      await usageStore.take(promotionId, terms, await usageStore.lock(promotionId), row.amountMinor ?? 0n);
    const reward = demo.isClaimed ? (await promotionRewards(kernel, memberId, [row.id])).get(row.id) : undefined;
    if (reward) await deps.grants.claim(memberId, reward.id);
  }

  return async (memberId: string): Promise<void> => {
    const shown = new Set((await offers.list('EN')).map(({ shown: { id } }) => id));
    await kernel.database.transaction(async () => {
      if ((await rows.of(memberId)).length > 0) return;
      for (const demo of demoParticipations) if (shown.has(demo.promotionId)) await add(memberId, demo);
    });
  };
}
