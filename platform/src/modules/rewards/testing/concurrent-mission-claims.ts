import assert from 'node:assert/strict';
import { claimMission } from '@portal/shared/contract/rewards/missions';
import type { Database } from '../../../kernel/database/database.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { memberAccount } from '../../wallet/index.ts';

/** Sends concurrent claims of one mission, each with its own key: money and points must be paid once. */
export async function missionClaimsAtOnce(database: Database, claims: number): Promise<void> {
  const app = await testApp(database);
  try {
    const { settings, wallet } = app.modules;
    const goal = { measure: 'rounds', count: 2 } as const;
    const reward = { amount: '5.00', points: 7, turnoverPercent: 0 };
    const mission = { id: 'rounds', name: { EN: 'Two rounds' }, period: 'daily', goal, reward, isOpen: true } as const;
    await settings.write('timeZone', 'UTC', 'test');
    await settings.write('rewards.missions', [mission], 'test');
    const racer = await addMember(app, 'racer');
    const token = await tokenOf(app, 'racer');
    // Stakes of zero, so that all points come from the mission.
    const bets = [1, 2].map(() => settledBet(racer, { stakeMinor: '0' }));
    await app.server.kernel.outbox.publishAll(betSettled, bets);
    await app.server.kernel.outbox.drain();
    const input = { missionId: 'rounds', periodKey: '2026-03-02' };
    const answers = await Promise.all(
      Array.from({ length: claims }, (_, no) =>
        apiClient(app).send(claimMission, input, { token, headers: { 'idempotency-key': `at-once-${no}` } }),
      ),
    );
    const refused = answers.filter(({ code }) => code === 'mission_claimed');
    assert.deepEqual([answers.filter(({ success }) => success).length, refused.length], [1, claims - 1]);
    assert.equal(await wallet.balanceOf(memberAccount(racer.id)), 500n);
    assert.equal(await wallet.balanceOf(memberAccount(racer.id, 'points')), 7n);
    assert.equal((await wallet.checkLedger()).balanced, true);
  } finally {
    await app.close();
  }
}
