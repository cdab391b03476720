import { studioGames } from './catalogue.ts';
import { fishingGames } from './fishing-games.ts';
import type { StudioGame } from './game.ts';
import { lotteryGames } from './lottery-games.ts';
import { cardGames } from './pvp-games.ts';
import { sportsGames } from './sports-games.ts';
import { tableGames } from './table-games.ts';

/** Every game of the studio, as `catalogue.json` tells them to an operator. */
export const allGames: readonly StudioGame[] = [
  ...studioGames,
  ...tableGames.map(({ game }) => game),
  ...fishingGames,
  ...sportsGames.map(({ game }) => game),
  ...cardGames.map(({ game }) => game),
  ...lotteryGames.map(({ game }) => game),
];
