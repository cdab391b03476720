import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { storeOptions } from '../../testing/store-options.ts';
import { withTempFolder } from '../../testing/with-temp-folder.ts';
import { newDraw } from './course.rules.ts';
import { createDrawStore } from './draw-store.ts';
import { openDrawStore } from './open-draw-store.ts';
import type { StoredDraw } from './stored-draw.ts';

const now = Date.UTC(2026, 10, 22, 12);
const minuteMs = 60_000;
const dayMs = 86_400_000;

function draw(gameCode: string, drawsMs: number, state: StoredDraw['state'] = 'result'): StoredDraw {
  const planned = { drawId: new Date(drawsMs).toISOString(), opensMs: drawsMs, closesMs: drawsMs - 5000, drawsMs };
  const made = newDraw(gameCode, planned, new Uint8Array(32));
  return { ...made, state, ...(state === 'result' && { drawn: [{ prize: 'BALLS', numbers: ['1', '2'] }] }) };
}

test('retains open draws, the latest hundred, those of a day, ones a ticket needs, and unreported ones for 30 days', () =>
  withTempFolder(async (folder) => {
    const options = { ...storeOptions(folder, () => now), isNeeded: () => true };
    const first = await openDrawStore(options);
    const fast = Array.from({ length: 200 }, (_, no) => draw('FAST', now - 2 * dayMs + no * minuteMs));
    const slow = Array.from({ length: 120 }, (_, no) => draw('SLOW', now - (120 - no) * dayMs));
    const fresh = Array.from({ length: 200 }, (_, no) => draw('FRESH', now - (200 - no) * minuteMs));
    const open = draw('FAST', now + minuteMs, 'open');
    for (const each of [...fast, ...slow, ...fresh]) {
      await first.store.save(each);
      await first.store.saveReportedStage(each.gameCode, each.drawId, 3);
    }
    const [needed = assert.fail()] = fast;
    const unreported = draw('FAST', now - 29 * dayMs);
    const given = draw('FAST', now - 31 * dayMs);
    for (const each of [unreported, given, open]) await first.store.save(each);
    await first.close();
    await appendFile(path.join(folder, 'draws.jsonl'), '{"kind":"draw","draw":{"gameCode":"FAST","draw');

    const isNeeded = (gameCode: string, drawId: string) => gameCode === 'FAST' && drawId === needed.drawId;
    const { store: drawStore, close } = await openDrawStore({ ...options, isNeeded });
    assert.deepEqual(drawStore.past('SLOW', 1000), slow.slice(20).reverse());
    assert.deepEqual(drawStore.past('FRESH', 1000).length, 200);
    assert.deepEqual(drawStore.past('FAST', 1000), [...fast.slice(100).reverse(), needed, unreported]);
    assert.deepEqual(drawStore.unfinished('FAST'), [open]);
    assert.deepEqual(drawStore.unreported('FAST'), [unreported, open]);
    assert.equal(drawStore.find('FAST', given.drawId), undefined);
    assert.equal(drawStore.lastMs('FAST'), Date.parse(fast.at(-1)?.drawsAt ?? ''));
    await close();
  }));

test('reads only what is on disk', async () => {
  let write = () => {};
  const drawStore = createDrawStore(
    [],
    () =>
      new Promise<void>((resolve) => {
        write = resolve;
      }),
  );
  const made = draw('FAST', now, 'open');
  const saving = drawStore.save(made);
  assert.equal(drawStore.find('FAST', made.drawId), undefined);
  // A compaction meanwhile includes it.
  assert.deepEqual(drawStore.lines(), [{ kind: 'draw', draw: made }]);
  write();
  await saving;
  assert.deepEqual(drawStore.find('FAST', made.drawId), made);
});
