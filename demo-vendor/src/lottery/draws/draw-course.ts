import type { LotteryGame } from '../lottery-game.ts';
import type { LotteryKind, LotteryKindCode } from '../rules/lottery-kind.ts';
import { newDraw, nextState } from './course.rules.ts';
import type { DrawBooks } from './draw-books.ts';
import type { KeptDraw } from './kept-draw.ts';
import { drawsBefore, drawsBetween, drawsClosingAfter, type PlannedDraw } from './schedule.rules.ts';

export interface CourseDeps {
  books: DrawBooks;
  findKind(code: LotteryKindCode): LotteryKind;
  /** 32 bytes that nobody can foresee. */
  newSeed(): Uint8Array;
  /** How many times faster than common the games draw that draw all day, 1 to 100. */
  pace: number;
  /** So many draws lie behind a game that begins: its board is not empty on the first day. None where it is left out. */
  history?: number;
  /** A draw that changed; it is on the disk. */
  changed(draw: KeptDraw): void;
}

/** So many draws of a game can be bet on: that of now, and those after it. */
export const bettableDraws = 20;

/** Brings the draws of a game to where they stand at a time: closes and draws what is due, in order, and makes those to come. */
export async function advance(deps: CourseDeps, game: LotteryGame, nowMs: number): Promise<void> {
  const kind = deps.findKind(game.kind);
  for (const draw of deps.books.unfinished(game.game.gameCode)) {
    for (let next = nextState(draw, nowMs, kind); next; next = nextState(next, nowMs, kind)) {
      await deps.books.save(next);
      deps.changed(next);
    }
  }
  await makeDraws(deps, game, kind, nowMs);
}

/** When a game has something to do next; milliseconds since 1970, undefined where it never has. */
export function nextDueMs(books: DrawBooks, gameCode: string): number | undefined {
  const times = books
    .unfinished(gameCode)
    .map((draw) => Date.parse(draw.state === 'open' ? draw.closesAt : draw.drawsAt));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Seeds and commitments are on the disk before anybody can name the draw. */
async function makeDraws(
  { books, newSeed, pace, history = 0, changed }: CourseDeps,
  game: LotteryGame,
  kind: LotteryKind,
  nowMs: number,
): Promise<void> {
  const { gameCode } = game.game;
  const last = books.lastMs(gameCode);
  const behind = last === undefined ? drawsBefore(game, nowMs, history, pace) : missedDraws(game, last, nowMs);
  const wanted = [...behind, ...drawsClosingAfter(game, nowMs, bettableDraws, pace)];
  // A clock that went back must not draw again what was drawn.
  const missing = wanted.filter(({ drawId, drawsMs }) => drawsMs > (last ?? 0) && !books.find(gameCode, drawId));
  const made = missing.map((planned) => broughtUp(newDraw(gameCode, planned, newSeed()), nowMs, kind));
  await Promise.all(made.map((draw) => books.save(draw)));
  for (const draw of made) changed(draw);
}

/** Nobody could bet on what was made too late: it stands in the books as it ended. */
function broughtUp(made: KeptDraw, nowMs: number, kind: LotteryKind): KeptDraw {
  const next = nextState(made, nowMs, kind);
  return next ? broughtUp(next, nowMs, kind) : made;
}

/**
 * Draws whose time passed before they were made, while the process was off: all of a game that draws on days. Where draws
 * come all day, one that nobody could bet on is left out.
 */
function missedDraws(game: LotteryGame, lastMs: number, nowMs: number): PlannedDraw[] {
  return game.schedule.kind === 'every' ? [] : drawsBetween(game, lastMs, nowMs, 1);
}
