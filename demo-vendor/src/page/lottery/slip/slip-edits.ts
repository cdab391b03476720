import type { GameStore } from '../game-store.ts';
import { type SlipLine, withLines } from './slip.rules.ts';
import type { HeldSlip } from './slip-state.ts';

/** What a player changes in a slip before it is bought. */
export function slipEdits(held: HeldSlip, store: GameStore, edit: (next: Partial<HeldSlip>) => void) {
  const nextDraw = () => store.open()[0]?.drawId;
  return {
    add(lines: readonly SlipLine[]): void {
      const isFirst = held.lines.length === 0;
      const next = withLines(held.lines, lines, store.game().limits.mostLines);
      edit({ lines: next, ...(isFirst ? { first: nextDraw() } : {}) });
    },
    set: (at: number, line: Partial<SlipLine>) =>
      edit({ lines: held.lines.map((each, i) => (i === at ? { ...each, ...line } : each)) }),
    remove: (at: number) => edit({ lines: held.lines.filter((_, i) => i !== at) }),
    clear: () => edit({ lines: [] }),
    setDraws: (wanted: number) => edit({ wanted, stopAfterWin: wanted > 1 && held.stopAfterWin }),
    setStop: (stopAfterWin: boolean) => edit({ stopAfterWin }),
    /** The draw of the slip has closed, and the player takes the next. */
    takeNext: () => edit({ first: nextDraw() }),
    /** Puts the receipt away. */
    done: () => edit({}),
  };
}
