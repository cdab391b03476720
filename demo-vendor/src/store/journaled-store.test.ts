import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { withTempFolder } from '../testing/with-temp-folder.ts';
import { type JournaledStore, openJournaledStore } from './journaled-store.ts';

interface Note {
  id: number;
  at: number;
  text: string;
}

/** Creates a store of notes that are retained for a minute. */
function createNotes(known: readonly Note[], append: (note: Note) => Promise<void>) {
  const notes = new Map<number, Note>();
  const renew = (lines: readonly Note[]) => {
    notes.clear();
    for (const note of lines) notes.set(note.id, note);
  };
  renew(known);
  const store: JournaledStore<Note> = { lines: () => [...notes.values()], renew };
  return {
    ...store,
    save(note: Note) {
      notes.set(note.id, note);
      return append(note);
    },
  };
}

const text = 'x'.repeat(100);

async function openNotes(folder: string, now: () => number) {
  const opened = await openJournaledStore({
    file: path.join(folder, 'notes.jsonl'),
    now,
    create: createNotes,
    leastBytes: 20_000,
    log: (message, details) => assert.fail(`${message} ${JSON.stringify(details)}`),
    keep: (lines: readonly Note[], nowMs) => {
      const last = new Map(lines.map((note) => [note.id, note]));
      return [...last.values()].filter(({ at }) => at > nowMs - 60_000);
    },
  });
  return { ...opened, file: path.join(folder, 'notes.jsonl') };
}

// covers 2.7
test('compacts a growing journal: keeps file and memory bounded and loses nothing needed', () =>
  withTempFolder(async (folder) => {
    let now = 1_000_000;
    const { store, close, file } = await openNotes(folder, () => now);
    let longest = 0;
    for (let no = 0; no < 1000; no += 1) {
      now += 1000;
      // Concurrent and repeated saves: writes during a compaction must not be lost.
      const saves = [store.save({ id: no, at: now, text }), store.save({ id: no - 1, at: now, text: `${no}` })];
      await Promise.all(saves);
      if (no % 50 === 0) longest = Math.max(longest, (await stat(file)).size);
    }
    assert.ok(longest < 25_000, `${longest} bytes`);
    assert.ok(store.lines().length < 400, `${store.lines().length} notes in memory`);
    const needed = store.lines().filter(({ at }) => at > now - 60_000);
    assert.equal(needed.length, 61);
    await close();
    const again = await openNotes(folder, () => now);
    assert.deepEqual(
      again.store.lines().sort((a, b) => a.id - b.id),
      needed.sort((a, b) => a.id - b.id),
    );
    await again.close();
    assert.equal((await readFile(file, 'utf8')).split('\n').length, 62);
  }));

test('drops what is no longer needed with the first line of every hour, even from a short journal', () =>
  withTempFolder(async (folder) => {
    let now = 1_000_000;
    const { store, close } = await openNotes(folder, () => now);
    await store.save({ id: 1, at: now, text });
    now += 3_600_000;
    await store.save({ id: 2, at: now, text });
    await store.save({ id: 3, at: now, text });
    assert.deepEqual(
      store.lines().map(({ id }) => id),
      [2, 3],
    );
    await close();
  }));
