import { gameCategories } from '../category.tsx';
import { gamePicture, gameSubject, gameTint } from './game-picture.ts';
import { seededRandom } from './random.ts';
import { roomThemes } from './rooms/room-themes.ts';
import { rooms } from './rooms/rooms.ts';
import { themeOf, themes } from './themes.ts';

test('a game always gets the same picture', () => {
  const game = { seed: 7, theme: 'dragon', category: 'slots' } as const;
  expect(gamePicture(game)).toBe(gamePicture(game));
});

test('no two of 300 games look alike, even of one theme', () => {
  const pictures = Array.from({ length: 300 }, (_, seed) => gamePicture({ seed, theme: 'koi', category: 'fish' }));
  expect(new Set(pictures).size).toBe(300);
});

test.each(Object.keys(themes))('the theme %s draws well-formed SVG without gaps in its numbers', (theme) => {
  const svg = gamePicture({ seed: theme, theme, category: 'slots', hasJackpot: true });
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('the tint of a game is the hue of its own paper', () => {
  const hues = [1, 2, 3, 4].map((seed) => {
    const game = { seed, theme: 'gem', category: 'slots' } as const;
    const hue = gameTint(game).match(/ ([\d.-]+)\)$/)?.[1] ?? '?';
    // The middle of the picture's light is the paper itself.
    expect(gamePicture(game)).toContain(`oklch(52% 0.16 ${hue})`);
    return hue;
  });
  expect(new Set(hues).size).toBe(4);
});

test('an unknown theme is drawn as its category', () => {
  expect(gamePicture({ seed: 1, theme: '', category: 'cockfight' })).toContain('<svg');
});

test('card tables show their own themes, whatever a random choice would give', () => {
  const tables = ['lotus', 'phoenix', 'lantern', 'dragon', 'cards'];
  const shown = tables.map((theme) => themeOf(theme, 'cards', seededRandom('one')).motif(seededRandom('one')));
  expect(new Set(shown).size).toBe(tables.length);
});

test('live card tables show the theme they name, so that those of one vendor differ', () => {
  const motifs = ['cards', 'space cards', 'lotus cards'].map((text) =>
    themeOf(text, 'live', seededRandom('one')).motif(seededRandom('one')),
  );
  expect(new Set(motifs).size).toBe(3);
  const own = ['space', 'lotus'].map((theme) => themes[theme]?.motif(seededRandom('one')) ?? '');
  expect(motifs[1]).toContain(own[0]);
  expect(motifs[2]).toContain(own[1]);
});

test('names what is drawn: a slot of pirates shows their ship, their chest or a shark', () => {
  const games = Array.from({ length: 40 }, (_, seed) => ({ seed, theme: 'pirate', category: 'slots' }) as const);
  expect(new Set(games.map(gameSubject))).toEqual(new Set(['pirate', 'chest', 'shark']));
});

test.each(gameCategories)('%s has at least eight subjects, each of which its own word chooses', (category) => {
  const subjects = rooms[category];
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(subjects.length).toBeGreaterThanOrEqual(8);
  if (category === 'slots') return;
  expect(subjects.map((theme) => gameSubject({ seed: 1, theme, category }))).toEqual(subjects);
});

test.each([
  ['horseshoe', 'live', 'shoe'],
  ['palaces', 'cards', 'aces'],
] as const)('the word %s of a theme in %s does not choose %s, which is a part of it', (theme, category, part) => {
  const shown = Array.from({ length: 40 }, (_, seed) => gameSubject({ seed, theme, category }));
  expect(new Set(shown)).not.toEqual(new Set([part]));
  expect(gameSubject({ seed: 1, theme: `red ${part}`, category })).toBe(part);
});

const roomSubjects = gameCategories.flatMap((category) =>
  rooms[category].filter((theme) => !(theme in themes)).map((theme) => ({ theme, category })),
);

test.each(roomSubjects)('$category draws its own $theme as well-formed SVG without gaps in its numbers', (of) => {
  const svg = gamePicture({ seed: 1, ...of }, roomThemes);
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity|--\d/);
  // A gradient has no size on a straight line, and is drawn black there.
  expect(svg).not.toMatch(/<path d="M-?[\d.]+[ -][\d.]+[VH]-?[\d.]+" fill="none" stroke="url/);
});

test('without the themes of rooms, their subjects are drawn as the first of the room on the same paper', () => {
  const of = { seed: 1, theme: 'spur', category: 'cockfight' } as const;
  const [paper] = gameTint(of).match(/[\d.-]+(?=\)$)/) ?? [];
  const [own, other] = [gamePicture(of, roomThemes), gamePicture(of)];
  expect(other).not.toBe(own);
  for (const svg of [own, other]) expect(svg).toContain(`oklch(52% 0.16 ${paper})`);
});

test('slots show no subject of another room', () => {
  const shown = roomSubjects.flatMap(({ theme }) =>
    [1, 2, 3].map((seed) => gameSubject({ seed, theme, category: 'slots' })),
  );
  expect(shown.filter((subject) => !(subject in themes))).toEqual([]);
});
