import { defineKind } from '../define-kind.ts';
import { anyDigits } from './any-digits.ts';
import { lastDigits } from './last-digits.ts';
import { positions } from './positions.ts';
import { dragonTiger, sumPlay } from './sum-and-tiger.ts';

/** Five balls, each an independent digit from 0 to 9. */
export const fiveDigits = defineKind({
  code: 'five-digits',
  plays: [sumPlay, dragonTiger, ...positions, ...anyDigits, ...lastDigits],
  draw: (draw) => [{ prize: 'BALLS', numbers: Array.from({ length: 5 }, () => String(draw(10))) }],
});
