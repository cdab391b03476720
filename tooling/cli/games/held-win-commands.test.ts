import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandHarness } from '../testing/command-harness.ts';
import { heldWinCommands } from './held-win-commands.ts';

const { gives, asked, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(heldWinCommands, 'wins', ...args);
const request = {
  id: 'p1',
  act: 'x',
  targetId: 'x',
  input: {},
  maker: 'ada',
  why: 'asked',
  state: 'open',
  madeAt: '2026-01-01T00:00:00.000Z',
};

test('lists wins under review with what decides about them', async () => {
  const win = {
    provider: 'koi',
    transactionId: 't1',
    kind: 'win',
    roundId: 'r1',
    account: 'anna01',
    gameName: 'Koi Pond',
    vassalage: 'KOI',
    stake: '1.00',
    amount: '9000.00',
    cause: 'suspended',
    state: 'held',
    heldAt: '2026-01-01T00:00:00.000Z',
  };
  gives({ list: [win], totalPages: 1 });
  assert.match((await run('list')).out, /koi +t1 +win +anna01 +Koi Pond +r1 +1\.00 +9000\.00 +suspended/);
  assert.match(asked().url ?? '', /state=held/);
});

test('proposes to pay or to reject a win, with a reason', async () => {
  for (const word of ['pay', 'reject']) {
    gives(request);
    assert.match((await run(word, 'koi', 't1', '--why', 'looked at it')).out, /Proposed as p1/);
    assert.deepEqual(
      [asked().url, asked().body],
      ['/operator/held-wins/koi/t1/proposals', { decision: word, why: 'looked at it' }],
    );
  }
  assert.match((await run('pay', 'koi', 't1')).error, /Say why/);
});
