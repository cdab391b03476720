import { seriesLook, seriesLooks, seriesSwatch, seriesTone } from './series-look.tsx';

test('eighteen courses differ by colour or pattern, neighbours by colour', () => {
  const looks = Array.from({ length: seriesLooks }, (_, tone) => seriesLook(tone));
  expect(seriesLooks).toBe(18);
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(seriesLooks);
  for (const [at, look] of looks.entries()) expect(look.colour).not.toBe(looks[at + 1]?.colour);
});

test('looks repeat beyond their number', () => {
  expect(seriesLook(seriesLooks)).toEqual(seriesLook(0));
});

test('a mark of a legend has the look of its course', () => {
  for (const tone of [0, 6, 17]) expect(seriesSwatch(tone)).toContain(seriesTone(tone));
  expect(seriesTone(0)).not.toBe(seriesTone(6));
});
