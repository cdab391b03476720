import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  explainPayment,
  exportContractPayments,
  listContractPayments,
  listPaymentBets,
  replayPayment,
} from '@portal/shared/contract/agents/contract-payments';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { simulateContract } from '@portal/shared/contract/agents/contracts';
import { exportAgentIncome, getAgentIncome } from '@portal/shared/contract/agents/income';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { App } from '../../../../app.ts';
import { type ApiClient, apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { betCorrected } from '../../../games/index.ts';
import { agree, bet, fund, portalZone, type SalaryBranch, salaryBranch, tier } from '../../testing/salary-branch.ts';

const wage = (rate: number): ContractTerms => ({ kind: 'daily', period: 'daily', tiers: [tier('0.00', rate)] });
const dividend: ContractTerms = { kind: 'dividend', period: 'daily', carryLoss: true, tiers: [tier('0.00', 2000)] };
const realTime: ContractTerms = { kind: 'realtime', profitRate: 1000, lossRate: 500, singleBet: '50.00' };
const from = '2026-03-01T17:00:00.000Z';
const hour = (no: number) => new Date(Date.parse(from) + no * 3_600_000);

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let api: ApiClient;
  let branch: SalaryBranch;
  const tokens = new Map<string, string>();
  const as = (account: string) => ({ token: tokens.get(account) ?? '' });
  const payments = async (account: string, input: Record<string, unknown>) =>
    (await api.send(listContractPayments, input, as(account))).value;
  const firstOf = async (account: string, kind: string) => {
    const [first] = (await payments(account, { kind })).list;
    if (!first) throw new Error(`${account} has no payment of ${kind}`);
    return first;
  };

  const logIn = async () => {
    const accounts = ['top01', 'second01', 'third01', 'fourth01', 'player21', 'stranger', 'trial'];
    for (const account of accounts) tokens.set(account, await tokenOf(app, account));
  };

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    branch = await salaryBranch(app);
    const [top, second, third] = branch.agents;
    await fund(app, top, 100_000n);
    await agree(app, top, undefined, [{ terms: wage(50), from }]);
    await agree(app, second, top, [{ terms: wage(30), from }]);
    await agree(app, third, second, [{ terms: wage(10), from }]);
    await agree(app, top, undefined, [{ terms: dividend, from }]);
    await agree(app, second, top, [{ terms: realTime, paidBy: 'upline', from }]);
    const [, , ofSecond, , ofThird, other] = branch.players;
    if (!ofSecond || !ofThird || !other) throw new Error('Agents have players');
    await bet(app, ofSecond, { at: hour(1), stakeMinor: 4000n, winMinor: 1000n });
    await bet(app, ofSecond, { at: hour(1), stakeMinor: 6000n, winMinor: 0n });
    await bet(app, ofThird, { at: hour(2), stakeMinor: 5000n, winMinor: 9000n });
    await addMember(app, 'stranger', { type: 1 });
    await addMember(app, 'trial', { type: 4 });
    clock.set(hour(24.1).toISOString());
    await app.modules.agents.settlement.settle();
    await logIn();
  });
  after(() => app.close());

  test('lists payments to the caller with totals and days', async () => {
    const wages = await payments('second01', { kind: 'daily' });
    assert.deepEqual(
      wages.list.map(({ gross, taken, amount, state, rate, payer }) => [gross, taken, amount, state, rate, payer]),
      [['0.45', '0.05', '0.40', 'paid', 30, undefined]],
    );
    assert.deepEqual(wages.totals, { payments: 1, validBet: '150.00', amount: '0.40', owed: '0.00' });
    const day = dayIn(portalZone, hour(1));
    assert.equal(wages.days.find((each) => each.day === day)?.amount, '0.40', 'of the day it ended on');
    const [dividend, ...more] = (await payments('top01', { kind: 'dividend' })).list;
    assert.deepEqual([dividend?.gross, dividend?.amount, more], ['10.00', '10.00', []]);
    const windows = await payments('second01', { kind: 'realtime' });
    // 40.00 counts and 60.00 is above the limit; the window an hour later was won by the players.
    assert.deepEqual(
      windows.list.map(({ amount, payer }) => [amount, payer]),
      [
        ['2.00', 'top01'],
        ['3.00', 'top01'],
      ],
    );
  });

  // covers 2.6
  test('lists payments to direct downlines, whoever paid', async () => {
    const given = await payments('top01', { kind: 'daily', side: 'given' });
    assert.deepEqual([given.list.length, given.list[0]?.account], [1, 'second01']);
    for (const [account, count] of [
      ['SECOND01', 1],
      ['third01', 0],
      ['nobody', 0],
    ] as const) {
      const found = await payments('top01', { kind: 'daily', side: 'given', account });
      assert.equal(found.list.length, count, account);
    }
    assert.equal((await payments('top01', { kind: 'daily', side: 'given', state: 'owed' })).list.length, 0);
  });

  // covers 2.6
  test("explains an amount by figures, version, tier, downlines' share and bets", async () => {
    const { id } = await firstOf('second01', 'daily');
    const explanation = (await api.send(explainPayment, { id }, as('second01'))).value;
    assert.deepEqual([explanation.tier, explanation.version.no, explanation.version.terms], [0, 1, wage(30)]);
    assert.deepEqual(explanation.taken, [{ account: 'third01', amount: '0.05' }]);
    assert.deepEqual(explanation.figures, {
      of: 'team',
      validBet: '150.00',
      wins: '100.00',
      bonuses: '0.00',
      rebates: '0.00',
      net: '50.00',
      activeMembers: 2,
      carriedIn: '0.00',
      carriedOut: '0.00',
    });
    const bets = (await api.send(listPaymentBets, { id, pageSize: 2 }, as('second01'))).value;
    assert.deepEqual([bets.totalPages, bets.list.length, bets.list[0]?.account], [2, 2, 'player21']);
    const [, window] = (await payments('second01', { kind: 'realtime' })).list;
    const realTimeBets = await api.send(listPaymentBets, { id: window?.id ?? '' }, as('top01'));
    assert.deepEqual(realTimeBets.value.list.map(({ stake, counts }) => [stake, counts]).sort(), [
      ['40.00', true],
      ['60.00', false],
    ]);
  });

  // covers 2.6
  test('counts a late correction at its own time, and recomputes the payment exactly', async () => {
    const [, , , , ofThird] = branch.players;
    if (!ofThird) throw new Error('The third agent has players');
    const { id } = await firstOf('top01', 'dividend');
    const settled = await bet(app, ofThird, { at: hour(25), stakeMinor: 2000n, winMinor: 0n });
    const late = { winBeforeMinor: '0', winMinor: '700', transactionId: 'late', correctedAt: hour(50).toISOString() };
    await app.server.kernel.outbox.publish(betCorrected, { ...settled, ...late });
    await app.server.kernel.outbox.drain();
    clock.set(hour(72.1).toISOString());
    await app.modules.agents.settlement.settle();
    await logIn();
    const { list } = await payments('top01', { kind: 'dividend' });
    assert.deepEqual(
      list.map(({ gross }) => gross),
      ['0.00', '4.00', '10.00'],
    );
    for (const payment of [...list, ...(await payments('second01', { kind: 'realtime' })).list]) {
      const again = (await api.send(replayPayment, { id: payment.id }, as('top01'))).value;
      assert.deepEqual(again, { amount: payment.amount, isSame: true });
    }
    const { figures } = (await api.send(explainPayment, { id: list[0]?.id ?? '' }, as('top01'))).value;
    assert.deepEqual(figures.of === 'team' && [figures.net, figures.carriedOut], ['-7.00', '-7.00']);
    assert.equal((await api.send(replayPayment, { id }, as('top01'))).value.isSame, true);
  });

  // covers 2.6
  test('shows a payment to both sides and uplines, and hides it from all others', async () => {
    const { id } = await firstOf('third01', 'daily');
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const call of [explainPayment, replayPayment, listPaymentBets]) {
      const codeOf = async (token: string | undefined, which = id) =>
        (await api.send(call as Call, { id: which }, token === undefined ? {} : { token })).code ?? 'seen';
      assert.equal(await codeOf(undefined), 'not_logged_in', 'visitor');
      assert.equal(await codeOf('no-such-session'), 'not_logged_in', 'expired session');
      assert.equal(await codeOf(tokens.get('player21')), 'not_an_agent', 'player');
      assert.equal(await codeOf(tokens.get('trial')), 'in_need_true_account', 'trial');
      assert.equal(await codeOf(tokens.get('stranger')), 'payment_not_found', 'other branch');
      assert.equal(await codeOf(tokens.get('fourth01')), 'payment_not_found', 'downline');
      assert.equal(await codeOf(tokens.get('second01')), 'seen', 'upline');
      assert.equal(await codeOf(tokens.get('top01')), 'seen', 'upline of the upline');
      assert.equal(await codeOf(tokens.get('third01')), 'seen', 'receiver');
      assert.equal(await codeOf(tokens.get('third01'), unknown), 'payment_not_found');
    }
    const refused = await api.send(explainPayment, { id }, as('stranger'));
    assert.deepEqual([refused.status, refused.message], [404, 'This payment was not found']);
  });

  test('refuses lists, income and simulations to players, trials and visitors, and hides other branches', async () => {
    const calls: [Call, Record<string, unknown>][] = [
      [listContractPayments, { kind: 'daily' }],
      [exportContractPayments, { kind: 'daily' }],
      [getAgentIncome, {}],
      [exportAgentIncome, {}],
      [simulateContract, { terms: wage(10) }],
    ];
    for (const [call, input] of calls) {
      assert.equal((await api.send(call, input)).code, 'not_logged_in');
      assert.equal((await api.send(call, input, { token: 'over' })).code, 'not_logged_in');
      assert.equal((await api.send(call, input, as('player21'))).code, 'not_an_agent');
      assert.equal((await api.send(call, input, as('trial'))).code, 'in_need_true_account');
    }
    for (const account of ['stranger', 'fourth01']) {
      assert.deepEqual((await payments(account, { kind: 'daily' })).list, []);
      assert.equal((await api.send(getAgentIncome, {}, as(account))).value.totals.net, '0.00');
    }
    for (const account of ['stranger', 'top01', 'player21', 'nobody', '%', 'd%']) {
      const { code } = await api.send(simulateContract, { terms: wage(10), account }, as('second01'));
      assert.equal(code, 'contract_outside', account);
    }
  });

  // covers 2.6
  test('shows income by day of payment, received and given', async () => {
    const second = (await api.send(getAgentIncome, {}, as('second01'))).value;
    assert.deepEqual(
      [second.totals.daily, second.totals.realtime, second.totals.given, second.owedToMe],
      ['0.44', '7.00', '0.00', '0.00'],
    );
    const top = (await api.send(getAgentIncome, {}, as('top01'))).value;
    const { dividend: paid, given, net } = top.totals;
    assert.deepEqual([paid, given, net, top.owedByMe], ['14.00', '7.00', '7.34', '0.00']);
    const paidOn = dayIn(portalZone, hour(24.1));
    assert.equal(top.days.find(({ day }) => day === paidOn)?.dividend, '10.00');
  });

  test('exports a line per payment and day', async () => {
    const file = async (path: string) => {
      const headers = { authorization: `Bearer ${tokens.get('second01')}` };
      return (await app.server.inject({ method: 'GET', url: path, headers })).body.trim().split('\r\n');
    };
    const wages = await file('/wps/agent/payments.csv?kind=daily');
    assert.equal(wages.length, 4);
    assert.match(wages[1] ?? '', /second01,house,150\.00,0\.30,0\.45,0\.05,0\.40,paid/);
    assert.equal((await file('/wps/agent/income.csv')).length, 8);
  });

  // covers 2.6
  test('simulates what the terms have paid', async () => {
    const [day, next] = [dayIn(portalZone, hour(1)), dayIn(portalZone, hour(25))];
    const days = { from: day, to: next };
    const gross = async (terms: ContractTerms, account?: string) =>
      (await api.send(simulateContract, { terms, ...days, ...(account ? { account } : {}) }, as('top01'))).value;
    const wages = await gross(wage(30), 'second01');
    assert.deepEqual(
      wages.periods.map((row) => [row.from, row.validBet, row.net, row.activeMembers, row.gross]),
      [
        [day, '150.00', '50.00', 2, '0.45'],
        [next, '20.00', '20.00', 1, '0.06'],
      ],
    );
    assert.equal((await gross(dividend)).gross, '14.00');
    assert.equal((await gross(realTime, 'second01')).gross, '7.00');
    const hours = await gross({ kind: 'hourly', tiers: [tier('60.00', 100)] }, 'second01');
    assert.deepEqual(
      hours.periods.map((row) => [row.validBet, row.rate, row.gross]),
      [
        ['150.00', 100, '1.00'],
        ['20.00', 0, '0.00'],
      ],
    );
  });

  test('simulates whole periods by their last day, like the record', async () => {
    const asked = { terms: { ...dividend, period: 'weekly' }, from: '2026-03-01', to: '2026-03-02' };
    const { periods } = (await api.send(simulateContract, asked, as('top01'))).value;
    assert.deepEqual(
      periods.map((row) => [row.from, row.to]),
      [['2026-02-23', '2026-03-01']],
    );
  });

  test('refuses hostile input, and limits the days of a query', async () => {
    const long = 'x'.repeat(10_000);
    const bad: [Call, Record<string, unknown>][] = [
      [listContractPayments, { kind: 'hourly', account: long }],
      [listContractPayments, { kind: 'all' }],
      [listContractPayments, { kind: 'daily', pageNo: 0 }],
      [listContractPayments, { kind: 'daily', from: '2026-03-05', to: '2026-03-01' }],
      [listContractPayments, { kind: 'daily', from: '2020-01-01' }],
      [listContractPayments, { kind: 'daily', from: "2026-03-01'; drop table members" }],
      [explainPayment, { id: 'x'.repeat(65) }],
      [simulateContract, { terms: { ...realTime, profitRate: 10_001 } }],
      [simulateContract, { terms: { ...realTime, profitRate: -1 } }],
      [simulateContract, { terms: { ...wage(1), tiers: [] } }],
      [simulateContract, { terms: { ...realTime, singleBet: '-5.00' } }],
    ];
    for (const [call, input] of bad) {
      const { code } = await api.send(call, input, as('top01'));
      assert.equal(code, 'invalid_input', JSON.stringify(input).slice(0, 90));
    }
    const tiers = [tier('10.00', 20), tier('5.00', 10)];
    const asked = { terms: { kind: 'hourly', tiers } };
    const { code, fields = {} } = await api.send(simulateContract, asked, as('top01'));
    assert.deepEqual([code, Object.keys(fields)[0]], ['tiers_out_of_order', 'terms.tiers.1.validBet']);
    const far = await payments('top01', { kind: 'daily', to: '2199-12-31' });
    assert.equal(far.period.to, dayIn(portalZone, clock.now()));
    assert.equal((await api.send(explainPayment, { id: "1' or '1'='1" }, as('top01'))).code, 'payment_not_found');
  });
});
