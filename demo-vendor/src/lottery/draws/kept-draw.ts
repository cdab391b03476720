import type { VendorResult } from '@portal/shared/contract/vendor-api/result-calls';
import type { DrawnNumbers } from '../rules/lottery-kind.ts';
import type { LotteryDraw } from './draw.ts';

/** A board that was published, and was wrong. */
export interface EarlierBoard {
  drawn: DrawnNumbers;
  /** Why it was published, where it was a correction itself. */
  reason?: string;
}

/** A draw as the books have it. */
export interface KeptDraw extends LotteryDraw {
  /** Boards before that of now, the first one drawn first: one for each correction. */
  earlier?: readonly EarlierBoard[];
}

/**
 * How far a draw has come, as it is told: 1 opened, 2 closed, 3 its end, and one more for each correction.
 */
export function stageOf({ state, corrections }: KeptDraw): number {
  return stages[state] + corrections;
}

export const endStage = 3;
const stages = { open: 1, closed: 2, result: endStage, cancelled: endStage } as const;
export const stateTold: Readonly<Record<KeptDraw['state'], VendorResult['state']>> = {
  open: 'opened',
  closed: 'closed',
  result: 'result',
  cancelled: 'cancelled',
};

/** Result or cancelled: nothing but a correction can come. */
export const isEnded = ({ state }: KeptDraw) => state === 'result' || state === 'cancelled';

/** Order by the time of the draw, soonest first. */
export function soonestFirst(a: KeptDraw, b: KeptDraw): number {
  if (a.drawsAt === b.drawsAt) return 0;
  return a.drawsAt < b.drawsAt ? -1 : 1;
}
