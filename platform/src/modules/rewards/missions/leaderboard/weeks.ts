import { addDays } from '@portal/shared/contract/calendar-days';
import { startOfDay } from '@portal/shared/contract/time-zones';
import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { ContentModule } from '../../../content/index.ts';
import { leaderboardWeeks as rows, type WeekRule } from '../missions.tables.ts';

/** Weeks of the leaderboard, by their Mondays. */
export function createWeeks({ db, clock }: Pick<Kernel, 'db' | 'clock'>, { settings }: ContentModule) {
  /** The moment at which a week ends. */
  const endOf = async (week: string) => startOfDay(await settings.get('timeZone'), addDays(week, 7));

  /** What a week is played by that has not begun to count: the setting; nothing can be won any more where it is over. */
  async function ruleNow(week: string): Promise<WeekRule | null> {
    const { isOpen, measure, minStake, prizes } = await settings.get('rewards.leaderboard');
    if (!isOpen) return null;
    const isOver = (await endOf(week)) <= clock.now();
    return { measure, minStake, prizes: isOver ? [] : prizes };
  }

  return {
    endOf,
    /** The week as it stands; one that nothing was counted for is what the setting makes of it. */
    async read(week: string): Promise<typeof rows.$inferSelect> {
      const [found] = await db.select().from(rows).where(eq(rows.week, week));
      return found ?? { week, rule: await ruleNow(week), paidAt: null };
    },
    /**
     * The rule that a week counts by, kept with its first bet; undefined where nothing counts any more. Holds the week: its
     * prizes are not paid before the transaction around it has ended.
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
