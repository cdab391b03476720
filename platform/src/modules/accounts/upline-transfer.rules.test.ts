import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maySendToUpline, uplineObstacle } from './upline-transfer.rules.ts';

const below = 'top.me.';
const top = 'me.';

for (const [mode, type, uplinePath, obstacle] of [
  ['off', 0, below, 'upline_transfer_off'],
  ['off', 2, below, 'upline_transfer_off'],
  ['agent-wallet', 0, below, 'upline_transfer_agents'],
  ['agent-wallet', 2, below, undefined],
  ['agent-wallet', 41, below, undefined],
  ['agent-wallet', 42, below, undefined],
  ['agent-wallet', 1, top, 'no_upline'],
  ['all', 0, below, undefined],
  ['all', 2, below, undefined],
  ['all', 0, top, 'no_upline'],
] as const) {
  test(`${mode}: type ${type} at ${uplinePath} is stopped by ${obstacle ?? 'nothing'}`, () => {
    assert.equal(uplineObstacle({ type, uplinePath }, mode), obstacle);
    assert.equal(maySendToUpline({ type, uplinePath }, mode), obstacle === undefined);
  });
}

test('hides the page from a trial account, whoever is above it', () => {
  assert.equal(maySendToUpline({ type: 4, uplinePath: below }, 'all'), false);
});
