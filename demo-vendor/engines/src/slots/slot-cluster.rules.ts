import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';
import type { GridStep, GridWin } from './reels/grid-step.ts';
import { sumOfUnits } from './reels/line-game.rules.ts';

/** Reels and rows of the square field. */
export const side = 7;
const places = side * side;
const denominator = 10;
/** Symbols are the jewels of the page's art, from this number on. */
const firstJewel = 12;
/** Chance of each jewel in a cell, in hundredths. */
export const jewelWeights = [22, 20, 18, 14, 11, 9, 6];
/** A cluster pays from this size on. */
const clusterFrom = 5;
/** Smallest size of each column of the pays. */
const clusterSizes = [5, 6, 7, 9, 12, 16];
/** Units by jewel, for the sizes above. */
const clusterPays: readonly (readonly number[])[] = [
  [5, 8, 13, 25, 80, 400],
  [5, 9, 14, 28, 90, 400],
  [7, 12, 18, 40, 120, 600],
  [11, 18, 30, 80, 300, 1500],
  [20, 32, 60, 180, 800, 4000],
  [32, 55, 110, 350, 1500, 8000],
  [90, 160, 300, 1000, 5000, 20000],
];
/** Multiplier of the first grid and of each fall after it. */
const clusterMultipliers = [1, 2, 3, 4, 5];

const jewelByHundredth = Uint8Array.from(
  jewelWeights.flatMap((weight, jewel) => new Array<number>(weight).fill(jewel)),
);
const drawJewel = (draw: Draw) => jewelByHundredth[draw(100)] ?? 0;

/** Places that share a side with each place; places are numbered reel by reel. */
const neighbours = Array.from({ length: places }, (_, place) => {
  const row = place % side;
  const beside = [place - side, place + side].filter((each) => each >= 0 && each < places);
  return [...beside, ...(row > 0 ? [place - 1] : []), ...(row < side - 1 ? [place + 1] : [])];
});

/** Finds clusters of five or more touching jewels of a kind, as lists of places. */
export function clustersOf(jewels: Uint8Array): number[][] {
  const clusters: number[][] = [];
  const isSeen = new Uint8Array(places);
  const queue = new Uint8Array(places);
  for (let start = 0; start < places; start += 1) {
    if (isSeen[start]) continue;
    const jewel = jewels[start];
    let length = 1;
    queue[0] = start;
    isSeen[start] = 1;
    for (let at = 0; at < length; at += 1) {
      for (const next of neighbours[queue[at] ?? 0] ?? []) {
        if (isSeen[next] || jewels[next] !== jewel) continue;
        isSeen[next] = 1;
        queue[length] = next;
        length += 1;
      }
    }
    if (length >= clusterFrom) clusters.push(Array.from(queue.subarray(0, length)));
  }
  return clusters;
}

export function clusterUnits(jewel: number, size: number): number {
  const column = clusterSizes.findLastIndex((from) => size >= from);
  return clusterPays[jewel]?.[column] ?? 0;
}

/** Removes the clusters, lets the rest fall and fills each reel from above, reel by reel from the left. */
export function fallen(jewels: Uint8Array, clusters: readonly number[][], draw: Draw): Uint8Array {
  const isCleared = new Uint8Array(places);
  for (const cluster of clusters) for (const place of cluster) isCleared[place] = 1;
  const next = new Uint8Array(places);
  for (let reel = 0; reel < side; reel += 1) {
    const top = reel * side;
    let to = top + side - 1;
    for (let from = to; from >= top; from -= 1) {
      if (isCleared[from]) continue;
      next[to] = jewels[from] ?? 0;
      to -= 1;
    }
    for (let row = top; row <= to; row += 1) next[row] = drawJewel(draw);
  }
  return next;
}

/** Plays until there is no cluster, calling `see` for each grid. Returns the units of the round. */
function playCascade(draw: Draw, see?: (jewels: Uint8Array, clusters: number[][], multiplier: number) => void): number {
  let jewels: Uint8Array = new Uint8Array(places);
  for (let place = 0; place < places; place += 1) jewels[place] = drawJewel(draw);
  let units = 0;
  for (let picture = 0; ; picture += 1) {
    const clusters = clustersOf(jewels);
    const multiplier = clusterMultipliers[Math.min(picture, clusterMultipliers.length - 1)] ?? 1;
    see?.(jewels, clusters, multiplier);
    if (clusters.length === 0) return units;
    for (const cluster of clusters) units += multiplier * clusterUnits(jewels[cluster[0] ?? 0] ?? 0, cluster.length);
    jewels = fallen(jewels, clusters, draw);
  }
}

function winOf(jewels: Uint8Array, cluster: readonly number[]): GridWin {
  const jewel = jewels[cluster[0] ?? 0] ?? 0;
  const cells = cluster.map((place): [number, number] => [Math.floor(place / side), place % side]);
  return { symbol: firstJewel + jewel, count: cluster.length, cells, units: clusterUnits(jewel, cluster.length) };
}

function drawRound(draw: Draw): Outcome {
  const steps: GridStep[] = [];
  const units = playCascade(draw, (jewels, clusters, multiplier) => {
    const grid = Array.from({ length: side }, (_, reel) =>
      Array.from(jewels.subarray(reel * side, (reel + 1) * side), (jewel) => firstJewel + jewel),
    );
    steps.push({ grid, multiplier, wins: clusters.map((cluster) => winOf(jewels, cluster)) });
  });
  const shown = steps.reduce((sum, step) => sum + step.multiplier * sumOfUnits(step.wins), 0);
  if (shown !== units) throw new Error(`the pictures show ${shown} units, the round has ${units}`);
  return { units, view: { kind: 'grid', steps } };
}

const paysText = (units: readonly number[]) =>
  units.map((each, i) => `${clusterSizes[i]}+:\u00a0${stakeMultiple(each, denominator)}`).join(' · ');

export const slotCluster: Engine = {
  id: 'slot-cluster',
  title: 'Clusters on seven by seven',
  denominator,
  returnPercent: 96.43,
  returnBasis: 'simulated',
  reels: side,
  rows: side,
  lines: 1,
  choices: [],
  rules: [
    'Five or more of a kind that touch side by side form a cluster and pay. They vanish, the rest fall, and new symbols drop in from above.',
    'Wins on the second board of a round count twice, on the third three times, on the fourth four times, on every later one five times.',
  ],
  paytable: clusterPays
    .map((units, jewel) => ({ label: 'cluster', symbol: firstJewel + jewel, pays: paysText(units) }))
    .reverse(),
  unitsOf: (draw) => playCascade(draw),
  draw: drawRound,
};
