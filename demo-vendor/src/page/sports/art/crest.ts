import type { TeamView } from '../../../sports/sports-shapes.ts';
import { path, picture, s } from '../../art/svg.ts';
import { crestPlan } from './crest.rules.ts';
import { type Emblem, emblems } from './emblems.ts';

/** Outlines on 64 by 72. */
const outlines = {
  heater: 'M6 5h52v30q0 22-26 33Q6 57 6 35z',
  swiss: 'M5 8q9 1 14-4 13 6 26 0 5 5 14 4 3 40-27 60Q2 48 5 8z',
  round: 'M32 4a31 31 0 1 1 0 62 31 31 0 1 1 0-62z',
  hexagon: 'M32 2l28 16v34L32 69 4 52V18z',
  pennant: 'M7 4h50v48L32 69 7 52z',
  plate: 'M12 4h40l8 9v33q0 8-28 23Q4 54 4 46V13z',
} as const;

const fields: Readonly<Record<string, string>> = {
  plain: '',
  halves: 'M32 0h40v80H32z',
  stripes: 'M12 0h8v80h-8zM28 0h8v80h-8zM44 0h8v80h-8z',
  hoops: 'M0 12h70v10H0zM0 34h70v10H0zM0 56h70v12H0z',
  sash: 'M-6 46L46-6h20L-6 66z',
  chevron: 'M0 54l32-28 32 28v20L32 46 0 74z',
  quarters: 'M0 0h32v36H0zM32 36h34v40H32z',
  base: 'M0 46q16-8 32 0t34 0v30H0z',
};

function sign({ body, cut }: Emblem, colour: string, back: string): SVGGElement {
  const parts = [path(body, { fill: colour, stroke: back, 'stroke-width': 2.4, 'paint-order': 'stroke' })];
  if (cut) parts.push(path(cut, { fill: back, 'fill-rule': 'evenodd' }));
  return s('g', { transform: 'translate(13.5 15) scale(.92)' }, ...parts);
}

let crestNo = 0;

/** Draws the crest of a team from its name and shirt; a team has the same crest everywhere. */
export function crest(team: Pick<TeamView, 'name' | 'colour'>, className = 'crest'): SVGSVGElement {
  const plan = crestPlan(team);
  crestNo += 1;
  const outline = outlines[plan.outline];
  const id = `crest-${plan.key}-${crestNo}`;
  const clip = s('clipPath', { id }, path(outline));
  const field = s(
    'g',
    { 'clip-path': `url(#${id})` },
    path(outline, { fill: plan.first }),
    path(fields[plan.field] ?? '', { fill: plan.second }),
    s('ellipse', { cx: 18, cy: 6, rx: 40, ry: 26, fill: '#fff', opacity: 0.13 }),
  );
  const rim = path(outline, { fill: 'none', stroke: plan.rim, 'stroke-width': 3.5, 'stroke-linejoin': 'round' });
  const hair = path(outline, { fill: 'none', stroke: '#05070f', 'stroke-opacity': 0.45, 'stroke-width': 1 });
  const emblem = emblems[plan.emblem];
  const signs = emblem ? [sign(emblem, plan.sign, plan.back)] : [];
  return picture(className, 64, 72, clip, field, rim, hair, ...signs);
}
