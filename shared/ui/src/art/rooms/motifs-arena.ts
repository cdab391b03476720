import type { Random } from '../random.ts';
import { ball, box, circle, ellipse, fan, line, mirrored, moved, paint, path, polar, star, times } from '../shapes.ts';

const { body, second, gold, pale, dark, glow, glint } = paint;
const ink = '#160d24';
const red = '#e0322f';
const horn = '#ffb43a';

const flipped = (inner: string) => `<g transform="scale(-1 1)">${inner}</g>`;

/** A cock in the air, facing right, left of the middle. */
function fighter(plumage: string, wings: string): string {
  return (
    moved(
      -78,
      18,
      fan(6, -98, -14, (at) => path('M0 0C-20-26-18-64 14-86 2-56 10-26 0 0Z', at % 2 ? wings : dark)),
    ) +
    line('M-44 32-30 54M-30 54-12 50M-30 54-16 64M-62 34-58 68M-58 68-42 74M-58 68-68 80', horn, 6) +
    path('M-34 44-56 58-36 54Z', gold) +
    path('M-26-76C-8-76-8-58-14-48-4-30-6 8-34 30-56 46-86 38-90 14-70 10-60-6-54-24-50-48-46-78-26-76Z', plumage) +
    path('M-44-64C-48-40-58-26-62-10-44 2-20-4-12-22-14-34-20-46-18-58Z', gold) +
    line('M-40-46-50-16M-30-42-36-10M-22-40-22-14', '#8a4a0c', 2, 'opacity=".6"') +
    moved(
      -56,
      -2,
      fan(6, -74, 12, (at) => path('M0 0C10-22 10-56 0-80-12-56-10-22 0 0Z', at % 2 ? plumage : wings)),
    ) +
    path('M-38-72C-46-92-36-94-32-88-32-98-20-98-20-88-14-94-6-86-12-74Z', red) +
    path('M-14-54C-6-50-6-40-12-36-18-42-18-50-14-54Z', red) +
    path('M-14-68 4-60-12-54Z', horn) +
    circle(-22, -66, 4.5, '#fff') +
    circle(-21, -66, 2.6, ink)
  );
}

/** Two cocks that meet in the air. */
export function duel(): string {
  return (
    circle(0, -10, 118, glow, 'opacity=".75"') +
    ellipse(0, 92, 104, 18, '#0a0620', 'opacity=".3"') +
    moved(-8, 0, fighter(body, second), -4, 1.06) +
    flipped(moved(-8, 0, fighter(second, body), -4, 1.06)) +
    path(star(8, 34, 9), '#fff8d8', 'transform="translate(0 -8)"') +
    circle(0, -8, 9, '#fff')
  );
}

/** A leg with its spur of gold. */
export function spur(random: Random): string {
  const toe =
    path('M-9 0C-12 26-10 44 2 58 12 44 10 20 9 0Z', horn) + path('M-4 50C0 70 2 74 8 80 12 66 10 54 6 46Z', ink);
  return moved(
    4,
    6,
    circle(-6, -8, 118, glow, 'opacity=".7"') +
      path('M-12 12C-52 12-92-14-104-74-74-40-44-26-8-22Z', gold) +
      path('M-12 12C-52 12-92-14-104-74-80-22-48-4-10-2Z', '#8a4a0c', 'opacity=".4"') +
      moved(
        0,
        44,
        moved(4, 0, toe, -62) + moved(0, 2, toe, 52, 0.8) + moved(4, 4, toe, -20, 1.05) + moved(6, 0, toe, -92, 0.9),
      ) +
      path('M-17-60H19L15 56C6 64-6 64-15 56Z', horn) +
      times(6, (at) => line(`M-13 ${-36 + at * 15 + (at > 2 ? 12 : 0)}q14 8 28 0`, '#b86a12', 3)) +
      box(-22, -26, 44, 40, 9, dark) +
      box(-22, -18, 44, 6, 3, body) +
      box(-22, 0, 44, 6, 3, body) +
      ball(14, -6, 6, gold) +
      path('M-62-150C-66-110-40-74-16-52L-4-62 6-50 16-64 24-54C44-76 70-110 64-150Z', body) +
      path('M64-150C70-110 44-76 24-54L16-64C34-86 42-120 38-150Z', dark, 'opacity=".35"') +
      line(
        'M-46-122q14 16 28 2t28 0 28-4M-34-100q12 16 24 2t24 0 20-4M-22-80q10 14 20 2t22-2',
        '#fff',
        4,
        'opacity=".55"',
      ),
    random.between(-6, 6),
  );
}

/** The head of a cock from the side: comb, beak and ruff. */
export function crest(random: Random): string {
  const ruff = (count: number, reach: number, first: string, other: string) =>
    fan(count, 112, 262, (at) =>
      path(
        `M-16-20C-14-${reach * 0.6}-6-${reach * 0.9} 0-${reach} 6-${reach * 0.9} 14-${reach * 0.6} 16-20Z`,
        at % 2 ? first : other,
      ),
    );
  const head =
    moved(-14, 14, ruff(11, 112, second, dark)) +
    moved(-10, 8, ruff(9, 84, gold, body)) +
    path(
      'M-52-34C-84-44-92-66-78-84L-62-70C-66-92-54-108-40-112L-32-90C-26-112-10-122 6-122L6-96C18-112 34-114 46-106L36-86C50-90 58-84 60-74L36-50Z',
      red,
    ) +
    path('M-52-40C-70-50-72-62-66-70-40-84 20-92 50-74L36-50Z', '#fff', 'opacity=".16"') +
    path('M-58-26C-52-62 34-70 50-34 56-14 46 12 22 34-14 60-66 24-58-26Z', body) +
    path('M34 4C54 8 62 40 46 66 24 60 16 26 34 4Z', red) +
    path('M10 10C28 18 32 48 16 64-2 54-6 26 10 10Z', red) +
    path('M44-44C66-44 84-34 94-16 80-16 62-8 46 0Z', horn) +
    path('M48-20C64-20 80-20 94-16 80-16 62-8 46 0Z', '#b86a12') +
    path('M6-44C22-58 48-50 50-30 50-10 30 2 14-8 2-14-2-34 6-44Z', red) +
    circle(24, -28, 13, '#fff3c4') +
    circle(26, -28, 7.5, ink) +
    circle(29, -32, 3, '#fff') +
    line('M8-44Q24-54 42-44', ink, 5) +
    ellipse(-24, -20, 22, 26, glint, 'opacity=".7"');
  return circle(0, 0, 116, glow, 'opacity=".6"') + moved(-8, 22, head, random.between(-6, 6));
}

/** Tail feathers bound with gold. */
export function plume(random: Random): string {
  const count = random.pick([5, 7]);
  const feather = (fill: string) =>
    path('M0 0C-30-44-34-110 0-156 34-110 30-44 0 0Z', fill) +
    path('M0 0C30-44 34-110 0-156Z', dark, 'opacity=".35"') +
    line(
      'M0 8V-146M0-30l14-18M0-56l17-20M0-84l16-18M0-30l-14-18M0-56l-17-20M0-84l-16-18',
      '#fff',
      2.5,
      'opacity=".55"',
    ) +
    ellipse(0, -122, 11, 17, gold) +
    ellipse(0, -120, 5, 9, dark);
  return (
    circle(0, -20, 118, glow, 'opacity=".6"') +
    moved(
      0,
      66,
      fan(count, -58, 58, (at) => feather(at % 2 ? second : body)),
      0,
      0.9,
    ) +
    moved(0, 66, mirrored(path('M0 0C20 4 40 30 34 50 22 44 14 48 6 56 8 34 4 16 0 0Z', red))) +
    moved(0, 60, box(-22, -8, 44, 24, 8, gold) + ball(0, 4, 9, second))
  );
}

/** A cock from the side without its legs, facing right. */
function standing(plumage: string, tail: string, wing: string): string {
  return (
    moved(
      -34,
      4,
      fan(6, -100, -20, (at) => path('M0 0C-22-30-18-62 16-80 2-54 10-26 0 0Z', at % 2 ? plumage : tail)),
    ) +
    path('M-50 8C-40 40 0 48 26 30 48 14 42-10 46-28 48-38 54-42 50-56 38-70 16-62 12-44 6-20-10-6-50 8Z', plumage) +
    path('M12-46C4-66 16-74 22-64 24-78 40-76 38-64 48-72 58-60 50-50Z', red) +
    path('M48-54 70-46 48-40Z', horn) +
    path('M46-38C56-34 54-20 48-16 42-24 42-32 46-38Z', red) +
    path('M-28 12C-8 0 14 2 22 14 8 36-18 38-28 12Z', wing) +
    circle(38, -50, 4, ink)
  );
}

/** The ring of sand below its lamp, with two cocks in it. */
export function cockpit(): string {
  const bird = (plumage: string, wing: string) =>
    line('M-8 38-10 58M10 36 12 58M-10 58H2M12 58H24', horn, 6) + standing(plumage, dark, wing);
  const posts = times(11, (at) => {
    const [x, y] = polar(180 + (at - 5) * 17.5, 100);
    return box(x - 4, y * 0.42 + 22, 8, 42, 3, gold);
  });
  return (
    path('M-26-92H26L104 40H-104Z', '#fff6c8', 'opacity=".4"') +
    line('M0-132v34', '#ffd98a', 4) +
    path('M-38-88C-30-112 30-112 38-88Z', dark) +
    ellipse(0, -88, 38, 8, gold) +
    ellipse(0, -86, 20, 6, '#fff') +
    ellipse(0, 44, 112, 52, dark) +
    ellipse(0, 34, 108, 48, body) +
    ellipse(0, 34, 92, 39, '#e9b872') +
    ellipse(0, 38, 84, 32, '#f6d8a0') +
    ellipse(0, 38, 40, 14, 'none', 'stroke="#fff" stroke-width="3" opacity=".8"') +
    moved(-42, 12, bird(body, gold), 0, 0.66) +
    moved(42, 12, flipped(bird(second, gold)), 0, 0.66) +
    posts +
    path('M-106 38C-84 108 84 108 106 38', 'none', 'stroke="#fff1b8" stroke-width="6"')
  );
}

/** A bell of woven cane with a cock that looks out. */
export function basket(random: Random): string {
  const dome = 'M-28-46C-66-40-90 6-96 84H96C90 6 66-40 28-46Z';
  const bird =
    path('M-26-30C-30-74-20-104 6-104 30-104 34-84 28-70 40-54 34-40 30-30Z', second) +
    path('M-26-34C-22-56-10-62 4-60 22-58 30-46 30-34Z', gold) +
    path('M-16-94C-24-116-10-120-4-110-2-124 16-122 14-110 26-116 36-102 24-94Z', red) +
    path('M26-74C36-70 36-56 28-50 20-58 20-68 26-74Z', red) +
    path('M28-90 52-80 28-72Z', horn) +
    circle(14, -86, 7, '#fff') +
    circle(16, -86, 4, ink);
  const canes =
    moved(
      0,
      -70,
      fan(9, 136, 224, () => line('M0-20V-200', '#fff', 7, 'opacity=".45"')),
    ) +
    times(4, (at) =>
      line(
        `M-120 ${-16 + at * 28}Q0 ${12 + at * 30} 120 ${-16 + at * 28}`,
        at % 2 ? '#7a3c08' : '#fff1b8',
        8,
        'opacity=".55"',
      ),
    );
  return (
    circle(0, 0, 116, glow, 'opacity=".6"') +
    moved(random.between(-4, 4), 4, bird, random.between(-4, 6)) +
    path(dome, body) +
    `<clipPath id="c"><path d="${dome}"/></clipPath><g clip-path="url(#c)">${canes}${ellipse(-40, 10, 40, 60, glint, 'opacity=".6"')}</g>` +
    path('M-32-50C-10-38 10-38 32-50L34-38C12-26-12-26-34-38Z', gold) +
    box(-104, 78, 208, 16, 8, gold)
  );
}

/** A weathercock before the rising sun. */
export function vane(random: Random): string {
  const letter = (x: number, text: string) =>
    `<text x="${x}" y="72" text-anchor="middle" font-family="Arial,sans-serif" font-weight="800" font-size="26" fill="#fff1b8">${text}</text>`;
  return (
    ball(0, -6, 88, second) +
    fan(12, 0, 330, () => path('M0-96 6-122-6-122Z', gold)) +
    moved(0, -24, standing(body, dark, second), random.between(-5, 5), 1.08) +
    line('M0 20V112', ink, 9) +
    line('M-78 34H74', ink, 7) +
    path('M68 20 104 34 68 48Z', gold) +
    path('M-104 18-70 34-104 50-92 34Z', gold) +
    line('M-52 84H52', ink, 6) +
    letter(-66, 'W') +
    letter(66, 'E') +
    ball(0, 84, 10, gold)
  );
}

/** The winner's rosette. */
export function rosette(random: Random): string {
  const folds = random.pick([14, 16, 18]);
  const tail = path('M-20 0H22L34 104 8 86-14 108Z', second) + path('M2 0H22L34 104 8 86Z', dark, 'opacity=".3"');
  return (
    circle(0, -16, 116, glow, 'opacity=".6"') +
    moved(-22, 20, tail, 16) +
    moved(22, 20, flipped(tail), -16) +
    moved(
      0,
      -24,
      fan(folds, 0, 360 - 360 / folds, (at) => path('M0-40 20-88Q0-100-20-88Z', at % 2 ? body : second)) +
        fan(folds, 0, 360 - 360 / folds, () => path('M0-30 13-66Q0-74-13-66Z', pale)) +
        circle(0, 0, 50, gold) +
        circle(0, 0, 41, body) +
        path(star(5, 34, 14), gold) +
        ellipse(-14, -18, 26, 18, glint),
    )
  );
}
