import type { Match } from '@portal/shared/contract/games/matches';

export interface LeagueEntry {
  leagueId: string;
  name: string;
  matches: number;
}

/** Returns the leagues on the board: those with most live matches first, then those with most matches, then by name in the locale's order. */
export function leaguesOf(matches: readonly Match[], locale: string): LeagueEntry[] {
  const { compare } = new Intl.Collator(locale);
  const leagues = new Map<string, LeagueEntry & { live: number }>();
  for (const { league, state } of matches) {
    const entry = leagues.get(league.leagueId) ?? { ...league, matches: 0, live: 0 };
    const live = entry.live + (state === 'live' ? 1 : 0);
    leagues.set(league.leagueId, { ...entry, live, matches: entry.matches + 1 });
  }
  const most = [...leagues.values()].sort(
    (one, other) => other.live - one.live || other.matches - one.matches || compare(one.name, other.name),
  );
  return most.map(({ live, ...entry }) => entry);
}

/** Returns the live matches and the next kick-offs, of one league if it is on the board. */
export function listsOf(matches: readonly Match[], leagueId: string | undefined): { live: Match[]; next: Match[] } {
  const isKnown = matches.some(({ league }) => league.leagueId === leagueId);
  const shown = isKnown ? matches.filter(({ league }) => league.leagueId === leagueId) : matches;
  return { live: shown.filter(({ state }) => state === 'live'), next: shown.filter(({ state }) => state !== 'live') };
}

/** Key of a match in lists: ids of two studios may be the same. */
export const matchKey = ({ book, matchId }: Match): string => `${book.vassalage} ${matchId}`;
