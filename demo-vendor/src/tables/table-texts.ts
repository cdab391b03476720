import { baccaratReturns } from '@portal/engines/cards/baccarat/baccarat.returns';
import { cockfightReturns } from '@portal/engines/cockfight/cockfight.returns';
import type { PublishedReturn } from '@portal/engines/returns/published-return';
import { rouletteReturns } from '@portal/engines/roulette/roulette.returns';

export type TableEngine = 'baccarat' | 'roulette' | 'cockfight';

const returns: Readonly<Record<TableEngine, readonly PublishedReturn[]>> = {
  baccarat: baccaratReturns,
  roulette: rouletteReturns,
  cockfight: cockfightReturns,
};

const rules: Readonly<Record<TableEngine, readonly string[]>> = {
  baccarat: [
    'Player and banker get two cards each from a fresh eight-deck shoe. The total nearer to 9 wins; tens and face cards count 0, and only the last digit of a total counts.',
    'An 8 or 9 with two cards is a natural and ends the round. Otherwise the player draws a third card on 5 or less; the banker draws by the usual table, which depends on the player’s third card.',
    'On a tie, stakes on player and banker are returned.',
  ],
  roulette: [
    'A European wheel with the numbers 0 to 36, each equally likely. Tap a number to bet on it, the edge between two for both, a corner for four, or the outer edge of a row for its three.',
    'Zero is neither red nor black, odd nor even, low nor high.',
  ],
  cockfight: [
    'Meron is the favourite, wala the other cock. Odds are fixed: five of ten bouts go to meron, four to wala, one is a draw.',
    'On a draw, stakes on meron and wala are lost. The bout is shown after the result is drawn and has no effect on it.',
  ],
};

/** Returns the published return of every kind of bet at a table; the same as in the instant game of that name. */
export const publishedReturns = (engine: TableEngine) => returns[engine];
export const tableRulesText = (engine: TableEngine) => rules[engine];
