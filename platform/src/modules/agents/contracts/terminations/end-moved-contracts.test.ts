import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Contract, listContracts } from '@portal/shared/contract/agents/contracts';
import { eq } from 'drizzle-orm';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { agentSettlements } from '../../settlement/settlement.tables.ts';
import { type ContractHarness, contractHarness } from '../../testing/contract-harness.ts';
import { assertContractInvariants } from '../../testing/contract-invariants.ts';
import { bet } from '../../testing/salary-branch.ts';
import { dailySample, dividendSample, hourlySample, realTimeSample } from '../../testing/sample-terms.ts';

const monthly = [500, 400, 300].map((rate) => dailySample(rate, 'monthly'));
const nextDay = '2026-03-10T17:00:00.000Z';

forEachDatabase(({ database }) => {
  let harness: ContractHarness;
  before(async () => {
    harness = await contractHarness(database());
    for (const [account, upline] of [
      ['top', undefined],
      ['mid', 'top'],
      ['low', 'mid'],
      ['leaving', 'top'],
      ['under', 'leaving'],
      ['other', undefined],
    ] as const)
      await harness.add(account, upline, upline ? 2 : 1);
    await harness.add('player', 'low', 0);
    for (const [at, account] of ['top', 'mid', 'low'].entries()) {
      await harness.agree(account, monthly[at] ?? dailySample(0));
      await harness.agree(account, dividendSample(90 - at, 'semimonthly'));
      await harness.agree(account, hourlySample(90 - at));
      await harness.agree(account, realTimeSample(90 - at));
    }
    await harness.agree('leaving', dailySample(400, 'monthly'));
    await harness.agree('under', dailySample(300, 'monthly'));
    await harness.moveTo('2026-03-10T08:02:00.000Z');
  });
  after(() => harness.close());

  const endsOf = async (account: string): Promise<string[]> => {
    const input = { over: 'true', pageSize: '20' };
    const { own } = (await harness.api.send(listContracts, input, harness.token(account))).value;
    const end = ({ kind, version }: Contract) => `${kind} ${version?.until ?? 'goes on'}`;
    return own.map(end).sort();
  };
  const move = (account: string, to: string) =>
    harness.app.modules.member.branches.move(harness.member(account).id, harness.member(to).id);

  // covers 4
  test("ends a moved branch's contracts with the day, the hour or the 5 minutes, not with the month", async () => {
    await move('mid', 'other');
    const ends = [
      `daily ${nextDay}`,
      `dividend ${nextDay}`,
      'hourly 2026-03-10T09:00:00.000Z',
      'realtime 2026-03-10T08:05:00.000Z',
    ];
    assert.deepEqual([await endsOf('mid'), await endsOf('low')], [ends, ends]);
    assert.deepEqual(await endsOf('top'), ['daily goes on', 'dividend goes on', 'hourly goes on', 'realtime goes on']);
  });

  test('shortens contracts that were ending with the month to the day', async () => {
    const [own] = (await harness.api.send(listContracts, { kind: 'daily' }, harness.token('leaving'))).value.own;
    await harness.answer('leaving', 'daily', { contractId: own?.id ?? '', action: 'terminate' });
    const monthEnd = 'daily 2026-03-31T17:00:00.000Z';
    assert.deepEqual([await endsOf('leaving'), await endsOf('under')], [[monthEnd], [monthEnd]]);
    await move('leaving', 'other');
    assert.deepEqual([await endsOf('leaving'), await endsOf('under')], [[`daily ${nextDay}`], [`daily ${nextDay}`]]);
  });

  test('pays up to that end and nothing after it', async () => {
    const player = await harness.app.modules.member.byId(harness.member('player').id);
    if (!player) throw new Error('The player is below the moved branch');
    const bets = [
      ['2026-03-10T10:00:00.000Z', 10_000n],
      ['2026-03-11T10:00:00.000Z', 70_000n],
    ] as const;
    for (const [at, stakeMinor] of bets) await bet(harness.app, player, { at: new Date(at), stakeMinor, winMinor: 0n });
    await harness.moveTo('2026-04-02T08:00:00.000Z');
    await harness.app.modules.agents.settlement.settle();
    const { agentId, kind, periodEnd, grossMinor } = agentSettlements;
    const { db } = harness.app.server.kernel;
    const rows = await db
      .select({ agentId, kind, periodEnd, grossMinor })
      .from(agentSettlements)
      .where(eq(kind, 'daily'));
    const ofMoved = (account: string) =>
      rows
        .filter((row) => row.agentId === harness.member(account).id)
        .map((row) => [row.periodEnd.toISOString(), row.grossMinor]);
    assert.deepEqual([ofMoved('mid'), ofMoved('low')], [[[nextDay, 400n]], [[nextDay, 300n]]]);
  });

  test('lets the new upline make offers from then on', async () => {
    await harness.agree('other', dailySample(900));
    assert.equal((await harness.offer('other', 'mid', dailySample(800))).success, true);
    await assertContractInvariants(database());
  });
});
