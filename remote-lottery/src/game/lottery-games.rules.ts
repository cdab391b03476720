import type { LotteryGame } from '@portal/shared/contract/lottery/lottery-menu';

export const vietnamVendor = 'TCG_LOTTO_VN';

/** Codes of games that draw every few minutes; the menu does not tell the interval. */
const fastCode = /^(FAST|DICE)_|_FAST$/;

export function isFast({ gameCode }: Pick<LotteryGame, 'gameCode'>): boolean {
  return fastCode.test(gameCode);
}

export function isVietnamese({ vassalage }: Pick<LotteryGame, 'vassalage'>): boolean {
  return vassalage === vietnamVendor;
}

/** Drawn when it is bought. */
export function isInstant({ prizeMode, nextDrawAt }: Pick<LotteryGame, 'prizeMode' | 'nextDrawAt'>): boolean {
  return prizeMode === 'Elott' && nextDrawAt === undefined;
}

/** What stands first on the page: the soonest of the great draws, else the soonest of all, else what can be played. */
export function featuredGame(games: readonly LotteryGame[]): LotteryGame | undefined {
  const playable = games.filter(({ unavailable }) => !unavailable);
  return (
    soonest(playable.filter((game) => !isFast(game))) ??
    soonest(playable) ??
    playable[0] ??
    soonest(games.filter((game) => !isFast(game))) ??
    games[0]
  );
}

function soonest(games: readonly LotteryGame[]): LotteryGame | undefined {
  const timed = games.flatMap((game) => (game.nextDrawAt ? [{ game, at: Date.parse(game.nextDrawAt) }] : []));
  return timed.sort((one, other) => one.at - other.at)[0]?.game;
}

export type GameStatus = 'open' | 'soon' | 'drawing' | 'instant' | 'maintenance' | 'opens_later';

const soonMs = { fast: 15_000, daily: 600_000 };

/** How a card marks its game; "soon" is the last quarter of a minute of fast games, the last ten minutes of others. */
export function statusOf(game: LotteryGame, serverNowMs: number | undefined): GameStatus {
  if (game.unavailable) return game.unavailable;
  if (isInstant(game)) return 'instant';
  if (!game.nextDrawAt || serverNowMs === undefined) return 'open';
  const left = Date.parse(game.nextDrawAt) - serverNowMs;
  if (left <= 0) return 'drawing';
  return left <= (isFast(game) ? soonMs.fast : soonMs.daily) ? 'soon' : 'open';
}

/** Before every draw: a game whose next draw the menu does not name yet is asked for as one that has passed. */
const longPassed = new Date(0).toISOString();

/** Times after which the menu is to be read again: those of the next draws of what can be played. */
export function awaitedDraws(games: readonly LotteryGame[]): string[] {
  return games
    .filter((game) => !game.unavailable && !isInstant(game))
    .map(({ nextDrawAt }) => nextDrawAt ?? longPassed);
}
