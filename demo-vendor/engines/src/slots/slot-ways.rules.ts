import { type Draw, type Engine, type Outcome, paysOfAKind } from '../engine.ts';
import { sumOfUnits } from './reels/line-game.rules.ts';
import { drawGrid, symbolCounts, windowAt } from './reels/strips.rules.ts';
import { unitsOfWays, type WaysGame, wayWins } from './reels/ways.rules.ts';
import { reelStrips, wild } from './slot-lines.strips.ts';

/** Units for three, four and five of a kind, for each way, by symbol. */
export const wayPays: readonly (readonly [number, number, number])[] = [
  [5, 12, 40],
  [5, 12, 40],
  [6, 15, 50],
  [8, 22, 80],
  [10, 30, 120],
  [18, 60, 240],
  [30, 120, 500],
  [60, 250, 1500],
];

const game: WaysGame = { pays: wayPays, wild };

function drawRound(draw: Draw): Outcome {
  const grid = drawGrid(reelStrips, 3, draw);
  const wins = wayWins(game, grid);
  return { units: sumOfUnits(wins), view: { kind: 'grid', steps: [{ grid, wins, multiplier: 1 }] } };
}

/** Count of each symbol in the window, by reel and stop. */
const windowCounts = reelStrips.map((strip) =>
  strip.map((_, stop) => symbolCounts(windowAt(strip, stop, 3), wild + 1)),
);

function unitsOf(draw: Draw): number {
  return unitsOfWays(game, windowCounts.length, (reel) => {
    const ofReel = windowCounts[reel] ?? [];
    return ofReel[draw(ofReel.length)] ?? [];
  });
}

export const slotWays: Engine = {
  id: 'slot-ways',
  title: 'Five reels, 243 ways',
  denominator: 25,
  returnPercent: 95.17,
  returnBasis: 'exact',
  reels: 5,
  rows: 3,
  lines: 243,
  choices: [],
  rules: [
    'No lines: a symbol pays when it appears anywhere on three or more reels in a row from the left.',
    'The payout is multiplied by the number of ways. The wild appears on reels two, three and four.',
  ],
  paytable: [
    ...wayPays.map((units, symbol) => ({ label: 'each way', symbol, pays: paysOfAKind(units, 25) })).reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
  ],
  unitsOf,
  draw: drawRound,
};
