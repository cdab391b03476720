import type { StudioGame } from './game.ts';
import { codeOfName, pictureSeed } from './game-names.ts';
import { publishedFigures } from './published-figures.ts';

/** Fishing games; codes begin with the vendor. The highest bet is ten shots of the largest cannon. */
export const fishingGames: readonly StudioGame[] = [
  game('CORAL', 'Coral Hunter', 'fishing-reef', 'crab', '0.10', '500.00', 'hot'),
  game('CORAL', 'Golden Koi Bay', 'fishing-reef', 'koi', '0.20', '1000.00'),
  game('CORAL', 'Pearl Divers', 'fishing-reef', 'pearl', '0.05', '250.00', 'new'),
  game('DEEPBLUE', 'Deep Blue Battle', 'fishing-deep', 'cannon', '0.50', '2500.00', 'hot'),
  game('DEEPBLUE', 'Shark Reef', 'fishing-deep', 'shark', '0.10', '500.00'),
  game('DEEPBLUE', 'Kraken Night', 'fishing-deep', 'octopus', '1.00', '5000.00', 'new'),
];

function game(
  vassalage: string,
  gameName: string,
  engine: string,
  theme: string,
  minBet: string,
  maxBet: string,
  badge?: 'hot' | 'new',
): StudioGame {
  return {
    gameCode: codeOfName(`${vassalage}-${gameName}`),
    gameName,
    vassalage,
    gameType: 'FISH',
    engine,
    theme,
    seed: pictureSeed(gameName),
    minBet,
    maxBet,
    ...publishedFigures(engine),
    lines: 0,
    hasJackpot: false,
    isHot: badge === 'hot',
    isNew: badge === 'new',
  };
}
