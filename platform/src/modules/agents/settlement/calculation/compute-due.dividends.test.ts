import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms, Tier } from '@portal/shared/contract/agents/contract-terms';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { and, asc, eq } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { agree, bet, salaryBranch, tier } from '../../testing/salary-branch.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';

/** Monday 2 March 2026 in the portal's time zone, four weeks before the first contract. */
const mondayMs = Date.parse('2026-03-01T17:00:00.000Z');
const weekly = (tiers: Tier[], carryLoss = false): ContractTerms => ({
  kind: 'dividend',
  period: 'weekly',
  carryLoss,
  tiers,
});
const daily: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 500)] };

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let weeks = 0;
  /** Days since the Monday on which a test's contracts can begin; each test has its own four weeks. */
  const day = (no: number, ms = 0) => new Date(mondayMs + (weeks * 7 + no) * 86_400_000 + ms);
  const justBefore = (no: number) => day(no, -1);
  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  const newBranch = () => {
    weeks += 4;
    return salaryBranch(app, `w${weeks}`);
  };
  const contract = (agent: Member, upline: Member | undefined, terms: ContractTerms, from = day(0)) =>
    agree(app, agent, upline, [{ terms, from: from.toISOString(), until: day(21).toISOString() }]);
  const play = (player: Member | undefined, at: Date, stakeMinor: bigint, winMinor = 0n) => {
    if (!player) throw new Error('Each agent has players');
    return bet(app, player, { at, stakeMinor, winMinor });
  };
  const settleUntil = async (end: Date) => {
    clock.set(new Date(end.getTime() + 60_000).toISOString());
    await app.modules.agents.settlement.settle();
  };
  const settled = async (agent: Member, kind: ContractTerms['kind'] = 'dividend') =>
    (
      await app.server.kernel.db
        .select()
        .from(rows)
        .where(and(eq(rows.agentId, agent.id), eq(rows.kind, kind)))
        .orderBy(asc(rows.periodEnd))
    ).map((row) => ({
      days: [row.periodStart, row.periodEnd],
      state: row.state,
      rate: row.rate,
      net: amountFromMinor(row.validBetMinor - row.winMinor - row.bonusMinor - row.rebateMinor),
      sums: [row.grossMinor, row.takenMinor, row.amountMinor].map(amountFromMinor),
      carried: [row.carriedInMinor, row.carriedOutMinor].map(amountFromMinor),
    }));

  // covers 3
  test('pays dividends on four levels: the rate of each team less what direct downlines take', async () => {
    const { agents, beside, players } = await newBranch();
    const [top, second, third, fourth] = agents;
    await contract(top, undefined, weekly([tier('0.00', 4500)]));
    await contract(second, top, weekly([tier('0.00', 3000)]));
    await contract(third, second, weekly([tier('0.00', 2000)]));
    await contract(fourth, third, weekly([tier('0.00', 1000)]));
    await contract(beside, second, weekly([tier('0.00', 1500)]));
    await play(players[0], day(0), 10_000n, 4000n);
    await play(players[2], day(1), 20_000n, 25_000n);
    await play(players[4], day(2), 30_000n, 10_000n);
    await play(players[6], day(3), 5000n);
    await play(players[7], justBefore(7), 3333n);
    await play(players[8], day(4), 1001n);
    await settleUntil(day(7));
    // Net of the team; its rate, rounded down; the rates below; the rest. Together they equal the top's 136.50.
    const byHand: [string, Member, string, string[]][] = [
      ['fourth', fourth, '83.33', ['8.33', '0.00', '8.33']],
      ['third', third, '283.33', ['56.66', '8.33', '48.33']],
      ['beside', beside, '10.01', ['1.50', '0.00', '1.50']],
      ['second', second, '243.34', ['73.00', '58.16', '14.84']],
      ['top', top, '303.34', ['136.50', '73.00', '63.50']],
    ];
    for (const [name, agent, net, sums] of byHand) {
      const [week] = await settled(agent);
      assert.deepEqual([week?.net, week?.sums, week?.state], [net, sums, 'paid'], name);
    }
  });

  // covers 3
  test('pays a contract that begins midweek for the rest of the week', async () => {
    const { agents, players } = await newBranch();
    const [top] = agents;
    await contract(top, undefined, weekly([tier('0.00', 500), tier('50.00', 1000)]), day(2));
    await play(players[0], day(0), 10_000n);
    await play(players[0], justBefore(2), 4000n);
    await play(players[0], day(2), 2000n);
    await play(players[1], justBefore(7), 3000n);
    await play(players[1], day(7), 4999n);
    await settleUntil(day(14));
    const nothing = ['0.00', '0.00'];
    // 50.00 reaches 10 %; the 49.99 of the whole next week do not: 5 % of them are 2.49 and a half.
    assert.deepEqual(await settled(top), [
      {
        days: [day(2), day(7)],
        state: 'paid',
        rate: 1000,
        net: '50.00',
        sums: ['5.00', '0.00', '5.00'],
        carried: nothing,
      },
      {
        days: [day(7), day(14)],
        state: 'paid',
        rate: 500,
        net: '49.99',
        sums: ['2.49', '0.00', '2.49'],
        carried: nothing,
      },
    ]);
  });

  // covers 3
  test('pays nothing for days and weeks without play, and keeps the carried loss', async () => {
    const { agents, players } = await newBranch();
    const [top] = agents;
    await contract(top, undefined, weekly([tier('0.00', 1000)], true));
    await contract(top, undefined, daily);
    await play(players[0], day(0), 10_000n, 20_000n);
    await play(players[0], day(3), 19n, 19n);
    await play(players[1], day(14), 15_000n);
    await settleUntil(day(21));
    const dividends = (await settled(top)).map(({ net, sums, carried, state }) => [net, sums[2], ...carried, state]);
    assert.deepEqual(dividends, [
      ['-100.00', '0.00', '0.00', '-100.00', 'nothing'],
      ['0.00', '0.00', '-100.00', '-100.00', 'nothing'],
      ['150.00', '5.00', '-100.00', '0.00', 'paid'],
    ]);
    const days = await settled(top, 'daily');
    assert.deepEqual(
      days.map(({ days: [start] }) => start),
      Array.from({ length: 21 }, (_, no) => day(no)),
      'each day has its row',
    );
    // 5 % of 0.19 is less than a minor unit.
    const paid = days.flatMap(({ sums, state }, no) => (state === 'paid' ? [[no, sums[2]]] : []));
    assert.deepEqual(paid, [
      [0, '5.00'],
      [14, '7.50'],
    ]);
  });

  // covers 3
  test('pays the week of a change by the old terms, the next by the new, and keeps the loss', async () => {
    const { agents, players } = await newBranch();
    const [top] = agents;
    // Agreed on a Wednesday: takes effect on the following Monday.
    await agree(app, top, undefined, [
      { terms: weekly([tier('0.00', 500)], true), from: day(0).toISOString(), until: day(7).toISOString() },
      { terms: weekly([tier('0.00', 1200)], true), from: day(7).toISOString(), until: day(21).toISOString() },
    ]);
    await play(players[0], day(1), 10_000n, 8000n);
    await play(players[0], justBefore(7), 1n, 5000n);
    await play(players[1], day(7), 6000n);
    await play(players[0], day(14), 3333n);
    await settleUntil(day(21));
    // -29.99; 60.00 less that are 30.01, of which 12 % are 3.60 and a fraction; 12 % of 33.33 are 3.99 and a fraction.
    const weeksOf = (await settled(top)).map(({ rate, net, sums, carried }) => [rate, net, sums[2], ...carried]);
    assert.deepEqual(weeksOf, [
      [500, '-29.99', '0.00', '0.00', '-29.99'],
      [1200, '60.00', '3.60', '-29.99', '0.00'],
      [1200, '33.33', '3.99', '0.00', '0.00'],
    ]);
  });

  // The last test, because it moves the clock on by a year.
  // covers 3
  test('counts 13 days in the second half of February', async () => {
    const { agents, players } = await newBranch();
    const [top] = agents;
    const terms: ContractTerms = {
      kind: 'dividend',
      period: 'semimonthly',
      carryLoss: false,
      tiers: [tier('0.00', 1000)],
    };
    const [from, middle, end, until] = ['01-31', '02-15', '02-28', '03-15'].map((at) => `2027-${at}T17:00:00.000Z`);
    if (!from || !middle || !end || !until) throw new Error('Four boundaries');
    await agree(app, top, undefined, [{ terms, from, until }]);
    const at = (boundary: string, ms: number) => new Date(Date.parse(boundary) + ms);
    await play(players[0], at(from, 0), 10_000n);
    await play(players[0], at(middle, -1), 20_000n);
    await play(players[1], at(middle, 0), 4000n);
    await play(players[0], at(end, -1), 3009n);
    await play(players[0], at(end, 0), 70_000n);
    await settleUntil(new Date(until));
    const halves = (await settled(top)).map(({ days, net, sums }) => [
      ...days.map((moment) => moment?.toISOString()),
      net,
      sums[2],
    ]);
    assert.deepEqual(halves, [
      [from, middle, '300.00', '30.00'],
      [middle, end, '70.09', '7.00'],
      [end, until, '700.00', '70.00'],
    ]);
  });
});
