import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { sha384 } from '@portal/platform/modules/releases/publishing/release-files.rules';
import { bomFileName } from '@portal/shared/contract/releases/release-bom';
import * as v from 'valibot';
import { buildRelease } from '../../build-release.ts';
import { root } from '../workspace.ts';

const cache = path.join(root, '.cache');
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(path.join(cache, 'bom-plugin-'));
after(() => rm(folder, { recursive: true, force: true }));

const remote = `
  import { createNanoEvents } from 'nanoevents';
  import { SignJWT } from 'jose';
  export const events = createNanoEvents();
  export const mount = () => ({ unmount: () => import('eventsource-parser').then(({ createParser }) => createParser) });
  export const unused = () => (false ? SignJWT : undefined);`;

async function build() {
  const outDir = path.join(folder, 'out');
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"version":"1.0.0"}');
  await writeFile(path.join(folder, 'src/remote.tsx'), remote);
  const modules = [path.join(root, 'node_modules'), path.join(root, 'shared/node_modules')];
  const commit = { commit: 'c0ffee', builtAt: '2026-11-22T08:00:00.000Z' };
  const { manifest } = await buildRelease({
    name: 'remote-fixture',
    folder,
    version: '1.0.0',
    outDir,
    modules,
    ...commit,
  });
  return { manifest, bytes: await readFile(path.join(outDir, bomFileName)) };
}

const shape = v.object({
  serialNumber: v.optional(v.never()),
  metadata: v.looseObject({
    timestamp: v.optional(v.never()),
    component: v.looseObject({ name: v.string(), version: v.string() }),
  }),
  components: v.array(
    v.looseObject({
      name: v.string(),
      version: v.string(),
      purl: v.string(),
      licenses: v.array(v.unknown()),
      hashes: v.array(
        v.object({ alg: v.literal('SHA-512'), content: v.pipe(v.string(), v.hexadecimal(), v.length(128)) }),
      ),
    }),
  ),
});

// covers 10
test('names each package in a release, not what was shaken off, with licence and hash, and changes no bytes of a second build', async () => {
  const { manifest, bytes } = await build();
  const { metadata, components } = v.parse(shape, JSON.parse(bytes.toString('utf8')));
  assert.deepEqual([metadata.component.name, metadata.component.version], ['remote-fixture', '1.0.0']);
  const names = components.map(({ name }) => name);
  assert.ok(names.includes('nanoevents') && names.includes('eventsource-parser'), names.join(' '));
  assert.equal(names.includes('jose'), false);
  const events = components.find(({ name }) => name === 'nanoevents');
  assert.deepEqual([events?.purl, events?.licenses], ['pkg:npm/nanoevents@9.1.0', [{ license: { id: 'MIT' } }]]);
  assert.equal(manifest.files.find((file) => file.path === bomFileName)?.sha384, sha384(bytes));
  assert.deepEqual((await build()).bytes, bytes);
});
