import { loadMessages as loadGames } from './load-games.ts';
import { loadMessages as loadShell } from './load-shell.ts';
import { messagesIn, overEnglish } from './messages.ts';

const file = (text: string) => Promise.resolve({ default: { greeting: text } });

test('a language that has every text is fetched alone', async () => {
  const english = jest.fn(() => file('Hello'));
  const chinese = jest.fn(() => file('你好'));
  expect(await messagesIn('CN', { EN: english, CN: chinese })).toEqual({ greeting: '你好' });
  expect(english).not.toHaveBeenCalled();
});

test('an unknown language is English, a name of every object too', async () => {
  const files = { EN: () => file('Hello') };
  expect(await messagesIn('XX', files)).toEqual({ greeting: 'Hello' });
  expect(await messagesIn('constructor', files)).toEqual({ greeting: 'Hello' });
});

test('texts that differ lie over those of English', async () => {
  const english = Promise.resolve({ default: { greeting: 'Hello', leave: 'Goodbye' } });
  const merged = await overEnglish(english, file('Kumusta'));
  expect(merged.default).toEqual({ greeting: 'Kumusta', leave: 'Goodbye' });
});

test('what TY says otherwise is what it shows', async () => {
  expect(await loadGames('TY')).toMatchObject({ 'lobby.kind.JP': 'JP slot machine' });
});

test.each([
  ['shell', loadShell],
  ['games', loadGames],
])('TY has every text of English in the %s', async (_area, load) => {
  const [english, ty] = await Promise.all([load('EN'), load('TY')]);
  expect(Object.keys(ty).sort()).toEqual(Object.keys(english).sort());
});
