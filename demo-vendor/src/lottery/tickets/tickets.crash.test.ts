import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dieAt } from './testing/die-at.ts';

test('killed after every tenth step and started again: nothing is lost, nothing is settled twice', async () => {
  let deaths = 0;
  for (let steps = 1; await dieAt(steps); steps += 10) deaths += 1;
  assert.ok(deaths > 15, `${deaths} deaths`);
});
