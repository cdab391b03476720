import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getTeamOverview, listTeamBets } from '@portal/shared/contract/agents/team-overview';
import type { App } from '../../../app.ts';
import { betCorrected } from '../../../kernel/events/bet-corrected.ts';
import { betSettled } from '../../../kernel/events/bet-settled.ts';
import { addMember, tokenOf } from '../../../testing/add-member.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { settledBet } from '../../../testing/settled-bet.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import type { Member } from '../../member/index.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let player: Member;
  let token = '';

  before(async () => {
    app = await testApp(database());
    const top = await addMember(app, 'top', { type: 1 });
    player = await addMember(app, 'direct', { uplinePath: top.uplinePath });
    token = await tokenOf(app, 'top');
  });
  after(() => app.close());

  test('a corrected win counts for the day of its bet, in the list and in the sums, each correction once', async () => {
    const { outbox } = app.server.kernel;
    const bet = settledBet(player);
    const corrected = (winBeforeMinor: string, winMinor: string) => ({
      ...{ ...bet, winBeforeMinor, winMinor, transactionId: `t${winMinor}`, correctedAt: '2026-03-02T09:00:00.000Z' },
    });
    // The settlement is told after the correction: subscriptions go on each for itself.
    await outbox.publish(betCorrected, corrected('1000', '4000'));
    await outbox.drain();
    await outbox.publish(betSettled, bet);
    await outbox.publish(betCorrected, corrected('4000', '300'));
    await outbox.publish(betCorrected, corrected('4000', '300'));
    await outbox.drain();
    const api = apiClient(app);
    const { value } = await api.send(getTeamOverview, {}, { token });
    assert.deepEqual([value.stake, value.win, value.rounds, value.activeMembers], ['25.00', '3.00', 1, 1]);
    const bets = await api.send(listTeamBets, { pageNo: 1, pageSize: 10 }, { token });
    assert.deepEqual(
      bets.value.list.map(({ win }) => win),
      ['3.00'],
    );
  });
});
