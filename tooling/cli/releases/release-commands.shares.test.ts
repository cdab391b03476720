import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { releaseCommands } from './release-commands.ts';

const { gives, givesReads, answers, asked, forget, ...harness } = commandHarness();
const published = { publishedAt: '2026-11-01T00:00:00.000Z', publishedBy: 'nadia' };
const release = (version: string, place: string, percent: number, state = place) => {
  return { name: 'remote-games', version, place, state, percent, ...published };
};
const run = (...args: string[]) => harness.run(releaseCommands, ...args);

test('sends a share as a number and prints both versions', async () => {
  const candidate = { version: '1.0.1', percent: 10 };
  givesReads({ sequence: 3, releases: [release('1.0.0', 'live', 95), release('1.0.1', 'candidate', 5)] });
  gives({ sequence: 4, name: 'remote-games', live: '1.0.0', candidate });
  for (const words of ['10', '10%']) {
    const { code, out } = await run('promote', 'remote-games', '1.0.1', '--percent', words);
    assert.equal(code, exitCodes.good);
    assert.equal(out, 'remote-games: 10 % get 1.0.1, the others 1.0.0, with composition 4.');
    // Sends the live versions and shares that were read, so that a share raised meanwhile is not lowered.
    const from = { live: '1.0.0', candidate: '1.0.1', percent: 5 };
    assert.deepEqual(asked().body, { version: '1.0.1', percent: 10, from });
  }
  givesReads(undefined);
});

test('refuses an invalid share before any call', async () => {
  forget();
  for (const words of ['0', '101', '1.5', 'half', '', '1e2', '999']) {
    const { code, error } = await run('promote', 'remote-games', '1.0.1', '--percent', words);
    assert.equal(code, exitCodes.refused, words);
    assert.match(error, /whole percent from 1 to 100/);
  }
  assert.deepEqual(asked(), {});
});

// covers 10
test('a rollback while frozen is refused with who and until, and goes through when insisted on', async () => {
  const fields = { until: '2026-12-24T18:00:00.000Z by nadia: the final' };
  givesReads({ sequence: 4, releases: [release('1.0.1', 'live', 90), release('1.0.2', 'candidate', 10)] });
  answers({ success: false, code: 'release_frozen', message: 'Releases are frozen', fields }, 422);
  const refused = await run('rollback', 'remote-games', '--why', 'spins twice');
  assert.match(refused.error, /Releases are frozen \(release_frozen\)\n {2}until: 2026-12-24.* by nadia: the final/);
  const from = { live: '1.0.1', candidate: '1.0.2', percent: 10 };
  assert.deepEqual(asked().body, { why: 'spins twice', from });
  gives({ sequence: 5, name: 'remote-games', live: '1.0.0' });
  const { out } = await run('rollback', 'remote-games', '--despite-freeze', '--why', 'spins twice');
  assert.equal(out, 'remote-games 1.0.0 is live with composition 5.');
  assert.deepEqual(asked().body, { why: 'spins twice', despiteFreeze: true, from });
  await run('rollback', 'remote-games', '--despite-misfit', '--why', 'spins twice');
  assert.deepEqual(asked().body, { why: 'spins twice', despiteMisfit: true, from });
  givesReads(undefined);
});

test('sends what is live to the registry even if its files are gone', async () => {
  const lost = [release('1.0.1', 'live', 90, 'missing'), release('1.0.2', 'candidate', 10, 'changed')];
  givesReads({
    sequence: 4,
    releases: [...lost, { name: 'remote-games', version: '1.0.0', state: 'missing', ...published }],
  });
  gives({ sequence: 5, name: 'remote-games', live: '1.0.1' });
  await run('rollback', 'remote-games', '--why', 'spins twice');
  const from = { live: '1.0.1', candidate: '1.0.2', percent: 10 };
  assert.deepEqual(asked().body, { why: 'spins twice', from });
  givesReads(undefined);
});

test('sends a freeze in universal time and confirms it', async () => {
  gives({ until: '2026-12-24T18:00:00.000Z', who: 'nadia', why: 'the final' });
  const { out } = await run('freeze', '--until', '2026-12-24T19:00+01:00', '--why', 'the final');
  assert.equal(out, 'Frozen until 2026-12-24T18:00:00.000Z by nadia: the final');
  assert.equal(asked().url, '/operator/releases/freeze');
  assert.deepEqual(asked().body, { until: '2026-12-24T18:00:00.000Z', why: 'the final' });
  gives({});
  assert.equal((await run('thaw', '--why', 'it is over')).out, 'The freeze has ended. Releases can be promoted again.');
  assert.deepEqual([asked().url, asked().body], ['/operator/releases/thaw', { why: 'it is over' }]);
});

test('a freeze without a time or a reason, and a thaw without one, are not sent', async () => {
  forget();
  for (const until of ['tomorrow', '', '5', '2026-13-01', '99999-01-01']) {
    assert.match((await run('freeze', '--until', until, '--why', 'the final')).error, /Say until when/, until);
  }
  assert.match((await run('freeze', '--why', 'the final')).error, /Say until when/);
  assert.match((await run('freeze', '--until', '2026-12-24')).error, /Say why/);
  assert.match((await run('thaw')).error, /Say why/);
  assert.deepEqual(asked(), {});
});

test('the list shows shares and the freeze, the history shows shares', async () => {
  const stored = { name: 'remote-games', version: '0.9.0', state: 'stored', ...published };
  const freeze = { until: '2026-12-24T18:00:00.000Z', who: 'nadia', why: 'the final' };
  gives({ sequence: 4, freeze, releases: [release('1.0.1', 'candidate', 10), stored] });
  const { out } = await run('list');
  assert.match(out, /^Composition 4\nFrozen until 2026-12-24T18:00:00\.000Z by nadia: the final\nname/);
  assert.match(out, /remote-games +1\.0\.1 +candidate +10 % +2026/);
  assert.match(out, /remote-games +0\.9\.0 +stored +2026/);
  const act = { sequence: 4, at: '2026-11-01T00:00:00.000Z', who: 'platform', act: 'take-back', name: 'remote-games' };
  gives({ list: [{ ...act, version: '1.0.0', percent: 100, why: '1.0.1: 7 of 30 loads failed' }] });
  assert.match((await run('history')).out, /platform +take-back +remote-games +1\.0\.0 +100 % +1\.0\.1: 7 of 30/);
});
