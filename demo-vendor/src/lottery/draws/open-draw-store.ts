import path from 'node:path';
import { isoBefore, openJournaledStore, type StoreOptions } from '../../store/journaled-store.ts';
import { createDrawStore, type DrawJournalLine } from './draw-store.ts';
import { isEnded, type StoredDraw, soonestFirst, stageOf } from './stored-draw.ts';

const dayMs = 86_400_000;
const retainedPerGame = 100;
const unreportedRetentionMs = 30 * dayMs;

/** Returns whether a ticket needs a draw. Called when the store opens, and with the first line of every hour. */
export type IsDrawNeeded = (gameCode: string, drawId: string) => boolean;

/** Opens the store of draws from its journal. */
export function openDrawStore({ folder, isNeeded, ...options }: StoreOptions & { isNeeded: IsDrawNeeded }) {
  return openJournaledStore({
    ...options,
    file: path.join(folder, 'draws.jsonl'),
    create: createDrawStore,
    keep: (lines: readonly DrawJournalLine[], nowMs) => latestDrawLines(lines, nowMs, isNeeded),
  });
}

/**
 * Returns the last line of each draw. An ended draw is retained for a day, while a ticket needs it, for 30 days while
 * the platform does not know it, and while it is one of the latest of its game.
 */
export function latestDrawLines(
  lines: readonly DrawJournalLine[],
  nowMs: number,
  isNeeded: IsDrawNeeded,
): DrawJournalLine[] {
  const games = new Map<string, Map<string, StoredDraw>>();
  const reported = new Map<string, Extract<DrawJournalLine, { kind: 'told' }>>();
  for (const line of lines) {
    if (line.kind === 'told') reported.set(`${line.gameCode} ${line.drawId}`, line);
    else {
      const ofGame = games.get(line.draw.gameCode) ?? new Map<string, StoredDraw>();
      games.set(line.draw.gameCode, ofGame.set(line.draw.drawId, line.draw));
    }
  }
  const [dayAgo, unreportedSince] = [isoBefore(nowMs, dayMs), isoBefore(nowMs, unreportedRetentionMs)];
  return [...games.values()].flatMap((ofGame) => {
    const draws = [...ofGame.values()].sort(soonestFirst);
    const latest = draws.filter(isEnded).at(-retainedPerGame)?.drawsAt ?? '';
    return draws.flatMap((draw) => {
      const ofPlatform = reported.get(`${draw.gameCode} ${draw.drawId}`);
      const isUnreported = (ofPlatform?.stage ?? 0) < stageOf(draw) && draw.drawsAt >= unreportedSince;
      const { gameCode, drawId, drawsAt } = draw;
      const isFresh = !isEnded(draw) || drawsAt >= latest || drawsAt >= dayAgo;
      if (!isFresh && !isUnreported && !isNeeded(gameCode, drawId)) return [];
      const line: DrawJournalLine = { kind: 'draw', draw };
      return ofPlatform ? [line, ofPlatform] : [line];
    });
  });
}
