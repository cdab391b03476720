import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { houseAccount } from '../../wallet/index.ts';
import { type DepositClient, type Depositor, depositClient } from '../testing/depositing-member.ts';
import { type CallbackFaults, callBack, type FakeProvider, fakeProvider } from '../testing/fake-provider.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let client: DepositClient;
  let provider: FakeProvider;
  before(async () => {
    app = await testApp(database(), { clock });
    client = depositClient(app);
    provider = fakeProvider(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  const ordered = async (player: Depositor, amount = '100.00') =>
    (await client.order(player, 'sandbox-pay', amount)).value.id;
  const callbackBody = (orderId: string, change: Record<string, unknown> = {}) => ({
    orderId,
    paymentId: `pay-${orderId}`,
    state: 'paid',
    amount: '100.00',
    ...change,
  });
  const state = async (player: Depositor, id: string) => (await client.read(player, id)).value.state;
  const outcomes = async (id: string) =>
    (await app.modules.payments.deposits.reports.of(id)).map(({ outcome }) => outcome);

  // covers 7.1
  test('credits a paid order once for repeated callbacks, without the fee and with the turnover required', async () => {
    const { settings } = app.modules;
    const methods = await settings.get('deposit.methods');
    await settings.write(
      'deposit.methods',
      methods.map((method) => ({ ...method, feeBasisPoints: 150 })),
      'test',
    );
    const player = await client.member('cb0001');
    const id = await ordered(player);
    await settings.write('deposit.methods', methods, 'test');
    const { wallet, payments } = app.modules;
    const before = [
      await wallet.balanceOf(houseAccount('deposits-sandbox')),
      await wallet.balanceOf(houseAccount('deposit-fees')),
    ];
    const eventId = newId();
    const first = await callBack(app, { ...callbackBody(id), eventId });
    assert.deepEqual([first.status, first.success], [200, true], JSON.stringify(first));
    for (const again of [eventId, newId(), newId()])
      assert.equal((await callBack(app, { ...callbackBody(id), eventId: again })).status, 200);
    const { value } = await client.read(player, id);
    assert.deepEqual(
      [value.state, value.arrived, value.fee, value.credited, value.repaid, value.pay],
      ['credited', '100.00', '1.50', '98.50', undefined, undefined],
    );
    assert.equal(await client.main(player), 9_850n);
    const after = [
      await wallet.balanceOf(houseAccount('deposits-sandbox')),
      await wallet.balanceOf(houseAccount('deposit-fees')),
    ];
    assert.deepEqual(after, [(before[0] ?? 0n) - 10_000n, (before[1] ?? 0n) + 150n]);
    assert.equal((await payments.turnover.open(player.memberId)).missing, 9_850n);
    assert.deepEqual(await outcomes(id), ['credited', 'repeated', 'repeated']);
    assert.equal((await wallet.checkLedger()).balanced, true);
  });

  // covers 7.1
  test('pays a debt first and credits the rest to the wallet', async () => {
    const player = await client.member('cb0002');
    const { wallet } = app.modules;
    const take = [
      { account: { owner: 'member', ownerId: player.memberId, kind: 'main', unit: 'money' }, amount: -13_000n },
      { account: houseAccount('adjustments'), amount: 13_000n },
    ] as const;
    await wallet.adjust(player.memberId, { source: 'test', reference: newId(), kind: 'adjustment', legs: take });
    assert.equal(await client.owed(player), 13_000n);
    const [one, two] = [await ordered(player), await ordered(player)];
    await callBack(app, callbackBody(one));
    assert.deepEqual([await client.main(player), await client.owed(player)], [0n, 3_000n]);
    // It left nothing to play with.
    assert.equal((await app.modules.payments.turnover.open(player.memberId)).missing, 0n);
    await callBack(app, callbackBody(two));
    assert.deepEqual([await client.main(player), await client.owed(player)], [7_000n, 0n]);
    const { value } = await client.read(player, two);
    assert.deepEqual([value.credited, value.repaid], ['70.00', '30.00']);
    assert.equal((await app.modules.payments.turnover.open(player.memberId)).missing, 7_000n);
  });

  // covers 7.1
  test('ignores a callback that is unsigned, outside the time window or replayed', async () => {
    const player = await client.member('cb0003');
    const id = await ordered(player);
    const nonce = 'n'.repeat(20);
    await callBack(app, callbackBody('another'), { nonce });
    const faults: CallbackFaults[] = [
      { secret: 'x'.repeat(43) },
      { keyId: 'pk_unknown' },
      { ahead: 301 },
      { ahead: -301 },
      { nonce },
      { nonce: 'short' },
      { body: JSON.stringify({ ...callbackBody(id), eventId: newId(), amount: '99999.00' }) },
      { provider: 'manual' },
      { provider: 'other' },
    ];
    for (const fault of faults) {
      const { status, code } = await callBack(app, callbackBody(id), fault);
      assert.deepEqual([status, code], [401, 'bad_signature'], JSON.stringify(fault));
    }
    assert.deepEqual([await state(player, id), await outcomes(id)], ['created', []]);
    assert.equal((await callBack(app, callbackBody(id), { ahead: -299 })).status, 200);
    assert.equal(await state(player, id), 'credited');
  });

  test('refuses a signed callback with invalid fields and names them', async () => {
    const player = await client.member('cb0004');
    const id = await ordered(player);
    for (const change of [
      { amount: '0.00' },
      { amount: '-1.00' },
      { amount: '1.001' },
      { amount: 100 },
      { state: 'maybe' },
      { paymentId: '' },
    ]) {
      const { status, fields } = await callBack(app, callbackBody(id, change));
      assert.deepEqual([status, Object.keys(fields ?? {})], [400, Object.keys(change)]);
    }
    assert.equal(await state(player, id), 'created');
  });

  // covers 7.1
  test('records payments for unknown orders, bank transfers and paid orders for an operator', async () => {
    const player = await client.member('cb0005');
    const unknown = newId();
    const eventId = newId();
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, code } = await callBack(app, { ...callbackBody(unknown), eventId });
      assert.deepEqual([status, code], [422, 'unknown_deposit']);
    }
    assert.deepEqual(await outcomes(unknown), ['unmatched']);
    const transfer = (await client.order(player, 'bank-transfer', '100.00')).value.id;
    assert.equal((await callBack(app, callbackBody(transfer))).code, 'unknown_deposit');
    assert.equal(await state(player, transfer), 'created');
    const [one, two] = [await ordered(player), await ordered(player)];
    await callBack(app, callbackBody(one));
    assert.equal((await callBack(app, callbackBody(one, { paymentId: 'pay-more' }))).status, 200);
    assert.equal((await callBack(app, callbackBody(one, { amount: '99.00' }))).status, 200);
    // The payment of one order reported for another one.
    assert.equal((await callBack(app, callbackBody(two, { paymentId: `pay-${one}` }))).status, 200);
    assert.deepEqual(await outcomes(one), ['credited', 'surplus', 'surplus']);
    assert.deepEqual([await outcomes(two), await state(player, two)], [['surplus'], 'created']);
    assert.equal(await client.main(player), 10_000n);
  });

  // covers 7.1
  test('holds a wrong amount, a late payment and one of a closed account for two operators', async () => {
    const player = await client.member('cb0006');
    const wrong = await ordered(player);
    await callBack(app, callbackBody(wrong, { amount: '60.00' }));
    const seen = (await client.read(player, wrong)).value;
    assert.deepEqual(
      [seen.state, seen.review, seen.arrived, seen.credited, seen.mayProve],
      ['in_review', 'wrong_amount', '60.00', undefined, false],
    );
    const cancelled = await ordered(player);
    await client.cancel(player, cancelled);
    await callBack(app, callbackBody(cancelled));
    assert.equal((await client.read(player, cancelled)).value.review, 'late');
    const failed = await ordered(player);
    await callBack(app, callbackBody(failed, { state: 'failed' }));
    assert.equal(await state(player, failed), 'failed');
    await callBack(app, callbackBody(failed));
    assert.equal((await client.read(player, failed)).value.review, 'late');
    const leaving = await client.member('cb0007');
    const id = await ordered(leaving);
    await app.modules.member.setState(leaving.memberId, 'closed');
    await callBack(app, callbackBody(id));
    assert.equal((await app.modules.payments.deposits.byId(id))?.review, 'account_closed');
    assert.deepEqual([await client.main(player), await client.main(leaving)], [0n, 0n]);
  });

  // covers 7.1
  test('asks a silent provider before an order expires, and keeps the order open while the provider is away', async () => {
    const player = await client.member('cb0008');
    const [silent, unpaid, never] = [await ordered(player), await ordered(player), await ordered(player)];
    provider.pay(silent, 10_000n);
    await provider.open({ orderId: unpaid, amountMinor: 10_000n, reference: '', expiresAt: clock.now() });
    clock.advanceMs(30 * 60_000 - 1);
    await app.server.kernel.jobs.runDue();
    assert.equal(await state(player, silent), 'created');
    provider.isAway = true;
    clock.advanceMs(60_000);
    await app.server.kernel.jobs.runDue();
    assert.deepEqual([await state(player, silent), await state(player, never)], ['created', 'created']);
    provider.isAway = false;
    clock.advanceMs(60_000);
    await app.server.kernel.jobs.runDue();
    assert.deepEqual(
      [await state(player, silent), await state(player, unpaid), await state(player, never)],
      ['credited', 'expired', 'expired'],
    );
    assert.equal(provider.orders.get(unpaid)?.state, 'closed');
    // The callback arrives after all, and then one for an expired order.
    await callBack(app, callbackBody(silent));
    await callBack(app, callbackBody(never));
    assert.deepEqual([await client.main(player), await state(player, never)], [10_000n, 'in_review']);
    assert.equal((await client.read(player, never)).value.review, 'late');
  });

  test('closes a cancelled order at its provider, and reviews what was paid meanwhile', async () => {
    const player = await client.member('cb0009');
    const [one, two] = [await ordered(player), await ordered(player)];
    const { deposits } = app.modules.payments;
    for (const id of [one, two]) await deposits.openPayPage((await deposits.byId(id))?.payToken ?? '');
    provider.pay(two, 10_000n);
    for (const id of [one, two]) await client.cancel(player, id);
    clock.advanceMs(10_000);
    await app.server.kernel.jobs.runDue();
    assert.equal(provider.orders.get(one)?.state, 'closed');
    assert.deepEqual([await state(player, one), await state(player, two)], ['cancelled', 'in_review']);
  });
});
