import { lotteryVendors } from '@portal/shared/contract/constants';
import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { RequestedGame } from '../../game/requested-game.rules.ts';

export type Choice =
  | { kind: 'none' }
  | { kind: 'game'; game: LotteryGame }
  | { kind: 'unknown-game' }
  /** The address names a board of a game that is not on this page. */
  | { kind: 'unknown-board' }
  | { kind: 'unknown-vendor' };

/** The game the address names, or why the lobby is shown instead of it. */
export function chosenGame(games: readonly LotteryGame[], { gameCode, vendor }: RequestedGame): Choice {
  if (vendor && !lotteryVendors.some((known) => known === vendor)) return { kind: 'unknown-vendor' };
  if (!gameCode) return { kind: 'none' };
  const game = games.find((entry) => entry.gameCode === gameCode && (!vendor || entry.vassalage === vendor));
  return game ? { kind: 'game', game } : { kind: 'unknown-game' };
}

/** Games of the vendor in the address; all if it names none with games here. */
export function gamesOfVendor(games: readonly LotteryGame[], { vendor }: RequestedGame): readonly LotteryGame[] {
  const own = games.filter(({ vassalage }) => vassalage === vendor);
  return own.length > 0 ? own : games;
}
