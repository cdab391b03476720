import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forSquad } from './for-squad.rules.ts';

const incompatibility = (who: string) => ({
  who,
  kind: 'call' as const,
  subject: 'GET /x',
  text: `${who} needs GET /x`,
});
const sets = [
  {
    set: 'live' as const,
    fits: false,
    misfits: [incompatibility('remote-games 1.0.0'), incompatibility('remote-lottery 3.0.0')],
  },
  { set: 'previous' as const, fits: false, misfits: [incompatibility('remote-lottery 2.0.0')] },
];
const change = { level: 'patch' as const, lowest: '1.0.0', because: [] };
const common = { version: '1.0.0', sets, change, nearest: { shell: '2.0.0', 'remote-lottery': '4.0.0' } };

// covers 10
test('shows the squad of a remote only its own release and the shell', () => {
  const answer = forSquad({ name: 'remote-games', ...common });
  assert.equal(JSON.stringify(answer).includes('lottery'), false);
  assert.deepEqual(
    answer.sets.map(({ fits, misfits }) => [fits, misfits.length]),
    [
      [false, 1],
      [true, 0],
    ],
  );
  assert.deepEqual(answer.nearest, { shell: '2.0.0' });
  assert.equal(
    forSquad({ name: 'remote-games', ...common, nearest: { 'remote-lottery': '4.0.0' } }).nearest,
    undefined,
  );
});

test('shows the squad of the shell every remote', () => {
  assert.deepEqual(forSquad({ name: 'shell', ...common }).sets, sets);
});
