import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { previewCommands } from './preview-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const preview = (...args: string[]) => harness.run(previewCommands, 'preview', ...args);
const made = {
  id: 'AbCdEfGhIjKlMnOpQrStUv',
  name: 'remote-games',
  version: '1.4.0',
  madeBy: 'operator',
  why: 'to show it',
  expiresAt: '2026-03-02T11:00:00.000Z',
  url: 'https://portal.example/?preview=AbCdEfGhIjKlMnOpQrStUv',
};

test('creates a preview for an hour, or the given time, and prints its address first', async () => {
  gives(made);
  const { out } = await preview('remote-games', '1.4.0', '--why', 'to show it');
  assert.equal(out.split('\n')[0], made.url);
  assert.equal(asked().url, '/operator/releases/remote-games/preview');
  assert.deepEqual(asked().body, { version: '1.4.0', minutes: 60, why: 'to show it' });
  await preview('remote-games', '1.4.0', '--minutes', '5', '--why', 'to show it');
  assert.deepEqual(asked().body, { version: '1.4.0', minutes: 5, why: 'to show it' });
});

test('previews are listed and ended', async () => {
  gives({ list: [made] });
  assert.match((await preview('list')).out, /AbCdEfGhIjKlMnOpQrStUv +remote-games +1\.4\.0 +2026-03-02T11/);
  gives({});
  assert.equal((await preview('end', made.id, '--why', 'seen')).out, 'Ended.');
  assert.deepEqual([asked().url, asked().body], [`/operator/releases/previews/${made.id}/end`, { why: 'seen' }]);
});

test('without a reason, a version or a known name nothing is sent', async () => {
  forget();
  assert.match((await preview('remote-games', '1.4.0')).error, /Say why/);
  assert.match((await preview('remote-games', 'newest', '--why', 'to show it')).error, /newest is not a version/);
  assert.match((await preview('remote-none', '1.4.0', '--why', 'to show it')).error, /remote-none is not a release/);
  assert.match((await preview('end', made.id)).error, /Say why/);
  assert.deepEqual(asked(), {});
});
