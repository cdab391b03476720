import type { GameCategory } from '../category.tsx';
import { type EdgeStyle, paperEdge } from './edges.ts';
import { colour, type Light, pots } from './light.ts';
import { type Random, seededRandom } from './random.ts';
import { circle, fan, line, moved, path, round, star, times } from './shapes.ts';
import { type RoomThemes, themeOf, themes } from './themes.ts';

export type PictureOf = {
  seed: string | number;
  /** A theme of the catalogue, in any words; see `themes.ts`. */
  theme: string;
  category: GameCategory;
  /** Jackpot games carry an edge of gold foil. */
  hasJackpot?: boolean;
};

/**
 * The face of a game as SVG text, 300 x 400: sheets of cut paper before a light, the motif between them.
 * The same game always gets the same picture; the seed turns hue, light, edge and pose.
 * @param others `roomThemes`, where they are carried; without them a subject of one room is drawn as the room's first.
 */
export function gamePicture({ category, hasJackpot = false, ...of }: PictureOf, others?: RoomThemes): string {
  const { random, theme, paper } = begin({ category, ...of }, others);
  const light: Light = {
    paper,
    tone: random.pick(theme.tone) + random.between(-9, 9),
    x: random.between(105, 195),
    y: random.between(110, 190),
  };
  const edge = random.pick(theme.edges);
  const motif = moved(
    150 + random.between(-6, 6),
    161 + random.between(-8, 8),
    theme.motif(random),
    random.between(-4, 4),
    random.between(1.14, 1.28),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${pots(light)}<rect width="300" height="400" fill="url(#b)"/>` +
    beams(light, random) +
    sheets(edge, light, random) +
    `<g filter="url(#f)">${motif}</g>${foreground(edge, light, random)}${category === 'slots' ? guest(random) : ''}${sparks(random)}${hasJackpot ? foil() : ''}</svg>`
  );
}

/** The colour of the picture's paper, to hold its place until it is drawn. */
export function gameTint(of: PictureOf): string {
  return colour(48, 0.12, begin(of).paper);
}

/** Names what the picture shows, which its theme alone does not say: a slot of pirates may show their chest. */
export function gameSubject(of: PictureOf): string {
  return begin(of).theme.subject;
}

/** What a picture begins with, in the order in which the seed is used. */
function begin({ seed, theme: themeText, category }: PictureOf, others?: RoomThemes) {
  const random = seededRandom(`${seed}/${themeText}/${category}`);
  const theme = themeOf(themeText, category, random, others);
  return { random, theme, paper: random.pick(theme.paper) + random.between(-14, 14) };
}

function beams({ x, y }: Light, random: Random): string {
  const kind = random.pick(['rays', 'rings', 'dust'] as const);
  if (kind === 'dust')
    return times(14, () =>
      circle(
        random.between(20, 280),
        random.between(20, 330),
        random.between(3, 16),
        '#fff',
        `opacity="${round(random.between(0.1, 0.3))}"`,
      ),
    );
  if (kind === 'rings')
    return times(4, (at) =>
      circle(x, y, 50 + at * 34, 'none', `stroke="#fff" stroke-width="${12 - at * 2}" opacity="${0.26 - at * 0.05}"`),
    );
  return moved(
    x,
    y,
    fan(14, 0, 334, () => path('M0 0 18-300H-18Z', '#fff', 'opacity=".13"')),
    random.between(0, 25),
  );
}

/** Three sheets with ever wider openings; the nearest is the darkest. Their shadows are strokes: filters are slow. */
function sheets(edge: EdgeStyle, { paper }: Light, random: Random): string {
  const x = 150 + random.between(-8, 8);
  return times(3, (at) => {
    const hole = paperEdge(edge, 100 + at * 22, 122 + at * 32, random);
    const fill = colour(58 - at * 13, 0.135 - at * 0.02, paper - at * 9);
    const shade = line(hole, '#0a0620', 18, 'opacity=".1"') + line(hole, '#0a0620', 9, 'opacity=".16"');
    const sheet =
      path(`M-180-200H180V260H-180Z${hole}`, fill, 'fill-rule="evenodd"') + line(hole, '#fff', 1.5, 'opacity=".28"');
    return moved(x, 172, moved(0, 6, shade) + sheet);
  });
}

/** Foreground at the bottom of the picture, in front of the motif. */
function foreground(edge: EdgeStyle, { paper }: Light, random: Random): string {
  const near = colour(27, 0.1, paper - 22);
  const mid = colour(37, 0.12, paper - 16);
  const shift = random.between(-30, 0);
  const rows: Record<EdgeStyle, (fill: string, y: number) => string> = {
    wave: (fill, y) => path(`M-40 ${y}${'q25-26 50 0t50 0'.repeat(4)}V420H-40Z`, fill),
    cloud: (fill, y) =>
      times(7, (at) => circle(shift + at * 58, y + 34 + (at % 2) * 12, 42, fill)) +
      path(`M-40 ${y + 40}H340V420H-40Z`, fill),
    leaf: (fill, y) =>
      times(9, (at) =>
        moved(shift + at * 42, y + 60, path('M0 40C34-10 20-50 0-74-20-50-34-10 0 40Z', fill), -24 + at * 7),
      ) + path(`M-40 ${y + 50}H340V420H-40Z`, fill),
    crystal: (fill, y) =>
      path(
        `M-40 420${times(9, (at) => `L${shift + at * 44} ${y + (at % 2 ? 44 : random.between(-6, 18))}`)}L340 420Z`,
        fill,
      ),
    flame: (fill, y) => path(`M-40 ${y + 40}${'q14-8 12-44q28 18 26 44'.repeat(10)}V420H-40Z`, fill),
    gate: (fill, y) => path(`M-40 ${y + 30}Q70 ${y - 14} 150 ${y + 20}T340 ${y + 10}V420H-40Z`, fill),
  };
  return stand(rows[edge]('inherit', 292), mid) + stand(rows[edge]('inherit', 322), near);
}

/** Something small at the foot of every second picture. */
function guest(random: Random): string {
  if (random.chance(0.5)) return '';
  const motif =
    themes[random.pick(['coin', 'gem', 'lotus', 'lantern', 'crown', 'fruit', 'star', 'pearl'] as const)]?.motif(
      random,
    ) ?? '';
  return moved(
    random.pick([46, 254]),
    random.between(262, 276),
    motif,
    random.between(-10, 10),
    random.between(0.3, 0.4),
  );
}

/** A row of shapes with a faint copy above it as its shadow. */
function stand(row: string, fill: string): string {
  return `<g fill="#0a0620" opacity=".2" transform="translate(0 -7)">${row}</g><g fill="${fill}">${row}</g>`;
}

function sparks(random: Random): string {
  return times(7, () =>
    moved(random.between(24, 276), random.between(24, 300), path(star(4, random.between(4, 11), 1.5), '#fff8d8')),
  );
}

function foil(): string {
  return `<rect x="5" y="5" width="290" height="390" rx="13" fill="none" stroke="url(#g)" stroke-width="9"/><rect x="11" y="11" width="278" height="378" rx="8" fill="none" stroke="#7a3c08" stroke-opacity=".55" stroke-width="1.5"/>`;
}
