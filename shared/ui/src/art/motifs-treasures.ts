import type { Motif } from './motifs-creatures.ts';
import type { Random } from './random.ts';
import { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, polar, star, times } from './shapes.ts';

const { body, second, gold, pale, dark, glow, glint } = paint;

export function lantern(random: Random): string {
  const lamp =
    circle(0, 0, 120, glow, 'opacity=".7"') +
    line('M0-110v34', '#ffd98a', 3) +
    box(-26, -82, 52, 16, 5, gold) +
    ellipse(0, 0, 84, 70, body) +
    times(4, (at) =>
      ellipse(0, 0, [8, 34, 58, 76][at] ?? 0, 70, 'none', 'stroke="#fff" stroke-opacity=".28" stroke-width="2.5"'),
    ) +
    ellipse(0, 6, 46, 48, glow) +
    ellipse(-30, -28, 30, 24, glint) +
    box(-26, 64, 52, 14, 5, gold) +
    line('M0 78v12M-9 92v30M0 92v40M9 92v30', '#ffcf6b', 4) +
    circle(0, 88, 8, second);
  const side = random.chance(0.6);
  return side
    ? moved(-82, -46, lamp, -4, 0.42) + moved(84, -20, lamp, 5, 0.36) + moved(0, 4, lamp, 0, 0.98)
    : moved(0, 0, lamp, random.between(-8, 8), 1.08);
}

export function pearl(random: Random): string {
  const ribs = fan(9, -72, 72, (at) => path('M0 0C-17-40-19-84 0-104 19-84 17-40 0 0Z', at % 2 ? body : second));
  return (
    moved(0, 26, ribs, 0, 1.08) +
    ellipse(0, 40, 96, 34, dark) +
    ellipse(0, 36, 84, 24, second) +
    circle(0, 4, 78, glow, 'opacity=".6"') +
    ball(0, 2, 46, pale) +
    ellipse(-15, -14, 13, 9, '#fff') +
    path('M-100 38C-88 92-40 104 0 104S88 92 100 38C60 66-60 66-100 38Z', body) +
    line('M-70 62l-14 22M-38 74l-8 26M0 78v26M38 74l8 26M70 62l14 22', '#fff', 3, 'opacity=".45"') +
    times(3, (at) => ball(random.between(-80, 80), 88 + at * 7, random.between(6, 10), pale))
  );
}

export function gem(random: Random): string {
  const cut = random.pick(['round', 'drop', 'square'] as const);
  const stone =
    cut === 'drop'
      ? path('M0-96 62 8 40 62 0 82-40 62-62 8Z', body) +
        path('M0-96 24 4 0 40-24 4Z', pale, 'opacity=".75"') +
        path('M0-96 62 8 24 4Z', second) +
        path('M62 8 40 62 0 40 24 4Z', dark, 'opacity=".5"') +
        path('M-62 8-40 62 0 40-24 4Z', '#fff', 'opacity=".3"') +
        path('M-40 62 0 82 40 62 0 40Z', second)
      : cut === 'square'
        ? path('M-48-80H48L80-48V48L48 80H-48L-80 48V-48Z', body) +
          path('M-34-50H34L50-34V34L34 50H-34L-50 34V-34Z', pale, 'opacity=".55"') +
          path('M-48-80H48L34-50H-34Z', '#fff', 'opacity=".6"') +
          path('M80-48V48L50 34V-34Z', second) +
          path('M48 80H-48L-34 50H34Z', dark, 'opacity=".6"') +
          path('M-80 48V-48L-50-34V34Z', '#fff', 'opacity=".25"') +
          path('M-34-50 34 50H-34Z', '#fff', 'opacity=".25"')
        : path('M-58-62H58L98-18 0 92-98-18Z', body) +
          path('M-58-62-28-18H28L58-62Z', pale, 'opacity=".85"') +
          path('M-58-62-98-18H-28Z', '#fff', 'opacity=".35"') +
          path('M58-62 98-18H28Z', second) +
          path('M-98-18H-28L0 92Z', second, 'opacity=".8"') +
          path('M-28-18H28L0 92Z', '#fff', 'opacity=".3"') +
          path('M28-18H98L0 92Z', dark, 'opacity=".55"');
  const small = times(4, (at) =>
    moved(
      random.between(-100, 100),
      at % 2 ? 84 : -84 + at * 8,
      path('M-14-12H14L22 0 0 22-22 0Z', at % 2 ? second : gold) + path('M-14-12H14L0 0Z', '#fff', 'opacity=".6"'),
      random.between(-30, 30),
    ),
  );
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    small +
    moved(0, 0, stone, random.between(-10, 10), 1.02) +
    moved(-40, -44, path(star(4, 26, 5), '#fff'))
  );
}

export function coins(random: Random): string {
  const coin =
    ellipse(0, 7, 40, 15, '#8a4a0c') +
    ellipse(0, 0, 40, 15, gold) +
    ellipse(0, 0, 29, 10, 'none', 'stroke="#9a5a10" stroke-width="2"');
  const ingot =
    path('M-70-6C-44 6 44 6 70-6 84-12 88 2 78 16 60 46-60 46-78 16-88 2-84-12-70-6Z', gold) +
    ellipse(0, -10, 40, 26, gold) +
    ellipse(-10, -18, 22, 12, glint);
  const stack = (x: number, y: number, count: number) => times(count, (at) => moved(x, y - at * 13, coin));
  return (
    circle(0, -20, 120, glow, 'opacity=".6"') +
    stack(-62, 70, Math.round(random.between(4, 8))) +
    stack(60, 66, Math.round(random.between(3, 7))) +
    stack(0, 84, 3) +
    moved(0, -8, random.chance(0.5) ? ingot : cashCoin(), random.between(-10, 10), 1.08) +
    stack(-26, 98, 2) +
    stack(34, 96, 2)
  );
}

function cashCoin(): string {
  return (
    circle(0, 0, 70, '#8a4a0c') +
    circle(-3, -4, 70, gold) +
    circle(-3, -4, 58, 'none', 'stroke="#9a5a10" stroke-width="3"') +
    box(-24, -25, 42, 42, 4, '#7a3c08') +
    box(-19, -20, 36, 36, 2, '#2b1307') +
    fan(4, 45, 315, () => circle(0, -46, 6, '#9a5a10')) +
    ellipse(-24, -36, 34, 20, glint)
  );
}

export function seven(): string {
  const digit = 'M-52-66H56V-40C22-6 12 28 8 76H-32C-28 26-14-8 12-38H-24L-32-20H-52Z';
  return (
    circle(0, 0, 118, glow, 'opacity=".7"') +
    moved(-50, 10, path(digit, second, 'stroke="#fff8" stroke-width="5"'), -14, 0.72) +
    moved(54, 10, path(digit, second, 'stroke="#fff8" stroke-width="5"'), 14, 0.72) +
    moved(
      0,
      0,
      path(digit, body, 'stroke="#ffe9a8" stroke-width="8" stroke-linejoin="round"') +
        path('M-46-60H50V-48H-46Z', '#fff', 'opacity=".5"'),
      0,
      1.12,
    )
  );
}

export function fruit(random: Random): string {
  const cherry =
    ball(-40, 46, 42, body) +
    ball(42, 58, 38, body) +
    line('M-36 8C-26-40 4-66 30-84 34-40 40-10 44 22', '#4f8b2f', 7) +
    path('M30-84C58-106 92-96 104-74 76-58 46-62 30-84Z', '#7dc043') +
    ellipse(-54, 30, 11, 16, '#fff', 'opacity=".5" transform="rotate(30 -54 30)"');
  const melon =
    path('M-96-20A98 98 0 0 0 96-20Z', '#2f8f46') +
    path('M-86-20A88 88 0 0 0 86-20Z', '#eaf6cf') +
    path('M-76-20A78 78 0 0 0 76-20Z', body) +
    times(7, (at) => ellipse(-52 + at * 17, 6 + (at % 2) * 22, 4, 6, '#2b1307'));
  const citrus =
    ball(0, 0, 80, body) +
    circle(0, 0, 68, pale) +
    fan(9, 0, 320, () => path('M0-8C14-30 16-56 0-62-16-56-14-30 0-8Z', body));
  const kind = random.pick([cherry, melon, citrus]);
  return moved(0, 0, kind, random.between(-14, 14), 1.05) + moved(-70, -66, path(star(4, 22, 5), '#fff'));
}

export function crown(): string {
  return (
    circle(0, 0, 112, glow, 'opacity=".7"') +
    path('M-92 46-104-46-52-6 0-82 52-6 104-46 92 46Z', gold) +
    path('M-92 46-104-46-52-6 0 46Z', '#fff', 'opacity=".2"') +
    box(-94, 46, 188, 28, 8, body) +
    times(5, (at) => ball(-72 + at * 36, 60, 8, at % 2 ? second : pale)) +
    ball(0, -86, 13, second) +
    mirrored(ball(104, -50, 11, second)) +
    ball(0, 14, 17, body)
  );
}

export function chest(random: Random): string {
  return (
    circle(0, -10, 124, glow, 'opacity=".8"') +
    path('M-88-6C-88-70-60-88 0-88S88-70 88-6Z', dark) +
    path('M-74-6C-74-56-50-72 0-72S74-56 74-6Z', '#2b1307') +
    times(9, (at) => ball(-62 + at * 15, -6 - random.between(0, 26), 17, at % 3 === 1 ? second : gold)) +
    box(-94, 0, 188, 84, 10, body) +
    box(-94, 0, 188, 18, 6, gold) +
    mirrored(box(52, 0, 20, 84, 3, gold)) +
    box(-20, -6, 40, 46, 8, gold) +
    circle(0, 14, 8, '#2b1307') +
    path('M-4 14h8l3 16h-14Z', '#2b1307')
  );
}

/** A mask of carved wood: the jungle's own face. */
export function totem(random: Random): string {
  const leaves = fan(random.pick([7, 9]), -80, 80, (at) =>
    path('M0-40C22-70 18-110 0-132-18-110-22-70 0-40Z', at % 2 ? second : body),
  );
  return (
    leaves +
    path('M-64-60C-30-78 30-78 64-60 72 0 58 70 0 104-58 70-72 0-64-60Z', dark) +
    path('M-56-54C-26-70 26-70 56-54 62 0 50 62 0 92-50 62-62 0-56-54Z', body) +
    mirrored(
      path('M8-24 50-38 46-2 12-4Z', gold) +
        circle(30, -16, 9, '#160d24') +
        path('M62-10l18 10-16 14Z', gold) +
        line('M16 62l14-20M40 24l10-14', '#fff', 4, 'opacity=".4"'),
    ) +
    path('M-10-10h20l8 34H-18Z', second) +
    path('M-34 44Q0 30 34 44 24 72 0 74-24 72-34 44Z', '#160d24') +
    times(4, (at) => box(-22 + at * 12, 40, 8, 14, 2, '#fff')) +
    path('M-8-66 0-86 8-66 0-50Z', gold)
  );
}

export function bell(): string {
  return (
    circle(0, 0, 114, glow, 'opacity=".7"') +
    path('M0-88C46-84 58-44 60 0 62 30 74 40 88 54H-88C-74 40-62 30-60 0-58-44-46-84 0-88Z', gold) +
    ellipse(-20, -40, 26, 44, glint) +
    box(-92, 50, 184, 16, 8, gold) +
    ball(0, 78, 16, body) +
    moved(0, -88, mirrored(path('M0 0C14-30 52-34 56-10 58 10 24 16 0 0Z', body)) + ball(0, 0, 12, second))
  );
}

export function fireworks(random: Random): string {
  const burst = (reach: number, fill: string) =>
    fan(16, 0, 337.5, (at) => {
      const tip = at % 2 ? reach : reach * 0.8;
      return path(`M0-${reach * 0.25} 4-${tip}A4 4 0 0 0-4-${tip}Z`, fill) + circle(0, -tip - 10, 3, '#fff');
    });
  return (
    circle(0, 0, 110, glow, 'opacity=".8"') +
    moved(-10, -10, burst(88, gold)) +
    moved(-10, -10, burst(58, body), 11) +
    moved(random.between(50, 80), 64, burst(40, pale)) +
    moved(random.between(-84, -60), 70, burst(34, second)) +
    circle(-10, -10, 16, '#fff')
  );
}

export function swords(): string {
  const blade =
    path('M-9 30V-84L0-108 9-84V30Z', pale) +
    path('M0 30V-108L9-84V30Z', dark, 'opacity=".35"') +
    box(-34, 28, 68, 13, 6, gold) +
    box(-8, 41, 16, 40, 5, body) +
    ball(0, 88, 12, gold);
  return (
    circle(0, 0, 116, glow, 'opacity=".5"') +
    moved(0, 0, blade, -38) +
    moved(0, 0, blade, 38) +
    path('M0-44 52-28V14C52 50 26 68 0 80-26 68-52 50-52 14V-28Z', body, 'stroke="#ffe1a0" stroke-width="6"') +
    path('M0-44 52-28V14C52 50 26 68 0 80Z', dark, 'opacity=".3"') +
    path(star(5, 34, 15), gold)
  );
}

export const starlight: Motif = (random) =>
  circle(0, 0, 116, glow) +
  fan(12, 0, 330, (at) => path(at % 2 ? 'M0-40 7-92-7-92Z' : 'M0-50 10-120-10-120Z', second, 'opacity=".8"')) +
  path(star(5, 84, 38), gold) +
  path(star(5, 60, 28), body, 'opacity=".9"') +
  times(6, () => moved(...polar(random.between(0, 360), 104), path(star(4, 14, 3), '#fff')));
