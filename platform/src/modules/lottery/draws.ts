import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Lottery } from './lotteries.ts';
import { lotteryDraws } from './lottery.tables.ts';

export type DrawRow = typeof lotteryDraws.$inferSelect;

interface Part {
  where: SQL | undefined;
  orderBy: SQL[];
  /** Of each game. */
  count: number;
}

/**
 * Of each game the first draws of an order that an index has: one way into the index for each game, so that it costs the
 * same however many draws there are.
 */
function firstOfEach({ db }: Kernel, lotteries: readonly Lottery[], { where, orderBy, count }: Part) {
  const asked = lotteries.map(({ game }) => ({ provider: game.provider, game_code: game.gameCode }));
  const isOfGame = sql`${lotteryDraws.provider} = asked.provider and ${lotteryDraws.gameCode} = asked.game_code`;
  const first = db
    .select()
    .from(lotteryDraws)
    .where(and(isOfGame, where))
    .orderBy(...orderBy)
    .limit(count)
    .as('first');
  const list = db
    .select({
      ...{ provider: first.provider, gameCode: first.gameCode, eventId: first.eventId, state: first.state },
      ...{ closesAt: first.closesAt, drawsAt: first.drawsAt, drawnAt: first.drawnAt, prizes: first.prizes },
      ...{ corrections: first.corrections, commitment: first.commitment, seed: first.seed },
      reason: first.reason,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (provider text, game_code text)`)
    .innerJoinLateral(first, sql`true`);
  return { list, first };
}

/** A draw that was cancelled before its time has not come until that time: it is none of those before. */
const hasCome = ({ clock }: Kernel) => lte(lotteryDraws.drawnAt, clock.now());

/** What the index has of ended draws, those among them that were cancelled before their time. */
const hasEndedOrNeverComes = (kernel: Kernel) =>
  and(isNotNull(lotteryDraws.drawnAt), or(hasCome(kernel), eq(lotteryDraws.state, 'cancelled')));

/** Draws that have ended and those that were called off, the latest first; of several games each has an equal share, so that a fast one does not push the others out. */
export async function endedDraws(kernel: Kernel, lotteries: readonly Lottery[], count: number): Promise<DrawRow[]> {
  if (lotteries.length === 0) return [];
  const orderBy = [desc(lotteryDraws.drawnAt), desc(lotteryDraws.eventId)];
  const share = Math.ceil(count / lotteries.length);
  const { list, first } = firstOfEach(kernel, lotteries, {
    ...{ where: hasEndedOrNeverComes(kernel), orderBy, count: share },
  });
  return list.orderBy(desc(first.drawnAt), desc(first.eventId)).limit(count);
}

/** The last draw of each game that has ended. */
export async function lastDraws(kernel: Kernel, lotteries: readonly Lottery[]): Promise<DrawRow[]> {
  if (lotteries.length === 0) return [];
  const orderBy = [desc(lotteryDraws.drawnAt), desc(lotteryDraws.eventId)];
  return firstOfEach(kernel, lotteries, { where: hasCome(kernel), orderBy, count: 1 }).list;
}

/** The next two draws of each game of which the studio told when they come, the sooner first. */
export async function drawsToCome(kernel: Kernel, lotteries: readonly Lottery[]): Promise<DrawRow[]> {
  if (lotteries.length === 0) return [];
  const isToCome = and(inArray(lotteryDraws.state, ['open', 'closed']), gt(lotteryDraws.drawsAt, kernel.clock.now()));
  const orderBy = [asc(lotteryDraws.drawsAt)];
  const { list, first } = firstOfEach(kernel, lotteries, { where: isToCome, orderBy, count: 2 });
  return list.orderBy(asc(first.drawsAt));
}
