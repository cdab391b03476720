import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairwise } from './pairwise.rules.ts';

function pairsIn(rows: readonly Readonly<Record<string, string>>[]): Set<string> {
  const pairs = rows.flatMap((row) => {
    const entries = Object.entries(row);
    return entries.flatMap(([a, x]) => entries.filter(([b]) => a < b).map(([b, y]) => `${a}=${x} ${b}=${y}`));
  });
  return new Set(pairs);
}

function product(factors: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  return Object.entries(factors).reduce<Record<string, string>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

const states = ['live', 'candidate', 'target'];

// covers 10: every pair of states occurs together in the test matrix
for (const [name, factors, atMost] of [
  ['four remotes of three versions', { games: states, member: states, agent: states, lottery: states }, 12],
  ['four switches', { a: ['on', 'off'], b: ['on', 'off'], c: ['on', 'off'], d: ['on', 'off'] }, 7],
  ['uneven ones', { a: ['1', '2', '3', '4'], b: ['1'], c: ['1', '2'] }, 9],
] as const)
  test(`combines every pair of values at least once: ${name}`, () => {
    const rows = pairwise<string>(factors);
    assert.deepEqual(pairsIn(rows), pairsIn(product(factors)));
    assert.ok(rows.length <= atMost, `${rows.length} rows`);
  });

test('gives a single factor each of its values', () => {
  assert.deepEqual(pairwise({ a: ['1', '2'] }), [{ a: '1' }, { a: '2' }]);
});
