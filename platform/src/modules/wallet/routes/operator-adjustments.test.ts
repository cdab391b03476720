import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { type FinanceOperators, financeOperators } from '../../payments/testing/finance-operators.ts';
import { credit } from '../../payments/testing/withdrawing-member.ts';
import { memberAccount } from '../index.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let operators: FinanceOperators;
  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    operators = await financeOperators(app);
  });
  after(() => app.close());

  const propose = async (member: string, amount: unknown, token?: string) =>
    api.send(
      proposeAdjustment,
      { member, amount, why: 'a wrong bet' },
      { token: token ?? (await operators.maker()), headers: { 'idempotency-key': newId() } },
    );
  const balances = async (id: string) => [
    await app.modules.wallet.balanceOf(memberAccount(id)),
    await app.modules.wallet.balanceOf(memberAccount(id, 'receivable')),
  ];
  async function adjust(member: string, amount: string) {
    const proposed = await propose(member, amount);
    assert.equal(proposed.status, 200, proposed.code);
    assert.equal((await operators.accept(proposed.value.id)).status, 200);
  }

  test('credits, debits beyond the balance and credits again, paying debt first', async () => {
    const { id } = await addMember(app, 'adjust01');
    await credit(app, id, 10_000n);
    await adjust('ADJUST01', '25.50');
    assert.deepEqual(await balances(id), [12_550n, 0n]);
    await adjust(id, '-25.50');
    assert.deepEqual(await balances(id), [10_000n, 0n]);
    await adjust(id, '-150.00');
    assert.deepEqual(await balances(id), [0n, -5_000n]);
    assert.equal(await app.modules.wallet.isInDebt(id), true);
    await adjust(id, '20.00');
    assert.deepEqual(await balances(id), [0n, -3_000n]);
    await adjust(id, '40.00');
    assert.deepEqual(await balances(id), [1_000n, 0n]);
    const [line] = (await api.send(listAudit, {}, { token: await operators.maker() })).value.list;
    assert.deepEqual([line?.who, line?.act, line?.target], ['checker', 'adjust-wallet', id]);
  });

  // covers 6
  test('moves nothing with the request, for its maker, twice, or after another correction came between', async () => {
    const { id } = await addMember(app, 'adjust02');
    const both = await operatorPerson(app, 'both2', 'finance-maker', 'finance-checker', 'admin');
    const own = await propose(id, '10.00', await both());
    assert.deepEqual(await balances(id), [0n, 0n]);
    assert.equal((await operators.accept(own.value.id, await both())).code, 'own_proposal');
    assert.equal((await propose(id, '10.00')).code, 'proposal_open', 'of two for one mistake the second waits');
    const answers = await Promise.all([operators.accept(own.value.id), operators.accept(own.value.id)]);
    assert.deepEqual(answers.map(({ code }) => code ?? 'done').sort(), ['done', 'proposal_decided']);
    assert.deepEqual(await balances(id), [1_000n, 0n]);
    const open = await api.send(listApprovalRequests, {}, { token: await operators.checker() });
    assert.deepEqual(open.value.list, []);
  });

  test('creates no request for invalid amounts, unknown members, trial accounts and wrong roles', async () => {
    const { id } = await addMember(app, 'adjust03');
    const tooMuch = ['1000000000.01', '-1000000000.01', '99999999999.99', '-9999999999.99', '99999999999999.00'];
    for (const amount of ['0.00', '-0.00', '1', '1.005', 'all', '', 7, ...tooMuch])
      assert.equal((await propose(id, amount)).code, 'invalid_input', String(amount));
    for (const amount of ['1000000000.00', '-1000000000.00']) await adjust(id, amount);
    assert.deepEqual(await balances(id), [0n, 0n], 'the most there can be, given and taken');
    assert.equal((await propose('nobody99', '1.00')).status, 404);
    await addMember(app, 'trial000000009', { type: 4 });
    assert.equal((await propose('trial000000009', '1.00')).code, 'trial_account');
    for (const role of ['admin', 'support', 'finance-checker'] as const)
      assert.equal((await propose(id, '1.00', await operatorToken(app, `no-${role}`, role))).code, 'not_allowed', role);
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });
});
