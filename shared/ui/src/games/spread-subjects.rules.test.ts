import { spreadSubjects } from './spread-subjects.rules.tsx';

const named = (text: string) => text.split(' ').map((theme, at) => ({ theme, at }));
const order = (text: string) => spreadSubjects(named(text)).map(({ theme }) => theme);

test.each([
  ['keeps an order without repeats', 'a b c d e f g h', 'a b c d e f g h'],
  ['lets a repeat wait until seven others stand between', 'a a b c d e f g h', 'a b c d e f g a h'],
  ['keeps the first of two waiting games first', 'a b a b c d e f g h i', 'a b c d e f g a b h i'],
  ['shows what is left when nothing else is', 'a a a b', 'a b a a'],
])('%s', (_, given, expected) => {
  expect(order(given).join(' ')).toBe(expected);
});

test('loses no game and shows none twice', () => {
  const games = named('a a b b c c a d d d e f a b');
  expect([...spreadSubjects(games)].sort((a, b) => a.at - b.at)).toEqual(games);
});

test("takes a vendor's own picture as its own subject", () => {
  const games = [{ theme: 'koi' }, { theme: 'koi', image: '/a.webp' }, { theme: 'koi', image: '/b.webp' }];
  expect(spreadSubjects(games)).toEqual(games);
});
