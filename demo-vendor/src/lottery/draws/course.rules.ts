import { commitmentOf, fairDraw, seedFromText, seedText } from '../../fairness/fair-draw.ts';
import type { DrawnNumbers, LotteryKind } from '../rules/lottery-kind.ts';
import { clientSeedOfDraw } from './draw-seed.rules.ts';
import type { PlannedDraw } from './schedule.rules.ts';
import type { StoredDraw } from './stored-draw.ts';

/** Creates a draw from an unpredictable seed. */
export function newDraw(gameCode: string, planned: PlannedDraw, seed: Uint8Array): StoredDraw {
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    gameCode,
    drawId: planned.drawId,
    state: 'open',
    corrections: 0,
    opensAt: iso(planned.opensMs),
    closesAt: iso(planned.closesMs),
    drawsAt: iso(planned.drawsMs),
    commitment: commitmentOf(seed),
    seed: seedText(seed),
  };
}

/** Computes the board from the seed of a draw. */
export function boardOf({ gameCode, drawId, seed }: StoredDraw, kind: LotteryKind): DrawnNumbers {
  return kind.draw(fairDraw(seedFromText(seed), clientSeedOfDraw(gameCode, drawId)));
}

/** Returns the next state of a due draw; undefined before its time, and once it has ended. */
export function nextState(draw: StoredDraw, nowMs: number, kind: LotteryKind): StoredDraw | undefined {
  if (draw.state === 'open' && Date.parse(draw.closesAt) <= nowMs) return { ...draw, state: 'closed' };
  if (draw.state !== 'closed' || Date.parse(draw.drawsAt) > nowMs) return undefined;
  return { ...draw, state: 'result', drawn: boardOf(draw, kind) };
}

export function corrected(draw: StoredDraw, drawn: DrawnNumbers, reason: string): StoredDraw {
  const before = draw.drawn ? [{ drawn: draw.drawn, ...(draw.reason !== undefined && { reason: draw.reason }) }] : [];
  return {
    ...draw,
    drawn,
    reason,
    corrections: draw.corrections + 1,
    earlier: [...(draw.earlier ?? []), ...before],
  };
}
