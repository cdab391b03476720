import { type Draw, type Engine, type Outcome, paysOfAKind } from '../engine.ts';
import { drawStops, gridAt, type LineGame, sumOfUnits, unitsOnLines, winsOnLines } from './reels/line-game.rules.ts';
import { fiveByThreeLines } from './reels/pay-lines.ts';
import { jackpotStrips } from './slot-jackpot.strips.ts';

const wild = 8;
export const crown = 11;
const denominator = 10;
/** Percentage of each stake that goes to the progressive pool, which pays it back to players. */
const poolPercent = 1;

export const jackpotGame: LineGame = {
  strips: jackpotStrips,
  rows: 3,
  lines: fiveByThreeLines.slice(0, 10),
  pays: [
    [10, 28, 110],
    [10, 28, 110],
    [11, 40, 160],
    [14, 50, 220],
    [18, 70, 300],
    [35, 140, 700],
    [60, 300, 1700],
    [130, 800, 6000],
  ],
  wild,
};

/** Returns whether the middle line has five crowns: two of 32 stops on each reel, once in 1,048,576 rounds. */
export function isJackpot(grid: readonly (readonly number[])[]): boolean {
  return grid.every((rows) => rows[1] === crown);
}

function drawRound(draw: Draw): Outcome {
  const grid = gridAt(jackpotGame, drawStops(jackpotGame, draw));
  const wins = winsOnLines(jackpotGame, grid);
  const won = isJackpot(grid) ? ({ jackpot: true } as const) : {};
  return { units: sumOfUnits(wins), ...won, view: { kind: 'grid', ...won, steps: [{ grid, wins, multiplier: 1 }] } };
}

export const slotJackpot: Engine = {
  id: 'slot-jackpot',
  title: 'Crown jackpot',
  denominator,
  returnPercent: 97.27,
  jackpotPercent: poolPercent,
  returnBasis: 'exact',
  reels: 5,
  rows: 3,
  lines: 10,
  choices: [],
  rules: [
    'Ten lines, read from the left. Three or more of a kind on a line pay; a line costs a tenth of the stake.',
    'The wild appears on reels two, three and four and replaces everything except the crown.',
    'Five crowns on the middle line win the progressive jackpot. The chance is 1 in 1,048,576 in every round.',
    'There is one stake, so that every round has the same chance for the same price.',
    'One percent of each stake goes to the jackpot and is paid to those who win it. It is part of the published return.',
  ],
  paytable: [
    { label: 'five on the middle line', symbol: crown, pays: 'the jackpot' },
    ...jackpotGame.pays
      .map((units, symbol) => ({ label: 'on a line', symbol, pays: paysOfAKind(units, denominator) }))
      .reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
  ],
  unitsOf: (draw) => unitsOnLines(jackpotGame, drawStops(jackpotGame, draw)),
  draw: drawRound,
};
