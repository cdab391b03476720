import type { Draw } from '@portal/engines/engine';
import { seededDraw } from '@portal/engines/seeded-draw';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { path, picture, s } from '../../art/svg.ts';
import { sceneOf } from './scenes.ts';

/** Turns of the colour wheel, in degrees: games of one kind stand side by side and must not look alike. */
const turns = [0, -18, 22, 38, -34, 54];

/** Light and dark ground colours of the regions: lacquer of the north, sea of the centre, river green of the south. */
const grounds: Readonly<Partial<Record<LotteryKindCode, readonly [string, string]>>> = {
  'vn-north': ['#e0442c', '#8f1512'],
  'vn-central': ['#2296b8', '#0b3f63'],
  'vn-south': ['#3a9d5d', '#0d4a35'],
};

/** Pictures made so far: each has a light of its own name. */
let made = 0;

export interface Pictured {
  gameCode: string;
  kind: LotteryKindCode;
}

/** The picture of a lottery: rays of light, what it draws with, and what belongs to its place. */
export function gameArt({ gameCode, kind }: Pictured): SVGSVGElement {
  const draw = chanceOf(gameCode);
  const [from, to] = grounds[kind] ?? ['var(--art-1)', 'var(--art-2)'];
  made += 1;
  const id = `art-${made}`;
  const turn = turns[draw(turns.length)] ?? 0;
  const light = 30 + draw(100);
  const rays = Array.from({ length: 12 }, (_, i) => `M0 0L${ray(i * 30 - 6)}L${ray(i * 30 + 6)}z`).join('');
  const ground = s(
    'radialGradient',
    { id, cx: `${light / 1.6}%`, cy: '8%', r: '110%' },
    s('stop', { offset: 0, 'stop-color': from }),
    s('stop', { offset: 1, 'stop-color': to }),
  );
  const back = s(
    'g',
    { style: `filter:hue-rotate(${turn}deg)` },
    s('rect', { width: 160, height: 120, fill: `url(#${id})` }),
    path(rays, { fill: '#fff', opacity: 0.07, transform: `translate(${light} 8)` }),
    path('M0 104q40-16 80-6t80-8v30H0z', { fill: '#000', opacity: 0.16 }),
  );
  const art = picture('game-art', 160, 120, s('defs', {}, ground), back, ...sceneOf(kind, draw));
  art.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  return art;
}

function ray(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * 240).toFixed(1)} ${(Math.sin(angle) * 240).toFixed(1)}`;
}

/** The chance of a picture: the same game always looks the same. */
function chanceOf(text: string): Draw {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 2_147_483_647;
  return seededDraw(seed);
}
