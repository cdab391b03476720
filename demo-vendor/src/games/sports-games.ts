import { ticketLimits } from '../sports/tickets/ticket-limits.rules.ts';
import type { StudioGame } from './game.ts';
import { codeOfName, pictureSeed } from './game-names.ts';

/** A lobby of the sportsbook, with its catalogue entry. Its leagues are listed in leagues.ts. */
export interface SportsGame {
  game: StudioGame;
  kind: 'sports' | 'esports';
}

export const sportsGames: readonly SportsGame[] = [
  sportsbook('STADIUM', 'Stadium Football', 'sports', 'football'),
  sportsbook('STADIUM', 'Stadium Basketball', 'sports', 'basketball'),
  sportsbook('WHISTLE', 'Whistle All Sports', 'sports', 'whistle'),
  sportsbook('WHISTLE', 'Whistle Tennis', 'sports', 'tennis'),
  sportsbook('AV', 'AV Arena', 'esports', 'gamepad'),
  sportsbook('AI', 'AI Arena', 'esports', 'mech'),
  sportsbook('IMES', 'IM Arena', 'esports', 'headset'),
  sportsbook('TF', 'TF Arena', 'esports', 'reticle'),
  sportsbook('IA', 'IA Arena', 'esports', 'invader'),
];

const byCode = new Map(sportsGames.map((each) => [each.game.gameCode, each]));

export function findSportsGame(gameCode: string): SportsGame | undefined {
  return byCode.get(gameCode);
}

function sportsbook(vassalage: string, gameName: string, kind: SportsGame['kind'], theme: string): SportsGame {
  const game: StudioGame = {
    gameCode: codeOfName(`${vassalage}-${gameName}`),
    gameName,
    vassalage,
    gameType: kind === 'sports' ? 'SPORTS' : 'ESPORTS',
    engine: 'sports-book',
    theme,
    seed: pictureSeed(gameName),
    minBet: ticketLimits.leastStake,
    maxBet: ticketLimits.mostStake,
    lines: 0,
    hasJackpot: false,
    isHot: gameName !== 'Stadium Basketball' && gameName !== 'Whistle Tennis',
    isNew: false,
  };
  return { game, kind };
}
