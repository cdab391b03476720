import type { DrawView, GameView } from '../../lottery/lottery-shapes.ts';
import type { ServerClock } from './clock/server-clock.ts';
import { isInstant } from './kinds.rules.ts';
import { readDraws, readGame } from './lottery-api.ts';

/** Draws of the results and the trend picture. */
const mostPast = 100;
/** Asked again so long after nothing is left to bet on, while the next draws are being opened. */
const askAgainMs = 3000;

interface StoreParts {
  session: string;
  clock: ServerClock;
  first: GameView;
  changed(): void;
}

export type OpenDraw = GameView['draws'][number];

/** The game that the player looks at: its draws to come by the server's clock, and those that ended. */
export function createGameStore({ session, clock, first, changed }: StoreParts) {
  let game = first;
  let past: DrawView[] | undefined;
  let seen = '';
  let asking = false;
  let askedAt = 0;

  const open = (): OpenDraw[] => game.draws.filter(({ closesAt }) => Date.parse(closesAt) > clock.now());

  async function refresh(): Promise<void> {
    if (asking) return;
    asking = true;
    askedAt = performance.now();
    const { gameCode } = game;
    const next = await readGame(session, gameCode).catch(() => undefined);
    asking = false;
    if (!next || game.gameCode !== gameCode) return;
    clock.heard(next.now, askedAt);
    game = next;
    tell();
  }

  async function readPast(): Promise<void> {
    const { gameCode } = game;
    if (isInstant(game.kind)) return;
    const read = await readDraws(session, gameCode, mostPast).catch(() => undefined);
    if (game.gameCode !== gameCode) return;
    past = read?.list ?? past ?? [];
    changed();
  }

  function tell(): void {
    seen = open()[0]?.drawId ?? '';
    changed();
  }

  /** The first draw has closed: those who look are told at once, and the list is filled up. */
  function tick(): void {
    if (isInstant(game.kind)) return;
    const draws = open();
    if ((draws[0]?.drawId ?? '') !== seen) tell();
    const isShort = draws.length < Math.min(3, game.draws.length) || draws.length === 0;
    if (isShort && performance.now() - askedAt > askAgainMs) void refresh();
  }

  function takeDraw(draw: DrawView): void {
    if (draw.gameCode !== game.gameCode) return;
    const isEnded = draw.state === 'result' || draw.state === 'cancelled';
    if (isEnded) past = [draw, ...(past ?? []).filter(({ drawId }) => drawId !== draw.drawId)].sort(newestFirst);
    if (draw.state === 'cancelled')
      game = { ...game, draws: game.draws.filter(({ drawId }) => drawId !== draw.drawId) };
    if (draw.state === 'open' && !game.draws.some(({ drawId }) => drawId === draw.drawId)) void refresh();
    changed();
  }

  return {
    game: () => game,
    open,
    /** Ended draws, newest first; undefined while they are on their way. */
    past: () => past,
    last: () => past?.find(({ state }) => state === 'result'),
    show(next: GameView): void {
      game = next;
      past = isInstant(next.kind) ? [] : undefined;
      tell();
      void readPast();
    },
    refresh,
    readPast,
    tick,
    takeDraw,
  };
}
export type GameStore = ReturnType<typeof createGameStore>;

const newestFirst = (one: DrawView, other: DrawView) => other.drawsAt.localeCompare(one.drawsAt);
