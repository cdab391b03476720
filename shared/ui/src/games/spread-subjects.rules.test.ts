import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameSubject } from '@portal/shared/ui/pictures';
import { categoryOfGameType, gameCategories } from '../category.tsx';
import { spreadSubjects } from './spread-subjects.rules.tsx';

/** Games of card tables, each of which shows its own theme. */
const letters: Readonly<Record<string, string>> = {
  a: 'dragon',
  b: 'tiger',
  c: 'panda',
  d: 'koi',
  e: 'shark',
  f: 'gem',
  g: 'coin',
  h: 'fruit',
  i: 'moon',
  j: 'crown',
};
const tables = (text: string) =>
  text.split(' ').map((letter, seed) => ({ seed, letter, theme: letters[letter] ?? '', gameType: 'PVP' }));
const order = (text: string) => spreadSubjects(tables(text)).map(({ letter }) => letter);

test.each([
  ['keeps an order without repeats', 'a b c d e f g h', 'a b c d e f g h'],
  ['lets a repeat wait until six others stand between', 'a a b c d e f g h', 'a b c d e f g a h'],
  ['keeps the first of two waiting games first', 'a b a b c d e f g h i', 'a b c d e f g a b h i'],
  ['shows what is left when nothing else is', 'a a a b', 'a b a a'],
  ['lets a frequent one come early rather than twice at the end', 'b c d e f g h i a j a a', 'a b c d e f g a h i j a'],
  ['keeps a few subjects as far apart as they can be', 'a a b a b c b c c', 'a b c a b c a b c'],
])('the spread of subjects %s', (_, given, expected) => {
  expect(order(given).join(' ')).toBe(expected);
});

test('loses no game and shows none twice', () => {
  const games = tables('a a b b c c a d d d e f a b');
  expect([...spreadSubjects(games)].sort((a, b) => a.seed - b.seed)).toEqual(games);
});

test("takes a vendor's own picture as its own subject", () => {
  const koi = { seed: 1, theme: 'koi', gameType: 'FISH' };
  const games = [koi, { ...koi, image: '/a.webp' }, { ...koi, image: '/b.webp' }];
  expect(spreadSubjects(games)).toEqual(games);
});

test('keeps apart slots of two themes that show the same thing', () => {
  const slots = (theme: string) => Array.from({ length: 30 }, (_, seed) => ({ seed, theme, gameType: 'RNG' }));
  const shows = ({ seed, theme }: { seed: number; theme: string }) => gameSubject({ seed, theme, category: 'slots' });
  const isChest = (game: { seed: number; theme: string }) => shows(game) === 'chest';
  const chests = [...slots('pirate').filter(isChest).slice(0, 1), ...slots('pearl').filter(isChest).slice(0, 1)];
  const others = ['moon', 'seven', 'coin', 'cat', 'bell', 'crown'].flatMap((theme) => slots(theme).slice(0, 1));
  const spread = spreadSubjects([...chests, ...others]).map(shows);
  expect(spread.slice(0, 7).filter((subject) => subject === 'chest')).toHaveLength(1);
  expect(spread.at(-1)).toBe('chest');
});

/** Games of a page of a lobby. */
const gamesPerPage = 12;

type CatalogueGame = { gameName: string; seed: number; theme: string; gameType: string };
const catalogue = (
  JSON.parse(readFileSync(join(__dirname, '../../../../demo-vendor/catalogue.json'), 'utf8')) as CatalogueGame[]
).map(({ gameType = 'RNG', ...game }) => ({ ...game, gameType }));

/** Rows of seven in which a subject is shown twice, wherever they begin. */
function repeats(games: readonly CatalogueGame[]): string[] {
  const subjects = spreadSubjects(games).map(({ seed, theme, gameType }) =>
    gameSubject({ seed, theme, category: categoryOfGameType(gameType) }),
  );
  const rows = subjects.map((_, first) => subjects.slice(first, first + 7));
  return rows.filter((row) => new Set(row).size < row.length).map((row) => row.join(' '));
}

test.each(gameCategories)('shows no subject twice in a row of any page of %s in the demo catalogue', (category) => {
  const games = catalogue.filter(({ gameType }) => categoryOfGameType(gameType) === category);
  expect(games.length).toBeGreaterThan(1);
  expect(repeats(games)).toEqual([]);
  const pages = Array.from({ length: Math.ceil(games.length / gamesPerPage) }, (_, at) =>
    games.slice(at * gamesPerPage, (at + 1) * gamesPerPage),
  );
  expect(pages.flatMap(repeats)).toEqual([]);
});

test('shows each small category of the demo catalogue with as many subjects as games', () => {
  const small = catalogue.filter(({ gameType }) => gameType !== 'RNG');
  const shown = small.map(
    ({ seed, theme, gameType }) =>
      `${gameType} ${gameSubject({ seed, theme, category: categoryOfGameType(gameType) })}`,
  );
  expect(shown.filter((subject, at) => shown.indexOf(subject) !== at)).toEqual([]);
});
