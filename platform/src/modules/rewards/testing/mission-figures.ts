import assert from 'node:assert/strict';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { MissionGoal } from '@portal/shared/contract/rewards/mission-goal';
import type { Mission } from '@portal/shared/contract/rewards/missions';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import type { App } from '../../../app.ts';
import type { RewardSettingValues } from '../rewards.settings.ts';

/** A settled round as it was played. */
export interface RawBet {
  memberId: string;
  gameId: string;
  gameType: string;
  day: string;
  settledAt: Date;
  stakeMinor: bigint;
  winMinor: bigint;
}

type MissionSetting = RewardSettingValues['rewards.missions'][number];
type AskedGoal = MissionGoal & Pick<MissionSetting, 'minStake'>;

/** Returns a mission of each measure and period with unreachable goals, so that its progress is the plain figure. */
function measuringMissions(): MissionSetting[] {
  const goals: readonly AskedGoal[] = [
    { measure: 'stake', amount: '90000000.00' },
    { measure: 'stake', amount: '90000000.00', gameType: 'LOTT' },
    { measure: 'rounds', count: 100_000 },
    { measure: 'rounds', count: 100_000, gameType: 'RNG' },
    { measure: 'rounds', count: 100_000, minStake: '20.00' },
    { measure: 'games', count: 1000 },
    { measure: 'games', count: 1000, minStake: '50.00', gameType: 'RNG' },
    { measure: 'wins', count: 100_000, atLeast: '50.00' },
    { measure: 'wins', count: 100_000, atLeast: '1.00', gameType: 'RNG' },
  ];
  const periods = ['daily', 'weekly', 'once'] as const;
  const reward = { points: 1, turnoverPercent: 0 };
  return periods.flatMap((period) =>
    goals.map(({ minStake, ...goal }, no) => ({
      id: `${period}-${no}`,
      name: { EN: 'figure' },
      period,
      goal,
      minStake,
      reward,
      isOpen: true,
    })),
  );
}

/** Returns the Monday of a day's week, computed directly: 1970-01-05 was a Monday. */
function mondayBefore(day: string): string {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  return addDays(day, -((days - 4) % 7));
}

type Asked = Pick<Mission, 'goal' | 'minStake' | 'period'>;

/** Computes the progress towards a goal directly from the bets. */
function recomputed({ goal, minStake, period }: Asked, today: string, bets: readonly RawBet[]): bigint {
  const first = period === 'daily' ? today : period === 'weekly' ? mondayBefore(today) : '0000-00-00';
  const gameType = 'gameType' in goal ? goal.gameType : undefined;
  const leastMinor = minorUnits(minStake ?? '0.00');
  const isMeant = (bet: RawBet) => (!gameType || bet.gameType === gameType) && bet.stakeMinor >= leastMinor;
  const meant = bets.filter((bet) => bet.day >= first && bet.day <= today && isMeant(bet));
  if (goal.measure === 'stake') return meant.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  if (goal.measure === 'games') return BigInt(new Set(meant.map(({ gameId }) => gameId)).size);
  if (goal.measure === 'wins')
    return BigInt(meant.filter(({ winMinor }) => winMinor >= minorUnits(goal.atLeast)).length);
  return BigInt(meant.length);
}

const valueOfDone = ({ goal, done }: Mission) => (goal.measure === 'stake' ? minorUnits(done) : BigInt(done));

/**
 * Compares each member's mission figures and the weekly leaderboard with the raw bets. Returns how many were compared.
 */
export async function assertMissionFigures(app: App, bets: readonly RawBet[]): Promise<number> {
  const { settings, rewards } = app.modules;
  const today = dayIn(await settings.get('timeZone'), app.server.kernel.clock.now());
  await settings.write('rewards.missions', measuringMissions(), 'test');
  const memberIds = [...new Set(bets.map(({ memberId }) => memberId))];
  let compared = 0;
  for (const memberId of memberIds) {
    const own = bets.filter((bet) => bet.memberId === memberId);
    const { missions } = await rewards.missions.summary(memberId, 'EN');
    for (const shown of missions.filter(({ state }) => state === 'open')) {
      const expected = recomputed(shown, today, own);
      assert.equal(valueOfDone(shown), expected, `${memberId} ${shown.missionId}`);
      compared += 1;
    }
  }
  return compared + (await assertWeek(app, bets, today, memberIds));
}

/** Checks the current week by stake: sums, and the order of the places. */
async function assertWeek(app: App, bets: readonly RawBet[], today: string, memberIds: readonly string[]) {
  const ofWeek = bets.filter(({ day }) => day >= mondayBefore(today) && day <= today);
  const sums = memberIds
    .map((memberId) => {
      const own = ofWeek.filter((bet) => bet.memberId === memberId);
      const last = Math.max(0, ...own.map(({ settledAt }) => settledAt.getTime()));
      return { memberId, last, score: own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n) };
    })
    .filter(({ score }) => score > 0n)
    .sort((a, b) => Number(b.score - a.score) || a.last - b.last);
  for (const [index, { memberId, score }] of sums.entries()) {
    const { own, players } = await app.modules.rewards.missions.leaderboard(memberId, 'current');
    assert.deepEqual([own?.place, minorUnits(own?.score ?? '0.00'), players], [index + 1, score, sums.length]);
  }
  return sums.length;
}
