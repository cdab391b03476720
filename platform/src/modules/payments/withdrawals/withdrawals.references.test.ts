import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { getOperatorWithdrawal, listOperatorWithdrawals } from '@portal/shared/contract/payments/operator-withdrawals';
import { getWithdrawalTerms, listWithdrawals } from '@portal/shared/contract/payments/withdrawals';
import { exportTransactions, listTransactions } from '@portal/shared/contract/wallet/transactions';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { tokenOf } from '../../accounts/testing/add-member.ts';
import { withdrawals } from '../payments.tables.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';
import { applyAs, withdrawingMember } from '../testing/withdrawing-member.ts';
import { withdrawalRows } from './withdrawal-rows.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let operators: FinanceOperators;
  before(async () => {
    clock.set('2026-11-30T12:00:00.000Z');
    app = await testApp(database(), { clock });
    api = apiClient(app);
    operators = await financeOperators(app);
  });
  after(() => app.close());

  test('gives each request a reference, and promises a time by the kind of account', async () => {
    await app.modules.settings.write('withdrawal.promisedMinutes', { bank: 90, wallet: 15 }, 'test');
    const player = await withdrawingMember(app, 'ref0001', 100_000n);
    const { value } = await applyAs(app, player, '300.00');
    assert.match(value.reference, /^WD-2611-[0-9A-HJKMNP-TV-Z]{5}$/);
    assert.equal(value.expectedBy, '2026-11-30T13:30:00.000Z');
    const terms = await api.send(getWithdrawalTerms, {}, { token: player.token });
    assert.deepEqual(terms.value.promisedMinutes, { bank: 90, wallet: 15 });
    await app.modules.settings.write('withdrawal.promisedMinutes', { bank: 5, wallet: 5 }, 'test');
    const { list } = (await api.send(listWithdrawals, {}, { token: player.token })).value;
    assert.equal(list[0]?.expectedBy, '2026-11-30T13:30:00.000Z', 'a promise stays as it was given');
  });

  test('finds a withdrawal by its reference as it is spelled over the phone, in every call of operators', async () => {
    const player = await withdrawingMember(app, 'ref0002', 100_000n);
    const { id, reference } = (await applyAs(app, player, '300.00')).value;
    const spelled = reference.toLowerCase().replaceAll('-', ' ');
    const token = await operators.maker();
    const found = await api.send(getOperatorWithdrawal, { id: spelled }, { token });
    assert.deepEqual([found.value.id, found.value.reference], [id, reference]);
    const { list } = (await api.send(listOperatorWithdrawals, { reference: spelled }, { token })).value;
    assert.deepEqual(
      list.map((row) => row.id),
      [id],
    );
    assert.equal((await operators.review(spelled)).value.state, 'in_review');
    const proposed = await operators.propose(spelled, 'approve');
    assert.equal(proposed.value.targetId, id);
    assert.equal((await operators.accept(proposed.value.id)).status, 200);
    for (const unknown of ['WD-2611-00000', 'nothing'])
      assert.equal((await api.send(getOperatorWithdrawal, { id: unknown }, { token })).code, 'not_found');
    assert.equal(
      (await api.send(listOperatorWithdrawals, { reference: 'WD-2611-00000' }, { token })).code,
      'not_found',
    );
  });

  test('names it in the message, the account record, its file and the live event, without its id', async () => {
    const player = await withdrawingMember(app, 'ref0003', 100_000n);
    const events: unknown[] = [];
    const stop = app.server.kernel.live.listen(player.memberId, ({ event }) => {
      if (event.type === 'withdrawal') events.push(event);
    });
    const { id, reference } = (await applyAs(app, player, '300.00')).value;
    await operators.review(id);
    assert.equal(await operators.proposeAndAccept(id, 'reject'), 'done');
    await app.server.kernel.live.flush();
    stop();
    assert.deepEqual(events.at(-1), { type: 'withdrawal', id, state: 'rejected', reference, amount: '300.00' });
    const token = await tokenOf(app, player.account);
    const messages = (await api.send(listMessages, {}, { token })).value.list;
    assert.ok(messages.some(({ title }) => title === 'Withdrawal of 300.00 rejected'));
    const { list } = (await api.send(listTransactions, { group: 'withdrawal' }, { token })).value;
    assert.deepEqual(
      list.map((movement) => movement.reference),
      [reference, reference],
    );
    const url = `${exportTransactions.path}?group=withdrawal`;
    const { body } = await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
    assert.equal(body.split(reference).length, 3);
    assert.ok(!body.includes(id));
  });

  test('makes another reference when the first one is taken, also at the same moment', async () => {
    const player = await withdrawingMember(app, 'ref0004', 100_000n);
    const { id } = (await applyAs(app, player, '300.00')).value;
    const { kernel } = app.server;
    const taken = 'WD-2611-00000';
    await kernel.db.update(withdrawals).set({ reference: taken }).where(eq(withdrawals.id, id));
    const rows = withdrawalRows(kernel.database);
    const bytes = [Uint8Array.of(0, 0, 0, 0, 0), Uint8Array.of(0, 0, 0, 0, 1)];
    const made = await kernel.database.transaction(() =>
      rows.freshReference(clock.now(), 'UTC', () => bytes.shift() ?? new Uint8Array(5)),
    );
    assert.equal(made, 'WD-2611-00001');
    const other = kernel.db.update(withdrawals).set({ reference: taken });
    await assert.rejects(async () => void (await other), 'one reference, one withdrawal');
  });
});
