import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { type VersionFault, versionFaults } from './container-code.rules.ts';
import { manifestOf, type ReleaseFolder, reversion, sha384 } from './reversion.rules.ts';

const container = `var remote_games_1_0_1;(() => {
  const module = { contract: '1.0.0', mount: () => ({ unmount() {} }) };
  remote_games_1_0_1 = { id: 'remote_games_1_0_1:1.0.1', init: () => 'begun', get: async () => () => module };
})();`;

function folderOf(): ReleaseFolder {
  const files = new Map([
    ['remote.abc.js', Buffer.from(container)],
    ['12.js', Buffer.from('webpackChunkremote_games_1_0_1; remote_games_1_0_10; "1.0.1"')],
    ['12.css', Buffer.from('@layer remote_games_1_0_1 { .remote_games_1_0_1-a { color: red } }')],
    ['a.woff2', Buffer.from([0xff, 0xfe, 0x00])],
  ]);
  const manifest = {
    name: 'remote-games',
    version: '1.0.1',
    needs: { contract: '^1.0.0', react: '^19.0.0', facades: [] },
    provides: [],
    entry: 'remote.abc.js',
    files: [...files].map(([path, bytes]) => ({ path, sha384: sha384(bytes), bytes: bytes.length })),
    commit: 'none',
    builtAt: '2026-01-01T00:00:00Z',
  };
  return files.set('release.json', Buffer.from(JSON.stringify(manifest)));
}

/** Returns the module that a page would get from this folder. */
async function moduleOf(folder: ReleaseFolder) {
  const page = createContext({});
  runInContext(String(folder.get('remote.abc.js')), page);
  return runInContext('remote_games_1_0_7.get("./remote").then((make) => make())', page);
}

// covers 10
test('carries another version everywhere, with a matching manifest', () => {
  const made = reversion(folderOf(), '1.0.7');
  assert.equal(
    String(made.get('12.js')),
    'webpackChunkremote_games_1_0_7; remote_games_1_0_10; "1.0.1"',
    'a version with the same prefix stays as it is',
  );
  assert.equal(String(made.get('12.css')), '@layer remote_games_1_0_7 { .remote_games_1_0_7-a { color: red } }');
  assert.match(String(made.get('remote.abc.js')), /remote_games_1_0_7:1\.0\.7/);
  assert.deepEqual(made.get('a.woff2'), folderOf().get('a.woff2'));
  const manifest = manifestOf(made);
  assert.equal(manifest.version, '1.0.7');
  for (const { path, sha384: hash, bytes } of manifest.files) {
    const file = made.get(path);
    assert.ok(file);
    assert.deepEqual([hash, bytes], [sha384(file), file.length]);
  }
  assert.deepEqual(
    manifest.files.map(({ path }) => path),
    ['12.css', '12.js', 'a.woff2', 'remote.abc.js'],
  );
});

test('gives a shell its new version', () => {
  const main = `${container}; const header = ["remote-games@1.0.1"];`;
  const made = reversion(new Map(folderOf()).set('remote.abc.js', Buffer.from(main)), '1.0.7');
  assert.match(String(made.get('remote.abc.js')), /\["remote-games@1\.0\.7"\]/);
});

test('refuses a folder without its container', () => {
  const folder = new Map(folderOf()).set('remote.abc.js', Buffer.from('nothing'));
  assert.throws(() => reversion(folder, '1.0.7'), /does not name remote_games_1_0_1/);
});

test('sets the canary when the entry runs', () => {
  const page = createContext({});
  runInContext(String(reversion(folderOf(), '1.0.7', { canary: 'sang' }).get('remote.abc.js')), page);
  assert.equal(runInContext('sang', page), 'remote_games_1_0_7');
});

const expected: Record<VersionFault, (made: ReleaseFolder) => Promise<void> | void> = {
  'syntax-error': (made) => assert.rejects(() => moduleOf(made), { name: 'SyntaxError' }),
  throws: (made) => assert.rejects(() => moduleOf(made), /a case has broken/),
  'throws-at-mount': async (made) => {
    const module = await moduleOf(made);
    assert.equal(module.contract, '1.0.0');
    assert.throws(() => module.mount(), /a case has broken/);
  },
  hangs: async (made) => {
    const first = await Promise.race([
      (await moduleOf(made)).mount(),
      new Promise((done) => setImmediate(done, 'late')),
    ]);
    assert.equal(first, 'late');
  },
  'wrong-exports': async (made) => assert.equal((await moduleOf(made)).mount, undefined),
  'wrong-contract': async (made) => assert.equal((await moduleOf(made)).contract, '99.0.0'),
  'chunk-missing': (made) => assert.deepEqual([made.has('12.js'), made.has('remote.abc.js')], [false, true]),
  'css-missing': (made) => assert.deepEqual([made.has('12.css'), made.has('12.js')], [false, true]),
};

for (const fault of versionFaults)
  test(`makes a version with the fault ${fault}`, async () => {
    const made = reversion(folderOf(), '1.0.7', { fault });
    const listed = manifestOf(made).files.map(({ path }) => path);
    assert.deepEqual(listed, [...made.keys()].filter((path) => path !== 'release.json').sort());
    await expected[fault](made);
  });
