import { type Draw, type Engine, type Outcome, paysOfAKind, stakeMultiple } from '../engine.ts';
import type { BonusShown } from '../views.ts';
import {
  cellsOf,
  countShown,
  drawStops,
  gridAt,
  type LineGame,
  unitsOnLines,
  winsOnLines,
} from './reels/line-game.rules.ts';
import { fiveByThreeLines } from './reels/pay-lines.ts';
import { bonusStrips } from './slot-bonus.strips.ts';

const wild = 8;
export const bonusSymbol = 9;

export const bonusGame: LineGame = {
  strips: bonusStrips,
  rows: 3,
  lines: fiveByThreeLines,
  pays: [
    [6, 20, 80],
    [7, 20, 80],
    [8, 26, 100],
    [11, 40, 160],
    [14, 55, 220],
    [26, 105, 500],
    [40, 200, 1000],
    [80, 500, 3500],
  ],
  wild,
};

/** The wheel in whole stakes, clockwise, each place equally likely; 0 is the way into the inner wheel. */
export const outerWheel = [8, 5, 12, 6, 20, 5, 10, 0, 8, 5, 15, 6, 30, 5, 10, 0];
/** The inner wheel, in whole stakes. */
export const innerWheel = [25, 60, 25, 100, 25, 60, 25, 250];

/** Draws where the wheels stop. */
export function spinWheels(draw: Draw): BonusShown {
  const outer = draw(outerWheel.length);
  const stakes = outerWheel[outer] ?? 0;
  if (stakes > 0) return { outer, stakes };
  const inner = draw(innerWheel.length);
  return { outer, inner, stakes: innerWheel[inner] ?? 0 };
}

const denominator = 25;

function unitsOf(draw: Draw): number {
  const stops = drawStops(bonusGame, draw);
  const isBonus = countShown(bonusGame, stops, bonusSymbol) === 3;
  return unitsOnLines(bonusGame, stops) + (isBonus ? denominator * spinWheels(draw).stakes : 0);
}

function drawRound(draw: Draw): Outcome {
  const grid = gridAt(bonusGame, drawStops(bonusGame, draw));
  const wins = winsOnLines(bonusGame, grid);
  const lineUnits = wins.reduce((sum, win) => sum + win.units, 0);
  const cells = cellsOf(grid, bonusSymbol);
  const bonus = cells.length === 3 ? spinWheels(draw) : null;
  const step = { grid, wins, multiplier: 1 };
  const view = { kind: 'bonus', step, bonusCells: cells, outer: outerWheel, inner: innerWheel, bonus } as const;
  return { units: lineUnits + denominator * (bonus?.stakes ?? 0), view };
}

export const slotBonus: Engine = {
  id: 'slot-bonus',
  title: 'Bonus wheel',
  denominator,
  returnPercent: 96.44,
  returnBasis: 'exact',
  reels: 5,
  rows: 3,
  lines: 25,
  choices: [],
  rules: [
    'Twenty-five lines, read from the left. Three or more of a kind on a line pay; a line costs a twenty-fifth of the stake.',
    'The wild appears on reels two, three and four and replaces everything except the bonus.',
    'Bonus symbols on reels one, three and five spin the wheel. It stops at the place the server draws, each of its 16 places equally likely.',
    'Two places lead to the inner wheel with its 8 places.',
  ],
  paytable: [
    ...bonusGame.pays
      .map((units, symbol) => ({ label: 'on a line', symbol, pays: paysOfAKind(units, denominator) }))
      .reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
    { label: 'Bonus', symbol: bonusSymbol, pays: 'spins the wheel' },
    {
      label: 'Wheel',
      pays: [...outerWheel]
        .filter((each) => each > 0)
        .map((each) => stakeMultiple(each, 1))
        .join(' · '),
    },
    { label: 'Inner wheel', pays: innerWheel.map((each) => stakeMultiple(each, 1)).join(' · ') },
  ],
  unitsOf,
  draw: drawRound,
};
