import { picture, s } from '../../art/svg.ts';
import { pipPositions } from '../../boards/dice/die-picture.ts';

/** The face of a die on a square of 100: one and four are red, as in Asia. */
export function dieFace(pips: number): SVGGElement {
  const isRed = pips === 1 || pips === 4;
  const dots = (pipPositions[pips] ?? []).map(([cx, cy]) =>
    s('circle', { cx, cy, r: pips === 1 ? 14 : 9, fill: isRed ? '#c81e2b' : '#22253d' }),
  );
  const side = s('rect', { x: 4, y: 8, width: 92, height: 90, rx: 20, fill: '#c9bda6' });
  const top = s('rect', {
    x: 4,
    y: 2,
    width: 92,
    height: 90,
    rx: 20,
    fill: '#fffdf6',
    stroke: '#e6dac6',
    'stroke-width': 1.5,
  });
  return s('g', {}, side, top, s('g', { transform: 'translate(0 -3)' }, ...dots));
}

export const diePicture = (pips: number): SVGSVGElement => picture('die', 100, 100, dieFace(pips));
