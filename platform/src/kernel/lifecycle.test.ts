import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLifecycle } from './lifecycle.ts';

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

test('waits in idle for all work in progress, including work begun meanwhile and work that fails', async () => {
  const lifecycle = createLifecycle();
  const ended: string[] = [];
  const gates = [gate(), gate()] as const;
  const failing = lifecycle.during(gates[0].promise.then(() => Promise.reject(new Error('no'))));
  const seen = assert.rejects(failing).then(() => ended.push('failing'));
  const idle = lifecycle.idle().then(() => ended.push('idle'));
  void lifecycle.during(gates[1].promise.then(() => ended.push('second')));
  gates[0].resolve();
  await seen;
  gates[1].resolve();
  await idle;
  assert.deepEqual(ended, ['failing', 'second', 'idle']);
});
