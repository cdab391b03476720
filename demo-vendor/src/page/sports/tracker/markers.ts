import type { Discipline } from '../../../sports/sports-shapes.ts';
import { path, s } from '../../art/svg.ts';

const shadow = () => s('ellipse', { cx: 0, cy: 8, rx: 7, ry: 2.5, fill: '#000', opacity: 0.35 });

function ball(fill: string, seams: string, stroke: string): Node[] {
  return [
    shadow(),
    s('circle', { r: 6.5, fill, stroke: '#05070f', 'stroke-opacity': 0.5 }),
    path(seams, { fill: 'none', stroke, 'stroke-width': 1.2 }),
  ];
}

const sight = (): Node[] => [
  s('circle', { r: 9, fill: 'none', stroke: 'var(--live)', 'stroke-width': 2 }),
  path('M0-14v8M0 6v8M-14 0h8M6 0h8', { stroke: 'var(--live)', 'stroke-width': 2 }),
];

const clash = (): Node[] => [
  s('circle', { r: 13, fill: 'var(--live)', opacity: 0.18 }),
  path('M0-12l3 8 9-3-6 7 6 7-9-3-3 8-3-8-9 3 6-7-6-7 9 3z', { fill: 'var(--live)' }),
];

const markers: Readonly<Record<Discipline, () => Node[]>> = {
  football: () => ball('#fff', 'M0-3l3 2-1 4h-4l-1-4z', '#14203f'),
  efootball: () => ball('#fff', 'M0-3l3 2-1 4h-4l-1-4z', '#14203f'),
  basketball: () => ball('#f08a3c', 'M-6 0h12M0-6v12M-4-5q4 5 0 10M4-5q-4 5 0 10', '#5a2305'),
  tennis: () => ball('#d9f24f', 'M-5-3q5 3 0 7M5-3q-5 3 0 7', '#fff'),
  moba: clash,
  shooter: sight,
  fighter: clash,
};

/** Draws the moving marker: the ball, a clash or a crosshair. */
export const marker = (discipline: Discipline): Node[] => markers[discipline]();
