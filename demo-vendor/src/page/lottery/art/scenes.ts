import type { Draw } from '@portal/engines/engine';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { path, s } from '../../art/svg.ts';
import { ballPicture, ballTones, text } from './ball-picture.ts';
import { dieFace } from './die-face.ts';
import { landmarks } from './landmarks.ts';

type Scene = (draw: Draw) => SVGElement[];

const digits = (draw: Draw, count: number) => Array.from({ length: count }, () => draw(10)).join('');
const gold = 'var(--art-3)';

/** A printed ticket: perforated edge, seal, number. */
function ticket(draw: Draw, x: number, y: number, turn: number, paper: string): SVGGElement {
  const body = 'M0 4a4 4 0 0 1 4-4h70a4 4 0 0 1 4 4v8a4 4 0 0 0 0 8v8a4 4 0 0 0 0 8v6a4 4 0 0 1-4 4h-70a4 4 0 0 1-4-4z';
  return s(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path(body, { fill: '#000', opacity: 0.25, transform: 'translate(1.500 3)' }),
    path(body, { fill: paper }),
    path('M4 3h66v7h-66z', { fill: 'var(--art-1)' }),
    s('circle', { cx: 13, cy: 26, r: 8, fill: 'none', stroke: 'var(--art-1)', 'stroke-width': 1.5 }),
    path('M13 20.500l1.600 3.600 3.900.400-2.900 2.600.900 3.900-3.500-2-3.500 2 .900-3.900-2.900-2.600 3.900-.400z', {
      fill: gold,
    }),
    text(46, 32, 15, digits(draw, 5), '#3a1512'),
    path('M26 38h40', { stroke: '#3a1512', 'stroke-width': 1, 'stroke-dasharray': '2 2', opacity: 0.5 }),
  );
}

const vietnam: Scene = (draw) => [
  landmarks[draw(landmarks.length)]?.() ?? s('g'),
  ticket(draw, 22 + draw(12), 44 + draw(8), -16 + draw(10), '#ffeecb'),
  ticket(draw, 44 + draw(14), 54 + draw(6), 2 + draw(9), '#fffdf6'),
  ballPicture(26 + draw(2) * 108, 34 + draw(20), 13, String(draw(10)), ballTones[draw(5)] ?? gold),
];

/** A glass drum full of balls. */
const drum: Scene = (draw) => {
  const places = [
    [62, 74],
    [84, 80],
    [104, 70],
    [72, 52],
    [95, 50],
    [82, 63],
    [56, 60],
    [110, 56],
  ] as const;
  const balls = places.map(([x, y], i) =>
    ballPicture(x, y, 10, String(draw(10)), ballTones[(i + draw(3)) % 6] ?? gold),
  );
  return [
    path('M52 104h60l8 12h-76z', { fill: 'var(--art-3)' }),
    path('M50 104h64', { stroke: '#fff', 'stroke-width': 2, opacity: 0.5 }),
    s('circle', { cx: 82, cy: 62, r: 44, fill: '#fff', opacity: 0.13 }),
    ...balls,
    s('circle', { cx: 82, cy: 62, r: 44, fill: 'none', stroke: '#fff', 'stroke-width': 2.5, opacity: 0.75 }),
    path('M50 44q8-18 26-23', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    ballPicture(136, 100, 13, String(draw(10)), ballTones[0]),
  ];
};

const dice: Scene = (draw) => {
  const die = (x: number, y: number, size: number, turn: number) =>
    s('g', { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})` }, dieFace(1 + draw(6)));
  return [
    s('ellipse', { cx: 82, cy: 104, rx: 66, ry: 14, fill: '#000', opacity: 0.3 }),
    path('M18 92q64 30 128 0l-6 14q-58 22-116 0z', { fill: 'var(--art-3)', opacity: 0.9 }),
    ...[die(26, 44, 46, -12), die(92, 48, 46, 14), die(60, 20, 44, 4 + draw(8))],
  ];
};

/** Spires of a temple, and tickets before them. */
const thai: Scene = (draw) => {
  const spire = (x: number, size: number) =>
    s(
      'g',
      { transform: `translate(${x} 98) scale(${size})` },
      path('M0-78q1.500 22 6 34l4 8q6 4 7 14l3 6v16h-40v-16l3-6q1-10 7-14l4-8q4.500-12 6-34z', { fill: gold }),
      path('M0-78q1.500 22 6 34l4 8q6 4 7 14l3 6v16h-20z', { fill: '#000', opacity: 0.16 }),
    );
  return [...[spire(38, 0.8), spire(122, 0.72), spire(82, 1.12)], ticket(draw, 46, 66, -5 + draw(8), '#fffdf6')];
};

/** Four drums, a figure in the window of each. */
const fourDrums: Scene = (draw) => {
  const one = (i: number) =>
    s(
      'g',
      { transform: `translate(${18 + i * 32} 30)` },
      s('rect', { width: 28, height: 62, rx: 9, fill: '#fffdf6' }),
      s('rect', { width: 28, height: 16, rx: 8, fill: '#000', opacity: 0.2 }),
      s('rect', { y: 46, width: 28, height: 16, rx: 8, fill: '#000', opacity: 0.2 }),
      text(14, 9, 12, String(draw(10)), '#0a2e3677'),
      text(14, 41, 27, String(draw(10)), '#0a2e36'),
      text(14, 61, 12, String(draw(10)), '#0a2e3677'),
    );
  return [
    s('rect', { x: 8, y: 20, width: 146, height: 84, rx: 16, fill: '#000', opacity: 0.25 }),
    s('rect', { x: 8, y: 17, width: 146, height: 84, rx: 16, fill: gold }),
    s('rect', { x: 13, y: 23, width: 136, height: 74, rx: 12, fill: 'var(--art-2)' }),
    ...[0, 1, 2, 3].map(one),
    path('M4 61l9-6v12zM158 61l-9-6v12z', { fill: '#fff' }),
  ];
};

/** A ticket half scratched, with a star or a wave under the foil. */
const scratch =
  (prize: string): Scene =>
  (draw) => [
    s('rect', {
      x: 30,
      y: 15,
      width: 104,
      height: 92,
      rx: 12,
      fill: '#000',
      opacity: 0.25,
      transform: 'rotate(-5 82 60) translate(2 4)',
    }),
    s(
      'g',
      { transform: 'rotate(-5 82 60)' },
      s('rect', { x: 30, y: 13, width: 104, height: 92, rx: 12, fill: '#fffdf6' }),
      s('rect', { x: 30, y: 13, width: 104, height: 22, rx: 11, fill: gold }),
      text(82, 29, 13, digits(draw, 6), '#4a1a00'),
      s('rect', { x: 40, y: 43, width: 84, height: 52, rx: 8, fill: '#ffe9c4' }),
      path(prize, { fill: 'var(--art-1)', transform: 'translate(82 69)' }),
      path(
        'M40 51a8 8 0 0 1 8-8h16q-4 9-1 15t-5 12 3 14-3 11h-10a8 8 0 0 1-8-8zM124 51a8 8 0 0 0-8-8h-14q5 8 1 15t5 13-4 12 3 12h9a8 8 0 0 0 8-8z',
        { fill: '#b9bfd4' },
      ),
      path('M44 48l12 40M108 50l10 36', { stroke: '#fff', 'stroke-width': 3, opacity: 0.4 }),
    ),
  ];
const star = 'M0-20l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z';
const wave = 'M-22 12q4-30 24-30 14 0 16 12-8-7-13-1-5 8 4 12 8 4 15-4-2 17-22 17-14 0-24-6z';

const scenes: Readonly<Record<LotteryKindCode, Scene>> = {
  'vn-north': vietnam,
  'vn-central': vietnam,
  'vn-south': vietnam,
  'five-digits': drum,
  'three-dice': dice,
  thai,
  'four-d': fourDrums,
  instant: scratch(star),
  'instant-wave': scratch(wave),
};

export const sceneOf = (kind: LotteryKindCode, draw: Draw): SVGElement[] => scenes[kind](draw);
