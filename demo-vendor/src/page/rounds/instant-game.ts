import { findBoard } from '../boards/find-board.ts';
import { followBalance } from '../money/follow-balance.ts';
import { newSpinId, type PendingSpin, readPending } from '../requests/pending-spin.ts';
import { tFrame } from '../texts/translate.ts';
import { createDock } from './dock.ts';
import type { GamePage, PageParts } from './game-page.ts';
import { playRound } from './play-round.ts';
import type { SessionInfo } from './studio-calls.ts';

/** Opens a game that a single draw decides. */
export function openInstantGame(info: SessionInfo, { sound, portal, stage }: PageParts): GamePage {
  const board = findBoard(info.game.engine)(info.game, sound);
  let isPlaying = false;
  const run = async (spin: PendingSpin) => {
    if (isPlaying) return;
    isPlaying = true;
    await playRound({ info, board, dock, sound, portal, stage }, spin);
    isPlaying = false;
  };
  const begin = () => {
    if (board.parts?.count() === 0) return dock.announce(tFrame('round.no_chips'));
    void run({
      clientSpinId: newSpinId(),
      stake: dock.stake(),
      choice: board.choice(),
      commitment: info.nextCommitment,
    });
  };
  const dock = createDock(info, begin);
  const showParts = () => board.parts && dock.showParts(board.parts.count());
  board.parts?.onChange(showParts);
  showParts();
  followBalance({ session: info.session, portal, isBusy: () => isPlaying, show: dock.setBalance });
  return {
    board: board.element,
    dock: dock.element,
    begin,
    async goOn() {
      const pending = readPending(info.session);
      if (pending) await run(pending);
    },
  };
}
