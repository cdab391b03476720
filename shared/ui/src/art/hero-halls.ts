import { floor, high, type Room, spot, wall, wide } from './hero-walls.ts';
import { colour } from './light.ts';
import { box, circle, ellipse, fan, line, moved, path, times } from './shapes.ts';

/** Slots: an arch of bulbs with rays behind it, between columns of reels. */
export const slots: Room = (night, random) => {
  const bulb = (radius: number, count: number) =>
    fan(count, -98, 98, () => circle(0, -radius, 9, '#ffe3a0') + circle(0, -radius, 22, 'url(#o)', 'opacity=".6"'));
  const reel = (x: number) =>
    box(x, 150, 112, 330, 16, colour(17, 0.07, night)) +
    times(3, (at) => {
      const y = 166 + at * 104;
      return (
        box(x + 12, y, 88, 90, 10, colour(34, 0.1, night + 20)) +
        circle(x + 56, y + 45, 26, colour(70, 0.15, random.between(20, 90)))
      );
    });
  return (
    wall('a', colour(16, 0.08, night), colour(38, 0.15, night + 40)) +
    moved(
      1090,
      430,
      fan(18, -112, 112, () => path('M0 0 26-620H-26Z', '#fff', 'opacity=".07"')),
    ) +
    times(4, (at) => reel(560 + at * 128)) +
    times(3, (at) => reel(1350 + at * 128)) +
    moved(1090, 480, circle(0, 0, 330, colour(22, 0.1, night + 10)) + bulb(300, 23) + bulb(344, 27)) +
    spot(1090, 330, 380) +
    path(`M0 ${floor}H${wide}V${high}H0Z`, colour(14, 0.06, night)) +
    times(5, (at) => ellipse(1090, floor + 26 + at * 34, 420 - at * 48, 7, '#ffcf7a', 'opacity=".16"'))
  );
};

/** Live casino: curtains, chandeliers, and the rim of a table of felt. */
export const table: Room = (night) => {
  const fold = (at: number) =>
    path(
      `M${at * 84} 0h46c10 180-10 320 4 ${floor}h-60c16-160-2-320 10-${floor}Z`,
      colour(26 + (at % 3) * 5, 0.13, night + 10),
    );
  const chandelier = (x: number, y: number) =>
    line(`M${x} 0V${y}`, '#d9a55a', 3) +
    spot(x, y + 20, 170, 0.8) +
    times(7, (at) => circle(x - 66 + at * 22, y + 14 + Math.abs(at - 3) * -5, 7, '#fff1c4')) +
    line(`M${x - 74} ${y}q74 44 148 0`, '#ffcf7a', 5);
  return (
    wall('a', colour(18, 0.09, night), colour(34, 0.14, night + 10)) +
    times(21, fold) +
    chandelier(860, 120) +
    chandelier(1330, 96) +
    spot(1090, 340, 360) +
    ellipse(1090, 690, 760, 216, '#5a2c14') +
    ellipse(1090, 696, 744, 204, '#d9a55a') +
    ellipse(1090, 702, 730, 196, colour(36, 0.1, 158)) +
    ellipse(1090, 716, 600, 150, 'none', 'stroke="#f4e2b0" stroke-opacity=".55" stroke-width="4"') +
    times(7, (at) =>
      ellipse(
        1090 + (at - 3) * 172,
        600 + (at - 3) ** 2 * 9,
        54,
        20,
        'none',
        'stroke="#f4e2b0" stroke-opacity=".5" stroke-width="4"',
      ),
    )
  );
};

/** Cards: a tea house at night; a round window with the moon, bamboo, a low table. */
export const teaHouse: Room = (night, random) => {
  const bamboo = (x: number) =>
    line(`M${x} ${high}Q${x - 14} 400 ${x + 12} 60`, colour(40, 0.09, 150), 14) +
    times(6, (at) =>
      path(
        `M${x} ${150 + at * 84}q${random.chance(0.5) ? 70 : -70} -34 ${random.chance(0.5) ? 100 : -100} 20q-60 6-100-20Z`,
        colour(36, 0.1, 152),
        'opacity=".8"',
      ),
    );
  const lattice = times(17, (at) =>
    line(`M${520 + at * 74} 0V${floor}`, colour(20, 0.05, night), at % 4 === 0 ? 14 : 5),
  );
  return (
    wall('a', colour(24, 0.07, night), colour(40, 0.1, night + 24)) +
    lattice +
    line(`M480 96H${wide}M480 ${floor - 60}H${wide}`, colour(18, 0.05, night), 14) +
    circle(1090, 320, 286, colour(16, 0.05, night)) +
    circle(1090, 320, 268, colour(30, 0.1, 262)) +
    circle(1150, 268, 96, '#fff3d9') +
    spot(1150, 268, 250) +
    path('M826 370q120-96 220-10t180-20 128 40q-40 120-150 180t-250-10-128-180Z', colour(26, 0.08, 262)) +
    bamboo(1330) +
    bamboo(1372) +
    bamboo(812) +
    path(`M0 ${floor + 70}H${wide}V${high}H0Z`, '#3b1a12') +
    path(`M640 ${floor + 40}H1560l40 40H600Z`, '#7a3a20') +
    line(`M640 ${floor + 40}H1560`, '#d9a55a', 5)
  );
};
