import { dropStored, mostStored, readStored, storedName } from './stored-favourites.ts';

const store = (text: string) => window.localStorage.setItem(storedName('player01'), text);
const idsTo = (count: number) => Array.from({ length: count }, (_, at) => `g${at}`);

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
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
  ['a hundred thousand ids', JSON.stringify(idsTo(100_000)), []],
  ['a thousand ids', JSON.stringify(idsTo(1_000)), idsTo(mostStored)],
])('reads the valid entries of %s in the storage', (_, text, expected) => {
  store(text);
  expect(readStored('player01')).toEqual(expected);
});

test('removes one id, with the last one the list, and nothing of another member', () => {
  store('["g1","g2"]');
  window.localStorage.setItem(storedName('player02'), '["g1"]');
  dropStored('player01', 'g1');
  expect(readStored('player01')).toEqual(['g2']);
  dropStored('player01', 'g2');
  expect(window.localStorage.getItem(storedName('player01'))).toBeNull();
  expect(readStored('player02')).toEqual(['g1']);
});

test('has no favourites when the storage may not be read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readStored('player01')).toEqual([]);
});
