import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';

/** Rows of pegs; at each the ball goes left or right with equal chance. */
export const pegRows = 12;
const denominator = 10;

/** Units of the pockets from the edge to the middle; the other half mirrors them. */
export const plinkoRisks = [
  { id: 'low', label: 'Low risk', units: [105, 40, 20, 14, 11, 9, 5] },
  { id: 'medium', label: 'Medium risk', units: [300, 120, 40, 20, 10, 6, 3] },
  { id: 'high', label: 'High risk', units: [1200, 210, 80, 20, 8, 2, 2] },
];

/** Returns all thirteen pockets from the left. */
export function pocketsOf(choice: string | undefined): readonly number[] {
  const half = plinkoRisks.find(({ id }) => id === choice)?.units ?? plinkoRisks[0]?.units ?? [];
  return [...half, ...half.slice(0, -1).reverse()];
}

/** Returns the pocket where a path ends: the number of steps to the right. */
export const pocketAt = (path: readonly number[]) => path.reduce((sum, step) => sum + step, 0);

function drop(draw: Draw, choice = 'low'): Outcome {
  const path = Array.from({ length: pegRows }, () => draw(2));
  const pockets = pocketsOf(choice);
  return { units: pockets[pocketAt(path)] ?? 0, view: { kind: 'plinko', choice, path, pockets } };
}

function unitsOf(draw: Draw, choice: string | undefined): number {
  let pocket = 0;
  for (let row = 0; row < pegRows; row += 1) pocket += draw(2);
  return pocketsOf(choice)[pocket] ?? 0;
}

const span = (units: readonly number[]) =>
  `${stakeMultiple(Math.min(...units), denominator)} to ${stakeMultiple(Math.max(...units), denominator)}`;
const pocketNames = ['Edge', 'Second', 'Third', 'Fourth', 'Fifth', 'Beside the middle', 'Middle'];

export const plinko: Engine = {
  id: 'plinko',
  title: 'Plinko, twelve rows',
  denominator,
  returnPercent: 97.01,
  returnBasis: 'exact',
  reels: 1,
  rows: pegRows,
  lines: 1,
  choices: plinkoRisks.map(({ id, label, units }) => ({ id, label, pays: span(units) })),
  rules: [
    'A ball falls through twelve rows of pegs. At each it goes left or right, each with the same chance, and the pocket it falls into pays.',
    'Three risks: the higher, the more the edges pay and the less the middle. Each returns the same in the long run.',
  ],
  paytable: pocketNames.map((label, i) => ({
    label,
    pays: plinkoRisks.map(({ units }) => stakeMultiple(units[i] ?? 0, denominator)).join(' · '),
  })),
  unitsOf,
  draw: drop,
};
