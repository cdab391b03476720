import type { Draw } from '../../../engines/engine.ts';
import { seededDraw } from '../../../engines/seeded-draw.ts';

/** The chance of a picture: the same game always looks the same. */
export function chanceOf(text: string): Draw {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 2_147_483_647;
  return seededDraw(seed);
}
