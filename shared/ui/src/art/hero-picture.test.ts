import { heroPicture } from './hero-picture.ts';

const rooms = ['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'lott', 'tournament'];

test.each(['home', 'promotion', 'unknown', ...rooms])(
  'the banner of %s is well-formed SVG without gaps in its numbers',
  (group) => {
    for (const layer of Object.values(heroPicture(`w_${group}`, 'b1'))) {
      expect(new DOMParser().parseFromString(layer, 'image/svg+xml').querySelector('parsererror')).toBeNull();
      expect(layer).not.toMatch(/NaN|undefined|Infinity/);
    }
  },
);

test('each category has a scene of its own, beside the harbour of the other pages', () => {
  // Without colours and numbers, what is left is what is drawn.
  const drawn = (group: string) =>
    heroPicture(group, 'b1')
      .back.replace(/"[^"]*"/g, '')
      .replace(/<stop[^>]*>/g, '');
  const scenes = [...rooms, 'home'].map(drawn);
  expect(new Set(scenes).size).toBe(scenes.length);
});

test('a banner always gets the same picture', () => {
  expect(heroPicture('rng', 'b1')).toEqual(heroPicture('rng', 'b1'));
  expect(heroPicture('rng', 'b1')).not.toEqual(heroPicture('rng', 'b2'));
});
