import { angleOf, slicePath, stopAt } from './wheel.rules.ts';

/** Index of the slice under the pointer at this rotation. */
function underPointer(turned: number, count: number): number {
  const fromTop = (((-turned % 360) + 360) % 360) / (360 / count);
  return Math.round(fromTop) % count;
}

// covers 2.5
test.each([2, 7, 8, 12])('with %i slices the drawn one stops under the pointer, from any start', (count) => {
  for (let index = 0; index < count; index += 1) {
    for (const from of [0, 123.4, 2250]) {
      for (const sliceOffset of [-1, 0, 1]) {
        const stop = stopAt(index, count, from, sliceOffset);
        expect(underPointer(stop, count)).toBe(index);
        expect(stop - from).toBeGreaterThanOrEqual(5 * 360);
      }
    }
  }
});

test('places slices around the full circle', () => {
  expect([0, 1, 2, 3].map((index) => angleOf(index, 4))).toEqual([0, 90, 180, 270]);
  expect(slicePath(4, 100)).toBe('M0 0L-70.71 -70.71A100 100 0 0 1 70.71 -70.71Z');
});
