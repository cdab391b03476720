import { numbersOf } from '../board.ts';
import { hitIf, onlyNumber, type Play, paying, pickOne } from '../play.ts';

/** Sum of the five balls, 0 to 45: both halves and both parities are equally likely. */
export const sumPlay: Play = {
  type: {
    code: 'BIG_SMALL',
    name: 'Sum',
    rule: 'Big wins when the sum of the five balls is 23 to 45, Small when it is 0 to 22, Odd and Even by the sum.',
    ...pickOne([
      ['BIG', 'Big'],
      ['SMALL', 'Small'],
      ['ODD', 'Odd'],
      ['EVEN', 'Even'],
    ]),
    odds: paying({ Sum: '1.90' }),
    returns: 0.95,
  },
  hits(numbers, drawn) {
    const sum = numbersOf(drawn, 'BALLS').reduce((total, ball) => total + Number(ball), 0);
    const won = [sum >= 23 ? 'BIG' : 'SMALL', sum % 2 === 1 ? 'ODD' : 'EVEN'];
    return hitIf(won.includes(onlyNumber(numbers)), 'Sum');
  },
};

const sides = { DRAGON: 'Dragon', TIGER: 'Tiger', TIE: 'Tie' } as const;

/** First ball against the fifth. */
export const dragonTiger: Play = {
  type: {
    code: 'DRAGON_TIGER',
    name: 'Dragon and Tiger',
    rule: 'Dragon wins when the first ball is higher than the fifth, Tiger when it is lower, Tie when both are the same.',
    ...pickOne(Object.entries(sides)),
    odds: paying({ Dragon: '2.10', Tiger: '2.10', Tie: '9.45' }),
    returns: 0.945,
  },
  hits(numbers, drawn) {
    const balls = numbersOf(drawn, 'BALLS').map(Number);
    const ahead = (balls[0] ?? 0) - (balls[4] ?? 0);
    const side = ahead === 0 ? 'TIE' : ahead > 0 ? 'DRAGON' : 'TIGER';
    return hitIf(onlyNumber(numbers) === side, sides[side]);
  },
};
