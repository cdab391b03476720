import type { Draws, LotteryDraw } from '../draws/draw.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { DrawView, GameState, GameView } from '../lottery-shapes.ts';

/** A draw as everybody may see it: its seed is told with the result and not before. */
export function drawView(draw: LotteryDraw): DrawView {
  const { gameCode, drawId, closesAt, drawsAt, state, commitment, seed, drawn, corrections, reason } = draw;
  return {
    ...{ gameCode, drawId, closesAt, drawsAt, state, commitment, corrections },
    ...(state === 'result' && { numbers: drawn, seed }),
    ...(reason !== undefined && { reason }),
  };
}

/** A game in the list of games: what can be bet on, and the last result. */
export function gameState({ game, kind }: LotteryGame, draws: Draws): GameState {
  const { gameCode, gameName, theme } = game;
  const [next] = draws.upcoming(gameCode, 1);
  const last = draws.past(gameCode, pastLooked).find(({ state }) => state === 'result');
  return {
    ...{ gameCode, gameName, kind, theme },
    ...(next && { draw: { drawId: next.drawId, closesAt: next.closesAt, drawsAt: next.drawsAt } }),
    ...(last && { last: drawView(last) }),
  };
}

/** So many ended draws are looked through for one that has a result. */
const pastLooked = 20;

/** The draws of a game that can be bet on, soonest first. */
export function betableDraws({ game }: LotteryGame, draws: Draws, count: number): GameView['draws'] {
  return draws
    .upcoming(game.gameCode, count)
    .map(({ drawId, closesAt, drawsAt, commitment }) => ({ drawId, closesAt, drawsAt, commitment }));
}
