import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { getOperatorWithdrawal, listOperatorWithdrawals } from '@portal/shared/contract/payments/operator-withdrawals';
import { cancelWithdrawal, confirmWithdrawal, getWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorPerson, operatorToken } from '../../../testing/operator-token.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { houseAccount, memberAccount } from '../../wallet/index.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';
import { applyAs, type WithdrawingMember, withdrawingMember } from '../testing/withdrawing-member.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let operators: FinanceOperators;
  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    operators = await financeOperators(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  const main = (player: WithdrawingMember) => app.modules.wallet.balanceOf(memberAccount(player.memberId));
  const held = (player: WithdrawingMember) => app.modules.wallet.balanceOf(memberAccount(player.memberId, 'hold'));
  const payouts = () => app.modules.wallet.balanceOf(houseAccount('payouts'));
  const shown = async (player: WithdrawingMember, id: string) =>
    (await api.send(getWithdrawal, { id }, { token: player.token })).value;
  async function applied(account: string) {
    const player = await withdrawingMember(app, account, 100_000n);
    return { player, id: (await applyAs(app, player, '300.00')).value.id };
  }
  const cancel = ({ token }: WithdrawingMember, id: string) =>
    api.send(cancelWithdrawal, { id }, { token, headers: { 'idempotency-key': newId() } });

  const confirm = ({ token }: WithdrawingMember, id: string) =>
    api.send(confirmWithdrawal, { id }, { token, headers: { 'idempotency-key': newId() } });

  test('moves the money out of the hold part by part as it is paid, and shows it to the player', async () => {
    const { player, id } = await applied('pair001');
    const before = await payouts();
    assert.equal((await operators.review(id)).value.state, 'in_review');
    assert.equal((await cancel(player, id)).code, 'withdrawal_state');
    assert.equal(await operators.proposeAndAccept(id, 'approve'), 'done');
    assert.equal(await operators.proposeAndAccept(id, 'pay', { amount: '120.00' }), 'done');
    const part = await shown(player, id);
    assert.deepEqual(
      [part.state, part.remaining, part.parts.map(({ amount }) => amount)],
      ['paying', '300.00', ['120.00']],
    );
    assert.deepEqual([await held(player), (await payouts()) - before], [18_000n, 12_000n]);
    assert.equal(await operators.proposeAndAccept(id, 'pay', { amount: '180.01' }), 'more_than_left_to_pay');
    assert.equal(await operators.proposeAndAccept(id, 'pay', { amount: '0.00' }), 'invalid_input');
    assert.equal(await operators.proposeAndAccept(id, 'pay'), 'done');
    assert.equal((await shown(player, id)).state, 'paid');
    assert.deepEqual([await main(player), await held(player), (await payouts()) - before], [70_000n, 0n, 30_000n]);
    assert.equal(await operators.proposeAndAccept(id, 'pay'), 'withdrawal_state');
  });

  test('refunds the amount when rejected in review or after approval', async () => {
    for (const [account, isApproved] of [
      ['pair002', false],
      ['pair003', true],
    ] as const) {
      const { player, id } = await applied(account);
      if (isApproved) await operators.approve(id);
      else await operators.review(id);
      assert.equal(await operators.proposeAndAccept(id, 'reject'), 'done');
      assert.deepEqual(
        [(await shown(player, id)).state, await main(player), await held(player)],
        ['rejected', 100_000n, 0n],
      );
    }
  });

  // covers 6
  test('refuses to let anyone act alone: both roles, an admin, a checker as maker, a maker as checker', async () => {
    const { player, id } = await applied('pair004');
    const both = await operatorPerson(app, 'both', 'finance-maker', 'finance-checker', 'admin');
    const admin = await operatorPerson(app, 'alone', 'admin', 'support', 'content', 'release');
    await operators.review(id);
    const own = await operators.propose(id, 'approve', {}, await both());
    const refused = await operators.accept(own.value.id, await both());
    assert.deepEqual([refused.status, refused.code], [403, 'own_proposal']);
    assert.equal((await operators.propose(id, 'approve', {}, await admin())).code, 'not_allowed');
    assert.equal((await operators.propose(id, 'approve', {}, await operators.checker())).code, 'not_allowed');
    assert.equal((await operators.accept(own.value.id, await operators.maker())).code, 'not_allowed');
    assert.equal((await operators.accept(own.value.id, await admin())).code, 'not_allowed');
    assert.equal((await operators.accept(own.value.id, player.token)).code, 'operator_login_required');
    assert.equal((await shown(player, id)).state, 'in_review');
    const accepted = database().db.execute(
      sql`update proposals set state = 'accepted', decided_by = maker where id = ${own.value.id}`,
    );
    await assert.rejects(accepted, 'the database refuses it, too');
    assert.equal((await operators.accept(own.value.id)).status, 200, 'another one may');
  });

  test('performs a request once for concurrent decisions, and never a rejected one', async () => {
    const { player, id } = await applied('pair005');
    const second = await operatorPerson(app, 'second', 'finance-checker');
    await operators.review(id);
    const { value } = await operators.propose(id, 'approve');
    const answers = await Promise.all([
      operators.accept(value.id),
      operators.accept(value.id, await second()),
      operators.decline(value.id),
    ]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    for (const { status, code } of answers) if (status !== 200) assert.equal(code, 'proposal_decided');
    if ((await shown(player, id)).state === 'in_review')
      assert.equal(await operators.proposeAndAccept(id, 'approve'), 'done');
    const paid = await operators.propose(id, 'pay');
    assert.equal(
      (await operators.decline(paid.value.id, await operators.maker())).value.state,
      'declined',
      'its maker takes it back',
    );
    assert.equal((await operators.accept(paid.value.id)).code, 'proposal_decided');
    assert.equal(await held(player), 30_000n);
    assert.equal((await operators.accept(newId())).status, 404);
  });

  test('makes a request stale for good when the withdrawal changes', async () => {
    const { player, id } = await applied('pair006');
    await operators.approve(id);
    assert.equal(
      (await operators.propose(id, 'pay', { version: 2 })).code,
      'proposal_stale',
      'of what was read before',
    );
    assert.equal(await operators.proposeAndAccept(id, 'pay', { amount: '100.00' }), 'done');
    const refund = await operators.propose(id, 'pay', { amount: '50.00' });
    assert.equal((await confirm(player, id)).status, 200, 'the player answers meanwhile');
    const stale = await operators.accept(refund.value.id);
    assert.deepEqual([stale.status, stale.code], [409, 'proposal_stale']);
    assert.equal((await operators.accept(refund.value.id)).code, 'proposal_decided');
    const list = await api.send(listApprovalRequests, { state: 'stale' }, { token: await operators.checker() });
    assert.ok(list.value.list.some((one) => one.id === refund.value.id));
    assert.equal(await held(player), 20_000n);
  });

  // covers 6
  test('allows one open request per withdrawal, also in concurrent calls, and shows it with the withdrawal', async () => {
    const { player, id } = await applied('pair009');
    await operators.approve(id);
    const tries = await Promise.all([
      operators.propose(id, 'pay'),
      operators.propose(id, 'reject'),
      operators.propose(id, 'pay'),
    ]);
    assert.deepEqual(tries.map(({ code }) => code ?? 'made').sort(), ['made', 'proposal_open', 'proposal_open']);
    const open = tries.find(({ success }) => success)?.value;
    const look = await api.send(getOperatorWithdrawal, { id }, { token: await operators.checker() });
    assert.deepEqual([look.value.openProposal?.id, look.value.openProposal?.maker], [open?.id, 'maker']);
    const listed = (await api.send(listApprovalRequests, {}, { token: await operators.checker() })).value.list;
    const about = { account: 'pair009', amount: '300.00', state: 'approved' };
    assert.deepEqual(
      listed.find((one) => one.id === open?.id)?.about,
      about,
      'who decides sees whose money, and how much',
    );
    await operators.decline(open?.id ?? '');
    assert.equal(await operators.proposeAndAccept(id, 'pay', { amount: '100.00' }), 'done');
    const outdated = await operators.propose(id, 'pay', { amount: '200.00' });
    await confirm(player, id);
    const next = await operators.propose(id, 'pay', { amount: '150.00' });
    assert.equal(next.status, 200, 'one that can no longer be accepted makes room');
    assert.equal((await operators.accept(outdated.value.id)).code, 'proposal_decided');
    assert.equal((await operators.accept(next.value.id)).status, 200);
    const after = await api.send(getOperatorWithdrawal, { id }, { token: await operators.checker() });
    assert.equal(after.value.openProposal, undefined);
  });

  // covers 6
  test('books a bank payment once whatever its case, also by two concurrent decisions', async () => {
    const [one, other] = [await applied('pair010'), await applied('pair011')];
    for (const { id } of [one, other]) await operators.approve(id);
    const proposed = [
      await operators.propose(one.id, 'pay', { reference: 'Bank-4711' }),
      await operators.propose(other.id, 'pay', { reference: ' BANK-4711 ' }),
    ];
    const answers = await Promise.all(proposed.map(({ value }) => operators.accept(value.id)));
    assert.deepEqual(answers.map(({ code }) => code ?? 'done').sort(), ['done', 'payment_reference_used']);
    const { rows } = await database().db.execute(
      sql`select reference from withdrawal_parts where lower(reference) = 'bank-4711'`,
    );
    assert.equal(rows.length, 1);
    const third = await applied('pair012');
    await operators.approve(third.id);
    for (const reference of ['bank-4711', 'bank\u200b-4711', '\u00a0BANK-4711', 'ｂａｎｋ－４７１１', 'bank\u20114711'])
      assert.equal((await operators.propose(third.id, 'pay', { reference })).code, 'payment_reference_used', reference);
    const again = sql`update withdrawal_parts set reference = 'BANK-4711'`;
    assert.equal(await operators.proposeAndAccept(third.id, 'pay'), 'done');
    await assert.rejects(database().db.execute(again), 'the database refuses it, too');
  });

  // covers 6
  test("refuses requests and decisions from a machine's credential file, whatever its roles", async () => {
    const { id } = await applied('pair013');
    await operators.review(id);
    const machine = await operatorToken(app, 'machine', 'finance-maker', 'finance-checker');
    const refused = await operators.propose(id, 'approve', {}, machine);
    assert.deepEqual([refused.status, refused.code], [403, 'own_login_required']);
    const proposed = await operators.propose(id, 'approve');
    assert.equal((await operators.accept(proposed.value.id, machine)).code, 'own_login_required');
    assert.equal((await operators.accept(proposed.value.id)).status, 200);
  });

  test('writes an audit line for each act with both persons and reasons, and for list and detail views', async () => {
    const { player, id } = await applied('pair007');
    await operators.approve(id);
    await operators.proposeAndAccept(id, 'pay', { reference: 'bank-77' });
    const look = await api.send(getOperatorWithdrawal, { id }, { token: await operators.maker() });
    const { account, number, holder, state, parts } = look.value;
    assert.deepEqual([account, number, holder, state], ['pair007', '001234567890', 'Jane Doe', 'paid']);
    assert.deepEqual(
      parts.map(({ amount, reference }) => [amount, reference]),
      [['300.00', 'bank-77']],
    );
    const lines = (await api.send(listAudit, { pageSize: 20 }, { token: await operators.maker() })).value.list;
    const own = lines.filter(({ target }) => target === id).map(({ who, act }) => `${who} ${act}`);
    assert.deepEqual(own, [
      ...['maker look-at-withdrawal', 'checker pay-withdrawal', 'maker propose-pay-withdrawal'],
      ...['checker approve-withdrawal', 'maker propose-approve-withdrawal', 'maker review-withdrawal'],
    ]);
    const list = async (filter: object) =>
      (await api.send(listOperatorWithdrawals, { ...filter }, { token: await operators.checker() })).value.list.map(
        (row) => row.id,
      );
    assert.deepEqual(await list({ member: 'PAIR007', state: 'paid' }), [id]);
    assert.deepEqual(await list({ member: player.memberId, state: 'applied' }), []);
    const support = await operatorToken(app, 'helper', 'support');
    assert.equal((await api.send(getOperatorWithdrawal, { id }, { token: support })).code, 'not_allowed');
    assert.equal((await api.send(listOperatorWithdrawals, {}, { token: support })).status, 200);
    assert.equal((await api.send(listOperatorWithdrawals, { member: 'nobody' }, { token: support })).status, 404);
  });

  test('creates no request without a reason, a reference or an act', async () => {
    const { id } = await applied('pair008');
    await operators.approve(id);
    for (const change of [
      { why: '' },
      { act: 'cancel' },
      { act: 'auto_receive' },
      { amount: '-1.00' },
      { amount: '1.005' },
    ])
      assert.equal((await operators.propose(id, 'pay', change)).code, 'invalid_input', JSON.stringify(change));
    assert.equal((await operators.propose(id, 'pay', { reference: undefined })).code, 'payment_reference_missing');
    assert.equal((await operators.propose(newId(), 'pay')).status, 404);
    assert.equal((await operators.review(newId())).status, 404);
  });

  test('leaves the ledger balanced', async () => {
    const check = await app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});
