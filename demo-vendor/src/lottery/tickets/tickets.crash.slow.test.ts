import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crashAt } from './testing/crash-at.ts';

// covers 2.7
test('loses nothing and settles nothing twice after a kill at each step', async () => {
  let deaths = 0;
  for (let steps = 1; await crashAt(steps); steps += 1) deaths += 1;
  assert.ok(deaths > 150, `${deaths} deaths`);
});
