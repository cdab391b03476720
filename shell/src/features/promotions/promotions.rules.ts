import type { Promotion } from '@portal/shared/contract/content/list-promotions';

export type PromotionState = Promotion['state'];

/** States that tell what a member has done; a visitor has done nothing yet. */
const personal: readonly PromotionState[] = ['applying', 'rejected', 'issued', 'claimed', 'process', 'joined'];
/** States with something left to do (specification 4, activity status). */
const open: readonly PromotionState[] = ['join', 'claim'];

/** Types that have a promotion, in the order they come, with how many there are. */
export function typesOf(promotions: readonly { type: string }[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { type } of promotions) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

type Dated = Pick<Promotion, 'state' | 'endsAt'>;

/** What a promotion is for who looks at it at `now` (milliseconds): one that ended is closed, and a visitor may join. */
export function stateFor({ state, endsAt }: Dated, isLoggedIn: boolean, now: number): PromotionState {
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now;
  if (isOver && (open.includes(state) || state === 'coming_soon')) return 'close';
  if (!isLoggedIn && personal.includes(state)) return isOver ? 'close' : 'join';
  return state;
}

export const hasAction = (state: PromotionState) => open.includes(state);
