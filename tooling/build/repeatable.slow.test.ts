import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { buildFixture } from './fixtures/fixture-site.ts';

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'repeatable-'));
});
after(() => rm(folder, { recursive: true, force: true }));

async function contents(of: string): Promise<Record<string, string>> {
  const names = (await readdir(of, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const read = names.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(of, file), await readFile(file, 'latin1')] as const;
  });
  return Object.fromEntries((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

for (const name of ['shell', 'remote-fixture'] as const) {
  test(`two builds of ${name} give the same bytes`, async () => {
    const outputs = [];
    for (const round of ['one', 'two']) {
      const outDir = path.join(folder, round, name);
      await buildFixture(name, outDir, '1.0.0', { x: 'x', y: 'y' });
      outputs.push(await contents(outDir));
    }
    assert.ok(Object.keys(outputs[0] ?? {}).length > 2);
    assert.deepEqual(outputs[0], outputs[1]);
  });

  test(`nothing of this machine is in the files of ${name}`, async () => {
    const files = await contents(path.join(folder, 'one', name));
    for (const [file, text] of Object.entries(files)) assert.equal(text.includes(process.cwd()), false, file);
  });
}
