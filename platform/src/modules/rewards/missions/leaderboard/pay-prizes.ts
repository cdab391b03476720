import { dayIn, mondayOf } from '@portal/shared/contract/time/calendar-days';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { everySeconds } from '../../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { eligibleWinners, hasOpenAccount, lockOpenMembers } from '../../eligible-winners.ts';
import type { RewardKindDeps } from '../../reward-kind-deps.ts';
import { leaderboardWeeks as rows } from '../missions.tables.ts';
import { grantOf } from '../reward-terms.rules.ts';
import { prizeMessage, prizeName } from './prize-texts.ts';
import { placesOf, prizeOf } from './prizes.rules.ts';
import { best } from './standings.ts';
import type { Weeks } from './weeks.ts';

/** Bets of the last minutes have arrived by then. */
const waitMs = 15 * 60_000;

type PayDeps = Pick<RewardKindDeps, 'settings' | 'member' | 'grants' | 'inbox'>;

/** Pays the prizes of each week once, a quarter of an hour after its end; `paidAt` of the week guarantees once. */
export function payPrizes({ db, database, clock, jobs }: Kernel, deps: PayDeps, weeks: Weeks): void {
  async function pay(week: string): Promise<void> {
    const isDue = and(eq(rows.week, week), isNull(rows.paidAt));
    const [held] = await db.select().from(rows).where(isDue).for('update');
    if (!held) return;
    const prizes = held.rule?.prizes ?? [];
    const winners = await eligibleWinners(
      placesOf(prizes),
      (count, offset) => best(db, week, count, offset),
      (memberId) => hasOpenAccount(deps.member, memberId),
    );
    // Closed since they were read: the next run finds who moves up.
    if (!(await lockOpenMembers(deps.member, winners))) return;
    for (const [index, memberId] of winners.entries()) {
      const terms = prizeOf(prizes, index + 1);
      if (!terms) continue;
      await deps.grants.giveAndPay({
        memberId,
        source: 'leaderboard',
        reference: week,
        name: prizeName(index + 1),
        ...grantOf(terms),
      });
      const reference = `leaderboard-${week}`;
      await deps.inbox.notify({ memberId, reference, topic: 'reward', texts: prizeMessage(index + 1, terms) });
    }
    await db.update(rows).set({ paidAt: clock.now() }).where(isDue);
  }

  jobs.add({
    name: 'pay-leaderboard',
    periodsDue: everySeconds(300),
    ownTransactions: true,
    async run(_period, now) {
      const timeZone = await deps.settings.get('timeZone');
      const isOver = and(isNull(rows.paidAt), lt(rows.week, mondayOf(dayIn(timeZone, now))));
      for (const { week } of await db.select().from(rows).where(isOver).orderBy(asc(rows.week)))
        if ((await weeks.endOf(week)).getTime() + waitMs <= now.getTime()) await database.transaction(() => pay(week));
    },
  });
}
