import { path, picture, s } from './svg.ts';

const soft = { fill: 'var(--sunken)', stroke: 'var(--line)', 'stroke-width': 2 };
const lit = { fill: 'none', stroke: 'var(--accent-ink)', 'stroke-width': 3, 'stroke-linecap': 'round' };
const ground = () => s('ellipse', { cx: 80, cy: 98, rx: 62, ry: 7, fill: 'var(--line)', opacity: 0.6 });

const drawings = {
  /** A slip with an empty first line. */
  slip: () => [
    path('M46 12h68v78l-9-6-8 6-9-6-8 6-8-6-9 6-8-6-9 6z', { ...soft, fill: 'var(--raised)' }),
    path('M58 30h28M58 44h44', { ...lit, stroke: 'var(--line)' }),
    path('M58 62h18', lit),
    s('circle', { cx: 100, cy: 62, r: 9, fill: 'var(--accent)' }),
    path('M96 62h8M100 58v8', { ...lit, stroke: 'var(--on-accent)', 'stroke-width': 2.5 }),
  ],
  /** Two tickets, one behind the other. */
  tickets: () => [
    path('M34 34l70-16 10 42-70 16z', soft),
    path('M40 40h78v14a6 6 0 0 0 0 12v14H40V66a6 6 0 0 0 0-12z', { ...soft, fill: 'var(--raised)' }),
    path('M98 44v4M98 54v4M98 64v4M98 74v2', { ...lit, 'stroke-width': 2 }),
    path('M52 54h32M52 66h20', { ...lit, stroke: 'var(--line)' }),
  ],
  /** A whistle, before the match. */
  matches: () => [
    s('circle', { cx: 68, cy: 60, r: 30, ...soft, fill: 'var(--raised)' }),
    path('M68 30h52v20H96', { ...soft, fill: 'var(--raised)' }),
    s('circle', { cx: 68, cy: 60, r: 11, fill: 'var(--accent)' }),
    path('M36 22l-8-8M50 14l-3-10M24 38l-11-3', lit),
  ],
} as const;

/** Creates a small drawing for an empty place. */
export function emptyDrawing(name: keyof typeof drawings): SVGSVGElement {
  return picture('empty-drawing', 160, 108, ground(), ...drawings[name]());
}
