import { pinFiles, pinOf, pinVersion } from './pins.ts';

const page = 'https://portal.example/rng?x=1';
afterEach(() => {
  globalThis.__portalPins = undefined;
});

test('files of a version are pinned by their absolute addresses', () => {
  const entry = 'https://games.example/releases/remote-games/1.0.0/remote.js';
  pinVersion({ version: '1.0.0', entry, files: { 'remote.js': 'sha384-a', 'chunks/1.css': 'sha384-b' } }, page);
  expect(pinOf(entry)).toBe('sha384-a');
  expect(pinOf('https://games.example/releases/remote-games/1.0.0/chunks/1.css')).toBe('sha384-b');
});

test.each(['/releases/remote-games/1.0.0/other.js', 'toString', '__proto__'])(
  'an address that nobody pinned has a digest that no file has: %s',
  (path) => {
    const unknown = /^sha384-A{64}$/;
    expect(pinOf(new URL(path, page).href)).toMatch(unknown);
    pinFiles(page, { 'remote.js': 'sha384-a' });
    expect(pinOf(new URL(path, page).href)).toMatch(unknown);
    expect(pinOf(path)).toMatch(unknown);
  },
);
