import type { listPaymentBets } from '@portal/shared/contract/agents/contract-payments';
import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { and, count, desc, gte, lt, sql } from 'drizzle-orm';
import type { Page } from '../../../../kernel/database/page.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Member } from '../../../accounts/index.ts';
import { belowPaths } from '../../figures/below-paths.ts';
import { teamBets as bets } from '../../figures/figures.tables.ts';
import { countsInOwnWindow } from '../../figures/own-window.ts';
import { shownPaths } from '../../figures/shown-paths.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import type { FoundPayment } from './find-payment.ts';

/** The newest of a busy period; nobody pages further. */
const listedAtMost = 10_000;

/**
 * Lists bets and corrections below the receiver in the period, newest first. The receiver sees those under any of its
 * paths; others only those that were also below them.
 */
export async function paymentBets(
  { db }: Pick<Kernel, 'db'>,
  { member }: Pick<SettlementDeps, 'member'>,
  caller: Member,
  { settlement, agent, version }: FoundPayment,
  { pageNo, pageSize }: Page,
): Promise<CallResult<typeof listPaymentBets>> {
  const { paths } = await shownPaths(member, caller, agent);
  const isOfPeriod = and(gte(bets.settledAt, settlement.periodStart), lt(bets.settledAt, settlement.periodEnd));
  const where = and(isOfPeriod, belowPaths(bets.uplinePath, paths));
  const some = db.select({ id: bets.id }).from(bets).where(where).limit(listedAtMost).as('some');
  const listed = (await db.select({ rows: count() }).from(some))[0]?.rows ?? 0;
  const offset = (pageNo - 1) * pageSize;
  const page = await db
    .select({ bet: bets, countsInWindow: sql<boolean>`coalesce(${sql.raw(countsInOwnWindow('team_bets'))}, false)` })
    .from(bets)
    .where(where)
    .orderBy(desc(bets.settledAt), desc(bets.id))
    .limit(Math.max(0, Math.min(pageSize, listed - offset)))
    .offset(offset);
  const accounts = await member.accountsOf(page.map(({ bet }) => bet.memberId));
  const { terms } = version;
  const bound = terms.kind === 'realtime' ? minorUnits(terms.singleBet) : 0n;
  const list = page.map(({ bet, countsInWindow }) => ({
    roundId: bet.roundId,
    account: accounts.get(bet.memberId) ?? '',
    gameName: bet.gameName,
    stake: amountFromMinor(bet.stakeMinor),
    win: amountFromMinor(bet.winMinor),
    at: bet.settledAt.toISOString(),
    isCorrection: bet.isCorrection,
    counts: (bound === 0n || bet.betStakeMinor <= bound) && (countsInWindow || terms.kind !== 'realtime'),
  }));
  return { list, totalPages: Math.ceil(listed / pageSize) };
}
