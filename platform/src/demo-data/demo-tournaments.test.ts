import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMember } from '../modules/accounts/testing/add-member.ts';
import { settledBet } from '../modules/games/testing/settled-bet.ts';
import { ownApp } from '../testing/own-app.ts';
import { demoTournamentsStep } from './demo-tournaments.ts';

const { app } = ownApp();

test('adds a running and a coming tournament, however often the demo is started, and the past fills the board', async () => {
  const { server, modules } = app();
  const { tournaments } = modules.rewards;
  for (let start = 0; start < 3; start += 1) await demoTournamentsStep.run(server.kernel, modules);
  const shown = (await tournaments.list(undefined, 'EN')).tournaments;
  assert.deepEqual(
    shown.map(({ id, state }) => [id, state]),
    [
      ['demo-race', 'running'],
      ['demo-sprint', 'coming'],
    ],
  );
  const settledAt = new Date(server.kernel.clock.now().getTime() - 3_600_000).toISOString();
  await tournaments.count([settledBet(await addMember(app(), 'player09'), { settledAt })]);
  assert.equal((await tournaments.board('demo-race', undefined, 'EN')).list.length, 1);
});
