import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import type { DrawRow } from './draws.ts';
import type { Lottery } from './lotteries.ts';

/** Shows an ended draw without its proof. */
function drawView({ place, game }: Lottery, draw: DrawRow & { drawnAt: Date }): Omit<OpenedDraw, 'proof'> {
  return {
    gameId: place.gameId,
    gameCode: game.gameCode,
    gameName: game.gameName,
    vassalage: game.vassalage,
    drawId: draw.eventId,
    drawnAt: draw.drawnAt.toISOString(),
    corrections: draw.corrections,
    state: draw.state === 'cancelled' ? 'cancelled' : 'result',
    prizes: draw.prizes,
    reason: draw.reason ?? undefined,
  };
}

/** Shows an ended draw with its proof, if the studio gave one. */
export function openedView(lottery: Lottery, draw: DrawRow & { drawnAt: Date }): OpenedDraw {
  const { commitment, seed } = draw;
  return {
    ...drawView(lottery, draw),
    ...(commitment !== null && { proof: { commitment, seed: seed ?? undefined } }),
  };
}

/** Shows a game of the menus with its next draws, soonest first, and its last one. */
export function lotteryView(lottery: Lottery, toCome: readonly DrawRow[], last: DrawRow | undefined): LotteryGame {
  const [next, afterNext] = toCome;
  const { place, game, prizeMode } = lottery;
  const { nodeId, gameType, gameCode, gameName, vassalage, vendorName, drawn, theme, seed } = game;
  const { opensIn, unavailable, isStopped } = game;
  return {
    gameId: place.gameId,
    nodeId,
    gameType,
    gameCode,
    gameName,
    vassalage,
    vendorName,
    prizeMode,
    drawn,
    theme,
    seed,
    opensIn,
    unavailable,
    ...(isStopped && { isStopped }),
    group: place.groupCode,
    defaultPlayType: place.defaultPlayType,
    drawId: next?.eventId,
    closesAt: next?.closesAt?.toISOString(),
    nextDrawAt: next?.drawsAt?.toISOString(),
    everySeconds: secondsBetween(next, afterNext),
    lastDraw: last && hasEnded(last) ? drawView(lottery, last) : undefined,
  };
}

function secondsBetween(one: DrawRow | undefined, other: DrawRow | undefined): number | undefined {
  if (!one?.drawsAt || !other?.drawsAt) return undefined;
  return (other.drawsAt.getTime() - one.drawsAt.getTime()) / 1000 || undefined;
}

export const hasEnded = (draw: DrawRow): draw is DrawRow & { drawnAt: Date } => draw.drawnAt !== null;
