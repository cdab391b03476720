import { chipEngine } from '../../chips.rules.ts';
import { baccaratReturns } from './baccarat.returns.ts';
import { denominator, drawRound, spots, spotUnits } from './baccarat.rules.ts';

export const baccarat = chipEngine(
  {
    id: 'baccarat',
    title: 'Baccarat, eight packs',
    rules: [
      'Player and banker get two cards each from eight freshly shuffled packs. Aces count 1, tens and face cards 0, and only the last digit of a total counts. An 8 or 9 ends the round immediately.',
      'The player draws a third card on 5 or less. The banker draws on 5 or less if the player stood; otherwise always on 2 or less, on 3 unless the player drew an 8, on 4 against a 2 to 7, on 5 against a 4 to 7, on 6 against a 6 or 7.',
      'The house keeps 5 % of wins on the banker. On a tie, chips on player and banker are returned. A pair means that the first two cards have the same rank.',
    ],
  },
  { denominator, spots, returns: baccaratReturns, drawRound, spotUnits },
  'banker',
  (result, choice) => ({ kind: 'baccarat', choice, ...result }),
);
