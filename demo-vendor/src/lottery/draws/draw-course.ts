import type { LotteryGame } from '../lottery-game.ts';
import type { LotteryKind, LotteryKindCode } from '../rules/lottery-kind.ts';
import { newDraw, nextState } from './course.rules.ts';
import type { DrawStore } from './draw-store.ts';
import { drawsBefore, drawsBetween, drawsClosingAfter, type PlannedDraw } from './schedule.rules.ts';
import type { StoredDraw } from './stored-draw.ts';

export interface CourseDeps {
  drawStore: DrawStore;
  findKind(code: LotteryKindCode): LotteryKind;
  /** Returns 32 unpredictable bytes. */
  newSeed(): Uint8Array;
  /** Speed of all-day games relative to normal, 1 to 100. */
  pace: number;
  /** Number of past draws generated for a new game, so that its results are not empty at first; none by default. */
  history?: number;
  /** Called after a change of a draw is on disk. */
  changed(draw: StoredDraw): void;
}

/** Number of draws of a game that take bets: the current one and those after it. */
const bettableDraws = 20;

/** Brings the draws of a game up to a time: closes and draws what is due, in order, and creates upcoming ones. */
export async function advance(deps: CourseDeps, game: LotteryGame, nowMs: number): Promise<void> {
  const kind = deps.findKind(game.kind);
  for (const draw of deps.drawStore.unfinished(game.game.gameCode)) {
    for (let next = nextState(draw, nowMs, kind); next; next = nextState(next, nowMs, kind)) {
      await deps.drawStore.save(next);
      deps.changed(next);
    }
  }
  await makeDraws(deps, game, kind, nowMs);
}

/** Returns when a game is due next; milliseconds since 1970, undefined for never. */
export function nextDueMs(drawStore: DrawStore, gameCode: string): number | undefined {
  const times = drawStore
    .unfinished(gameCode)
    .map((draw) => Date.parse(draw.state === 'open' ? draw.closesAt : draw.drawsAt));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Creates missing draws; seeds and commitments are on disk before anybody can refer to the draw. */
async function makeDraws(
  { drawStore, newSeed, pace, history = 0, changed }: CourseDeps,
  game: LotteryGame,
  kind: LotteryKind,
  nowMs: number,
): Promise<void> {
  const { gameCode } = game.game;
  const last = drawStore.lastMs(gameCode);
  const behind = last === undefined ? drawsBefore(game, nowMs, history, pace) : missedDraws(game, last, nowMs);
  const wanted = [...behind, ...drawsClosingAfter(game, nowMs, bettableDraws, pace)];
  // If the clock went back, finished draws must not be drawn again.
  const missing = wanted.filter(({ drawId, drawsMs }) => drawsMs > (last ?? 0) && !drawStore.find(gameCode, drawId));
  const made = missing.map((planned) => broughtUp(newDraw(gameCode, planned, newSeed()), nowMs, kind));
  await Promise.all(made.map((draw) => drawStore.save(draw)));
  for (const draw of made) changed(draw);
}

/** Brings a new draw up to `nowMs`: one created too late for bets is stored as ended. */
function broughtUp(made: StoredDraw, nowMs: number, kind: LotteryKind): StoredDraw {
  const next = nextState(made, nowMs, kind);
  return next ? broughtUp(next, nowMs, kind) : made;
}

/**
 * Returns draws whose time passed while the process was down: all of a game that draws on certain days. All-day games
 * skip draws that nobody could bet on.
 */
function missedDraws(game: LotteryGame, lastMs: number, nowMs: number): PlannedDraw[] {
  return game.schedule.kind === 'every' ? [] : drawsBetween(game, lastMs, nowMs, 1);
}
