import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { publisherCommands } from './publish-commands.ts';

const { gives, asked, forget, run } = commandHarness();
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = pair.publicKey.export({ format: 'jwk' });
let folder = '';
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-keys-'));
});
after(() => rm(folder, { recursive: true }));

async function add(text: string) {
  const file = path.join(folder, 'key');
  await writeFile(file, text);
  const words = ['remote-games', '--file', file, '--label', 'games CI', '--why', 'a new squad'];
  return run(publisherCommands, 'key', 'add', ...words);
}

const forms = {
  'as "key new" prints it': `squad.json holds the private half.\nKey k, public half:\n${JSON.stringify(jwk)}\n`,
  'as a JWK that says more': JSON.stringify({ ...jwk, use: 'sig', alg: 'ES256' }, null, 2),
  'as PEM': String(pair.publicKey.export({ format: 'pem', type: 'spki' })),
};

for (const [form, text] of Object.entries(forms))
  test(`the public half of a squad is added ${form}`, async () => {
    const row = {
      kid: 'k',
      name: 'remote-games',
      label: 'games CI',
      addedAt: new Date(0).toISOString(),
      addedBy: 'cli',
    };
    gives(row);
    assert.equal((await add(text)).out, 'games CI (k) may publish remote-games.');
    assert.deepEqual(asked().body, { name: 'remote-games', label: 'games CI', key: jwk, why: 'a new squad' });
  });

test('a private half in PEM is refused, and nothing is sent', async () => {
  forget();
  const { error } = await add(String(pair.privateKey.export({ format: 'pem', type: 'pkcs8' })));
  assert.match(error, /private half.*anybody can publish/);
  assert.deepEqual(asked(), {});
});
