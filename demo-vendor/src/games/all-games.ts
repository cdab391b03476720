import { studioGames } from './catalogue.ts';
import { fishingGames } from './fishing-games.ts';
import type { StudioGame } from './game.ts';
import { lotteryGames } from './lottery-games.ts';
import { namesOf } from './names-by-language.ts';
import { cardGames } from './pvp-games.ts';
import { sportsGames } from './sports-games.ts';
import { tableGames } from './table-games.ts';

/** All games of the studio, as listed for operators in `catalogue.json`. */
export const allGames: readonly StudioGame[] = withNames([
  ...studioGames,
  ...tableGames.map(({ game }) => game),
  ...fishingGames,
  ...sportsGames.map(({ game }) => game),
  ...cardGames.map(({ game }) => game),
  ...lotteryGames.map(({ game }) => game),
]);

function withNames(games: readonly StudioGame[]): StudioGame[] {
  return games.map((game) => {
    const names = namesOf(game.gameName);
    return names ? { ...game, names } : game;
  });
}
