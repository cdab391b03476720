import { makeBlackjackBoard } from './cards/blackjack-board.ts';
import { makeHiLoBoard } from './cards/hi-lo-board.ts';
import { makeVideoPokerBoard } from './cards/video-poker-board.ts';
import type { MakeHandBoard } from './hand-board.ts';
import { makeMinesBoard } from './mines/mines-board.ts';

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
