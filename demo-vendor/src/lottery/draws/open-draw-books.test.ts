import assert from 'node:assert/strict';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { bookPlace } from '../../testing/book-place.ts';
import { inFolder } from '../../testing/in-folder.ts';
import { newDraw } from './course.rules.ts';
import { createDrawBooks } from './draw-books.ts';
import type { KeptDraw } from './kept-draw.ts';
import { openDrawBooks } from './open-draw-books.ts';

const now = Date.UTC(2026, 10, 22, 12);
const minuteMs = 60_000;
const dayMs = 86_400_000;

function draw(gameCode: string, drawsMs: number, state: KeptDraw['state'] = 'result'): KeptDraw {
  const planned = { drawId: new Date(drawsMs).toISOString(), opensMs: drawsMs, closesMs: drawsMs - 5000, drawsMs };
  const made = newDraw(gameCode, planned, new Uint8Array(32));
  return { ...made, state, ...(state === 'result' && { drawn: [{ prize: 'BALLS', numbers: ['1', '2'] }] }) };
}

test('retains open draws, the latest hundred, those of a day, ones a ticket needs, and unreported ones for 30 days', () =>
  inFolder(async (folder) => {
    const place = { ...bookPlace(folder, () => now), isNeeded: () => true };
    const first = await openDrawBooks(place);
    const fast = Array.from({ length: 200 }, (_, no) => draw('FAST', now - 2 * dayMs + no * minuteMs));
    const slow = Array.from({ length: 120 }, (_, no) => draw('SLOW', now - (120 - no) * dayMs));
    const fresh = Array.from({ length: 200 }, (_, no) => draw('FRESH', now - (200 - no) * minuteMs));
    const open = draw('FAST', now + minuteMs, 'open');
    for (const each of [...fast, ...slow, ...fresh]) {
      await first.books.save(each);
      await first.books.saveTold(each.gameCode, each.drawId, 3);
    }
    const [needed = assert.fail()] = fast;
    const untold = draw('FAST', now - 29 * dayMs);
    const given = draw('FAST', now - 31 * dayMs);
    for (const each of [untold, given, open]) await first.books.save(each);
    await first.close();
    await appendFile(path.join(folder, 'draws.jsonl'), '{"kind":"draw","draw":{"gameCode":"FAST","draw');

    const isNeeded = (gameCode: string, drawId: string) => gameCode === 'FAST' && drawId === needed.drawId;
    const { books, close } = await openDrawBooks({ ...place, isNeeded });
    assert.deepEqual(books.past('SLOW', 1000), slow.slice(20).reverse());
    assert.deepEqual(books.past('FRESH', 1000).length, 200);
    assert.deepEqual(books.past('FAST', 1000), [...fast.slice(100).reverse(), needed, untold]);
    assert.deepEqual(books.unfinished('FAST'), [open]);
    assert.deepEqual(books.untold('FAST'), [untold, open]);
    assert.equal(books.find('FAST', given.drawId), undefined);
    assert.equal(books.lastMs('FAST'), Date.parse(fast.at(-1)?.drawsAt ?? ''));
    await close();
  }));

test('reads only what is on disk', async () => {
  let write = () => {};
  const books = createDrawBooks(
    [],
    () =>
      new Promise<void>((resolve) => {
        write = resolve;
      }),
  );
  const made = draw('FAST', now, 'open');
  const saving = books.save(made);
  assert.equal(books.find('FAST', made.drawId), undefined);
  // A compaction meanwhile includes it.
  assert.deepEqual(books.lines(), [{ kind: 'draw', draw: made }]);
  write();
  await saving;
  assert.deepEqual(books.find('FAST', made.drawId), made);
});
