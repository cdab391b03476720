import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getOperatorWithdrawal, getWithdrawalProof } from '@portal/shared/contract/payments/operator-withdrawals';
import { getWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import sharp from 'sharp';
import { newId } from '../../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { tokenOf } from '../../../accounts/testing/add-member.ts';
import { withdrawalAnswerHarness } from '../../testing/withdrawal-answer-harness.ts';
import type { WithdrawingMember } from '../../testing/withdrawing-member.ts';

const minute = 60_000;

forEachDatabase(({ database }) => {
  const { clock, harness, operators, main, shown, upload, report, confirm, paid, reported, receiveDue } =
    withdrawalAnswerHarness(database);

  // covers 4
  test('shows received and remaining amounts as parts are confirmed, and ends as received', async () => {
    const { player, id } = await paid('answer01', '120.00', '180.00');
    const [first, second] = (await shown(player, id)).parts;
    const one = (await confirm(player, id, first?.id)).value;
    assert.deepEqual([one.state, one.received, one.remaining], ['paid', '120.00', '180.00']);
    assert.equal((await confirm(player, id, first?.id)).code, 'withdrawal_state');
    const two = (await confirm(player, id, second?.id)).value;
    assert.deepEqual([two.state, two.received, two.remaining], ['received', '300.00', '0.00']);
    assert.equal((await confirm(player, id)).code, 'withdrawal_state');
    assert.equal(await operators().proposeAndAccept(id, 'refund'), 'withdrawal_state');
  });

  // covers 4
  test('takes a report with a proof, which operators see before they pay again', async () => {
    const { player, id, proofId } = await reported('answer02', '300.00');
    assert.equal((await shown(player, id)).state, 'not_received');
    const look = await harness.api.send(getOperatorWithdrawal, { id }, { token: await operators().checker() });
    assert.deepEqual(
      look.value.parts.map(({ proofs }) => proofs),
      [[proofId]],
    );
    const proof = await harness.api.send(getWithdrawalProof, { id, proofId }, { token: await operators().checker() });
    assert.equal((await sharp(Buffer.from(proof.value.data, 'base64')).metadata()).format, 'webp');
    assert.equal(
      (await harness.api.send(getWithdrawalProof, { id: newId(), proofId }, { token: await operators().checker() }))
        .status,
      404,
    );
    assert.equal(look.value.leftToPay, '0.00', 'what is disputed counts as paid');
    assert.equal(
      await operators().proposeAndAccept(id, 'pay'),
      'more_than_left_to_pay',
      'a report alone has nothing paid again',
    );
    const [part] = look.value.parts;
    assert.equal(await operators().proposeAndAccept(id, 'pay', { part: part?.id }), 'done');
    const again = await shown(player, id);
    assert.deepEqual([again.state, again.parts.map(({ state }) => state)], ['paid', ['returned', 'paid']]);
    assert.equal((await confirm(player, id)).value.state, 'received');
    assert.equal(await main(player), 70_000n);
  });

  test('refunds what did not arrive, and keeps the confirmed part as paid', async () => {
    const { player, id } = await reported('answer03', '120.00', '180.00');
    assert.equal(await operators().proposeAndAccept(id, 'refund'), 'part_unanswered');
    await confirm(player, id);
    assert.equal(await operators().proposeAndAccept(id, 'refund'), 'done');
    const end = await shown(player, id);
    assert.deepEqual([end.state, end.received, end.remaining], ['refunded', '120.00', '0.00']);
    assert.equal(await main(player), 88_000n);
  });

  // covers 4
  test('decides each reported part on its own, with its proofs, and pays no other part again', async () => {
    const { player, id } = await paid('answer12', '100.00', '120.00', '80.00');
    const [first, second, third] = (await shown(player, id)).parts.map((part) => part.id);
    const [one, other] = [(await upload(player, id)).value.proofId, (await upload(player, id)).value.proofId];
    for (const partIds of [[], [newId()], [first, newId()]])
      assert.ok((await report(player, id, { partIds, proofIds: [one] })).status >= 400);
    assert.equal((await report(player, id, { partIds: [first, second], proofIds: [one] })).status, 200);
    assert.equal((await report(player, id, { partIds: [first], proofIds: [other] })).code, 'withdrawal_state');
    assert.equal((await report(player, id, { partIds: [third], proofIds: [other] })).status, 200);
    const look = await harness.api.send(getOperatorWithdrawal, { id }, { token: await operators().checker() });
    assert.deepEqual(
      look.value.parts.map(({ state, proofs }) => [state, ...proofs]),
      [
        ['not_received', one],
        ['not_received', one],
        ['not_received', other],
      ],
    );
    assert.equal(await operators().proposeAndAccept(id, 'force', { part: first }), 'done');
    assert.equal(await operators().proposeAndAccept(id, 'pay', { part: second }), 'done');
    assert.equal(await operators().proposeAndAccept(id, 'pay', { part: second }), 'part_not_disputed');
    assert.equal(await operators().proposeAndAccept(id, 'pay'), 'more_than_left_to_pay');
    const now = await shown(player, id);
    assert.deepEqual(
      now.parts.map(({ amount, state }) => `${amount} ${state}`),
      ['100.00 forced', '120.00 returned', '80.00 not_received', '120.00 paid'],
    );
    assert.equal((await confirm(player, id)).value.received, '220.00');
    assert.equal(await operators().proposeAndAccept(id, 'refund'), 'done');
    const end = await shown(player, id);
    assert.deepEqual([end.state, end.received, await main(player)], ['refunded', '220.00', 78_000n]);
  });

  // covers 4
  test('ends a report by forced receipt without a refund', async () => {
    const { player, id } = await reported('answer04', '300.00');
    assert.equal(await operators().proposeAndAccept(id, 'force'), 'done');
    const end = await shown(player, id);
    assert.deepEqual([end.state, end.received, end.parts[0]?.state], ['forced_receipt', '300.00', 'forced']);
    for (const act of ['pay', 'refund', 'force', 'reject'])
      assert.equal(await operators().proposeAndAccept(id, act), 'withdrawal_state', act);
    assert.equal((await confirm(player, id)).code, 'withdrawal_state');
    assert.equal(await main(player), 70_000n);
  });

  test('lets the player confirm what arrives after the report', async () => {
    const { player, id } = await reported('answer05', '300.00');
    const [part] = (await shown(player, id)).parts;
    assert.equal((await confirm(player, id)).code, 'withdrawal_state', 'it has to be named');
    assert.equal((await confirm(player, id, part?.id)).value.state, 'received');
  });

  // covers 4
  test('counts silence as receipt after the waiting time, once in any process, unless a report came before', async () => {
    const { player, id } = await paid('answer06', '300.00');
    const disputed = await reported('answer07', '300.00');
    clock.advanceMs(30 * minute - 1);
    await receiveDue();
    const back = async (one: WithdrawingMember) => ({ ...one, token: await tokenOf(harness.app, one.account) });
    assert.equal((await shown(await back(player), id)).state, 'paid');
    clock.advanceMs(1 + 10_000);
    await receiveDue();
    await receiveDue();
    const end = await harness.api.send(getWithdrawal, { id }, { token: await tokenOf(harness.app, player.account) });
    assert.deepEqual(
      end.value.history.map(({ act }) => act).filter((act) => act === 'auto_receive'),
      ['auto_receive'],
    );
    assert.deepEqual([end.value.state, end.value.received], ['received', '300.00']);
    assert.equal((await shown(await back(disputed.player), disputed.id)).state, 'not_received');
  });

  test('receives the part whose time is over, and leaves the other its own time', async () => {
    const { player, id } = await paid('answer16', '120.00');
    clock.advanceMs(20 * minute);
    assert.equal(await operators().proposeAndAccept(id, 'pay', { amount: '180.00' }), 'done');
    const states = async () => {
      const { value } = await harness.api.send(
        getWithdrawal,
        { id },
        { token: await tokenOf(harness.app, player.account) },
      );
      return value.parts.map(({ amount, state }) => `${amount} ${state}`);
    };
    clock.advanceMs(11 * minute);
    await receiveDue();
    assert.deepEqual(await states(), ['120.00 received', '180.00 paid']);
    clock.advanceMs(20 * minute);
    await receiveDue();
    assert.deepEqual(await states(), ['120.00 received', '180.00 received']);
  });

  test('receives other withdrawals when one fails, and tries that one again', async (t) => {
    const { player: first, id: broken } = await paid('answer11', '300.00');
    clock.advanceMs(1000);
    const { id: next } = await paid('answer15', '300.00');
    const { live } = harness.app.server.kernel;
    const publish = live.publish.bind(live);
    const faulty = t.mock.method(live, 'publish', (...args: Parameters<typeof publish>) => {
      if (args[0] === first.memberId) throw new Error('a fault of this test');
      publish(...args);
    });
    clock.advanceMs(31 * minute);
    await harness.app.server.kernel.jobs.runDue();
    const { withdrawals } = harness.app.modules.payments;
    const states = async () => [(await withdrawals.byId(broken))?.state, (await withdrawals.byId(next))?.state];
    assert.deepEqual(await states(), ['paid', 'received']);
    faulty.mock.restore();
    clock.advanceMs(10_000);
    await harness.app.server.kernel.jobs.runDue();
    assert.deepEqual(await states(), ['received', 'received']);
  });

  test('lets one win when an answer races with the end of the waiting time', async () => {
    const { player, id } = await paid('answer08', '300.00');
    const { proofId } = (await upload(player, id)).value;
    clock.advanceMs(31 * minute);
    const token = await tokenOf(harness.app, player.account);
    const [answer] = await Promise.all([report({ ...player, token }, id, { proofIds: [proofId] }), receiveDue()]);
    const { value } = await harness.api.send(getWithdrawal, { id }, { token });
    assert.equal(value.state, answer.status === 200 ? 'not_received' : 'received');
    assert.equal(value.history.filter(({ act }) => act === 'report' || act === 'auto_receive').length, 1);
  });

  test('leaves the ledger balanced', async () => {
    const check = await harness.app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});
