import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type ContractPayment,
  explainPayment,
  listContractPayments,
} from '@portal/shared/contract/agents/contract-payments';
import { type ContractKind, contractKinds } from '@portal/shared/contract/agents/contract-terms';
import { simulateContract } from '@portal/shared/contract/agents/contracts';
import { getAgentIncome } from '@portal/shared/contract/agents/income';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { App } from '../app.ts';
import { tokenOf } from '../modules/accounts/testing/add-member.ts';
import { bet } from '../modules/agents/testing/salary-branch.ts';
import { type ApiClient, apiClient } from '../testing/api-client.ts';
import { openTestEmbedded } from '../testing/database/databases.ts';
import { testClock } from '../testing/test-clock.ts';
import { testApp } from '../testing/test-kernel.ts';
import { demoContractsStep } from './demo-contracts.ts';
import { demoMembersStep } from './demo-members.ts';
import { demoSalariesStep } from './demo-salaries.ts';

const clock = testClock('2026-03-10T05:00:00.000Z');
const everything = { from: '2026-01-01', to: '2026-03-10' };
const february = { from: '2026-02-01', to: '2026-02-28' };
const agents = ['agent01', 'agent02'] as const;
let app: App;
let api: ApiClient;
let timeZone: string;
let close: () => Promise<void>;
const tokens = new Map<string, string>();

before(async () => {
  const opened = await openTestEmbedded();
  close = opened.close;
  app = await testApp(opened.database, { clock });
  api = apiClient(app);
  await app.modules.content.seed();
  const { kernel } = app.server;
  await demoMembersStep.run(kernel, app.modules);
  await demoContractsStep.run(kernel, app.modules);
  timeZone = await app.modules.settings.get('timeZone');
  const players = ['player01', 'player02', 'player03'];
  for (let hour = 1; hour < 58 * 24; hour += 13) {
    const player = await app.modules.member.byAccount(players[hour % 3] ?? '');
    assert.ok(player);
    const at = new Date(clock.now().getTime() - hour * 3_600_000);
    const winMinor = hour % 4 === 0 ? 260_000n : 30_000n;
    await bet(app, player, { at, stakeMinor: 100_000n, winMinor });
  }
  for (const minutes of [20, 100, 300, 500])
    for (const account of players) {
      const player = await app.modules.member.byAccount(account);
      assert.ok(player);
      const at = new Date(clock.now().getTime() - minutes * 60_000);
      await bet(app, player, { at, stakeMinor: 100_000n, winMinor: minutes === 100 ? 150_000n : 20_000n });
    }
  await demoSalariesStep.run(kernel, app.modules);
  for (const account of agents) tokens.set(account, await tokenOf(app, account));
});
after(async () => {
  await app.close();
  await close();
});

const as = (account: string) => ({ token: tokens.get(account) ?? '' });

async function paymentsOf(account: string, kind: ContractKind, side: 'received' | 'given' = 'received') {
  const found: ContractPayment[] = [];
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
    const asked = { ...everything, kind, side, pageNo, pageSize: 100 };
    const { value } = await api.send(listContractPayments, asked, as(account));
    found.push(...value.list);
    totalPages = value.totalPages;
  }
  return found;
}

const sumOf = (payments: readonly { amount: string }[]) =>
  amountFromMinor(payments.reduce((sum, { amount }) => sum + minorUnits(amount), 0n));
const isIn = (at: string | undefined, { from, to }: typeof february) =>
  at !== undefined && dayIn(timeZone, new Date(at)) >= from && dayIn(timeZone, new Date(at)) <= to;
const lastDay = ({ to }: ContractPayment) => dayIn(timeZone, new Date(Date.parse(to) - 1));

for (const account of agents) {
  test(`${account}: income of a month equals the payments of that month, by kind and to downlines`, async () => {
    const income = (await api.send(getAgentIncome, february, as(account))).value.totals;
    for (const kind of contractKinds) {
      const paid = (await paymentsOf(account, kind)).filter(({ paidAt }) => isIn(paidAt, february));
      assert.equal(income[kind], sumOf(paid), kind);
    }
    const given = await Promise.all(contractKinds.map((kind) => paymentsOf(account, kind, 'given')));
    const byMe = given.flat().filter(({ payer, paidAt }) => payer === account && isIn(paidAt, february));
    assert.equal(income.given, sumOf(byMe));
    assert.notEqual(income.daily, '0.00', 'there is something to compare');
  });

  test(`${account}: a record of a month contains the periods that ended in it; over all days it equals the income`, async () => {
    const all = (await api.send(getAgentIncome, everything, as(account))).value.totals;
    for (const kind of contractKinds) {
      const payments = await paymentsOf(account, kind);
      const record = async (days: typeof february) =>
        (await api.send(listContractPayments, { ...days, kind }, as(account))).value.totals.amount;
      const ended = payments.filter((one) => lastDay(one) >= february.from && lastDay(one) <= february.to);
      assert.equal(await record(february), sumOf(ended.filter(({ state }) => state === 'paid')), kind);
      assert.equal(await record(everything), all[kind], kind);
    }
  });

  for (const kind of ['dividend', 'daily'] as const)
    test(`${account}: a simulation with the terms and facts of each ${kind} matches its explanation`, async () => {
      const payments = (await paymentsOf(account, kind)).toReversed();
      const whys = await Promise.all(
        payments.map(async ({ id }) => (await api.send(explainPayment, { id }, as(account))).value),
      );
      // The first period began with the contract, in its middle; the simulation carries nothing into its first one.
      const whole = whys.filter(({ payment, version }) => payment.from > version.from);
      const first = whole.findIndex(({ figures }) => figures.of === 'team' && figures.carriedIn === '0.00');
      const compared = whole.slice(first);
      const [start] = compared;
      assert.ok(start && compared.length > 1, 'there is something to compare');
      const asked = { terms: start.version.terms, from: lastDay(start.payment), to: everything.to };
      const { periods } = (await api.send(simulateContract, asked, as(account))).value;
      assert.deepEqual(
        periods.slice(0, compared.length).map((row) => [row.from, row.to, row.validBet, row.net, row.rate, row.gross]),
        compared.map(({ payment, figures }) => [
          dayIn(timeZone, new Date(payment.from)),
          lastDay(payment),
          payment.validBet,
          figures.of === 'team' ? figures.net : '',
          payment.rate,
          payment.gross,
        ]),
      );
    });

  test(`${account}: a simulated day of hourly salary equals the sum of its payments`, async () => {
    const payments = await paymentsOf(account, 'hourly');
    const [one] = payments;
    assert.ok(one);
    const { version } = (await api.send(explainPayment, { id: one.id }, as(account))).value;
    const { periods } = (await api.send(simulateContract, { terms: version.terms, ...february }, as(account))).value;
    const grossOf = (day: string) =>
      sumOf(payments.filter((payment) => lastDay(payment) === day).map(({ gross }) => ({ amount: gross })));
    assert.deepEqual(
      periods.map(({ to, gross }) => [to, gross]),
      periods.map(({ to }) => [to, grossOf(to)]),
    );
  });

  test(`${account}: a simulated day of real-time salary equals the sum of its payments and of their explanations`, async () => {
    const today = dayIn(timeZone, clock.now());
    const payments = (await paymentsOf(account, 'realtime')).filter((one) => lastDay(one) === today);
    const whys = await Promise.all(
      payments.map(async ({ id }) => (await api.send(explainPayment, { id }, as(account))).value),
    );
    const [one] = whys;
    assert.ok(one && whys.length > 1, 'there is something to compare');
    const asked = { terms: one.version.terms, from: today, to: today };
    const { periods } = (await api.send(simulateContract, asked, as(account))).value;
    const gross = sumOf(whys.map(({ payment }) => ({ amount: payment.gross })));
    assert.notEqual(gross, '0.00');
    assert.deepEqual(
      periods.map((row) => [row.from, row.to, row.gross]),
      [[today, today, gross]],
    );
    assert.equal(sumOf(payments.map((payment) => ({ amount: payment.gross }))), gross);
  });
}
