import type { Random } from '../random.ts';
import { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, star, times } from '../shapes.ts';

const { body, second, gold, pale, dark, shine, glow, glint } = paint;
const ink = '#160d24';

export function headset(): string {
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    line('M-78 20V-8C-78-116 78-116 78-8V20', dark, 22) +
    line('M-78 6V-8C-78-116 78-116 78-8V6', body, 11) +
    line('M-50-66C-24-90 24-90 50-66', '#fff', 4, 'opacity=".6"') +
    mirrored(
      box(48, -18, 34, 92, 16, dark) +
        path('M74-20C108-22 112 4 112 28S108 80 74 78Z', body) +
        path('M80-6C98-6 100 12 100 28S98 64 80 64Z', second) +
        ellipse(92, 8, 9, 20, glint),
    ) +
    line('M-84 72C-80 104-50 108-26 102', dark, 9) +
    moved(-16, 98, box(-22, -11, 44, 22, 11, gold) + box(-14, -5, 28, 4, 2, '#fff', 'opacity=".7"'), -8) +
    path('M16-44-30 18H-4L-14 62 32-4H6Z', gold)
  );
}

/** The stick and the buttons of an arcade machine. */
export function joystick(random: Random): string {
  const lean = random.pick([-16, 14]);
  return (
    circle(0, -10, 118, glow, 'opacity=".7"') +
    moved(
      -28,
      22,
      path('M-9 0-7-86H7L9 0Z', pale) + path('M2 0-0-86H7L9 0Z', '#0b0b2a', 'opacity=".35"') + ball(0, -100, 34, body),
      lean,
    ) +
    path('M-86 10H86L112 62H-112Z', second) +
    path('M-112 62H112V92Q112 102 102 102H-102Q-112 102-112 92Z', dark) +
    path('M-112 62H112V70H-112Z', '#fff', 'opacity=".35"') +
    ellipse(-28, 32, 36, 15, dark) +
    ellipse(-28, 28, 24, 9, ink) +
    times(4, (at) => {
      const [x, y] = [
        [34, 26],
        [64, 22],
        [46, 48],
        [80, 44],
      ][at] ?? [0, 0];
      return (
        ellipse(x ?? 0, (y ?? 0) + 4, 13, 8, ink) +
        ellipse(x ?? 0, y ?? 0, 13, 8, at % 2 ? gold : body) +
        ellipse((x ?? 0) - 4, (y ?? 0) - 3, 5, 2.5, '#fff', 'opacity=".8"')
      );
    }) +
    times(5, (at) => circle(-84 + at * 42, 84, 5, at % 2 ? '#ffe08a' : '#8be9ff')) +
    moved(-28, 22, ellipse(0, 4, 10, 5, ink))
  );
}

/** The four keys of every player, lit from below. */
export function keys(random: Random): string {
  const key = (text: string, cap: string) =>
    box(-38, -30, 76, 76, 14, '#0a0620') +
    box(-38, -38, 76, 74, 14, dark) +
    box(-31, -38, 62, 60, 11, cap) +
    box(-31, -38, 62, 60, 11, shine) +
    `<text y="4" text-anchor="middle" font-family="Arial,sans-serif" font-weight="800" font-size="36" fill="#fff">${text}</text>`;
  const main = random.pick([0, 1, 2, 3]);
  const places: [string, number, number][] = [
    ['W', 0, -44],
    ['A', -78, 40],
    ['S', 0, 40],
    ['D', 78, 40],
  ];
  return (
    circle(0, 0, 122, glow, 'opacity=".8"') +
    ellipse(0, 78, 120, 30, second, 'opacity=".55"') +
    moved(
      0,
      4,
      places.map(([text, x, y], at) => moved(x, y, key(text, at === main ? body : second))).join(''),
      -8,
      0.84,
    )
  );
}

/** The head of a fighting machine. */
export function mech(random: Random): string {
  const plume = random.chance(0.5)
    ? path('M-10-80 0-132 10-80Z', gold)
    : mirrored(path('M10-70 54-128 40-56Z', gold) + path('M16-66 54-128 34-80Z', '#fff', 'opacity=".4"'));
  return (
    circle(0, 0, 116, glow, 'opacity=".55"') +
    plume +
    mirrored(path('M62-44 100-66 108 0 88 50 62 40Z', second) + box(86, -22, 20, 46, 6, dark)) +
    path('M-46-84H46L78-40V30L46 88H-46L-78 30V-40Z', body) +
    path('M0-84H46L78-40V30L46 88H0Z', dark, 'opacity=".35"') +
    path('M-46-84H46L30-56H-30Z', pale) +
    path('M-70-26-14-12H14L70-26 62 14 18 22H-18L-62 14Z', ink) +
    mirrored(path('M16-2 60-12 54 8 20 12Z', '#8be9ff') + path('M16-2 60-12 58-6 18 4Z', '#fff', 'opacity=".8"')) +
    path('M-34 40H34L24 86H-24Z', dark) +
    times(3, (at) => box(-22 + at * 2, 48 + at * 12, 44 - at * 4, 6, 3, '#ffd35c')) +
    path('M-8-84H8L5-20H-5Z', gold) +
    ball(0, -46, 12, second) +
    ellipse(-30, -50, 30, 18, glint)
  );
}

/** A visitor of the first video games, in squares. */
export function invader(random: Random): string {
  const shapes: [string, ...string[]] = [
    [
      '00100000100',
      '00010001000',
      '00111111100',
      '01101110110',
      '11111111111',
      '10111111101',
      '10100000101',
      '00011011000',
    ].join('/'),
    [
      '00001110000',
      '00111111100',
      '01111111110',
      '11001110011',
      '11111111111',
      '00110001100',
      '01101110110',
      '11000000011',
    ].join('/'),
  ];
  const rows = random.pick(shapes).split('/');
  const squares = (fill: string) =>
    rows
      .flatMap((row, y) =>
        [...row].map((bit, x) => (bit === '1' ? box(x * 18 - 99, y * 18 - 72, 17, 17, 2, fill) : '')),
      )
      .join('');
  const shot = (x: number, y: number, fill: string) => box(x, y, 9, 24, 3, fill);
  return (
    circle(0, 0, 120, glow, 'opacity=".7"') +
    moved(
      0,
      -10,
      moved(6, 8, squares('#0a0620'), 0, 1).replace('<g ', '<g opacity=".45" ') +
        `<g fill="${body}">${squares('inherit')}</g>`,
      random.between(-5, 5),
      1.04,
    ) +
    shot(-60, 74, gold) +
    shot(-4, 92, second) +
    shot(50, 70, gold) +
    moved(-92, -92, path(star(4, 18, 4), '#fff')) +
    moved(88, -84, path(star(4, 14, 4), '#fff'))
  );
}

/** The sights of a rifle on their mark. */
export function reticle(random: Random): string {
  const [x, y] = [random.between(-14, 14), random.between(-12, 12)];
  return (
    circle(0, 0, 120, glow, 'opacity=".5"') +
    circle(0, 0, 104, dark) +
    circle(0, 0, 92, second) +
    moved(
      x,
      y,
      circle(0, 0, 62, '#fff') +
        circle(0, 0, 50, body) +
        circle(0, 0, 34, '#fff') +
        circle(0, 0, 19, body) +
        path(star(5, 10, 4), gold),
    ) +
    path('M-92 0A92 92 0 0 1 92 0A130 130 0 0 0-92 0Z', '#fff', 'opacity=".25"') +
    circle(0, 0, 98, 'none', `stroke="${gold}" stroke-width="10"`) +
    fan(4, 0, 270, () => path('M-6-112H6L3-40H-3Z', ink) + box(-3, -34, 6, 14, 0, ink)) +
    fan(24, 0, 345, () => line('M0-86V-78', ink, 3)) +
    circle(0, 0, 5, '#e0322f') +
    ellipse(-40, -50, 34, 22, glint)
  );
}

/** A flask of magic. */
export function potion(random: Random): string {
  const flask = 'M-22-74V-26C-64-10-84 22-78 56-72 92-40 104 0 104S72 92 78 56C84 22 64-10 22-26V-74Z';
  return moved(
    0,
    6,
    circle(0, 10, 118, glow, 'opacity=".7"') +
      path(flask, pale, 'opacity=".55"') +
      `<clipPath id="c"><path d="${flask}"/></clipPath><g clip-path="url(#c)">` +
      path('M-100 22Q-60 2-20 20T60 18 110 22V120H-100Z', body) +
      path('M-100 22Q-60 2-20 20T60 18 110 22V34Q70 40 30 30T-50 34-100 30Z', '#fff', 'opacity=".4"') +
      times(8, () => ball(random.between(-56, 56), random.between(40, 96), random.between(4, 11), second)) +
      '</g>' +
      path(flask, 'none', 'stroke="#fff" stroke-width="5" opacity=".85"') +
      path(star(5, 26, 11), gold, 'transform="translate(0 58)"') +
      ellipse(-44, 40, 12, 30, '#fff', 'opacity=".7" transform="rotate(14 -44 40)"') +
      box(-32, -86, 64, 18, 8, gold) +
      path('M-20-86-17-112Q0-120 17-112L20-86Z', '#b97a44') +
      times(4, (at) => ball(-30 + at * 22, -104 - (at % 2) * 14, 5 + (at % 2) * 3, second)),
    0,
    0.9,
  );
}
