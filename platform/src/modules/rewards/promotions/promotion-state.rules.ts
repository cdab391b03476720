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

/** A promotion as the house has it now. */
export interface Offer {
  terms: PromotionTerms;
  startsAt?: Date;
  endsAt?: Date;
  book: Book;
}

/** The last that a member did about a promotion. */
export interface Taken {
  state: ParticipationState;
  period: string;
  createdAt: Date;
  /** Of its reward, once it is issued. */
  reward?: RewardState;
}

/** What a member has: a newcomer has nothing, and nothing is held against them. */
export interface Standing {
  rank: number;
  /** Credited ones, the oldest first. */
  deposits: readonly CreditedDeposit[];
  /** Deposits that have had a bonus. */
  used: ReadonlySet<string>;
}

export interface Moment {
  now: Date;
  /** Of the promotion at that time (`periodOf`). */
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

/** One of the ten states of docs/product.md 4, for a member or, without `taken` and `standing`, for a newcomer. */
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

/** Kinds that are joined first; of the others a join is what was done before they had their terms. */
const joinedKinds: readonly PromotionKind[] = ['join', 'deposit'];

/** Of the period that runs, or not brought to an end, or the last there will be. */
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

/** The deposit that a member who has joined may claim a bonus for. */
export function dueDeposit(offer: Offer, taken: Taken, standing?: Standing): CreditedDeposit | undefined {
  const { terms } = offer;
  if (terms.kind !== 'deposit' || taken.state !== 'joined' || !standing) return undefined;
  return depositFor(terms, taken.createdAt, standing.deposits, standing.used);
}

/** What a member lacks; of a deposit bonus the deposit comes after joining. */
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
  // Of a raffle the ticket that is not drawn yet; a prize is declined in the reward centre.
  decline: ['bonus', 'deposit', 'raffle'],
  apply: ['application'],
  draw: ['raffle'],
};

/** Why an act is refused, as the code of the refusal; undefined where it may be done. */
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
  // Joined, and no deposit yet; or an act of who has not joined.
  if (wanted === 'claim' && offer.terms.kind === 'deposit' && (state === 'joined' || state === 'join'))
    return 'promotion_deposit';
  return 'promotion_taken';
}

const closed = (offer: Offer, moment: Moment, taken: Taken | undefined) =>
  taken && taken.state !== 'joined' && stillCounts(offer, moment, taken) ? 'promotion_taken' : 'promotion_spent';
