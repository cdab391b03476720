import { seededRandom } from './random.ts';
import { circle, ellipse, line, mirrored, path, round } from './shapes.ts';

const ink = '#1b1433';

/** A festival animal before a paper moon, 96 x 96. Animals differ by ears and mask, faces by hue and light. */
export function avatarPicture(seed: string): string {
  const random = seededRandom(`avatar/${seed}`);
  const hue = random.between(0, 360);
  const coat = random.pick(['#f6b26b', '#ffdca8', '#ece6f6', '#d3ab84', '#f2936f', '#bccbe6'] as const);
  const deep = random.pick(['#5a3550', '#3b3a5c', '#8a3b2f', '#2f4858'] as const);
  const ears = random.pick([
    mirrored(path('M6-18 26-36 29-6Z', coat) + path('M13-18 24-29 25-12Z', deep)),
    mirrored(circle(21, -22, 10, deep) + circle(21, -22, 5, coat)),
    mirrored(
      path('M6-16C4-44 16-52 20-40 22-30 18-20 16-14Z', coat) +
        path('M9-20C9-36 14-42 16-36 17-30 15-22 13-18Z', '#ffc4c4'),
    ),
    mirrored(path('M14-18C22-40 40-34 30-8Z', coat)) + path('M0-22C-8-40 8-40 0-22Z', deep),
  ]);
  const mask = random.pick([
    mirrored(ellipse(11, -1, 9, 10, '#fff', 'opacity=".9"')),
    path('M0-6C14-14 28-2 24 12 18 24 6 26 0 26S-18 24-24 12C-28-2-14-14 0-6Z', '#fff'),
    mirrored(ellipse(12, -1, 8, 10, deep, 'transform="rotate(-22 12 -1)"')),
    mirrored(path('M28-2 14 4 26 10Z', deep)) + path('M0-28 5-14H-5Z', deep),
  ]);
  const eye = random.pick([circle(11, 0, 3.6, ink) + circle(12.2, -1.4, 1.2, '#fff'), line('M7 1q4-5 8 0', ink, 2.4)]);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    `<linearGradient id="a" x2="0" y2="1"><stop stop-color="oklch(62% .14 ${round(hue)})"/><stop offset="1" stop-color="oklch(36% .12 ${round(hue - 24)})"/></linearGradient>` +
    `<rect width="96" height="96" fill="url(#a)"/>${circle(48, 46, 38, '#fff', 'opacity=".16"')}` +
    `<g transform="translate(48 56)">${ears}${ellipse(0, 0, 30, 27, coat)}${mask}${mirrored(eye)}` +
    `${path('M0 6C5 6 6 9 0 13-6 9-5 6 0 6Z', ink)}${line('M0 13q5 6 9 1M0 13q-5 6-9 1', ink, 2)}${mirrored(ellipse(19, 9, 4.5, 3, '#ff8a8a', 'opacity=".55"'))}</g></svg>`
  );
}
