import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listContractPayments, listPaymentBets } from '@portal/shared/contract/agents/contract-payments';
import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { sql } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import { type ApiClient, apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { agree, tier } from '../../testing/salary-branch.ts';

const wage: ContractTerms = { kind: 'daily', period: 'daily', tiers: [tier('0.00', 100)] };
const from = '2026-03-01T17:00:00.000Z';

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-20T00:00:00.000Z');
  let app: App;
  let api: ApiClient;
  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
  });
  after(() => app.close());

  test('pages through the first 10,000 bets behind a payment', async () => {
    const agent = await addMember(app, 'busy01', { type: 1 });
    const player = await addMember(app, 'busyplayer', { uplinePath: agent.uplinePath });
    await agree(app, agent, undefined, [{ terms: wage, from }]);
    await app.server.kernel.db.execute(sql`
      insert into team_bets (id, round_id, member_id, upline_path, game_name, stake_minor, bet_stake_minor, win_minor,
        settled_at, day)
      select 'busy' || no, 'busy' || no, ${player.id}, ${player.uplinePath}, 'Dice', 100, 100, 0,
        ${from}::timestamptz + no * interval '1 second', '2026-03-02'
      from generate_series(1, 10050) as no`);
    clock.set('2026-03-02T17:05:00.000Z');
    await app.modules.agents.settlement.settle();
    const caller = { token: await tokenOf(app, 'busy01') };
    const [payment] = (await api.send(listContractPayments, { kind: 'daily' }, caller)).value.list;
    const page = async (pageNo: number, pageSize: number) => {
      const input = { id: payment?.id ?? '', pageNo, pageSize };
      const { list, totalPages } = (await api.send(listPaymentBets, input, caller)).value;
      return [totalPages, list.length, list.at(-1)?.roundId];
    };
    assert.deepEqual(await page(1, 100), [100, 100, 'busy9951']);
    assert.deepEqual(await page(100, 100), [100, 100, 'busy51']);
    assert.deepEqual(await page(101, 100), [100, 0, undefined]);
    assert.deepEqual(await page(1429, 7), [1429, 4, 'busy51'], 'the last page ends there');
  });
});
