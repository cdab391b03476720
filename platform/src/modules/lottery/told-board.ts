import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import type { Kernel } from '../../kernel/kernel.ts';
import { boardOf } from './board.rules.ts';

/** A result as a studio tells it. */
export interface ToldResult {
  gameCode: string;
  eventId: string;
  result?: string | undefined;
}

/** The board that was told; undefined for a text that is none, which is said once and listed never. */
export function toldBoard(
  { database, logger }: Kernel,
  provider: string,
  { gameCode, eventId, result = '' }: ToldResult,
): OpenedDraw['prizes'] | undefined {
  const board = boardOf(result);
  if (!board)
    database.afterCommit(() => logger.warn({ provider, gameCode, eventId }, 'a told result is no board of numbers'));
  return board;
}
