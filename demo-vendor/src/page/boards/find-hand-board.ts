import { makeBlackjackBoard } from './blackjack-board.ts';
import type { MakeHandBoard } from './hand-board.ts';
import { makeHiLoBoard } from './hi-lo-board.ts';
import { makeMinesBoard } from './mines-board.ts';
import { makeVideoPokerBoard } from './video-poker-board.ts';

/** Boards by engine of the games that their player decides in the course of. */
const boards: Readonly<Record<string, MakeHandBoard>> = {
  'video-poker-jacks': makeVideoPokerBoard,
  'video-poker-deuces': makeVideoPokerBoard,
  blackjack: makeBlackjackBoard,
  mines: makeMinesBoard,
  'hi-lo': makeHiLoBoard,
};

export function findHandBoard(engineId: string): MakeHandBoard {
  const board = boards[engineId];
  if (!board) throw new Error(`no board for ${engineId}`);
  return board;
}
