import { addressWith } from './address.rules.ts';

const at = (search: string) => ({ pathname: '/lottery', search, hash: '' });

test.each([
  ['', { vendor: 'LOTT' }, '/lottery?vendor=LOTT'],
  ['?vendor=LOTT', { vendor: undefined }, '/lottery'],
  ['?vendor=LOTT', { vendor: '' }, '/lottery'],
  ['?results=1&vendor=LOTT', { vendor: 'ELOTT' }, '/lottery?results=1&vendor=ELOTT'],
  ['?vendor=LOTT&vendor=ELOTT&a=%20', { list: 'recent', vendor: undefined }, '/lottery?a=+&list=recent'],
])('of an address with "%s" and the values %p it makes %s', (search, values, address) => {
  expect(addressWith(at(search), values)).toBe(address);
});
