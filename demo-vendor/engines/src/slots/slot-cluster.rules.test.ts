import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clustersOf, clusterUnits, fallen, jewelWeights, side, slotCluster } from './slot-cluster.rules.ts';

/** Builds a field from seven rows, from the top; places are numbered reel by reel. */
function field(...rows: string[]): Uint8Array {
  const jewels = new Uint8Array(side * side);
  for (const [row, text] of rows.entries())
    for (let reel = 0; reel < side; reel += 1) jewels[reel * side + row] = Number(text[reel]);
  return jewels;
}
const still = ['0101010', '1010101', '0101010', '1010101', '0101010', '1010101', '0101010'];
const withRows = (...rows: string[]) => field(...rows, ...still.slice(rows.length));
const sizes = (jewels: Uint8Array) =>
  clustersOf(jewels)
    .map((cluster) => cluster.length)
    .sort((a, b) => a - b);

test('finds clusters of five or more that share sides', () => {
  assert.deepEqual(sizes(field(...still)), [], 'corners do not touch');
  assert.deepEqual(sizes(withRows('2222010')), [], 'four are too few');
  assert.deepEqual(sizes(withRows('2222210')), [5], 'five in a row');
  assert.deepEqual(sizes(withRows('0101012', '1010122', '0101022')), [5], 'round a corner');
  assert.deepEqual(sizes(withRows('2222233', '1010133', '0101013')), [5, 5], 'two beside each other');
  assert.deepEqual(
    sizes(withRows('0101012', '2010101', '2101010', '2010101', '2101010')),
    [],
    'the edges are not joined',
  );
  const apart = field('0201010', '1210101', '0201010', '1010101', '2101010', '2010101', '2101010');
  assert.deepEqual(sizes(apart), [], 'the foot of a reel does not touch the head of the next');
  assert.deepEqual(sizes(field(...new Array<string>(7).fill('4444444'))), [49], 'the whole field');
});

test('pays by the size of the cluster', () => {
  const cases: [number, number, number][] = [
    [0, 4, 0],
    [0, 5, 5],
    [0, 8, 13],
    [0, 9, 25],
    [3, 11, 80],
    [5, 12, 1500],
    [6, 15, 5000],
    [6, 16, 20_000],
    [6, 49, 20_000],
  ];
  for (const [jewel, size, units] of cases) assert.equal(clusterUnits(jewel, size), units, `${size} of ${jewel}`);
});

test('removes clusters, lets the rest fall and adds jewels from above', () => {
  const before = withRows('2222210', '3456012');
  const fresh = [60, 98, 0, 22, 42];
  const after = fallen(before, clustersOf(before), () => fresh.shift() ?? 0);
  const expected = withRows('0000010', '3456012');
  // 60 of a hundred is jewel 3, 98 is 6, 0 is 0, 22 is 1 and 42 is 2.
  for (const [reel, jewel] of [3, 6, 0, 1, 2].entries()) expected[reel * side] = jewel;
  assert.deepEqual(after, expected);
});

test('lets jewels further up fall through the gap', () => {
  const before = withRows('3456000', '2222210');
  const after = fallen(before, clustersOf(before), () => 0);
  assert.deepEqual([after[0], after[1]], [0, 3]);
  assert.deepEqual([after[3 * side], after[3 * side + 1]], [0, 6]);
});

test('has weights in hundredths, and pays what the grids show', () => {
  assert.equal(
    jewelWeights.reduce((sum, each) => sum + each, 0),
    100,
  );
  // A constant draw of 0 would make clusters for ever, so the draws vary.
  let turn = 0;
  const { units, view } = slotCluster.draw(() => (turn++ * 37) % 100, undefined);
  assert.ok(view.kind === 'grid');
  assert.equal(view.steps.at(-1)?.wins.length, 0, 'the last picture rests');
  assert.equal(
    view.steps.reduce((sum, step) => sum + step.multiplier * step.wins.reduce((s, w) => s + w.units, 0), 0),
    units,
  );
});
