import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';
import { isVietnamese } from './lottery-games.rules.ts';

type Named = Pick<LotteryGame, 'gameName' | 'vassalage'>;

/** Vietnamese names are Vietnamese in every language: screen readers and fonts are told so. */
export function GameName({ game }: { game: Named }) {
  return isVietnamese(game) ? <span lang="vi">{game.gameName}</span> : game.gameName;
}
