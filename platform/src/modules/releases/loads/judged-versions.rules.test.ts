import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DatedAct, judgedVersions, namedVersions } from './judged-versions.rules.ts';

const hour = 3_600_000;
const now = new Date('2026-11-21T08:00:00.000Z');

/** `games 1.0.1 at 5` and the like: so many hours before now. */
function acts(...lines: [act: DatedAct['act'], name: string, version: string, hoursAgo: number, percent?: number][]) {
  return lines.map(([act, name, version, hoursAgo, percent = 100], index): DatedAct => {
    return { act, name, version, percent, sequence: index + 1, at: new Date(now.getTime() - hoursAgo * hour) };
  });
}

const first = ['promote', 'remote-games', '1.0.0', 900] as const;
const judged = (...more: Parameters<typeof acts>) =>
  judgedVersions(acts(['promote', 'shell', '1.0.0', 901], [...first], ...more), now).map(
    ({ version, before }) => `${version} by ${before}`,
  );

test('a candidate is judged by what is live', () => {
  assert.deepEqual(judged(['promote', 'remote-games', '1.0.1', 100, 10]), ['1.0.1 by 1.0.0']);
});

test('a live version is judged for a day by the one before it', () => {
  assert.deepEqual(judged(['promote', 'remote-games', '1.0.1', 23.9]), ['1.0.1 by 1.0.0']);
  assert.deepEqual(judged(['promote', 'remote-games', '1.0.1', 24.1]), []);
});

test('neither a first version nor the shell is judged', () => {
  assert.deepEqual(judged(), []);
  assert.deepEqual(judgedVersions(acts(['promote', 'remote-games', '1.0.0', 1]), now), []);
  assert.deepEqual(judgedVersions(acts(['promote', 'shell', '1.0.0', 2], ['promote', 'shell', '1.0.1', 1]), now), []);
});

test('a candidate that left does not make what stayed live a new one', () => {
  const left = judged(
    ['promote', 'remote-games', '1.0.1', 100],
    ['promote', 'remote-games', '1.0.2', 2, 10],
    ['take-back', 'remote-games', '1.0.1', 1],
  );
  assert.deepEqual(left, []);
});

test('acts of other remotes change nothing', () => {
  assert.deepEqual(judged(['promote', 'remote-lottery', '2.0.0', 1]), []);
});

test('a version counts under the numbers of compositions that named it, of the last three days alone', () => {
  const history = acts(
    ['promote', 'remote-games', '1.0.0', 900],
    ['promote', 'remote-games', '1.0.1', 100],
    ['promote', 'remote-games', '1.0.2', 71],
    ['promote', 'remote-lottery', '5.0.0', 1, 10],
  );
  const isNamed = namedVersions(history, now);
  assert.equal(isNamed(3, 'remote-games', '1.0.2'), true);
  assert.equal(isNamed(3, 'remote-games', '1.0.1'), true, 'what was live before is its fallback');
  assert.equal(isNamed(2, 'remote-games', '1.0.1'), true, 'current until 71 hours ago');
  assert.equal(isNamed(2, 'remote-games', '1.0.2'), false, 'named only later');
  assert.equal(isNamed(1, 'remote-games', '1.0.0'), false, 'no longer current 100 hours ago');
  assert.equal(isNamed(3, 'remote-lottery', '5.0.0'), false);
  assert.equal(isNamed(4, 'remote-lottery', '5.0.0'), true);
  assert.equal(isNamed(5, 'remote-games', '1.0.2'), false, 'a composition of the future');
  assert.equal(isNamed(4, 'remote-games', '7.7.7'), false);
  assert.equal(isNamed(4, '__proto__', 'constructor'), false);
});
