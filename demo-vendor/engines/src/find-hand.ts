import { blackjack } from './cards/blackjack/blackjack.rules.ts';
import { hiLo } from './cards/hi-lo/hi-lo.rules.ts';
import { videoPokerDeuces } from './cards/video-poker/deuces.rules.ts';
import { videoPokerJacks } from './cards/video-poker/jacks.rules.ts';
import type { HandEngine } from './engine.ts';
import { mines } from './mines/mines.rules.ts';

/** Games with player decisions during the round. */
export const hands: readonly HandEngine<unknown>[] = [videoPokerJacks, videoPokerDeuces, blackjack, mines, hiLo];

export function findHand(id: string): HandEngine<unknown> | undefined {
  return hands.find((each) => each.id === id);
}
