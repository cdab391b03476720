import { and, eq, lt, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { lotteryDraws } from './lottery.tables.ts';
import { plainLine } from './plain-line.rules.ts';
import { type ReportedResult, readReportedBoard } from './reported-board.ts';
import { endOf } from './take-draws.ts';

/** Replaces wrong numbers; a text that is no board removes them from the list. */
export async function correctDraw(
  kernel: Kernel,
  provider: string,
  report: ReportedResult & { correction: number; reason: string },
): Promise<void> {
  const prizes = readReportedBoard(kernel, provider, report);
  const isIt = and(
    eq(lotteryDraws.eventId, report.eventId),
    eq(lotteryDraws.gameCode, report.gameCode),
    eq(lotteryDraws.provider, provider),
    eq(lotteryDraws.state, 'result'),
    lt(lotteryDraws.corrections, report.correction),
  );
  const shownAt = sql`coalesce(${lotteryDraws.drawnAt}, ${endOf(kernel, 'result', sql`${lotteryDraws.drawsAt}`)})`;
  await kernel.db
    .update(lotteryDraws)
    .set({
      prizes: prizes ?? [],
      corrections: report.correction,
      drawnAt: prizes ? shownAt : null,
      reason: plainLine(report.reason) ?? null,
    })
    .where(isIt);
}
