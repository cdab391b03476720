import type { Random } from './random.ts';
import { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, polar, star, times } from './shapes.ts';

const { body, second, gold, pale, dark, shine, glow } = paint;

export function lotus(random: Random): string {
  const petal = (length: number, width: number) =>
    `M0 0C${width}-${length * 0.35} ${width}-${length * 0.75} 0-${length}-${width}-${length * 0.75}-${width}-${length * 0.35} 0 0Z`;
  const outer = Math.round(random.between(7, 10));
  return moved(
    0,
    44,
    ellipse(0, 22, 112, 26, '#1f7a5c') +
      ellipse(0, 16, 92, 18, '#36a577') +
      fan(outer, -100, 100, () => path(petal(112, 26), second)) +
      fan(outer - 2, -68, 68, () => path(petal(104, 28), body)) +
      fan(5, -36, 36, () => path(petal(84, 24), pale, 'opacity=".92"')) +
      circle(0, -24, 52, glow) +
      ellipse(0, -12, 22, 12, gold) +
      times(5, (at) => circle(-14 + at * 7, -12 - (at % 2) * 5, 3, '#a05c10')),
  );
}

/** A junk or a galleon, with the moon behind it. */
export function ship(random: Random): string {
  const isJunk = random.chance(0.5);
  const sail = (x: number, y: number, width: number, height: number) =>
    isJunk
      ? moved(
          x,
          y,
          path(
            `M0 0C${width * 0.7}-${height * 0.15} ${width}-${height * 0.6} ${width * 0.5}-${height}L-${width * 0.35}-${height * 0.9} -${width * 0.5} 0Z`,
            body,
          ) +
            times(4, (at) =>
              line(
                `M-${width * 0.46} -${height * (0.12 + at * 0.2)}L${width * (0.72 - at * 0.03)} -${height * (0.18 + at * 0.2)}`,
                '#0004',
                2.5,
              ),
            ),
        )
      : moved(
          x,
          y,
          path(
            `M-${width * 0.5} 0Q0 ${height * 0.25} ${width * 0.5} 0Q${width * 0.75} -${height * 0.5} ${width * 0.4} -${height}H-${width * 0.4}Q-${width * 0.2} -${height * 0.5} -${width * 0.5} 0Z`,
            pale,
          ) +
            path(star(5, width * 0.16, width * 0.07), body, `transform="translate(${width * 0.12} -${height * 0.5})"`),
        );
  return (
    ball(random.pick([-46, 46]), -60, 46, pale) +
    line('M-6-104V46M46-74V46M-54-66V46', '#4a2c14', 5) +
    sail(0, 34, 78, 116) +
    sail(-54, 36, 50, 84) +
    sail(50, 36, 46, 92) +
    path('M-6-106 26-96-6-86Z', second) +
    path('M-104 32C-60 46 54 46 108 18 100 62 76 82 40 86H-60C-88 80-100 60-104 32Z', dark) +
    path('M-104 32C-60 46 54 46 108 18L106 30C54 56-60 58-102 44Z', gold) +
    times(5, (at) => circle(-58 + at * 28, 64, 5, '#ffd98a')) +
    path('M-128 92Q-106 70-84 84T-44 84-4 84 36 84 76 84 128 92Q70 128 0 126-70 128-128 92Z', second, 'opacity=".9"')
  );
}

export function pyramid(random: Random): string {
  const eye =
    path('M-58 0C-30-36 30-36 58 0 30 28-30 28-58 0Z', '#fff') +
    circle(0, -2, 20, second) +
    circle(0, -2, 10, '#160d24') +
    circle(6, -8, 4, '#fff') +
    line('M-64-14C-30-50 30-50 66-10M20 22c4 20 18 30 34 26M-14 22l-10 26', '#160d24', 6);
  const rise = random.between(-6, 10);
  return (
    fan(18, 0, 340, () => path('M0-62 5-124-5-124Z', gold, 'opacity=".5"')) +
    ball(0, -34, 52, gold) +
    moved(-58, 32, path('M0-64 56 58H-56Z', body) + path('M0-64 56 58H12Z', dark, 'opacity=".55"')) +
    moved(62, 42, path('M0-48 46 48H-46Z', body) + path('M0-48 46 48H10Z', dark, 'opacity=".55"')) +
    moved(
      0,
      rise,
      path('M0-78 100 88H-100Z', body) +
        path('M0-78 100 88H24Z', dark, 'opacity=".5"') +
        line('M-14-54H14M-32-24H32M-50 6H50M-68 36H68M-86 66H86', '#0003', 3),
    ) +
    moved(0, 18 + rise, eye, 0, 0.56)
  );
}

export function planet(random: Random): string {
  const tilt = random.between(-30, 30);
  const ring = path(
    'M-118 0A118 34 0 0 1 118 0A118 34 0 0 1-118 0ZM-90 0A90 22 0 0 0 90 0A90 22 0 0 0-90 0Z',
    gold,
    'fill-rule="evenodd" opacity=".92"',
  );
  const bands = `<clipPath id="c"><circle r="66"/></clipPath><g clip-path="url(#c)">${times(5, (at) => ellipse(random.between(-30, 30), -52 + at * 26, 84, random.between(5, 12), second, 'opacity=".6"'))}</g>`;
  return (
    times(16, () => circle(random.between(-116, 116), random.between(-130, 120), random.between(1, 3), '#fff')) +
    ball(random.pick([-84, 84]), -84, random.between(13, 22), pale) +
    moved(
      0,
      0,
      `${ring}<g>${circle(0, 0, 66, body)}${bands}${circle(0, 0, 66, shine)}</g><path d="M-118 0A118 34 0 0 0 118 0L90 0A90 22 0 0 1-90 0Z" fill="url(#g)"/>`,
      tilt,
    ) +
    rocket(random)
  );
}

function rocket(random: Random): string {
  return moved(
    random.between(-50, 50),
    84,
    path('M-10 34Q0 66 10 34Z', '#ffcf4d') +
      path('M0-44C20-24 20 12 12 34H-12C-20 12-20-24 0-44Z', pale) +
      mirrored(path('M12 8 28 38 10 32Z', second)) +
      circle(0, -8, 7, body),
    random.between(20, 50),
    0.9,
  );
}

export function temple(random: Random): string {
  const floors = random.pick([2, 3]);
  const roof = 'M-92 0C-64-4-40-20-30-40H30C40-20 64-4 92 0 84 10 70 14 58 12H-58C-70 14-84 10-92 0Z';
  return (
    ball(random.pick([-44, 44]), -64, 54, pale) +
    moved(
      0,
      52,
      times(floors, (at) =>
        moved(
          0,
          -at * 56,
          box(-50, -2, 100, 44, 2, dark) +
            times(3, (door) => box(-38 + door * 28, 6, 20, 36, 10, '#ffd27a')) +
            path(roof, body) +
            line('M-90 1C-62-3 62-3 90 1', '#ffe0a0', 4) +
            mirrored(circle(82, 18, 7, '#ff8a4d')),
          0,
          1 - at * 0.17,
        ),
      ),
    ) +
    box(-84, 94, 168, 12, 4, gold)
  );
}

export function city(random: Random): string {
  const towers = times(7, (at) => {
    const high = random.between(60, 170) - Math.abs(at - 3) * 14;
    const windows = times(6, (row) =>
      row * 22 < high - 20
        ? box(-8, -high + 12 + row * 22, 6, 9, 1, at % 2 ? '#ffe08a' : '#8be9ff') +
          (random.chance(0.6) ? box(4, -high + 12 + row * 22, 6, 9, 1, '#ffe08a') : '')
        : '',
    );
    return moved(-96 + at * 32, 96, box(-15, -high, 30, high, 3, at % 2 ? body : dark) + windows);
  });
  return ball(random.between(-40, 40), -54, 58, second) + towers + path('M-120 96H120L96 124H-96Z', gold);
}

/** Peaches, clouds and the hare in the moon. */
export function moonHare(): string {
  return (
    ball(0, -6, 92, pale) +
    circle(34, -40, 16, '#0001') +
    circle(-48, 22, 22, '#0001') +
    moved(
      6,
      20,
      path('M-40 56C-66 40-56-2-20-6-12-30 30-34 36-4 44 26 24 56-2 62Z', body) +
        path('M4-22C-14-60-10-92 2-98 14-84 16-54 14-24Z', body) +
        path('M20-24C22-60 40-84 52-82 52-60 40-36 30-22Z', body) +
        path('M8-30C0-56 0-76 3-84 9-70 10-50 11-30Z', second) +
        circle(22, -4, 4.5, '#160d24') +
        circle(36, 4, 3, second) +
        ball(-46, 38, 14, pale) +
        ellipse(8, 60, 24, 8, body),
    ) +
    moved(
      -52,
      70,
      times(3, (at) => circle(at * 26 - 26, 0, 20 - at * 2, '#fff')),
    ) +
    moved(
      62,
      78,
      times(3, (at) => circle(at * 22 - 22, 0, 16, '#fff')),
    )
  );
}

export const wave = (random: Random) =>
  ball(random.between(-36, 36), -44, 62, second) +
  times(3, (at) =>
    moved(
      0,
      at * 32,
      path(
        'M-120 60C-100-30-30-70 20-34 50-10 30 26 6 18-8 12-2-8 12-4 0-26-46-6-40 34 0 60 70 40 124 20 116 84 60 112 0 112-60 112-112 100-120 60Z',
        at % 2 ? second : body,
        `opacity="${1 - at * 0.08}"`,
      ) + line('M-108 40C-86-34-24-62 18-34', '#fff', 5, 'opacity=".8"'),
      0,
      1 - at * 0.1,
    ),
  ) +
  times(8, () => circle(...polar(random.between(-70, 70), random.between(60, 110)), random.between(2, 5), '#fff'));
