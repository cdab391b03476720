import { createAddressCache, lazyDefaults, marginAhead } from './lazy.rules.ts';

// covers 9
test('has the constants of docs/product.md 9', () => {
  expect(lazyDefaults).toEqual({ threshold: 0.1, preload: 1.3, throttleMs: 200, attempts: 3, cacheSize: 200 });
});

test.each([
  [1, '0%'],
  [1.3, '30%'],
  [2.5, '150%'],
])('looking %s screens ahead is a margin of %s', (preload, margin) => {
  expect(marginAhead(preload)).toBe(margin);
});

// covers 9
test('of 201 addresses the first is forgotten, unless it was used since', () => {
  const cache = createAddressCache(200);
  for (let at = 1; at <= 200; at++) cache.add(`/${at}`);
  expect(cache.has('/1')).toBe(true);
  cache.add('/201');
  expect([cache.has('/1'), cache.has('/2'), cache.has('/3'), cache.has('/201')]).toEqual([true, false, true, true]);
});
