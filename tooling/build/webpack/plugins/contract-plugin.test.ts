import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { sha384 } from '@portal/platform/modules/releases/publishing/release-files.rules';
import { type ContractFile, contractFile, contractFileName } from '@portal/shared/contract/releases/contract-surface';
import * as v from 'valibot';
import { buildRelease } from '../../build-release.ts';
import { root } from '../workspace.ts';

const cache = path.join(root, '.cache');
await mkdir(cache, { recursive: true });
// Inside the repository: modules outside it do not count as ours.
const folder = await mkdtemp(path.join(cache, 'contract-plugin-'));
after(() => rm(folder, { recursive: true, force: true }));

async function build(files: Record<string, string>, mode?: 'development') {
  const outDir = path.join(folder, 'out');
  for (const [name, text] of Object.entries({ 'package.json': '{"version":"1.0.0"}', ...files })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const modules = [path.join(root, 'node_modules'), path.join(root, 'shared/node_modules')];
  const commit = { commit: 'c0ffee', builtAt: '2026-11-22T08:00:00.000Z' };
  const { manifest } = await buildRelease({
    name: 'remote-fixture',
    folder,
    version: '1.0.0',
    outDir,
    modules,
    mode,
    ...commit,
  });
  const bytes = await readFile(path.join(outDir, contractFileName));
  return { manifest, bytes, contract: v.parse(contractFile, JSON.parse(bytes.toString('utf8'))) };
}

const remote = `
  import { contractVersion } from '@portal/shared/contract/constants';
  import type { Host } from '@portal/shared/remote/host';
  import { unused } from './parts.ts';
  export const contract = contractVersion;
  export function mount(host: Host) {
    const stop = host.events.on('round-closed', () => void import('./later.ts').then(({ load }) => load(host)));
    return { unmount: stop };
  }
  export const kept = () => (false ? unused() : undefined);`;
const later = `
  import { getStatus } from '@portal/shared/contract/content/site';
  import type { Host } from '@portal/shared/remote/host';
  export const load = ({ call }: Host) => call(getStatus, {});`;
const parts = `
  import { listLanguages } from '@portal/shared/contract/content/languages';
  export const unused = () => 1;
  export const never = (call: (one: unknown) => void) => call(listLanguages);`;
const sources = { 'src/remote.tsx': remote, 'src/later.ts': later, 'src/parts.ts': parts };

const used = ({ uses }: ContractFile) => [Object.keys(uses.calls), Object.keys(uses.events)];

// covers 10
test('contract.json holds the calls that are really in a release, its events and what it uses of the host', async () => {
  const { manifest, bytes, contract } = await build(sources);
  assert.deepEqual(used(contract), [['GET /wps/system/status'], ['round-closed']]);
  assert.deepEqual(Object.keys(contract.uses.types.Host?.members ?? {}), ['call', 'events']);
  assert.equal(contract.provides, undefined);
  const listed = manifest.files.find((file) => file.path === contractFileName);
  assert.deepEqual(listed, { path: contractFileName, sha384: sha384(bytes), bytes: bytes.length });
  assert.equal((await build(sources)).bytes.equals(bytes), true);
});

test('a development build, which keeps everything, lists no less', async () => {
  const [calls = [], events] = used((await build(sources, 'development')).contract);
  assert.ok(calls.includes('GET /wps/system/status') && calls.includes('GET /wps/system/languages'), calls.join());
  assert.deepEqual(events, ['round-closed']);
});
