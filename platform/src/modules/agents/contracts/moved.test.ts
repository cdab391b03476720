import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Contract, listContracts } from '@portal/shared/contract/agents/contract-calls';
import { eq } from 'drizzle-orm';
import { contractsHold } from '../../../testing/contract-invariants.ts';
import { type ContractPlace, contractPlace } from '../../../testing/contract-place.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { bet } from '../../../testing/salary-house.ts';
import { dailySample, dividendSample, hourlySample, realTimeSample } from '../../../testing/sample-terms.ts';
import { agentSettlements } from '../settlement/settlement.tables.ts';

const monthly = [500, 400, 300].map((rate) => dailySample(rate, 'monthly'));
const nextDay = '2026-03-10T17:00:00.000Z';

forEachDatabase(({ database }) => {
  let place: ContractPlace;
  before(async () => {
    place = await contractPlace(database());
    for (const [account, upline] of [
      ['top', undefined],
      ['mid', 'top'],
      ['low', 'mid'],
      ['leaving', 'top'],
      ['under', 'leaving'],
      ['other', undefined],
    ] as const)
      await place.add(account, upline, upline ? 2 : 1);
    await place.add('player', 'low', 0);
    for (const [at, account] of ['top', 'mid', 'low'].entries()) {
      await place.agree(account, monthly[at] ?? dailySample(0));
      await place.agree(account, dividendSample(90 - at, 'semimonthly'));
      await place.agree(account, hourlySample(90 - at));
      await place.agree(account, realTimeSample(90 - at));
    }
    await place.agree('leaving', dailySample(400, 'monthly'));
    await place.agree('under', dailySample(300, 'monthly'));
    await place.moveTo('2026-03-10T08:02:00.000Z');
  });
  after(() => place.close());

  const endsOf = async (account: string): Promise<string[]> => {
    const input = { over: 'true', pageSize: '20' };
    const { own } = (await place.api.send(listContracts, input, place.token(account))).value;
    const end = ({ kind, version }: Contract) => `${kind} ${version?.until ?? 'goes on'}`;
    return own.map(end).sort();
  };
  const move = (account: string, to: string) =>
    place.app.modules.member.moveBranch(place.member(account).id, place.member(to).id);

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
    const [own] = (await place.api.send(listContracts, { kind: 'daily' }, place.token('leaving'))).value.own;
    await place.answer('leaving', 'daily', { contractId: own?.id ?? '', action: 'terminate' });
    const monthEnd = 'daily 2026-03-31T17:00:00.000Z';
    assert.deepEqual([await endsOf('leaving'), await endsOf('under')], [[monthEnd], [monthEnd]]);
    await move('leaving', 'other');
    assert.deepEqual([await endsOf('leaving'), await endsOf('under')], [[`daily ${nextDay}`], [`daily ${nextDay}`]]);
  });

  test('pays up to that end and nothing after it', async () => {
    const player = await place.app.modules.member.byId(place.member('player').id);
    if (!player) throw new Error('The player is below the moved branch');
    const bets = [
      ['2026-03-10T10:00:00.000Z', 10_000n],
      ['2026-03-11T10:00:00.000Z', 70_000n],
    ] as const;
    for (const [at, stakeMinor] of bets) await bet(place.app, player, { at: new Date(at), stakeMinor, winMinor: 0n });
    await place.moveTo('2026-04-02T08:00:00.000Z');
    await place.app.modules.agents.settlement.settle();
    const { agentId, kind, periodEnd, grossMinor } = agentSettlements;
    const { db } = place.app.server.kernel;
    const rows = await db
      .select({ agentId, kind, periodEnd, grossMinor })
      .from(agentSettlements)
      .where(eq(kind, 'daily'));
    const ofMoved = (account: string) =>
      rows
        .filter((row) => row.agentId === place.member(account).id)
        .map((row) => [row.periodEnd.toISOString(), row.grossMinor]);
    assert.deepEqual([ofMoved('mid'), ofMoved('low')], [[[nextDay, 400n]], [[nextDay, 300n]]]);
  });

  test('lets the new upline make offers from then on', async () => {
    await place.agree('other', dailySample(900));
    assert.equal((await place.offer('other', 'mid', dailySample(800))).success, true);
    await contractsHold(database());
  });
});
