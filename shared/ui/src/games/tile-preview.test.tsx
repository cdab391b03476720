import { placeOf } from './tile-preview.tsx';

const screenSize = { clientWidth: 1440, clientHeight: 900 };
beforeAll(() => {
  for (const [name, value] of Object.entries(screenSize))
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
});

const card = { width: 300, height: 460 };
const tileAt = (x: number, y: number) => ({
  left: x,
  right: x + 184,
  top: y,
  bottom: y + 245,
  width: 184,
  height: 245,
});

test.each([
  ['over the middle of its tile', 'over', [600, 300], [542, 193]],
  ['over a tile at the edge, within the screen', 'over', [0, 0], [8, 8]],
  ['beside its tile', 'beside', [600, 300], [792, 193]],
  ['on the other side where there is no room', 'beside', [1240, 300], [932, 193]],
] as const)('stands %s', (_, place, [x, y], [left, top]) => {
  expect(placeOf(tileAt(x, y), card, place)).toEqual({ x: left, y: top });
});

test('stands below a tile that is as wide as the screen, and hides it not', () => {
  const tile = { ...tileAt(0, 100), right: 1440, width: 1440, bottom: 345 };
  expect(placeOf(tile, card, 'beside')).toEqual({ x: 570, y: 353 });
});
