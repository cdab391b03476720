import type { Draws, LotteryDraw } from '../draws/draw.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { DrawView, GameState, GameView } from '../lottery-shapes.ts';

/** Returns the public view of a draw; includes the seed only with the result. */
export function drawView(draw: LotteryDraw): DrawView {
  const { gameCode, drawId, closesAt, drawsAt, state, commitment, seed, drawn, corrections, reason } = draw;
  return {
    gameCode,
    drawId,
    closesAt,
    drawsAt,
    state,
    commitment,
    corrections,
    ...(state === 'result' && { numbers: drawn, seed }),
    ...(reason !== undefined && { reason }),
  };
}

/** Returns a game for the list of games: the next draw and the last result. */
export function gameState({ game, kind }: LotteryGame, draws: Draws): GameState {
  const { gameCode, gameName, theme } = game;
  const [next] = draws.upcoming(gameCode, 1);
  const last = draws.past(gameCode, pastLooked).find(({ state }) => state === 'result');
  return {
    gameCode,
    gameName,
    kind,
    theme,
    ...(next && { draw: { drawId: next.drawId, closesAt: next.closesAt, drawsAt: next.drawsAt } }),
    ...(last && { last: drawView(last) }),
  };
}

/** How many ended draws to search for one with a result. */
const pastLooked = 20;

/** Returns the draws of a game that take bets, soonest first. */
export function betableDraws({ game }: LotteryGame, draws: Draws, count: number): GameView['draws'] {
  return draws
    .upcoming(game.gameCode, count)
    .map(({ drawId, closesAt, drawsAt, commitment }) => ({ drawId, closesAt, drawsAt, commitment }));
}
