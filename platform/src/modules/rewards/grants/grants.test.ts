import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { claimReward, exportBonuses, listBonuses, listRewards } from '@portal/shared/contract/rewards/rewards';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';
import type { NewGrant } from './grants.ts';

const minuteMs = 60_000;
const name = { EN: 'Ten for ten', CN: '十送十' };
const claimsAtOnce = 10;

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock });

  async function winner(account: string) {
    const member = await addMember(harness.app, account);
    return { ...member, token: await tokenOf(harness.app, account) };
  }
  const given = (memberId: string, change: Partial<NewGrant> = {}) =>
    harness.app.modules.rewards.grants.give({
      memberId,
      source: 'promotion',
      reference: newId(),
      name,
      amountMinor: 1000n,
      ...change,
    });
  const claim = (token: string, id: string, key = newId()) =>
    harness.api.send(claimReward, { id }, { token, headers: { 'idempotency-key': key } });
  const main = (memberId: string) => harness.app.modules.wallet.balanceOf(memberAccount(memberId));

  // covers 2.5
  test('gives a reward once, counts it in the menu, and pays it once', async () => {
    const anna = await winner('gr-anna');
    const grant = await given(anna.id, { reference: 'welcome', points: 7n });
    assert.equal((await given(anna.id, { reference: 'welcome', amountMinor: 9_999_999n })).id, grant.id);
    assert.equal(await harness.app.modules.member.menu.countOf('rewardCenter', anna.id), 1);
    const listed = await harness.api.send(
      listRewards,
      { state: 'claimable' },
      { token: anna.token, headers: { 'accept-language': 'CN' } },
    );
    assert.deepEqual(
      [listed.value.rewardCount, listed.value.list.map((one) => [one.name, one.amount, one.points])],
      [1, [['十送十', '10.00', 7]]],
    );
    const paid = await claim(anna.token, grant.id, 'claim-key-1');
    assert.deepEqual([paid.value.state, paid.value.claimedAt], ['claimed', clock.now().toISOString()]);
    assert.deepEqual((await claim(anna.token, grant.id, 'claim-key-1')).value, paid.value);
    assert.deepEqual((await claim(anna.token, grant.id)).code, 'reward_claimed');
    assert.deepEqual(
      [await main(anna.id), await harness.app.modules.wallet.balanceOf(memberAccount(anna.id, 'points'))],
      [1000n, 7n],
    );
    assert.equal((await harness.api.send(listRewards, {}, { token: anna.token })).value.rewardCount, 0);
  });

  // covers 2.5
  test('publishes changed points only when a claimed reward pays points', async () => {
    const lena = await winner('gr-lena');
    const [points, money] = [await given(lena.id, { points: 500n }), await given(lena.id)];
    const { live } = harness.app.server.kernel;
    await live.flush();
    const heard: unknown[] = [];
    const stop = live.listen(lena.id, ({ event }) => event.type === 'rewards' && heard.push(event.what));
    await claim(lena.token, money.id);
    await live.flush();
    assert.deepEqual(heard, ['grants']);
    await claim(lena.token, points.id);
    await live.flush();
    assert.deepEqual(heard, ['grants', 'grants', 'points']);
    stop();
  });

  test('pays one of many concurrent claims', async () => {
    const bea = await winner('gr-bea');
    const grant = await given(bea.id);
    const codes = await Promise.all(
      Array.from({ length: claimsAtOnce }, async () => (await claim(bea.token, grant.id)).code),
    );
    assert.equal(codes.filter((code) => code === undefined).length, 1);
    assert.equal(codes.filter((code) => code === 'reward_claimed').length, claimsAtOnce - 1);
    assert.equal(await main(bea.id), 1000n);
  });

  test('pays an immediate reward once, however often it is given concurrently', async () => {
    const cleo = await winner('gr-cleo');
    const { grants } = harness.app.modules.rewards;
    const asked: NewGrant = { memberId: cleo.id, source: 'wheel', reference: 'spin-1', name, amountMinor: 500n };
    const paid = await Promise.all(Array.from({ length: claimsAtOnce }, () => grants.giveAndPay(asked)));
    assert.equal(new Set(paid.map(({ id }) => id)).size, 1);
    assert.equal(await main(cleo.id), 500n);
    assert.equal(await harness.app.modules.wallet.balanceOf(houseAccount('rewards-wheel')), -500n);
  });

  // covers 2.5
  test('pays nothing to another member, a trial or a closed account, or for an expired or withdrawn reward', async () => {
    const dora = await winner('gr-dora');
    const eve = await winner('gr-eve');
    const grant = await given(dora.id);
    assert.equal((await claim(eve.token, grant.id)).code, 'reward_not_found');
    assert.equal((await claim(eve.token, 'no-such-reward')).status, 404);
    assert.equal((await claim(eve.token, '')).status, 400);
    const trial = await addMember(harness.app, 'trial0000077', { type: trialType, password: undefined });
    const ofTrial = await given(trial.id);
    assert.equal((await claim(await tokenOf(harness.app, 'trial0000077'), ofTrial.id)).code, 'in_need_true_account');
    const short = await given(eve.id, { expiresAt: new Date(clock.now().getTime() + minuteMs) });
    clock.advanceMs(minuteMs);
    assert.equal((await claim(eve.token, short.id)).code, 'reward_expired');
    const unwritten = await harness.api.send(listRewards, { state: 'over' }, { token: eve.token });
    assert.deepEqual(
      unwritten.value.list.map(({ id, state }) => [id, state]),
      [[short.id, 'expired']],
    );
    await harness.app.modules.rewards.grants.expire();
    const over = await harness.api.send(listRewards, { state: 'expired' }, { token: eve.token });
    assert.deepEqual(
      over.value.list.map(({ id }) => id),
      [short.id],
    );
    const withdrawn = await given(eve.id, { reference: 'taken' });
    assert.equal(await harness.app.modules.rewards.grants.withdraw(eve.id, 'promotion', 'taken'), true);
    assert.equal(await harness.app.modules.rewards.grants.withdraw(eve.id, 'promotion', 'taken'), false);
    assert.equal((await claim(eve.token, withdrawn.id)).code, 'reward_withdrawn');
    const all = await harness.api.send(listRewards, { state: 'over' }, { token: eve.token });
    assert.deepEqual(
      all.value.list.map(({ id }) => id),
      [withdrawn.id, short.id],
    );
    await harness.app.modules.member.setState(dora.id, 'closed');
    await assert.rejects(() => harness.app.modules.rewards.grants.claim(dora.id, grant.id), { code: 'account_closed' });
    assert.deepEqual([await main(dora.id), await main(eve.id)], [0n, 0n]);
  });

  // covers 2.5
  test('repays a debt first, and requires turnover by weight before withdrawal', async () => {
    const fay = await winner('gr-fay');
    const legs = [
      { account: memberAccount(fay.id), amount: -300n },
      { account: houseAccount('test'), amount: 300n },
    ];
    await harness.app.modules.wallet.adjust(fay.id, { source: 'test', reference: newId(), kind: 'correction', legs });
    const grant = await given(fay.id, { turnoverPercent: 300, weights: { RNG: 100, LIVE: 10 } });
    const [waiting] = (await harness.api.send(listRewards, {}, { token: fay.token })).value.list;
    assert.deepEqual(
      [waiting?.turnover, waiting?.weights?.map(({ gameType, percent }) => `${gameType} ${percent}`)],
      ['30.00', ['RNG 100', 'LIVE 10']],
    );
    assert.equal((await claim(fay.token, grant.id)).success, true);
    assert.equal(await main(fay.id), 700n);
    // No turnover for what repaid the debt: 7.00 x 3.
    const settledAt = clock.now().toISOString();
    const settle = (change: Parameters<typeof settledBet>[1]) =>
      harness.app.server.kernel.outbox.publish(betSettled, settledBet(fay, { settledAt, ...change }));
    await settle({ gameType: 'LIVE', stakeMinor: '5000' });
    await settle({ gameType: 'SPORTS', stakeMinor: '5000' });
    await settle({ gameType: 'RNG', stakeMinor: '1000' });
    await harness.app.server.kernel.outbox.drain();
    const bonuses = await harness.api.send(listBonuses, {}, { token: fay.token });
    const [only] = bonuses.value.list;
    assert.deepEqual(only?.wagering, {
      required: '21.00',
      bet: '15.00',
      bound: '7.00',
      weights: [
        { gameType: 'RNG', percent: 100 },
        { gameType: 'LIVE', percent: 10 },
      ],
    });
    assert.deepEqual(
      [bonuses.value.totals, bonuses.value.open],
      [
        { bonuses: 1, amount: '10.00' },
        { required: '21.00', missing: '6.00' },
      ],
    );
    assert.deepEqual(bonuses.value.bySource, [{ source: 'promotion', bonuses: 1, amount: '10.00' }]);
    const file = await harness.app.server.inject({
      url: `${exportBonuses.path}?source=promotion`,
      headers: { authorization: `Bearer ${fay.token}` },
    });
    const [, line] = file.body.split('\r\n');
    assert.equal(line, '2026-03-02 15:01:00,Ten for ten,promotion,10.00,21.00,15.00');
    assert.equal((await harness.api.send(listBonuses, { source: 'wheel' }, { token: fay.token })).value.list.length, 0);
    assert.equal((await harness.api.send(listBonuses, { from: '2020-01-01' }, { token: fay.token })).status, 400);
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});
