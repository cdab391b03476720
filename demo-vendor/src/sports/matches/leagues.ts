import type { Discipline, LeagueView, TeamView } from '../sports-shapes.ts';
import { teamsOf } from './team-names.ts';

/** A league that the studio plays, one match every `everyMs` at normal pace. */
export interface League extends LeagueView {
  /** Games of the catalogue that show it. */
  games: readonly string[];
  teams: readonly TeamView[];
  everyMs: number;
  /** Start of its first match of the day, after midnight. */
  offsetMs: number;
  /** Number of its first pairing, so that leagues of a discipline have different schedules. */
  firstTurn: number;
}

const everyMs = 240_000;
let leagueNo = 0;

function league(
  leagueId: string,
  name: string,
  discipline: Discipline,
  games: readonly string[],
  offset: number,
): League {
  leagueNo += 1;
  const firstTurn = leagueNo * 17;
  return { leagueId, name, discipline, games, teams: teamsOf(leagueNo), everyMs, offsetMs: offset * 1000, firstTurn };
}

const all = 'whistle-whistle-all-sports';
const football = ['stadium-stadium-football', all];
const basketball = ['stadium-stadium-basketball', all];
const tennis = ['whistle-whistle-tennis', all];

/** Two leagues for each sport and each esports book, half a turn apart. */
export const leagues: readonly League[] = [
  league('cove', 'Cove League', 'football', football, 0),
  league('meadow', 'Meadow League', 'football', football, 120),
  league('skyline', 'Skyline Circuit', 'basketball', basketball, 40),
  league('boardwalk', 'Boardwalk Circuit', 'basketball', basketball, 160),
  league('clay', 'Red Court Series', 'tennis', tennis, 80),
  league('lawn', 'Green Court Series', 'tennis', tennis, 200),
  league('av-valley', 'AV Valley Cup', 'moba', ['av-av-arena'], 20),
  league('av-zero', 'AV Zero Hour', 'shooter', ['av-av-arena'], 140),
  league('ai-pitch', 'AI Pitch Masters', 'efootball', ['ai-ai-arena'], 60),
  league('ai-lantern', 'AI Lantern Duels', 'fighter', ['ai-ai-arena'], 180),
  league('im-valley', 'IM Valley Masters', 'moba', ['imes-im-arena'], 100),
  league('im-pitch', 'IM Pixel League', 'efootball', ['imes-im-arena'], 220),
  league('im-zero', 'IM Zero Series', 'shooter', ['imes-im-arena'], 10),
  league('tf-zero', 'TF Signal Open', 'shooter', ['tf-tf-arena'], 50),
  league('tf-valley', 'TF Crown Trophy', 'moba', ['tf-tf-arena'], 170),
  league('ia-lantern', 'IA Lantern Open', 'fighter', ['ia-ia-arena'], 90),
  league('ia-zero', 'IA Night Signal', 'shooter', ['ia-ia-arena'], 210),
];

const byId = new Map(leagues.map((each) => [each.leagueId, each]));

export function findLeague(leagueId: string): League | undefined {
  return byId.get(leagueId);
}

export function leaguesOf(gameCode: string): League[] {
  return leagues.filter(({ games }) => games.includes(gameCode));
}
