import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import type { Kernel } from '../../kernel/kernel.ts';
import { boardOf } from './board.rules.ts';

/** A result as reported by a studio. */
export interface ReportedResult {
  gameCode: string;
  eventId: string;
  result?: string | undefined;
}

/** Parses the reported board; undefined and logged once when it is not one. */
export function readReportedBoard(
  { database, logger }: Kernel,
  provider: string,
  { gameCode, eventId, result = '' }: ReportedResult,
): OpenedDraw['prizes'] | undefined {
  const board = boardOf(result);
  if (!board)
    database.afterCommit(() =>
      logger.warn({ provider, gameCode, eventId }, 'a reported result is no board of numbers'),
    );
  return board;
}
