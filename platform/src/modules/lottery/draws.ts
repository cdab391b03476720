import { and, asc, desc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Lottery } from './lotteries.ts';
import { lotteryDraws } from './lottery.tables.ts';

export type DrawRow = typeof lotteryDraws.$inferSelect;

interface Part {
  where: SQL | undefined;
  orderBy: SQL[];
  /** Per game. */
  count: number;
}

/**
 * Selects the first draws of each game by an indexed order: one index lookup per game, so that the cost does not grow
 * with the number of draws.
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
      provider: first.provider,
      gameCode: first.gameCode,
      eventId: first.eventId,
      state: first.state,
      closesAt: first.closesAt,
      drawsAt: first.drawsAt,
      drawnAt: first.drawnAt,
      prizes: first.prizes,
      corrections: first.corrections,
      commitment: first.commitment,
      seed: first.seed,
      reason: first.reason,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (provider text, game_code text)`)
    .innerJoinLateral(first, sql`true`);
  return { list, first };
}

/** A draw cancelled before its time counts as past only from that time. */
const hasCome = ({ clock }: Kernel) => lte(lotteryDraws.drawnAt, clock.now());

/** What the index has of ended draws, including draws cancelled before their time. */
const hasEndedOrNeverComes = (kernel: Kernel) =>
  and(isNotNull(lotteryDraws.drawnAt), or(hasCome(kernel), eq(lotteryDraws.state, 'cancelled')));

/**
 * Reads ended and cancelled draws, latest first; several games get equal shares, so that a fast one does not displace
 * the others.
 */
export async function endedDraws(kernel: Kernel, lotteries: readonly Lottery[], count: number): Promise<DrawRow[]> {
  if (lotteries.length === 0) return [];
  const orderBy = [desc(lotteryDraws.drawnAt), desc(lotteryDraws.eventId)];
  const share = Math.ceil(count / lotteries.length);
  const { list, first } = firstOfEach(kernel, lotteries, {
    where: hasEndedOrNeverComes(kernel),
    orderBy,
    count: share,
  });
  return list.orderBy(desc(first.drawnAt), desc(first.eventId)).limit(count);
}

/** Reads the last ended draw of each game. */
export async function lastDraws(kernel: Kernel, lotteries: readonly Lottery[]): Promise<DrawRow[]> {
  if (lotteries.length === 0) return [];
  const orderBy = [desc(lotteryDraws.drawnAt), desc(lotteryDraws.eventId)];
  return firstOfEach(kernel, lotteries, { where: hasCome(kernel), orderBy, count: 1 }).list;
}

/** Reads the next two draws of each game with known times, soonest first. */
export async function drawsToCome(kernel: Kernel, lotteries: readonly Lottery[]): Promise<DrawRow[]> {
  if (lotteries.length === 0) return [];
  const isToCome = and(inArray(lotteryDraws.state, ['open', 'closed']), gt(lotteryDraws.drawsAt, kernel.clock.now()));
  const orderBy = [asc(lotteryDraws.drawsAt)];
  const { list, first } = firstOfEach(kernel, lotteries, { where: isToCome, orderBy, count: 2 });
  return list.orderBy(asc(first.drawsAt));
}
