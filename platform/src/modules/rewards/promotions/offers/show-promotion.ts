import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { Participation, Promotion, PromotionTermsShown } from '@portal/shared/contract/rewards/promotions';
import { nameOfTerms } from '../../shown-terms.rules.ts';
import type { ParticipationWithReward } from '../participation/member-state.ts';
import type { promotionEvents } from '../promotions.tables.ts';
import type { ShownOffer } from './promotion-offers.ts';
import type { stateOf } from './promotion-state.rules.ts';
import { budgetLeft, needsDeposits, placesOf, prizesLeft } from './promotion-terms.rules.ts';

/** Shows a promotion to the caller. */
export function showPromotion({ shown, terms }: ShownOffer, seen: ReturnType<typeof stateOf>): Promotion {
  const { titles: _titles, ...words } = shown;
  return { ...words, ...seen, kind: terms.kind };
}

/**
 * Shows what a promotion gives and requires.
 * @param drawn how often each prize of a raffle was drawn
 */
export function showTerms({ terms, usage }: ShownOffer, drawn: ReadonlyMap<string, number>): PromotionTermsShown {
  const { kind, per, minRank, minDeposit, countsFrom, countsUntil } = terms;
  const places = placesOf(terms);
  const left = budgetLeft(terms, usage);
  return {
    kind,
    per,
    ...(minDeposit !== '0.00' && { minDeposit }),
    ...(needsDeposits(terms) && { countsFrom, countsUntil }),
    ...(minRank > 0 && { minRank }),
    ...(places !== undefined && { places, placesLeft: Math.max(0, places - usage.taken) }),
    ...(left !== undefined && { budgetLeft: amountFromMinor(left) }),
    ...given(terms),
    ...(terms.kind === 'raffle' && { prizes: prizesLeft(terms, drawn) }),
  };
}

/** Hashes what a promotion gives and its terms; what others take and added room do not change it. */
export const termsIdOf = (terms: ShownOffer['terms']): string =>
  nameOfTerms([terms.kind, given(terms), terms.kind === 'raffle' ? terms.prizes : []]);

function given(terms: ShownOffer['terms']) {
  if (terms.kind === 'join') return {};
  const { turnoverPercent, weights, claimDays } = terms;
  const givesMoney = terms.kind === 'deposit' || terms.kind === 'raffle' || terms.amount !== undefined;
  return {
    ...(givesMoney && { turnoverPercent, ...(weights && { weights }) }),
    ...(claimDays !== undefined && { claimDays }),
    ...(terms.kind === 'deposit' && { of: terms.of, percent: terms.percent, cap: terms.cap }),
    ...('amount' in terms && terms.amount !== undefined && { amount: terms.amount }),
    ...('points' in terms && terms.points !== undefined && { points: terms.points }),
  };
}

/** Shows a participation with its result. */
export function showParticipation(
  { row, reward, rewardAt, declinedAt }: ParticipationWithReward,
  events: readonly (typeof promotionEvents.$inferSelect)[],
  { images, isDrawn }: { images: number; isDrawn: boolean },
): Participation {
  const { id, state, comment, reason, amountMinor, points, createdAt } = row;
  // A declined promotion was issued only formally.
  const happened = events.filter(({ act }) => act !== 'decline');
  const history: Participation['history'] = happened.map((event) => ({
    state: event.state,
    at: event.at.toISOString(),
  }));
  if (reward === 'claimed' && rewardAt) history.push({ state: 'claimed', at: rewardAt.toISOString() });
  return {
    id,
    state,
    images,
    history,
    at: createdAt.toISOString(),
    ...(comment !== null && { comment }),
    ...(reason !== null && { reason }),
    ...(amountMinor !== null && { amount: amountFromMinor(amountMinor) }),
    ...(points !== null && { points: Number(points) }),
    ...(isDrawn && { drawId: id }),
    ...(declinedAt && { declinedAt: declinedAt.toISOString() }),
  };
}
