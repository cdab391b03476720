import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineLength, lineOf, linesAfter, type ReleaseAct, versionsOnceLive } from './live-versions.rules.ts';

const name = 'remote-games';
const promote = (version: string): ReleaseAct => ({ act: 'promote', name, version });
const share = (version: string, percent: number): ReleaseAct => ({ act: 'promote', name, version, percent });
const rollback = (version: string): ReleaseAct => ({ act: 'rollback', name, version });
const takeBack = (version: string): ReleaseAct => ({ act: 'take-back', name, version });

/** The acts, the trusted versions afterwards (live first), and the candidate. */
const cases: [what: string, acts: ReleaseAct[], versions: string[], candidate?: string][] = [
  ['nothing yet', [], []],
  ['the first version', [promote('1.0.0')], ['1.0.0']],
  ['three one after the other', [promote('1.0.0'), promote('1.0.1'), promote('1.0.2')], ['1.0.2', '1.0.1', '1.0.0']],
  ['a version rolled back is no longer trusted', [promote('1.0.0'), promote('1.0.1'), rollback('1.0.0')], ['1.0.0']],
  [
    'a rollback goes further back and never forward',
    [promote('1.0.0'), promote('1.0.1'), promote('1.0.2'), rollback('1.0.1'), rollback('1.0.0')],
    ['1.0.0'],
  ],
  [
    'a rollback over several versions drops all between',
    [promote('1.0.0'), promote('1.0.1'), promote('1.0.2'), rollback('1.0.0')],
    ['1.0.0'],
  ],
  [
    'a rollback to what was never live keeps what was trusted before',
    [promote('1.0.0'), promote('1.0.2'), rollback('1.0.1')],
    ['1.0.1', '1.0.0'],
  ],
  [
    'a promotion brings a version back',
    [promote('1.0.0'), promote('1.0.1'), rollback('1.0.0'), promote('1.0.1')],
    ['1.0.1', '1.0.0'],
  ],
  ['a share leaves what is live', [promote('1.0.0'), share('1.0.1', 10)], ['1.0.0'], '1.0.1 10'],
  ['a share grows', [promote('1.0.0'), share('1.0.1', 10), share('1.0.1', 25)], ['1.0.0'], '1.0.1 25'],
  ['a share shrinks', [promote('1.0.0'), share('1.0.1', 50), share('1.0.1', 5)], ['1.0.0'], '1.0.1 5'],
  [
    'a share of 100 is for all',
    [promote('1.0.0'), share('1.0.1', 10), share('1.0.1', 25), share('1.0.1', 100)],
    ['1.0.1', '1.0.0'],
  ],
  ['a candidate is replaced', [promote('1.0.0'), share('1.0.1', 10), share('1.0.2', 20)], ['1.0.0'], '1.0.2 20'],
  ['a candidate is rolled back', [promote('1.0.0'), share('1.0.1', 10), rollback('1.0.0')], ['1.0.0']],
  ['a candidate is rolled back automatically', [promote('1.0.0'), share('1.0.1', 10), takeBack('1.0.0')], ['1.0.0']],
  [
    'a candidate rolled back leaves the line as it was',
    [promote('1.0.0'), promote('1.0.1'), share('1.0.2', 10), rollback('1.0.1')],
    ['1.0.1', '1.0.0'],
  ],
  [
    'the live version is rolled back while a candidate is there: both go',
    [promote('1.0.0'), promote('1.0.1'), share('1.0.2', 10), rollback('1.0.0')],
    ['1.0.0'],
  ],
  [
    'a rollback to the candidate makes it live and leaves the live one',
    [promote('1.0.0'), promote('1.0.1'), share('1.0.2', 10), rollback('1.0.2')],
    ['1.0.2', '1.0.0'],
  ],
  ['a live version is rolled back automatically', [promote('1.0.0'), promote('1.0.1'), takeBack('1.0.0')], ['1.0.0']],
  [
    'the live version promoted again ends the candidate, which stays trusted as far as it was',
    [promote('1.0.0'), promote('1.0.1'), share('1.0.0', 10), promote('1.0.1')],
    ['1.0.1', '1.0.0'],
  ],
  [
    'another version for all ends the candidate',
    [promote('1.0.0'), share('1.0.1', 10), promote('1.0.2')],
    ['1.0.2', '1.0.0'],
  ],
  [
    'a candidate that was live before and is rolled back is no longer trusted',
    [promote('1.0.0'), promote('1.0.1'), promote('1.0.2'), share('1.0.1', 10), rollback('1.0.2')],
    ['1.0.2', '1.0.0'],
  ],
  [
    'a candidate that was rolled back automatically may be tried again',
    [promote('1.0.0'), share('1.0.1', 10), takeBack('1.0.0'), share('1.0.1', 5)],
    ['1.0.0'],
    '1.0.1 5',
  ],
];

for (const [what, acts, versions, candidate] of cases) {
  test(`derives the line of a release: ${what}`, () => {
    const line = lineOf(acts, name);
    assert.deepEqual(line.versions, versions);
    assert.equal(line.candidate && `${line.candidate.version} ${line.candidate.percent}`, candidate);
  });
}

test('ignores acts of other releases', () => {
  const other: ReleaseAct = { act: 'promote', name: 'remote-lottery', version: '9.0.0', percent: 10 };
  const acts = [promote('1.0.0'), other];
  assert.deepEqual(versionsOnceLive(acts, name), ['1.0.0']);
  assert.equal(linesAfter(acts).get('remote-lottery')?.candidate?.percent, 10);
});

test('limits a line to the length an unnamed rollback can go', () => {
  const acts = Array.from({ length: 40 }, (_, at) => promote(`1.0.${at}`));
  const versions = versionsOnceLive(acts, name);
  assert.equal(versions.length, lineLength);
  assert.deepEqual([versions[0], versions.at(-1)], ['1.0.39', '1.0.30']);
});
