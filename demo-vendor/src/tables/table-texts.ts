import type { TableEngine } from '../games/table-games.ts';

export interface PublishedReturn {
  /** A spot of this kind, for its limit. */
  spotId: string;
  label: string;
  pays: string;
  /** Long-run return to the player in percent, exact to two places. */
  percent: number;
}

const rouletteReturn = (spotId: string, label: string, pays: string): PublishedReturn => ({
  spotId,
  label,
  pays,
  percent: 3600 / 37,
});

const returns: Readonly<Record<TableEngine, readonly PublishedReturn[]>> = {
  baccarat: [
    { spotId: 'player', label: 'Player', pays: '2×', percent: 98.76 },
    { spotId: 'banker', label: 'Banker', pays: '1.95×', percent: 98.94 },
    { spotId: 'tie', label: 'Tie', pays: '9×', percent: 85.64 },
    { spotId: 'player-pair', label: 'Player pair', pays: '12×', percent: 89.64 },
    { spotId: 'banker-pair', label: 'Banker pair', pays: '12×', percent: 89.64 },
  ],
  roulette: [
    rouletteReturn('17', 'A number', '36×'),
    rouletteReturn('8-9', 'Two numbers (split)', '18×'),
    rouletteReturn('1-2-3', 'Three numbers (street)', '12×'),
    rouletteReturn('1-2-4-5', 'Four numbers (corner)', '9×'),
    rouletteReturn('1-2-3-4-5-6', 'Six numbers (six line)', '6×'),
    rouletteReturn('dozen1', 'Dozen, column', '3×'),
    rouletteReturn('red', 'Red, black, odd, even, low, high', '2×'),
  ],
  cockfight: [
    { spotId: 'meron', label: 'Meron', pays: '1.92×', percent: 96 },
    { spotId: 'wala', label: 'Wala', pays: '2.4×', percent: 96 },
    { spotId: 'draw', label: 'Draw', pays: '9.6×', percent: 96 },
  ],
};

const rules: Readonly<Record<TableEngine, readonly string[]>> = {
  baccarat: [
    'Player and banker get two cards each from a fresh shoe of eight packs. The total nearer to 9 wins; tens and pictures count nothing, and only the last digit of a total counts.',
    'An 8 or 9 of two cards is a natural and ends the round. Otherwise the player draws a third card on 5 or less; the banker draws by the usual table, which looks at the player’s third card.',
    'At a tie, stakes on player and banker come back.',
  ],
  roulette: [
    'A European wheel with the numbers 0 to 36, each equally likely. Tap a number for itself, the edge between two for both, a corner for four, the outer edge of a row for its three.',
    'Zero is neither red nor black, odd nor even, low nor high.',
  ],
  cockfight: [
    'Meron is the favourite, wala the other cock. Odds are fixed: five of ten bouts go to meron, four to wala, one is a draw.',
    'At a draw, stakes on meron and wala are lost. The bout is shown after the result is drawn and decides nothing.',
  ],
};

export const publishedReturns = (engine: TableEngine) => returns[engine];
export const tableRulesText = (engine: TableEngine) => rules[engine];
