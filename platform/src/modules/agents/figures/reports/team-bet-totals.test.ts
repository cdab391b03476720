import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listTeamBets } from '@portal/shared/contract/agents/team-bets';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { hostedApp } from '../../../../testing/hosted-app.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { betCorrected, betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { agentBranch, sessionOf } from '../../testing/agent-branch.ts';

forEachDatabase(({ database }) => {
  const clock = testClock('2026-03-03T10:00:00.000Z');
  const harness = hostedApp(database, {
    clock,
    async prepare(app) {
      const { player, deep, stranger, under } = await agentBranch(app);
      const { outbox } = app.server.kernel;
      const bet = settledBet(player);
      await outbox.publish(betSettled, bet);
      const before = { day: '2026-02-01', settledAt: '2026-02-01T07:00:00.000Z' };
      await outbox.publish(betSettled, settledBet(player, before));
      await outbox.publish(betSettled, settledBet(deep, { stakeMinor: '500', winMinor: '0' }));
      for (const member of [under, stranger])
        await outbox.publish(betSettled, settledBet(member, { stakeMinor: '70000' }));
      const correction = { winBeforeMinor: '1000', winMinor: '300', transactionId: 't1' };
      await outbox.publish(betCorrected, { ...bet, ...correction, correctedAt: '2026-03-03T09:00:00.000Z' });
      await outbox.drain();
    },
  });
  const totals = async (account: string, input = {}) => {
    const token = await sessionOf(harness.app, account);
    const { value } = await harness.api.send(listTeamBets, { pageSize: 1, ...input }, { token });
    return [value.totals.rounds, value.totals.stake, value.totals.win];
  };

  // covers 2.6
  test('totals the whole selection, not the page; a correction is no round and counts in the win', async () => {
    assert.deepEqual(await totals('top'), [3, '730.00', '13.00']);
    assert.deepEqual(await totals('top', { from: '2026-03-03' }), [0, '0.00', '-7.00']);
    assert.deepEqual(await totals('top', { from: '2026-02-01' }), [4, '755.00', '23.00']);
    assert.deepEqual(await totals('under'), [1, '5.00', '0.00']);
  });

  // covers 2.6
  test('totals one account only by its entries below the caller', async () => {
    assert.deepEqual(await totals('top', { account: 'player' }), [1, '25.00', '3.00']);
    assert.deepEqual(await totals('top', { account: 'player', from: '2026-02-01' }), [2, '50.00', '13.00']);
    for (const account of ['player', 'stranger', 'under', 'nobody'])
      assert.deepEqual(await totals('under', { account }), [0, '0.00', '0.00'], account);
  });
});
