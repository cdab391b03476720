import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { listDepositNotices, proposeForNotice } from '@portal/shared/contract/payments/operator-deposits';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { type DepositClient, depositClient } from '../testing/depositing-member.ts';
import { callBack } from '../testing/fake-provider.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let client: DepositClient;
  let operators: FinanceOperators;
  const clock = testClock();
  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    client = depositClient(app);
    operators = await financeOperators(app);
  });
  after(() => app.close());

  const reportPayment = async (paymentId: string, change = {}) => {
    await callBack(app, { orderId: newId(), paymentId, state: 'paid', amount: '60.00', ...change });
    const { list } = (await api.send(listDepositNotices, {}, { token: await operators.checker() })).value;
    return list[0]?.id ?? 0;
  };
  const reportStanding = async (id: number) =>
    (await api.send(listDepositNotices, { pageSize: 100 }, { token: await operators.checker() })).value.list.find(
      (notice) => notice.id === id,
    )?.standing;
  const propose = async (id: number, act: string, named: object = {}, token?: string) =>
    api.send(
      proposeForNotice,
      { id, act, why: operators.why, ...named },
      { token: token ?? (await operators.maker()), headers: { 'idempotency-key': newId() } },
    );
  const both = async (id: number, act: string, named: object = {}) =>
    (await operators.accept((await propose(id, act, named)).value.id)).value.state;
  const houseBalance = (name: string) => app.modules.wallet.balanceOf(houseAccount(name));

  // covers 7.1
  test('credits a payment without an order once to a member chosen by two persons, also if reported again', async () => {
    const player = await client.member('nt0001');
    const [id, again] = [await reportPayment('np-1'), await reportPayment('np-1')];
    assert.equal(await reportStanding(id), 'open');
    assert.equal((await propose(id, 'credit')).code, 'member_missing');
    assert.equal((await propose(id, 'credit', { member: 'nobody99' })).code, 'not_found');
    const machine = await operatorToken(app, 'machine', 'finance-maker');
    assert.equal((await propose(id, 'return', {}, machine)).code, 'own_login_required');
    const second = (await propose(again, 'credit', { member: player.account })).value.id;
    assert.equal(await client.main(player), 0n);
    assert.equal(await both(id, 'credit', { member: player.account }), 'accepted');
    assert.equal((await operators.accept(second)).code, 'notice_settled');
    assert.equal((await propose(id, 'return')).code, 'notice_settled');
    assert.equal(await client.main(player), 6_000n);
    assert.deepEqual([await reportStanding(id), await reportStanding(again)], ['credited', 'credited']);
    assert.equal((await app.modules.payments.turnover.open(player.memberId)).missing, 6_000n);
    const order = (await client.order(player, 'sandbox-pay', '60.00')).value.id;
    const late = await reportPayment('np-1', { orderId: order });
    assert.deepEqual([await client.main(player), await reportStanding(late)], [6_000n, 'credited']);
  });

  test('shows promotions credited notices beside deposits, oldest first, without returned ones', async () => {
    const player = await client.member('nt0010');
    const { id: order } = (await client.order(player, 'sandbox-pay', '60.00')).value;
    await reportPayment('np-10', { orderId: order });
    clock.advanceMs(1000);
    assert.equal(
      await both(await reportPayment('np-11', { amount: '25.00' }), 'credit', { member: player.account }),
      'accepted',
    );
    const creditedAt = clock.now();
    clock.advanceMs(1000);
    const { id: later } = (await client.order(player, 'sandbox-pay', '70.00')).value;
    await reportPayment('np-12', { orderId: later, amount: '70.00' });
    await both(await reportPayment('np-13', { orderId: later }), 'return');
    const seen = await app.modules.payments.deposits.creditedOf(player.memberId);
    assert.deepEqual(
      seen.map(({ id, amountMinor }) => [id, amountMinor]),
      [
        [order, 6_000n],
        ['sandbox:np-11', 2_500n],
        [later, 7_000n],
      ],
    );
    assert.deepEqual(seen[1]?.at, creditedAt);
  });

  test('requires no turnover for the part that repays a debt', async () => {
    const player = await client.member('nt0009');
    await app.modules.wallet.adjust(player.memberId, {
      source: 'test',
      reference: newId(),
      kind: 'correction',
      legs: between(memberAccount(player.memberId), houseAccount('equity'), 4_000n),
    });
    assert.equal(await both(await reportPayment('np-9'), 'credit', { member: player.account }), 'accepted');
    assert.deepEqual([await client.main(player), await client.owed(player)], [2_000n, 0n]);
    assert.equal((await app.modules.payments.turnover.open(player.memberId)).missing, 2_000n);
  });

  test('returns a payment and posts both directions in the ledger', async () => {
    const id = await reportPayment('np-2');
    const [came, went] = [await houseBalance('deposits-sandbox'), await houseBalance('deposits-returned')];
    assert.equal(await both(id, 'return'), 'accepted');
    assert.equal(await reportStanding(id), 'returned');
    assert.equal(await houseBalance('deposits-sandbox'), came - 6_000n);
    assert.equal(await houseBalance('deposits-returned'), went + 6_000n);
  });

  test('reports a booked payment that is reported as failed to operators once, and moves no money', async () => {
    const player = await client.member('nt0011');
    const { id: order } = (await client.order(player, 'sandbox-pay', '60.00')).value;
    await reportPayment('np-20', { orderId: order });
    await both(await reportPayment('np-21'), 'credit', { member: player.account });
    const eventId = newId();
    const failed = await reportPayment('np-20', { orderId: order, state: 'failed', eventId });
    assert.equal(await reportPayment('np-20', { orderId: order, state: 'failed', eventId }), failed);
    const ordered = (await client.order(player, 'sandbox-pay', '60.00')).value.id;
    // A payment without an order, and one reported for another order than it is booked for.
    await reportPayment('np-21', { orderId: 'elsewhere', state: 'failed' });
    await reportPayment('np-20', { orderId: ordered, state: 'failed' });
    const token = await operators.checker();
    const asked = { outcome: 'contradicted', pageSize: 100 };
    const { list } = (await api.send(listDepositNotices, asked, { token })).value;
    assert.deepEqual(
      list.map(({ paymentId, state, standing: money, orderId }) => [paymentId, state, money, orderId]),
      [
        ['np-20', 'failed', 'booked', ordered],
        ['np-21', 'failed', 'credited', 'elsewhere'],
        ['np-20', 'failed', 'booked', order],
      ],
    );
    assert.equal(await client.main(player), 12_000n);
    assert.deepEqual(
      [(await client.read(player, order)).value.state, (await client.read(player, ordered)).value.state],
      ['credited', 'created'],
    );
    assert.equal((await propose(failed, 'return')).code, 'notice_settled');
    const auditor = await operatorToken(app, 'auditor', 'admin');
    const audit = (await api.send(listAudit, { act: 'contradict-payment' }, { token: auditor })).value.list;
    assert.deepEqual(
      audit.map(({ who, target }) => [who, target]),
      [
        ['provider:sandbox', ordered],
        ['provider:sandbox', 'elsewhere'],
        ['provider:sandbox', order],
      ],
    );
    assert.deepEqual(audit.at(-1)?.detail, { paymentId: 'np-20', amount: '60.00', state: 'failed' });
  });

  test('reports no failure of a payment other than the booked one', async () => {
    const player = await client.member('nt0012');
    const { id: order } = (await client.order(player, 'sandbox-pay', '60.00')).value;
    await reportPayment('np-30', { orderId: order });
    await reportPayment('np-31', { orderId: order, state: 'failed' });
    const outcomes = (await app.modules.payments.deposits.reports.of(order)).map(({ outcome }) => outcome);
    assert.deepEqual(outcomes, ['credited', 'repeated']);
  });

  test('credits a second payment to the owner of its order, and settles no notice that a deposit counts', async () => {
    const player = await client.member('nt0002');
    const { id: order } = (await client.order(player, 'sandbox-pay', '60.00')).value;
    const first = await reportPayment('np-3', { orderId: order });
    assert.equal(await reportStanding(first), 'booked');
    assert.equal((await propose(first, 'return')).code, 'notice_settled');
    const surplus = await reportPayment('np-4', { orderId: order });
    assert.equal(await both(surplus, 'credit', { order }), 'accepted');
    assert.equal(await client.main(player), 12_000n);
    const failed = await reportPayment('np-5', { state: 'failed' });
    assert.deepEqual(
      [await reportStanding(failed), (await propose(failed, 'return')).code],
      ['none', 'notice_settled'],
    );
    assert.equal((await propose(999_999, 'return')).code, 'not_found');
  });

  test('keeps the payment of a rejected deposit open until it is returned', async () => {
    const player = await client.member('nt0003');
    const { id: order } = (await client.order(player, 'sandbox-pay', '60.00')).value;
    const id = await reportPayment('np-6', { orderId: order, amount: '10.00' });
    assert.equal(await reportStanding(id), 'booked');
    assert.equal(await client.proposeAndAccept(operators, order, 'reject', { cause: 'other' }), 'done');
    assert.equal(await reportStanding(id), 'open');
    assert.equal(await both(id, 'return'), 'accepted');
    assert.equal(await reportStanding(id), 'returned');
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });
});
