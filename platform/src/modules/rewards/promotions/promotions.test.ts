import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { listPromotions } from '@portal/shared/contract/rewards/promotions';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { type DepositClient, depositClient } from '../../payments/testing/depositing-member.ts';
import { callBack, fakeProvider } from '../../payments/testing/fake-provider.ts';
import { type Guest, type PromotionHarness, promotionHarness } from '../testing/promotion-harness.ts';

const hour = 3_600_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let promotions: PromotionHarness;
  let counter: DepositClient;
  const harness = hostedApp(database, {
    clock,
    prepare: async (app) => {
      promotions = await promotionHarness(app);
      counter = depositClient(app);
      fakeProvider(app);
    },
  });

  const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  async function pay(guest: Guest, amount: string): Promise<void> {
    const { id: orderId } = (await counter.order(guest, 'sandbox-pay', amount)).value;
    await callBack(harness.app, { orderId, paymentId: `pay-${orderId}`, state: 'paid', amount });
  }

  test('joins once, and repeats the answer of a repeated call', async () => {
    await promotions.open('open', { kind: 'join' });
    const guest = await promotions.guest('joiner');
    assert.deepEqual(
      [(await promotions.see(undefined, 'open')).state, (await promotions.see(guest, 'open')).state],
      ['join', 'join'],
    );
    const joined = await promotions.join(guest, 'open', 'join-0001');
    assert.deepEqual([joined.value.state, joined.value.participation?.history.length], ['joined', 1]);
    assert.equal((await promotions.join(guest, 'open', 'join-0001')).value.state, 'joined');
    assert.equal((await promotions.join(guest, 'open')).code, 'promotion_taken');
    assert.equal((await promotions.claim(guest, 'open')).code, 'promotion_not_found');
    assert.equal((await promotions.see(undefined, 'open')).state, 'join', 'a visitor sees what a newcomer does');
    assert.equal((await promotions.see(await promotions.guest('joiner2'), 'open')).participation, undefined);
  });

  test('gives nothing for a promotion that has no terms or is not shown', async () => {
    const guest = await promotions.guest('seeker');
    const words = { EN: { title: 'Plain', summary: 'x', content: '' } };
    const changer = { who: 'test', why: 'test' };
    const value = { type: 'test', art: 'art:coin', texts: words };
    await harness.app.modules.content.documents.set('promotion', 'plain', { value }, changer);
    assert.equal((await promotions.join(guest, 'plain')).value.state, 'joined');
    await promotions.open('hidden', { kind: 'bonus', amount: '5.00' }, { isShown: false });
    for (const id of ['hidden', 'no-such', '__proto__', 'x'.repeat(64)]) {
      const { status, code } = await promotions.claim(guest, id);
      assert.deepEqual([status, code], [404, 'promotion_not_found'], id);
    }
    assert.equal((await promotions.claim(guest, 'x'.repeat(65))).status, 400);
    assert.deepEqual(await promotions.rewards(guest), []);
  });

  // covers 2.5
  test('shows in which time deposits count, where deposits are required', async () => {
    const counts = { countsFrom: at(-60_000), countsUntil: at(60_000) };
    const gift = { kind: 'bonus', amount: '5.00', ...counts };
    await promotions.open('asks', { ...gift, minDeposit: '10.00' });
    await promotions.open('asks-none', gift);
    const shownTimes = async (id: string) => {
      const { terms } = await promotions.see(undefined, id);
      return { countsFrom: terms.countsFrom, countsUntil: terms.countsUntil };
    };
    assert.deepEqual(await shownTimes('asks'), counts);
    assert.deepEqual(await shownTimes('asks-none'), { countsFrom: undefined, countsUntil: undefined });
  });

  test('issues a bonus to the reward centre, where it is claimed with its turnover', async () => {
    await promotions.open('gift', {
      kind: 'bonus',
      amount: '5.00',
      turnoverPercent: 300,
      weights: { RNG: 50 },
      claimDays: 2,
    });
    const guest = await promotions.guest('gifted');
    const issued = (await promotions.claim(guest, 'gift')).value;
    assert.deepEqual([issued.state, issued.participation?.amount], ['issued', '5.00']);
    const [reward] = await promotions.rewards(guest);
    assert.deepEqual([reward?.amount, reward?.turnover, reward?.name], ['5.00', '15.00', 'Title gift']);
    assert.equal(await promotions.balance(guest), 0n);
    assert.equal((await promotions.claim(guest, 'gift')).code, 'promotion_taken');
    await promotions.collect(guest, reward?.id ?? '');
    assert.equal(await promotions.balance(guest), 500n);
    assert.equal((await harness.app.modules.payments.turnover.open(guest.memberId)).required, 1500n);
    const claimed = await promotions.see(guest, 'gift');
    assert.deepEqual([claimed.state, claimed.participation?.history.at(-1)?.state], ['claimed', 'claimed']);
    assert.equal((await promotions.claim(guest, 'gift')).code, 'promotion_taken');
    const slow = await promotions.guest('slow');
    await promotions.claim(slow, 'gift');
    clock.advanceMs(49 * hour);
    slow.token = await tokenOf(harness.app, slow.account);
    assert.equal((await promotions.see(slow, 'gift')).state, 'close', 'not claimed in time');
    assert.equal((await promotions.claim(slow, 'gift')).code, 'promotion_taken');
  });

  // covers 2.5
  test('refuses early, late and a second time in a day', async () => {
    const guest = await promotions.guest('punctual');
    await promotions.open('soon', { kind: 'bonus', amount: '1.00' }, { startsAt: at(hour) });
    assert.equal((await promotions.see(guest, 'soon')).state, 'coming_soon');
    assert.equal((await promotions.claim(guest, 'soon')).code, 'promotion_not_started');
    await promotions.open('past', { kind: 'bonus', amount: '1.00' }, { endsAt: at(0) });
    assert.equal((await promotions.see(guest, 'past')).state, 'close');
    assert.equal((await promotions.claim(guest, 'past')).code, 'promotion_over');
    await promotions.open('daily', { kind: 'bonus', amount: '1.00', per: 'daily' });
    assert.equal((await promotions.claim(guest, 'daily')).value.state, 'issued');
    assert.equal((await promotions.claim(guest, 'daily')).code, 'promotion_taken');
    const [reward] = await promotions.rewards(guest);
    await promotions.collect(guest, reward?.id ?? '');
    clock.advanceMs(24 * hour);
    guest.token = await tokenOf(harness.app, guest.account);
    assert.equal((await promotions.see(guest, 'daily')).state, 'claim');
    assert.equal((await promotions.claim(guest, 'daily')).value.state, 'issued');
    assert.equal((await promotions.rewards(guest)).length, 2);
  });

  test('shows a missing rank or deposit in advance, and refuses the claim', async () => {
    await promotions.open('high', { kind: 'bonus', amount: '1.00', minRank: 2 });
    await promotions.open('paying', { kind: 'bonus', amount: '1.00', minDeposit: '50.00' });
    const guest = await promotions.guest('poor');
    const list = (await harness.api.send(listPromotions, { type: 'test' }, { token: guest.token })).value.promotions;
    const obstacles = Object.fromEntries(list.map(({ id, obstacle }) => [id, obstacle]));
    assert.deepEqual(
      [obstacles.high, obstacles.paying, obstacles.open],
      ['promotion_rank', 'promotion_deposit', undefined],
    );
    assert.equal((await promotions.claim(guest, 'high')).code, 'promotion_rank');
    assert.equal((await promotions.claim(guest, 'paying')).code, 'promotion_deposit');
    await pay(guest, '49.99');
    assert.equal((await promotions.claim(guest, 'paying')).code, 'promotion_deposit');
    await pay(guest, '10.00');
    assert.equal((await promotions.claim(guest, 'paying')).value.state, 'issued');
    const high = await promotions.guest('high01', { rankLevel: 2 });
    assert.equal((await promotions.claim(high, 'high')).value.state, 'issued');
  });

  // covers 2.5
  test('gives a capped share of a deposit made after joining, and one bonus per deposit', async () => {
    const terms = { kind: 'deposit', of: 'next', percent: 50, cap: '30.00', minDeposit: '20.00', per: 'daily' };
    await promotions.open('reload', terms);
    await promotions.open('reload2', terms);
    const guest = await promotions.guest('payer');
    await pay(guest, '40.00');
    clock.advanceMs(1000);
    assert.equal((await promotions.join(guest, 'reload')).value.state, 'joined');
    assert.equal((await promotions.claim(guest, 'reload')).code, 'promotion_deposit');
    await pay(guest, '19.99');
    assert.equal((await promotions.see(guest, 'reload')).state, 'joined');
    await pay(guest, '25.01');
    const due = await promotions.see(guest, 'reload');
    assert.deepEqual([due.state, due.offer], ['claim', '12.50']);
    await promotions.join(guest, 'reload2');
    assert.equal((await promotions.claim(guest, 'reload')).value.participation?.amount, '12.50');
    assert.equal((await promotions.claim(guest, 'reload2')).code, 'promotion_deposit', 'it has had its bonus');
    clock.advanceMs(1000);
    await pay(guest, '500.00');
    assert.equal((await promotions.claim(guest, 'reload2')).value.participation?.amount, '30.00', 'the cap');
    assert.equal((await promotions.claim(guest, 'reload2')).code, 'promotion_taken');
  });

  test('asks a visitor to log in and a trial account to register, and gives nothing to a closed account', async () => {
    await promotions.open('forall', { kind: 'bonus', amount: '5.00' });
    const nobody = { memberId: '', account: '', token: 'x'.repeat(43) };
    assert.equal((await promotions.claim(nobody, 'forall')).status, 401);
    await addMember(harness.app, 'trial000001', { type: trialType, password: undefined });
    const trial = { memberId: '', account: 'trial000001', token: await tokenOf(harness.app, 'trial000001') };
    for (const act of [promotions.claim, promotions.join, promotions.draw, promotions.apply])
      assert.equal((await act(trial, 'forall')).code, 'in_need_true_account');
    assert.equal((await promotions.send(trial, 'forall', 'AAAA')).code, 'in_need_true_account');
    assert.equal((await promotions.see(trial, 'forall')).state, 'claim');
    const closed = await promotions.guest('closed1');
    await harness.app.modules.member.setState(closed.memberId, 'closed');
    assert.equal((await promotions.claim(closed, 'forall')).status, 401);
    // Closed while the call was under way.
    await assert.rejects(harness.app.modules.rewards.promotions.taking.claim(closed.memberId, 'forall'), {
      code: 'account_closed',
    });
  });

  test('keeps the ledger balanced', async () => {
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});
