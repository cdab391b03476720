import type { Discipline } from '../../../sports/sports-shapes.ts';
import { path, s } from '../../art/svg.ts';

/** Scenes on 320 by 180, seen from the stand; home plays from the left. */
const line = { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-width': 1.6 };
const box = (x: number, y: number, width: number, height: number, more = {}) =>
  s('rect', { x, y, width, height, ...line, ...more });
const ring = (cx: number, cy: number, r: number, more = {}) => s('circle', { cx, cy, r, ...line, ...more });
const floor = (fill: string) => s('rect', { width: 320, height: 180, rx: 10, fill });
const stripes = () =>
  Array.from({ length: 5 }, (_, i) =>
    s('rect', { x: 12 + i * 60, y: 10, width: 30, height: 160, fill: 'var(--turf-2)' }),
  );

function football(): Node[] {
  return [
    floor('var(--turf)'),
    ...stripes(),
    box(12, 10, 296, 160),
    path('M160 10v160', line),
    ring(160, 90, 26),
    ring(160, 90, 2, { fill: '#fff' }),
    box(12, 46, 44, 88),
    box(12, 66, 18, 48),
    box(264, 46, 44, 88),
    box(290, 66, 18, 48),
    path('M56 74q14 16 0 32M264 74q-14 16 0 32', line),
    s('rect', { x: 5, y: 74, width: 7, height: 32, fill: '#fff', opacity: 0.85 }),
    s('rect', { x: 308, y: 74, width: 7, height: 32, fill: '#fff', opacity: 0.85 }),
  ];
}

function basketball(): Node[] {
  const planks = Array.from({ length: 10 }, (_, i) =>
    path(`M0 ${i * 18 + 9}h320`, { stroke: '#000', 'stroke-opacity': 0.1 }),
  );
  return [
    floor('#a5672f'),
    ...planks,
    box(12, 10, 296, 160),
    path('M160 10v160', line),
    ring(160, 90, 22, { fill: 'var(--bar)', 'fill-opacity': 0.55 }),
    box(12, 64, 58, 52, { fill: 'var(--bar)', 'fill-opacity': 0.45 }),
    box(250, 64, 58, 52, { fill: 'var(--bar)', 'fill-opacity': 0.45 }),
    ring(70, 90, 17),
    ring(250, 90, 17),
    path('M12 26h26q72 64 0 128H12M308 26h-26q-72 64 0 128h26', line),
    ring(27, 90, 5, { stroke: '#ff8a3c', 'stroke-opacity': 1, 'stroke-width': 2.4 }),
    ring(293, 90, 5, { stroke: '#ff8a3c', 'stroke-opacity': 1, 'stroke-width': 2.4 }),
  ];
}

function tennis(): Node[] {
  return [
    floor('#2f6f8f'),
    s('rect', { x: 44, y: 30, width: 232, height: 120, fill: '#b5552f' }),
    box(44, 30, 232, 120),
    path('M44 45h232M44 135h232M100 45v90M220 45v90M100 90h120', line),
    path('M160 18v144', { stroke: '#fff', 'stroke-width': 3 }),
    path('M160 18v144', { stroke: '#1b2a33', 'stroke-width': 3, 'stroke-dasharray': '2 3' }),
  ];
}

function moba(): Node[] {
  const lane = {
    fill: 'none',
    stroke: 'var(--ink)',
    'stroke-opacity': 0.22,
    'stroke-width': 11,
    'stroke-linecap': 'round',
  };
  const tower = (x: number, y: number, side: 'home' | 'away') =>
    path(`M${x} ${y - 8}l6 5v8h-12v-8z`, { fill: `var(--${side})`, stroke: '#05070f', 'stroke-opacity': 0.5 });
  const base = (x: number, side: 'home' | 'away') => [
    ring(x, 90, 20, { stroke: `var(--${side})`, 'stroke-opacity': 0.5 }),
    path(`M${x} 76l12 14-12 14-12-14z`, { fill: `var(--${side})` }),
  ];
  return [
    floor('var(--turf)'),
    path('M160 0q-40 45 0 90t0 90', { fill: 'none', stroke: 'var(--turf-2)', 'stroke-width': 38 }),
    path('M36 90Q60 26 160 26T284 90M36 90h248M36 90q24 64 124 64t124-64', lane),
    ...[
      [78, 44],
      [112, 90],
      [78, 138],
    ].map(([x = 0, y = 0]) => tower(x, y, 'home')),
    ...[
      [242, 44],
      [208, 90],
      [242, 138],
    ].map(([x = 0, y = 0]) => tower(x, y, 'away')),
    ...base(32, 'home'),
    ...base(288, 'away'),
  ];
}

function shooter(): Node[] {
  const wall = { fill: 'var(--turf-2)', stroke: 'var(--ink)', 'stroke-opacity': 0.3, 'stroke-width': 1.4 };
  const rooms = [
    'M14 20h70v44H14z',
    'M14 112h70v48H14z',
    'M112 14h58v50h-58z',
    'M108 104h40v62h-40z',
    'M196 20h110v36H196z',
    'M190 96h36v70h-36z',
    'M250 86h56v24h-56z',
    'M254 136h52v30h-52z',
  ];
  const site = (x: number, y: number, letter: string) => {
    const text = s('text', {
      x,
      y: y + 5,
      'text-anchor': 'middle',
      'font-size': 14,
      'font-weight': 800,
      fill: 'var(--accent-ink)',
    });
    text.textContent = letter;
    return [ring(x, y, 15, { stroke: 'var(--accent-ink)', 'stroke-dasharray': '4 4', 'stroke-opacity': 0.9 }), text];
  };
  return [
    floor('var(--turf)'),
    ...Array.from({ length: 15 }, (_, i) =>
      path(`M${20 + i * 20} 0v180`, { stroke: 'var(--ink)', 'stroke-opacity': 0.05 }),
    ),
    ...rooms.map((d) => path(d, wall)),
    ...site(228, 72, 'A'),
    ...site(170, 138, 'B'),
  ];
}

function fighter(): Node[] {
  const lantern = (x: number) => [
    path(`M${x} 0v16`, { stroke: 'var(--accent-ink)', 'stroke-width': 2 }),
    s('ellipse', { cx: x, cy: 30, rx: 13, ry: 15, fill: 'var(--accent)', opacity: 0.85 }),
    s('ellipse', { cx: x, cy: 30, rx: 26, ry: 28, fill: 'var(--accent)', opacity: 0.14 }),
  ];
  return [
    floor('var(--turf)'),
    ...[48, 160, 272].flatMap(lantern),
    path('M34 128h252l30 44H4z', { fill: 'var(--turf-2)', stroke: 'var(--ink)', 'stroke-opacity': 0.35 }),
    path('M20 148h280M160 128v44', { stroke: 'var(--ink)', 'stroke-opacity': 0.15 }),
    path('M30 128V78M290 128V78M30 88h260M30 106h260', {
      stroke: 'var(--ink)',
      'stroke-opacity': 0.35,
      'stroke-width': 3,
    }),
  ];
}

const scenes: Readonly<Record<Discipline, () => Node[]>> = {
  football,
  basketball,
  tennis,
  moba,
  shooter,
  fighter,
  efootball: football,
};

/** Returns the ground of a match. */
export const scene = (discipline: Discipline): Node[] => scenes[discipline]();
