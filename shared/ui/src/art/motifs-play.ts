import type { Random } from './random.ts';
import { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, polar, star, times } from './shapes.ts';

const { body, second, gold, pale, dark, shine, glow, glint } = paint;
const suits = {
  spade: 'M0-30C26-6 32 6 24 16 16 24 6 20 3 12L10 32H-10L-3 12C-6 20-16 24-24 16-32 6-26-6 0-30Z',
  heart: 'M0 30C-30 8-34-4-28-16-20-28-4-26 0-12 4-26 20-28 28-16 34-4 30 8 0 30Z',
  diamond: 'M0-32 24 0 0 32-24 0Z',
  club: 'M0-30A13 13 0 0 1 10-9 13 13 0 1 1 5 12L11 32H-11L-5 12A13 13 0 1 1-10-9 13 13 0 0 1 0-30Z',
};

type SuitOrder = (keyof typeof suits)[];

export function cards(random: Random): string {
  const orders: [SuitOrder, ...SuitOrder[]] = [
    ['spade', 'heart', 'diamond', 'club'],
    ['heart', 'club', 'spade', 'diamond'],
    ['club', 'diamond', 'heart', 'spade'],
  ];
  const order = random.pick(orders);
  const count = random.pick([3, 4]);
  const spread = random.between(14, 20);
  return (
    circle(0, -10, 112, glow, 'opacity=".5"') +
    times(count, (at) => {
      const suit = order[at] ?? 'spade';
      const ink = suit === 'heart' || suit === 'diamond' ? '#d3263a' : '#1b1b3a';
      const card =
        box(-46, -150, 92, 132, 12, at === count - 1 ? '#fffaf0' : pale, 'stroke="#0003"') +
        path(suits[suit], ink, 'transform="translate(0 -84) scale(1.1)"') +
        path(suits[suit], ink, 'transform="translate(-30 -132) scale(.34)"') +
        path(suits[suit], ink, 'transform="translate(30 -36) rotate(180) scale(.34)"');
      return moved(0, 86, card, (at - (count - 1) / 2) * spread, 1.12);
    })
  );
}

export function dice(random: Random): string {
  const spots: Record<number, [number, number][]> = {
    1: [[0, 0]],
    3: [
      [-16, -16],
      [0, 0],
      [16, 16],
    ],
    4: [
      [-15, -15],
      [15, -15],
      [-15, 15],
      [15, 15],
    ],
    5: [
      [-16, -16],
      [16, -16],
      [0, 0],
      [-16, 16],
      [16, 16],
    ],
    6: [
      [-15, -18],
      [15, -18],
      [-15, 0],
      [15, 0],
      [-15, 18],
      [15, 18],
    ],
  };
  const die = (value: number, fill: string) =>
    path('M-40-28 0-50 40-28 0-6Z', pale) +
    path('M-40-28 0-6V44L-40 22Z', fill) +
    path('M40-28 0-6V44L40 22Z', dark) +
    `<g transform="matrix(.8 .44 0 1 -20 8)">${(spots[value] ?? []).map(([x, y]) => circle(x * 0.9, y * 0.8, value === 1 ? 9 : 5, '#fff')).join('')}</g>` +
    ellipse(0, -28, 9, 5, '#d3263a');
  const value = random.pick([3, 4, 5, 6]);
  return (
    circle(0, 0, 112, glow, 'opacity=".6"') +
    moved(40, -46, die(1, second), 14, 1) +
    moved(-34, 20, die(value, body), -8, 1.35) +
    moved(60, 58, die(random.pick([1, 4, 6]), gold), 20, 0.8)
  );
}

/** Roulette or a wheel of fortune: the number of pockets and the turn differ. */
export function wheel(random: Random): string {
  const pockets = random.pick([12, 16, 20]);
  const half = 180 / pockets;
  const [x, y] = polar(half, 84);
  const slice = `M0 0L${-x} ${y}A84 84 0 0 1 ${x} ${y}Z`;
  const step = 360 / pockets;
  return (
    circle(0, 0, 118, glow, 'opacity=".6"') +
    circle(0, 0, 104, gold) +
    circle(0, 0, 92, '#2b1307') +
    moved(
      0,
      0,
      times(
        pockets,
        (at) =>
          `<g transform="rotate(${at * step})">${path(slice, at === 0 ? '#1c9a5b' : at % 2 ? body : '#1a1430')}${circle(0, -70, 5, '#fff', 'opacity=".85"')}</g>`,
      ),
      random.between(0, 30),
    ) +
    circle(0, 0, 46, dark) +
    circle(0, 0, 40, gold) +
    fan(4, 0, 270, () => line('M0-8V-34', '#7a3c08', 6) + circle(0, -36, 6, '#7a3c08')) +
    ball(0, 0, 15, second) +
    ball(...polar(random.between(20, 340), 86), 9, '#fff') +
    ellipse(-26, -48, 54, 34, glint, 'opacity=".5"')
  );
}

export function chips(random: Random): string {
  const chip = (fill: string) =>
    circle(0, 0, 46, fill) +
    fan(8, 0, 315, () => box(-8, -46, 16, 13, 2, '#fff')) +
    circle(0, 0, 30, '#fff', 'opacity=".25"') +
    circle(0, 0, 27, fill) +
    path(suits.spade, '#fff', 'transform="scale(.62)"') +
    circle(0, 0, 46, shine);
  return (
    circle(0, 0, 110, glow, 'opacity=".5"') +
    moved(-46, -40, chip(second), random.between(0, 40), 1.05) +
    moved(50, -26, chip(dark), random.between(0, 40)) +
    moved(-40, 54, chip(gold), random.between(0, 40), 0.95) +
    moved(36, 50, chip(body), random.between(0, 40), 1.3)
  );
}

export function football(): string {
  const seam = fan(
    5,
    0,
    288,
    () =>
      path('M0-62 22-48 14-24H-14L-22-48Z', '#1b1b3a', 'transform="translate(0 -30)"') +
      line('M0-30V-56', '#1b1b3a', 4),
  );
  return (
    circle(0, 0, 116, glow, 'opacity=".7"') +
    ellipse(0, 84, 122, 34, '#2f8f46') +
    ellipse(0, 80, 122, 34, '#4fb35f') +
    ellipse(0, 78, 60, 15, 'none', 'stroke="#fff" stroke-width="3" opacity=".6"') +
    circle(0, -4, 84, '#fff') +
    `<clipPath id="c"><circle cy="-4" r="84"/></clipPath><g clip-path="url(#c)">${moved(0, -4, path(star(5, 30, 25), '#1b1b3a') + seam, 12)}</g>` +
    circle(0, -4, 84, 'url(#s)') +
    path('M-84-4A84 84 0 0 0 84-4C70 56-60 60-84-4Z', '#0b0b2a', 'opacity=".25"')
  );
}

export function basketball(): string {
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    ball(0, 0, 84, body) +
    line('M-84 0H84M0-84V84M-62-58C-20-24-20 24-62 58M62-58C20-24 20 24 62 58', '#2b1307', 5) +
    ellipse(-28, -40, 36, 26, glint)
  );
}

export function trophy(): string {
  return (
    circle(0, -20, 120, glow, 'opacity=".8"') +
    mirrored(line('M50-62C96-70 96-6 44 4', '#e7a12f', 12)) +
    path('M-60-88H60C62-20 44 24 0 30-44 24-62-20-60-88Z', gold) +
    path('M10-88H60C62-20 44 24 10 30Z', '#8a4a0c', 'opacity=".35"') +
    box(-64, -96, 128, 16, 6, gold) +
    path('M-14 28H14L22 66H-22Z', gold) +
    box(-52, 64, 104, 30, 6, body) +
    path(star(5, 30, 13), body, 'transform="translate(0 -34)"') +
    ellipse(-34, -46, 14, 40, glint)
  );
}

export function gamepad(): string {
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    path('M-60-44H60C100-44 116 30 104 62 94 84 66 74 48 40H-48C-66 74-94 84-104 62-116 30-100-44-60-44Z', body) +
    path('M-60-44H60C82-44 94-22 102 4-40-20-70-10-104 16-98-20-84-44-60-44Z', '#fff', 'opacity=".2"') +
    box(-72, -14, 44, 14, 4, dark) +
    box(-57, -29, 14, 44, 4, dark) +
    times(4, (at) => moved(50, -7, ball(...polar(at * 90, 18), 8.5, at % 2 ? second : gold))) +
    mirrored(circle(24, 24, 15, dark) + ball(24, 22, 11, pale))
  );
}

export function shield(random: Random): string {
  return (
    fan(9, -80, 80, (at) => path('M0-40C12-70 10-100 0-124-10-100-12-70 0-40Z', at % 2 ? second : body)) +
    path('M0-84 76-60V8C76 58 40 90 0 106-40 90-76 58-76 8V-60Z', gold) +
    path('M0-72 66-51V8C66 52 36 80 0 94-36 80-66 52-66 8V-51Z', dark) +
    path('M0-72 66-51V8C66 52 36 80 0 94Z', body, 'opacity=".6"') +
    path(star(random.pick([4, 5, 6]), 46, 19), pale) +
    ellipse(-24, -34, 34, 22, glint)
  );
}

export function lottoBalls(random: Random): string {
  const fills = [body, second, gold, pale, body, second];
  const number = (at: number) =>
    `<text y="9" text-anchor="middle" font-family="Arial,sans-serif" font-weight="800" font-size="26" fill="#2b1307">${at}</text>`;
  const places: [number, number, number][] = [
    [-52, -44, 1],
    [46, -54, 0.85],
    [0, 16, 1.35],
    [-70, 60, 0.9],
    [68, 48, 1],
    [14, -96, 0.6],
  ];
  return (
    circle(0, 0, 118, glow, 'opacity=".7"') +
    places
      .map(([x, y, scale], at) =>
        moved(
          x,
          y,
          circle(0, 0, 40, fills[at] ?? body) +
            circle(0, 0, 23, '#fff') +
            number(Math.floor(random.between(1, 46))) +
            circle(0, 0, 40, shine),
          random.between(-24, 24),
          scale,
        ),
      )
      .join('')
  );
}

export function ticket(random: Random): string {
  const grid = times(18, (at) =>
    circle(
      -66 + (at % 6) * 24,
      -14 + Math.floor(at / 6) * 24,
      9,
      random.chance(0.3) ? '#d3263a' : '#fff',
      random.chance(0.5) ? '' : 'stroke="#0003"',
    ),
  );
  const slip =
    path('M-96-62H96V-16A16 16 0 0 0 96 16V70H-96V16A16 16 0 0 0-96-16Z', pale) +
    path('M-96-62H96V-36H-96Z', body) +
    path(star(5, 11, 5), gold, 'transform="translate(-76 -49)"') +
    box(-54, -54, 96, 10, 5, '#fff', 'opacity=".7"') +
    grid;
  return (
    circle(0, 0, 112, glow, 'opacity=".5"') +
    moved(8, -16, path('M-96-62H96V70H-96Z', second), -14, 0.95) +
    moved(0, 6, slip, random.between(2, 10))
  );
}

export function mahjong(random: Random): string {
  const tile = (face: string) => box(-34, -44, 68, 96, 10, '#1c9a5b') + box(-34, -48, 68, 90, 10, '#fffaf0') + face;
  const bamboo = times(6, (at) =>
    box(-20 + (at % 3) * 15, -38 + Math.floor(at / 3) * 36, 9, 30, 4, at % 2 ? '#1c7a4b' : '#d3263a'),
  );
  const dots = times(
    5,
    (at) =>
      circle([0, -15, 15, -15, 15][at] ?? 0, [-3, -24, -24, 18, 18][at] ?? 0, 10, at ? '#1b4fa0' : '#d3263a') +
      circle([0, -15, 15, -15, 15][at] ?? 0, [-3, -24, -24, 18, 18][at] ?? 0, 4, '#fff'),
  );
  const centre = line('M-18-22H18V4H-18ZM0-36V28', '#d3263a', 7);
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    moved(-60, -10, tile(bamboo), random.between(-16, -6)) +
    moved(62, -4, tile(dots), random.between(6, 16)) +
    moved(0, 12, tile(centre), random.between(-4, 4), 1.25)
  );
}
