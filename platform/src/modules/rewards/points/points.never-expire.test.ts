import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPointBalance } from '@portal/shared/contract/rewards/points';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { tokenOf } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { convertAs, pointMember } from '../testing/point-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock });

  // covers 9
  test('keeps all points at full worth after ten years and all due jobs', async () => {
    const player = await pointMember(harness.app, 'patient1', 998n);
    await harness.app.modules.rewards.points.award([settledBet({ id: player.memberId, uplinePath: '' })]);
    clock.set('2036-03-02T08:00:00.000Z');
    await harness.app.server.kernel.jobs.runDue();
    const token = await tokenOf(harness.app, player.account);
    const { currentPoints, earned } = (await harness.api.send(getPointBalance, {}, { token })).value;
    assert.deepEqual([currentPoints, earned], [1000, { slots: 2 }]);
    const { value } = await convertAs(harness.app, { ...player, token }, 1000);
    assert.deepEqual([value.amount, value.balance], ['10.00', 0]);
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});
