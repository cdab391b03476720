import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createDrawingWorker } from './drawing-worker.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#063"/></svg>';
const size = { width: 30, height: 40 };
const isWebp = (bytes: Uint8Array = Buffer.of()) => Buffer.from(bytes.subarray(8, 12)).toString() === 'WEBP';

test('returns nothing for an invalid picture, and draws the next one', async () => {
  const worker = createDrawingWorker();
  try {
    assert.equal(await worker.draw('<svg', size), undefined);
    assert.ok(isWebp(await worker.draw(square, size)));
  } finally {
    worker.close();
  }
});

test('refuses one request too many, fails all when the room closes, and opens again', async () => {
  const worker = createDrawingWorker();
  try {
    const waiting = Array.from({ length: 240 }, () => worker.draw(square, size));
    const ends = Promise.allSettled(waiting);
    await assert.rejects(worker.draw(square, size), { code: 'pictures_busy', retryAfterSeconds: 5 });
    worker.close();
    const outcomes = await ends;
    const codes = outcomes.map((end) => (end.status === 'rejected' ? end.reason.code : end.status));
    assert.deepEqual(new Set(codes), new Set(['pictures_busy']));
    assert.ok(isWebp(await worker.draw(square, size)));
  } finally {
    worker.close();
  }
});

/** Kills the children before this process notices. */
function killChildren(): void {
  const ids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  for (const id of ids) process.kill(Number(id), 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}

// covers 2.7
test('fails all waiting requests when the drawing process is killed, and draws the next one', async () => {
  const worker = createDrawingWorker();
  try {
    assert.ok(isWebp(await worker.draw(square, size)));
    killChildren();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => worker.draw(square, size)));
    assert.deepEqual(
      outcomes.map((end) => end.status === 'rejected' && end.reason.code),
      ['pictures_busy', 'pictures_busy', 'pictures_busy'],
    );
    assert.ok(isWebp(await worker.draw(square, size)));
  } finally {
    worker.close();
  }
});
