import { and, eq, lt, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { lotteryDraws } from './lottery.tables.ts';
import { endOf } from './take-draws.ts';
import { type ToldResult, toldBoard } from './told-board.ts';

/** Numbers that were told wrongly are replaced; by a text that is no board they are taken off the list. */
export async function correctDraw(
  kernel: Kernel,
  provider: string,
  told: ToldResult & { correction: number },
): Promise<void> {
  const prizes = toldBoard(kernel, provider, told);
  const isIt = and(
    eq(lotteryDraws.eventId, told.eventId),
    eq(lotteryDraws.gameCode, told.gameCode),
    eq(lotteryDraws.provider, provider),
    eq(lotteryDraws.state, 'result'),
    lt(lotteryDraws.corrections, told.correction),
  );
  const shownAt = sql`coalesce(${lotteryDraws.drawnAt}, ${endOf(kernel, sql`${lotteryDraws.drawsAt}`)})`;
  await kernel.db
    .update(lotteryDraws)
    .set({ prizes: prizes ?? [], corrections: told.correction, drawnAt: prizes ? shownAt : null })
    .where(isIt);
}
