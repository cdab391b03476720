import { defineKind } from '../define-kind.ts';
import { dicePlays } from './dice-plays.ts';
import { sumPlay, sumSides } from './sum.ts';

/** Three dice of six sides. */
export const threeDice = defineKind({
  code: 'three-dice',
  plays: [sumPlay, sumSides, ...dicePlays],
  draw: (draw) => [{ prize: 'DICE', numbers: Array.from({ length: 3 }, () => String(draw(6) + 1)) }],
});
