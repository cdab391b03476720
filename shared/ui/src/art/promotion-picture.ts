import {
  ball,
  box,
  circle,
  colour,
  ellipse,
  fan,
  line,
  moved,
  paint,
  path,
  pots,
  seededRandom,
  star,
  themes,
  times,
} from '@portal/shared/ui/pictures';
import type { Motif } from './motifs-creatures.ts';
import * as money from './presents-money.ts';
import * as thing from './presents-things.ts';
import type { Random } from './random.ts';

type Stage = 'rays' | 'rain' | 'reels' | 'table' | 'arch' | 'drum' | 'fireworks' | 'waves';
type Scene = { paper: number; tone: number; stage: Stage; lead: Motif; second: Motif };

const motif = (name: string): Motif => themes[name]?.motif ?? thing.gift;

/** Scene for a word in the picture's name, the promotion's type or its id; the first match. */
const scenes: readonly [RegExp, Scene][] = [
  [/welcome|new-member|first/, { paper: 12, tone: 45, stage: 'rays', lead: thing.gift, second: motif('coin') }],
  [/point|shop|mall/, { paper: 300, tone: 60, stage: 'rain', lead: motif('coin'), second: motif('gem') }],
  [
    /envelope|packet|lunar|festival/,
    { paper: 22, tone: 25, stage: 'fireworks', lead: money.envelope, second: motif('lantern') },
  ],
  [/egg/, { paper: 290, tone: 70, stage: 'rays', lead: money.goldenEgg, second: thing.gift }],
  [/wheel|spin/, { paper: 265, tone: 25, stage: 'rays', lead: motif('wheel'), second: motif('coin') }],
  [/slot|reel|rng|jackpot/, { paper: 318, tone: 30, stage: 'reels', lead: motif('seven'), second: motif('fruit') }],
  [/live|table|baccarat/, { paper: 155, tone: 20, stage: 'table', lead: motif('cards'), second: motif('chips') }],
  [
    /invite|friend|referral|register/,
    { paper: 205, tone: 40, stage: 'arch', lead: motif('lantern'), second: money.envelope },
  ],
  [/lott|draw|keno/, { paper: 340, tone: 25, stage: 'drum', lead: motif('lotto'), second: motif('ticket') }],
  [/fish/, { paper: 220, tone: 36, stage: 'waves', lead: motif('koi'), second: motif('pearl') }],
  [/esport/, { paper: 280, tone: 330, stage: 'arch', lead: motif('gamepad'), second: motif('trophy') }],
  [/sport|match|cup/, { paper: 150, tone: 60, stage: 'rays', lead: motif('football'), second: motif('trophy') }],
  [/card|pvp|poker/, { paper: 270, tone: 20, stage: 'table', lead: motif('mahjong'), second: motif('cards') }],
  [/vip|crown|rank/, { paper: 280, tone: 60, stage: 'arch', lead: motif('crown'), second: motif('gem') }],
  [
    /deposit|cash|reload|rebate|bonus/,
    { paper: 165, tone: 60, stage: 'rain', lead: money.banknotes, second: motif('coin') },
  ],
  [/task|mission|daily/, { paper: 240, tone: 45, stage: 'fireworks', lead: motif('trophy'), second: motif('star') }],
];
const others: readonly [Scene, ...Scene[]] = [
  { paper: 275, tone: 32, stage: 'fireworks', lead: motif('lantern'), second: thing.gift },
  { paper: 20, tone: 50, stage: 'rays', lead: motif('chest'), second: motif('gem') },
  { paper: 250, tone: 40, stage: 'fireworks', lead: motif('firework'), second: motif('lantern') },
];

/**
 * The scene of a promotion as SVG text, 640 x 320; its subject is right of the middle, so that text fits on the left.
 */
export function promotionPicture(words: string): string {
  const text = words.toLowerCase();
  const random = seededRandom(`promotion/${text}`);
  const scene = scenes.find(([pattern]) => pattern.test(text))?.[1] ?? random.pick(others);
  const paper = scene.paper + random.between(-6, 6);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">${pots({ paper, tone: scene.tone, x: 410, y: 140 })}` +
    `<rect width="640" height="320" fill="${colour(26, 0.1, paper - 14)}"/>` +
    `<circle cx="410" cy="150" r="420" fill="url(#b)"/>${stages[scene.stage](paper, random)}` +
    `<g filter="url(#f)">${moved(232, 206, scene.second(random), -8, 0.62)}${moved(410, 150, scene.lead(random), 3, 1.16)}</g>` +
    `${garland()}${confetti(random)}</svg>`
  );
}

const white = (opacity: number) => `opacity="${opacity}"`;

const stages: Record<Stage, (paper: number, random: Random) => string> = {
  rays: (paper) =>
    moved(
      410,
      150,
      fan(18, 0, 340, () => path('M0 0 30-520H-30Z', '#fff', white(0.12))),
    ) + ground(paper, 258),
  rain: (paper, random) =>
    times(16, () =>
      moved(
        random.between(20, 620),
        random.between(10, 230),
        ball(0, 0, random.between(7, 16), paint.gold),
        random.between(-40, 40),
      ),
    ) + ground(paper, 250),
  reels: (paper) =>
    times(
      3,
      (at) =>
        box(222 + at * 128, 18, 118, 270, 14, colour(90 - (at % 2) * 6, 0.04, paper)) +
        box(222 + at * 128, 18, 118, 270, 14, paint.shine),
    ) +
    line('M206 152H622', '#ffcf6b', 5, white(0.85)) +
    ground(paper, 272),
  table: (paper) =>
    ellipse(410, 330, 430, 178, colour(30, 0.1, paper)) +
    ellipse(410, 330, 408, 160, colour(44, 0.12, paper)) +
    ellipse(410, 330, 330, 118, 'none', 'stroke="#ffe9a8" stroke-opacity=".5" stroke-width="4"'),
  arch: (paper) =>
    times(3, (at) => {
      const wide = 230 - at * 42;
      return path(
        `M${410 - wide} 340V150a${wide} ${wide} 0 0 1 ${wide * 2} 0V340Z`,
        colour(34 + at * 15, 0.12, paper - 6 + at * 8),
      );
    }) + ground(paper, 268),
  drum: (paper) =>
    circle(410, 150, 156, colour(72, 0.1, paper), white(0.5)) +
    circle(410, 150, 156, 'none', 'stroke="#ffe9a8" stroke-width="6"') +
    circle(410, 150, 140, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-dasharray="4 14"') +
    path('M330 284H490L522 330H298Z', colour(34, 0.11, paper - 10)) +
    ground(paper, 286),
  fireworks: (paper, random) =>
    times(5, (at) =>
      moved(
        80 + at * 128,
        random.between(50, 120),
        fan(
          14,
          0,
          334,
          () => line('M0-14V-46', at % 2 ? '#ffd98a' : '#ff9db0', 4, white(0.75)) + circle(0, -54, 3, '#fff'),
        ),
        0,
        random.between(0.7, 1.3),
      ),
    ) + ground(paper, 256),
  waves: (paper) =>
    times(4, (at) =>
      path(`M-40 ${214 + at * 28}${'q20-24 40 0t40 0'.repeat(9)}V340H-40Z`, colour(56 - at * 9, 0.12, paper - at * 5)),
    ),
};

/** Two hills of cut paper that carry the subjects. */
function ground(paper: number, y: number): string {
  return (
    path(`M-10 ${y + 12}Q160 ${y - 34} 340 ${y + 6}T660 ${y - 10}V340H-10Z`, colour(40, 0.12, paper - 12)) +
    path(`M-10 ${y + 34}Q200 ${y + 2} 400 ${y + 32}T660 ${y + 22}V340H-10Z`, colour(27, 0.09, paper - 18))
  );
}

function garland(): string {
  const lamp = (x: number, y: number, scale: number) =>
    moved(
      x,
      y,
      `${circle(0, 22, 44, paint.glow, white(0.6))}${line('M0-10V6', '#3a1a10', 2)}${ellipse(0, 22, 22, 18, '#ff9a3d')}${ellipse(0, 22, 9, 18, 'none', 'stroke="#fff3b8" stroke-width="2"')}${line('M0 40v12', '#ffcf6b', 3)}`,
      0,
      scale,
    );
  return `${line('M-20 4Q150 74 330-14', '#5a2c20', 2)}${lamp(40, 28, 0.9)}${lamp(120, 42, 0.72)}${lamp(204, 32, 0.58)}`;
}

function confetti(random: Random): string {
  const fills = ['#ffe08a', '#ffffff', '#ff9db0', '#9be8c4'] as const;
  return times(18, () =>
    moved(
      random.between(10, 630),
      random.between(10, 240),
      random.chance(0.4)
        ? path(star(4, random.between(4, 9), 1.5), '#fff8d8')
        : box(-3, -5, 6, 10, 2, random.pick(fills), white(0.8)),
      random.between(0, 180),
    ),
  );
}
