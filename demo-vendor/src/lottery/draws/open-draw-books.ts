import path from 'node:path';
import { type BookPlace, isoBefore, openKeptBooks } from '../../store/kept-books.ts';
import { createDrawBooks, type DrawLine } from './draw-books.ts';
import { isEnded, type KeptDraw, soonestFirst, stageOf } from './kept-draw.ts';

const dayMs = 86_400_000;
const keptPerGame = 100;
const untoldKeptMs = 30 * dayMs;

/** Returns whether a ticket needs a draw. Called when the store opens, and with the first line of every hour. */
export type IsDrawNeeded = (gameCode: string, drawId: string) => boolean;

/** Opens the store of draws from its journal. */
export function openDrawBooks({ folder, isNeeded, ...place }: BookPlace & { isNeeded: IsDrawNeeded }) {
  return openKeptBooks({
    ...place,
    file: path.join(folder, 'draws.jsonl'),
    create: createDrawBooks,
    keep: (lines: readonly DrawLine[], nowMs) => latestDrawLines(lines, nowMs, isNeeded),
  });
}

/**
 * Returns the last line of each draw. An ended draw is retained for a day, while a ticket needs it, for 30 days while
 * the platform does not know it, and while it is one of the latest of its game.
 */
export function latestDrawLines(lines: readonly DrawLine[], nowMs: number, isNeeded: IsDrawNeeded): DrawLine[] {
  const games = new Map<string, Map<string, KeptDraw>>();
  const told = new Map<string, Extract<DrawLine, { kind: 'told' }>>();
  for (const line of lines) {
    if (line.kind === 'told') told.set(`${line.gameCode} ${line.drawId}`, line);
    else {
      const ofGame = games.get(line.draw.gameCode) ?? new Map<string, KeptDraw>();
      games.set(line.draw.gameCode, ofGame.set(line.draw.drawId, line.draw));
    }
  }
  const [dayAgo, untoldSince] = [isoBefore(nowMs, dayMs), isoBefore(nowMs, untoldKeptMs)];
  return [...games.values()].flatMap((ofGame) => {
    const draws = [...ofGame.values()].sort(soonestFirst);
    const latest = draws.filter(isEnded).at(-keptPerGame)?.drawsAt ?? '';
    return draws.flatMap((draw) => {
      const ofPlatform = told.get(`${draw.gameCode} ${draw.drawId}`);
      const isUntold = (ofPlatform?.stage ?? 0) < stageOf(draw) && draw.drawsAt >= untoldSince;
      const { gameCode, drawId, drawsAt } = draw;
      const isFresh = !isEnded(draw) || drawsAt >= latest || drawsAt >= dayAgo;
      if (!isFresh && !isUntold && !isNeeded(gameCode, drawId)) return [];
      const line: DrawLine = { kind: 'draw', draw };
      return ofPlatform ? [line, ofPlatform] : [line];
    });
  });
}
