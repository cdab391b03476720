import { ramp } from './light.ts';
import type { Random } from './random.ts';
import { box, circle } from './shapes.ts';

/** Draws the back layer of a banner, 1680 x 720; what the room is about stands at 1090, 520. */
export type Room = (night: number, random: Random) => string;

export const wide = 1680;
export const high = 720;
export const floor = 500;

/** A wall that darkens towards the words on the left, and its colours from top to floor. */
export function wall(id: string, top: string, low: string): string {
  return (
    `<defs>${ramp(
      id,
      [
        [0, top],
        [1, low],
      ],
      'x1="0" y1="0" x2=".25" y2="1"',
    )}<radialGradient id="o"><stop offset="0" stop-color="#fff0c9" stop-opacity=".75"/><stop offset="1" stop-color="#ffb86b" stop-opacity="0"/></radialGradient></defs>` +
    box(0, 0, wide, high, 0, `url(#${id})`)
  );
}

export const spot = (x: number, y: number, radius: number, opacity = 1) =>
  circle(x, y, radius, 'url(#o)', `opacity="${opacity}"`);
