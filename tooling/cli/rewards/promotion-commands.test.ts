import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { promotionCommands } from './promotion-commands.ts';

const { gives, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(promotionCommands, ...args);
const at = '2026-01-01T00:00:00.000Z';
const row = {
  id: 'a-1',
  promotionId: 'fishing-cup',
  title: 'Fishing cup',
  memberId: 'm-1',
  account: 'player01',
  state: 'applying',
  version: 1,
  comment: 'A whale',
  images: 1,
  at,
};

test('applications are listed, and one is shown with comment, images and history', async () => {
  gives({ list: [row], totalPages: 1 });
  const list = await run('promotions', 'applications', '--state', 'applying', '--promotion', 'fishing-cup');
  assert.equal(
    asked().url,
    '/operator/promotions/applications?promotionId=fishing-cup&state=applying&pageNo=1&pageSize=50',
  );
  assert.match(list.out, /a-1 +player01 +fishing-cup +applying +1/);
  assert.equal((await run('promotions', 'applications', '--state', 'joined')).code, exitCodes.refused);
  gives({ ...row, imageIds: ['i-1'], history: [{ act: 'apply', state: 'applying', at }] });
  assert.match((await run('promotions', 'show', 'a-1')).out, /comment +A whale[\s\S]*images +i-1/);
});

test('an application is taken up and decided, with the reason', async () => {
  gives({ ...row, state: 'process', version: 2 });
  assert.match((await run('promotions', 'review', 'a-1', '--why', 'looking')).out, /in process/);
  assert.equal(asked().url, '/operator/promotions/applications/a-1/review');
  gives({ ...row, state: 'rejected', version: 3, reason: 'too small' });
  await run('promotions', 'reject', 'a-1', '--version', '2', '--why', 'too small');
  assert.deepEqual(asked().body, { act: 'reject', version: 2, why: 'too small' });
  forget();
  assert.match((await run('promotions', 'approve', 'a-1')).error, /Say why/);
  assert.deepEqual(asked(), {});
});
