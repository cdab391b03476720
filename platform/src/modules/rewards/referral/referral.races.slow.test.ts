import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { memberAccount } from '../../wallet/index.ts';

const times = 100;

forEachDatabase(({ database }) => {
  const clock = testClock('2026-03-02T05:00:00.000Z');
  let app: App;

  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  test('counts, rewards and pays once for a hundred concurrent events and payments', async () => {
    const { referral, grants } = app.modules.rewards;
    const inviter = await addMember(app, 'inviter');
    const friend = await addMember(app, 'friend');
    await referral.addLink(friend.id, inviter.id);
    const bets = Array.from({ length: times }, () => settledBet(friend, { stakeMinor: '10000' }));
    const deposit = { memberId: friend.id, reference: newId(), amountMinor: '10000' };
    const creditedAt = clock.now().toISOString();
    const all = Array.from({ length: times }, () => [
      referral.count(bets),
      referral.countDeposit({ ...deposit, creditedAt }),
    ]);
    await Promise.all(all.flat());
    assert.deepEqual([await grants.countClaimable(inviter.id), await grants.countClaimable(friend.id)], [1, 1]);
    clock.advanceMs(86_400_000);
    await Promise.all(Array.from({ length: times }, () => referral.payShares(clock.now())));
    assert.equal(await app.modules.wallet.balanceOf(memberAccount(inviter.id)), 1000n, '10,000.00 at 0.1 %');
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });
});
