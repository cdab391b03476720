import { floor, high, type Room, spot, wall, wide } from './hero-walls.ts';
import { colour } from './light.ts';
import { box, circle, ellipse, fan, line, moved, path, round, times } from './shapes.ts';

/** Sports: a stadium under floodlights, full to the last row. */
export const stadium: Room = (night, random) => {
  const lights = (x: number) =>
    line(`M${x} ${floor - 60}V150`, '#2a3350', 12) +
    box(x - 54, 110, 108, 52, 8, '#2a3350') +
    times(8, (at) => circle(x - 40 + (at % 4) * 27, 126 + Math.floor(at / 4) * 22, 9, '#fffbe6')) +
    spot(x, 136, 230);
  const row = (y: number, at: number) =>
    path(
      `M0 ${y}Q840 ${y - 110} ${wide} ${y}V${y + 50}Q840 ${y - 60} 0 ${y + 50}Z`,
      colour(20 + at * 4, 0.05, night + 60),
    ) +
    times(48, (seat) =>
      circle(
        seat * 35 + random.between(0, 20),
        y + 18 - 55 * Math.sin((Math.PI * (seat * 35)) / wide),
        6,
        colour(random.between(50, 82), 0.12, random.between(0, 360)),
        'opacity=".7"',
      ),
    );
  return (
    wall('a', colour(15, 0.05, 262), colour(34, 0.09, 240)) +
    times(5, (at) => row(268 + at * 48, at)) +
    lights(560) +
    lights(840) +
    lights(1340) +
    lights(1600) +
    path(`M0 ${floor}H${wide}V${high}H0Z`, colour(44, 0.13, night)) +
    times(9, (at) =>
      path(
        `M${at * 200 - 40} ${floor}h96l${(at - 4) * 46} ${high - floor}h-${120}Z`,
        colour(49, 0.14, night),
        'opacity=".7"',
      ),
    ) +
    line(`M0 ${floor + 6}H${wide}`, '#ffffff', 5, 'opacity=".7"') +
    ellipse(1090, 620, 330, 70, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="6"') +
    spot(1090, 340, 330, 0.55)
  );
};

/** Esports: an arena of screens above a floor of light. */
export const arena: Room = (night, random) => {
  const screen = (x: number, y: number, width: number, tall: number) =>
    box(x, y, width, tall, 10, colour(22, 0.1, night)) +
    times(4, (at) =>
      box(
        x + 16,
        y + 18 + (at * (tall - 36)) / 4,
        random.between(0.3, 0.85) * (width - 32),
        10,
        5,
        colour(70, 0.17, night + random.between(-60, 70)),
        'opacity=".75"',
      ),
    );
  const neon = colour(72, 0.18, night + 30);
  return (
    wall('a', colour(12, 0.06, night), colour(26, 0.13, night + 20)) +
    times(3, (at) => screen(520 + at * 150, 190 + (at % 2) * 40, 136, 190)) +
    times(3, (at) => screen(1290 + at * 140, 210 - (at % 2) * 36, 126, 200)) +
    moved(
      1090,
      330,
      fan(6, 0, 300, () => line('M-150-260H150', neon, 7)) + circle(0, 0, 250, colour(18, 0.1, night), 'opacity=".7"'),
    ) +
    path(`M0 ${floor}H${wide}V${high}H0Z`, colour(10, 0.05, night)) +
    times(25, (at) =>
      line(`M${1090 + (at - 12) * 60} ${floor}L${1090 + (at - 12) * 260} ${high}`, neon, 2.5, 'opacity=".5"'),
    ) +
    times(6, (at) => line(`M0 ${floor + at * at * 9}H${wide}`, neon, 2.5, 'opacity=".5"')) +
    spot(1090, 330, 320, 0.7)
  );
};

/** Tournaments: a podium under pennants, with rays of light behind the winner. */
export const podium: Room = (night, random) => {
  const pennants = (y: number, sag: number) =>
    path(`M460 ${y}Q1090 ${y + sag} ${wide} ${y - 20}`, 'none', 'stroke="#ffcf7a" stroke-width="4"') +
    times(17, (at) => {
      const part = (at + 0.5) / 17;
      const x = 460 + part * (wide - 460);
      const drop = y - 20 * part + 2 * sag * part * (1 - part);
      return path(`M${round(x - 24)} ${round(drop)}h48l-24 58Z`, colour(64, 0.15, 20 + (at % 6) * 58));
    });
  const step = (x: number, tall: number, tone: string) =>
    box(x - 120, high - tall, 240, tall, 10, tone) +
    box(x - 120, high - tall, 240, 14, 7, '#ffe3a0') +
    ellipse(x, high - tall + 8, 108, 12, '#fff7e0', 'opacity=".35"');
  return (
    wall('a', colour(15, 0.07, night), colour(36, 0.14, night + 30)) +
    moved(
      1090,
      400,
      fan(20, -180, 162, () => path('M0 0 34-760H-34Z', '#fff', 'opacity=".06"')),
    ) +
    times(60, () =>
      circle(
        random.between(480, 1670),
        random.between(20, 460),
        random.between(2, 7),
        colour(78, 0.13, random.between(0, 360)),
        'opacity=".7"',
      ),
    ) +
    pennants(70, 120) +
    pennants(170, 150) +
    spot(1090, 340, 420) +
    path(`M0 610H${wide}V${high}H0Z`, colour(12, 0.06, night)) +
    step(850, 222, colour(40, 0.1, night + 20)) +
    step(1330, 206, colour(34, 0.1, night + 20)) +
    step(1090, 256, colour(48, 0.12, night + 24))
  );
};
