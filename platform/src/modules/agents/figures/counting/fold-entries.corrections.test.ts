import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import type { App } from '../../../../app.ts';
import { apiClient } from '../../../../testing/api-client.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { addMember, tokenOf } from '../../../accounts/testing/add-member.ts';
import { betCorrected, betSettled } from '../../../games/index.ts';
import { settledBet } from '../../../games/testing/settled-bet.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let player: Member;
  let token = '';

  before(async () => {
    app = await testApp(database(), { clock: testClock('2026-03-03T10:00:00.000Z') });
    const top = await addMember(app, 'top', { type: 1 });
    player = await addMember(app, 'direct', { uplinePath: top.uplinePath });
    token = await tokenOf(app, 'top');
  });
  after(() => app.close());

  // covers 9
  test('counts each correction once at its own time, whenever its settlement arrives', async () => {
    const { outbox } = app.server.kernel;
    const bet = settledBet(player);
    const corrected = (winBeforeMinor: string, winMinor: string) => ({
      ...bet,
      winBeforeMinor,
      winMinor,
      transactionId: `t${winMinor}`,
      correctedAt: '2026-03-03T09:00:00.000Z',
    });
    // The settlement arrives after the correction: subscriptions are independent.
    await outbox.publish(betCorrected, corrected('1000', '4000'));
    await outbox.drain();
    await outbox.publish(betSettled, bet);
    await outbox.publish(betCorrected, corrected('4000', '300'));
    await outbox.publish(betCorrected, corrected('4000', '300'));
    await outbox.drain();
    const of = async (day: string) => {
      const { value } = await apiClient(app).send(getTeamOverview, { from: day, to: day }, { token });
      return [value.stake, value.win, value.rounds, value.activeMembers];
    };
    assert.deepEqual(await of('2026-03-02'), ['25.00', '10.00', 1, 1]);
    assert.deepEqual(await of('2026-03-03'), ['0.00', '-7.00', 0, 0]);
  });
});
