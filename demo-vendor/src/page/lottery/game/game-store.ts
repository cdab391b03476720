import type { DrawView, GameView } from '../../../lottery/lottery-shapes.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { isInstant } from './kinds.rules.ts';
import { readGame } from './lottery-api.ts';
import { createPastDraws } from './past-draws.ts';

/** Delay before reading again when no draw takes bets, while the next ones are opened. */
const askAgainMs = 3000;

interface StoreParts {
  session: string;
  clock: ServerClock;
  first: GameView;
  changed(): void;
}

export type OpenDraw = GameView['draws'][number];

/** Creates the store of the current game: upcoming draws by the server's clock, and ended ones. */
export function createGameStore({ session, clock, first, changed }: StoreParts) {
  let game = first;
  let seen = '';
  let asking = false;
  let isOld = false;
  let askedAt = 0;
  const past = createPastDraws({ session, game: () => game, changed });

  const open = (): OpenDraw[] => game.draws.filter(({ closesAt }) => Date.parse(closesAt) > clock.now());

  async function refresh(): Promise<void> {
    if (asking) return;
    asking = true;
    askedAt = performance.now();
    const { gameCode } = game;
    const next = await readGame(session, gameCode).catch(() => undefined);
    asking = false;
    if (game.gameCode !== gameCode) return;
    const wasOld = isOld;
    isOld = !next;
    if (!next) return wasOld ? undefined : changed();
    clock.heard(next.now, askedAt);
    game = next;
    notify();
  }

  function notify(): void {
    seen = open()[0]?.drawId ?? '';
    changed();
  }

  /** Handles the close of the first draw: notifies listeners at once, and reads more draws. */
  function tick(): void {
    if (isInstant(game.kind)) return;
    const draws = open();
    if ((draws[0]?.drawId ?? '') !== seen) notify();
    const isShort = draws.length < Math.min(3, game.draws.length) || draws.length === 0;
    if (isShort && performance.now() - askedAt > askAgainMs) void refresh();
  }

  function takeDraw(draw: DrawView): void {
    if (draw.gameCode !== game.gameCode) return;
    past.take(draw);
    if (draw.state === 'cancelled')
      game = { ...game, draws: game.draws.filter(({ drawId }) => drawId !== draw.drawId) };
    if (draw.state === 'open' && !game.draws.some(({ drawId }) => drawId === draw.drawId)) void refresh();
    changed();
  }

  return {
    game: () => game,
    open,
    /** Returns whether the last read failed, so that the data is outdated. */
    isOld: () => isOld,
    /** Returns ended draws, newest first; undefined while loading. */
    past: past.list,
    last: past.last,
    show(next: GameView): void {
      game = next;
      isOld = false;
      notify();
      past.begin();
    },
    refresh,
    readPast: past.read,
    tick,
    takeDraw,
  };
}
export type GameStore = ReturnType<typeof createGameStore>;
