import { heroRooms } from './hero-rooms.ts';
import { colour, pots, ramp } from './light.ts';
import { type Random, seededRandom } from './random.ts';
import { circle, ellipse, line, moved, paint, path, round, times } from './shapes.ts';
import { themes } from './themes.ts';

type Scene = { night: readonly [number, ...number[]]; floats: readonly [string, ...string[]] };

/** Scenes by banner group (2.2), without its `w_`: the hues of the night, and what floats on the barge. */
const scenes: Record<string, Scene> = {
  home: { night: [272, 258, 290], floats: ['dragon', 'lotus', 'lantern', 'phoenix'] },
  rng: { night: [300, 275], floats: ['dragon', 'coin', 'seven', 'gem'] },
  live: { night: [350, 325], floats: ['wheel', 'chips'] },
  fish: { night: [215, 235], floats: ['koi', 'octopus', 'shark'] },
  pvp: { night: [285, 170], floats: ['cards', 'mahjong'] },
  sports: { night: [170, 250], floats: ['football', 'trophy'] },
  esports: { night: [285, 262], floats: ['gamepad', 'shield'] },
  lott: { night: [325, 280], floats: ['lotto', 'ticket'] },
  promotion: { night: [15, 300], floats: ['firework', 'chest', 'crown'] },
  shop: { night: [310, 200], floats: ['gem', 'chest', 'crown'] },
  help: { night: [235, 260], floats: ['temple', 'cat'] },
  down: { night: [262, 285], floats: ['space', 'city'] },
  forget: { night: [262], floats: ['moon'] },
  reg: { night: [280], floats: ['lantern'] },
  vip: { night: [290], floats: ['crown'] },
  tournament: { night: [262, 285], floats: ['trophy'] },
};

const size = { wide: 1680, high: 720, shore: 470 };

export type HeroLayers = { back: string; barge: string; lanterns: string };

/** The room of a category, or the night harbour, in three layers of 1680 x 720 each, so that the near ones can move. */
export function heroPicture(group: string, seed: string): HeroLayers {
  const random = seededRandom(`hero/${group}/${seed}`);
  const name = group.replace(/^w_/, '');
  const scene = scenes[name] ?? scenes.home;
  const night = random.pick(scene?.night ?? [272]) + random.between(-8, 8);
  const float = random.pick(scene?.floats ?? ['lantern']);
  const light = pots({ paper: night, tone: themes[float]?.tone[0] ?? 40, x: 150, y: 150 });
  const room = heroRooms[name];
  if (room)
    return { back: layer(room(night, random)), barge: layer(light + motifOf(float, random)), lanterns: layer('') };
  return {
    back: layer(sky(night, random) + mountains(night, random) + towns(night, random) + water(night, random)),
    barge: layer(light + barge(float, random)),
    lanterns: layer(`${lampPots()}${strings(random)}`),
  };
}

function layer(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.wide}" height="${size.high}" viewBox="0 0 ${size.wide} ${size.high}">${inner}</svg>`;
}

function sky(night: number, random: Random): string {
  const moonX = random.between(1060, 1240);
  return (
    `<defs>${ramp(
      'a',
      [
        [0, colour(17, 0.07, night)],
        [0.55, colour(32, 0.12, night + 14)],
        [1, colour(66, 0.15, 48)],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    )}` +
    `<radialGradient id="o"><stop offset="0" stop-color="#fff4d6" stop-opacity=".9"/><stop offset=".3" stop-color="#ffd79a" stop-opacity=".35"/><stop offset="1" stop-color="#ffb86b" stop-opacity="0"/></radialGradient>` +
    `${ramp(
      't',
      [
        [0, colour(40, 0.11, night + 6)],
        [0.35, colour(24, 0.09, night)],
        [1, colour(13, 0.05, night)],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    )}</defs>` +
    `<rect width="${size.wide}" height="${size.shore + 10}" fill="url(#a)"/>` +
    times(70, () =>
      circle(
        random.between(0, size.wide),
        random.between(0, 300),
        random.between(0.6, 2),
        '#fff',
        `opacity="${round(random.between(0.3, 0.9))}"`,
      ),
    ) +
    circle(moonX, 250, 330, 'url(#o)') +
    circle(moonX, 250, 92, '#fff3d9') +
    circle(moonX - 24, 232, 18, '#f2dcb4', 'opacity=".5"') +
    circle(moonX + 30, 280, 12, '#f2dcb4', 'opacity=".5"')
  );
}

function mountains(night: number, random: Random): string {
  return times(3, (row) => {
    const y = 330 + row * 46;
    const peaks = times(
      8,
      (at) =>
        `Q${round(at * 210 + random.between(60, 130))} ${round(y - random.between(50, 150 - row * 34))} ${at * 210 + 210} ${round(y + random.between(-12, 16))}`,
    );
    return path(`M0 ${y}${peaks}V${size.shore + 10}H0Z`, colour(44 - row * 9, 0.1 - row * 0.01, night + 26 - row * 12));
  });
}

/** Houses with curved eaves and lit windows along both shores; the middle stays open water. */
function towns(night: number, random: Random): string {
  const wall = colour(19, 0.06, night);
  const eave = colour(36, 0.12, 28);
  const house = (x: number) => {
    const wide = random.between(50, 92);
    const floors = Math.round(random.between(1, 3.4));
    const high = floors * 38;
    const windows = times(
      floors * 2,
      (at) =>
        `<rect x="${round(at % 2 ? 8 : -wide / 2 + 12)}" y="${-high + 12 + Math.floor(at / 2) * 38}" width="${round(wide / 2 - 22)}" height="17" rx="3" fill="${random.chance(0.75) ? '#ffc873' : '#6b4a58'}"/>`,
    );
    const roof = path(
      `M${-wide * 0.72} ${-high + 4}C${-wide * 0.4} ${-high - 2} ${-wide * 0.3} ${-high - 20} ${-wide * 0.24} ${-high - 30}H${wide * 0.24}C${wide * 0.3} ${-high - 20} ${wide * 0.4} ${-high - 2} ${wide * 0.72} ${-high + 4}Z`,
      eave,
    );
    return moved(
      x,
      size.shore + 6,
      `<rect x="${round(-wide / 2)}" y="${-high}" width="${round(wide)}" height="${high}" fill="${wall}"/>${windows}${roof}`,
    );
  };
  return (
    times(9, (at) => house(at * 62 + 10)) +
    times(7, (at) => house(1290 + at * 64)) +
    path(
      `M0 ${size.shore}H640L600 ${size.shore + 16}H0ZM1240 ${size.shore}H1680V${size.shore + 16}H1280Z`,
      colour(13, 0.05, night),
    )
  );
}

function water(night: number, random: Random): string {
  const y = size.shore + 6;
  const dash = (x: number, spread: number, fill: string) => {
    const depth = random.between(0, 1) ** 1.4;
    const half = random.between(10, 46) * (0.5 + depth);
    return ellipse(
      x + random.between(-spread, spread) * (0.4 + depth),
      y + 10 + depth * 230,
      half,
      1.6 + depth * 2.4,
      fill,
      `opacity="${round(random.between(0.25, 0.8))}"`,
    );
  };
  return (
    `<rect y="${y}" width="${size.wide}" height="${size.high - y}" fill="url(#t)"/>` +
    times(46, () => dash(1150, 110, '#ffe3ae')) +
    times(34, () => dash(random.between(0, 560), 30, '#ff9d5c')) +
    times(24, () => dash(random.between(1280, 1680), 30, '#ff9d5c')) +
    times(26, () => dash(random.between(0, size.wide), 40, colour(60, 0.09, night + 10)))
  );
}

/** What a room is about, in its light. */
function motifOf(float: string, random: Random): string {
  const motif = themes[float]?.motif(random) ?? '';
  return moved(1090, 520, `<g filter="url(#f)">${moved(0, -172, motif, 0, 1.62)}</g>`);
}

/** The float of the lantern festival: a lit barge that carries the motif of the room. */
function barge(float: string, random: Random): string {
  const motif = themes[float]?.motif(random) ?? '';
  const hull =
    path(
      'M-330 0C-300 26-250 40-190 42H190C250 40 300 26 330 0 300 12 250 18 190 18H-190C-250 18-300 12-330 0Z',
      '#1a0f2e',
    ) +
    path(
      'M-300 8C-260 16-230 18-190 18H190C230 18 260 16 300 8 290 40 240 74 180 78H-180C-240 74-290 40-300 8Z',
      '#3b1430',
    ) +
    line('M-296 12C-258 20-230 22-190 22H190C230 22 258 20 296 12', '#ffc65c', 5);
  const lamps = times(9, (at) => circle(-200 + at * 50, 46, 20, paint.glow) + circle(-200 + at * 50, 46, 7, '#ffdf96'));
  const shimmer = times(7, (at) =>
    ellipse(random.between(-60, 60), 92 + at * 12, 240 - at * 26, 4, '#ffb45e', `opacity="${round(0.5 - at * 0.06)}"`),
  );
  return moved(
    1090,
    520,
    circle(0, -150, 340, paint.glow, 'opacity=".55"') +
      shimmer +
      hull +
      lamps +
      `<g filter="url(#f)">${moved(0, -152, motif, 0, 1.62)}</g>`,
  );
}

function lampPots(): string {
  return '<defs><radialGradient id="l" cx=".5" cy=".6" r=".65"><stop offset="0" stop-color="#fff3b8"/><stop offset=".4" stop-color="#ffb347"/><stop offset="1" stop-color="#e4472e"/></radialGradient><radialGradient id="h"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".6"/><stop offset="1" stop-color="#ff9a4d" stop-opacity="0"/></radialGradient></defs>';
}

function lamp(x: number, y: number, scale: number): string {
  return moved(
    x,
    y,
    `${circle(0, 48, 120, 'url(#h)')}${line('M0-30V8', '#2b1307', 3)}<rect x="-16" y="4" width="32" height="9" rx="3" fill="#7a2a14"/>${ellipse(0, 48, 50, 40, 'url(#l)')}${ellipse(0, 48, 32, 40, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="2"')}${ellipse(0, 48, 12, 40, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="2"')}<rect x="-16" y="84" width="32" height="8" rx="3" fill="#7a2a14"/>${line('M0 92v34M-6 92v24M6 92v24', '#ffc65c', 2.5)}`,
    0,
    scale,
  );
}

/** Two strings of lanterns from the upper edge, and a few in the sky. */
function strings(random: Random): string {
  const sag = (x: number) => 26 + 74 * Math.sin((Math.PI * (x + 60)) / 900);
  const left = times(5, (at) => lamp(60 + at * 150, sag(60 + at * 150), 1.02 - at * 0.1));
  const right = times(4, (at) => lamp(1640 - at * 120, 30 + 60 * Math.sin((at + 0.6) * 0.8), 0.98 - at * 0.12));
  const free = times(7, () =>
    lamp(
      random.chance(0.7) ? random.between(520, 860) : random.between(1320, 1480),
      random.between(60, 300),
      random.between(0.14, 0.34),
    ),
  );
  return `${free}${line('M-60 26Q390 180 840 26', '#7a4a34', 2.5)}${line('M1720 10Q1460 120 1180 20', '#7a4a34', 2.5)}${left}${right}`;
}
