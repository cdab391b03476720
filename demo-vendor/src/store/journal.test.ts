import assert from 'node:assert/strict';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { openJournal, readJournal, rewriteJournal } from './journal.ts';

async function inFolder(work: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-journal-'));
  try {
    await work(path.join(folder, 'journal.jsonl'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a journal that is not there has no lines, an empty one neither', () =>
  inFolder(async (file) => {
    assert.deepEqual(await readJournal(file), []);
    await writeFile(file, '');
    assert.deepEqual(await readJournal(file), []);
  }));

test('lines come back in their order, also thousands, and longer than what is read at once', () =>
  inFolder(async (file) => {
    const lines = Array.from({ length: 2500 }, (_, no) => ({
      no,
      text: no % 1000 === 7 ? 'ü\u2028'.repeat(60_000) : '',
    }));
    await rewriteJournal(file, lines);
    const journal = await openJournal(file);
    await Promise.all([1, 2, 3].map((no) => journal.append({ later: no })));
    await journal.close();
    assert.deepEqual(await readJournal(file), [...lines, { later: 1 }, { later: 2 }, { later: 3 }]);
  }));

for (const half of ['{"no":2', `{"no":2,"text":"${'x'.repeat(200_000)}`]) {
  test(`a half line of ${half.length} characters is cut off, and what comes after it is whole`, () =>
    inFolder(async (file) => {
      await rewriteJournal(file, [{ no: 1 }]);
      await appendFile(file, half);
      assert.deepEqual(await readJournal(file), [{ no: 1 }]);
      assert.equal(await readFile(file, 'utf8'), '{"no":1}\n');
      const journal = await openJournal(file);
      await journal.append({ no: 3 });
      await journal.close();
      assert.deepEqual(await readJournal(file), [{ no: 1 }, { no: 3 }]);
    }));
}

test('a file of half a line alone is empty', () =>
  inFolder(async (file) => {
    await writeFile(file, '{"no":1');
    assert.deepEqual(await readJournal(file), []);
    assert.equal(await readFile(file, 'utf8'), '');
  }));
