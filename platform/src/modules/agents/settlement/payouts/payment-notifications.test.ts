import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { inArray } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { agree, bet, fund, salaryBranch, tier } from '../../testing/salary-branch.ts';
import { agentSettlements as rows } from '../settlement.tables.ts';
import { notifyOwedPaid, notifyPayers, notifyReceivers } from './payment-notifications.ts';

/** 10 % of each day's bets. */
const wage: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 1000)] };
const start = new Date('2026-02-28T17:00:00.000Z');
const end = new Date('2026-03-01T17:00:00.000Z');

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  // covers 9
  test('sends one message per payment to receiver and payer, even when notified twice', async () => {
    const { kernel } = app.server;
    const { agents, settings, inbox, wallet } = app.modules;
    const { agents: chain, players } = await salaryBranch(app, 'once');
    const [top, second] = chain;
    await fund(app, top, 10_000n);
    await agree(app, second, top, [{ terms: wage, paidBy: 'upline', from: start.toISOString() }]);
    const player = players[2];
    assert.ok(player, 'the second agent has players');
    await bet(app, player, { at: start, stakeMinor: 10_000n, winMinor: 0n });
    clock.set(new Date(end.getTime() + 60_000).toISOString());
    await agents.settlement.settle();
    const titles = async () => {
      const pages = [top, second].map(({ id }) => inbox.messages.page(id, { pageNo: 1, pageSize: 50 }));
      return (await Promise.all(pages)).map(({ list }) => list.map(({ texts }) => texts.EN?.title).sort());
    };
    const once = [['Paid to your team: daily wage'], ['Your daily wage is here']];
    assert.deepEqual(await titles(), once);
    const settled = await kernel.db
      .select()
      .from(rows)
      .where(inArray(rows.agentId, [second.id]));
    const deps = { settings, inbox, wallet };
    await notifyReceivers(kernel, deps, settled);
    await notifyPayers(kernel, deps, 'daily', { start, end });
    assert.deepEqual(await titles(), once);
    await notifyOwedPaid(kernel, deps, settled);
    const afterDebt = await titles();
    await notifyOwedPaid(kernel, deps, settled);
    assert.deepEqual(await titles(), afterDebt, 'nor of a debt that was paid');
  });
});
