import { bookLimits } from '../sports/book-limits.rules.ts';
import type { StudioGame } from './game.ts';
import { codeOfName, pictureSeed } from './game-names.ts';

/** A lobby of the sportsbook, with its catalogue entry. Its leagues are listed in leagues.ts. */
export interface SportsGame {
  game: StudioGame;
  kind: 'sports' | 'esports';
}

export const sportsGames: readonly SportsGame[] = [
  book('STADIUM', 'Stadium Football', 'sports', 'football'),
  book('STADIUM', 'Stadium Basketball', 'sports', 'basketball'),
  book('WHISTLE', 'Whistle All Sports', 'sports', 'basketball'),
  book('WHISTLE', 'Whistle Tennis', 'sports', 'tennis'),
  book('AV', 'AV Arena', 'esports', 'esports'),
  book('AI', 'AI Arena', 'esports', 'esports'),
  book('IMES', 'IM Arena', 'esports', 'esports'),
  book('TF', 'TF Arena', 'esports', 'esports'),
  book('IA', 'IA Arena', 'esports', 'esports'),
];

const byCode = new Map(sportsGames.map((each) => [each.game.gameCode, each]));

export function findSportsGame(gameCode: string): SportsGame | undefined {
  return byCode.get(gameCode);
}

function book(vassalage: string, gameName: string, kind: SportsGame['kind'], theme: string): SportsGame {
  const game: StudioGame = {
    gameCode: codeOfName(`${vassalage}-${gameName}`),
    gameName,
    vassalage,
    gameType: kind === 'sports' ? 'SPORTS' : 'ESPORTS',
    engine: 'sports-book',
    theme,
    seed: pictureSeed(gameName),
    minBet: bookLimits.leastStake,
    maxBet: bookLimits.mostStake,
    lines: 0,
    hasJackpot: false,
    isHot: gameName !== 'Stadium Basketball' && gameName !== 'Whistle Tennis',
    isNew: false,
  };
  return { game, kind };
}
