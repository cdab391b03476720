import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractKind, ContractTerms, Tier } from '@portal/shared/contract/agents/contract-terms';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { and, asc, eq } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { agree, bet, fund, type SalaryBranch, salaryBranch, tier } from '../../testing/salary-branch.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Start of 2 March in the portal's time zone. */
const start = Date.parse('2026-03-01T17:00:00.000Z');
const daily = (...tiers: Tier[]): ContractTerms => ({ kind: 'daily', period: 'daily', tiers });
const hourly = (...tiers: Tier[]): ContractTerms => ({ kind: 'hourly', tiers });
const realTime = (profitRate: number, lossRate: number, singleBet: string): ContractTerms => ({
  kind: 'realtime',
  profitRate,
  lossRate,
  singleBet,
});

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let branches = 0;
  /** First day of a test; each test has its own week. */
  let from = start;
  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  /** Adds a branch of four levels with the terms from the top down; `beside` applies at the third level. */
  async function addBranch(terms: readonly ContractTerms[], beside?: ContractTerms): Promise<SalaryBranch> {
    branches += 1;
    from = start + branches * 7 * dayMs;
    const branch = await salaryBranch(app, `s${branches}`);
    const days = { from: new Date(from).toISOString(), until: new Date(from + 4 * dayMs).toISOString() };
    for (const [level, agent] of branch.agents.entries()) {
      await fund(app, agent, 100_000n);
      const [own, upline] = [terms[level], branch.agents[level - 1]];
      const paidBy = own?.kind === 'realtime' && upline ? 'upline' : 'house';
      if (own) await agree(app, agent, upline, [{ terms: own, paidBy, ...days }]);
    }
    if (beside) await agree(app, branch.beside, branch.agents[1], [{ terms: beside, ...days }]);
    return branch;
  }

  /** Two players are below each agent: 0 and 1 below the top, 2 and 3 below the second, and so on. */
  const play = ({ players }: SalaryBranch, no: number, ms: number, stakeMinor: bigint, winMinor = 0n) => {
    const player = players[no];
    assert.ok(player);
    return bet(app, player, { at: new Date(from + ms), stakeMinor, winMinor });
  };

  async function settle(ms: number) {
    clock.set(new Date(from + ms + minuteMs).toISOString());
    await app.modules.agents.settlement.settle();
  }

  /** By period: number, rate, gross, downlines' share, payment. */
  const settled = async ({ id }: Member, kind: ContractKind, lengthMs: number) =>
    (
      await app.server.kernel.db
        .select()
        .from(rows)
        .where(and(eq(rows.agentId, id), eq(rows.kind, kind)))
        .orderBy(asc(rows.periodEnd))
    ).map((row) => [
      (row.periodStart.getTime() - from) / lengthMs,
      row.rate,
      ...[row.grossMinor, row.takenMinor, row.amountMinor].map(amountFromMinor),
    ]);

  const none = (no: number) => [no, 0, '0.00', '0.00', '0.00'];

  // covers 3
  test('pays daily wages on four levels at the limits of tiers and a unit below, and for a day without play', async () => {
    const branch = await addBranch(
      [
        daily(tier('0.00', 100), tier('300.00', 150)),
        daily(tier('0.00', 80), tier('300.00', 120, { activeMembers: 3 })),
        daily(tier('20.00', 50), tier('100.00', 70)),
        daily(tier('20.00', 33)),
      ],
      daily(tier('50.00', 50)),
    );
    const [top, second, third, fourth] = branch.agents;
    await play(branch, 0, 0, 10_000n, 99_999n);
    await play(branch, 2, hourMs, 4999n);
    await play(branch, 4, 2 * hourMs, 8001n);
    await play(branch, 6, 3 * hourMs, 2000n);
    await play(branch, 8, dayMs - 1, 5000n);
    await play(branch, 4, dayMs, 6999n);
    await play(branch, 7, dayMs + hourMs, 3000n);
    for (const no of [2, 4, 8]) await play(branch, no, 2 * dayMs + no * hourMs, 10_000n);
    await settle(4 * dayMs);
    // The shares of all levels of a day add up to the top's gross: 4.50, 0.99 and 4.50.
    const byHand: [string, Member, unknown[]][] = [
      [
        'fourth: 20.00 and 30.00 x 0.33 %',
        fourth,
        [[0, 33, '0.06', '0.00', '0.06'], [1, 33, '0.09', '0.00', '0.09'], none(2), none(3)],
      ],
      [
        'third: 100.01 x 0.7 %, 99.99 x 0.5 %, 100.00 x 0.7 %',
        third,
        [[0, 70, '0.70', '0.06', '0.64'], [1, 50, '0.49', '0.09', '0.40'], [2, 70, '0.70', '0.00', '0.70'], none(3)],
      ],
      [
        'beside: 50.00 and 100.00 x 0.5 %',
        branch.beside,
        [[0, 50, '0.25', '0.00', '0.25'], none(1), [2, 50, '0.50', '0.00', '0.50'], none(3)],
      ],
      [
        'second: 200.00 and 99.99 x 0.8 %, 300.00 of three players x 1.2 %',
        second,
        [
          [0, 80, '1.60', '0.95', '0.65'],
          [1, 80, '0.79', '0.49', '0.30'],
          [2, 120, '3.60', '1.20', '2.40'],
          [3, 80, '0.00', '0.00', '0.00'],
        ],
      ],
      [
        'top: 300.00 x 1.5 %, 99.99 x 1 %, 300.00 x 1.5 %',
        top,
        [
          [0, 150, '4.50', '1.60', '2.90'],
          [1, 100, '0.99', '0.79', '0.20'],
          [2, 150, '4.50', '3.60', '0.90'],
          [3, 100, '0.00', '0.00', '0.00'],
        ],
      ],
    ];
    for (const [name, agent, days] of byHand) assert.deepEqual(await settled(agent, 'daily', dayMs), days, name);
  });

  // covers 3
  test('pays hourly salary on four levels, without a row for an hour without play', async () => {
    const branch = await addBranch([
      hourly(tier('0.00', 100)),
      hourly(tier('10.00', 80)),
      hourly(tier('10.00', 60), tier('50.00', 70)),
      hourly(tier('10.00', 40)),
    ]);
    const [top, second, third, fourth] = branch.agents;
    await play(branch, 6, hourMs - 1, 1000n);
    await play(branch, 4, 0, 3999n, 10_000n);
    await play(branch, 2, minuteMs, 1n);
    await play(branch, 0, 2 * hourMs, 10_000n);
    await settle(dayMs);
    const byHand: [string, Member, unknown[]][] = [
      ['fourth: 10.00 x 0.4 %', fourth, [[0, 40, '0.04', '0.00', '0.04']]],
      ['third: 49.99 x 0.6 %', third, [[0, 60, '0.29', '0.04', '0.25']]],
      ['second: 50.00 x 0.8 %', second, [[0, 80, '0.40', '0.29', '0.11']]],
      [
        'top: 50.00 and 100.00 x 1 %',
        top,
        [
          [0, 100, '0.50', '0.40', '0.10'],
          [2, 100, '1.00', '0.00', '1.00'],
        ],
      ],
    ];
    for (const [name, agent, hours] of byHand) assert.deepEqual(await settled(agent, 'hourly', hourMs), hours, name);
  });

  // covers 3
  test('pays real-time salary on four levels: a stake at the limit counts, one above does not, and even players are on neither side', async () => {
    const branch = await addBranch([
      realTime(300, 200, '0.00'),
      realTime(200, 100, '40.00'),
      realTime(100, 100, '20.00'),
      realTime(50, 50, '20.00'),
    ]);
    const [top, second, third, fourth] = branch.agents;
    const windowMs = 5 * minuteMs;
    await play(branch, 6, 0, 2000n);
    await play(branch, 7, 1, 2001n);
    await play(branch, 4, minuteMs, 1000n, 2500n);
    await play(branch, 5, minuteMs, 300n);
    await play(branch, 5, 2 * minuteMs, 300n, 600n);
    await play(branch, 2, windowMs - 1, 4000n, 1000n);
    await play(branch, 0, minuteMs, 10_000n);
    await play(branch, 8, minuteMs, 500n, 500n);
    await play(branch, 6, 2 * windowMs, 100n, 1101n);
    await settle(hourMs);
    const byHand: [string, Member, unknown[]][] = [
      [
        'fourth: 20.00 lost x 0.5 %; 10.01 won x 0.5 %',
        fourth,
        [
          [0, 50, '0.10', '0.00', '0.10'],
          [2, 50, '0.05', '0.00', '0.05'],
        ],
      ],
      [
        'third: 20.00 lost and 15.00 won x 1 %; 10.01 won x 1 %',
        third,
        [
          [0, 100, '0.35', '0.00', '0.35'],
          [2, 100, '0.10', '0.00', '0.10'],
        ],
      ],
      [
        'second: 70.01 lost x 2 %, 15.00 won x 1 %; 10.01 won x 1 %',
        second,
        [
          [0, 200, '1.55', '0.00', '1.55'],
          [2, 200, '0.10', '0.00', '0.10'],
        ],
      ],
      [
        'top: 170.01 lost x 3 %, 15.00 won x 2 %; 10.01 won x 2 %',
        top,
        [
          [0, 300, '5.40', '0.00', '5.40'],
          [2, 300, '0.20', '0.00', '0.20'],
        ],
      ],
    ];
    for (const [name, agent, windows] of byHand)
      assert.deepEqual(await settled(agent, 'realtime', windowMs), windows, name);
    // 1,000.00 plus what each level is paid, less what it pays to the next.
    const balances = await app.modules.wallet.mainBalances(branch.agents.map(({ id }) => id));
    assert.deepEqual(
      branch.agents.map(({ id }) => amountFromMinor(balances.get(id) ?? 0n)),
      ['1003.95', '1001.20', '1000.30', '1000.15'],
    );
  });
});
