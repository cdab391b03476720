import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { fairDraw } from '@portal/demo-vendor/fairness/fair-draw';
import { allKinds } from '@portal/demo-vendor/lottery/rules/find-kind';
import { nativeDraw } from './native-draw.ts';

const seed = createHash('sha256').update('native draw').digest();

test('the stream of the benchmark draws the same boards as the studio', () => {
  for (const kind of allKinds) {
    const [studio, bench] = [fairDraw(seed, kind.code), nativeDraw(seed, kind.code)];
    for (let i = 0; i < 300; i += 1) assert.deepEqual(kind.draw(bench), kind.draw(studio), `${kind.code}, board ${i}`);
  }
});

test('both streams skip words of the tail', () => {
  const bound = 3 * 2 ** 30;
  const [studio, bench] = [fairDraw(seed, 'tail'), nativeDraw(seed, 'tail')];
  for (let i = 0; i < 2000; i += 1) assert.equal(bench(bound), studio(bound));
});
