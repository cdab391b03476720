import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listDepositMethods } from '@portal/shared/contract/payments/deposits';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { ProviderAway } from '../index.ts';
import { type DepositHarness, depositHarness } from '../testing/deposit-harness.ts';
import type { Depositor } from '../testing/depositing-member.ts';
import { callBack } from '../testing/fake-provider.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let harness: DepositHarness;
  before(async () => {
    harness = await depositHarness(database(), clock);
  });
  after(() => harness.app.close());

  const ordered = async (player: Depositor) => (await harness.client.order(player, 'sandbox-pay', '100.00')).value.id;
  const callbackBody = (orderId: string, change: Record<string, unknown> = {}) => ({
    orderId,
    paymentId: `pay-${orderId}`,
    state: 'paid',
    amount: '100.00',
    ...change,
  });
  const deposit = async (id: string) => {
    const found = await harness.app.modules.payments.deposits.byId(id);
    assert.ok(found);
    return found;
  };
  const states = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await deposit(id)).state));
  const outcomes = async (id: string) =>
    (await harness.app.modules.payments.deposits.reports.of(id)).map(({ outcome }) => outcome);
  /** Runs the jobs after so many seconds. */
  const runAfter = (seconds: number) => {
    clock.advanceMs(seconds * 1000);
    return harness.app.server.kernel.jobs.runDue();
  };
  /** Calls `before` when the provider is asked about an order. */
  const whenAsked = (before: (id: string) => void) => {
    const { provider, app } = harness;
    const asked = async (id: string) => {
      before(id);
      return provider.close(id);
    };
    app.modules.payments.providers.set('sandbox', { ...provider, close: asked });
  };

  // covers 7.1
  test('ends other orders when a provider fails for one, and asks about that one again later', async () => {
    const player = await harness.client.member('pf0001');
    const refused = await ordered(player);
    clock.advanceMs(1000);
    const faulty = await ordered(player);
    clock.advanceMs(1000);
    const fine = await ordered(player);
    whenAsked((id) => {
      if (id === refused) throw new ProviderAway('refused');
      if (id === faulty) throw new Error('a fault of our own');
    });
    await runAfter(31 * 60);
    assert.deepEqual(await states([refused, faulty, fine]), ['created', 'created', 'expired']);
    const again: string[] = [];
    whenAsked((id) => again.push(id));
    await runAfter(10);
    assert.deepEqual(again, []);
    await runAfter(60);
    assert.deepEqual(again.toSorted(), [refused, faulty].toSorted());
    assert.deepEqual(await states([refused, faulty]), ['expired', 'expired']);
  });

  // covers 7.1
  test('does not wait for a provider that is away or slow, and finishes in a later run', async () => {
    const player = await harness.client.member('pf0002');
    await harness.app.modules.settings.write('deposit.openAtMost', 10, 'test');
    const ids: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) ids.push(await ordered(player));
    let asked = 0;
    whenAsked(() => {
      asked += 1;
      throw new ProviderAway('away');
    });
    await runAfter(31 * 60);
    assert.equal(asked, 3);
    whenAsked(() => {
      asked += 1;
      clock.advanceMs(2000);
    });
    await runAfter(10);
    assert.equal(asked, 6);
    await runAfter(60);
    await runAfter(60);
    assert.deepEqual([...new Set(await states(ids))], ['expired']);
  });

  // covers 7.1
  test('treats callbacks of one event id as separate if their contents differ, and as repeats if not', async () => {
    const player = await harness.client.member('pf0003');
    const [failed, one, two] = [await ordered(player), await ordered(player), await ordered(player)];
    const eventId = newId();
    const callbackStatus = async (orderId: string, change = {}) =>
      (await callBack(harness.app, { ...callbackBody(orderId, change), eventId })).status;
    assert.deepEqual([await callbackStatus(failed, { state: 'failed' }), await callbackStatus(failed)], [200, 200]);
    const { state, review } = await deposit(failed);
    assert.deepEqual([state, review], ['in_review', 'late']);
    assert.deepEqual(await Promise.all([one, two, one, two].map((id) => callbackStatus(id))), [200, 200, 200, 200]);
    assert.deepEqual(await states([one, two]), ['credited', 'credited']);
    assert.deepEqual([await callbackStatus(one, { amount: '99.00' }), await callbackStatus(one)], [200, 200]);
    assert.deepEqual(
      [await outcomes(failed), await outcomes(one), await outcomes(two)],
      [['failed', 'review'], ['credited', 'surplus'], ['credited']],
    );
    assert.equal(await harness.client.main(player), 20_000n);
  });

  // covers 7.1
  test('ends an order whose payment is booked for another, and compares payment ids by case', async () => {
    whenAsked(() => undefined);
    const player = await harness.client.member('pf0004');
    const [one, two, three] = [await ordered(player), await ordered(player), await ordered(player)];
    const paymentId = newId();
    await callBack(harness.app, callbackBody(one, { paymentId: `a${paymentId}` }));
    await callBack(harness.app, callbackBody(two, { paymentId: `A${paymentId}` }));
    assert.deepEqual(await states([one, two]), ['credited', 'credited']);
    harness.provider.orders.set(three, { state: 'paid', paymentId: `a${paymentId}`, amount: '100.00' });
    await runAfter(31 * 60);
    assert.deepEqual([await states([three]), await outcomes(three)], [['expired'], ['surplus']]);
    assert.equal(await harness.app.modules.payments.deposits.countOpen(player.memberId), 0);
    // Its own payment is still reviewed.
    await callBack(harness.app, callbackBody(three));
    assert.equal((await deposit(three)).review, 'late');
  });

  // covers 9
  test('limits orders per day, and closes a cancelled order at its provider if its page was opened', async () => {
    const player = await harness.client.member('pf0005');
    await harness.app.modules.settings.write('deposit.perDay', 2, 'test');
    const [unseen, opened] = [await ordered(player), await ordered(player)];
    await harness.app.modules.payments.deposits.openPayPage((await deposit(opened)).payToken);
    for (const id of [unseen, opened]) await harness.client.cancel(player, id);
    const { status, code } = await harness.client.order(player, 'bank-transfer', '100.00');
    assert.deepEqual([status, code], [422, 'deposits_of_day']);
    const terms = (await apiClient(harness.app).send(listDepositMethods, {}, player)).value;
    assert.deepEqual([terms.perDay, terms.blockedBy], [2, ['deposits_of_day']]);
    const asked: string[] = [];
    whenAsked((id) => asked.push(id));
    await runAfter(10);
    assert.deepEqual(asked, [opened]);
    assert.equal(harness.provider.orders.get(opened)?.state, 'closed');
    clock.advanceMs(24 * 3_600_000);
    const { memberId } = player;
    const order = { memberId, methodId: 'bank-transfer', amountMinor: 10_000n, release: '' };
    assert.equal((await harness.app.modules.payments.deposits.order(order)).state, 'created');
    await harness.app.modules.settings.write('deposit.perDay', 100, 'test');
  });
});
