import { playOutcome } from '@portal/shared/contract/play-outcome';
import { wait } from '../dom/dom.ts';
import type { Dock } from '../rounds/dock.ts';
import type { SessionInfo, SpinAnswer } from '../rounds/studio-calls.ts';
import type { Sound } from '../sound.ts';
import { outcomeWords } from './outcome-words.ts';
import { celebrate } from './win-moment.ts';

interface Shown {
  info: SessionInfo;
  dock: Dock;
  sound: Sound;
  stage: HTMLElement;
}

/** Shows the outcome of a round. A win has a sound, and from ten stakes on an animation that play waits for. */
export async function showOutcome({ info, dock, sound, stage }: Shown, answer: SpinAnswer): Promise<void> {
  const outcome = playOutcome({ stake: answer.stake, returned: answer.win });
  dock.showOutcome(outcome);
  dock.announce(outcomeWords(outcome));
  if (outcome.joy === 'none') return;
  const isSmall = outcome.joy === 'win';
  sound.win(isSmall ? 0 : 2);
  const moment = celebrate(stage, info.currencySymbol, outcome);
  // A small win does not delay the next round.
  await (isSmall ? wait(250) : moment);
}
