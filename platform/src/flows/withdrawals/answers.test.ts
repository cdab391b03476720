import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getOperatorWithdrawal, getWithdrawalProof } from '@portal/shared/contract/operator/payment-calls';
import {
  confirmWithdrawal,
  reportWithdrawal,
  uploadWithdrawalProof,
} from '@portal/shared/contract/payments/withdrawal-answers';
import { getWithdrawal } from '@portal/shared/contract/payments/withdrawals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { type App, buildApp } from '../../app.ts';
import { newId } from '../../kernel/ids.ts';
import { memberAccount } from '../../modules/wallet/index.ts';
import { tokenOf } from '../../testing/add-member.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { type FinanceDesk, financeDesk } from '../../testing/finance-desk.ts';
import { hostileFiles } from '../../testing/hostile-files.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp, testParts } from '../../testing/test-kernel.ts';
import { applyAs, type WithdrawingMember, withdrawingMember } from '../../testing/withdrawing-member.ts';

const minute = 60_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let other: App;
  let api: ApiClient;
  let desk: FinanceDesk;
  let picture: string;
  before(async () => {
    app = await testApp(database(), { clock });
    other = await buildApp(testParts(database(), { clock }));
    api = apiClient(app);
    desk = await financeDesk(app);
    await app.modules.content.settings.write('login.triesPerMinute', 1000, 'test');
    await app.modules.content.settings.write('proofs.perMinute', 1000, 'test');
    await app.modules.content.settings.write('proofs.perMinuteByAddress', 10_000, 'test');
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#063' } });
    picture = (await drawn.png().toBuffer()).toString('base64');
  });
  after(async () => {
    await other.close();
    await app.close();
  });

  const main = (player: WithdrawingMember) => app.modules.wallet.balanceOf(memberAccount(player.memberId));
  const as = (player: WithdrawingMember) => ({ token: player.token, headers: { 'idempotency-key': newId() } });
  const shown = async (player: WithdrawingMember, id: string) =>
    (await api.send(getWithdrawal, { id }, as(player))).value;
  const confirm = (player: WithdrawingMember, id: string, partId?: string) =>
    api.send(confirmWithdrawal, { id, ...(partId && { partId }) }, as(player));
  const upload = (player: WithdrawingMember, id: string, data = picture) =>
    api.send(uploadWithdrawalProof, { id, data }, { token: player.token });
  const report = (player: WithdrawingMember, id: string, change: object) =>
    api.send(reportWithdrawal, { id, ...change }, as(player));
  const receiveDue = () => Promise.all([app, other].map(({ server }) => server.kernel.jobs.runDue()));

  /** Approved, and paid in parts of these amounts. */
  async function paid(account: string, ...amounts: string[]) {
    const player = await withdrawingMember(app, account, 100_000n);
    const { id } = (await applyAs(app, player, '300.00')).value;
    await desk.approve(id);
    for (const amount of amounts) assert.equal(await desk.both(id, 'pay', { amount }), 'done');
    return { player, id };
  }
  async function reported(account: string, ...amounts: string[]) {
    const { player, id } = await paid(account, ...amounts);
    const { proofId } = (await upload(player, id)).value;
    const { parts } = await shown(player, id);
    const answer = await report(player, id, { partIds: [parts.at(-1)?.id], proofIds: [proofId] });
    assert.equal(answer.status, 200, answer.code);
    return { player, id, proofId };
  }

  test('confirmed part by part: received and remaining are told, at the end it is received', async () => {
    const { player, id } = await paid('answer01', '120.00', '180.00');
    const [first, second] = (await shown(player, id)).parts;
    const one = (await confirm(player, id, first?.id)).value;
    assert.deepEqual([one.state, one.received, one.remaining], ['paid', '120.00', '180.00']);
    assert.equal((await confirm(player, id, first?.id)).code, 'withdrawal_state');
    const two = (await confirm(player, id, second?.id)).value;
    assert.deepEqual([two.state, two.received, two.remaining], ['received', '300.00', '0.00']);
    assert.equal((await confirm(player, id)).code, 'withdrawal_state');
    assert.equal(await desk.both(id, 'refund'), 'withdrawal_state');
  });

  test('not received needs a proof; the operator sees it, pays again, and the player confirms', async () => {
    const { player, id, proofId } = await reported('answer02', '300.00');
    assert.equal((await shown(player, id)).state, 'not_received');
    const look = await api.send(getOperatorWithdrawal, { id }, { token: await desk.checker() });
    assert.deepEqual(
      look.value.parts.map(({ proofs }) => proofs),
      [[proofId]],
    );
    const proof = await api.send(getWithdrawalProof, { id, proofId }, { token: await desk.checker() });
    assert.equal((await sharp(Buffer.from(proof.value.data, 'base64')).metadata()).format, 'webp');
    assert.equal(
      (await api.send(getWithdrawalProof, { id: newId(), proofId }, { token: await desk.checker() })).status,
      404,
    );
    assert.equal(look.value.leftToPay, '0.00', 'what is disputed counts as paid');
    assert.equal(await desk.both(id, 'pay'), 'more_than_left_to_pay', 'a report alone has nothing paid again');
    const [part] = look.value.parts;
    assert.equal(await desk.both(id, 'pay', { part: part?.id }), 'done');
    const again = await shown(player, id);
    assert.deepEqual([again.state, again.parts.map(({ state }) => state)], ['paid', ['returned', 'paid']]);
    assert.equal((await confirm(player, id)).value.state, 'received');
    assert.equal(await main(player), 70_000n);
  });

  test('not received and given back: what had arrived stays paid, the rest is in the wallet', async () => {
    const { player, id } = await reported('answer03', '120.00', '180.00');
    assert.equal(await desk.both(id, 'refund'), 'part_unanswered');
    await confirm(player, id);
    assert.equal(await desk.both(id, 'refund'), 'done');
    const end = await shown(player, id);
    assert.deepEqual([end.state, end.received, end.remaining], ['refunded', '120.00', '0.00']);
    assert.equal(await main(player), 88_000n);
  });

  test('a report names its parts and its proofs; each is decided by itself, and no other part is paid again', async () => {
    const { player, id } = await paid('answer12', '100.00', '120.00', '80.00');
    const [first, second, third] = (await shown(player, id)).parts.map((part) => part.id);
    const [one, other] = [(await upload(player, id)).value.proofId, (await upload(player, id)).value.proofId];
    for (const partIds of [[], [newId()], [first, newId()]])
      assert.ok((await report(player, id, { partIds, proofIds: [one] })).status >= 400);
    assert.equal((await report(player, id, { partIds: [first, second], proofIds: [one] })).status, 200);
    assert.equal((await report(player, id, { partIds: [first], proofIds: [other] })).code, 'withdrawal_state');
    assert.equal((await report(player, id, { partIds: [third], proofIds: [other] })).status, 200);
    const look = await api.send(getOperatorWithdrawal, { id }, { token: await desk.checker() });
    assert.deepEqual(
      look.value.parts.map(({ state, proofs }) => [state, ...proofs]),
      [
        ['not_received', one],
        ['not_received', one],
        ['not_received', other],
      ],
    );
    assert.equal(await desk.both(id, 'force', { part: first }), 'done');
    assert.equal(await desk.both(id, 'pay', { part: second }), 'done');
    assert.equal(await desk.both(id, 'pay', { part: second }), 'part_not_disputed');
    assert.equal(await desk.both(id, 'pay'), 'more_than_left_to_pay');
    const now = await shown(player, id);
    assert.deepEqual(
      now.parts.map(({ amount, state }) => `${amount} ${state}`),
      ['100.00 forced', '120.00 returned', '80.00 not_received', '120.00 paid'],
    );
    assert.equal((await confirm(player, id)).value.received, '220.00');
    assert.equal(await desk.both(id, 'refund'), 'done');
    const end = await shown(player, id);
    assert.deepEqual([end.state, end.received, await main(player)], ['refunded', '220.00', 78_000n]);
  });

  test('not received and forced: final, nothing is refunded', async () => {
    const { player, id } = await reported('answer04', '300.00');
    assert.equal(await desk.both(id, 'force'), 'done');
    const end = await shown(player, id);
    assert.deepEqual([end.state, end.received, end.parts[0]?.state], ['forced_receipt', '300.00', 'forced']);
    for (const act of ['pay', 'refund', 'force', 'reject'])
      assert.equal(await desk.both(id, act), 'withdrawal_state', act);
    assert.equal((await confirm(player, id)).code, 'withdrawal_state');
    assert.equal(await main(player), 70_000n);
  });

  test('what arrives after the report is confirmed after all', async () => {
    const { player, id } = await reported('answer05', '300.00');
    const [part] = (await shown(player, id)).parts;
    assert.equal((await confirm(player, id)).code, 'withdrawal_state', 'it has to be named');
    assert.equal((await confirm(player, id, part?.id)).value.state, 'received');
  });

  test('silence counts as received after the minutes, once, in whatever process; a report before stops it', async () => {
    const { player, id } = await paid('answer06', '300.00');
    const told = await reported('answer07', '300.00');
    clock.advanceMs(30 * minute - 1);
    await receiveDue();
    const back = async (one: WithdrawingMember) => ({ ...one, token: await tokenOf(app, one.account) });
    assert.equal((await shown(await back(player), id)).state, 'paid');
    clock.advanceMs(1 + 10_000);
    await receiveDue();
    await receiveDue();
    const end = await api.send(getWithdrawal, { id }, { token: await tokenOf(app, player.account) });
    assert.deepEqual(
      end.value.history.map(({ act }) => act).filter((act) => act === 'auto_receive'),
      ['auto_receive'],
    );
    assert.deepEqual([end.value.state, end.value.received], ['received', '300.00']);
    assert.equal((await shown(await back(told.player), told.id)).state, 'not_received');
  });

  test('of two parts that of which the time is over is received; the other one keeps its own time', async () => {
    const { player, id } = await paid('answer16', '120.00');
    clock.advanceMs(20 * minute);
    assert.equal(await desk.both(id, 'pay', { amount: '180.00' }), 'done');
    const states = async () => {
      const { value } = await api.send(getWithdrawal, { id }, { token: await tokenOf(app, player.account) });
      return value.parts.map(({ amount, state }) => `${amount} ${state}`);
    };
    clock.advanceMs(11 * minute);
    await receiveDue();
    assert.deepEqual(await states(), ['120.00 received', '180.00 paid']);
    clock.advanceMs(20 * minute);
    await receiveDue();
    assert.deepEqual(await states(), ['120.00 received', '180.00 received']);
  });

  test('one that cannot be received by time keeps none behind it, and has its turn again', async (t) => {
    const { player: first, id: broken } = await paid('answer11', '300.00');
    clock.advanceMs(1000);
    const { id: next } = await paid('answer15', '300.00');
    const { live } = app.server.kernel;
    const publish = live.publish.bind(live);
    const faulty = t.mock.method(live, 'publish', (...told: Parameters<typeof publish>) => {
      if (told[0] === first.memberId) throw new Error('a fault of this test');
      publish(...told);
    });
    clock.advanceMs(31 * minute);
    await app.server.kernel.jobs.runDue();
    const { withdrawals } = app.modules.payments;
    const states = async () => [(await withdrawals.byId(broken))?.state, (await withdrawals.byId(next))?.state];
    assert.deepEqual(await states(), ['paid', 'received']);
    faulty.mock.restore();
    clock.advanceMs(10_000);
    await app.server.kernel.jobs.runDue();
    assert.deepEqual(await states(), ['received', 'received']);
  });

  test('an answer and the end of the time at once: one of them wins', async () => {
    const { player, id } = await paid('answer08', '300.00');
    const { proofId } = (await upload(player, id)).value;
    clock.advanceMs(31 * minute);
    const token = await tokenOf(app, player.account);
    const [answer] = await Promise.all([report({ ...player, token }, id, { proofIds: [proofId] }), receiveDue()]);
    const { value } = await api.send(getWithdrawal, { id }, { token });
    assert.equal(value.state, answer.status === 200 ? 'not_received' : 'received');
    assert.equal(value.history.filter(({ act }) => act === 'report' || act === 'auto_receive').length, 1);
  });

  test('proofs that are none, of others, used twice or missing; answers to what is not ours', async () => {
    const { player, id } = await paid('answer09', '300.00');
    const stranger = await paid('answer10', '300.00');
    const { proofId } = (await upload(stranger.player, stranger.id)).value;
    for (const proofIds of [[], ['a', 'b', 'c', 'd'], 'x', undefined])
      assert.equal((await report(player, id, { proofIds })).code, 'invalid_input');
    assert.equal((await report(player, id, { proofIds: [proofId] })).code, 'proof_missing');
    assert.equal((await report(player, id, { proofIds: [newId()] })).code, 'proof_missing');
    assert.equal((await report(stranger.player, id, { proofIds: [proofId] })).status, 404);
    assert.equal((await confirm(stranger.player, id)).status, 404);
    assert.equal((await upload(stranger.player, id)).status, 404);
    assert.equal((await confirm(player, id, newId())).code, 'withdrawal_state');
    assert.equal((await shown(player, id)).state, 'paid');
    const kept: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      clock.advanceMs(1000);
      kept.push((await upload(player, id)).value.proofId);
    }
    assert.equal((await report(player, id, { proofIds: kept.slice(0, 1) })).code, 'proof_missing', 'three are kept');
    const { rows } = await database().db.execute(sql`select id from withdrawal_proofs where withdrawal_id = ${id}`);
    assert.equal(rows.length, 3);
    assert.equal((await report(player, id, { proofIds: kept.slice(1) })).status, 200);
    assert.equal((await upload(player, id)).code, 'withdrawal_state', 'there is nothing to report any more');
  });

  test('hostile files are refused, and none of them is kept', async () => {
    const { player, id } = await paid('answer14', '300.00');
    const files = await hostileFiles();
    assert.ok(files.size >= 50, `${files.size} files`);
    for (const [name, bytes] of files) {
      const { status, code } = await upload(player, id, Buffer.from(bytes).toString('base64'));
      assert.ok(code === 'not_a_proof_picture' || code === 'picture_too_large', `${name}: ${status} ${code}`);
    }
    for (const data of ['"><img>', '../../etc/passwd', '====', 'data:image/png;base64,AAAA', ' ', '%00', 'null', '{}'])
      assert.equal((await upload(player, id, data)).code, 'not_a_proof_picture', data);
    assert.equal((await upload(player, id, 'A'.repeat(7_100_000))).code, 'invalid_input');
    assert.equal((await upload(player, id, 'A'.repeat(8_000_000))).status, 413);
    const { rows } = await database().db.execute(sql`select id from withdrawal_proofs where withdrawal_id = ${id}`);
    assert.deepEqual(rows, []);
  });

  // That they are taken one at a time is held by upload-turns.test.ts: two calls may miss each other here.
  test('so many proofs in a minute: 429 with Retry-After, and nothing is kept', async () => {
    const { player, id } = await paid('answer13', '300.00');
    await app.modules.content.settings.write('proofs.perMinute', 2, 'test');
    assert.equal((await upload(player, id)).status, 200);
    assert.equal((await upload(player, id, 'AAAA')).code, 'not_a_proof_picture', 'counts, too');
    const over = await upload(player, id);
    assert.deepEqual([over.status, over.code, over.headers['retry-after']], [429, 'too_many_uploads', '60']);
    const { rows } = await database().db.execute(sql`select id from withdrawal_proofs where withdrawal_id = ${id}`);
    assert.equal(rows.length, 1);
    clock.advanceMs(minute);
    assert.equal((await upload(player, id)).status, 200);
    await app.modules.content.settings.write('proofs.perMinute', 1000, 'test');
  });

  test('the ledger balances after all of this', async () => {
    const check = await app.modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});
