import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Mission } from '@portal/shared/contract/rewards/missions';
import { dayIn, mondayOf } from '@portal/shared/contract/time/calendar-days';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MissionCatalogue, OfferedMission } from './mission-catalogue.ts';
import { type ReachedMission, missionsReached as rows } from './missions.tables.ts';
import { keyOf } from './periods.rules.ts';
import { daysPlayed, goalValues } from './progress/goal-values.ts';
import { reachMissions } from './progress/reach.ts';
import { runUntil } from './progress/runs.rules.ts';
import { showOpen, showReached } from './show-mission.ts';

const isClaimableNow = ({ claimedAt, declinedAt, claimUntil }: ReachedMission, now: Date) =>
  !claimedAt && !declinedAt && (!claimUntil || claimUntil > now);

/** Reads the page of missions. */
export function createMissionSummary({ db, clock }: Pick<Kernel, 'db' | 'clock'>, catalogue: MissionCatalogue) {
  const isClaimable = (memberId: string) =>
    and(
      eq(rows.memberId, memberId),
      isNull(rows.claimedAt),
      isNull(rows.declinedAt),
      or(isNull(rows.claimUntil), gt(rows.claimUntil, clock.now())),
    );

  async function valueNow({ goal, period }: OfferedMission, memberId: string, today: string): Promise<bigint> {
    const around = { first: today, last: today };
    const asked = { goal, period, periodKey: keyOf(period, today), memberIds: [memberId], around };
    if (goal.measure !== 'days') return (await goalValues(db, asked)).get(memberId) ?? 0n;
    return BigInt(runUntil((await daysPlayed(db, asked)).get(memberId) ?? [], today));
  }

  return {
    /** Counts claimable missions: the badge of the menu. */
    countClaimable: (memberId: string): Promise<number> => db.$count(rows, isClaimable(memberId)),
    /** Lists missions in the operator's order, preceded by those of earlier periods that can still be claimed. */
    async list(memberId: string, language: LanguageCode): Promise<Mission[]> {
      const missions = await catalogue.read();
      const { timeZone, now } = missions;
      const today = dayIn(timeZone, now);
      await reachMissions({ db }, missions, [memberId], [today]);
      const isNow = inArray(rows.periodKey, ['once', today, mondayOf(today)]);
      const isMeant = and(eq(rows.memberId, memberId), or(isNow, isClaimable(memberId)));
      const reached = await db.select().from(rows).where(isMeant).orderBy(rows.reachedAt, rows.missionId);
      const current = (id: string, key: string) => reached.find((row) => row.missionId === id && row.periodKey === key);
      const shown: Mission[] = [];
      for (const mission of missions.missions) {
        const periodKey = keyOf(mission.period, today);
        const row = current(mission.id, periodKey);
        if (row) shown.push(showReached(row, language, timeZone));
        else {
          const value = await valueNow(mission, memberId, today);
          shown.push(showOpen(mission, periodKey, value, language, timeZone));
        }
      }
      const isListed = (id: string, key: string) =>
        shown.some(({ missionId, periodKey }) => missionId === id && periodKey === key);
      // From an earlier period, or no longer offered: listed only while claimable.
      const earlier = reached.filter((row) => !isListed(row.missionId, row.periodKey) && isClaimableNow(row, now));
      return [...earlier.map((row) => showReached(row, language, timeZone)), ...shown];
    },
  };
}
