import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayToReconcile } from './day-to-reconcile.rules.ts';

for (const [name, reported, expected] of [
  ['no report yet: yesterday', [], '2026-03-09'],
  ['all reported', ['2026-03-09', '2026-03-08', '2026-03-07'], undefined],
  ['yesterday is next', ['2026-03-08', '2026-03-07'], '2026-03-09'],
  ['days that were left out, the oldest first', ['2026-03-05'], '2026-03-06'],
  ['a gap between reports', ['2026-03-09', '2026-03-06'], '2026-03-07'],
  ['nothing from before seven days', ['2026-02-20'], '2026-03-03'],
] as const)
  test(`day to reconcile: ${name}`, () => assert.equal(dayToReconcile('2026-03-10', reported), expected));
