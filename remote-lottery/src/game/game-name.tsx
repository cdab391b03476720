import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { isVietnamese } from './lottery-games.rules.ts';

type Named = Pick<LotteryGame, 'gameName' | 'vassalage'>;

/** Vietnamese names are marked as Vietnamese in every language, for screen readers and fonts. */
export function GameName({ game }: { game: Named }) {
  return isVietnamese(game) ? <span lang="vi">{game.gameName}</span> : game.gameName;
}
