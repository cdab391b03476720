import { randomBytes } from 'node:crypto';
import type { Gateway } from '../../gateway/platform-client.ts';
import { createClock } from '../../timing/clock.ts';
import { createDrawService, type DrawServiceDeps } from './draw-service.ts';
import { type IsDrawNeeded, openDrawStore } from './open-draw-store.ts';

interface DrawParts extends Pick<DrawServiceDeps, 'games' | 'findKind' | 'pace' | 'history'> {
  storeFolder: string;
  gateway: Gateway;
  log(message: string, details: object): void;
  isNeeded: IsDrawNeeded;
  now: () => number;
}

/** Opens the draws: store and service. Nothing is drawn before `resume`. */
export async function openDraws({ storeFolder, isNeeded, now, ...given }: DrawParts) {
  const { log } = given;
  const { store: drawStore, close } = await openDrawStore({ folder: storeFolder, now, log, isNeeded });
  const stopping = new AbortController();
  const clock = createClock(stopping.signal, now);
  const drawService = createDrawService({ ...given, drawStore, clock, newSeed: () => randomBytes(32) });
  return {
    ...drawService,
    /** Draws what was missed, and continues. */
    resume(): void {
      drawService
        .resume()
        .catch((error: unknown) => log('the lotteries could not be resumed', { error: String(error) }));
    },
    stop(): void {
      drawService.stop();
      stopping.abort();
    },
    /** Call after the server is closed. */
    close,
  };
}
