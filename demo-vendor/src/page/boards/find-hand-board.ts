import type { MakeHandBoard } from './hand-board.ts';

/** Boards by engine of the games that their player decides in the course of. */
const boards: Readonly<Record<string, MakeHandBoard>> = {};

export function findHandBoard(engineId: string): MakeHandBoard {
  const board = boards[engineId];
  if (!board) throw new Error(`no board for ${engineId}`);
  return board;
}
