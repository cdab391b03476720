import type { SessionInfo, SpinAnswer } from './api.ts';
import type { Controls } from './controls.ts';
import { wait } from './dom.ts';
import type { Sound } from './sound.ts';
import { say } from './texts/say.ts';
import { celebrate } from './win-moment.ts';

interface Winner {
  info: SessionInfo;
  controls: Controls;
  sound: Sound;
  stage: HTMLElement;
}

/** What a win is worth looking at: the amount, a sound, and from ten stakes on a moment that play waits for. */
export async function showWin({ info, controls, sound, stage }: Winner, answer: SpinAnswer): Promise<void> {
  const multiple = Number(answer.win) / Number(answer.stake);
  if (multiple === 0) return;
  controls.say(say('round.won', { amount: answer.win }));
  sound.win(multiple >= 10 ? 2 : 0);
  const moment = celebrate(stage, info.currencySymbol, answer.win, multiple);
  // A small win does not keep anybody from playing on.
  await (multiple >= 10 ? moment : wait(250));
}
