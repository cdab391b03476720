import type { Board } from '../boards/board.ts';
import { wait } from '../dom/dom.ts';
import { cooldownMs } from '../dom/pressable.ts';
import type { createPortalFrame } from '../launch/portal-frame.ts';
import { withoutWin } from '../money/shown-balance.rules.ts';
import { showOutcome } from '../outcome/show-outcome.ts';
import { clearPending, type PendingSpin, storePending } from '../requests/pending-spin.ts';
import { confirming, endText, refusalText, refusedBy } from '../requests/refusal-texts.ts';
import type { Sound } from '../sound.ts';
import { storeCommitment } from '../verify/commitments.ts';
import type { Dock } from './dock.ts';
import { type SessionInfo, type SpinAnswer, spinUntilAnswered } from './studio-calls.ts';

interface Table {
  info: SessionInfo;
  board: Board;
  dock: Dock;
  sound: Sound;
  portal: ReturnType<typeof createPortalFrame>;
  stage: HTMLElement;
}

/** Plays one round from the press of the button to its shown result. */
export async function playRound(table: Table, spin: PendingSpin): Promise<void> {
  const { info, board, dock, sound, portal } = table;
  const cooldown = wait(cooldownMs);
  dock.enable(false);
  dock.announce('');
  dock.showOutcome(undefined);
  storePending(info.session, spin);
  portal.notify('round-opened', spin.clientSpinId);
  sound.click();
  board.start();
  try {
    const answer = await spinUntilAnswered(info.session, spin, () => dock.announce(confirming()));
    clearPending(info.session);
    storeCommitment(answer.roundId, spin.commitment);
    info.nextCommitment = answer.nextCommitment;
    await showAnswer(table, answer, () => portal.notify('round-closed', spin.clientSpinId));
  } catch (error) {
    clearPending(info.session);
    board.cancel();
    dock.announce(refusalText(refusedBy(error), 'round.not_played'));
    portal.notify('round-closed', spin.clientSpinId);
  } finally {
    await cooldown;
    dock.enable(true);
  }
}

/** @param shown called with the balance after the round, before a win is celebrated, as the portal shows it too */
async function showAnswer(
  { info, board, dock, sound, stage }: Table,
  answer: SpinAnswer,
  shown: () => void,
): Promise<void> {
  if (answer.state !== 'settled' || !answer.view) {
    board.cancel();
    if (answer.balance) dock.setBalance(answer.balance);
    dock.announce(endText(answer));
    shown();
    return;
  }
  dock.announce('');
  if (answer.balance) dock.setBalance(withoutWin(answer.balance, answer.win));
  await board.show(answer.view);
  if (answer.balance) dock.setBalance(answer.balance);
  shown();
  await showOutcome({ info, dock, sound, stage }, answer);
}
