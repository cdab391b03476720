import type { listPaymentBets } from '@portal/shared/contract/agents/payment-calls';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import type { CallResult } from '@portal/shared/contract/define-call';
import { and, desc, gte, like, lt, ne, or } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { teamBets as bets } from '../figures/figures.tables.ts';
import type { FoundPayment } from './find-payment.ts';
import type { SettlementDeps } from './settlement-deps.ts';

/** Bets and corrections below the receiver in the period, under any path it has had; the newest first. */
export async function paymentBets(
  { db }: Pick<Kernel, 'db'>,
  { member }: Pick<SettlementDeps, 'member'>,
  { settlement, agent, version }: FoundPayment,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<CallResult<typeof listPaymentBets>> {
  const paths = await member.pathsOf(agent);
  const isOfTeam = or(...paths.map((path) => and(like(bets.uplinePath, `${path}%`), ne(bets.uplinePath, path))));
  const isOfPeriod = and(gte(bets.settledAt, settlement.periodStart), lt(bets.settledAt, settlement.periodEnd));
  const where = and(isOfPeriod, isOfTeam);
  const page = await db
    .select()
    .from(bets)
    .where(where)
    .orderBy(desc(bets.settledAt), desc(bets.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const accounts = await member.accountsOf([...new Set(page.map(({ memberId }) => memberId))]);
  const bound = version.terms.kind === 'realtime' ? minorUnits(version.terms.singleBet) : 0n;
  const list = page.map((bet) => ({
    ...{ roundId: bet.roundId, account: accounts.get(bet.memberId) ?? '', gameName: bet.gameName },
    ...{ stake: amountFromMinor(bet.stakeMinor), win: amountFromMinor(bet.winMinor) },
    ...{ at: bet.settledAt.toISOString(), isCorrection: bet.isCorrection },
    counts: bound === 0n || bet.betStakeMinor <= bound,
  }));
  return { list, totalPages: Math.ceil((await db.$count(bets, where)) / pageSize) };
}
