import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failingDisk } from '../testing/failing-disk.ts';
import { openJournal } from './journal.ts';

const parts = { file: 'journal.jsonl', lines: () => [], isDue: () => false };
const atOnce = () => new Promise<boolean>((resolve) => setImmediate(() => resolve(true)));

// covers 2.7
test('retries a failed write, so that every line is stored whole, once and in order', async () => {
  let writes = 0;
  const complaints: string[] = [];
  const bad = failingDisk(() => {
    writes += 1;
    return writes % 3 !== 0;
  }, atOnce);
  const journal = await openJournal<object>({ ...parts, disk: bad.disk, log: (message) => complaints.push(message) });
  const lines = Array.from({ length: 30 }, (_, no) => ({ no }));
  await Promise.all(
    lines.map(async (line, no) => {
      for (let turn = 0; turn < no; turn += 1) await atOnce();
      await journal.append(line);
      assert.ok(
        bad.lines().some((each) => JSON.stringify(each) === JSON.stringify(line)),
        'promised when it stands',
      );
    }),
  );
  await journal.close();
  assert.deepEqual(bad.lines(), lines);
  assert.ok(bad.refused() > 5, `${bad.refused()} failed`);
  assert.equal(complaints.length, bad.refused());
});

test('rejects its lines if it is closed while the disk fails', async () => {
  const bad = failingDisk(() => true, atOnce);
  const journal = await openJournal<object>({ ...parts, disk: bad.disk, log: () => {} });
  const both = [journal.append({ no: 1 }), journal.append({ no: 2 })].map((each) => assert.rejects(each, /no space/));
  await journal.close();
  await Promise.all(both);
});
