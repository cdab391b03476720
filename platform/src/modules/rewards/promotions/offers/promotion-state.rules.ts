import { minorUnits } from '@portal/shared/contract/money/amounts';
import type {
  ParticipationState,
  Promotion,
  PromotionKind,
  PromotionObstacle,
} from '@portal/shared/contract/rewards/promotions';
import type { RewardState } from '@portal/shared/contract/rewards/rewards';
import {
  type CreditedDeposit,
  countsAt,
  depositBonus,
  depositFor,
  hasRoom,
  leastCost,
  type PromotionTerms,
  type PromotionUsage,
} from './promotion-terms.rules.ts';

type PromotionState = Promotion['state'];

/** A promotion in its current state. */
export interface Offer {
  terms: PromotionTerms;
  startsAt?: Date;
  endsAt?: Date;
  usage: PromotionUsage;
}

/** The last participation of a member in a promotion. */
export interface LastParticipation {
  state: ParticipationState;
  period: string;
  createdAt: Date;
  /** State of its reward, once issued. */
  reward?: RewardState;
}

/** What a member has; a newcomer has nothing. */
export interface MemberFacts {
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

const isEarly = ({ startsAt }: Pick<Offer, 'startsAt'>, now: Date) => startsAt !== undefined && now < startsAt;
const isOver = ({ endsAt }: Pick<Offer, 'endsAt'>, now: Date) => endsAt !== undefined && now >= endsAt;

/**
 * Returns one of the ten states of docs/product.md 4, for a member or, without `taken` and `standing`, for a newcomer.
 */
export function stateOf(
  offer: Offer,
  { now, period }: Moment,
  participation?: LastParticipation,
  facts?: MemberFacts,
): { state: PromotionState; obstacle?: PromotionObstacle } {
  if (participation && stillCounts(offer, { now, period }, participation))
    return { state: participationState(offer, now, participation, facts) };
  if (isEarly(offer, now)) return { state: 'coming_soon' };
  if (isOver(offer, now) || !hasRoom(offer.terms, offer.usage, leastCost(offer.terms))) return { state: 'close' };
  const obstacle = facts && obstacleOf(offer, facts);
  return { state: first[offer.terms.kind], ...(obstacle && { obstacle }) };
}

/** Kinds that are joined first; a join of any other kind dates from before it had terms. */
const joinedKinds: readonly PromotionKind[] = ['join', 'deposit'];

/** Whether a participation is of the current period, still pending, or the last there will be. */
export function stillCounts(
  offer: Offer,
  { now, period }: Moment,
  { state, period: of, reward }: LastParticipation,
): boolean {
  if (state === 'joined' && !joinedKinds.includes(offer.terms.kind)) return false;
  const isOpen = state === 'applying' || state === 'process' || reward === 'claimable';
  return of === period || isOpen || isOver(offer, now) || isEarly(offer, now);
}

function participationState(
  offer: Offer,
  now: Date,
  participation: LastParticipation,
  facts?: MemberFacts,
): PromotionState {
  if (participation.state === 'issued') {
    if (participation.reward === 'claimable') return 'issued';
    return participation.reward === 'claimed' ? 'claimed' : 'close';
  }
  if (participation.state !== 'joined' || offer.terms.kind !== 'deposit') return participation.state;
  const due = dueDeposit(offer, participation, facts);
  const costMinor = due ? depositBonus(offer.terms, due.amountMinor) : leastCost(offer.terms);
  if (isOver(offer, now) || !hasRoom(offer.terms, offer.usage, costMinor)) return 'close';
  return due ? 'claim' : 'joined';
}

/** Returns the deposit for which a joined member may claim a bonus. */
export function dueDeposit(
  offer: Offer,
  participation: LastParticipation,
  facts?: MemberFacts,
): CreditedDeposit | undefined {
  const { terms } = offer;
  if (terms.kind !== 'deposit' || participation.state !== 'joined' || !facts) return undefined;
  return depositFor(terms, participation.createdAt, facts.deposits, facts.used);
}

/** Returns what a member lacks; for a deposit bonus the deposit comes after joining. */
function obstacleOf({ terms }: Pick<Offer, 'terms'>, { rank, deposits }: MemberFacts): PromotionObstacle | undefined {
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
  participation: LastParticipation | undefined,
  facts: MemberFacts,
): string | undefined {
  if (!kindsOf[act].includes(offer.terms.kind)) return 'promotion_not_found';
  const { state, obstacle } = stateOf(offer, moment, participation, facts);
  const wanted = act === 'join' || act === 'apply' ? 'join' : 'claim';
  if (state === wanted) return obstacle;
  if (state === 'coming_soon') return 'promotion_not_started';
  if (state === 'close') return isOver(offer, moment.now) ? 'promotion_over' : closed(offer, moment, participation);
  // Joined without a deposit, or not joined.
  if (wanted === 'claim' && offer.terms.kind === 'deposit' && (state === 'joined' || state === 'join'))
    return 'promotion_deposit';
  return 'promotion_taken';
}

const closed = (offer: Offer, moment: Moment, participation: LastParticipation | undefined) =>
  participation && participation.state !== 'joined' && stillCounts(offer, moment, participation)
    ? 'promotion_taken'
    : 'promotion_spent';
