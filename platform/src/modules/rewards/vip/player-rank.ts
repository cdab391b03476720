import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { getPlayerRank, RankPlace } from '@portal/shared/contract/rewards/vip';
import { addMonths, dayIn } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { maskedAccount } from '../../games/index.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';
import { vipMonths as rows } from './vip.tables.ts';

type MonthRow = typeof rows.$inferSelect;

const listed = 50;

/** Ranks members by valid bets of the current month, ties by id; includes the own place wherever it is. */
export async function playerRank(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { settings, member }: Pick<RewardKindDeps, 'settings' | 'member'>,
  memberId: string,
): Promise<CallResult<typeof getPlayerRank>> {
  const now = clock.now();
  const timeZone = await settings.get('timeZone');
  const month = dayIn(timeZone, now).slice(0, 7);
  const best = await db
    .select()
    .from(rows)
    .where(eq(rows.month, month))
    .orderBy(desc(rows.validMinor), asc(rows.memberId))
    .limit(listed);
  const [own] = await db
    .select()
    .from(rows)
    .where(and(eq(rows.month, month), eq(rows.memberId, memberId)));
  const memberIds = [...new Set([...best.map((row) => row.memberId), memberId])];
  const accounts = await member.accountsOf(memberIds);
  const ranks = await member.ranks.of(memberIds);
  const shown = (row: MonthRow, place: number): RankPlace => ({
    place,
    account: maskedAccount(accounts.get(row.memberId) ?? ''),
    rankLevel: ranks.get(row.memberId) ?? 0,
    validBet: amountFromMinor(row.validMinor),
    isOwn: row.memberId === memberId,
  });
  return {
    month,
    list: best.map((row, index) => shown(row, index + 1)),
    ...(own && { own: shown(own, await placeOf(db, own)) }),
    players: await db.$count(rows, eq(rows.month, month)),
    endsAt: startOfDay(timeZone, addMonths(`${month}-01`, 1)).toISOString(),
    serverTime: now.toISOString(),
  };
}

async function placeOf(db: Kernel['db'], { month, validMinor, memberId }: MonthRow): Promise<number> {
  const isBefore = or(
    gt(rows.validMinor, validMinor),
    and(eq(rows.validMinor, validMinor), lt(rows.memberId, memberId)),
  );
  return (await db.$count(rows, and(eq(rows.month, month), isBefore))) + 1;
}
