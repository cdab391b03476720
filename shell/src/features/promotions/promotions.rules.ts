import type { Promotion, PromotionKind } from '@portal/shared/contract/content/list-promotions';

export type PromotionState = Promotion['state'];

/** States with something left to do (docs/product.md 4, activity status). */
const open: readonly PromotionState[] = ['join', 'claim'];

/** Types that have a promotion, in the order they come, with how many there are. */
export function typesOf(promotions: readonly { type: string }[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of promotions) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** The state as the platform told it, unless the end has come since; `now` in milliseconds. */
export function stateAt({ state, endsAt }: Pick<Promotion, 'state' | 'endsAt'>, now: number): PromotionState {
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now;
  return isOver && (open.includes(state) || state === 'coming_soon') ? 'close' : state;
}

export type PromotionAct = 'join' | 'apply' | 'claim' | 'draw';

/** What there is to be done about it; undefined where nothing is. */
export function actOf(state: PromotionState, kind: PromotionKind): PromotionAct | undefined {
  if (state === 'join') return kind === 'application' ? 'apply' : 'join';
  if (state === 'claim') return kind === 'raffle' ? 'draw' : 'claim';
  return undefined;
}

/** How many times what is given has to be bet: 250 percent are 2.5. */
export const timesOf = (turnoverPercent: number) => turnoverPercent / 100;

/** Game types that count, those that count most first. */
export const weightsOf = (weights: Readonly<Record<string, number>>): [type: string, percent: number][] =>
  Object.entries(weights)
    .filter(([, percent]) => percent > 0)
    .sort(([left, one], [right, other]) => other - one || left.localeCompare(right));
