import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { createApplicationImages } from './applications/application-images.ts';
import { createApplications } from './applications/applications.ts';
import { createOperatorApplications } from './applications/operator-applications.ts';
import { createPromotionOffers } from './offers/promotion-offers.ts';
import { createUsageStore } from './offers/promotion-usage.ts';
import { createPromotionViews } from './offers/promotion-views.ts';
import { createDeclining } from './participation/decline-promotion.ts';
import { createDemoParticipations } from './participation/demo-participations.ts';
import { createTicketDraws } from './participation/draw-ticket.ts';
import { createMemberStateReader } from './participation/member-state.ts';
import { participationRows } from './participation/participation-rows.ts';
import { createTaking } from './participation/take-promotion.ts';

/** Promotions and activities (docs/product.md 2.5 and 4, decisions/043). */
export function openPromotions(kernel: Kernel, deps: RewardKindDeps) {
  const { live } = kernel;
  const usageStore = createUsageStore(kernel);
  // Raffle prizes stay drawn: they cannot be drawn again.
  deps.grants.onUnclaimed('promotion', usageStore.release);
  const rows = participationRows(kernel);
  const offers = createPromotionOffers(kernel, deps, usageStore);
  const notify = (memberId: string) => live.publish(memberId, { type: 'rewards', what: 'promotions' });
  const tickets = createTicketDraws(kernel, deps);
  const readMemberState = createMemberStateReader(kernel, deps, rows);
  const parts = { kernel, deps, rows, usageStore, offers, notify, tickets, readMemberState };
  const images = createApplicationImages(kernel);
  const taking = createTaking(parts);
  const applications = createApplications(parts, taking, images);
  return {
    ...createPromotionViews(parts),
    taking,
    /** @throws Refusal as `claim` */
    decline: createDeclining(parts, taking),
    tickets,
    images,
    applications,
    operatorApplications: createOperatorApplications(parts, applications, images),
    /**
     * Checks that the promotion takes pictures.
     * @throws Refusal `promotion_not_found`
     */
    async assertTakesImages(promotionId: string): Promise<void> {
      const { terms } = await offers.one(promotionId, 'EN');
      if (terms.kind !== 'application') throw new Refusal('promotion_not_found');
    },
    proofTurns: deps.proofTurns,
    proofsPerMinute: () => deps.settings.get('proofs.perMinuteByAddress'),
    seedDemo: createDemoParticipations(parts),
  };
}

export type Promotions = ReturnType<typeof openPromotions>;
