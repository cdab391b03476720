import type { Drop } from '../chance.ts';

/**
 * `taken`: the member has an envelope of it; `declined`: wants none; `coming` and `over`: by time; `gone`: none left.
 */
type DropState = 'taken' | 'declined' | 'coming' | 'open' | 'gone' | 'over';

export function dropState({ taken, isDeclined, left, startsAt, endsAt }: Drop, nowMs: number): DropState {
  if (taken !== undefined) return 'taken';
  if (isDeclined) return 'declined';
  if (nowMs >= Date.parse(endsAt)) return 'over';
  if (left === 0) return 'gone';
  return nowMs < Date.parse(startsAt) ? 'coming' : 'open';
}

const order: readonly DropState[] = ['open', 'coming', 'taken', 'declined', 'gone', 'over'];

/** Sorts drops that can be opened first; otherwise the order stays. */
export function inOrder(drops: readonly Drop[], nowMs: number): Drop[] {
  const place = (drop: Drop) => order.indexOf(dropState(drop, nowMs));
  return [...drops].sort((a, b) => place(a) - place(b));
}

/** Drops that can be opened now. */
export const openNow = (drops: readonly Drop[], nowMs: number) =>
  drops.filter((drop) => dropState(drop, nowMs) === 'open');
