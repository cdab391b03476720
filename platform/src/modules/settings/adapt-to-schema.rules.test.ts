import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { allSettings } from '../../all-settings.ts';
import { adaptToSchema } from './adapt-to-schema.rules.ts';

const amounts = v.pipe(
  v.strictObject({ min: v.number(), max: v.number(), perDay: v.number() }),
  v.check(({ min, max }) => min <= max, 'min is above max'),
);
const fallback = { min: 10, max: 100, perDay: 3 };
const mended = (stored: unknown) => adaptToSchema(amounts, stored, [fallback]);

// covers 3: a setting stored by an older schema keeps its valid fields
const cases: [what: string, stored: unknown, expected: unknown][] = [
  ['what fits stays', { min: 1, max: 2, perDay: 4 }, { min: 1, max: 2, perDay: 4 }],
  ['a field that came later is that of the default', { min: 1, max: 2 }, { min: 1, max: 2, perDay: 3 }],
  ['a field that is no more is left out', { min: 1, max: 2, perDay: 4, perWeek: 9 }, { min: 1, max: 2, perDay: 4 }],
  ['a field of another type is that of the default', { min: '1', max: 20, perDay: 4 }, { min: 10, max: 20, perDay: 4 }],
  ['fields that do not agree once mended: the default', { max: 5, perDay: 4 }, fallback],
  ['fields that do not agree as stored: the default', { min: 9, max: 5, perDay: 4 }, fallback],
  ['no object at all: the default', [1, 2], fallback],
  ['nothing: the default', null, fallback],
];
for (const [what, stored, expected] of cases) test(what, () => assert.deepEqual(mended(stored), expected));

test("an operator's default that does not fit is replaced by the product's", () => {
  assert.deepEqual(adaptToSchema(v.number(), 'many', ['few', 7]), 7);
});

test("toggles stored before a new one was added keep the operator's choices", () => {
  const { schema, fallback: all } = allSettings.toggles;
  const { realTimeSalary: _later, ...known } = { ...all, freePlay: !all.freePlay };
  assert.deepEqual(adaptToSchema(schema, known, [all]), { ...all, freePlay: !all.freePlay });
});
