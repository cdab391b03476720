import { claimMission, getMissionSummary } from '@portal/shared/contract/rewards/missions';
import type { Database } from '../../../kernel/database/database.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import type { Member } from '../../accounts/index.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import { memberAccount } from '../../wallet/index.ts';
import type { RewardSettingValues } from '../rewards.settings.ts';

type MissionSetting = RewardSettingValues['rewards.missions'][number];

/** The Monday on which the missions of the tests begin. */
export const monday = '2026-03-02';

/** Returns a mission as the operator configures it: two rounds a day by default. */
export const mission = (change: Partial<MissionSetting>): MissionSetting => ({
  id: 'rounds',
  name: { EN: 'Two rounds' },
  period: 'daily',
  goal: { measure: 'rounds', count: 2 },
  isOpen: true,
  reward: { amount: '5.00', turnoverPercent: 200 },
  ...change,
});

/** A platform for the tests of missions, and the calls of players and the operator. */
export function missionHarness(database: () => Database) {
  const clock = testClock();
  let keys = 0;
  const harness = hostedApp(database, {
    clock,
    prepare: (app) => app.modules.settings.write('timeZone', 'UTC', 'test'),
  });
  const summary = async (token: string) => (await harness.api.send(getMissionSummary, {}, { token })).value;

  return {
    clock,
    harness: harness,
    summary,
    offer: (...missions: MissionSetting[]) => harness.app.modules.settings.write('rewards.missions', missions, 'test'),
    async player(account: string) {
      const member = await addMember(harness.app, account);
      return { ...member, token: await tokenOf(harness.app, account) };
    },
    async play(...bets: BetSettled[]) {
      const { outbox } = harness.app.server.kernel;
      await outbox.publishAll(betSettled, bets);
      await outbox.drain();
    },
    states: async (token: string) =>
      (await summary(token)).missions.map(({ missionId, done, state }) => `${missionId} ${done} ${state}`),
    claim(token: string, missionId: unknown = 'rounds', periodKey: unknown = monday, key = `claim-${keys++}`) {
      return harness.api.send(claimMission, { missionId, periodKey }, { token, headers: { 'idempotency-key': key } });
    },
    wallet: ({ id }: Pick<Member, 'id'>) => harness.app.modules.wallet.balanceOf(memberAccount(id)),
  };
}
