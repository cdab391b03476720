import { inMenuOrder, isLinked, menuNameOfCategory } from './menu-order.rules.ts';

const items = ['home', 'rng', 'live', 'lottery', 'promotions'];
const menu = (...names: string[]) =>
  names.map((name) => ({ name: name.replace('-', ''), page: `/${name}`, isShown: !name.startsWith('-') }));
const order = (...names: string[]) => inMenuOrder(items, (name) => name, menu(...names));

test.each<[string, string[], string[]]>([
  ['no menu', [], items],
  ['another order', ['promotions', 'lottery', 'live', 'rng', 'home'], [...items].reverse()],
  ['hidden ones go', ['home', '-rng', '-live', 'lottery', 'promotions'], ['home', 'lottery', 'promotions']],
  [
    'who is not named stands behind the one before it',
    ['live', 'rng', 'home'],
    ['live', 'lottery', 'promotions', 'rng', 'home'],
  ],
  ['the first, not named, stays the first', ['promotions', 'rng'], ['home', 'promotions', 'rng', 'live', 'lottery']],
  ['names of nothing here say nothing', ['news', 'home', 'rng', 'x'], items],
])('%s', (_, named, expected) => {
  expect(order(...named)).toEqual(expected);
});

test('keeps every item in place without a menu of the platform', () => {
  expect(inMenuOrder(items, (name) => name, undefined)).toEqual(items);
  expect(isLinked('/vip', undefined)).toBe(true);
});

// covers 3
test('removes links to a page whose item is hidden; a page the menu does not name keeps its links', () => {
  const hidden = [{ name: 'vip', page: '/vip', isShown: false }];
  expect([isLinked('/vip', hidden), isLinked('/help', hidden)]).toEqual([false, true]);
});

test('sorts categories by their names in the menu', () => {
  expect((['RNG', 'LOTT', 'ELOTT', 'DS88'] as const).map(menuNameOfCategory)).toEqual([
    'rng',
    'lottery',
    'elott',
    'ds88',
  ]);
});
