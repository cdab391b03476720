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
      'The whole match comes from a seed. Its SHA-256 is shown before the first bet can be placed, the seed itself when the match is over, so you can verify the match.',
      'Odds come from the probabilities by which the match is drawn and include about 5 % for the house in every market. In football, in-play odds are held for up to five match minutes and are the lowest of that time.',
    ],
  },
  {
    title: 'Bets',
    lines: [
      'A single has one pick, a parlay two to eight from different matches; the odds of a parlay are the product of its picks’ odds. Payouts are rounded down to the cent, once, at the end.',
      'An in-play bet is held for about three seconds before it is accepted. After a goal, a break or a map, betting pauses for a few seconds. The studio’s clock decides.',
      'If the odds have changed, the bet is accepted only if you chose to accept better odds or any odds.',
    ],
  },
  {
    title: 'Results',
    lines: [
      'If a whole-number line is met exactly, it is a push: a single’s stake is returned, and in a parlay the pick counts as 1.00.',
      'About one match in sixty is abandoned. Bets already decided by the score stand (such as a total that was exceeded); all others are void: a single’s stake is refunded, and in a parlay the pick counts as 1.00.',
      'A parlay is settled when its last pick is decided, or as soon as one is lost.',
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
