import { dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockOpenMember } from '../../accounts/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import type { MissionCatalogue, Missions } from './mission-catalogue.ts';
import { type ReachedMission, missionsReached as rows } from './missions.tables.ts';
import { isKeyOf, keyOf } from './periods.rules.ts';
import { reachMissions } from './progress/reach.ts';
import { grantOf } from './reward-terms.rules.ts';

export interface Claim {
  memberId: string;
  missionId: string;
  periodKey: string;
}

const isMeant = ({ memberId, missionId, periodKey }: Claim) =>
  and(eq(rows.memberId, memberId), eq(rows.missionId, missionId), eq(rows.periodKey, periodKey));

/**
 * Runs work on a reached mission, with member and row locked.
 * @throws Refusal as `claimMission`
 */
function withReached<T>(
  { database, db }: Pick<Kernel, 'database' | 'db'>,
  { member }: Pick<RewardKindDeps, 'member'>,
  catalogue: MissionCatalogue,
  claim: Claim,
  work: (reached: ReachedMission) => Promise<T>,
): Promise<T> {
  const { memberId } = claim;
  return database.transaction(async () => {
    await lockOpenMember(member, memberId);
    const missions = await catalogue.read();
    await reachMissions({ db }, missions, [memberId], [dayIn(missions.timeZone, missions.now)]);
    const [reached] = await db.select().from(rows).where(isMeant(claim)).for('update');
    if (!reached) throw new Refusal(refusalCodeOf(missions, claim));
    if (reached.claimedAt) throw new Refusal('mission_claimed');
    if (reached.claimUntil && reached.claimUntil <= missions.now) throw new Refusal('mission_over');
    return work(reached);
  });
}

type Parts = Pick<Kernel, 'database' | 'db' | 'clock'>;
type Deps = Pick<RewardKindDeps, 'member' | 'grants'>;

/**
 * Pays a mission for a period, once, on the terms it was reached on.
 * @throws Refusal `account_closed`, `mission_not_found`, `mission_not_reached`, `mission_over`, `mission_claimed`,
 * `reward_declined`
 */
export function claimMission(
  parts: Parts,
  deps: Deps,
  catalogue: MissionCatalogue,
  claim: Claim,
): Promise<ReachedMission> {
  return withReached(parts, deps, catalogue, claim, async (reached) => {
    if (reached.declinedAt) throw new Refusal('reward_declined');
    const { memberId, missionId, periodKey } = claim;
    const { name, reward } = reached;
    await deps.grants.giveAndPay({
      memberId,
      source: 'mission',
      reference: `${missionId} ${periodKey}`,
      name,
      ...grantOf(reward),
    });
    const claimedAt = parts.clock.now();
    await parts.db.update(rows).set({ claimedAt }).where(isMeant(claim));
    return { ...reached, claimedAt };
  });
}

/**
 * Declines it for good; a repeat changes nothing.
 * @throws Refusal as `claimMission`
 */
export function declineMission(parts: Parts, deps: Deps, catalogue: MissionCatalogue, claim: Claim): Promise<void> {
  return withReached(parts, deps, catalogue, claim, async ({ declinedAt }) => {
    if (!declinedAt) await parts.db.update(rows).set({ declinedAt: parts.clock.now() }).where(isMeant(claim));
  });
}

/** Returns why there is nothing to claim. */
function refusalCodeOf({ missions, timeZone, now }: Missions, { missionId, periodKey }: Claim): string {
  const mission = missions.find(({ id }) => id === missionId);
  if (!mission || !isKeyOf(mission.period, periodKey)) return 'mission_not_found';
  return periodKey < keyOf(mission.period, dayIn(timeZone, now)) ? 'mission_over' : 'mission_not_reached';
}
