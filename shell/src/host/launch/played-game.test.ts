import { playedGame } from './played-game.ts';

const at = (pathname: string, search: string) => ({ pathname, search, hash: '' });
const records = (text: string | null) => ({ getItem: (name: string) => (name === 'launch:l-1' ? text : null) });
const launched = records(JSON.stringify({ content: 'https://studio', again: { gameCode: 'koi', gameName: 'Koi' } }));

test.each([
  ['the page of a game', at('/game', '?launch=l-1'), launched, 'koi'],
  ['a lobby', at('/rng', '?launch=l-1'), launched, undefined],
  ['an unknown launch', at('/game', '?launch=l-2'), launched, undefined],
  ['no launch', at('/game', ''), launched, undefined],
  ['a broken record', at('/game', '?launch=l-1'), records('{'), undefined],
  ['a record of another form', at('/game', '?launch=l-1'), records('{"again":1}'), undefined],
] as const)('%s', (_, location, stored, gameCode) => {
  expect(playedGame(location, stored)).toBe(gameCode);
});
