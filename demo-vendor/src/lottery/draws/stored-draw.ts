import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import type { DrawnNumbers } from '../rules/lottery-kind.ts';
import type { LotteryDraw } from './draw.ts';

/** A published board that was wrong. */
interface EarlierBoard {
  drawn: DrawnNumbers;
  /** Reason for its publication, if it was a correction itself. */
  reason?: string;
}

/** A draw as stored. */
export interface StoredDraw extends LotteryDraw {
  /** Earlier boards, oldest first: one for each correction. */
  earlier?: readonly EarlierBoard[];
}

/**
 * Returns the reporting stage of a draw: 1 opened, 2 closed, 3 ended, plus one for each correction.
 */
export function stageOf({ state, corrections }: StoredDraw): number {
  return stages[state] + corrections;
}

export const endStage = 3;
const stages = { open: 1, closed: 2, result: endStage, cancelled: endStage } as const;
export const reportedStates: Readonly<Record<StoredDraw['state'], VendorResult['state']>> = {
  open: 'opened',
  closed: 'closed',
  result: 'result',
  cancelled: 'cancelled',
};

/** Returns whether a draw has a result or is cancelled; only a correction can follow. */
export const isEnded = ({ state }: StoredDraw) => state === 'result' || state === 'cancelled';

/** Orders draws by time, soonest first. */
export function soonestFirst(a: StoredDraw, b: StoredDraw): number {
  if (a.drawsAt === b.drawsAt) return 0;
  return a.drawsAt < b.drawsAt ? -1 : 1;
}
