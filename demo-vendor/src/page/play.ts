import { PageRefusal, type SessionInfo, type SpinAnswer, spinUntilAnswered } from './api.ts';
import type { Board } from './boards/board.ts';
import type { Controls } from './controls.ts';
import { wait } from './dom.ts';
import { clearPending, keepPending, type PendingSpin } from './pending-spin.ts';
import type { createPortalFrame } from './portal-frame.ts';
import type { Sound } from './sound.ts';
import { celebrate } from './win-moment.ts';

export interface Table {
  info: SessionInfo;
  board: Board;
  controls: Controls;
  sound: Sound;
  portal: ReturnType<typeof createPortalFrame>;
  stage: HTMLElement;
}

const refusalTexts: Readonly<Record<string, string>> = {
  insufficient_balance: 'Your balance is not sufficient for this stake.',
  play_stopped: 'This game is closed at the moment.',
  launch_ended: 'Your session has ended. Please open the game again.',
  session_unknown: 'Your session has ended. Please open the game again.',
  above_maximum: 'This stake is above the limit of the game.',
  below_minimum: 'This stake is below the minimum of the game.',
};

/** One round from the press of the button to the result on the table. */
export async function play(table: Table, spin: PendingSpin): Promise<void> {
  const { info, board, controls, sound, portal } = table;
  controls.enable(false);
  controls.say('');
  controls.setWin('0.00');
  keepPending(info.session, spin);
  portal.tell('round-opened', spin.clientSpinId);
  sound.click();
  board.start();
  try {
    const answer = await spinUntilAnswered({ session: info.session, ...spin }, () =>
      controls.say('The result is being confirmed. Nothing is lost, please wait.'),
    );
    clearPending(info.session);
    await showAnswer(table, answer);
  } catch (error) {
    clearPending(info.session);
    board.cancel();
    const code = error instanceof PageRefusal ? error.code : '';
    controls.say(refusalTexts[code] ?? 'The round could not be played.');
  } finally {
    portal.tell('round-closed', spin.clientSpinId);
    controls.enable(true);
  }
}

async function showAnswer({ info, board, controls, sound, stage }: Table, answer: SpinAnswer): Promise<void> {
  if (answer.state !== 'settled') {
    board.cancel();
    if (answer.balance) controls.setBalance(answer.balance);
    const cancelled = 'The round was cancelled and your stake given back.';
    controls.say(
      answer.state === 'refused' ? (refusalTexts[answer.refusal ?? ''] ?? 'The stake was refused.') : cancelled,
    );
    return;
  }
  controls.say('');
  await board.show(answer.view);
  if (answer.balance) controls.setBalance(answer.balance);
  controls.setWin(answer.win);
  const multiple = Number(answer.win) / Number(answer.stake);
  if (multiple === 0) return;
  controls.say(`You won ${answer.win}`);
  sound.win(multiple >= 10 ? 2 : 0);
  const moment = celebrate(stage, info.currencySymbol, answer.win, multiple);
  // A small win does not keep anybody from playing on.
  await (multiple >= 10 ? moment : wait(250));
}
