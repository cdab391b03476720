import path from 'node:path';
import { isoBefore, openJournaledStore, refusedRetentionMs, type StoreOptions } from '../../store/journaled-store.ts';
import { isMatchOver, isMatchRefused, type Match } from './match.ts';
import { createMatchStore, type MatchJournalLine, matchesFrom } from './match-store.ts';

const retentionMs = 30 * 86_400_000;

/** Opens the store of matches from its journal. */
export function openMatchStore({ folder, ...options }: StoreOptions) {
  return openJournaledStore({
    ...options,
    file: path.join(folder, 'matches.jsonl'),
    create: createMatchStore,
    keep: latestMatches,
  });
}

/** Returns the last state of each match that is open or recent enough to retain. */
export function latestMatches(lines: readonly MatchJournalLine[], nowMs: number): MatchJournalLine[] {
  const oldest = isoBefore(nowMs, retentionMs);
  const oldestRefused = isoBefore(nowMs, refusedRetentionMs);
  const isNeeded = (match: Match) =>
    !isMatchOver(match) || match.at >= (isMatchRefused(match) ? oldestRefused : oldest);
  return [...matchesFrom(lines).values()].filter(isNeeded).map((match) => ({ kind: 'match', match }));
}
