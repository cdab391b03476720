import type { LiveTable } from '@portal/shared/contract/games/live-tables';

export type Phase = 'betting' | 'closed' | 'result' | 'waiting';

export interface Moment {
  phase: Phase;
  /** Whole seconds left of the phase and the length of it; absent while nobody knows when it goes on. */
  seconds?: number;
  of?: number;
}

type Plan = Pick<LiveTable, 'opensAt' | 'closesAt' | 'drawsAt' | 'endsAt'>;

/** After so long without another round the table counts as unknown. */
const waitingMs = 15_000;

/** Returns the moment of a round by its plan and the server's time; undefined for a table of which nothing is known. */
export function momentOf({ opensAt, closesAt, drawsAt, endsAt }: Plan, nowMs: number): Moment | undefined {
  const until = (phase: Phase, from: number, to: number): Moment => ({
    phase,
    seconds: Math.ceil((to - nowMs) / 1000),
    of: Math.round((to - from) / 1000),
  });
  if (nowMs < opensAt) return { phase: 'waiting' };
  if (nowMs < closesAt) return until('betting', opensAt, closesAt);
  if (nowMs < drawsAt) return until('closed', closesAt, drawsAt);
  if (nowMs < endsAt) return until('result', drawsAt, endsAt);
  return nowMs < endsAt + waitingMs ? { phase: 'waiting' } : undefined;
}
