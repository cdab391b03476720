import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { hasVietnameseName } from './lottery-games.rules.ts';

type Named = Pick<LotteryGame, 'gameName' | 'vassalage'>;

/** Marks a Vietnamese name as Vietnamese in every language, for screen readers and fonts. */
export function GameName({ game }: { game: Named }) {
  return hasVietnameseName(game) ? <span lang="vi">{game.gameName}</span> : game.gameName;
}
