import { numbersOf } from '../board.ts';
import { hitIf, type Play, paying, pick } from '../play.ts';

/** Bets on digits that are all among the five balls, in any position and number. */
export const anyDigits: readonly Play[] = [
  any(1, 'Any digit', 'Wins when your digit is on any of the five balls, however often.', '2.30', 0.9419),
  any(2, 'Any two digits', 'Choose two different digits. Wins when both are among the five balls.', '6.45', 0.9462),
  any(3, 'Any three digits', 'Choose three different digits. Wins when all are among the five balls.', '21.60', 0.9396),
];

function any(count: number, name: string, rule: string, pays: string, returns: number): Play {
  return {
    type: {
      ...{ code: `ANY_${count}`, name, rule, ...pick(count, 1) },
      odds: paying({ 'All digits': pays }),
      returns,
    },
    hits(numbers, drawn) {
      const balls = numbersOf(drawn, 'BALLS');
      return hitIf(
        numbers.every((number) => balls.includes(number)),
        'All digits',
      );
    },
  };
}
