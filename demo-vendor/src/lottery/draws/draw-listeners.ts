import type { LotteryDraw } from './draw.ts';

type Listener = (draw: LotteryDraw) => void;

/** Creates the listeners to draw changes; an error in one does not affect the others. */
export function createDrawListeners(log: (message: string, details: object) => void) {
  const listeners = new Set<Listener>();
  return {
    /** Adds a listener; returns the unsubscribe. */
    add(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(draw: LotteryDraw): void {
      for (const listener of listeners) {
        try {
          listener(draw);
        } catch (error) {
          log('a draw was not heard of', { gameCode: draw.gameCode, drawId: draw.drawId, error: String(error) });
        }
      }
    },
  };
}
