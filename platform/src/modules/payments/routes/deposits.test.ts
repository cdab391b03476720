import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { listDepositMethods, listDeposits } from '@portal/shared/contract/payments/deposits';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { type DepositClient, type Depositor, depositClient } from '../testing/depositing-member.ts';
import { type FakeProvider, fakeProvider } from '../testing/fake-provider.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let client: DepositClient;
  let provider: FakeProvider;
  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    client = depositClient(app);
    provider = fakeProvider(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  // covers 2.5
  test('lists the methods with limits, fee, kind and obstacles', async () => {
    const player = await client.member('in0001');
    const terms = async () => (await api.send(listDepositMethods, {}, player)).value;
    assert.deepEqual(await terms(), {
      methods: [
        {
          id: 'bank-transfer',
          kind: 'bank-transfer',
          name: 'Bank transfer',
          min: '10.00',
          max: '50000.00',
          feeBasisPoints: 0,
          showsQr: true,
          isOpen: true,
          minutes: 1440,
        },
        {
          id: 'sandbox-pay',
          kind: 'provider',
          name: 'Sandbox pay',
          min: '10.00',
          max: '50000.00',
          feeBasisPoints: 0,
          showsQr: true,
          isOpen: true,
          minutes: 30,
        },
      ],
      open: 0,
      openAtMost: 3,
      perDay: 30,
      owed: '0.00',
      turnoverPercent: 100,
      blockedBy: [],
      isStopped: false,
    });
    for (let turn = 0; turn < 3; turn += 1) await client.order(player, 'bank-transfer', '10.00');
    const full = await terms();
    assert.deepEqual([full.open, full.blockedBy], [3, ['deposits_open']]);
    const more = await client.order(player, 'bank-transfer', '10.00');
    assert.deepEqual([more.status, more.code], [422, 'deposits_open']);
  });

  // covers 2.5
  test('shows where to pay for a bank transfer order, lists it, and lets its owner cancel it', async () => {
    const player = await client.member('in0002');
    const publishedStates: string[] = [];
    const stop = app.server.kernel.live.listen(player.memberId, ({ event }) => {
      if (event.type === 'deposit') publishedStates.push(event.state);
    });
    const { status, value } = await client.order(player, 'bank-transfer', '250.50');
    assert.equal(status, 200, JSON.stringify(value));
    assert.deepEqual(
      [value.state, value.kind, value.amount, value.fee, value.proofs, value.mayProve, value.mayCancel],
      ['created', 'bank-transfer', '250.50', '0.00', 0, true, true],
    );
    assert.ok(value.pay?.kind === 'bank-transfer');
    const { bank, holder, number, reference, qr = '' } = value.pay;
    assert.deepEqual([bank, holder, number], ['Demo Bank', 'Lantern Portal', '001234567890']);
    assert.equal(reference, value.reference);
    assert.match(qr, /^000201010212/);
    assert.ok(qr.includes('250.50') && qr.includes(reference));
    assert.equal(new Date(value.expiresAt).getTime() - clock.now().getTime(), 24 * 3_600_000);
    const list = (await api.send(listDeposits, {}, player)).value;
    assert.deepEqual(list, { list: [value], totalPages: 1, totals: { count: 1, credited: '0.00' } });
    const cancelled = await client.cancel(player, value.id);
    assert.deepEqual(
      [cancelled.value.state, cancelled.value.pay, cancelled.value.mayCancel],
      ['cancelled', undefined, false],
    );
    const { history } = (await client.read(player, value.id)).value;
    assert.deepEqual(
      history.map(({ act, state }) => [act, state]),
      [
        ['order', 'created'],
        ['cancel', 'cancelled'],
      ],
    );
    const again = await client.cancel(player, value.id);
    assert.deepEqual([again.status, again.code], [422, 'deposit_state']);
    await app.server.kernel.live.flush();
    stop();
    assert.ok(publishedStates.includes('cancelled'), publishedStates.join());
    assert.equal(await client.main(player), 0n);
  });

  // covers 2.5
  test('gives a provider order a link that opens its pay page on request', async () => {
    const player = await client.member('in0003');
    const { value } = await client.order(player, 'sandbox-pay', '99.99');
    assert.ok(value.pay?.kind === 'provider');
    const { url, qr } = value.pay;
    assert.equal(qr, url);
    assert.equal(provider.orders.has(value.id), false);
    const follow = () => app.server.inject(new URL(url).pathname);
    const led = await follow();
    assert.deepEqual([led.statusCode, led.headers.location], [303, `http://pay.test/${value.id}`]);
    provider.isAway = true;
    const away = await follow();
    assert.deepEqual([away.statusCode, away.headers['content-type']], [503, 'text/plain; charset=utf-8']);
    provider.isAway = false;
    await client.cancel(player, value.id);
    assert.equal((await follow()).statusCode, 422);
    assert.equal((await app.server.inject('/wps/deposit/pay/nobody')).statusCode, 404);
    const bank = await client.order(player, 'bank-transfer', '10.00');
    assert.equal(bank.value.pay?.kind, 'bank-transfer');
  });

  // covers 9
  test('refuses invalid amounts, amounts beyond the limits and unknown methods at their field', async () => {
    const player = await client.member('in0004');
    const wrong = [
      '0.00',
      '-50.00',
      '50.123',
      '50',
      '1e3',
      'much',
      '',
      50,
      null,
      '１００.00',
      '0100.00',
      '9'.repeat(30),
    ];
    for (const amount of wrong) {
      const { status, fields } = await client.order(player, 'bank-transfer', amount);
      assert.deepEqual([status, Object.keys(fields ?? {}), String(amount)], [400, ['amount'], String(amount)]);
    }
    const refused = async (methodId: unknown, amount: string) => {
      const { status, code, fields } = await client.order(player, methodId, amount);
      return [status, code, fields];
    };
    assert.deepEqual(await refused('bank-transfer', '9.99'), [
      422,
      'deposit_below_minimum',
      { amount: 'The minimum amount is 10.00' },
    ]);
    assert.deepEqual((await refused('sandbox-pay', '50000.01')).slice(0, 2), [422, 'deposit_above_maximum']);
    assert.deepEqual((await refused('nothing', '10.00')).slice(0, 2), [422, 'unknown_deposit_method']);
    const { settings } = app.modules;
    const methods = await settings.get('deposit.methods');
    await settings.write(
      'deposit.methods',
      methods.map((method) => ({ ...method, isOpen: false })),
      'test',
    );
    assert.deepEqual((await refused('sandbox-pay', '10.00')).slice(0, 2), [422, 'deposit_method_closed']);
    await settings.write('deposit.methods', methods, 'test');
    assert.deepEqual((await api.send(listDeposits, {}, player)).value.list, []);
  });

  // covers 6, 7.1
  test('creates one order per key, and refuses closed accounts, trials and other members', async () => {
    const player = await client.member('in0005');
    const key = newId();
    const first = await client.order(player, 'bank-transfer', '20.00', key);
    assert.deepEqual((await client.order(player, 'bank-transfer', '20.00', key)).value, first.value);
    assert.equal((await client.order(player, 'bank-transfer', '21.00', key)).status, 409);
    assert.equal((await api.send(listDeposits, {}, player)).value.list.length, 1);
    const other = await client.member('in0006');
    for (const outcome of [client.read(other, first.value.id), client.cancel(other, first.value.id)])
      assert.deepEqual([(await outcome).status, (await outcome).code], [404, 'not_found']);
    assert.deepEqual((await api.send(listDeposits, {}, other)).value.list, []);
    const { database, callers } = app.server.kernel;
    assert.ok(callers && database);
    await addMember(app, 'intrial', { type: trialType });
    const trial = { memberId: '', account: 'intrial', token: await tokenOf(app, 'intrial') };
    const refused = await client.order(trial, 'bank-transfer', '20.00');
    assert.deepEqual([refused.status, refused.code], [403, 'in_need_true_account']);
    await app.modules.member.setState(other.memberId, 'closed');
    const closed = await client.order(other, 'bank-transfer', '20.00');
    assert.ok(['account_closed', 'not_logged_in'].includes(closed.code ?? ''), closed.code);
  });

  // covers 6
  test('refuses orders of a suspended player, but not during a suspension of all play', async () => {
    const [stopped, other] = [await client.member('in0008'), await client.member('in0009')];
    const { games } = app.modules;
    const auditFields = { who: 'test', why: 'asked for by the player' };
    await games.suspendPlay({ scope: 'player', target: stopped.memberId, ...auditFields });
    await games.suspendPlay({ scope: 'all', target: '', ...auditFields });
    const refused = await client.order(stopped, 'bank-transfer', '20.00');
    assert.deepEqual([refused.status, refused.code], [422, 'play_stopped']);
    const isStopped = async (player: Depositor) => (await api.send(listDepositMethods, {}, player)).value.isStopped;
    assert.deepEqual([await isStopped(stopped), await isStopped(other)], [true, false]);
    assert.equal((await client.order(other, 'bank-transfer', '20.00')).status, 200);
    await games.resumePlay({ scope: 'all', target: '' });
    await games.resumePlay({ scope: 'player', target: stopped.memberId });
    assert.equal((await client.order(stopped, 'bank-transfer', '20.00')).status, 200);
    await app.modules.member.setState(stopped.memberId, 'closed');
    const closed = await client.order(stopped, 'bank-transfer', '20.00');
    assert.ok(['account_closed', 'not_logged_in'].includes(closed.code ?? ''), closed.code);
  });

  // covers 2.5
  test('filters the history by state and period, in pages', async () => {
    const player = await client.member('in0007');
    await app.modules.settings.write('deposit.openAtMost', 20, 'test');
    const days: string[] = [];
    for (let day = 0; day < 5; day += 1) {
      days.push(clock.now().toISOString());
      const { value } = await client.order(player, 'bank-transfer', `${day + 1}0.00`);
      if (day % 2 === 0) await client.cancel(player, value.id);
      clock.advanceMs(300_000);
    }
    const amounts = async (filter: Record<string, unknown>) => {
      const { value } = await api.send(listDeposits, filter, player);
      return [value.list.map(({ amount }) => amount), value.totalPages, value.totals.count];
    };
    assert.deepEqual(await amounts({ state: 'created' }), [['40.00', '20.00'], 1, 2]);
    assert.deepEqual(await amounts({ from: days[1], to: days[3] }), [['30.00', '20.00'], 1, 2]);
    assert.deepEqual(await amounts({ pageSize: 2, pageNo: 2 }), [['30.00', '20.00'], 3, 5]);
    for (const filter of [{ state: 'paid' }, { from: 'yesterday' }, { pageNo: 0 }, { pageSize: 1000 }])
      assert.equal((await api.send(listDeposits, filter, player)).status, 400, JSON.stringify(filter));
    await app.modules.settings.write('deposit.openAtMost', 3, 'test');
  });
});
