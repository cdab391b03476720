import { dayIn } from '@portal/shared/contract/calendar-days';
import { and, eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { holdOpenMember } from '../../member/index.ts';
import type { RoomDeps } from '../room-deps.ts';
import type { MissionBook, Missions } from './mission-book.ts';
import { type ReachedMission, missionsReached as rows } from './missions.tables.ts';
import { isKeyOf, keyOf } from './periods.rules.ts';
import { reachMissions } from './reach.ts';
import { grantOf } from './reward-terms.rules.ts';

export interface Claim {
  memberId: string;
  missionId: string;
  periodKey: string;
}

/**
 * Pays what a mission gives for a period, once, by the terms it was reached on. @throws Refusal `account_closed`,
 * `mission_not_found`, `mission_not_reached`, `mission_over`, `mission_claimed`
 */
export function claimMission(
  { database, db, clock }: Pick<Kernel, 'database' | 'db' | 'clock'>,
  { member, grants }: Pick<RoomDeps, 'member' | 'grants'>,
  book: MissionBook,
  claim: Claim,
): Promise<ReachedMission> {
  const { memberId, missionId, periodKey } = claim;
  const isMeant = and(eq(rows.memberId, memberId), eq(rows.missionId, missionId), eq(rows.periodKey, periodKey));
  return database.transaction(async () => {
    await holdOpenMember(member, memberId);
    const missions = await book.read();
    await reachMissions({ db }, missions, [memberId], [dayIn(missions.timeZone, missions.now)]);
    const [reached] = await db.select().from(rows).where(isMeant).for('update');
    if (!reached) throw new Refusal(whyNot(missions, claim));
    if (reached.claimedAt) throw new Refusal('mission_claimed');
    if (reached.claimUntil && reached.claimUntil <= missions.now) throw new Refusal('mission_over');
    const { name, reward } = reached;
    await grants.giveAndPay({
      ...{ memberId, source: 'mission', reference: `${missionId} ${periodKey}`, name },
      ...grantOf(reward),
    });
    const claimedAt = clock.now();
    await db.update(rows).set({ claimedAt }).where(isMeant);
    return { ...reached, claimedAt };
  });
}

/** Why there is nothing to claim. */
function whyNot({ missions, timeZone, now }: Missions, { missionId, periodKey }: Claim): string {
  const mission = missions.find(({ id }) => id === missionId);
  if (!mission || !isKeyOf(mission.period, periodKey)) return 'mission_not_found';
  return periodKey < keyOf(mission.period, dayIn(timeZone, now)) ? 'mission_over' : 'mission_not_reached';
}
