import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import { processEach } from '../../../kernel/jobs/process-each.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { formatAmount } from '../../../kernel/strings/format-amount.rules.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { rewardArrived } from '../rewards.events.ts';
import { isUnrebated, openDays } from './open-days.ts';
import { payDays } from './pay-days.ts';
import { paidMessage } from './rebate-messages.ts';
import { type RebateTerms, readRebates } from './rebate-terms.ts';
import { rebateDays as rows } from './rebates.tables.ts';

/** Bets of the day's last minutes have arrived by then. */
const waitMs = 15 * 60_000;
/** Days missed by the job are paid up to this long. */
const daysBack = 7;

type PayDeps = Pick<RewardKindDeps, 'settings' | 'member' | 'grants' | 'inbox'>;

/**
 * Pays automatic rebates of past days, each once: the day's row records it, so the job can be interrupted and repeated.
 * One member at a time, so that wallets are locked briefly.
 */
export function payAutomatic(kernel: Kernel, deps: PayDeps): void {
  const { database, clock, jobs, live } = kernel;

  const payMember = (memberId: string, span: { first: string; last: string }): Promise<void> =>
    database.transaction(async () => {
      const found = await deps.member.lock(memberId);
      if (found?.state !== 'open') return;
      const { categories, turnoverPercent } = await readRebates(deps.settings, clock.now());
      const automatic = categories.filter(({ mode }) => mode === 'automatic');
      const paid = new Map<string, bigint>();
      for (const open of await openDays(kernel, memberId, span, automatic, { lock: true })) {
        const terms = automatic.find(({ gameType }) => gameType === open.row.gameType);
        if (!terms || open.owedMinor < terms.smallestMinor) continue;
        await payDays(kernel, deps, [open], { mode: 'automatic', turnoverPercent });
        paid.set(open.row.day, (paid.get(open.row.day) ?? 0n) + open.owedMinor);
      }
      for (const [day, amountMinor] of paid) {
        const texts = paidMessage(day, formatAmount(amountMinor));
        await deps.inbox.notify({ memberId, reference: `rebate-${day}`, topic: 'reward', texts });
        const arrived = { memberId, kind: 'rebate', amountMinor: `${amountMinor}`, points: '0' } as const;
        await kernel.outbox.publish(rewardArrived, arrived);
      }
      if (paid.size > 0) live.publish(memberId, { type: 'rewards', what: 'rebates' });
    });

  jobs.add({
    name: 'pay-rebates',
    periodsDue: everySeconds(600),
    ownTransactions: true,
    async run(_period, now) {
      const timeZone = await deps.settings.get('timeZone');
      const last = addDays(dayIn(timeZone, new Date(now.getTime() - waitMs)), -1);
      const span = { first: addDays(last, 1 - daysBack), last };
      const { categories } = await readRebates(deps.settings, now);
      const members = new Set<string>();
      for (const terms of categories.filter(({ mode }) => mode === 'automatic'))
        for (const memberId of await membersOwed(kernel.db, terms, span)) members.add(memberId);
      await processEach([...members].sort(), (memberId) => payMember(memberId, span));
    },
  });
}

/** Preselects members with a day that brings enough; `owedOf` decides. */
async function membersOwed(
  db: Kernel['db'],
  { gameType, smallestMinor }: RebateTerms,
  { first, last }: { first: string; last: string },
): Promise<string[]> {
  const owed = sql`${rows.validMinor} * ${rows.basisPoints} / 10000 - ${rows.rebatedMinor} * ${rows.basisPoints} / 10000`;
  const isOfDays = and(eq(rows.gameType, gameType), gte(rows.day, first), lte(rows.day, last));
  const found = await db
    .selectDistinct({ memberId: rows.memberId })
    .from(rows)
    .where(and(isOfDays, isUnrebated, sql`${owed} >= ${smallestMinor}`));
  return found.map(({ memberId }) => memberId);
}
