import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SurfaceParts } from '@portal/shared/contract/releases/contract-surface';
import fc from 'fast-check';
import * as v from 'valibot';
import { call, members, surface, typed, withCall } from '../../testing/surface-fixture.ts';
import { wireSchemaOf } from './call-surface.ts';
import { compareSurfaces } from './compare-surfaces.rules.ts';
import { levelOf } from './surface-change.ts';

const leaf = fc.oneof(
  fc.constantFrom(v.string(), v.number(), v.boolean(), v.pipe(v.string(), v.minLength(2)), v.nullable(v.string())),
  fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }).map((values) => v.picklist(values)),
);
const schemas = fc.letrec<{ value: v.GenericSchema; object: v.GenericSchema }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    tie('object'),
    tie('value').map((item) => v.array(item)),
  ),
  object: fc
    .dictionary(fc.constantFrom('id', 'name', 'constructor', 'toString'), fc.tuple(tie('value'), fc.boolean()))
    .map((fields) =>
      v.object(
        Object.fromEntries(
          Object.entries(fields).map(([k, [s, optional]]) => [k, optional ? v.optional(s) : s] as const),
        ),
      ),
    ),
}));
const calls = fc
  .record({ input: schemas.object, output: schemas.object })
  .map((sides) => call({ input: wireSchemaOf(sides.input), output: wireSchemaOf(sides.output) }));
const surfaces = fc
  .dictionary(fc.constantFrom('GET /a', 'POST /b', 'PUT /c'), calls)
  .map((all) => surface({ calls: all }));

// covers 10
test('a surface equals itself in any key order', () => {
  fc.assert(
    fc.property(surfaces, (one) => {
      const turned = JSON.parse(JSON.stringify(one), (_, value) =>
        value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      );
      assert.deepEqual(compareSurfaces(one, turned), []);
    }),
  );
});

test('additions are minor and their removal is breaking: a call, an event, a member', () => {
  fc.assert(
    fc.property(surfaces, calls, (one, more) => {
      const grown = {
        ...typed(members({ x: { text: 'X' } })),
        calls: { ...one.calls, 'GET /new': more },
        events: { e: '' },
      };
      const small = { ...typed({}), calls: one.calls, events: {} };
      assert.equal(levelOf(compareSurfaces(small, grown)), 'minor');
      assert.equal(levelOf(compareSurfaces(grown, small)), 'breaking');
      const subjects = (a: SurfaceParts, b: SurfaceParts) => compareSurfaces(a, b).map(({ subject }) => subject);
      assert.deepEqual(subjects(small, grown), subjects(grown, small));
    }),
  );
});

test('a breaking output change is breaking as the reverse input change', () => {
  fc.assert(
    fc.property(schemas.object, schemas.object, (old, now) => {
      const before = withCall({ output: wireSchemaOf(old) });
      const after = withCall({ output: wireSchemaOf(now) });
      const there = levelOf(compareSurfaces(before, after));
      // Reading it as an input, in the other direction, is the same question.
      const back = levelOf(
        compareSurfaces(
          withCall({ input: after.calls['GET /x']?.output ?? {} }),
          withCall({ input: before.calls['GET /x']?.output ?? {} }),
        ),
      );
      // Inputs are stricter: a field that is no longer read is lost.
      if (there === 'breaking') assert.equal(back, 'breaking');
    }),
  );
});
