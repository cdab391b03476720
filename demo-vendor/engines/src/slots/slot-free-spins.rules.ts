import { type Draw, type Engine, type Outcome, paysOfAKind } from '../engine.ts';
import type { SpinShown } from '../views.ts';
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
import { freeSpinStrips } from './slot-free-spins.strips.ts';

const wild = 8;
export const scatter = 9;

export const freeSpinGame: LineGame = {
  strips: freeSpinStrips,
  rows: 3,
  lines: fiveByThreeLines.slice(0, 20),
  pays: [
    [7, 25, 100],
    [7, 25, 100],
    [10, 35, 150],
    [14, 45, 180],
    [18, 55, 220],
    [35, 140, 550],
    [55, 220, 1100],
    [110, 550, 3500],
  ],
  wild,
};
/** Units for three, four and five scatters anywhere. */
export const freeScatterPays = [20, 100, 1000];
/** Free spins for three, four and five scatters, in the paid spin and in free ones. */
export const freeSpinsGranted = [8, 10, 15];
/** Multipliers of free spins: the first at the beginning, the next after each retrigger. */
const freeMultipliers = [2, 3, 4, 5];
/** Maximum number of free spins in a round. */
export const mostFreeSpins = 60;

/** One spin as it was drawn; `granted` is how many free spins it won. */
interface Spin {
  stops: number[];
  scatters: number;
  multiplier: number;
  isFree: boolean;
  granted: number;
}

/** Plays a paid spin and its free spins, calling `see` for each. Returns the units of the whole round. */
function playSpins(draw: Draw, see?: (spin: Spin) => void): number {
  let units = 0;
  let left = 1;
  let grantedInAll = 0;
  let triggers = 0;
  for (let spin = 0; left > 0; spin += 1) {
    const stops = drawStops(freeSpinGame, draw);
    const multiplier = spin === 0 ? 1 : multiplierAfter(triggers);
    const scatters = countShown(freeSpinGame, stops, scatter);
    const granted = Math.min(freeSpinsGranted[scatters - 3] ?? 0, mostFreeSpins - grantedInAll);
    units += multiplier * (unitsOnLines(freeSpinGame, stops) + (freeScatterPays[scatters - 3] ?? 0));
    see?.({ stops, scatters, multiplier, isFree: spin > 0, granted });
    grantedInAll += granted;
    if (granted > 0) triggers += 1;
    left += granted - 1;
  }
  return units;
}

/** Returns the multiplier of a free spin after this many triggers. */
export function multiplierAfter(triggers: number): number {
  return freeMultipliers[Math.min(triggers, freeMultipliers.length) - 1] ?? 1;
}

/** Returns the view of a spin and its wins before the multiplier. */
function spinShown({ stops, scatters, multiplier, isFree, granted }: Spin): SpinShown {
  const grid = gridAt(freeSpinGame, stops);
  const wins = winsOnLines(freeSpinGame, grid);
  const units = freeScatterPays[scatters - 3] ?? 0;
  if (units > 0) wins.push({ symbol: scatter, count: scatters, cells: cellsOf(grid, scatter), units });
  return { grid, wins, multiplier, isFree, granted };
}

function drawRound(draw: Draw): Outcome {
  const spins: SpinShown[] = [];
  const units = playSpins(draw, (spin) => spins.push(spinShown(spin)));
  return { units, view: { kind: 'free-spins', spins } };
}

export const slotFreeSpins: Engine = {
  id: 'slot-free-spins',
  title: 'Twenty lines and free spins',
  denominator: 20,
  returnPercent: 96.02,
  returnBasis: 'exact',
  reels: 5,
  rows: 3,
  lines: 20,
  choices: [],
  rules: [
    'Twenty lines, read from the left. Three or more of a kind on a line pay; a line costs a twentieth of the stake.',
    'The wild appears on reels two, three and four and replaces everything except the scatter.',
    'Three, four or five scatters pay anywhere and award 8, 10 or 15 free spins, also during free spins, up to 60 in a round.',
    'Wins in free spins are doubled. Each time you win more free spins, the multiplier for those that follow goes up by one, to at most five.',
  ],
  paytable: [
    { label: 'Scatter', symbol: scatter, pays: paysOfAKind(freeScatterPays, 20) },
    ...freeSpinGame.pays
      .map((units, symbol) => ({ label: 'on a line', symbol, pays: paysOfAKind(units, 20) }))
      .reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
  ],
  unitsOf: (draw) => playSpins(draw),
  draw: drawRound,
};
