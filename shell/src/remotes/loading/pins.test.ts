import { pinFiles, pinOf, pinVersion } from './pins.ts';

const page = 'https://portal.example/rng?x=1';
afterEach(() => {
  globalThis.__portalPins = undefined;
});

test('pins the files of a version by their absolute addresses', () => {
  const entry = 'https://games.example/releases/remote-games/1.0.0/remote.js';
  pinVersion({ version: '1.0.0', entry, files: { 'remote.js': 'sha384-a', 'chunks/1.css': 'sha384-b' } }, page);
  expect(pinOf(entry)).toBe('sha384-a');
  expect(pinOf('https://games.example/releases/remote-games/1.0.0/chunks/1.css')).toBe('sha384-b');
});

test.each(['/releases/remote-games/1.0.0/other.js', 'toString', '__proto__'])(
  'gives the unpinned address %s a digest that no file has',
  (path) => {
    const unknown = /^sha384-A{64}$/;
    expect(pinOf(new URL(path, page).href)).toMatch(unknown);
    pinFiles(page, { 'remote.js': 'sha384-a' });
    expect(pinOf(new URL(path, page).href)).toMatch(unknown);
    expect(pinOf(path)).toMatch(unknown);
  },
);
