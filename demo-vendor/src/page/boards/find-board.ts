import type { MakeBoard } from './board.ts';
import { makeBaccaratBoard } from './cards/baccarat-board.ts';
import { makeDragonTigerBoard } from './cards/dragon-tiger-board.ts';
import { makeDiceBoard } from './dice/dice-board.ts';
import { makeSicBoBoard } from './dice/sic-bo-board.ts';
import { makeBingoBoard } from './number-games/bingo-board.ts';
import { makeKenoBoard } from './number-games/keno-board.ts';
import { makeScratchBoard } from './number-games/scratch-board.ts';
import { makePlinkoBoard } from './plinko-board.ts';
import { makeRouletteBoard } from './roulette/roulette-board.ts';
import { makeBonusBoard } from './slots/bonus-board.ts';
import { makeFreeSpinsBoard } from './slots/free-spins-board.ts';
import { makeGridBoard } from './slots/grid-board.ts';
import { makeHoldBoard } from './slots/hold-board.ts';
import { makeWheelBoard } from './wheel/wheel-board.ts';

/** Boards by engine; the games of reels share one. */
const boards: Readonly<Record<string, MakeBoard>> = {
  'scratch-card': makeScratchBoard,
  dice: makeDiceBoard,
  'under-over': makeDiceBoard,
  roulette: makeRouletteBoard,
  'sic-bo': makeSicBoBoard,
  baccarat: makeBaccaratBoard,
  bingo: makeBingoBoard,
  'slot-bonus': makeBonusBoard,
  'dragon-tiger': makeDragonTigerBoard,
  'slot-free-spins': makeFreeSpinsBoard,
  'slot-hold': makeHoldBoard,
  keno: makeKenoBoard,
  plinko: makePlinkoBoard,
  wheel: makeWheelBoard,
};

export function findBoard(engineId: string): MakeBoard {
  return boards[engineId] ?? makeGridBoard;
}
