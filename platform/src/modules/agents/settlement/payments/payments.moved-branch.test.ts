import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import {
  explainPayment,
  listContractPayments,
  listPaymentBets,
  replayPayment,
} from '@portal/shared/contract/agents/contract-payments';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { simulateContract } from '@portal/shared/contract/agents/contracts';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { App } from '../../../../app.ts';
import { type ApiClient, apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { agree, bet, portalZone, type SalaryBranch, salaryBranch, tier } from '../../testing/salary-branch.ts';

const wage: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 1000)] };
const hourly: ContractTerms = { kind: 'hourly', tiers: [tier('0.00', 1000)] };
const realTime: ContractTerms = { kind: 'realtime', profitRate: 1000, lossRate: 0, singleBet: '0.00' };
const from = '2026-03-01T17:00:00.000Z';
const hour = (no: number) => new Date(Date.parse(from) + no * 3_600_000);

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let api: ApiClient;
  let branch: SalaryBranch;
  const tokens = new Map<string, string>();
  const as = (account: string) => ({ token: tokens.get(account) ?? '' });
  const given = async (account: string, kind: string) =>
    (await api.send(listContractPayments, { kind, side: 'given' }, as(account))).value.list;
  const play = async (at: Date, stakeMinor: bigint) => {
    // Below the third agent, under its current path.
    const player = await app.modules.member.byId(branch.players[4]?.id ?? '');
    if (!player) throw new Error('The third agent has players');
    return bet(app, player, { at, stakeMinor, winMinor: 0n });
  };

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    branch = await salaryBranch(app);
    const [, second, third] = branch.agents;
    const other = await addMember(app, 'other01', { type: 1 });
    await agree(app, third, second, [{ terms: wage, from }]);
    await agree(app, third, second, [{ terms: hourly, from }]);
    await agree(app, third, second, [{ terms: realTime, from }]);
    await play(hour(1), 10_000n);
    clock.set(hour(24.1).toISOString());
    await app.modules.agents.settlement.settle();
    await app.modules.member.branches.move(third.id, other.id);
    await play(hour(25), 4000n);
    clock.set(hour(48.1).toISOString());
    await app.modules.agents.settlement.settle();
    for (const account of ['top01', 'second01', 'third01', 'other01']) tokens.set(account, await tokenOf(app, account));
  });
  after(() => app.close());

  // covers 2.6
  test('shows payments to the uplines at the start of the period, not to later ones', async () => {
    const payments = [...(await given('second01', 'daily')), ...(await given('second01', 'hourly'))];
    assert.deepEqual(
      payments.map(({ amount }) => amount),
      // The contract that ended with the move had the current day, and only the earlier hours.
      ['4.00', '10.00', '10.00'],
    );
    assert.deepEqual(await given('other01', 'daily'), []);
    for (const { id } of payments) {
      for (const call of [explainPayment, replayPayment, listPaymentBets]) {
        for (const account of ['third01', 'second01', 'top01'])
          assert.equal((await api.send(call, { id }, as(account))).code, undefined, `${call.path} ${account}`);
        assert.equal((await api.send(call, { id }, as('other01'))).code, 'payment_not_found', call.path);
      }
    }
  });

  test('shows the bets behind a payment as far as they were below the caller; the receiver sees all', async () => {
    const payments = await given('second01', 'daily');
    const stakes = (account: string) =>
      Promise.all(
        payments.map(async ({ id }) => {
          const { list, totalPages } = (await api.send(listPaymentBets, { id }, as(account))).value;
          return [totalPages, ...list.map(({ stake }) => stake)];
        }),
      );
    assert.deepEqual(await stakes('third01'), [
      [1, '40.00'],
      [1, '100.00'],
    ]);
    for (const account of ['second01', 'top01']) assert.deepEqual(await stakes(account), [[0], [1, '100.00']], account);
  });

  test("recomputes a payment from the branch's entries alone, wherever it is now", async () => {
    const { figures } = app.modules.agents;
    const readers = [
      mock.method(figures, 'ofSpan', () => assert.fail('reads all entries of the portal')),
      mock.method(figures, 'playerNets', () => assert.fail('reads all entries of the portal')),
    ];
    for (const kind of ['daily', 'hourly', 'realtime']) {
      const list = await given('second01', kind);
      assert.ok(list.length > 0, kind);
      for (const { id, amount } of list) {
        const again = (await api.send(replayPayment, { id }, as('third01'))).value;
        assert.deepEqual(again, { amount, isSame: true }, kind);
      }
    }
    for (const reader of readers) reader.mock.restore();
  });

  // covers 2.6
  test('simulates for a new upline only what happened below it, and for the agent everything', async () => {
    const days = { from: dayIn(portalZone, hour(1)), to: dayIn(portalZone, hour(25)) };
    for (const terms of [wage, hourly, realTime]) {
      const simulated = async (account: string) =>
        (await api.send(simulateContract, { terms, account: 'third01', ...days }, as(account))).value.periods.map(
          ({ validBet, net, activeMembers, gross }) => [validBet, net, activeMembers, gross],
        );
      const now = ['40.00', '40.00', 1, '4.00'];
      assert.deepEqual(await simulated('other01'), [['0.00', '0.00', 0, '0.00'], now], terms.kind);
      assert.deepEqual(await simulated('third01'), [['100.00', '100.00', 1, '10.00'], now], terms.kind);
    }
  });
});
