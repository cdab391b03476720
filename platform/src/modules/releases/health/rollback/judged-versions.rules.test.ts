import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DatedAct, judgedVersions, namedVersions } from './judged-versions.rules.ts';

const hour = 3_600_000;
const now = new Date('2026-11-21T08:00:00.000Z');

/** Makes acts such as `games 1.0.1 at 5`, dated this many hours before now. */
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

test('judges a candidate against the live version', () => {
  assert.deepEqual(judged(['promote', 'remote-games', '1.0.1', 100, 10]), ['1.0.1 by 1.0.0']);
});

test('judges a live version for a day against the one before it', () => {
  assert.deepEqual(judged(['promote', 'remote-games', '1.0.1', 23.9]), ['1.0.1 by 1.0.0']);
  assert.deepEqual(judged(['promote', 'remote-games', '1.0.1', 24.1]), []);
});

test('trusts a version that went live again: after an automatic rollback, a rollback or another promotion', () => {
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

test('judges a candidate that an automatic rollback gave to all visitors as a new version', () => {
  const candidate = ['promote', 'remote-games', '1.0.1', 30, 10] as const;
  const rollback = ['take-back', 'remote-games', '1.0.1', 1] as const;
  // The version before it was rolled back: when this one fails, the operator is notified.
  assert.deepEqual(judged([...candidate], [...rollback]), ['1.0.1 by undefined']);
});

test('judges a candidate from the moment it goes live for all', () => {
  assert.deepEqual(judged(['promote', 'remote-games', '1.0.1', 50, 10], ['promote', 'remote-games', '1.0.1', 2]), [
    '1.0.1 by 1.0.0',
  ]);
});

test('judges both a new live version and its candidate, the live one first', () => {
  const both = judged(['promote', 'remote-games', '1.0.1', 2], ['promote', 'remote-games', '1.0.2', 1, 10]);
  assert.deepEqual(both, ['1.0.1 by 1.0.0', '1.0.2 by 1.0.1']);
});

test('does not change the age of a live version when its candidate leaves', () => {
  const left = judged(
    ['promote', 'remote-games', '1.0.1', 3],
    ['promote', 'remote-games', '1.0.2', 2, 10],
    ['take-back', 'remote-games', '1.0.1', 1],
  );
  assert.deepEqual(left, ['1.0.1 by 1.0.0']);
});

test('judges a first version without comparison, and never the shell', () => {
  assert.deepEqual(judged(), []);
  assert.deepEqual(judgedVersions(acts(['promote', 'remote-games', '1.0.0', 1]), now), [
    { name: 'remote-games', version: '1.0.0' },
  ]);
  assert.deepEqual(judgedVersions(acts(['promote', 'shell', '1.0.0', 2], ['promote', 'shell', '1.0.1', 1]), now), []);
});

test('does not treat a live version as new when its candidate leaves', () => {
  const left = judged(
    ['promote', 'remote-games', '1.0.1', 100],
    ['promote', 'remote-games', '1.0.2', 2, 10],
    ['take-back', 'remote-games', '1.0.1', 1],
  );
  assert.deepEqual(left, []);
});

test('ignores acts of other remotes', () => {
  assert.deepEqual(judged(['promote', 'remote-lottery', '1.9.0', 99], ['promote', 'remote-lottery', '2.0.0', 1]), [
    '2.0.0 by 1.9.0',
  ]);
});

test('accepts a version only under compositions of the last three days that named it', () => {
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

test('reads the compositions of 20,000 acts in one pass', () => {
  const history = Array.from({ length: 20_000 }, (_, at): DatedAct => {
    const dated = { sequence: at + 1, at: new Date(now.getTime() - (20_000 - at) * 10_000) };
    return { act: 'promote', name: `remote-${at % 10}`, version: `1.0.${at}`, percent: 100, ...dated };
  });
  const startedAt = performance.now();
  const isNamed = namedVersions(history, now);
  assert.equal(isNamed(19_999, 'remote-8', '1.0.19998'), true);
  assert.equal(isNamed(19_999, 'remote-9', '1.0.19999'), false);
  // About 0.1 s on two busy cores; one pass per sequence number would take minutes.
  assert.ok(performance.now() - startedAt < 3000);
});
