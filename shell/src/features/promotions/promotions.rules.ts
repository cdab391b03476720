import type { Promotion, PromotionKind } from '@portal/shared/contract/rewards/promotions';

export type PromotionState = Promotion['state'];

/** States that still allow an action (docs/product.md 4, activity status). */
const open: readonly PromotionState[] = ['join', 'claim'];

/** Types with a promotion, in order of occurrence, with their number. */
export function typesOf(promotions: readonly { type: string }[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of promotions) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** The state reported by the platform, unless the promotion has ended since; `now` in milliseconds. */
export function stateAt({ state, endsAt }: Pick<Promotion, 'state' | 'endsAt'>, now: number): PromotionState {
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now;
  return isOver && (open.includes(state) || state === 'coming_soon') ? 'close' : state;
}

export type PromotionAct = 'join' | 'apply' | 'claim' | 'draw';

/** Returns the action available for a promotion; undefined if there is none. */
export function actOf(state: PromotionState, kind: PromotionKind): PromotionAct | undefined {
  if (state === 'join') return kind === 'application' ? 'apply' : 'join';
  if (state === 'claim') return kind === 'raffle' ? 'draw' : 'claim';
  return undefined;
}

/** Turnover as a multiple: 250 percent is 2.5. */
export const timesOf = (turnoverPercent: number) => turnoverPercent / 100;

/** Game types that count, largest weight first. */
export const weightsOf = (weights: Readonly<Record<string, number>>): [type: string, percent: number][] =>
  Object.entries(weights)
    .filter(([, percent]) => percent > 0)
    .sort(([left, one], [right, other]) => other - one || left.localeCompare(right));
