import { favouritesName, mostFavourites, readFavourites, toggleFavourite } from './favourites.ts';

function memoryStore() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

const idsTo = (count: number) => Array.from({ length: count }, (_, at) => `g${at}`);

test('removes a favourite on the second press, and separates members', () => {
  const store = memoryStore();
  expect(toggleFavourite(store, 'player01', 'g1')).toEqual(['g1']);
  expect(toggleFavourite(store, 'player01', 'g2')).toEqual(['g1', 'g2']);
  expect(readFavourites(store, 'player02')).toEqual([]);
  expect(toggleFavourite(store, 'player01', 'g1')).toEqual(['g2']);
});

// covers 3: reads the valid entries of damaged favourites in the storage
test.each([
  ['broken JSON', '{', []],
  ['a text', '"text"', []],
  ['an object like a list', '{"a":1,"length":3}', []],
  ['null', 'null', []],
  ['values of all kinds', '[1,null,{},["g1"],"",true,"g1","g1"]', ['g1']],
  ['an id without end', `["${'g'.repeat(129)}","g2"]`, ['g2']],
  ['a text of 100,000 characters', JSON.stringify('['.repeat(100_000)), []],
  ['a tower of brackets', '['.repeat(9_000), []],
  ['a million ids', JSON.stringify(idsTo(1_000_000)), []],
  ['a thousand ids', JSON.stringify(idsTo(1_000)), idsTo(mostFavourites)],
])('reads the valid entries of %s in the storage', (_, text, expected) => {
  const store = memoryStore();
  store.setItem(favouritesName('player01'), text);
  expect(readFavourites(store, 'player01')).toEqual(expected);
});

test('limits the list by dropping the oldest favourite', () => {
  const store = memoryStore();
  store.setItem(favouritesName('player01'), JSON.stringify(idsTo(mostFavourites)));
  const next = toggleFavourite(store, 'player01', 'newest');
  expect(next).toHaveLength(mostFavourites);
  expect(next.slice(-1)).toEqual(['newest']);
  expect(next).not.toContain('g0');
});

test('marks a favourite for this page when the storage is full', () => {
  const store = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(toggleFavourite(store, 'player01', 'g1')).toEqual(['g1']);
});

test('has no favourites when the storage may not be read', () => {
  const store = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => undefined,
  };
  expect(readFavourites(store, 'player01')).toEqual([]);
});
