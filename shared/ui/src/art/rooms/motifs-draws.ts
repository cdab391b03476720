import type { Random } from '../random.ts';
import { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, polar, star, times } from '../shapes.ts';

const { body, second, gold, pale, dark, shine, glow, glint } = paint;
const ink = '#2b1307';

const figure = (text: string | number, size: number, fill = ink) =>
  `<text y="${size * 0.36}" text-anchor="middle" font-family="Arial,sans-serif" font-weight="800" font-size="${size}" fill="${fill}">${text}</text>`;
const numbered = (random: Random, fill: string) =>
  ball(0, 0, 20, fill) + circle(0, 0, 11, '#fff') + figure(Math.floor(random.between(1, 46)), 13);

/** The cage of balls with its crank. */
export function tumbler(random: Random): string {
  const fills = [body, second, gold, pale];
  const places: [number, number][] = [
    [-44, 16],
    [-8, 28],
    [30, 22],
    [52, -4],
    [-26, -8],
    [12, -6],
    [-52, -28],
    [-8, 54],
    [-34, 46],
    [26, 52],
  ];
  return (
    circle(0, -10, 118, glow, 'opacity=".6"') +
    path('M-84 104-62 4H-46L-40 104ZM84 104 62 4H46L40 104Z', dark) +
    box(-104, 92, 208, 18, 8, gold) +
    circle(0, -12, 82, '#fff', 'opacity=".3"') +
    moved(
      0,
      -12,
      places
        .map(([x, y], at) => moved(x, y, numbered(random, fills[at % 4] ?? body), random.between(-40, 40)))
        .join(''),
    ) +
    times(3, (at) =>
      ellipse(0, -12, [14, 44, 70][at] ?? 0, 82, 'none', 'stroke="#ffe9a8" stroke-width="4" opacity=".75"'),
    ) +
    times(3, (at) =>
      ellipse(0, -50 + at * 38, [70, 82, 70][at] ?? 0, 10, 'none', 'stroke="#ffe9a8" stroke-width="4" opacity=".75"'),
    ) +
    circle(0, -12, 82, 'none', `stroke="${gold}" stroke-width="9"`) +
    ellipse(-30, -50, 30, 24, glint, 'opacity=".7"') +
    line('M80-12H104V34', '#8a4a0c', 9) +
    ball(104, 40, 13, second) +
    mirrored(ball(80, -12, 12, gold)) +
    moved(0, 88, numbered(random, body), 0, 1.2)
  );
}

export function clover(random: Random): string {
  const leaf =
    path('M0 4C-20-14-62-34-60-64-58-90-24-98 0-72 24-98 58-90 60-64 62-34 20-14 0 4Z', '#2fa35a') +
    path('M0 4C20-14 62-34 60-64 58-90 24-98 0-72Z', '#0d5a34', 'opacity=".4"') +
    path('M0-4C-14-24-40-40-38-60-36-74-14-78 0-56 14-78 36-74 38-60 40-40 14-24 0-4Z', '#8fe07a', 'opacity=".55"') +
    line('M0 0V-52', '#e3ffd0', 3, 'opacity=".8"');
  return (
    circle(0, -8, 120, glow, 'opacity=".8"') +
    path('M-4 6C10 40 8 74 36 108L50 100C28 74 22 40 8 0Z', '#1f7a45') +
    moved(
      0,
      -10,
      fan(4, 45, 315, () => leaf),
      random.between(-10, 10),
      1.02,
    ) +
    ball(0, -10, 12, gold) +
    times(3, (at) =>
      moved(
        [-52, 46, 30][at] ?? 0,
        [-58, -20, -76][at] ?? 0,
        circle(0, 0, 7, '#fff', 'opacity=".75"') + circle(-2, -2, 3, '#fff'),
      ),
    ) +
    moved(-78, 74, ball(0, 0, 20, gold) + path(star(5, 11, 5), body), random.between(-20, 20)) +
    moved(82, 58, ball(0, 0, 15, gold))
  );
}

export function horseshoe(random: Random): string {
  const iron = 'M-58 92C-112 30-104-92 0-94 104-92 112 30 58 92L24 78C66 24 58-46 0-48-58-46-66 24-24 78Z';
  return moved(
    0,
    4,
    circle(0, 0, 118, glow, 'opacity=".7"') +
      path(iron, '#8a4a0c', 'transform="translate(4 7)"') +
      path(iron, gold) +
      path('M-80-20C-78-66-40-80 0-80 42-80 78-62 82-18', 'none', 'stroke="#fff6d0" stroke-width="5" opacity=".9"') +
      mirrored(
        times(4, (at) => {
          const [x, y] = polar(24 + at * 31, 77);
          return moved(x * 1.02, y + 2, box(-5, -8, 10, 16, 3, '#5a2c08'), 24 + at * 31);
        }),
      ) +
      mirrored(box(18, 78, 46, 18, 5, gold)) +
      moved(
        0,
        -90,
        mirrored(
          path('M0 0C16-34 56-36 60-10 62 14 24 18 0 0Z', body) +
            path('M4 4C24 14 34 36 30 54L16 44 6 52C8 34 6 18 4 4Z', second),
        ) + ball(0, 0, 13, second),
      ) +
      path(star(8, 30, 10), '#fff8d8', 'transform="translate(0 20)"') +
      circle(0, 20, 8, '#fff'),
    random.between(-8, 8),
  );
}

/** Three drums of figures that come to rest. */
export function digits(random: Random): string {
  const drum = (x: number) => {
    const value = Math.floor(random.between(0, 10));
    return moved(
      x,
      0,
      box(-31, -66, 62, 132, 10, pale) +
        figure(value, 66, '#1b1b3a') +
        moved(0, -58, figure((value + 9) % 10, 40, '#1b1b3a88')) +
        moved(0, 58, figure((value + 1) % 10, 40, '#1b1b3a88')) +
        box(-31, -66, 62, 34, 10, '#0b0b2a', 'opacity=".35"') +
        box(-31, 32, 62, 34, 10, '#0b0b2a', 'opacity=".35"') +
        line('M-31-32H31M-31 32H31', '#d07f14', 4),
    );
  };
  return moved(
    0,
    0,
    circle(0, 0, 122, glow, 'opacity=".7"') +
      box(-116, -84, 232, 172, 26, gold) +
      box(-106, -76, 212, 156, 20, dark) +
      `<clipPath id="c"><rect x="-104" y="-66" width="208" height="132" rx="10"/></clipPath><g clip-path="url(#c)">${drum(-68)}${drum(0)}${drum(68)}</g>` +
      times(9, (at) => circle(-96 + at * 24, -81, 4, at % 2 ? '#fff' : '#ff8a4d')) +
      times(9, (at) => circle(-96 + at * 24, 84, 4, at % 2 ? '#ff8a4d' : '#fff')) +
      mirrored(path('M-126-14-102 0-126 14Z', body)) +
      path('M-60-84C-40-120 40-120 60-84Z', body) +
      path(star(5, 15, 7), gold, 'transform="translate(0 -98)"'),
    0,
    0.86,
  );
}

/** The watch of the quick draws. */
export function stopwatch(random: Random): string {
  const turn = random.between(60, 300);
  const [x, y] = polar(turn, 70);
  return (
    circle(0, 10, 120, glow, 'opacity=".7"') +
    box(-14, -112, 28, 30, 6, gold) +
    box(-24, -124, 48, 20, 9, body) +
    moved(62, -62, box(-11, -16, 22, 26, 6, gold), 45) +
    circle(0, 14, 92, '#8a4a0c') +
    circle(-2, 10, 92, gold) +
    circle(-2, 10, 76, pale) +
    path(`M0 0L0-70A70 70 0 ${turn > 180 ? 1 : 0} 1 ${x} ${y}Z`, body, 'opacity=".85" transform="translate(-2 10)"') +
    moved(
      -2,
      10,
      fan(12, 0, 330, (at) => line('M0-70V-60', '#1b1b3a', at % 3 ? 3 : 6)) +
        moved(0, 0, path('M-5 12 0-60 5 12Z', '#1b1b3a'), turn) +
        ball(0, 0, 9, gold),
    ) +
    ellipse(-28, -24, 34, 26, glint) +
    line('M-112-20H-138M-108 16H-130M-104 50H-120', '#fff', 7, 'opacity=".7"')
  );
}

/** A card whose silver is half scratched away. */
export function scratchCard(random: Random): string {
  const symbols = [path(star(5, 19, 8), gold), ball(0, 0, 15, body), path('M-16-12H16L24 0 0 22-24 0Z', second)];
  const cell = (at: number) => {
    const [x, y] = [-46 + (at % 3) * 46, -14 + Math.floor(at / 3) * 46];
    return moved(
      x,
      y,
      box(-19, -19, 38, 38, 8, '#fff') +
        moved(0, 0, random.pick([symbols[0] ?? '', symbols[1] ?? '', symbols[2] ?? '']), 0, 0.8),
    );
  };
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    moved(
      0,
      -4,
      box(-82, -98, 164, 196, 14, pale) +
        path('M-82-56V-84Q-82-98-68-98H68Q82-98 82-84V-56Z', body) +
        times(3, (at) => path(star(5, 12, 5), gold, `transform="translate(${-36 + at * 36} -77)"`)) +
        times(6, cell) +
        box(-70, 70, 140, 12, 6, second, 'opacity=".7"') +
        path('M-72-40H-8C-20-26 6-18-12-4 8 6-18 16-6 28-26 34-14 48-32 58H-72Z', '#b9c0cf') +
        path('M-72-40H-8C-20-26 6-18-12-4-34-20-52-14-72-20Z', '#fff', 'opacity=".45"') +
        times(4, (at) => line(`M-62 ${-22 + at * 20}q10-8 20 0t20 0`, '#8f97ab', 3)),
      random.between(-12, -4),
    ) +
    moved(
      62,
      52,
      circle(3, 5, 36, '#8a4a0c') +
        circle(0, 0, 36, gold) +
        circle(0, 0, 28, 'none', 'stroke="#9a5a10" stroke-width="3"') +
        path(star(5, 17, 8), '#b86a12') +
        circle(0, 0, 36, shine),
    ) +
    times(6, (at) => box(-2 + at * 12, 70 + (at % 3) * 10, 7, 4, 2, '#b9c0cf'))
  );
}
