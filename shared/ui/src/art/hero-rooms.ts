import { colour, ramp } from './light.ts';
import type { Random } from './random.ts';
import { box, circle, ellipse, fan, line, moved, path, round, times } from './shapes.ts';

/** Draws the back layer of a banner, 1680 x 720; what the room is about stands at 1090, 520. */
type Room = (night: number, random: Random) => string;

const wide = 1680;
const high = 720;
const floor = 500;

/** A wall that darkens towards the words on the left, and its colours from top to floor. */
function wall(id: string, top: string, low: string): string {
  return (
    `<defs>${ramp(
      id,
      [
        [0, top],
        [1, low],
      ],
      'x1="0" y1="0" x2=".25" y2="1"',
    )}<radialGradient id="o"><stop offset="0" stop-color="#fff0c9" stop-opacity=".75"/><stop offset="1" stop-color="#ffb86b" stop-opacity="0"/></radialGradient></defs>` +
    box(0, 0, wide, high, 0, `url(#${id})`)
  );
}

const spot = (x: number, y: number, radius: number, opacity = 1) =>
  circle(x, y, radius, 'url(#o)', `opacity="${opacity}"`);

/** Slots: an arch of bulbs with rays behind it, between columns of reels. */
const slots: Room = (night, random) => {
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
const table: Room = (night) => {
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

/** Cards: a tea house at night; a round window with the moon, bamboo, a low table. */
const teaHouse: Room = (night, random) => {
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

/** Sports: a stadium under floodlights, full to the last row. */
const stadium: Room = (night, random) => {
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
const arena: Room = (night, random) => {
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

/** Tournaments: a podium under pennants, with rays of light behind the winner. */
const podium: Room = (night, random) => {
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
