import type { Kernel } from '../../../kernel/kernel.ts';
import { addMessageTexts } from '../../../kernel/message-texts.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { RoomDeps } from '../room-deps.ts';
import { createApplicationImages } from './application-images.ts';
import { createApplications } from './applications.ts';
import { createDeclining } from './decline-promotion.ts';
import { createDemoParticipations } from './demo-participations.ts';
import { createTicketDraws } from './draw-ticket.ts';
import { createMemberStanding } from './member-standing.ts';
import { participationRows } from './participation-rows.ts';
import { createPromotionBooks } from './promotion-books.ts';
import { createPromotionDesk } from './promotion-desk.ts';
import { createPromotionOffers } from './promotion-offers.ts';
import { promotionTexts } from './promotion-texts.ts';
import { createPromotionViews } from './promotion-views.ts';
import { createTaking } from './take-promotion.ts';

/** Promotions and activities (docs/product.md 2.5 and 4, docs/decisions/043-promotions.md). */
export function openPromotions(kernel: Kernel, deps: RoomDeps) {
  addMessageTexts(promotionTexts);
  const { database, live } = kernel;
  const books = createPromotionBooks(kernel);
  // Raffle prizes stay drawn: they cannot be drawn again.
  deps.grants.onUnclaimed('promotion', books.giveBack);
  const rows = participationRows(kernel);
  const offers = createPromotionOffers(kernel, deps, books);
  const tell = (memberId: string) =>
    database.afterCommit(() => live.publish(memberId, { type: 'rewards', what: 'promotions' }));
  const tickets = createTicketDraws(kernel, deps);
  const placeOf = createMemberStanding(kernel, deps, rows);
  const parts = { kernel, deps, rows, books, offers, tell, tickets, placeOf };
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
    desk: createPromotionDesk(parts, applications, images),
    /**
     * Checks that the promotion takes pictures.
     * @throws Refusal `promotion_not_found`
     */
    async assertTakesImages(promotionId: string): Promise<void> {
      const { terms } = await offers.one(promotionId, 'EN');
      if (terms.kind !== 'application') throw new Refusal('promotion_not_found');
    },
    proofTurns: deps.proofTurns,
    content: deps.content,
    seedDemo: createDemoParticipations(parts),
  };
}

export type Promotions = ReturnType<typeof openPromotions>;
