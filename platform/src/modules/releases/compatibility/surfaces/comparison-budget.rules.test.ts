import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { call, surface } from '../../testing/surface-fixture.ts';
import { compareSurfaces } from './compare-surfaces.rules.ts';
import { newBudget } from './comparison-budget.rules.ts';
import { schemaIncompatibilities } from './schema-compatibility.rules.ts';

const listed = (prefix: string, count: number) => ({ enum: Array.from({ length: count }, (_, i) => `${prefix}${i}`) });

test('counts every pair of two choices', () => {
  const budget = newBudget();
  const before = budget.left;
  schemaIncompatibilities(listed('a', 100), listed('b', 100), 'x', budget);
  assert.ok(before - budget.left >= 10_000);
  assert.throws(() => schemaIncompatibilities(listed('a', 2_000), listed('b', 2_000), 'x'), {
    code: 'release_corrupt',
  });
});

test('compares all calls of two surfaces within one budget', () => {
  const many = (prefix: string) => {
    const one = call({ input: listed(prefix, 400) });
    return surface({ calls: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`GET /${i}`, one])) });
  };
  assert.throws(() => compareSurfaces(many('a'), many('b')), { code: 'release_corrupt' });
});

const stepsAtMost = 1_000_000;
/** Looks at a value that one step may cost: its words, its length, its parts. */
const looksAStep = 20;

/** Wraps a value so that each look at a part is counted, and too many throw: a failing test must not hang. */
function watched<Value extends object>(value: Value, count: { looks: number }): Value {
  const look = () => {
    count.looks += 1;
    if (count.looks > looksAStep * stepsAtMost) throw new Error('looked at too often');
  };
  const seen = new WeakMap<object, object>();
  const watch = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name, receiver) {
        look();
        const found: unknown = Reflect.get(target, name, receiver);
        if (typeof found !== 'object' || found === null) return found;
        const known = seen.get(found) ?? watch(found);
        seen.set(found, known);
        return known;
      },
      ownKeys(target) {
        look();
        return Reflect.ownKeys(target);
      },
    });
  return watch(value);
}

const many = <Part>(count: number, make: (at: number) => Part) => Array.from({ length: count }, (_, at) => make(at));
const choice = (count: number, make: (at: number) => object) => ({ anyOf: many(count, make) });
const object = (fields: [string, object][], more: object = {}) => ({
  type: 'object',
  properties: Object.fromEntries(fields),
  ...more,
});
/** What one side writes and the other reads, close to the 512 KB limit of a contract file. */
const hostile: [name: string, make: (prefix: string) => object][] = [
  ['refusals', (prefix) => ({ refusals: many(50_000, (at) => `${prefix}${at}`) })],
  ['flags', (prefix) => ({ flags: many(60_000, () => (prefix === 'a' ? ('csv' as const) : ('form' as const))) })],
  [
    'forms that only a discriminator distinguishes',
    (prefix) => ({
      output: choice(140, (form) =>
        object([
          ...many(60, (at): [string, object] => [`f${at}`, { const: at }]),
          ['kind', { const: `${prefix}${form}` }],
        ]),
      ),
    }),
  ],
  [
    'forms with large parts that are compared by their texts',
    (prefix) => ({
      output: choice(30, (form) => ({ type: 'string', not: { enum: many(700, (at) => `${prefix}${form}${at}`) } })),
    }),
  ],
  [
    'forms that need many fields',
    (prefix) => ({
      output: choice(40, (form) => object([], { required: many(1_000, (at) => `${prefix}${form}${at}`) })),
    }),
  ],
  ['values that are large', (prefix) => ({ output: { enum: many(500, (at) => [`${prefix}${at}`.repeat(150)]) } })],
];

for (const [name, make] of hostile) {
  // covers 10
  test(`compares a hostile contract of half a megabyte in bounded steps, or refuses it: ${name}`, () => {
    const [before, after] = ['a', 'b'].map((prefix) => surface({ calls: { 'GET /x': call(make(prefix)) } }));
    assert.ok(before && after);
    assert.ok(JSON.stringify(before).length > 150_000 && JSON.stringify(before).length < 512 * 1024);
    const [budget, count] = [newBudget(), { looks: 0 }];
    assert.equal(budget.left, stepsAtMost);
    try {
      compareSurfaces(watched(before, count), watched(after, count), budget);
    } catch (error) {
      assert.ok(error instanceof Refusal && error.code === 'release_corrupt', String(error));
    }
    assert.ok(count.looks <= looksAStep * (stepsAtMost - budget.left), `${count.looks} looks`);
  });
}
