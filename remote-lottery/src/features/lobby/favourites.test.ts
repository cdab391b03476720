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

test('a second press takes the mark away, and members do not share marks', () => {
  const store = memoryStore();
  expect(toggleFavourite(store, 'player01', 'g1')).toEqual(['g1']);
  expect(toggleFavourite(store, 'player01', 'g2')).toEqual(['g1', 'g2']);
  expect(readFavourites(store, 'player02')).toEqual([]);
  expect(toggleFavourite(store, 'player01', 'g1')).toEqual(['g2']);
});

// covers 3: %s in the storage: what is good in it is read
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
])('%s in the storage: what is good in it is read', (_, text, expected) => {
  const store = memoryStore();
  store.setItem(favouritesName('player01'), text);
  expect(readFavourites(store, 'player01')).toEqual(expected);
});

test('the list stays bounded: the oldest makes room', () => {
  const store = memoryStore();
  store.setItem(favouritesName('player01'), JSON.stringify(idsTo(mostFavourites)));
  const next = toggleFavourite(store, 'player01', 'newest');
  expect(next).toHaveLength(mostFavourites);
  expect(next.slice(-1)).toEqual(['newest']);
  expect(next).not.toContain('g0');
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

test('a storage that may not be read has no favourites', () => {
  const store = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => undefined,
  };
  expect(readFavourites(store, 'player01')).toEqual([]);
});
