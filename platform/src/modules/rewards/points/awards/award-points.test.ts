import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { listDepositMethods } from '@portal/shared/contract/payments/deposits';
import { getPointBalance } from '@portal/shared/contract/rewards/points';
import type { App } from '../../../../app.ts';
import { type ApiClient, apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { memberAccount } from '../../../wallet/index.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  const points = async (account: string) =>
    (await api.send(getPointBalance, {}, { token: await tokenOf(app, account) })).value;

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
  });
  after(() => app.close());

  test('gives a point per 10.00 of a settled bet, once, however often it is sent', async () => {
    const member = await addMember(app, 'earner');
    const { outbox } = app.server.kernel;
    const bet = settledBet(member);
    await outbox.publish(betSettled, bet);
    await outbox.publish(betSettled, bet);
    await outbox.publish(betSettled, settledBet(member, { gameType: 'LIVE', stakeMinor: '10000' }));
    await outbox.drain();
    await outbox.drain();
    assert.deepEqual(await points('earner'), {
      currentPoints: 12,
      heldPoints: 0,
      earned: { slots: 2, live: 10 },
      exchangeRatio: 100,
    });
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });

  test('sums small stakes, also when many are counted concurrently', async () => {
    const member = await addMember(app, 'saver');
    const bets = Array.from({ length: 25 }, () => settledBet(member, { stakeMinor: '100' }));
    await Promise.all(bets.map((bet) => app.modules.rewards.points.award([bet, bet])));
    assert.equal((await points('saver')).currentPoints, 2);
    await app.modules.rewards.points.award(bets.map((bet) => settledBet(member, { stakeMinor: bet.stakeMinor })));
    assert.equal((await points('saver')).currentPoints, 5);
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });

  // covers 2.5
  test('gives no points to trial accounts', async () => {
    const trial = await addMember(app, 'trial0000046', { type: trialType, password: undefined });
    await app.modules.rewards.points.award([settledBet(trial, { stakeMinor: '10000' })]);
    assert.equal(await app.modules.wallet.balanceOf(memberAccount(trial.id, 'points')), 0n);
  });

  test('shows points only to their owner', async () => {
    await addMember(app, 'newcomer');
    assert.deepEqual(await points('newcomer'), { currentPoints: 0, heldPoints: 0, earned: {}, exchangeRatio: 100 });
    assert.equal((await api.send(getPointBalance, {})).code, 'not_logged_in');
  });

  test("lists the operator's deposit methods", async () => {
    const token = await tokenOf(app, 'newcomer');
    const { methods } = (await api.send(listDepositMethods, {}, { token })).value;
    assert.deepEqual(
      methods.map(({ id }: { id: string }) => id),
      ['bank-transfer', 'sandbox-pay'],
    );
    assert.equal((await api.send(listDepositMethods, {})).status, 401);
  });
});
