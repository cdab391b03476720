import { findDiscipline } from '../disciplines/find-discipline.ts';
import type { Fixture } from './fixture.ts';
import type { League } from './leagues.ts';
import { strengthOf, teamsPerLeague } from './team-names.ts';

/** How many turns of a league ahead its matches are announced. */
const turnsAhead = 4;
/** In an unwatched league, how long ago a match may have begun when it is announced. */
const lateStartMs = 200_000;

const others = teamsPerLeague - 1;
const matchesPerRound = teamsPerLeague / 2;
/** With this order a team pauses for at least three matches. */
const roundStep = 9;
const orderInRound = [5, 4, 3, 2, 1, 0];

/** Returns the pairing of a turn of a league: all against all, then again with sides swapped. */
export function pairingOf(turn: number): { home: number; away: number } {
  const round = Math.floor(turn / matchesPerRound);
  const place = orderInRound[turn % matchesPerRound] ?? 0;
  const middle = (round * roundStep) % others;
  const first = place === 0 ? others : (middle + place) % others;
  const second = (middle - place + others) % others;
  const isSwapped = (round + place) % 2 === 1;
  return isSwapped ? { home: second, away: first } : { home: first, away: second };
}

type Planned = Pick<Fixture, 'fixtureId' | 'leagueId' | 'home' | 'away' | 'startsAt' | 'pace' | 'model'>;

/** Returns the matches of a league that should be known at a time (milliseconds since 1970), earliest first. */
export function plannedAt(league: League, nowMs: number, pace: number): Planned[] {
  const every = Math.round(league.everyMs / pace);
  const offset = Math.round(league.offsetMs / pace);
  const first = Math.ceil((nowMs - lateStartMs / pace - offset) / every);
  const last = Math.floor((nowMs - offset) / every) + turnsAhead;
  return Array.from({ length: last - first + 1 }, (_, i) =>
    planned(league, first + i, (first + i) * every + offset, pace),
  );
}

function planned(league: League, turn: number, startMs: number, pace: number): Planned {
  const { leagueId, discipline, firstTurn } = league;
  const { home, away } = pairingOf(turn + firstTurn);
  const model = findDiscipline(discipline).rules.modelOf(strengthOf(home), strengthOf(away));
  const fixtureId = `${leagueId}-${Math.round(startMs)}`;
  return { fixtureId, leagueId, home, away, startsAt: new Date(startMs).toISOString(), pace, model };
}
