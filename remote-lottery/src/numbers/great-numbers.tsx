import { Balls } from './balls.tsx';
import { ballsOf, boardKind, greatPrize } from './board.rules.ts';
import { Dice } from './dice.tsx';
import type { LastDraw } from './newest.rules.ts';

/** The great prize of a draw as balls or dice; nothing of a cancelled draw. */
export function GreatNumbers({ draw, size }: { draw: LastDraw; size?: 'small' | 'large' }) {
  const prize = greatPrize(draw.prizes);
  if (!prize) return null;
  if (boardKind(draw) === 'dice') return <Dice faces={prize.numbers} size={size === 'large' ? 48 : 34} />;
  return <Balls numbers={ballsOf(prize)} look="first" size={size} />;
}
