import { randomBytes } from 'node:crypto';
import type { Gateway } from '../../gateway/platform-gateway.ts';
import { createTableClock } from '../../tables/table-clock.ts';
import { createDraws, type DrawDeskDeps } from './draw-desk.ts';
import { type IsDrawNeeded, openDrawBooks } from './open-draw-books.ts';

export interface DrawParts extends Pick<DrawDeskDeps, 'games' | 'findKind' | 'pace' | 'history'> {
  storeFolder: string;
  gateway: Gateway;
  log(message: string, details: object): void;
  isNeeded: IsDrawNeeded;
  now: () => number;
}

/** Opens the draws: store and service. Nothing is drawn before `resume`. */
export async function openDraws({ storeFolder, isNeeded, now, ...given }: DrawParts) {
  const { log } = given;
  const { books, close } = await openDrawBooks({ folder: storeFolder, now, log, isNeeded });
  const stopping = new AbortController();
  const clock = createTableClock(stopping.signal, now);
  const desk = createDraws({ ...given, books, clock, newSeed: () => randomBytes(32) });
  return {
    ...desk,
    /** Draws what was missed, and continues. */
    resume(): void {
      desk.resume().catch((error: unknown) => log('the lotteries could not be resumed', { error: String(error) }));
    },
    stop(): void {
      desk.stop();
      stopping.abort();
    },
    /** Call after the server is closed. */
    close,
  };
}
