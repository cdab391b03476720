import { createEntries } from '../../store/entries.ts';
import type { JournaledStore } from '../../store/journaled-store.ts';
import type { Action } from './match.rules.ts';
import { isMatchOver, isStuck, type Match } from './match.ts';

export type MatchJournalLine =
  | { kind: 'match'; match: Match }
  | { kind: 'action'; matchId: string; no: number; action: Action };

/** Store of matches, in memory for reading and in a journal. A change is in memory at once. */
export interface MatchStore extends JournaledStore<MatchJournalLine> {
  match(matchId: string): Match | undefined;
  openMatches(): Match[];
  /** Returns matches that are not over, and those with a stuck seat. */
  unsettledMatches(): Match[];
  /** Returns matches of a player in a game, newest first. */
  history(playerId: string, gameCode: string, limit: number): Match[];
  /** Resolves when the match is on disk. */
  save(match: Match): Promise<void>;
  addAction(matchId: string, action: Action): Promise<void>;
}

const historyPerPlayer = 100;

/** Reads the last state of each match from journal lines, in the order of their start. */
export function matchesFrom(lines: readonly MatchJournalLine[]): Map<string, Match> {
  const matches = new Map<string, Match>();
  for (const line of lines) {
    if (line.kind === 'match') matches.set(line.match.matchId, line.match);
    else {
      const match = matches.get(line.matchId);
      if (match?.actions.length === line.no) {
        matches.set(line.matchId, { ...match, actions: [...match.actions, line.action] });
      }
    }
  }
  return matches;
}

export function createMatchStore(
  known: readonly MatchJournalLine[],
  append: (line: MatchJournalLine) => Promise<void>,
): MatchStore {
  const matches = createEntries<Match>({
    idOf: ({ matchId }) => matchId,
    isOver: isMatchOver,
    ownersOf: ({ seats, gameCode }) => seats.map(({ playerId }) => `${playerId} ${gameCode}`),
    limit: historyPerPlayer,
  });
  const keepAll = (lines: readonly MatchJournalLine[]) => {
    for (const match of matchesFrom(lines).values()) matches.put(match);
  };
  keepAll(known);

  return {
    lines: () => matches.all().map((match) => ({ kind: 'match', match })),
    renew(lines) {
      matches.clear();
      keepAll(lines);
    },
    match: matches.get,
    openMatches: matches.open,
    unsettledMatches: () => matches.all().filter((match) => !isMatchOver(match) || match.seats.some(isStuck)),
    history: (playerId, gameCode, limit) => matches.history(`${playerId} ${gameCode}`, limit),
    save(match) {
      matches.put(match);
      return append({ kind: 'match', match });
    },
    addAction(matchId, action) {
      const match = matches.get(matchId);
      if (!match) throw new Error(`no match ${matchId}`);
      matches.put({ ...match, actions: [...match.actions, action] });
      return append({ kind: 'action', matchId, no: match.actions.length, action });
    },
  };
}
