import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { whileRefused } from '../../../testing/database/refused-rows.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { depositClient } from '../../payments/testing/depositing-member.ts';
import { callBack, fakeProvider } from '../../payments/testing/fake-provider.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';
import { type PromoCodeHarness, promoCodeHarness } from '../testing/promo-code-harness.ts';

const dayMs = 86_400_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let promo: PromoCodeHarness;
  const hosted = hostedApp(database, {
    clock,
    prepare: async (app) => {
      promo = await promoCodeHarness(app);
      fakeProvider(app);
    },
  });
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

  // covers 2.5
  test('puts the reward of a code into the reward centre with its turnover and deadline, and pays it once claimed', async () => {
    await promo.open({ code: 'LANTERN50', amount: '50.00', points: 7, weights: { RNG: 100 }, claimDays: 3 });
    const ann = await promo.member('ann01');
    const { value } = await promo.redeem(ann, ' lantern-50 ');
    assert.deepEqual([value.source, value.state, value.amount, value.points], ['promotion', 'claimable', '50.00', 7]);
    assert.deepEqual([value.turnover, value.expiresAt], ['150.00', later(3 * dayMs)]);
    assert.deepEqual(value.weights, [{ gameType: 'RNG', percent: 100 }]);
    assert.equal(value.name, 'Promo code LANTERN50');
    const { wallet, payments } = hosted.app.modules;
    assert.equal(await wallet.balanceOf(memberAccount(ann.memberId)), 0n);
    assert.equal((await promo.claim(ann, value.id)).status, 200);
    assert.equal(await wallet.balanceOf(memberAccount(ann.memberId)), 5000n);
    assert.equal(await wallet.balanceOf(houseAccount('rewards-promotion')), -5000n);
    assert.equal((await payments.turnover.open(ann.memberId)).required, 15_000n);
    assert.equal((await promo.redeem(ann, 'LANTERN50')).code, 'promo_code_used');
  });

  test('repeats the answer of a repeated request, and gives nothing more', async () => {
    const id = await promo.open({ code: 'REPEAT' });
    const bob = await promo.member('bob01');
    const first = await promo.redeem(bob, 'REPEAT', 'key-repeat-1');
    assert.deepEqual((await promo.redeem(bob, 'REPEAT', 'key-repeat-1')).value, first.value);
    assert.equal((await promo.redeem(bob, 'OTHER', 'key-repeat-1')).code, 'idempotency_conflict');
    assert.equal((await promo.campaign(id)).used, 1);
  });

  test('says of a code that it is unknown, early, paused, over or used up', async () => {
    const cid = await promo.member('cid01');
    assert.equal((await promo.redeem(cid, 'NOSUCH')).code, 'promo_code_unknown');
    await promo.open({ code: 'SOON', startsAt: later(dayMs), endsAt: later(2 * dayMs) });
    assert.equal((await promo.redeem(cid, 'SOON')).code, 'promo_code_early');
    const paused = await promo.open({ code: 'PAUSED' });
    await promo.change(paused, 'pause');
    assert.equal((await promo.redeem(cid, 'PAUSED')).code, 'promo_code_paused');
    await promo.change(paused, 'resume');
    assert.equal((await promo.redeem(cid, 'PAUSED')).status, 200);
    const ended = await promo.open({ code: 'ENDED' });
    await promo.change(ended, 'end');
    assert.equal((await promo.redeem(cid, 'ENDED')).code, 'promo_code_over');
    await promo.open({ code: 'ONLYONE', uses: 1 });
    await promo.open({ code: 'POORONE', budget: '5.00' });
    const dan = await promo.member('dan01');
    for (const code of ['ONLYONE', 'POORONE']) {
      assert.equal((await promo.redeem(dan, code)).status, 200);
      assert.equal((await promo.redeem(cid, code)).code, 'promo_code_spent');
    }
    clock.advanceMs(dayMs);
    const again = await promo.session(cid.memberId);
    assert.equal((await promo.redeem(again, 'REPEAT')).code, 'promo_code_over');
  });

  test('gives each one-use code of a batch to one member, and one of them to each', async () => {
    const id = await promo.open({ uses: 3 });
    const [first = '', second = ''] = await promo.codesOf(id);
    const [eve, fay] = [await promo.member('eve01'), await promo.member('fay01')];
    const { value } = await promo.redeem(eve, `${first.slice(0, 4)}-${first.slice(4, 8)}-${first.slice(8)}`);
    assert.match(value.name, /^Promo code [2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    assert.equal((await promo.redeem(eve, second)).code, 'promo_code_used');
    assert.equal((await promo.redeem(fay, first)).code, 'promo_code_spent');
    assert.equal((await promo.redeem(fay, second)).status, 200);
  });

  test('names the condition that a member does not meet', async () => {
    await promo.open({ code: 'NEWONES', newWithinDays: 7 });
    await promo.open({ code: 'RANKED', minRank: 2 });
    await promo.open({ code: 'PAYERS', minDeposit: '20.00' });
    await promo.open({ code: 'PROVEN', contact: 'verified' });
    const registeredAt = new Date(clock.now().getTime() - 7 * dayMs);
    const old = await promo.member('old001', { registeredAt });
    const refused = await promo.redeem(old, 'NEWONES');
    assert.deepEqual(
      [refused.code, refused.message],
      ['promo_code_newcomers', 'This promo code is for members in their first 7 days'],
    );
    for (const [code, expected] of [
      ['RANKED', 'promo_code_rank'],
      ['PAYERS', 'promo_code_deposit'],
      ['PROVEN', 'promo_code_contact'],
    ] as const)
      assert.equal((await promo.redeem(old, code)).code, expected);
    assert.deepEqual(await promo.rewards(old), []);
    const gus = { ...(await promo.member('gus001', { rankLevel: 2 })), account: 'gus001' };
    const { id: orderId } = (await depositClient(hosted.app).order(gus, 'sandbox-pay', '20.00')).value;
    await callBack(hosted.app, { orderId, paymentId: 'pay-gus', state: 'paid', amount: '20.00' });
    await hosted.app.modules.member.contacts.save(gus.memberId, 'email', {
      value: 'gus@example.com',
      isVerified: true,
    });
    for (const code of ['NEWONES', 'RANKED', 'PAYERS', 'PROVEN'])
      assert.equal((await promo.redeem(gus, code)).status, 200, code);
  });

  test('returns use and money of a reward that was declined or not claimed in time, but not the code of a batch', async () => {
    const shared = await promo.open({ code: 'AGAIN', uses: 1, budget: '5.00', claimDays: 1, endsAt: later(3 * dayMs) });
    const [hal, ida] = [await promo.member('hal001'), await promo.member('ida001')];
    const { value } = await promo.redeem(hal, 'AGAIN');
    await promo.decline(hal, value.id);
    assert.equal((await promo.redeem(hal, 'AGAIN')).code, 'promo_code_used');
    assert.equal((await promo.redeem(ida, 'AGAIN')).status, 200);
    const batch = await promo.open({ uses: 2, claimDays: 1, endsAt: later(3 * dayMs) });
    const [code = ''] = await promo.codesOf(batch);
    assert.equal((await promo.redeem(ida, code)).status, 200);
    clock.advanceMs(dayMs);
    await hosted.app.server.kernel.jobs.runDue();
    for (const id of [shared, batch]) {
      const { used, given } = await promo.campaign(id);
      assert.deepEqual([used, given], [0, '0.00']);
    }
    const jim = await promo.member('jim001');
    assert.equal((await promo.redeem(jim, code)).code, 'promo_code_spent');
    assert.equal((await promo.redeem(jim, 'AGAIN')).status, 200);
  });

  test('asks a visitor to log in and a trial account to register, and gives nothing to a closed account', async () => {
    await promo.open({ code: 'FORALL' });
    assert.equal((await promo.redeem({ memberId: '', token: 'x'.repeat(43) }, 'FORALL')).status, 401);
    const trial = await promo.member('trial000009', { type: trialType, password: undefined });
    assert.equal((await promo.redeem(trial, 'FORALL')).code, 'in_need_true_account');
    const closed = await promo.member('closed9');
    await hosted.app.modules.member.setState(closed.memberId, 'closed');
    const { redeem } = hosted.app.modules.rewards.promoCodes;
    await assert.rejects(redeem({ memberId: closed.memberId, address: '127.0.0.1', code: 'FORALL' }), {
      code: 'account_closed',
    });
  });

  test('takes no use, money or code when the reward cannot be written, and gives it once afterwards', async () => {
    const id = await promo.open({ uses: 1 });
    const [code = ''] = await promo.codesOf(id);
    const kim = await promo.member('kim001');
    const refused = { table: 'reward_grants', column: 'member_id', value: kim.memberId };
    await whileRefused(database(), refused, async () => {
      assert.equal((await promo.redeem(kim, code, 'key-after-fault')).status, 500);
    });
    assert.deepEqual([(await promo.campaign(id)).used, (await promo.campaign(id)).given], [0, '0.00']);
    assert.equal((await promo.redeem(kim, code, 'key-after-fault')).status, 200);
    assert.equal((await promo.rewards(kim)).length, 1);
  });

  test('refuses input that cannot be a code', async () => {
    const lee = await promo.member('lee001');
    for (const code of ['', ' - ', '\0', 'x'.repeat(41), 'x'.repeat(10_000)])
      assert.equal((await promo.redeem(lee, code)).code, 'invalid_input', code.slice(0, 10));
    for (const code of ["' or 1=1 --", '__proto__', '\u0627\u0301\u0302', '\u202eDLO'])
      assert.equal((await promo.redeem(lee, code)).code, 'promo_code_unknown', code);
  });

  test('keeps the ledger balanced', async () => {
    const { balanced, accountsThatDiffer } = await hosted.app.modules.wallet.checkLedger();
    assert.deepEqual([balanced, accountsThatDiffer], [true, 0]);
  });
});
