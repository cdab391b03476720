import { favouritesName, readFavourites, toggleFavourite } from './favourites.ts';

function memoryStore() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

test('a second press takes the mark away, and members do not share marks', () => {
  const store = memoryStore();
  expect(toggleFavourite(store, 'player01', 'g1')).toEqual(['g1']);
  expect(toggleFavourite(store, 'player01', 'g2')).toEqual(['g1', 'g2']);
  expect(readFavourites(store, 'player02')).toEqual([]);
  expect(toggleFavourite(store, 'player01', 'g1')).toEqual(['g2']);
});

test.each(['{', '"text"', '{"a":1}', 'null'])('%p in the storage counts as no favourites', (text) => {
  const store = memoryStore();
  store.setItem(favouritesName('player01'), text);
  expect(readFavourites(store, 'player01')).toEqual([]);
});

test('a full storage still marks for this page', () => {
  const store = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(toggleFavourite(store, 'player01', 'g1')).toEqual(['g1']);
});
