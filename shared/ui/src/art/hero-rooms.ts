import { arena, podium, stadium } from './hero-arenas.ts';
import { slots, table, teaHouse } from './hero-halls.ts';
import { high, type Room, spot, wall, wide } from './hero-walls.ts';
import { colour } from './light.ts';
import { box, circle, line, moved, path, round, times } from './shapes.ts';

/** Fishing: shafts of light, a reef, and a shoal. */
const sea: Room = (night, random) => {
  const shaft = (x: number) =>
    path(
      `M${x} 0h90l${round(random.between(120, 260))} ${high}h-${round(random.between(200, 280))}Z`,
      '#d9fbff',
      'opacity=".08"',
    );
  const coral = (x: number, tall: number, hue: number) =>
    moved(
      x,
      high,
      times(5, (at) =>
        line(
          `M0 0C${(at - 2) * 26} ${-tall * 0.4} ${(at - 2) * 20} ${-tall * 0.7} ${(at - 2) * 44} ${-tall + Math.abs(at - 2) * 30}`,
          colour(46, 0.15, hue),
          16,
        ),
      ),
    );
  const fish = (x: number, y: number, scale: number) =>
    moved(x, y, path('M-26 0C-8-20 24-16 34 0 24 16-8 20-26 0L-48-16V16Z', colour(24, 0.07, night)), 0, scale);
  return (
    wall('a', colour(62, 0.11, night - 8), colour(17, 0.07, night + 20)) +
    times(9, (at) => shaft(420 + at * 130)) +
    times(14, () => fish(random.between(560, 1660), random.between(190, 420), random.between(0.5, 1.2))) +
    times(30, () =>
      circle(random.between(500, 1660), random.between(120, 640), random.between(3, 13), '#fff', 'opacity=".2"'),
    ) +
    path(`M0 640Q300 560 560 620T1100 600T${wide} 610V${high}H0Z`, colour(22, 0.06, night + 30)) +
    coral(760, 190, 20) +
    coral(880, 130, 330) +
    coral(1370, 220, 350) +
    coral(1500, 160, 40) +
    coral(620, 110, 300) +
    spot(1090, 360, 340, 0.6)
  );
};

/** Lotteries: a festival sky full of numbered lights above the roofs of a market. */
const festival: Room = (night, random) => {
  const light = () => {
    const x = random.between(480, 1670);
    const y = random.between(130, 420);
    const radius = random.between(12, 34);
    return (
      spot(x, y, radius * 2.2, 0.7) +
      circle(x, y, radius, colour(random.between(62, 80), 0.15, random.between(10, 90)), 'opacity=".9"') +
      circle(x, y, radius * 0.5, '#fff7e0')
    );
  };
  const stall = (x: number, hue: number) =>
    box(x, 452, 170, 120, 4, colour(20, 0.06, night)) +
    times(6, (at) => path(`M${x - 10 + at * 32} 420h32v34q-16 20-32 0Z`, at % 2 ? '#fff1d6' : colour(58, 0.19, hue))) +
    box(x + 16, 500, 138, 30, 4, '#ffc873');
  return (
    wall('a', colour(20, 0.1, night), colour(54, 0.16, night + 50)) +
    times(34, light) +
    times(3, (at) => stall(520 + at * 184, 25 + at * 60)) +
    times(3, (at) => stall(1250 + at * 184, 80 + at * 90)) +
    path(`M0 570H${wide}V${high}H0Z`, colour(18, 0.06, night)) +
    circle(1090, 330, 262, '#ffffff', 'opacity=".1"') +
    circle(1090, 330, 262, 'none', 'stroke="#ffe9bd" stroke-opacity=".8" stroke-width="8"') +
    path('M960 560h260l46 70H914Z', '#7a2a14') +
    line('M960 560H1220', '#ffc65c', 6) +
    spot(1090, 330, 320, 0.6)
  );
};

/** Rooms by banner group, without its `w_`; other groups are the harbour. */
export const heroRooms: Readonly<Record<string, Room>> = {
  rng: slots,
  live: table,
  fish: sea,
  pvp: teaHouse,
  sports: stadium,
  esports: arena,
  lott: festival,
  tournament: podium,
};
