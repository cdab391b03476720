import { makeBaccaratBoard } from './baccarat-board.ts';
import { makeBingoBoard } from './bingo-board.ts';
import type { MakeBoard } from './board.ts';
import { makeBonusBoard } from './bonus-board.ts';
import { makeDiceBoard } from './dice-board.ts';
import { makeDragonTigerBoard } from './dragon-tiger-board.ts';
import { makeFreeSpinsBoard } from './free-spins-board.ts';
import { makeGridBoard } from './grid-board.ts';
import { makeHoldBoard } from './hold-board.ts';
import { makeKenoBoard } from './keno-board.ts';
import { makePlinkoBoard } from './plinko-board.ts';
import { makeRouletteBoard } from './roulette-board.ts';
import { makeScratchBoard } from './scratch-board.ts';
import { makeSicBoBoard } from './sic-bo-board.ts';
import { makeWheelBoard } from './wheel-board.ts';

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
