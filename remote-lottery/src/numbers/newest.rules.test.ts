import { openedDrawOf } from '../testing/opened-draw-of.ts';
import { lastCome, newerDraw, reaches } from './newest.rules.ts';

const older = openedDrawOf('20261120');
const newer = openedDrawOf('20261121');
const corrected = { ...newer, corrections: 1 };

test.each([
  ['the fetched one where it is later', older, newer, newer],
  ['that of the menu where it has gone on', newer, older, newer],
  ['that of the menu where both are one, for its corrections', corrected, newer, corrected],
  ['that of the menu alone', older, undefined, older],
  ['the fetched one alone', undefined, older, older],
  ['nothing when both are missing', undefined, undefined, undefined],
])('picks %s', (_, ofMenu, fetched, expected) => {
  expect(newerDraw(ofMenu, fetched)).toBe(expected);
});

test('covers draws up to the known one, and none without a known one', () => {
  expect(reaches(newer, newer.drawnAt)).toBe(true);
  expect(reaches(older, newer.drawnAt)).toBe(false);
  expect(reaches(undefined, older.drawnAt)).toBe(false);
});

test('finds the last drawn one behind draws cancelled in advance', () => {
  const off = { ...openedDrawOf('20261122'), state: 'cancelled' as const };
  expect(lastCome([off, newer, older], newer.drawnAt)).toBe(1);
  expect(lastCome([off, newer], off.drawnAt)).toBe(0);
  expect(lastCome([off], newer.drawnAt)).toBe(-1);
  expect(lastCome([], newer.drawnAt)).toBe(-1);
});
