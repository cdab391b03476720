import { addDays } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { RewardSettings } from '../../rewards.settings.ts';
import { leaderboardWeeks as rows, type WeekRule } from '../missions.tables.ts';

/** Weeks of the leaderboard, by their Mondays. */
export function createWeeks({ db, clock }: Pick<Kernel, 'db' | 'clock'>, settings: RewardSettings) {
  /** The moment at which a week ends. */
  const endOf = async (week: string) => startOfDay(await settings.get('timeZone'), addDays(week, 7));

  /** The rule of a week not yet counted: the setting; a week that is over has no prizes. */
  async function ruleNow(week: string): Promise<WeekRule | null> {
    const { isOpen, measure, minStake, prizes } = await settings.get('rewards.leaderboard');
    if (!isOpen) return null;
    const isOver = (await endOf(week)) <= clock.now();
    return { measure, minStake, prizes: isOver ? [] : prizes };
  }

  return {
    endOf,
    /** Reads a week; one without bets has the rule of the setting. */
    async read(week: string): Promise<typeof rows.$inferSelect> {
      const [found] = await db.select().from(rows).where(eq(rows.week, week));
      return found ?? { week, rule: await ruleNow(week), paidAt: null };
    },
    /**
     * Returns the rule of a week, stored with its first bet; undefined when nothing counts any more. Locks the week, so
     * that its prizes are not paid before the caller's transaction ends.
     */
    async hold(week: string): Promise<WeekRule | undefined> {
      const held = () => db.select().from(rows).where(eq(rows.week, week)).for('share');
      let [found] = await held();
      if (!found) {
        await db
          .insert(rows)
          .values({ week, rule: await ruleNow(week), paidAt: null })
          .onConflictDoNothing();
        [found] = await held();
      }
      return found?.paidAt ? undefined : (found?.rule ?? undefined);
    },
  };
}

export type Weeks = ReturnType<typeof createWeeks>;
