import { partOf } from '@portal/shared/contract/money/money-parts';
import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import { processEach } from '../../../kernel/jobs/process-each.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { rewardNames } from './names.ts';
import { referralDays as days, referralEarnings as earnings } from './referral.tables.ts';
import { isEarner, referralTermsOf, type Terms } from './terms.ts';
import { withheldBeforeShare } from './withhold.ts';

/** Bets of the day's last minutes have arrived by then. */
const waitMs = 15 * 60_000;

/**
 * Pays inviters their share of friends' bets up to a day: each bet once, each inviter once a day. Late bets are paid
 * with the next day.
 */
export function createShares(kernel: Kernel, deps: RewardKindDeps) {
  const { db, database, clock, jobs, live } = kernel;

  async function waiting(day: string): Promise<string[]> {
    const isUnpaid = and(lte(days.day, day), ne(days.betMinor, days.sharedMinor));
    const rows = await db
      .selectDistinct({ inviterId: days.inviterId })
      .from(days)
      .where(isUnpaid)
      .orderBy(asc(days.inviterId));
    return rows.map(({ inviterId }) => inviterId);
  }

  async function isPaid(inviterId: string, day: string): Promise<boolean> {
    const isShare = and(eq(earnings.inviterId, inviterId), eq(earnings.day, day), eq(earnings.kind, 'share'));
    return (await db.$count(earnings, isShare)) > 0;
  }

  /** Reads unpaid bets by friend and marks them as paid. */
  async function takeBets(inviterId: string, day: string): Promise<Map<string, bigint>> {
    const isUnpaid = and(eq(days.inviterId, inviterId), lte(days.day, day), ne(days.betMinor, days.sharedMinor));
    const order = [asc(days.friendId), asc(days.day)] as const;
    const rows = await db
      .select()
      .from(days)
      .where(isUnpaid)
      .orderBy(...order)
      .for('update');
    const bets = new Map<string, bigint>();
    for (const { friendId, betMinor, sharedMinor } of rows)
      bets.set(friendId, (bets.get(friendId) ?? 0n) + betMinor - sharedMinor);
    // Only these rows with the values read: others may have been added since.
    const rowsJson = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    await db.execute(sql`update ${days} set shared_minor = taken."betMinor"
      from jsonb_to_recordset(${rowsJson}::jsonb) as taken ("friendId" text, day date, "betMinor" bigint)
      where ${days.friendId} = taken."friendId" and ${days.day} = taken.day`);
    return bets;
  }

  async function payInviter(inviterId: string, day: string, terms: Terms): Promise<void> {
    // Locked before the days and the money, to wait for an account that is being closed.
    await deps.member.lock(inviterId);
    if (await isPaid(inviterId, day)) return;
    const { isOpen, shareBasisPoints: basisPoints, agentsEarn, turnoverPercent } = terms;
    const isGiven = isOpen && (await isEarner(deps, inviterId, agentsEarn));
    const withheld = isGiven && (await withheldBeforeShare(kernel, deps, inviterId, day));
    const bets = await takeBets(inviterId, day);
    if (!withheld) return;
    const at = clock.now();
    const shares = [...bets]
      .filter(([friendId]) => !withheld.has(friendId))
      .map(([friendId, betMinor]) => ({ friendId, betMinor, amountMinor: partOf(betMinor, basisPoints) }))
      .filter(({ amountMinor }) => amountMinor > 0n);
    if (shares.length === 0) return;
    const kind = 'share' as const;
    await db.insert(earnings).values(shares.map((share) => ({ ...share, inviterId, day, kind, basisPoints, at })));
    const amountMinor = shares.reduce((sum, share) => sum + share.amountMinor, 0n);
    const grant = {
      memberId: inviterId,
      source: 'referral',
      reference: `share-${day}`,
      name: rewardNames.share,
    } as const;
    await deps.grants.giveAndPay({ ...grant, amountMinor, turnoverPercent });
    live.publish(inviterId, { type: 'rewards', what: 'referral' });
  }

  /** Pays everything up to the last finished day, a quarter of an hour after its end; a repeat pays nothing. */
  async function pay(now: Date): Promise<void> {
    const timeZone = await deps.settings.get('timeZone');
    const day = addDays(dayIn(timeZone, new Date(now.getTime() - waitMs)), -1);
    const terms = await referralTermsOf(deps);
    await processEach(await waiting(day), (inviterId) => database.transaction(() => payInviter(inviterId, day, terms)));
  }

  // Runs often, because the time zone that ends the day is a setting.
  const often = { name: 'referral-shares', periodsDue: everySeconds(600), ownTransactions: true };
  jobs.add({ ...often, run: (_period, now) => pay(now) });
  return { pay };
}
