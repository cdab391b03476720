import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { and, count, eq, lt, ne, or, type SQL, sum } from 'drizzle-orm';
import type { Page } from '../../../kernel/database/page.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { rounds } from '../games.tables.ts';
import { type BetFilter, isChosen } from './bet-filter.ts';
import { betView, type RoundWithGame } from './bet-view.ts';
import { newestRounds } from './round-selection.ts';

export type BetQuery = BetFilter & Page;

/** Reads a page of a member's rounds, newest first, with totals of the whole selection. */
export async function betRecord(kernel: Kernel, memberId: string, query: BetQuery) {
  const condition = isChosen(kernel, memberId, query);
  const rows = await newestRounds(kernel, condition)
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  const totals = await betTotals(kernel, condition, query.state);
  return {
    list: rows.map(betView),
    totalPages: Math.ceil((await countBets(kernel, memberId, query)) / query.pageSize),
    totals,
  };
}

export async function countBets(kernel: Kernel, memberId: string, filter: BetFilter): Promise<number> {
  const [total] = await kernel.db
    .select({ rounds: count() })
    .from(rounds)
    .where(isChosen(kernel, memberId, filter));
  return total?.rounds ?? 0;
}

const rowsAtOnce = 1000;

/** Streams a whole selection, newest first, in batches; each continues below the last round of the one before. */
export async function* allBets(kernel: Kernel, memberId: string, filter: BetFilter): AsyncGenerator<RoundWithGame> {
  const condition = isChosen(kernel, memberId, filter);
  let below: SQL | undefined;
  for (;;) {
    const batch = await newestRounds(kernel, and(condition, below)).limit(rowsAtOnce);
    yield* batch;
    const last = batch.at(-1)?.round;
    if (!last || batch.length < rowsAtOnce) return;
    below = or(lt(rounds.openedAt, last.openedAt), and(eq(rounds.openedAt, last.openedAt), lt(rounds.id, last.id)));
  }
}

/** Rolled back rounds count in no sum and in no number of rounds, unless they were requested. */
async function betTotals({ db }: Kernel, condition: SQL, state: BetFilter['state']) {
  const [total] = await db
    .select({ rounds: count(), stake: sum(rounds.stakeMinor), win: sum(rounds.winMinor) })
    .from(rounds)
    .where(state === 'rolled_back' ? condition : and(condition, ne(rounds.state, 'rolled_back')));
  const stake = BigInt(total?.stake ?? 0);
  const win = BigInt(total?.win ?? 0);
  return {
    rounds: total?.rounds ?? 0,
    stake: amountFromMinor(stake),
    win: amountFromMinor(win),
    profit: amountFromMinor(win - stake),
  };
}

/** Sums the stakes of a member's settled rounds, in whole minor units; open and rolled back rounds do not count. */
export async function validBetMinor(kernel: Kernel, memberId: string): Promise<bigint> {
  const [row] = await kernel.db
    .select({ stake: sum(rounds.stakeMinor) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), eq(rounds.state, 'settled')));
  return BigInt(row?.stake ?? 0);
}

export async function openRounds(kernel: Kernel): Promise<number> {
  const [row] = await kernel.db.select({ rounds: count() }).from(rounds).where(eq(rounds.state, 'open'));
  return row?.rounds ?? 0;
}
