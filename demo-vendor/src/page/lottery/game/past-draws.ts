import type { DrawView, GameView } from '../../../lottery/lottery-shapes.ts';
import { isInstant } from './kinds.rules.ts';
import { readDraws } from './lottery-api.ts';

/** Draws of the results and the trend picture. */
const mostPast = 100;

interface PastParts {
  session: string;
  /** The game on the table. */
  game(): GameView;
  changed(): void;
}

/** Draws of the game that ended, newest first. */
export function createPastDraws({ session, game, changed }: PastParts) {
  let list: DrawView[] | undefined;

  async function read(): Promise<void> {
    const { gameCode, kind } = game();
    if (isInstant(kind)) return;
    const answer = await readDraws(session, gameCode, mostPast).catch(() => undefined);
    if (game().gameCode !== gameCode) return;
    list = answer?.list ?? list ?? [];
    changed();
  }

  return {
    /** Undefined while they load. */
    list: () => list,
    last: () => list?.find(({ state }) => state === 'result'),
    read,
    /** The game is another. */
    begin(): void {
      list = isInstant(game().kind) ? [] : undefined;
      void read();
    },
    take(draw: DrawView): void {
      if (draw.state !== 'result' && draw.state !== 'cancelled') return;
      list = [draw, ...(list ?? []).filter(({ drawId }) => drawId !== draw.drawId)].sort(newestFirst);
    },
  };
}

const newestFirst = (one: DrawView, other: DrawView) => other.drawsAt.localeCompare(one.drawsAt);
