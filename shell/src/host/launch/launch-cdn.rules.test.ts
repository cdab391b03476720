import { chosenCdn, throughCdn } from './launch-cdn.rules.ts';

const cdns = ['https://a.example', 'https://b.example/lantern/', 'https://c.example'];
const own = 'https://portal.example';
const game = {
  content: 'https://games.example/play/dragon?token=T#1',
  origin: 'https://games.example',
  launchId: 'L1',
};

// covers 9
test('chooses every CDN of the list and none beyond it', () => {
  const chosen = [0, 0.33, 0.34, 0.66, 0.67, 0.999].map((random) => cdns.indexOf(chosenCdn(cdns, random) ?? ''));
  expect(chosen).toEqual([0, 0, 1, 1, 2, 2]);
  expect(chosenCdn([], 0.5)).toBeUndefined();
});

test('loads the game page through the CDN and accepts messages from there', () => {
  expect(throughCdn(game, cdns[1], own)).toEqual({
    content: 'https://b.example/lantern/play/dragon?token=T#1',
    origin: 'https://b.example',
    launchId: 'L1',
  });
});

test.each([
  ['there is none', undefined],
  ['it is a path of ours', '/mirror'],
  ['it is our own origin, where a game could reach the session', own],
  ['a secure page may not frame it', 'http://a.example'],
  ['it is no web address', 'ftp://a.example'],
])('uses the vendor itself when %s', (_, cdn) => {
  expect(throughCdn(game, cdn, own)).toBe(game);
});

test('leaves a page of another origin than the launch names unchanged', () => {
  const strange = { ...game, origin: 'https://other.example' };
  expect(throughCdn(strange, cdns[0], own)).toBe(strange);
});
