import { tFrame } from '../texts/translate.ts';

type Verb = 'buy' | 'roll' | 'deal' | 'start' | 'drop' | 'draw' | 'play';

const verbs: Readonly<Record<string, Verb>> = {
  'scratch-card': 'buy',
  dice: 'roll',
  'under-over': 'roll',
  'sic-bo': 'roll',
  baccarat: 'deal',
  'video-poker-jacks': 'deal',
  'video-poker-deuces': 'deal',
  blackjack: 'deal',
  'hi-lo': 'deal',
  mines: 'start',
  plinko: 'drop',
  keno: 'draw',
  bingo: 'play',
  'dragon-tiger': 'deal',
};

/** Returns the label of the big button of a game. */
export function verbOf(engineId: string): string {
  return tFrame(`verb.${verbs[engineId] ?? 'spin'}`);
}
