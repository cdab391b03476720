import type { Random } from './random.ts';
import { ball, circle, ellipse, fan, line, mirrored, moved, paint, path, polar, times } from './shapes.ts';

const { body, second, gold, pale, dark, glint } = paint;
const ink = '#160d24';

/** Every motif is drawn around 0,0 and fits a circle of about 100. */
export type Motif = (random: Random) => string;

type FaceLook = { ears: string; mask: string; muzzle: string; marks: string; eyeRim?: string };

/** A head seen from the front; animals differ by ears, mask and marks. */
function face({ ears, mask, muzzle, marks, eyeRim = gold }: FaceLook): string {
  const eye = ellipse(30, -8, 14, 12, eyeRim) + circle(30, -7, 8.5, ink) + circle(33, -11, 3, '#fff');
  return (
    ears +
    path(
      'M0-78C44-80 84-50 86-8c2 26-14 34-22 52C54 68 30 84 0 84s-54-16-64-40c-8-18-24-26-22-52C-84-50-44-80 0-78Z',
      body,
    ) +
    marks +
    mask +
    muzzle +
    mirrored(eye) +
    path('M0 18c12 0 17 4 15 10S6 39 0 42C-6 39-13 34-15 28s3-10 15-10Z', ink) +
    ellipse(-4, 24, 5, 2.5, '#fff', 'opacity=".5"') +
    line('M0 42v10M0 52c6 10 18 10 24 3M0 52c-6 10-18 10-24 3', ink, 3.5) +
    ellipse(-18, -44, 44, 24, glint, 'opacity=".55"')
  );
}

export function tiger(): string {
  return face({
    ears: mirrored(
      path('M40-58C46-92 84-96 88-66 90-44 78-30 66-26Z', body) + path('M54-58c6-16 24-16 24-2s-8 18-14 20Z', second),
    ),
    mask: mirrored(
      path('M4 20c26-14 54-4 62 14-6 26-30 44-62 46Z', pale) + path('M14-24c8-12 30-12 36-2-10-4-26-4-36 2Z', pale),
    ),
    muzzle: mirrored(line('M34 38l44-6M34 45l42 6', '#fff', 2)),
    marks:
      path('M0-78l10 2-6 34h-8l-6-34Z', ink) +
      mirrored(
        path('M22-74l12 6-16 26Z', ink) +
          path('M44-62l10 9-24 16Z', ink) +
          path('M84-20l1 13-28-1Z', ink) +
          path('M85 6l-6 13-22-8Z', ink) +
          path('M70 32l-8 13-18-6Z', ink),
      ),
  });
}

export function panda(random: Random): string {
  const bamboo = moved(
    random.pick([-84, 84]),
    24,
    times(
      4,
      (at) =>
        `<rect x="-11" y="${at * 36 - 92}" width="22" height="33" rx="7" fill="${at % 2 ? '#4c9a3f' : '#66b956'}"/>`,
    ) + mirrored(path('M8-60C26-84 50-82 60-70 42-58 24-54 8-60Z', '#7ccb62')),
    12,
  );
  return (
    bamboo +
    face({
      ears: mirrored(circle(62, -62, 28, ink) + circle(62, -62, 15, '#3b2f4d')),
      mask:
        path(
          'M0-78C44-80 84-50 86-8c2 26-14 34-22 52C54 68 30 84 0 84s-54-16-64-40c-8-18-24-26-22-52C-84-50-44-80 0-78Z',
          pale,
        ) + mirrored(ellipse(32, -4, 22, 27, ink, 'transform="rotate(-24 32 -4)"')),
      muzzle: ellipse(0, 36, 34, 25, '#fff'),
      marks: '',
      eyeRim: pale,
    })
  );
}

export function monkey(): string {
  return face({
    ears: mirrored(circle(86, -6, 26, body) + circle(86, -6, 15, second)),
    mask: path(
      'M0-30c16-26 62-22 60 14-2 24 0 30-10 44C40 52 22 66 0 66s-40-14-50-38c-10-14-8-20-10-44-2-36 44-40 60-14Z',
      pale,
    ),
    muzzle: '',
    marks: path('M0-78C10-100 26-96 22-86 34-94 42-84 30-72Z', body),
    eyeRim: '#fff',
  });
}

export function luckyCat(): string {
  const ear = path('M34-66 74-100 82-34Z', pale) + path('M48-62 70-84 74-48Z', second);
  return (
    moved(
      78,
      34,
      path('M-18 46C-30 0-24-40 0-42S28 0 22 46Z', pale) + mirrored(path('M4-22c8-6 12 0 10 8Z', second)),
      14,
    ) +
    face({
      ears: mirrored(ear),
      mask: path(
        'M0-78C44-80 84-50 86-8c2 26-14 34-22 52C54 68 30 84 0 84s-54-16-64-40c-8-18-24-26-22-52C-84-50-44-80 0-78Z',
        pale,
      ),
      muzzle: mirrored(line('M36 36l46-6M36 44l44 6', second, 2.5) + ellipse(50, 26, 13, 8, second, 'opacity=".35"')),
      marks: '',
    }) +
    path('M-58 74q58 26 116 0l-4 18q-54 22-108 0Z', second) +
    ball(0, 96, 15, gold)
  );
}

/** Front view: horns, mane, brows, whiskers; behind it the coils. */
export function dragon(random: Random): string {
  const turns = random.between(0.9, 1.3);
  const coil = times(54, (at) => {
    const part = at / 53;
    const [x, y] = polar(part * 360 * turns + 150, 98 - part * 22);
    const size = 7 + part * 21;
    return (
      moved(
        x,
        y * 1.12,
        path(`M0-${size * 1.5}l${size * 0.7} ${size}h-${size * 1.4}Z`, gold),
        part * 360 * turns + 150,
      ) +
      circle(x, y * 1.12, size, body, 'stroke="#0004"') +
      circle(x, y * 1.12, size * 0.55, second, 'opacity=".55"')
    );
  });
  return coil + moved(0, 14, dragonHead(), 0, 0.92);
}

function dragonHead(): string {
  const mane = fan(9, 35, 150, () => path('M0 0C20-40 14-72 0-104-14-72-20-40 0 0Z', second));
  return (
    mirrored(mane) +
    mirrored(path('M18-54C24-92 52-92 50-124c22 24 18 62-16 84Z', gold) + line('M30-64c8-14 16-20 20-34', '#0003', 3)) +
    path(
      'M0-66C36-66 66-46 66-14 66 8 54 14 46 30 42 58 28 82 0 84-28 82-42 58-46 30-54 14-66 8-66-14-66-46-36-66 0-66Z',
      body,
    ) +
    mirrored(
      path('M8-24C18-46 50-48 66-34 58-20 30-12 8-24Z', gold) +
        ellipse(32, -14, 15, 13, '#fff8dc') +
        circle(30, -13, 8, '#b3121d') +
        circle(30, -13, 4, ink) +
        circle(33, -17, 2.5, '#fff') +
        path('M46 30C70 22 84 30 92 18 96 44 70 54 44 44Z', second) +
        line('M24 40C60 44 78 66 106 52', gold, 4),
    ) +
    path(
      'M0 2C14 2 20 12 34 18 48 26 40 44 24 44 12 44 8 40 0 40S-12 44-24 44C-40 44-48 26-34 18-20 12-14 2 0 2Z',
      second,
    ) +
    mirrored(
      path('M14 34C18 24 34 26 32 36 26 40 18 40 14 34Z', ink) +
        path('M10 58l6-2-2 14Z', '#fff') +
        path('M24 56l6-5 0 13Z', '#fff'),
    ) +
    line('M-34 52q34 18 68 0', ink, 4) +
    ball(0, -50, 11, '#ff5d4a') +
    ellipse(-14, -36, 34, 18, glint, 'opacity=".5"')
  );
}

export function koi(random: Random): string {
  const trunk = 'M0-94C40-90 52-46 40-4 30 40 12 64 0 90-12 64-30 40-40-4-52-46-40-90 0-94Z';
  const patches = times(4, (at) =>
    ellipse(random.between(-24, 24), -66 + at * 40, random.between(22, 36), random.between(14, 20), body),
  );
  const scales = line(
    'M-30-40q15 14 30 0t30 0M-32-20q16 14 32 0t32 0M-30 0q15 14 30 0t30 0M-24 22q12 12 24 0t24 0M-16 44q8 10 16 0t16 0',
    '#0003',
    2,
  );
  const fish =
    path('M0 78C-50 84-58 124-40 138-24 120-10 112 0 104 10 112 24 120 40 138 58 124 50 84 0 78Z', body) +
    mirrored(
      path('M32-34C76-38 90-4 80 22 62 2 46-4 30-4Z', body) + path('M26 30C52 32 58 50 52 62 40 50 30 48 22 46Z', body),
    ) +
    path(trunk, pale) +
    `<clipPath id="koi"><path d="${trunk}"/></clipPath><g clip-path="url(#koi)">${patches}${scales}</g>` +
    path('M0-40C8-20 8 10 0 34-8 10-8-20 0-40Z', second, 'opacity=".8"') +
    mirrored(circle(20, -66, 6, ink) + circle(22, -68, 2, '#fff') + line('M10-90c10-12 22-12 30-2', gold, 3)) +
    ellipse(-12, -50, 20, 34, glint);
  return random.chance(0.55)
    ? moved(-38, -12, fish, 20, 0.76) + moved(40, 22, fish, 200, 0.76)
    : moved(0, -8, fish, random.between(-35, 35), 0.96);
}

/** Side view with the mouth open: the hunted one of fishing games. */
export function shark(): string {
  return (
    path('M-104 8C-96-40-30-66 34-50 74-40 104-14 112 14 84 20 70 34 44 46-10 66-92 58-104 8Z', body) +
    path('M-18-54C-10-96 18-104 36-104 30-84 36-64 44-46ZM-84 30C-116 40-122 70-118 84-92 78-80 62-66 50Z', body) +
    path('M-100-4C-130-24-132-50-124-66-104-60-92-36-84-22Z', second) +
    path('M-96 24C-50 46 30 44 108 14 84 20 70 34 44 46-10 66-84 56-96 24Z', pale) +
    path('M46 44C66 18 92 12 112 14 96 34 74 44 46 44Z', '#7a0f2b') +
    path('M58 32l8 9 4-15 9 11 3-17 9 10 4-14Z', '#fff') +
    circle(56, -10, 9, '#fff') +
    circle(58, -9, 5.5, ink) +
    line('M14-18q-8 18 0 36M2-18q-8 18 0 36M-10-18q-8 18 0 36', '#0005', 3) +
    ellipse(-10, -28, 80, 18, glint, 'opacity=".6"')
  );
}

export function octopus(): string {
  const arm = 'M10 10C40 30 66 22 78 46 90 74 66 90 56 76c-6-10 6-18 11-9-2-22-34-12-60-34Z';
  return (
    mirrored(path(arm, body) + moved(4, 22, path(arm, second), 34, 0.9) + moved(10, -8, path(arm, body), -26, 0.9)) +
    path('M0-96C46-96 66-62 62-28 58 2 40 26 0 30-40 26-58 2-62-28-66-62-46-96 0-96Z', body) +
    mirrored(
      circle(26, -22, 15, '#fff') + circle(23, -20, 8, ink) + circle(26, -24, 3, '#fff') + line('M10-42l28 6', ink, 4),
    ) +
    line('M-14 8q14 10 28 0', ink, 4) +
    times(6, (at) => circle(-36 + at * 14, -72 + Math.abs(at - 2.5) * 7, 5, second)) +
    ellipse(-18, -66, 30, 20, glint)
  );
}

/** Wings and tail of single feathers, so that two birds never spread alike. */
export function phoenix(random: Random): string {
  const feathers = Math.round(random.between(8, 11));
  const wing = fan(feathers, 8, 112, (at) =>
    path(`M0 0C16-30 ${14 + at}-76 0-${112 - at * 4}-14-76-12-30 0 0Z`, at % 2 ? second : body),
  );
  const tail = fan(
    7,
    140,
    220,
    () => path('M0 0C10-40 12-90 0-122-12-90-10-40 0 0Z', second) + circle(0, -100, 8, gold) + circle(0, -100, 4, dark),
  );
  return (
    tail +
    mirrored(moved(12, -6, wing, -6)) +
    mirrored(
      moved(
        12,
        -2,
        fan(6, 30, 120, () => path('M0 0C10-20 8-44 0-66-8-44-10-20 0 0Z', gold)),
      ),
    ) +
    path('M0-78C20-78 24-58 18-42 32-20 26 26 0 46-26 26-32-20-18-42-24-58-20-78 0-78Z', body) +
    fan(5, -32, 32, () => moved(0, -74, path('M0 0C5-12 4-22 0-34-4-22-5-12 0 0Z', gold))) +
    mirrored(circle(8, -60, 4, ink)) +
    path('M-5-56h10l-5 14Z', gold) +
    line('M-12-18q12 10 24 0M-13-2q13 10 26 0M-10 14q10 8 20 0', '#fff', 2.5, 'opacity=".6"') +
    ellipse(-4, -20, 14, 30, glint, 'opacity=".7"')
  );
}

/** Profile with comb and a tail of arcs. */
export function rooster(random: Random): string {
  const tail = fan(7, -96, -22, (at) =>
    path(`M0 0C-22-40-14-84 26-${112 - at * 3} 4-74 14-34 0 0Z`, at % 2 ? second : dark),
  );
  return moved(
    0,
    0,
    moved(-34, 26, tail) +
      path('M-64 20C-52 66-8 84 24 66 52 48 46 10 50-18 52-40 60-44 56-66 40-84 16-74 12-54 6-24-6-8-64 20Z', body) +
      path('M12-54C4-16-2-2-22 8 0 26 40 14 50-18 52-40 60-44 56-66 40-84 16-74 12-54Z', gold) +
      path('M14-68C2-92 18-100 24-88 26-106 44-104 42-88 54-100 64-86 54-68Z', '#e0322f') +
      path('M54-50C66-44 64-22 56-16 48-26 48-40 54-50Z', '#e0322f') +
      path('M56-64l28 9-28 8Z', '#ffd35c') +
      circle(42, -62, 6, '#fff') +
      circle(43, -62, 3.5, ink) +
      path('M-40 20C-20 4 12 10 22 26 8 54-30 54-40 20Z', second) +
      line('M-24 26q18 18 38 4M-16 36q12 10 24 2', '#fff', 2.5, 'opacity=".6"') +
      line('M-4 72l-8 34m0 0l-16 6m16-6l12 8M22 66l4 40m0 0l-14 6m14-6l16 6', '#ffb43a', 6),
    random.between(-6, 6),
  );
}
