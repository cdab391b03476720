import { makeBaccaratBoard } from './baccarat-board.ts';
import type { MakeBoard } from './board.ts';
import { makeDiceBoard } from './dice-board.ts';
import { makeGridBoard } from './grid-board.ts';
import { makeRouletteBoard } from './roulette-board.ts';
import { makeScratchBoard } from './scratch-board.ts';
import { makeSicBoBoard } from './sic-bo-board.ts';

/** Boards by engine; the games of reels share one. */
const boards: Readonly<Record<string, MakeBoard>> = {
  'scratch-card': makeScratchBoard,
  dice: makeDiceBoard,
  'under-over': makeDiceBoard,
  roulette: makeRouletteBoard,
  'sic-bo': makeSicBoBoard,
  baccarat: makeBaccaratBoard,
};

export function findBoard(engineId: string): MakeBoard {
  return boards[engineId] ?? makeGridBoard;
}
