import { type SessionInfo, type SpinAnswer, spinUntilAnswered } from './api.ts';
import type { Board } from './boards/board.ts';
import { noteCommitment } from './commitments.ts';
import type { Controls } from './controls.ts';
import { wait } from './dom.ts';
import { clearPending, keepPending, type PendingSpin } from './pending-spin.ts';
import type { createPortalFrame } from './portal-frame.ts';
import { restMs } from './pressable.ts';
import { confirming, endText, refusalText, refusedBy } from './refusal-texts.ts';
import { showOutcome } from './show-outcome.ts';
import { withoutWin } from './shown-balance.rules.ts';
import type { Sound } from './sound.ts';

export interface Table {
  info: SessionInfo;
  board: Board;
  controls: Controls;
  sound: Sound;
  portal: ReturnType<typeof createPortalFrame>;
  stage: HTMLElement;
}

/** Plays one round from the press of the button to its shown result. */
export async function play(table: Table, spin: PendingSpin): Promise<void> {
  const { info, board, controls, sound, portal } = table;
  const rest = wait(restMs);
  controls.enable(false);
  controls.say('');
  controls.showOutcome(undefined);
  keepPending(info.session, spin);
  portal.tell('round-opened', spin.clientSpinId);
  sound.click();
  board.start();
  try {
    const answer = await spinUntilAnswered(info.session, spin, () => controls.say(confirming()));
    clearPending(info.session);
    noteCommitment(answer.roundId, spin.commitment);
    info.nextCommitment = answer.nextCommitment;
    await showAnswer(table, answer, () => portal.tell('round-closed', spin.clientSpinId));
  } catch (error) {
    clearPending(info.session);
    board.cancel();
    controls.say(refusalText(refusedBy(error), 'round.not_played'));
    portal.tell('round-closed', spin.clientSpinId);
  } finally {
    await rest;
    controls.enable(true);
  }
}

/** @param shown called with the balance after the round, before a win is celebrated, as the portal shows it too */
async function showAnswer(
  { info, board, controls, sound, stage }: Table,
  answer: SpinAnswer,
  shown: () => void,
): Promise<void> {
  if (answer.state !== 'settled' || !answer.view) {
    board.cancel();
    if (answer.balance) controls.setBalance(answer.balance);
    controls.say(endText(answer));
    shown();
    return;
  }
  controls.say('');
  if (answer.balance) controls.setBalance(withoutWin(answer.balance, answer.win));
  await board.show(answer.view);
  if (answer.balance) controls.setBalance(answer.balance);
  shown();
  await showOutcome({ info, controls, sound, stage }, answer);
}
