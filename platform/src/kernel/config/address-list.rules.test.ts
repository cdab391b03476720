import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isListed, readAddressList } from './address-list.rules.ts';

const list = readAddressList('192.0.2.0/24, 198.51.100.7,2001:db8::/32, ::1');
assert.ok(list);

const cases: [string, boolean][] = [
  ['192.0.2.0', true],
  ['192.0.2.255', true],
  ['192.0.3.0', false],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['::ffff:192.0.2.9', true],
  ['::FFFF:192.0.3.9', false],
  ['2001:db8:1::1', true],
  ['2001:db9::1', false],
  ['::1', true],
  ['127.0.0.1', false],
  ['not an address', false],
  ['', false],
];
for (const [address, expected] of cases)
  test(`${address || 'no address'} is ${expected ? '' : 'not '}listed`, () =>
    assert.equal(isListed(list, address), expected));

for (const text of [
  '',
  'localhost',
  '192.0.2.0/33',
  '192.0.2.0/x',
  '192.0.2.0/',
  '192.0.2.1,,192.0.2.2',
  '2001:db8::/129',
])
  test(`refuses the list "${text}"`, () => assert.equal(readAddressList(text), undefined));
