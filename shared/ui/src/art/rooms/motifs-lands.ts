import type { Random } from '../random.ts';
import { ball, box, circle, ellipse, fan, line, moved, paint, path, star, times } from '../shapes.ts';

const { body, second, gold, pale, dark, glow, glint } = paint;
const ink = '#2b1307';

/** An old drum of bronze, from above: a sun within rings. */
export function bronzeDrum(random: Random): string {
  const ring = (radius: number, width: number, fill: string, opacity = 1) =>
    circle(0, 0, radius, 'none', `stroke="${fill}" stroke-width="${width}" opacity="${opacity}"`);
  const bird = path('M-12 3C-6-7 6-8 15-5 8-3 8 3 0 5-4 9-8 5-12 3Z', '#fff1b8');
  return (
    circle(0, 0, 122, glow, 'opacity=".6"') +
    circle(0, 8, 110, '#0a0620', 'opacity=".45"') +
    circle(0, 0, 110, gold) +
    circle(0, 0, 102, dark) +
    circle(0, 0, 98, body) +
    fan(48, 0, 352.5, () => line('M0-97V-89', '#fff1b8', 3)) +
    ring(84, 3, '#ffe9a8') +
    moved(
      0,
      0,
      fan(10, 0, 324, () => moved(0, -71, bird)),
      random.between(0, 36),
    ) +
    ring(58, 3, '#ffe9a8') +
    fan(24, 0, 345, () => circle(0, -50, 4.5, 'none', 'stroke="#fff1b8" stroke-width="2"')) +
    circle(0, 0, 42, second) +
    path(star(12, 41, 11), gold) +
    ball(0, 0, 12, gold) +
    ellipse(-36, -46, 44, 34, glint, 'opacity=".7"')
  );
}

/** A hat of palm leaves with a ribbon. */
export function leafHat(random: Random): string {
  const cone = 'M0-92C8-92 70-8 116 44 60 78-60 78-116 44-70-8-8-92 0-92Z';
  return moved(
    0,
    0,
    circle(0, -8, 118, glow, 'opacity=".7"') +
      line('M-62 44C-70 96-20 112-4 92 12 112 60 100 66 44', body, 9) +
      moved(
        0,
        0,
        path(cone, '#f4deb0') +
          `<clipPath id="c"><path d="${cone}"/></clipPath><g clip-path="url(#c)">` +
          moved(
            0,
            -92,
            fan(17, 130, 230, () => path('M-4 0 0-200 4 0Z', '#b98a45', 'opacity=".5"')),
          ) +
          times(6, (at) =>
            path(
              `M-120 ${-58 + at * 24}Q0 ${-30 + at * 27} 120 ${-58 + at * 24}`,
              'none',
              'stroke="#a8752f" stroke-width="3" opacity=".75"',
            ),
          ) +
          path('M0-100 130 60 10 90Z', '#5a2c08', 'opacity=".28"') +
          ellipse(-40, -10, 30, 60, glint, 'opacity=".8"') +
          '</g>' +
          path('M-116 44C-60 78 60 78 116 44 112 56 60 90 0 90S-112 56-116 44Z', '#c99a50') +
          moved(
            -30,
            24,
            fan(6, 0, 300, () => path('M0 0C12-8 12-24 0-32-12-24-12-8 0 0Z', body)) + circle(0, 0, 8, gold),
            0,
            0.85,
          ) +
          moved(
            14,
            36,
            fan(5, 0, 288, () => path('M0 0C10-8 10-20 0-26-10-20-10-8 0 0Z', second)) + circle(0, 0, 6, gold),
            20,
            0.75,
          ),
        random.between(-8, 8),
      ),
    0,
    0.9,
  );
}

/** A lighthouse above the surf. */
export function lighthouse(random: Random): string {
  const side = random.pick([-1, 1]);
  return (
    `<g transform="scale(${side} 1)">` +
    path('M0-76 150-128V-28Z', '#fff6c8', 'opacity=".6"') +
    path('M0-76-150-106V-50Z', '#fff6c8', 'opacity=".35"') +
    '</g>' +
    circle(0, -76, 70, glow) +
    path('M-20-50H20L36 96H-36Z', pale) +
    path('M-24-18H24L28 20H-28ZM-31 52H31L35 88H-35Z', body) +
    path('M4-50H20L36 96H12Z', dark, 'opacity=".28"') +
    box(-30, -58, 60, 12, 4, dark) +
    box(-17, -92, 34, 36, 4, '#fff3b0') +
    line('M-6-92V-58M6-92V-58', '#8a4a0c', 3) +
    path('M-26-90C-18-112 18-112 26-90Z', second) +
    ball(0, -110, 7, gold) +
    box(-8, 26, 16, 22, 8, ink) +
    path('M-112 108C-90 66-52 74-36 84H40C60 68 92 66 112 108Z', dark) +
    path(`M-124 104${'q16-18 31 0t31 0'.repeat(4)}V126H-124Z`, second) +
    path(`M-124 104${'q16-18 31 0t31 0'.repeat(4)}`, 'none', 'stroke="#fff" stroke-width="4" opacity=".8"')
  );
}
