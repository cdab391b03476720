import type { GameView } from '../../lottery/lottery-shapes.ts';
import { PageRefusal } from '../requests/ask-studio.ts';
import { readGame } from './lottery-api.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { t } from './texts/translate.ts';

/**
 * Opens another game of the vendor. Undefined if it could not be read, which is shown to the player; `isOver` is called
 * if the session has ended.
 */
export async function gameToOpen(
  { info, toasts }: LotteryParts,
  gameCode: string,
  isOver: (error: unknown) => void,
): Promise<GameView | undefined> {
  try {
    return await readGame(info.session, gameCode);
  } catch (error) {
    if (error instanceof PageRefusal && error.code === 'session_unknown') isOver(error);
    toasts.show(t('page.not_opened'), 'plain', 'warn');
    return undefined;
  }
}
