import assert from 'node:assert/strict';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { withTempFolder } from '../testing/with-temp-folder.ts';
import { openJournal } from './journal.ts';
import { readJournal } from './read-journal.ts';

/** Opens a journal with these lines. */
const opened = (file: string, lines: readonly object[]) =>
  openJournal<object>({ file, lines: () => lines, isDue: () => false, log: () => assert.fail('all is well') });

const inFile = (work: (file: string) => Promise<void>) =>
  withTempFolder((folder) => work(path.join(folder, 'journal.jsonl')));

test('reads no lines from a missing or empty journal', () =>
  inFile(async (file) => {
    assert.deepEqual(await readJournal(file), []);
    await writeFile(file, '');
    assert.deepEqual(await readJournal(file), []);
  }));

test('reads lines in order, also thousands, and ones longer than the read buffer', () =>
  inFile(async (file) => {
    const lines = Array.from({ length: 2500 }, (_, no) => ({
      no,
      text: no % 1000 === 7 ? 'ü\u2028'.repeat(60_000) : '',
    }));
    const journal = await opened(file, lines);
    await Promise.all([1, 2, 3].map((no) => journal.append({ later: no })));
    await journal.close();
    assert.deepEqual(await readJournal(file), [...lines, { later: 1 }, { later: 2 }, { later: 3 }]);
  }));

for (const half of ['{"no":2', `{"no":2,"text":"${'x'.repeat(200_000)}`]) {
  test(`cuts off an incomplete line of ${half.length} characters`, () =>
    inFile(async (file) => {
      await (await opened(file, [{ no: 1 }])).close();
      await appendFile(file, half);
      assert.deepEqual(await readJournal(file), [{ no: 1 }]);
      assert.equal(await readFile(file, 'utf8'), '{"no":1}\n');
    }));
}

test('empties a file with only an incomplete line', () =>
  inFile(async (file) => {
    await writeFile(file, '{"no":1');
    assert.deepEqual(await readJournal(file), []);
    assert.equal(await readFile(file, 'utf8'), '');
  }));
