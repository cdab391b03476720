import { loadMessages as loadGames } from './load-games.ts';
import { loadMessages as loadShell } from './load-shell.ts';
import { messagesIn, overEnglish } from './messages.ts';

const file = (text: string) => Promise.resolve({ default: { greeting: text } });

test("fetches only the language's own file if it is complete", async () => {
  const english = jest.fn(() => file('Hello'));
  const chinese = jest.fn(() => file('你好'));
  expect(await messagesIn('CN', { EN: english, CN: chinese })).toEqual({ greeting: '你好' });
  expect(english).not.toHaveBeenCalled();
});

test('falls back to English for an unknown language, even one named like an object property', async () => {
  const files = { EN: () => file('Hello') };
  expect(await messagesIn('XX', files)).toEqual({ greeting: 'Hello' });
  expect(await messagesIn('constructor', files)).toEqual({ greeting: 'Hello' });
});

test('overlays differing texts on English', async () => {
  const english = Promise.resolve({ default: { greeting: 'Hello', leave: 'Goodbye' } });
  const merged = await overEnglish(english, file('Kumusta'));
  expect(merged.default).toEqual({ greeting: 'Kumusta', leave: 'Goodbye' });
});

test("shows TY's own wording where it differs", async () => {
  expect(await loadGames('TY')).toMatchObject({ 'lobby.kind.JP': 'JP slot machine' });
});

test.each([
  ['shell', loadShell],
  ['games', loadGames],
])('TY has every text of English in the %s', async (_area, load) => {
  const [english, ty] = await Promise.all([load('EN'), load('TY')]);
  expect(Object.keys(ty).sort()).toEqual(Object.keys(english).sort());
});
