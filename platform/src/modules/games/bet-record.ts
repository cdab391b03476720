import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { BetRow } from '@portal/shared/contract/games/list-bets';
import { and, count, desc, eq, gte, lt, sum } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { games, rounds } from './games.tables.ts';

export interface BetQuery {
  pageNo: number;
  pageSize: number;
  from?: string | undefined;
  to?: string | undefined;
}

type Row = { round: typeof rounds.$inferSelect; game: typeof games.$inferSelect };

function betRow({ round, game }: Row): BetRow {
  const isOpen = round.state === 'open';
  return {
    roundId: round.roundId,
    gameName: game.name,
    gameCode: game.gameCode,
    vassalage: game.vassalage,
    stake: amountFromMinor(round.stakeMinor),
    win: amountFromMinor(round.winMinor),
    profit: amountFromMinor(round.winMinor - round.stakeMinor),
    balanceBefore: amountFromMinor(round.balanceBeforeMinor),
    balanceAfter: amountFromMinor(round.balanceAfterMinor),
    state: isOpen ? 'open' : round.state === 'rolled_back' ? 'rolled_back' : 'settled',
    openedAt: round.openedAt.toISOString(),
    settledAt: round.settledAt?.toISOString(),
  };
}

/** Rounds of one member, newest first, with the totals of the whole selection. */
export async function betRecord(kernel: Kernel, memberId: string, query: BetQuery) {
  const condition = and(
    eq(rounds.memberId, memberId),
    query.from ? gte(rounds.openedAt, new Date(query.from)) : undefined,
    query.to ? lt(rounds.openedAt, new Date(query.to)) : undefined,
  );
  const rows = await kernel.db
    .select({ round: rounds, game: games })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(condition)
    .orderBy(desc(rounds.openedAt), desc(rounds.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  const [total] = await kernel.db
    .select({ rounds: count(), stake: sum(rounds.stakeMinor), win: sum(rounds.winMinor) })
    .from(rounds)
    .where(condition);
  const stake = BigInt(total?.stake ?? 0);
  const win = BigInt(total?.win ?? 0);
  return {
    list: rows.map(betRow),
    totalPages: Math.ceil((total?.rounds ?? 0) / query.pageSize),
    totals: {
      rounds: total?.rounds ?? 0,
      stake: amountFromMinor(stake),
      win: amountFromMinor(win),
      profit: amountFromMinor(win - stake),
    },
  };
}

/** Stakes of a member's settled rounds in all, whole minor units; what is open or was taken back does not count. */
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
