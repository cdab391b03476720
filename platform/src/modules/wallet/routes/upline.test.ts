import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo, getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { getUplineTerms, transferToUpline, type uplineTransferModes } from '@portal/shared/contract/wallet/upline';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { applyAs, credit, testPaymentPassword, withdrawingMember } from '../../payments/testing/withdrawing-member.ts';
import { between, houseAccount, memberAccount } from '../index.ts';

interface Sender {
  id: string;
  account: string;
  token: string;
}

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let boss: Sender;
  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    await app.modules.settings.write('memberCentre.pages', ['securityCenter', 'transferUpline'], 'test');
    boss = await sender('bossagent', '', 0n, 1);
  });
  after(() => app.close());

  async function sender(account: string, uplinePath: string, balance: bigint, type = 0): Promise<Sender> {
    const { id } = await addMember(app, account, { uplinePath, type, paymentPassword: testPaymentPassword });
    await credit(app, id, balance);
    return { id, account, token: await tokenOf(app, account) };
  }
  const pathOf = async ({ id }: { id: string }) => (await app.modules.member.byId(id))?.uplinePath ?? '';
  const below = async (account: string, balance: bigint, head = boss) => sender(account, await pathOf(head), balance);
  const send = (
    { token }: { token: string },
    amount: unknown,
    change: Record<string, unknown> & { key?: string } = {},
  ) => {
    const { key = newId(), ...input } = change;
    const asked = { amount, paymentPassword: testPaymentPassword, ...input };
    return api.send(transferToUpline, asked, { token, headers: { 'idempotency-key': key } });
  };
  const terms = async ({ token }: { token: string }) => (await api.send(getUplineTerms, {}, { token })).value;
  const main = ({ id }: { id: string }) => app.modules.wallet.balanceOf(memberAccount(id));
  const mode = (value: (typeof uplineTransferModes)[number]) =>
    app.modules.settings.write('transferUpline.mode', value, 'test');
  const hasPage = async ({ token }: Sender) =>
    (await api.send(getMemberMenu, {}, { token })).value.items.some(({ page }) => page === 'transferUpline');

  // covers 6
  test('moves the money to the account directly above immediately, records it on both sides and notifies both', async () => {
    const agent = await below('midagent1', 0n);
    const player = await below('sender001', 50_000n, agent);
    // Send the events of the initial money first.
    await app.server.kernel.live.flush();
    const publishedBalances: string[] = [];
    const deaf = [player, agent].map(({ id, account }) =>
      app.server.kernel.live.listen(id, ({ event }) => {
        if (event.type === 'balance') publishedBalances.push(`${account} ${event.sumBalance}`);
      }),
    );
    const { status, value } = await send(player, '120.50');
    assert.equal(status, 200, JSON.stringify(value));
    assert.deepEqual([value.amount, value.balance, value.upline], ['120.50', '379.50', 'mi***1']);
    assert.deepEqual([await main(player), await main(agent), await main(boss)], [37_950n, 12_050n, 0n]);
    await app.server.kernel.live.flush();
    for (const stop of deaf) stop();
    assert.deepEqual(publishedBalances.sort(), ['midagent1 120.50', 'sender001 379.50']);
    for (const [owner, amount] of [
      [player, -12_050n],
      [agent, 12_050n],
    ] as const) {
      const period = { start: new Date(0), end: new Date('2100-01-01') };
      const newest = { period, pageNo: 1, pageSize: 1 };
      const { lines } = await app.modules.wallet.accountRecord(memberAccount(owner.id), newest);
      assert.deepEqual(
        [lines[0]?.kind, lines[0]?.amount, lines[0]?.reference],
        ['upline_transfer', amount, value.reference],
      );
    }
  });

  // covers 2.5
  test('allows transfers by setting: off nobody, agent wallet only agents, all every member with an upline', async () => {
    const agent = await sender('midagent2', await pathOf(boss), 100_000n, 2);
    const player = await below('sender002', 100_000n, agent);
    for (const [setting, who, code] of [
      ['off', player, 'upline_transfer_off'],
      ['off', agent, 'upline_transfer_off'],
      ['agent-wallet', player, 'upline_transfer_agents'],
      ['agent-wallet', agent, undefined],
      ['agent-wallet', boss, 'no_upline'],
      ['all', boss, 'no_upline'],
      ['all', player, undefined],
      ['all', agent, undefined],
    ] as const) {
      await mode(setting);
      const words = `${setting} ${who.account}`;
      const answer = await send(who, '10.00');
      assert.equal(answer.code, code, words);
      assert.equal(await hasPage(who), code === undefined, words);
      assert.equal((await api.send(getMemberInfo, {}, who)).value.toUpline, code === undefined, words);
      assert.deepEqual((await terms(who)).blockedBy, code ? [code] : [], words);
      if (code) assert.ok((answer.message ?? '').length > 20, 'in words');
    }
    assert.deepEqual([await main(player), await main(agent)], [99_000n, 99_000n]);
  });

  test('refuses invalid amounts, amounts beyond the limits and above the balance, and moves nothing', async () => {
    const player = await below('sender003', 5000n);
    for (const amount of [
      '0.00',
      '-50.00',
      '50.123',
      '50',
      '1e3',
      'all',
      '',
      50,
      null,
      '１００.00',
      '0100.00',
      '9'.repeat(30),
    ])
      assert.deepEqual([(await send(player, amount)).status, String(amount)], [400, String(amount)]);
    const least = await send(player, '9.99');
    assert.deepEqual([least.code, least.fields?.amount], ['upline_below_minimum', 'The minimum amount is 10.00']);
    assert.equal((await send(player, '20000.01')).code, 'upline_above_maximum');
    const short = await send(player, '50.01');
    assert.deepEqual([short.code, short.value.balance], ['insufficient_balance', '50.00']);
    assert.deepEqual(short.fields, { amount: short.message });
    assert.equal(await main(player), 5000n);
  });

  // covers 6
  test('refuses trial accounts, closed accounts, a closed upline and a missing payment password with a message', async () => {
    await addMember(app, 'trial000000004', { type: 4, uplinePath: await pathOf(boss) });
    const trial = { token: await tokenOf(app, 'trial000000004') };
    for (const answer of [await send(trial, '10.00'), await api.send(getUplineTerms, {}, trial)])
      assert.deepEqual([answer.status, answer.code], [403, 'in_need_true_account']);
    assert.equal((await send({ token: '' }, '10.00')).status, 401);
    const gone = await below('midagent4', 0n);
    const player = await below('sender004', 5000n, gone);
    await app.modules.member.setState(gone.id, 'closed');
    assert.equal((await send(player, '10.00')).code, 'upline_closed');
    assert.deepEqual((await terms(player)).blockedBy, ['upline_closed']);
    await app.modules.member.setState(player.id, 'closed');
    assert.ok(['account_closed', 'not_logged_in'].includes((await send(player, '10.00')).code ?? ''));
    await addMember(app, 'sender005', { uplinePath: await pathOf(boss) });
    const without = { token: await tokenOf(app, 'sender005') };
    assert.equal((await send(without, '10.00')).code, 'payment_password_missing');
    assert.deepEqual((await terms(without)).blockedBy, ['payment_password_missing']);
    assert.equal(await main(player), 5000n);
  });

  test('locks the payment password after five wrong ones; the right one then moves nothing', async () => {
    const player = await below('sender006', 5000n);
    for (let turn = 0; turn < 5; turn += 1) {
      const wrong = await send(player, '10.00', { paymentPassword: '000000' });
      assert.deepEqual([wrong.code, Object.keys(wrong.fields ?? {})], ['payment_password_wrong', ['paymentPassword']]);
    }
    assert.equal((await send(player, '10.00')).code, 'payment_password_locked');
    assert.equal(await main(player), 5000n);
  });

  // covers 6
  test('refuses while there is a debt, missing turnover or an open withdrawal', async () => {
    const { wallet, payments } = app.modules;
    const owing = await below('sender007', 1000n);
    const taking = between(memberAccount(owing.id), houseAccount('adjustments'), 1500n);
    await wallet.adjust(owing.id, { source: 'test', reference: newId(), kind: 'correction', legs: taking });
    assert.equal((await send(owing, '10.00')).code, 'upline_debt');
    const betting = await below('sender008', 10_000n);
    await payments.turnover.require({ memberId: betting.id, reference: newId(), depositMinor: 5000n });
    const missing = await send(betting, '50.01');
    assert.deepEqual(
      [missing.code, missing.message],
      ['upline_turnover_missing', 'You can transfer 50.00 now. Bet 50.00 more to transfer the rest'],
    );
    const { turnoverMissing, withdrawable, blockedBy } = await terms(betting);
    assert.deepEqual([turnoverMissing, withdrawable, blockedBy], ['50.00', '50.00', []]);
    const leaving = await withdrawingMember(app, 'sender009', 100_000n, await pathOf(boss));
    assert.equal((await applyAs(app, leaving, '100.00')).status, 200);
    assert.equal((await send(leaving, '10.00')).code, 'upline_withdrawal_open');
    assert.deepEqual((await terms(leaving)).blockedBy, ['upline_withdrawal_open']);
  });

  // covers 6
  test("pays the upline's debt first", async () => {
    const { wallet } = app.modules;
    const agent = await below('midagent9', 0n);
    const taking = between(memberAccount(agent.id), houseAccount('adjustments'), 2500n);
    await wallet.adjust(agent.id, { source: 'test', reference: newId(), kind: 'correction', legs: taking });
    const player = await below('sender019', 10_000n, agent);
    const sent = await send(player, '40.00');
    assert.equal(sent.value.balance, '60.00');
    assert.deepEqual([await main(agent), await wallet.isInDebt(agent.id)], [1500n, false]);
  });

  test('allows ten transfers a day', async () => {
    clock.set('2026-03-05T08:00:00.000Z');
    const limits = { min: '10.00', max: '20000.00', perDay: 3 };
    await app.modules.settings.write('transferUpline.limits', limits, 'test');
    const player = await below('sender010', 100_000n);
    for (let turn = 0; turn < 3; turn += 1) assert.equal((await send(player, '10.00')).status, 200);
    assert.equal((await send(player, '10.00')).code, 'upline_transfers_of_day');
    assert.equal((await terms(player)).leftToday, 0);
    clock.set('2026-03-06T08:00:00.000Z');
    const token = await tokenOf(app, player.account);
    assert.equal((await send({ token }, '10.00')).status, 200);
    await app.modules.settings.write('transferUpline.limits', { ...limits, perDay: 1000 }, 'test');
  });

  test('sends once per key, refuses another body under the same key, and requires a key', async () => {
    const player = await below('sender011', 100_000n);
    const key = newId();
    const first = await send(player, '100.00', { key });
    const again = await send(player, '100.00', { key });
    assert.deepEqual([again.status, again.value], [200, first.value]);
    assert.equal((await send(player, '200.00', { key })).code, 'idempotency_conflict');
    assert.equal((await send(player, '100.00', { key: '' })).code, 'idempotency_key_required');
    assert.equal(await main(player), 90_000n);
  });

  // covers 6
  test('lets one of 30 concurrent transfers of the whole balance win, and one of 30 with one left for the day', async () => {
    const all = await below('sender012', 5000n);
    const codes = (await Promise.all(Array.from({ length: 30 }, () => send(all, '50.00')))).map(
      ({ code }) => code ?? 'won',
    );
    assert.deepEqual([codes.filter((code) => code === 'won').length, await main(all)], [1, 0n], codes.join());
    const limits = { min: '10.00', max: '20000.00', perDay: 1 };
    await app.modules.settings.write('transferUpline.limits', limits, 'test');
    const last = await below('sender013', 100_000n);
    const won = (await Promise.all(Array.from({ length: 30 }, () => send(last, '10.00')))).filter(
      ({ status }) => status === 200,
    );
    assert.deepEqual([won.length, await main(last)], [1, 99_000n]);
    await app.modules.settings.write('transferUpline.limits', { ...limits, perDay: 1000 }, 'test');
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });

  test('neither deadlocks nor loses money in concurrent transfers up a chain and to one agent', async () => {
    const agent = await sender('midagent5', await pathOf(boss), 10_000n, 2);
    const players = await Promise.all([0, 1, 2, 3, 4, 5].map((nth) => below(`chain00${nth}`, 10_000n, agent)));
    const before = await main(boss);
    const answers = await Promise.all([...players, agent].flatMap((one) => [send(one, '20.00'), send(one, '30.00')]));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(await main(agent), 10_000n - 5000n + 6n * 5000n);
    assert.equal((await main(boss)) - before, 5000n);
  });
});
