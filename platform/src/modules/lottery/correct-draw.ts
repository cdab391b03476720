import { and, eq, lt, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { lotteryDraws } from './lottery.tables.ts';
import { plainLine } from './plain-line.rules.ts';
import { endOf } from './take-draws.ts';
import { type ToldResult, toldBoard } from './told-board.ts';

/** Replaces wrong numbers; a text that is no board removes them from the list. */
export async function correctDraw(
  kernel: Kernel,
  provider: string,
  told: ToldResult & { correction: number; reason: string },
): Promise<void> {
  const prizes = toldBoard(kernel, provider, told);
  const isIt = and(
    eq(lotteryDraws.eventId, told.eventId),
    eq(lotteryDraws.gameCode, told.gameCode),
    eq(lotteryDraws.provider, provider),
    eq(lotteryDraws.state, 'result'),
    lt(lotteryDraws.corrections, told.correction),
  );
  const shownAt = sql`coalesce(${lotteryDraws.drawnAt}, ${endOf(kernel, 'result', sql`${lotteryDraws.drawsAt}`)})`;
  await kernel.db
    .update(lotteryDraws)
    .set({
      prizes: prizes ?? [],
      corrections: told.correction,
      drawnAt: prizes ? shownAt : null,
      reason: plainLine(told.reason) ?? null,
    })
    .where(isIt);
}
