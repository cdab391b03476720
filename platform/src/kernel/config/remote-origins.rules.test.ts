import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRemoteOrigins } from './remote-origins.rules.ts';
import { readSettings, SettingsError } from './settings.ts';

const two = { 'remote-games': 'https://games.example', 'remote-lottery': 'http://127.0.0.1:9004' };

// covers 10
test('reads origins of remotes as pairs or as JSON', () => {
  const pairs = 'remote-games=https://games.example, remote-lottery=http://127.0.0.1:9004';
  assert.deepEqual(parseRemoteOrigins(pairs), two);
  assert.deepEqual(parseRemoteOrigins(JSON.stringify(two)), two);
  assert.deepEqual(readSettings({ REMOTE_ORIGINS: pairs }).REMOTE_ORIGINS, two);
});

test('serves everything at one origin without the setting', () => {
  assert.deepEqual(readSettings({}).REMOTE_ORIGINS, {});
});

for (const [text, reason] of [
  ['remote-nothing=https://a.example', /must name remotes/],
  ['shell=https://a.example', /must name remotes .*, not shell/],
  ['remote-games', /must be origins/],
  ['remote-games=games.example', /must be origins/],
  ['remote-games=ftp://games.example', /must be origins/],
  ['remote-games=javascript:alert(1)', /must be origins/],
  ['remote-games=https://games.example/', /must be origins/],
  ['remote-games=https://games.example/files', /must be origins/],
  ['remote-games=https://user:word@games.example', /must be origins/],
  ['remote-games=https://games.example:443', /must be origins/],
  ["remote-games=https://a.example; script-src 'unsafe-inline'", /must be origins/],
  ['remote-games=https://a.example,remote-games=https://b.example', /must name a remote once/],
  ['{"remote-games":1}', /must be name=origin pairs/],
  ['{', /must be name=origin pairs/],
] as const) {
  test(`rejects REMOTE_ORIGINS=${text} and names the variable`, () => {
    assert.throws(
      () => readSettings({ REMOTE_ORIGINS: text }),
      (error) =>
        error instanceof SettingsError && error.message.startsWith('REMOTE_ORIGINS: ') && reason.test(error.message),
    );
  });
}

test('rejects remotes over http with pages over https, since browsers would not load them', () => {
  const pages = { PUBLIC_ORIGIN: 'https://portal.example' };
  assert.throws(
    () => readSettings({ ...pages, REMOTE_ORIGINS: 'remote-games=http://games.example' }),
    /^Error: REMOTE_ORIGINS: must be https origins/,
  );
  assert.ok(readSettings({ ...pages, REMOTE_ORIGINS: 'remote-games=https://games.example' }));
});
