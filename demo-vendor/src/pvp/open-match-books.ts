import path from 'node:path';
import { type BookPlace, isoBefore, openKeptBooks, refusedKeptMs } from '../store/kept-books.ts';
import { isMatchOver, isMatchRefused, type Match } from './match.ts';
import { createMatchBooks, type MatchLine, matchesFrom } from './match-books.ts';

const keptMs = 30 * 86_400_000;

/** Opens the store of matches from its journal. */
export function openMatchBooks({ folder, ...place }: BookPlace) {
  return openKeptBooks({
    ...place,
    file: path.join(folder, 'matches.jsonl'),
    create: createMatchBooks,
    keep: latestMatches,
  });
}

/** Returns the last state of each match that is open or recent enough to retain. */
export function latestMatches(lines: readonly MatchLine[], nowMs: number): MatchLine[] {
  const oldest = isoBefore(nowMs, keptMs);
  const oldestRefused = isoBefore(nowMs, refusedKeptMs);
  const isNeeded = (match: Match) =>
    !isMatchOver(match) || match.at >= (isMatchRefused(match) ? oldestRefused : oldest);
  return [...matchesFrom(lines).values()].filter(isNeeded).map((match) => ({ kind: 'match', match }));
}
