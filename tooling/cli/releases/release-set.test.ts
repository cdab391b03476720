import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { releaseCommands } from './release-commands.ts';

const { gives, givesReads, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(releaseCommands, ...args);
const row = {
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'operator',
  state: 'live',
  place: 'live',
  percent: 100,
};
const releases = [
  { ...row, name: 'shell', version: '1.0.0' },
  { ...row, name: 'remote-games', version: '2.0.0' },
];
const releaseRows = (shell: string, games: string) => [
  { name: 'shell', live: shell },
  { name: 'remote-games', live: games },
];

// covers 10
test('promotes and rolls back several releases in one call, with the versions seen of each', async () => {
  givesReads({ sequence: 4, releases });
  gives({ sequence: 6, releases: releaseRows('2.0.0', '3.0.0') });
  const { code, out } = await run('promote', 'shell@2.0.0', 'remote-games@3.0.0', '--why', 'a new call');
  assert.deepEqual([code, out], [0, 'shell 2.0.0, remote-games 3.0.0 are live with composition 6.']);
  assert.equal(asked().url, '/operator/release-sets/promote');
  assert.deepEqual(asked().body, {
    releases: [
      { name: 'shell', version: '2.0.0', from: { live: '1.0.0' } },
      { name: 'remote-games', version: '3.0.0', from: { live: '2.0.0' } },
    ],
    why: 'a new call',
  });
  gives({ sequence: 8, releases: releaseRows('1.0.0', '2.0.0') });
  assert.match((await run('rollback', 'shell', 'remote-games@2.0.0', '--why', 'blank')).out, /composition 8/);
  assert.equal(asked().url, '/operator/release-sets/rollback');
  assert.deepEqual(asked().body, {
    releases: [
      { name: 'shell', from: { live: '1.0.0' } },
      { name: 'remote-games', to: '2.0.0', from: { live: '2.0.0' } },
    ],
    why: 'blank',
  });
});

test('refuses an impossible set before any call', async () => {
  forget();
  const reason = ['--why', 'x'];
  assert.match(
    (await run('promote', 'shell@2.0.0', 'remote-games', ...reason)).error,
    /Which version: {2}remote-games@/,
  );
  assert.match((await run('promote', 'shell@2.0.0', 'remote-x@1.0.0', ...reason)).error, /Releases: shell/);
  assert.match((await run('promote', 'shell@2.0.0@1', 'remote-games@1.0.0', ...reason)).error, /is not a release/);
  assert.match((await run('promote', 'shell', '2.0.0', 'remote-games', ...reason)).error, /name@version each/);
  const share = await run('promote', 'shell@2.0.0', 'remote-games@3.0.0', '--percent', '10', ...reason);
  assert.match(share.error, /for all at once/);
  assert.match((await run('rollback', 'shell', 'remote-games', '--to', '1.0.0', ...reason)).error, /name@version each/);
  assert.match((await run('rollback', 'shell', 'remote-games')).error, /Say why/);
  assert.deepEqual(asked(), {});
});
