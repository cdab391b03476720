import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { NewDrop } from '@portal/shared/contract/rewards/operator-chance';

const longestMs = 31 * 86_400_000;
const farthestMs = 90 * 86_400_000;

/** Returns why a drop cannot be made; undefined when it can. Each envelope needs at least one minor unit. */
export function dropFault({ sum, count, startsAt, endsAt }: NewDrop, now: Date) {
  if (minorUnits(sum) < BigInt(count)) return 'drop_too_small';
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  const isInReach = to > now.getTime() && from <= now.getTime() + farthestMs;
  return from < to && to - from <= longestMs && isInReach ? undefined : 'drop_window';
}
