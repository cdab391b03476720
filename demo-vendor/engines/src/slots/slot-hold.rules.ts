import { type Draw, type Engine, type Outcome, paysOfAKind, stakeMultiple } from '../engine.ts';
import type { CoinShown, RespinShown } from '../views.ts';
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
import { holdStrips } from './slot-hold.strips.ts';

const wild = 8;
export const coin = 10;
const denominator = 10;

export const holdGame: LineGame = {
  strips: holdStrips,
  rows: 3,
  lines: fiveByThreeLines.slice(0, 10),
  pays: [
    [7, 24, 80],
    [8, 24, 80],
    [9, 28, 100],
    [12, 35, 120],
    [15, 50, 200],
    [25, 80, 400],
    [40, 150, 800],
    [80, 500, 3000],
  ],
  wild,
};

/** Coins out of 1,000 and what each is worth in whole stakes. */
export const coinValues: readonly { coins: number; stakes: number; name?: string }[] = [
  { coins: 450, stakes: 1 },
  { coins: 260, stakes: 2 },
  { coins: 140, stakes: 3 },
  { coins: 90, stakes: 5 },
  { coins: 40, stakes: 10 },
  { coins: 14, stakes: 20, name: 'Mini' },
  { coins: 5, stakes: 50, name: 'Minor' },
  { coins: 1, stakes: 200, name: 'Major' },
];
const coinsOf = 1000;
/** `coinsToHold` coins start the respins; a full window of `places` adds the grand prize. */
export const coinsToHold = 6;
export const places = 15;
export const grandStakes = 1000;
export const respinsEach = 3;
/** An empty place gets a coin in one of this many respins. */
export const coinOnceIn = 20;

function coinStakes(draw: Draw): number {
  let ticket = draw(coinsOf);
  for (const { coins, stakes } of coinValues) {
    ticket -= coins;
    if (ticket < 0) return stakes;
  }
  return 0;
}

/** Holds the coins at `held` and draws respins until none is left, calling `see` for each. Returns whole stakes. */
export function playRespins(
  held: readonly number[],
  draw: Draw,
  see?: (coins: [number, number][], left: number) => void,
): number {
  const isFree = new Array<boolean>(places).fill(true);
  let stakes = 0;
  let count = 0;
  const put = (place: number): [number, number] => {
    const worth = coinStakes(draw);
    isFree[place] = false;
    stakes += worth;
    count += 1;
    return [place, worth];
  };
  const first = held.map(put);
  see?.(first, respinsEach);
  for (let left = respinsEach; left > 0 && count < places; ) {
    const before = count;
    const fresh: [number, number][] = [];
    for (let place = 0; place < places; place += 1) {
      if (isFree[place] && draw(coinOnceIn) === 0) fresh.push(put(place));
    }
    left = count > before ? respinsEach : left - 1;
    see?.(fresh, left);
  }
  return stakes + (count === places ? grandStakes : 0);
}

const heldPlaces = (cells: readonly [number, number][]) => cells.map(([reel, row]) => reel * holdGame.rows + row);

function unitsOf(draw: Draw): number {
  const stops = drawStops(holdGame, draw);
  const isHeld = countShown(holdGame, stops, coin) >= coinsToHold;
  const held = isHeld ? heldPlaces(cellsOf(gridAt(holdGame, stops), coin)) : [];
  return unitsOnLines(holdGame, stops) + (isHeld ? denominator * playRespins(held, draw) : 0);
}

function drawRound(draw: Draw): Outcome {
  const grid = gridAt(holdGame, drawStops(holdGame, draw));
  const wins = winsOnLines(holdGame, grid);
  const held = heldPlaces(cellsOf(grid, coin));
  const respins: RespinShown[] = [];
  const shown = ([place, stakes]: [number, number]): CoinShown => ({
    cell: [Math.floor(place / holdGame.rows), place % holdGame.rows],
    stakes,
    name: coinValues.find((each) => each.stakes === stakes)?.name,
  });
  const stakes =
    held.length < coinsToHold
      ? 0
      : playRespins(held, draw, (coins, left) => respins.push({ coins: coins.map(shown), left }));
  const lineUnits = wins.reduce((sum, win) => sum + win.units, 0);
  const isGrand = respins.reduce((sum, { coins }) => sum + coins.length, 0) === places;
  const step = { grid, wins, multiplier: 1 };
  const view = { kind: 'hold', step, respins, stakes, grand: isGrand ? grandStakes : 0 } as const;
  return { units: lineUnits + denominator * stakes, view };
}

const namedCoins = coinValues.filter(({ name }) => name !== undefined);

export const slotHold: Engine = {
  id: 'slot-hold',
  title: 'Hold and win',
  denominator,
  returnPercent: 96.18,
  returnBasis: 'exact',
  reels: 5,
  rows: 3,
  lines: 10,
  choices: [],
  rules: [
    'Ten lines, read from the left. Three or more of a kind on a line pay; a line costs a tenth of the stake.',
    'The wild appears on reels two, three and four and replaces everything except the coin.',
    'Six or more coins lock in place and start three respins, in which each empty place gets a coin once in twenty. Each new coin locks and resets the respins to three.',
    'At the end all coins are paid. Of 1,000 coins, 450 are worth one stake, 260 two, 140 three, 90 five, 40 ten, 14 are Mini, 5 Minor and 1 Major. Filling all fifteen places adds the Grand.',
  ],
  paytable: [
    { label: 'Grand', pays: stakeMultiple(grandStakes, 1) },
    ...namedCoins.map((each) => ({ label: each.name ?? '', pays: stakeMultiple(each.stakes, 1) })).reverse(),
    ...holdGame.pays
      .map((units, symbol) => ({ label: 'on a line', symbol, pays: paysOfAKind(units, denominator) }))
      .reverse(),
    { label: 'Wild', symbol: wild, pays: 'replaces' },
    { label: 'Coin', symbol: coin, pays: 'six or more are held' },
  ],
  unitsOf,
  draw: drawRound,
};
