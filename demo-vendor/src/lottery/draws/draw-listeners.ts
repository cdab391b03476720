import type { LotteryDraw } from './draw.ts';

type Listener = (draw: LotteryDraw) => void;

/** Those in the studio who hear of each draw that changed; one that stumbles does not keep it from the others. */
export function createDrawListeners(log: (message: string, details: object) => void) {
  const listeners = new Set<Listener>();
  return {
    /** Gives back how to hear no more. */
    add(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear(draw: LotteryDraw): void {
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
