import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { bomFileName } from '@portal/shared/contract/releases/release-bom';
import { buildRelease } from '../../build-release.ts';
import { root } from '../workspace.ts';

const cache = path.join(root, '.cache');
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(path.join(cache, 'frames-plugin-'));
after(() => rm(folder, { recursive: true, force: true }));

const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'own' };
const sources = {
  'main.tsx': 'document.title = "the portal";',
  'scripts-frame/sign-in.ts':
    'import { createNanoEvents } from "nanoevents"; import "./a.css"; createNanoEvents().emit("signs in");',
  'scripts-frame/a.css': 'body { margin: 0 }',
  'scripts-frame/analytics.ts': 'document.title = "counts";',
};

// covers 9
test('builds each frame as one script of its own, without federation, into the release of the shell', async () => {
  const outDir = path.join(folder, 'out');
  await mkdir(path.join(folder, 'src/scripts-frame'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"version":"1.0.0"}');
  for (const [name, text] of Object.entries(sources)) await writeFile(path.join(folder, 'src', name), text);
  const modules = [path.join(root, 'node_modules'), path.join(root, 'shared/node_modules')];
  const stamp = { commit: 'c0ffee', builtAt: '2026-11-22T08:00:00.000Z', version: '1.0.0' };
  const { manifest } = await buildRelease({
    name: 'shell',
    folder,
    outDir,
    modules,
    publicKeys: { keys: [key] },
    ...stamp,
  });
  const { scripts = [], scriptsFrames } = manifest.page ?? {};
  assert.ok(scriptsFrames);
  const { signIn, analytics } = scriptsFrames;
  const listed = new Set(manifest.files.map((file) => file.path));
  const named = [signIn.script, ...signIn.styles, analytics.script];
  assert.deepEqual(
    named.filter((name) => !listed.has(name)),
    [],
  );
  assert.deepEqual([signIn.styles.length, analytics.styles.length], [1, 0]);
  const read = (name: string) => readFile(path.join(outDir, name), 'utf8');
  assert.match(await read(signIn.script), /signs in/);
  assert.match(await read(analytics.script), /counts/);
  for (const name of [signIn.script, analytics.script])
    assert.doesNotMatch(await read(name), /__FEDERATION__|__portalPins|the portal/, name);
  for (const name of scripts) assert.doesNotMatch(await read(name), /signs in|counts/, name);
  assert.match(await read(bomFileName), /"name": "nanoevents"/);
});
