import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { replayPayment } from '@portal/shared/contract/agents/contract-payments';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { eq } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { tokenOf } from '../../../accounts/testing/add-member.ts';
import { agree, bet, salaryBranch, tier } from '../../testing/salary-branch.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';

/** 1 March 2026 in the portal's time zone. */
const firstMs = Date.parse('2026-02-28T17:00:00.000Z');
const day = (no: number, ms = 0) => new Date(firstMs + (no - 1) * 86_400_000 + ms);
const monthly = (rate: number): ContractTerms => ({
  kind: 'dividend',
  period: 'monthly',
  carryLoss: false,
  tiers: [tier('0.00', rate)],
});
/** Stakes of the player who moves at the start of the 15th; most days have no play. */
const played: [at: Date, stakeMinor: bigint][] = [
  [day(1), 10_000n],
  [day(15, -1), 2000n],
  [day(15), 4000n],
  [day(31), 1000n],
];

/** Net of the team, its rate, what direct downlines take, the rest. */
type ByHand = Record<string, [net: string, gross: string, taken: string, amount: string]>;
const cases: { name: string; rates: Record<string, number>; byHand: ByHand }[] = [
  {
    name: 'a',
    rates: { top01: 4500, second01: 3000, third01: 2000, fourth01: 1000, beside01: 1500 },
    byHand: {
      fourth01: ['120.00', '12.00', '0.00', '12.00'],
      third01: ['120.00', '24.00', '12.00', '12.00'],
      beside01: ['50.00', '7.50', '0.00', '7.50'],
      second01: ['170.00', '51.00', '31.50', '19.50'],
      top01: ['170.00', '76.50', '51.00', '25.50'],
    },
  },
  {
    // The former uplines have no contract: nobody takes what was played below them.
    name: 'b',
    rates: { top01: 4500, second01: 3000, beside01: 1500 },
    byHand: {
      beside01: ['50.00', '7.50', '0.00', '7.50'],
      second01: ['170.00', '51.00', '7.50', '43.50'],
      top01: ['170.00', '76.50', '51.00', '25.50'],
    },
  },
];

for (const { name, rates, byHand } of cases) {
  forEachDatabase(({ database }) => {
    const clock = testClock('2026-02-20T00:00:00.000Z');
    let app: App;
    before(async () => {
      app = await testApp(database(), { clock });
    });
    after(() => app.close());

    async function liveThroughMonth(mover: Member, to: Member): Promise<void> {
      for (const [at, stakeMinor] of played) {
        clock.set(at.toISOString());
        if (at.getTime() === day(15).getTime()) await app.modules.member.branches.move(mover.id, to.id);
        const player = await app.modules.member.byId(mover.id);
        if (player) await bet(app, player, { at, stakeMinor, winMinor: 0n });
      }
      clock.set(day(32, 60_000).toISOString());
      await app.modules.agents.settlement.settle();
    }

    // covers 3, 9
    test(`pays a month in which a player moves to another upline, ${Object.keys(rates).length} contracts above`, async () => {
      const { agents, beside, players } = await salaryBranch(app, name);
      const [top, second, third, fourth] = agents;
      const chain = [
        { agent: top, upline: undefined },
        { agent: second, upline: top },
        { agent: third, upline: second },
        { agent: fourth, upline: third },
        { agent: beside, upline: second },
      ];
      const rateOf = ({ account }: Member) => rates[account.slice(name.length)];
      for (const { agent, upline } of chain) {
        const rate = rateOf(agent);
        if (rate) await agree(app, agent, upline, [{ terms: monthly(rate), from: day(1).toISOString() }]);
      }
      const mover = players[6];
      assert.ok(mover, 'the fourth agent has players');
      await liveThroughMonth(mover, beside);
      const api = apiClient(app);
      const found: ByHand = {};
      for (const { agent } of chain) {
        const settled = await app.server.kernel.db.select().from(rows).where(eq(rows.agentId, agent.id));
        for (const { id, validBetMinor, grossMinor, takenMinor, amountMinor } of settled) {
          const [net, gross, downlineShare, amount] = [validBetMinor, grossMinor, takenMinor, amountMinor].map(
            amountFromMinor,
          );
          found[agent.account.slice(name.length)] = [net ?? '', gross ?? '', downlineShare ?? '', amount ?? ''];
          const again = await api.send(replayPayment, { id }, { token: await tokenOf(app, agent.account) });
          assert.deepEqual(again.value, { amount, isSame: true }, agent.account);
        }
      }
      assert.deepEqual(found, byHand);
    });
  });
}
