import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { buildMenu, buildVendor } from '@portal/shared/testing/builders';
import { type CacheVersions, cachedAnswer, forgetOld, keepAnswer } from './session-caches.ts';

const versions: CacheVersions = { settings: '1', routers: '1', vendors: '7', announcements: '1', validation: '1' };
const ports = (vendors = '7', language = 'EN') => ({
  storage: sessionStorage,
  versions: () => ({ ...versions, vendors }),
  language: () => language,
});
const answer = { cacheVersion: '7', menus: [buildMenu('RNG', [buildVendor('Lantern Studio')])] };

beforeEach(() => {
  sessionStorage.clear();
  keepAnswer(ports(), 'vendors', getGameMenus, answer);
});

test('a kept answer is used while version and language are the same', () => {
  expect(cachedAnswer(ports(), 'vendors', getGameMenus)).toEqual(answer);
});

test('an answer is kept under the version it says it is of, whatever the status answer names', () => {
  sessionStorage.clear();
  keepAnswer(ports('8'), 'vendors', getGameMenus, answer);
  expect(cachedAnswer(ports('8'), 'vendors', getGameMenus)).toBeUndefined();
  expect(cachedAnswer(ports('7'), 'vendors', getGameMenus)).toEqual(answer);
});

test('an answer that says no version is not kept', () => {
  sessionStorage.clear();
  keepAnswer(ports(), 'vendors', getGameMenus, { menus: [] });
  expect(sessionStorage).toHaveLength(0);
});

test('a new version or another language is a new question', () => {
  expect(cachedAnswer(ports('8'), 'vendors', getGameMenus)).toBeUndefined();
  expect(cachedAnswer(ports('7', 'TY'), 'vendors', getGameMenus)).toBeUndefined();
});

test('what is not an answer of the call is not used', () => {
  sessionStorage.setItem('cache:vendors:/lgw/games/game_menus', 'x');
  expect(cachedAnswer(ports(), 'vendors', getGameMenus)).toBeUndefined();
});

test.each(['{', '{}', JSON.stringify({ version: '6', language: 'EN', value: answer })])(
  'what was kept under another version, or is no row, is taken away: %s',
  (row) => {
    sessionStorage.setItem('cache:vendors:/lgw/games/game_menus', row);
    forgetOld(ports(), 'vendors', getGameMenus);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('what was kept under this version stays, in another language, too: it may be chosen again', () => {
  forgetOld(ports('7', 'TY'), 'vendors', getGameMenus);
  expect(cachedAnswer(ports(), 'vendors', getGameMenus)).toEqual(answer);
});
