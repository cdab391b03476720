import type { MakeBoard } from './board.ts';
import { makeDiceBoard } from './dice-board.ts';
import { makeGridBoard } from './grid-board.ts';
import { makeScratchBoard } from './scratch-board.ts';

/** Boards by engine; the games of reels share one. */
const boards: Readonly<Record<string, MakeBoard>> = {
  'scratch-card': makeScratchBoard,
  dice: makeDiceBoard,
  'under-over': makeDiceBoard,
};

export function findBoard(engineId: string): MakeBoard {
  return boards[engineId] ?? makeGridBoard;
}
