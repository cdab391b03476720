import type { SportsGame } from '../../games/sports-games.ts';
import type { PageSession } from '../../sessions/page-session.ts';
import { sessionView } from '../../sessions/session-view.ts';
import { findDiscipline } from '../disciplines/find-discipline.ts';
import { leaguesOf } from '../matches/leagues.ts';
import type { SportsbookInfo, SportsSession } from '../sports-shapes.ts';
import { ticketLimits } from '../tickets/ticket-limits.rules.ts';

const commonRules: SportsbookInfo['rules'] = [
  {
    title: 'Simulated matches',
    lines: [
      'All matches are simulated: drawn by the studio, not played by people. Clubs and leagues are invented.',
      'The whole course of a match comes from a seed. Its SHA-256 is shown before the first bet can be placed, the seed itself when the match is over; with it you can count the match again.',
      'Prices come from the chances by which the match is drawn, and hold about 5 % for the house in every market. In football a price in play is held for up to five minutes of the match and is the lowest of that time.',
    ],
  },
  {
    title: 'Bets',
    lines: [
      'A single has one leg, a parlay two to eight of different matches; its price is the product of the prices. What is paid is rounded down to the cent, once, at the end.',
      'A bet in play is looked at for about three seconds before it is taken. After a goal, a break or a map, betting pauses for some seconds. The clock of the studio decides.',
      'When a price has moved, the bet is taken only if you chose to accept better prices or any.',
    ],
  },
  {
    title: 'Results',
    lines: [
      'A whole line that is met exactly is a push: the stake of a single comes back, in a parlay the leg counts 1.00.',
      'About one match in sixty is abandoned. What its score had already decided stands (a total that is exceeded); all else is void: the stake of a single goes back, in a parlay the leg counts 1.00.',
      'A parlay is settled when its last leg is decided, or with the first that is lost.',
    ],
  },
];

function sportsbookInfo({ game, kind }: SportsGame, inPlayDelayMs: number): SportsbookInfo {
  const { gameCode, gameName } = game;
  const leagues = leaguesOf(gameCode).map(({ leagueId, name, discipline }) => ({ leagueId, name, discipline }));
  const ids = [...new Set(leagues.map(({ discipline }) => discipline))];
  const disciplines = ids.map((id) => ({ id, name: findDiscipline(id).name }));
  const rules = [
    ...commonRules,
    ...ids.map((id) => ({ title: findDiscipline(id).name, lines: [...findDiscipline(id).lines] })),
  ];
  return { gameCode, gameName, kind, disciplines, leagues, limits: ticketLimits, inPlayDelayMs, rules };
}

export function sportsSession(session: PageSession, game: SportsGame, inPlayDelayMs: number): SportsSession {
  return { ...sessionView(session), book: sportsbookInfo(game, inPlayDelayMs) };
}
