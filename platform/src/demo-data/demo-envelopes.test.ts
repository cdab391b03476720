import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownApp } from '../testing/own-app.ts';
import { demoEnvelopesStep } from './demo-envelopes.ts';

const { app } = ownApp();

test('adds one drop of envelopes, however often the demo is started', async () => {
  const { server, modules } = app();
  for (let start = 0; start < 3; start += 1) await demoEnvelopesStep.run(server.kernel, modules);
  const { list } = await modules.rewards.chance.drops.page(1, 10);
  assert.deepEqual(
    list.map(({ id, leftCount }) => [id, leftCount]),
    [['demo-envelopes', 88]],
  );
});
