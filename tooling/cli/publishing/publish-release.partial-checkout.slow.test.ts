import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '@portal/build/webpack/workspace';
import * as v from 'valibot';
import { makeSquadKey } from './squad-key.ts';

const run = promisify(execFile);
const remote = 'remote-lottery';
/** Contains neither shell nor other remotes, so that they cannot be built or changed. */
const partsOfCheckout = ['package.json', 'shared', 'platform', 'tooling', remote];
const publication = v.object({ name: v.string(), version: v.string(), files: v.record(v.string(), v.string()) });

const received: v.InferOutput<typeof publication>[] = [];
const registry = createServer(async (request, response) => {
  const body = v.safeParse(publication, await json(request));
  if (body.success) received.push(body.output);
  const value = { name: remote, version: '1.0.0', files: Object.keys(body.success ? body.output.files : {}).length };
  const answer = body.success
    ? { success: true, value }
    : { success: false, code: 'invalid_input', message: 'no fields' };
  response.writeHead(body.success ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

let folder = '';
let env: NodeJS.ProcessEnv = {};
const checkout = () => path.join(folder, 'checkout');
const elsewhere = () => path.join(folder, 'some', 'where', 'else');

before(async () => {
  // Beside this folder, so that installed packages can be hard-linked.
  await mkdir(path.join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(root, '.cache/alone-'));
  await copyTo(
    checkout(),
    partsOfCheckout.map((part) => path.join(root, part)),
  );
  await copyTo(
    elsewhere(),
    partsOfCheckout.map((part) => path.join(checkout(), part)),
  );
  await makeSquadKey(remote, path.join(folder, 'key.json'));
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  const address = registry.address();
  assert.ok(address !== null && typeof address === 'object');
  const RELEASE_ADDRESS = `http://127.0.0.1:${address.port}`;
  env = { ...process.env, RELEASE_KEY_FILE: path.join(folder, 'key.json'), RELEASE_ADDRESS };
});
after(async () => {
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

async function copyTo(target: string, parts: readonly string[]): Promise<void> {
  await mkdir(target, { recursive: true });
  await run('cp', ['-a', ...parts, target]);
  await run('cp', ['-al', path.join(root, 'node_modules'), target]);
  await rm(path.join(target, remote, 'dist'), { recursive: true, force: true });
}

/** Every file outside of node_modules with the time it was written. */
async function written(): Promise<string[]> {
  const entries = await readdir(checkout(), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  const lines = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return `${path.relative(checkout(), file)} ${(await stat(file)).mtimeMs}`;
  });
  return (await Promise.all(lines)).sort();
}

const publishIn = (cwd: string, ...args: string[]) => {
  const script = path.join(path.dirname(cwd), 'tooling/cli/release.ts');
  return run(process.execPath, ['--import', 'tsx', script, 'publish', ...args], { cwd, env });
};

// covers 10
test('a remote is published inside its folder, where there is no other one; nothing else is written', async () => {
  const before = await written();
  const { stdout } = await publishIn(path.join(checkout(), remote));
  assert.match(stdout, /remote-lottery \d+\.\d+\.\d+ is stored with \d+ files/);
  assert.equal(received.at(-1)?.name, remote);
  assert.deepEqual(await written(), before);
});

// covers 10
test('the same commit published from another checkout has the same bytes', async () => {
  const [first] = received.splice(0);
  await publishIn(path.join(elsewhere(), remote));
  assert.ok(Object.keys(first?.files ?? {}).length > 3);
  assert.deepEqual(received.at(-1), first);
});
