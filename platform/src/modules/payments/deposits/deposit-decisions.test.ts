import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { acceptApprovalRequest, listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import { listAudit } from '@portal/shared/contract/operators/audit';
import {
  getDepositProof,
  getOperatorDeposit,
  listDepositNotices,
  listOperatorDeposits,
} from '@portal/shared/contract/payments/operator-deposits';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostileFiles, loadedPictures } from '../../../testing/hostile-files.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { houseAccount } from '../../wallet/index.ts';
import { type DepositClient, type Depositor, depositClient, proofImage } from '../testing/depositing-member.ts';
import { callBack, fakeProvider } from '../testing/fake-provider.ts';
import { type FinanceOperators, financeOperators } from '../testing/finance-operators.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let client: DepositClient;
  let operators: FinanceOperators;
  let picture: string;
  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    client = depositClient(app);
    fakeProvider(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    await app.modules.settings.write('proofs.perMinute', 1000, 'test');
    await app.modules.settings.write('proofs.perMinuteByAddress', 10_000, 'test');
    operators = await financeOperators(app);
    picture = await proofImage();
  });
  after(() => app.close());

  const ordered = async (player: Depositor) => (await client.order(player, 'bank-transfer', '100.00')).value.id;
  const show = async (id: string) =>
    (await api.send(getOperatorDeposit, { id }, { token: await operators.checker() })).value;

  // covers 6
  test('puts a transfer with a proof in review, and credits the amount that two operators confirm', async () => {
    const player = await client.member('rv0001');
    const id = await ordered(player);
    const sent = await client.prove(player, id, picture);
    assert.deepEqual(
      [sent.value.state, sent.value.review, sent.value.proofs, sent.value.pay],
      ['in_review', 'proof', 1, undefined],
    );
    const bankBefore = await app.modules.wallet.balanceOf(houseAccount('deposits-bank'));
    const proposed = await client.propose(operators, id, 'approve', { amount: '95.00', reference: 'BANK-1' });
    assert.deepEqual(
      [proposed.value.act, proposed.value.input],
      ['deposit.approve', { amount: '95.00', reference: 'BANK-1' }],
    );
    assert.equal((await operators.accept(proposed.value.id, await operators.maker())).code, 'not_allowed');
    assert.equal(await client.main(player), 0n);
    assert.equal((await operators.accept(proposed.value.id)).value.state, 'accepted');
    assert.equal((await operators.accept(proposed.value.id)).code, 'proposal_decided');
    const { value } = await client.read(player, id);
    assert.deepEqual(
      [value.state, value.amount, value.arrived, value.credited],
      ['credited', '100.00', '95.00', '95.00'],
    );
    assert.equal(await client.main(player), 9_500n);
    assert.equal(await app.modules.wallet.balanceOf(houseAccount('deposits-bank')), bankBefore - 9_500n);
    assert.equal((await app.modules.payments.turnover.open(player.memberId)).missing, 9_500n);
    const shown = await show(id);
    assert.deepEqual(
      [shown.paymentReference, shown.history.map(({ act }) => act)],
      ['BANK-1', ['order', 'prove', 'approve']],
    );
    const [proofId = ''] = shown.proofIds;
    const token = await operators.checker();
    const proof = Buffer.from((await api.send(getDepositProof, { id, proofId }, { token })).value.data, 'base64');
    assert.equal(proof.subarray(8, 12).toString(), 'WEBP');
    const admin = await operatorToken(app, 'auditor', 'admin');
    const lines = (await api.send(listAudit, { target: id }, { token: admin })).value;
    assert.match(JSON.stringify(lines), /approve-deposit/);
  });

  // covers 6
  test('books a bank payment once in any spelling, and requires amount and reference', async () => {
    const player = await client.member('rv0002');
    const [one, two] = [await ordered(player), await ordered(player)];
    assert.equal(await client.proposeAndAccept(operators, one, 'approve'), 'arrived_amount_missing');
    assert.equal(
      await client.proposeAndAccept(operators, one, 'approve', { amount: '100.00' }),
      'payment_reference_missing',
    );
    const proposed = await client.propose(operators, two, 'approve', { amount: '100.00', reference: 'once-1' });
    assert.equal(
      await client.proposeAndAccept(operators, one, 'approve', { amount: '100.00', reference: 'ONCE-1' }),
      'done',
    );
    assert.equal((await operators.accept(proposed.value.id)).code, 'payment_reference_used');
    await operators.decline(proposed.value.id);
    assert.equal(
      await client.proposeAndAccept(operators, two, 'approve', { amount: '100.00', reference: 'Once-1' }),
      'payment_reference_used',
    );
    for (const reference of ['ONCE\u200b-1', '\u00a0once-1\u2003', 'ｏｎｃｅ－１', 'once\u20131', 'on\u00adce-1'])
      assert.equal(
        await client.proposeAndAccept(operators, two, 'approve', { amount: '100.00', reference }),
        'payment_reference_used',
      );
    assert.equal(
      await client.proposeAndAccept(operators, two, 'approve', { amount: '100.00', reference: '\u200b' }),
      'payment_reference_missing',
    );
    for (const amount of ['0.00', '-1.00', '1.001', 'all'])
      assert.equal((await client.propose(operators, two, 'approve', { amount, reference: 'x' })).status, 400);
    assert.equal(await client.main(player), 10_000n);
  });

  test('requires both operators to confirm an amount far from the ordered one', async () => {
    const player = await client.member('rv0012');
    const id = await ordered(player);
    const approval = { amount: '1000.00', reference: 'TEN-TIMES' };
    const refused = await client.propose(operators, id, 'approve', approval);
    assert.deepEqual(
      [refused.status, refused.code, Object.keys(refused.fields ?? {})],
      [422, 'arrived_amount_unlike', ['amount']],
    );
    assert.match(refused.fields?.amount ?? '', /1,000\.00 is very different from the 100\.00/);
    const proposed = await client.propose(operators, id, 'approve', { ...approval, isAmountConfirmed: true });
    const token = await operators.checker();
    const about = async () =>
      (await api.send(listApprovalRequests, {}, { token })).value.list.find((one) => one.targetId === id)?.about;
    const expectedAbout = {
      account: 'rv0012',
      amount: '100.00',
      state: 'created',
      arrived: '1000.00',
      isFarFromOrdered: true,
    };
    assert.deepEqual(await about(), expectedAbout);
    assert.equal((await operators.accept(proposed.value.id)).code, 'arrived_amount_unlike');
    assert.deepEqual([await client.main(player), await about()], [0n, expectedAbout]);
    const headers = { 'idempotency-key': newId() };
    const confirmed = { id: proposed.value.id, why: operators.why, isAmountConfirmed: true };
    assert.equal((await api.send(acceptApprovalRequest, confirmed, { token, headers })).value.state, 'accepted');
    assert.equal(await client.main(player), 100_000n);
    const near = await ordered(player);
    await client.propose(operators, near, 'approve', { amount: '60.00', reference: 'NEAR' });
    const { list } = (await api.send(listApprovalRequests, {}, { token })).value;
    const seen = list.find((one) => one.targetId === near)?.about;
    assert.deepEqual([seen?.arrived, seen?.isFarFromOrdered], ['60.00', false]);
  });

  test('shows a rejection and its reason to the owner; it is final and moves nothing', async () => {
    const player = await client.member('rv0003');
    const id = await ordered(player);
    assert.equal(await client.proposeAndAccept(operators, id, 'reject', { cause: 'other' }), 'deposit_state');
    await client.prove(player, id, picture);
    assert.equal(await client.proposeAndAccept(operators, id, 'reject', { cause: 'not_arrived' }), 'done');
    const { value } = await client.read(player, id);
    assert.deepEqual(
      [value.state, value.rejection, value.review, value.mayProve],
      ['rejected', 'not_arrived', undefined, false],
    );
    assert.equal((await client.prove(player, id, picture)).code, 'deposit_state');
    assert.equal(
      await client.proposeAndAccept(operators, id, 'approve', { amount: '1.00', reference: 'rv3' }),
      'deposit_state',
    );
    assert.equal(await client.main(player), 0n);
  });

  test('approves a payment of a wrong amount as its provider reported it, once', async () => {
    const player = await client.member('rv0004');
    const { id } = (await client.order(player, 'sandbox-pay', '100.00')).value;
    assert.equal(
      await client.proposeAndAccept(operators, id, 'approve', { amount: '100.00', reference: 'typed' }),
      'deposit_state',
    );
    const callbackBody = { orderId: id, paymentId: `pay-${id}`, state: 'paid', amount: '60.00' };
    await callBack(app, callbackBody);
    assert.equal(
      await client.proposeAndAccept(operators, id, 'approve', { amount: '100.00', reference: 'typed' }),
      'done',
    );
    await callBack(app, callbackBody);
    assert.equal(await client.main(player), 6_000n);
    const shown = await show(id);
    assert.deepEqual([shown.arrived, shown.paymentReference], ['60.00', `pay-${id}`]);
    assert.deepEqual(
      shown.notices.map(({ outcome }) => outcome),
      ['review', 'repeated'],
    );
    const strange = newId();
    await callBack(app, { ...callbackBody, orderId: strange });
    const token = await operators.checker();
    const { list } = (await api.send(listDepositNotices, { outcome: 'unmatched' }, { token })).value;
    assert.deepEqual([list[0]?.orderId, list[0]?.amount], [strange, '60.00']);
  });

  test('makes an approval request stale when the deposit changes, and reopens an expired transfer on a late proof', async () => {
    const player = await client.member('rv0005');
    const id = await ordered(player);
    const proposed = await client.propose(operators, id, 'approve', { amount: '100.00', reference: 'rv5' });
    await client.prove(player, id, picture);
    assert.equal((await operators.accept(proposed.value.id)).code, 'proposal_stale');
    const late = await ordered(player);
    clock.advanceMs(25 * 3_600_000);
    await app.server.kernel.jobs.runDue();
    const { deposits } = app.modules.payments;
    assert.equal((await deposits.byId(late))?.state, 'expired');
    await deposits.proofs.send(player.memberId, late, picture);
    assert.equal((await deposits.byId(late))?.state, 'in_review');
    assert.equal((await deposits.byId(id))?.state, 'in_review', 'what is looked at does not expire');
  });

  // covers 9
  test('takes at most three proofs, only from the owner, and stores no invalid file', async () => {
    const player = await client.member('rv0006');
    const id = await ordered(player);
    const other = await client.member('rv0007');
    assert.equal((await client.prove(other, id, picture)).code, 'not_found');
    const files = await hostileFiles();
    for (const [name, bytes] of files) {
      const { status, code } = await client.prove(player, id, Buffer.from(bytes).toString('base64'));
      assert.ok(
        ['not_a_proof_picture', 'picture_too_large', 'invalid_input', 'body_too_large'].includes(code ?? ''),
        `${name}: ${status} ${code}`,
      );
    }
    const untouched = (await client.read(player, id)).value;
    assert.deepEqual([untouched.state, untouched.proofs], ['created', 0]);
    for (const proofs of [1, 2, 3]) assert.equal((await client.prove(player, id, picture)).value.proofs, proofs);
    assert.equal((await client.prove(player, id, picture)).code, 'too_many_proofs');
    const provider = (await client.order(player, 'sandbox-pay', '10.00')).value.id;
    assert.equal((await client.prove(player, provider, picture)).code, 'deposit_state');
  });

  test('accepts a picture with trailing data and stores only the picture', async () => {
    await app.modules.settings.write('deposit.openAtMost', 100, 'test');
    const player = await client.member('rv0013');
    const token = await operators.checker();
    for (const [name, { bytes, load }] of await loadedPictures()) {
      const id = await ordered(player);
      const sent = await client.prove(player, id, Buffer.from(bytes).toString('base64'));
      assert.deepEqual([sent.status, sent.value?.proofs], [200, 1], name);
      const [proofId = ''] = (await show(id)).proofIds;
      const { data } = (await api.send(getDepositProof, { id, proofId }, { token })).value;
      const stored = Buffer.from(data, 'base64');
      assert.equal(stored.subarray(8, 12).toString(), 'WEBP', name);
      assert.equal(stored.readUInt32LE(4) + 8, stored.byteLength, name);
      assert.equal(stored.includes(load), false, name);
      await client.proposeAndAccept(operators, id, 'reject', { cause: 'other' });
    }
  });

  // upload-limiter.test.ts covers one upload at a time: two calls may not overlap here.
  // covers 9
  test('limits the pictures of a member per minute', async () => {
    const player = await client.member('rv0009');
    const id = await ordered(player);
    await app.modules.settings.write('proofs.perMinute', 2, 'test');
    assert.equal((await client.prove(player, id, picture)).value.proofs, 1);
    assert.equal((await client.prove(player, id, 'AAAA')).code, 'not_a_proof_picture', 'counts, too');
    const over = await client.prove(player, id, picture);
    assert.deepEqual([over.status, over.code, over.headers['retry-after']], [429, 'too_many_uploads', '60']);
    assert.equal((await client.read(player, id)).value.proofs, 1);
    clock.advanceMs(60_000);
    assert.equal((await client.prove(player, id, picture)).value.proofs, 2);
    await app.modules.settings.write('proofs.perMinute', 1000, 'test');
  });

  test('finds deposits by state, member and reference, and refuses decisions by other roles', async () => {
    const player = await client.member('rv0008');
    const { value } = await client.order(player, 'bank-transfer', '33.00');
    const support = await operatorToken(app, 'helper', 'support');
    const list = async (filter: object) =>
      (await api.send(listOperatorDeposits, { ...filter }, { token: support })).value.list.map(({ id }) => id);
    assert.deepEqual(await list({ member: 'RV0008' }), [value.id]);
    assert.deepEqual(await list({ reference: value.reference.toLowerCase() }), [value.id]);
    assert.deepEqual(await list({ member: 'rv0008', state: 'credited' }), []);
    assert.equal(
      (await client.propose(operators, value.id, 'approve', { amount: '33.00', reference: 'r' }, support)).status,
      403,
    );
    const machine = await operatorToken(app, 'machine', 'finance-maker');
    const byFile = await client.propose(operators, value.id, 'approve', { amount: '33.00', reference: 'r' }, machine);
    assert.deepEqual([byFile.status, byFile.code], [403, 'own_login_required']);
    assert.equal((await api.send(getOperatorDeposit, { id: value.id }, { token: support })).status, 403);
  });
});
