import type { LotteryGame } from '@portal/shared/contract/lottery/menus';

const vietnamVendor = 'TCG_LOTTO_VN';

const hourSeconds = 3600;

/** Draws all day, several times an hour. */
export function isFast({ everySeconds }: Pick<LotteryGame, 'everySeconds'>): boolean {
  return everySeconds !== undefined && everySeconds < hourSeconds;
}

export function isVietnamese({ vassalage }: Pick<LotteryGame, 'vassalage'>): boolean {
  return vassalage === vietnamVendor;
}

const vietnameseMarks = /[\u0300-\u036fđ]/iu;

/** Whether the name is Vietnamese and not translated: only Vietnamese names have its accents. */
export function hasVietnameseName(game: Pick<LotteryGame, 'gameName' | 'vassalage'>): boolean {
  return isVietnamese(game) && vietnameseMarks.test(game.gameName.normalize('NFD'));
}

/** Drawn when it is bought. */
export function isInstant({ prizeMode, nextDrawAt }: Pick<LotteryGame, 'prizeMode' | 'nextDrawAt'>): boolean {
  return prizeMode === 'Elott' && nextDrawAt === undefined;
}

/** Game at the top of the page: the next main draw, else the next draw, else a playable game. */
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

export type GameStatus = 'open' | 'soon' | 'closed' | 'drawing' | 'instant' | 'maintenance' | 'stopped' | 'opens_later';

const mostSoonMs = 600_000;

/** How a card marks its game; from the close of a draw until it is drawn tickets are for the one after it. */
export function statusOf(game: LotteryGame, serverNowMs: number | undefined): GameStatus {
  if (game.unavailable) return game.isStopped ? 'stopped' : game.unavailable;
  if (isInstant(game)) return 'instant';
  if (!game.nextDrawAt || serverNowMs === undefined) return 'open';
  if (Date.parse(game.nextDrawAt) <= serverNowMs) return 'drawing';
  const left = Date.parse(game.closesAt ?? game.nextDrawAt) - serverNowMs;
  if (left <= 0) return 'closed';
  return left <= soonMs(game) ? 'soon' : 'open';
}

/** The last quarter of the time between two draws, ten minutes at most. */
function soonMs({ everySeconds = Number.POSITIVE_INFINITY }: LotteryGame): number {
  return Math.min(mostSoonMs, everySeconds * 250);
}

/** A missing next draw counts as past, so that the menu is requested again. */
const longPassed = new Date(0).toISOString();

/** Times after which the menu is reloaded: the next draws of playable games. */
export function awaitedDraws(games: readonly LotteryGame[]): string[] {
  return games
    .filter((game) => !game.unavailable && !isInstant(game))
    .map(({ nextDrawAt }) => nextDrawAt ?? longPassed);
}
