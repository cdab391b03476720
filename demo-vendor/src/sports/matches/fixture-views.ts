import type { Script } from '../disciplines/script.ts';
import type { FixtureProof, FixtureView, MarketView, ScoreView, TeamView } from '../sports-shapes.ts';
import type { Fixture } from './fixture.ts';
import type { League } from './leagues.ts';
import { lineText, type Market, type Selection } from './markets.rules.ts';
import type { Match } from './match.ts';

const eventsShown = 8;
const nothing: ScoreView = { home: 0, away: 0, parts: [] };
const nobody: TeamView = { name: '', short: '', colour: '' };

export const priceText = (price: number) => (price / 1000).toFixed(2);

export function teamsIn(league: League, { home, away }: Fixture): { home: TeamView; away: TeamView } {
  return { home: league.teams[home] ?? nobody, away: league.teams[away] ?? nobody };
}

/** Returns the public view of a match at a time. */
export function fixtureView(match: Match, nowMs: number): FixtureView {
  const { fixture, league } = match;
  const { phase, betting, known, version } = match.momentAt(nowMs);
  const now = known.at(-1);
  return {
    fixtureId: fixture.fixtureId,
    leagueId: league.leagueId,
    discipline: league.discipline,
    ...teamsIn(league, fixture),
    startsAt: fixture.startsAt,
    phase,
    betting,
    clock: now?.clock ?? '',
    progress: now?.progress ?? 0,
    score: now?.score ?? nothing,
    events: known.flatMap(({ event }) => event ?? []).slice(-eventsShown),
    version,
    markets: betting === 'closed' ? [] : match.marketsOf(version).map((market) => marketView(match, market)),
    commitment: fixture.commitment,
  };
}

export function marketName(match: Pick<Match, 'facts'>, kind: Market['kind']): string {
  const { unit } = match.facts;
  const names = { '1x2': 'Match result', winner: 'Match winner', handicap: 'Handicap', total: `Total ${unit}` };
  return kind === 'handicap' && unit !== 'goals' ? `Handicap (${unit})` : names[kind];
}

function marketView(match: Match, market: Market): MarketView {
  const { id, kind, halves, selections } = market;
  return {
    id,
    kind,
    name: marketName(match, kind),
    line: kind === 'handicap' || kind === 'total' ? lineText(halves) : undefined,
    selections: selections.map(({ id: selection, price }) => ({
      id: selection,
      label: selectionLabel(teamsIn(match.league, match.fixture), kind, halves, selection),
      price: priceText(price),
    })),
  };
}

/** Formats a selection: "Amberton Foxes -1.5", "Over 2.5", "Draw". */
export function selectionLabel(
  teams: { home: TeamView; away: TeamView },
  kind: Market['kind'] | 'result',
  halves: number,
  id: Selection['id'],
): string {
  if (id === 'draw') return 'Draw';
  if (id === 'over' || id === 'under') return `${id === 'over' ? 'Over' : 'Under'} ${lineText(halves)}`;
  const { name } = teams[id];
  if (kind !== 'handicap') return name;
  const own = id === 'home' ? halves : -halves;
  return `${name} ${own > 0 ? '+' : ''}${lineText(own)}`;
}

/** Returns the data to verify a match, without secrets before its end; `overMatch` returns a finished match. */
export function fixtureProof(
  fixture: Fixture,
  league: League,
  phase: FixtureView['phase'],
  overMatch: (fixture: Fixture) => Match,
): FixtureProof {
  const { fixtureId, startsAt, model, commitment, seed, final } = fixture;
  const { home, away } = teamsIn(league, fixture);
  const { name: leagueName, discipline } = league;
  const match = {
    fixtureId,
    leagueName,
    discipline,
    home: home.name,
    away: away.name,
    startsAt,
    phase,
    model,
    commitment,
  };
  if (!final) return match;
  const { known } = overMatch(fixture).momentAt(Number.POSITIVE_INFINITY);
  return { ...match, seed, score: known.at(-1)?.score, events: eventsOf(known) };
}

const eventsOf = (steps: Script['steps']) => steps.flatMap(({ event }) => event ?? []);

/** Formats the final score: "2 : 1", with a note if the match was abandoned. */
export function finalText({ final }: Fixture): string | undefined {
  return final && `${final.score}${final.end === 'abandoned' ? ' (abandoned)' : ''}`;
}
