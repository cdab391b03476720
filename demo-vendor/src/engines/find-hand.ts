import { blackjack } from './blackjack/blackjack.rules.ts';
import type { HandEngine } from './engine.ts';
import { hiLo } from './hi-lo/hi-lo.rules.ts';
import { mines } from './mines/mines.rules.ts';
import { videoPokerDeuces } from './video-poker/deuces.rules.ts';
import { videoPokerJacks } from './video-poker/jacks.rules.ts';

/** Games with player decisions during the round. */
export const hands: readonly HandEngine<unknown>[] = [videoPokerJacks, videoPokerDeuces, blackjack, mines, hiLo];

export function findHand(id: string): HandEngine<unknown> | undefined {
  return hands.find((each) => each.id === id);
}
