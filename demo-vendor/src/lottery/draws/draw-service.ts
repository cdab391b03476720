import type { Gateway } from '../../gateway/platform-client.ts';
import type { Clock } from '../../timing/clock.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { Draws, LotteryDraw } from './draw.ts';
import { advance, type CourseDeps, nextDueMs } from './draw-course.ts';
import { createDrawActs } from './operators/draw-acts.ts';
import { createDrawReporter } from './reporting/draw-reporter.ts';
import { createSerialQueues } from './serial-queues.ts';
import type { StoredDraw } from './stored-draw.ts';

export interface DrawServiceDeps extends Omit<CourseDeps, 'changed'> {
  games: readonly LotteryGame[];
  gateway: Gateway;
  clock: Clock;
  log(message: string, details: object): void;
}

/** Maximum time until a clock jump is noticed; tickets are always checked against the clock itself. */
const longestWaitMs = 5000;

/** Opens, closes and draws the lotteries by the clock, and notifies players and platform. */
export function createDrawService(given: DrawServiceDeps) {
  const { games, drawStore, clock, log } = given;
  const listeners = createDrawListeners(log);
  const report = createDrawReporter(given);
  const enqueue = createSerialQueues();
  const due = new Map<string, number>();
  let isStopped = false;

  function changed(draw: StoredDraw): void {
    report(draw);
    listeners.notify(draw);
  }
  const course: CourseDeps = { ...given, changed };

  async function bringUp(game: LotteryGame): Promise<void> {
    const { gameCode } = game.game;
    await enqueue(gameCode, () => advance(course, game, clock.now()));
    due.set(gameCode, nextDueMs(drawStore, gameCode) ?? Number.POSITIVE_INFINITY);
  }

  async function tick(): Promise<void> {
    const now = clock.now();
    const ready = games.filter(({ game }) => (due.get(game.gameCode) ?? now) <= now);
    const work = ready.map((game) =>
      bringUp(game).catch((error: unknown) => {
        due.set(game.game.gameCode, now + longestWaitMs);
        log('a lottery stumbled', { gameCode: game.game.gameCode, error: String(error) });
      }),
    );
    await Promise.all(work);
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      await tick();
      const next = Math.min(...due.values()) - clock.now();
      if (!(await clock.wait(Math.min(longestWaitMs, Math.max(0, next))))) return;
    }
  }

  const draws: Draws = {
    upcoming: (gameCode, count) => drawStore.upcoming(gameCode, clock.now(), count),
    find: drawStore.find,
    past: drawStore.past,
    takesTickets({ gameCode, drawId }) {
      const draw = drawStore.find(gameCode, drawId);
      return draw?.state === 'open' && clock.now() < Date.parse(draw.closesAt);
    },
    onChange: listeners.add,
  };
  return {
    ...draws,
    ...createDrawActs({ ...course, games, enqueue }),
    /** Returns draws that have not ended, soonest first, then ended ones, newest first; up to `count` of each. */
    around: (gameCode: string, count: number): StoredDraw[] => [
      ...drawStore.unfinished(gameCode).slice(0, count),
      ...drawStore.past(gameCode, count),
    ],
    /** Reports pending stages, draws what was missed, and continues until it is stopped. */
    async resume(): Promise<void> {
      for (const { game } of games) for (const draw of drawStore.unreported(game.gameCode)) report(draw);
      await run();
    },
    stop(): void {
      isStopped = true;
    },
  };
}

export type DrawService = ReturnType<typeof createDrawService>;

type Listener = (draw: LotteryDraw) => void;

/** Creates the listeners to draw changes; an error in one does not affect the others. */
function createDrawListeners(log: (message: string, details: object) => void) {
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
