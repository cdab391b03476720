import type { Random } from '../random.ts';
import {
  ball,
  box,
  circle,
  ellipse,
  fan,
  line,
  mirrored,
  moved,
  paint,
  path,
  polar,
  round,
  star,
  times,
} from '../shapes.ts';

const { body, second, gold, pale, dark, glow, glint } = paint;
const ink = '#160d24';

const bubbles = (random: Random, count = 6) =>
  times(count, () => {
    const [x, y] = polar(random.between(0, 360), random.between(92, 118));
    return circle(x, y, random.between(4, 9), 'none', 'stroke="#fff" stroke-width="2.5" opacity=".7"');
  });

/** A turtle from above. */
export function turtle(random: Random): string {
  const shell = 'M0-66C48-66 66-26 62 12 56 56 26 80 0 84-26 80-56 56-62 12-66-26-48-66 0-66Z';
  return (
    circle(0, 0, 112, glow, 'opacity=".4"') +
    bubbles(random) +
    moved(
      0,
      4,
      mirrored(
        path('M40-44C70-82 108-74 116-30 94-44 76-34 60-12Z', second) +
          path('M44 54C68 56 82 78 76 102 56 100 38 88 30 70Z', second) +
          times(3, (at) => circle(74 + at * 12, -52 + at * 7, 5, '#fff', 'opacity=".4"')),
      ) +
        path('M0 78-7 104H7Z', second) +
        path('M-14-50-12-84H12L14-50Z', second) +
        path('M0-116C24-116 32-96 28-82 22-66-22-66-28-82-32-96-24-116 0-116Z', second) +
        mirrored(circle(14, -94, 6.5, ink) + circle(16, -96, 2.2, '#fff')) +
        path(shell, dark) +
        moved(0, 0, path(shell, body), 0, 0.93) +
        path('M0-40 24-24V8L0 24-24 8V-24Z', gold, 'opacity=".85"') +
        mirrored(
          line('M0-40V-62M24-24 46-40M24 8 52 22M24-8H58', '#0a0620', 4, 'opacity=".45"') +
            path(
              'M4-46 28-30 42-44C34-54 20-60 4-60ZM30-18 54-32C58-20 58-8 58-4H30ZM30 4H58C56 20 50 34 44 44L30 14ZM4 32 26 18 40 50C30 64 16 74 4 76Z',
              pale,
              'opacity=".35"',
            ),
        ) +
        line('M0 24V78', '#0a0620', 4, 'opacity=".45"') +
        ellipse(-22, -30, 28, 26, glint),
      random.between(-28, 28),
      0.98,
    )
  );
}

export function jellyfish(random: Random): string {
  const arms = times(7, (at) => {
    const x = -54 + at * 18;
    const long = random.between(64, 104);
    const sway = at % 2 ? 16 : -16;
    return line(
      `M${x}-4q${sway} ${round(long * 0.3)} 0 ${round(long * 0.55)}t0 ${round(long * 0.45)}`,
      at % 2 ? '#fff' : '#ffd0f0',
      at % 2 ? 4 : 7,
      'opacity=".75"',
    );
  });
  return (
    circle(0, -20, 118, glow, 'opacity=".75"') +
    bubbles(random) +
    arms +
    mirrored(path('M6-6C22 24-2 44 16 74 30 50 20 34 40 4Z', second, 'opacity=".85"')) +
    path('M-88-4C-96-124 96-124 88-4 76 12 62-4 48 4 34 14 16-2 0 6-16-2-34 14-48 4-62-4-76 12-88-4Z', body) +
    path('M-62-20C-62-94 62-94 62-20 40-34-40-34-62-20Z', '#fff', 'opacity=".3"') +
    path('M-44-28C-44-76 44-76 44-28 24-40-24-40-44-28Z', second, 'opacity=".75"') +
    times(5, (at) => circle(-56 + at * 28, -10 - (at % 2) * 6, 5, gold)) +
    ellipse(-30, -64, 30, 18, glint)
  );
}

/** A crab on its coral. */
export function crab(random: Random): string {
  const claw =
    line('M52-6C84-18 92-40 84-58', body, 17) +
    path('M84-50C52-62 52-112 92-118 78-100 84-92 94-86 98-96 108-102 116-100 126-70 108-46 84-50Z', body) +
    path('M66-76C66-96 76-108 86-112', 'none', 'stroke="#fff" stroke-width="4" opacity=".5"');
  const legs = times(3, (at) =>
    line(`M${56 - at * 8} ${24 + at * 10}Q${96 - at * 6} ${16 + at * 18} ${104 - at * 14} ${58 + at * 14}`, body, 10),
  );
  const coral = (turn: number) =>
    moved(turn * 78, 96, line('M0 20V-36M0-6-22-34V-54M0-18 22-44V-62M-22-38-36-52M22-48 36-58', second, 12), turn * 6);
  return (
    circle(0, 0, 114, glow, 'opacity=".5"') +
    coral(-1) +
    coral(1) +
    mirrored(legs + claw) +
    mirrored(
      box(14, -60, 9, 34, 4, '#a8321a') +
        ball(20, -62, 14, '#fff') +
        circle(18, -62, 7, ink) +
        circle(21, -65, 2.5, '#fff'),
    ) +
    path('M-76 12C-76-44 76-44 76 12 70 58 36 70 0 70S-70 58-76 12Z', body) +
    path('M-60 36C-40 62 40 62 60 36 48 66 24 70 0 70S-48 66-60 36Z', dark, 'opacity=".35"') +
    line('M-22 24q22 20 44 0', ink, 5) +
    mirrored(ellipse(40, 18, 12, 8, '#fff', 'opacity=".3"') + circle(30, -14, 5, gold) + circle(48, -4, 4, gold)) +
    circle(0, -20, 6, gold) +
    ellipse(-26, -14, 34, 16, glint) +
    bubbles(random, 4)
  );
}

/** The gun of the fishing rooms, with its net in the air. */
export function cannon(random: Random): string {
  const turn = random.pick([-24, 22]);
  const net = moved(
    0,
    -104,
    circle(0, 0, 34, '#fff', 'opacity=".2"') +
      fan(8, 0, 315, () => line('M0 0V-36', '#fff', 2.5)) +
      times(3, (at) => path(star(8, 12 + at * 12, 10 + at * 11), 'none', 'stroke="#fff" stroke-width="2.5"')),
  );
  const barrel =
    net +
    path('M-20-62H20L36 44H-36Z', body) +
    path('M4-62H20L36 44H8Z', dark, 'opacity=".4"') +
    box(-28, -76, 56, 20, 8, gold) +
    ellipse(0, -74, 20, 6, ink) +
    path('M-29-6H29L31 10H-31Z', gold) +
    path('M-16-52H-6L-12 36H-26Z', '#fff', 'opacity=".4"') +
    ball(0, 28, 13, second);
  return (
    circle(0, -10, 116, glow, 'opacity=".65"') +
    moved(0, 44, barrel, turn, 1.04) +
    mirrored(path('M40 92C36 46 66 20 96 30 78 42 74 60 86 92Z', second) + ball(92, 30, 9, gold)) +
    path('M-92 108C-92 62-50 46 0 46S92 62 92 108Z', gold) +
    path('M-70 108C-70 74-36 62 0 62S70 74 70 108Z', dark) +
    path(star(6, 26, 12), gold, 'transform="translate(0 88)"') +
    ball(0, 88, 8, body)
  );
}

export function seahorse(random: Random): string {
  const side = random.pick([-1, 1]);
  const trunk =
    'M-8-96C22-104 42-84 38-62 34-44 22-38 26-22 34 0 46 20 30 48 20 66 4 74-4 88-10 104 8 116 18 104 24 94 14 86 8 92 10 80 28 80 32 96 36 120 4 132-18 118-40 100-30 70-14 52 0 36-6 22-20 8-40-12-34-40-16-54-28-52-54-44-66-52-72-60-64-68-54-68-38-68-24-76-22-84-20-92-16-96-8-96Z';
  return (
    circle(0, 0, 114, glow, 'opacity=".5"') +
    bubbles(random) +
    `<g transform="scale(${side} 1)">` +
    moved(
      8,
      -8,
      path('M24-20C62-34 74 6 58 34 50 20 42 14 32 12Z', second) +
        line('M32 2 60-14M34 8 64 6M34 14 60 26', '#fff', 2.5, 'opacity=".6"') +
        moved(
          10,
          -92,
          fan(4, -30, 70, () => path('M-7 4 0-26 7 4Z', gold)),
        ) +
        path(trunk, body) +
        path('M-20 8C-40-12-34-40-16-54-6-40-16-22-4-4 8 20 8 36-8 56-4 36-6 22-20 8Z', pale, 'opacity=".75"') +
        line(
          'M-26-24q14 10 32 2M-24-6q16 10 38 0M-12 10q16 10 36 2M-4 28q16 8 34 0M-8 46q16 8 32 2M-18 64q12 8 24 2',
          '#0a0620',
          3,
          'opacity=".3"',
        ) +
        circle(2, -74, 11, '#fff') +
        circle(0, -74, 6.5, ink) +
        circle(2, -77, 2.2, '#fff') +
        ellipse(14, -60, 16, 22, glint, 'opacity=".7"'),
      0,
      1.04,
    ) +
    '</g>'
  );
}
