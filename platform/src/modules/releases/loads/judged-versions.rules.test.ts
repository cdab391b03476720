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

test('a version that went live again is trusted: after a take-back, a rollback or another promotion', () => {
  const newest = ['promote', 'remote-games', '1.0.1', 50] as const;
  assert.deepEqual(
    judged([...newest], ['promote', 'remote-games', '1.0.2', 3], ['take-back', 'remote-games', '1.0.1', 1]),
    [],
  );
  assert.deepEqual(
    judged([...newest], ['promote', 'remote-games', '1.0.2', 3], ['rollback', 'remote-games', '1.0.1', 1]),
    [],
  );
  assert.deepEqual(
    judged([...newest], ['promote', 'remote-games', '1.0.2', 3], ['promote', 'remote-games', '1.0.1', 1]),
    [],
  );
  assert.deepEqual(judged([...newest], ['promote', 'remote-games', '1.0.1', 1]), []);
  assert.deepEqual(judged([...newest], ['rollback', 'remote-games', '0.9.0', 1]), [], 'nor one that people chose');
});

test('a candidate that a take-back gave to everybody is judged as any version that is new to them', () => {
  const candidate = ['promote', 'remote-games', '1.0.1', 30, 10] as const;
  const taken = ['take-back', 'remote-games', '1.0.1', 1] as const;
  // What it came after was taken back: when this fails, people are told.
  assert.deepEqual(judged([...candidate], [...taken]), ['1.0.1 by undefined']);
});

test('a candidate that went live for all is judged from then on', () => {
  assert.deepEqual(judged(['promote', 'remote-games', '1.0.1', 50, 10], ['promote', 'remote-games', '1.0.1', 2]), [
    '1.0.1 by 1.0.0',
  ]);
});

test('a candidate and what went live beside it are both judged, what is live first', () => {
  const both = judged(['promote', 'remote-games', '1.0.1', 2], ['promote', 'remote-games', '1.0.2', 1, 10]);
  assert.deepEqual(both, ['1.0.1 by 1.0.0', '1.0.2 by 1.0.1']);
});

test('a candidate that left does not make what went live any older', () => {
  const left = judged(
    ['promote', 'remote-games', '1.0.1', 3],
    ['promote', 'remote-games', '1.0.2', 2, 10],
    ['take-back', 'remote-games', '1.0.1', 1],
  );
  assert.deepEqual(left, ['1.0.1 by 1.0.0']);
});

test('a first version is judged by itself, the shell is not judged', () => {
  assert.deepEqual(judged(), []);
  assert.deepEqual(judgedVersions(acts(['promote', 'remote-games', '1.0.0', 1]), now), [
    { name: 'remote-games', version: '1.0.0' },
  ]);
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
  assert.deepEqual(judged(['promote', 'remote-lottery', '1.9.0', 99], ['promote', 'remote-lottery', '2.0.0', 1]), [
    '2.0.0 by 1.9.0',
  ]);
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

test('the numbers of 20,000 acts are read in one pass', () => {
  const history = Array.from({ length: 20_000 }, (_, at): DatedAct => {
    const dated = { sequence: at + 1, at: new Date(now.getTime() - (20_000 - at) * 10_000) };
    return { act: 'promote', name: `remote-${at % 10}`, version: `1.0.${at}`, percent: 100, ...dated };
  });
  const startedAt = performance.now();
  const isNamed = namedVersions(history, now);
  assert.equal(isNamed(19_999, 'remote-8', '1.0.19998'), true);
  assert.equal(isNamed(19_999, 'remote-9', '1.0.19999'), false);
  // About 0.1 s on two busy cores; by a pass for each number it is minutes.
  assert.ok(performance.now() - startedAt < 3000);
});
