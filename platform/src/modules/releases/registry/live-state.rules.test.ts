import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractVersion } from '@portal/shared/contract/constants';
import { incompatibilitiesOfState, setsOf } from '../compatibility/live-state-incompatibilities.rules.ts';
import { composeDocument } from '../composition/composition.rules.ts';
import { releaseFixture, servedRange } from '../testing/release-fixture.ts';
import { liveStateAfter, versionsInUse } from './live-state.rules.ts';
import type { ReleaseAct } from './live-versions.rules.ts';

const promote = (name: string, version: string, percent = 100): ReleaseAct => ({
  act: 'promote',
  name,
  version,
  percent,
});
const serving = (version: string) => ({ version, calls: {} });
const noContracts = () => undefined;
const shell = releaseFixture('shell', '1.0.0').manifest;
const games = releaseFixture('remote-games', '1.0.0').manifest;
const needsMore = { contract: servedRange, react: '^19.3.0', facades: ['@portal/shared/remote/state'] };
const demanding = releaseFixture('remote-games', '1.0.1', { manifest: { needs: needsMore } }).manifest;
const newer = releaseFixture('remote-games', '1.0.1').manifest;
const newest = releaseFixture('remote-games', '1.0.2').manifest;
const acts = [promote('shell', '1.0.0'), promote('remote-games', '1.0.0')];

test('falls back to the version that was live before', () => {
  const state = liveStateAfter([...acts, promote('remote-games', '1.0.1')], [shell, games, newer]);
  assert.deepEqual(state.remotes, [{ live: newer, candidate: undefined, fallback: games, previous: games }]);
});

test('skips a fallback that is incompatible with the shell', () => {
  const history = [...acts, promote('remote-games', '1.0.1'), promote('remote-games', '1.0.2')];
  const state = liveStateAfter(history, [shell, games, demanding, newest]);
  assert.equal(state.remotes[0]?.fallback?.version, '1.0.0');
});

test('skips a fallback whose files are gone, but keeps it as the rollback target', () => {
  const history = [...acts, promote('remote-games', '1.0.1'), promote('remote-games', '1.0.2')];
  const [remote] = liveStateAfter(history, [shell, games, newer, newest], new Set([newer])).remotes;
  assert.deepEqual([remote?.fallback, remote?.previous], [games, newer]);
});

test('names a facade that the shell does not provide', () => {
  const state = liveStateAfter([...acts, promote('remote-games', '1.0.1')], [shell, games, demanding]);
  const texts = incompatibilitiesOfState(state, serving(contractVersion), noContracts).map(({ text }) => text);
  assert.deepEqual(texts, ['remote-games 1.0.1 needs @portal/shared/remote/state, which shell 1.0.0 does not provide']);
});

test('refuses a shell with another React while live remotes need the old one', () => {
  const needs = { contract: servedRange, react: '^20.0.0', facades: [] };
  const next = releaseFixture('shell', '2.0.0', { manifest: { needs } }).manifest;
  const state = liveStateAfter([...acts, promote('shell', '2.0.0')], [shell, games, next]);
  const [incompatibility] = incompatibilitiesOfState(state, serving(contractVersion), noContracts);
  assert.match(incompatibility?.text ?? '', /remote-games 1\.0\.0 needs react \^19\.3\.0/);
});

test('refuses a release that needs a newer contract than the platform serves', () => {
  const state = liveStateAfter(acts, [shell, games]);
  assert.deepEqual(incompatibilitiesOfState(state, serving(contractVersion), noContracts), []);
  assert.equal(incompatibilitiesOfState(state, serving('0.9.0'), noContracts).length, 2);
  assert.equal(incompatibilitiesOfState(state, serving('99.0.0'), noContracts).length, 2);
});

test('treats an invalid range as compatible with nothing', () => {
  const needs = { contract: 'newest', react: '^19.3.0', facades: [] };
  const odd = releaseFixture('remote-games', '1.0.1', { manifest: { needs } }).manifest;
  const state = liveStateAfter([...acts, promote('remote-games', '1.0.1')], [shell, games, odd]);
  assert.ok(incompatibilitiesOfState(state, serving(contractVersion), noContracts).length > 0);
});

test('names the candidate first with its share, and the live version with the rest', () => {
  const history = [...acts, promote('remote-games', '1.0.1'), promote('remote-games', '1.0.2', 10)];
  const { remotes } = liveStateAfter(history, [shell, games, newer, newest]);
  const document = composeDocument({ shell, remotes }, { sequence: 4, now: new Date('2026-11-21T08:00:00.000Z') });
  const offer = document.remotes['remote-games'];
  assert.deepEqual(
    offer?.candidates.map(({ version, weight }) => [version, weight]),
    [
      ['1.0.2', 10],
      ['1.0.1', 90],
    ],
  );
  assert.equal(offer?.fallback?.version, '1.0.0');
  assert.equal(document.channel, 'live');
});

test('does not use a candidate that was live before as its own fallback or rollback target', () => {
  const history = [...acts, promote('remote-games', '1.0.1'), promote('remote-games', '1.0.0', 10)];
  const [remote] = liveStateAfter(history, [shell, games, newer]).remotes;
  assert.deepEqual(remote, {
    live: newer,
    candidate: { release: games, percent: 10 },
    fallback: undefined,
    previous: undefined,
  });
});

test('names the previous version even if it is incompatible, and the previous shell', () => {
  const next = releaseFixture('shell', '1.0.1').manifest;
  const history = [
    promote('shell', '1.0.0'),
    promote('remote-games', '1.0.1'),
    promote('remote-games', '1.0.2'),
    promote('shell', '1.0.1'),
  ];
  const state = liveStateAfter(history, [shell, next, demanding, newest]);
  assert.equal(state.remotes[0]?.previous, demanding);
  assert.equal(state.remotes[0]?.fallback, undefined);
  assert.equal(state.previousShell, shell);
});

test('requires the set with the candidates to be compatible too', () => {
  const state = liveStateAfter([...acts, promote('remote-games', '1.0.1', 1)], [shell, games, demanding]);
  assert.deepEqual(
    setsOf(state).map(({ set, remotes }) => [set, remotes]),
    [
      ['live', [games]],
      ['candidate', [demanding]],
    ],
  );
  const [reason] = incompatibilitiesOfState(state, serving(contractVersion), noContracts);
  assert.match(reason?.text ?? '', /remote-games 1\.0\.1 needs @portal/);
});

test('reads only the lines and candidates for a live state', () => {
  const history = [...acts, promote('remote-games', '1.0.1'), promote('remote-games', '1.0.0', 10)];
  assert.deepEqual(
    versionsInUse(history).map(({ name, version }) => `${name} ${version}`),
    ['shell 1.0.0', 'remote-games 1.0.1', 'remote-games 1.0.0'],
  );
});
