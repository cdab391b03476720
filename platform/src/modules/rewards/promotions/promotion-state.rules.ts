import { minorUnits } from '@portal/shared/contract/amounts';
import type { Promotion, PromotionKind, PromotionObstacle } from '@portal/shared/contract/content/list-promotions';
import type { ParticipationState } from '@portal/shared/contract/rewards/promotion-terms';
import type { RewardState } from '@portal/shared/contract/rewards/reward-calls';
import {
  type Book,
  type CreditedDeposit,
  countsAt,
  depositBonus,
  depositFor,
  hasRoom,
  leastCost,
  type PromotionTerms,
} from './promotion-terms.rules.ts';

export type PromotionState = Promotion['state'];

/** A promotion in its current state. */
export interface Offer {
  terms: PromotionTerms;
  startsAt?: Date;
  endsAt?: Date;
  book: Book;
}

/** The last participation of a member in a promotion. */
export interface Taken {
  state: ParticipationState;
  period: string;
  createdAt: Date;
  /** State of its reward, once issued. */
  reward?: RewardState;
}

/** What a member has; a newcomer has nothing. */
export interface Standing {
  rank: number;
  /** Credited deposits, oldest first. */
  deposits: readonly CreditedDeposit[];
  /** Deposits that already had a bonus. */
  used: ReadonlySet<string>;
}

export interface Moment {
  now: Date;
  /** Period of the promotion at that time (`periodOf`). */
  period: string;
}

const first: Readonly<Record<PromotionKind, 'join' | 'claim'>> = {
  join: 'join',
  deposit: 'join',
  application: 'join',
  bonus: 'claim',
  raffle: 'claim',
};

export const isEarly = ({ startsAt }: Pick<Offer, 'startsAt'>, now: Date) => startsAt !== undefined && now < startsAt;
export const isOver = ({ endsAt }: Pick<Offer, 'endsAt'>, now: Date) => endsAt !== undefined && now >= endsAt;

/**
 * Returns one of the ten states of docs/product.md 4, for a member or, without `taken` and `standing`, for a newcomer.
 */
export function stateOf(
  offer: Offer,
  { now, period }: Moment,
  taken?: Taken,
  standing?: Standing,
): { state: PromotionState; obstacle?: PromotionObstacle } {
  if (taken && stillCounts(offer, { now, period }, taken)) return { state: takenState(offer, now, taken, standing) };
  if (isEarly(offer, now)) return { state: 'coming_soon' };
  if (isOver(offer, now) || !hasRoom(offer.terms, offer.book, leastCost(offer.terms))) return { state: 'close' };
  const obstacle = standing && obstacleOf(offer, standing);
  return { state: first[offer.terms.kind], ...(obstacle && { obstacle }) };
}

/** Kinds that are joined first; a join of any other kind dates from before it had terms. */
const joinedKinds: readonly PromotionKind[] = ['join', 'deposit'];

/** Whether a participation is of the current period, still pending, or the last there will be. */
export function stillCounts(offer: Offer, { now, period }: Moment, { state, period: of, reward }: Taken): boolean {
  if (state === 'joined' && !joinedKinds.includes(offer.terms.kind)) return false;
  const isOpen = state === 'applying' || state === 'process' || reward === 'claimable';
  return of === period || isOpen || isOver(offer, now) || isEarly(offer, now);
}

function takenState(offer: Offer, now: Date, taken: Taken, standing?: Standing): PromotionState {
  if (taken.state === 'issued') {
    if (taken.reward === 'claimable') return 'issued';
    return taken.reward === 'claimed' ? 'claimed' : 'close';
  }
  if (taken.state !== 'joined' || offer.terms.kind !== 'deposit') return taken.state;
  const due = dueDeposit(offer, taken, standing);
  const costMinor = due ? depositBonus(offer.terms, due.amountMinor) : leastCost(offer.terms);
  if (isOver(offer, now) || !hasRoom(offer.terms, offer.book, costMinor)) return 'close';
  return due ? 'claim' : 'joined';
}

/** Returns the deposit for which a joined member may claim a bonus. */
export function dueDeposit(offer: Offer, taken: Taken, standing?: Standing): CreditedDeposit | undefined {
  const { terms } = offer;
  if (terms.kind !== 'deposit' || taken.state !== 'joined' || !standing) return undefined;
  return depositFor(terms, taken.createdAt, standing.deposits, standing.used);
}

/** Returns what a member lacks; for a deposit bonus the deposit comes after joining. */
export function obstacleOf(
  { terms }: Pick<Offer, 'terms'>,
  { rank, deposits }: Standing,
): PromotionObstacle | undefined {
  if (rank < terms.minRank) return 'promotion_rank';
  if (terms.kind === 'deposit') return undefined;
  const counting = deposits.filter(({ at }) => countsAt(terms, at));
  const sum = counting.reduce((total, { amountMinor }) => total + amountMinor, 0n);
  return sum < minorUnits(terms.minDeposit) ? 'promotion_deposit' : undefined;
}

export type PromotionAct = 'join' | 'claim' | 'decline' | 'apply' | 'draw';

const kindsOf: Readonly<Record<PromotionAct, readonly PromotionKind[]>> = {
  join: ['join', 'deposit'],
  claim: ['bonus', 'deposit'],
  // A raffle is declined before the draw; a drawn prize is declined in the reward centre.
  decline: ['bonus', 'deposit', 'raffle'],
  apply: ['application'],
  draw: ['raffle'],
};

/** Returns the refusal code of an act; undefined when it is allowed. */
export function refusalOf(
  act: PromotionAct,
  offer: Offer,
  moment: Moment,
  taken: Taken | undefined,
  standing: Standing,
): string | undefined {
  if (!kindsOf[act].includes(offer.terms.kind)) return 'promotion_not_found';
  const { state, obstacle } = stateOf(offer, moment, taken, standing);
  const wanted = act === 'join' || act === 'apply' ? 'join' : 'claim';
  if (state === wanted) return obstacle;
  if (state === 'coming_soon') return 'promotion_not_started';
  if (state === 'close') return isOver(offer, moment.now) ? 'promotion_over' : closed(offer, moment, taken);
  // Joined without a deposit, or not joined.
  if (wanted === 'claim' && offer.terms.kind === 'deposit' && (state === 'joined' || state === 'join'))
    return 'promotion_deposit';
  return 'promotion_taken';
}

const closed = (offer: Offer, moment: Moment, taken: Taken | undefined) =>
  taken && taken.state !== 'joined' && stillCounts(offer, moment, taken) ? 'promotion_taken' : 'promotion_spent';
