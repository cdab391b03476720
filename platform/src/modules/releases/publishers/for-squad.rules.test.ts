import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forSquad } from './for-squad.rules.ts';

const misfit = (who: string) => ({ who, kind: 'call' as const, subject: 'GET /x', text: `${who} needs GET /x` });
const sets = [
  { set: 'live' as const, fits: false, misfits: [misfit('remote-games 1.0.0'), misfit('remote-lottery 3.0.0')] },
  { set: 'previous' as const, fits: false, misfits: [misfit('remote-lottery 2.0.0')] },
];
const change = { level: 'patch' as const, lowest: '1.0.0', because: [] };
const rest = { version: '1.0.0', sets, change, nearest: { shell: '2.0.0', 'remote-lottery': '4.0.0' } };

test('shows the squad of a remote only its own release and the shell', () => {
  const told = forSquad({ name: 'remote-games', ...rest });
  assert.equal(JSON.stringify(told).includes('lottery'), false);
  assert.deepEqual(
    told.sets.map(({ fits, misfits }) => [fits, misfits.length]),
    [
      [false, 1],
      [true, 0],
    ],
  );
  assert.deepEqual(told.nearest, { shell: '2.0.0' });
  assert.equal(forSquad({ name: 'remote-games', ...rest, nearest: { 'remote-lottery': '4.0.0' } }).nearest, undefined);
});

test('shows the squad of the shell every remote', () => {
  assert.deepEqual(forSquad({ name: 'shell', ...rest }).sets, sets);
});
