import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from './find-engine.ts';
import { simulatedReturn } from './returns.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

for (const engine of engines) {
  test(`${engine.id}: ten million rounds lie within the 99.9 % interval (seed ${seed})`, () => {
    const { percent, halfWidth } = simulatedReturn(engine, 10_000_000, seed);
    const message = `${percent} is not within ${halfWidth} of ${engine.returnPercent}`;
    assert.ok(Math.abs(percent - engine.returnPercent) <= halfWidth + 0.02, message);
  });
}
