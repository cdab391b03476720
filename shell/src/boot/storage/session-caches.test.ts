import { getGameMenus } from '@portal/shared/contract/games/menus';
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

// covers 9
test('uses a cached answer while version and language are the same', () => {
  expect(cachedAnswer(ports(), 'vendors', getGameMenus)).toEqual(answer);
});

test('stores an answer under the version it names, whatever the status says', () => {
  sessionStorage.clear();
  keepAnswer(ports('8'), 'vendors', getGameMenus, answer);
  expect(cachedAnswer(ports('8'), 'vendors', getGameMenus)).toBeUndefined();
  expect(cachedAnswer(ports('7'), 'vendors', getGameMenus)).toEqual(answer);
});

test('does not store an answer without a version', () => {
  sessionStorage.clear();
  keepAnswer(ports(), 'vendors', getGameMenus, { menus: [] });
  expect(sessionStorage).toHaveLength(0);
});

test('misses after a new version or a language change', () => {
  expect(cachedAnswer(ports('8'), 'vendors', getGameMenus)).toBeUndefined();
  expect(cachedAnswer(ports('7', 'TY'), 'vendors', getGameMenus)).toBeUndefined();
});

test('ignores stored data that is not an answer of the call', () => {
  sessionStorage.setItem('cache:vendors:/lgw/games/game_menus', 'x');
  expect(cachedAnswer(ports(), 'vendors', getGameMenus)).toBeUndefined();
});

test.each(['{', '{}', JSON.stringify({ version: '6', language: 'EN', value: answer })])(
  'removes the stored entry %s: another version, or malformed',
  (row) => {
    sessionStorage.setItem('cache:vendors:/lgw/games/game_menus', row);
    forgetOld(ports(), 'vendors', getGameMenus);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('keeps entries of this version in another language, which may be chosen again', () => {
  forgetOld(ports('7', 'TY'), 'vendors', getGameMenus);
  expect(cachedAnswer(ports(), 'vendors', getGameMenus)).toEqual(answer);
});
