import { chipEngine } from '../../chips.rules.ts';
import { baccaratReturns } from './baccarat.returns.ts';
import { denominator, drawRound, spots, spotUnits } from './baccarat.rules.ts';

export const baccarat = chipEngine(
  {
    id: 'baccarat',
    title: 'Baccarat, eight packs',
    rules: [
      'Player and banker get two cards each from eight freshly shuffled packs. Aces count 1, tens and pictures nothing, and only the last digit of a total counts. An 8 or 9 ends the round at once.',
      'The player takes a third card at 5 or less. The banker takes one at 5 or less if the player stood; else at 2 or less always, at 3 unless the player drew an 8, at 4 for a 2 to 7, at 5 for a 4 to 7, at 6 for a 6 or 7.',
      'Of a win on the banker 5 % are kept. At a tie, chips on player and banker come back. A pair are two first cards of one rank.',
    ],
  },
  { denominator, spots, returns: baccaratReturns, drawRound, spotUnits },
  'banker',
  (result, choice) => ({ kind: 'baccarat', choice, ...result }),
);
