import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listContractPayments, listPaymentBets, replayPayment } from '@portal/shared/contract/agents/contract-payments';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { simulateContract } from '@portal/shared/contract/agents/contracts';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { App } from '../../../../app.ts';
import { type ApiClient, apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { tokenOf } from '../../../accounts/testing/add-member.ts';
import { type BetSettled, betCorrected } from '../../../games/index.ts';
import { agree, bet, fund, portalZone, salaryBranch } from '../../testing/salary-branch.ts';

const realTime: ContractTerms = { kind: 'realtime', profitRate: 1000, lossRate: 500, singleBet: '0.00' };
const from = '2026-03-01T17:00:00.000Z';
/** Minutes since the contract began. */
const at = (minutes: number) => new Date(Date.parse(from) + minutes * 60_000);
const nextDay = 1440;

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let api: ApiClient;
  const settleAt = async (minutes: number) => {
    clock.set(at(minutes).toISOString());
    await app.modules.agents.settlement.settle();
  };
  const correct = async (settled: BetSettled, winMinor: string, minutes: number) => {
    const change = { winBeforeMinor: settled.winMinor, winMinor, transactionId: `t${minutes}` };
    await app.server.kernel.outbox.publish(betCorrected, {
      ...settled,
      ...change,
      correctedAt: at(minutes).toISOString(),
    });
    await app.server.kernel.outbox.drain();
  };

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    const branch = await salaryBranch(app);
    const [top, second] = branch.agents;
    await fund(app, top, 100_000n);
    await agree(app, second, top, [{ terms: realTime, paidBy: 'upline', from }]);
    const [, , player, other] = branch.players;
    if (!player || !other) throw new Error('The second agent has players');
    const lost = await bet(app, player, { at: at(1), stakeMinor: 10_000n, winMinor: 0n });
    const corrected = await bet(app, other, { at: at(2), stakeMinor: 2000n, winMinor: 0n });
    await correct(corrected, '500', 4);
    await settleAt(10);
    // On the next day the lost bet becomes a win, first in minutes without play, then among new play of the same
    // player.
    await correct(lost, '30000', nextDay);
    await correct({ ...lost, winMinor: '30000' }, '0', nextDay + 6);
    await bet(app, player, { at: at(nextDay + 7), stakeMinor: 1000n, winMinor: 0n });
    await settleAt(nextDay + 20);
  });
  after(() => app.close());

  // covers 3
  test("does not count today's correction of yesterday's bet as play of today", async () => {
    const caller = { token: await tokenOf(app, 'second01') };
    const { list } = (await api.send(listContractPayments, { kind: 'realtime' }, caller)).value;
    // 10 % of 100.00 and of 20.00 - 5.00, which was corrected within the 5 minutes of its bet; on the next day of 10.00
    // alone.
    assert.deepEqual(
      list.map(({ from: start, validBet, amount }) => [start, validBet, amount]),
      [
        [at(nextDay + 5).toISOString(), '10.00', '1.00'],
        [at(0).toISOString(), '120.00', '11.50'],
      ],
    );
    for (const { id, amount } of list)
      assert.deepEqual((await api.send(replayPayment, { id }, caller)).value, { amount, isSame: true });
    const bets = await Promise.all(
      list.map(async ({ id }) => (await api.send(listPaymentBets, { id }, caller)).value.list),
    );
    assert.deepEqual(
      bets.map((of) => of.map(({ stake, win, isCorrection, counts }) => [stake, win, isCorrection, counts])),
      [
        [
          ['10.00', '0.00', false, true],
          ['0.00', '-300.00', true, false],
        ],
        [
          ['0.00', '5.00', true, true],
          ['20.00', '0.00', false, true],
          ['100.00', '0.00', false, true],
        ],
      ],
    );
  });

  test('leaves it out of a simulation too', async () => {
    const caller = { token: await tokenOf(app, 'second01') };
    const days = { from: dayIn(portalZone, at(0)), to: dayIn(portalZone, at(nextDay)) };
    const { periods } = (await api.send(simulateContract, { terms: realTime, ...days }, caller)).value;
    assert.deepEqual(
      periods.map(({ validBet, gross }) => [validBet, gross]),
      [
        ['120.00', '11.50'],
        ['10.00', '1.00'],
      ],
    );
  });
});
