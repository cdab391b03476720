import type { TableEngine } from '../tables/table-texts.ts';
import { tableLimits } from '../tables/tickets/table-limits.rules.ts';
import type { StudioGame } from './game.ts';
import { codeOfName, pictureSeed } from './game-names.ts';
import { tableFigures } from './published-figures.ts';

const feltNames = ['emerald', 'midnight', 'ruby', 'lotus', 'lantern', 'sand'] as const;
export type FeltName = (typeof feltNames)[number];

/** A shared table: catalogue entry and look. */
export interface TableGame {
  game: StudioGame;
  engine: TableEngine;
  felt: FeltName;
}

const themes = { baccarat: 'cards', roulette: 'wheel', cockfight: 'rooster' } as const;

/** All tables of the studio; the first of each vendor is the default. */
export const tableGames: readonly TableGame[] = [
  table('AURORA', 'Aurora Baccarat', 'baccarat', 'emerald'),
  table('AURORA', 'Aurora Speed Baccarat', 'baccarat', 'midnight', 'space cards'),
  table('AURORA', 'Aurora Lotus Baccarat', 'baccarat', 'lotus', 'lotus cards'),
  table('AURORA', 'Aurora Roulette', 'roulette', 'ruby'),
  table('HARBOUR', 'Harbour Roulette', 'roulette', 'emerald', 'pirate wheel'),
  table('HARBOUR', 'Harbour Night Roulette', 'roulette', 'midnight', 'moon wheel'),
  table('HARBOUR', 'Harbour Lantern Roulette', 'roulette', 'lantern', 'lantern wheel'),
  table('HARBOUR', 'Harbour Baccarat', 'baccarat', 'ruby', 'shoe'),
  table('DS88', 'Cockfight Arena', 'cockfight', 'sand', 'duel'),
  table('DS88', 'Cockfight Golden Spur', 'cockfight', 'lantern', 'spur'),
  table('DS88', 'Cockfight Sunday Derby', 'cockfight', 'emerald', 'rosette'),
];

const byCode = new Map(tableGames.map((each) => [each.game.gameCode, each]));

export function findTableGame(gameCode: string): TableGame | undefined {
  return byCode.get(gameCode);
}

/** Makes a table. `theme` selects the tile, different for neighbours of a vendor that would look alike. */
function table(
  vassalage: string,
  gameName: string,
  engine: TableEngine,
  felt: FeltName,
  theme: string = themes[engine],
): TableGame {
  const isCockfight = engine === 'cockfight';
  const game: StudioGame = {
    gameCode: codeOfName(gameName),
    gameName,
    vassalage,
    gameType: isCockfight ? 'DS88' : 'LIVE',
    engine,
    theme,
    seed: pictureSeed(gameName),
    minBet: tableLimits.least,
    maxBet: tableLimits.mostPerRound,
    ...tableFigures(engine),
    lines: 0,
    hasJackpot: false,
    isHot: gameName === 'Aurora Baccarat' || gameName === 'Harbour Roulette' || gameName === 'Cockfight Arena',
    isNew: gameName.includes('Lantern') || gameName.includes('Derby'),
  };
  return { game, engine, felt };
}
