import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rememberedAddress } from './address.rules.ts';

test('remembers an IPv4 address in full, also when it is mapped into IPv6', () => {
  assert.equal(rememberedAddress('192.0.2.7'), '192.0.2.7');
  assert.equal(rememberedAddress('::ffff:192.0.2.7'), '192.0.2.7');
});

test('remembers only the network of an IPv6 address, in any spelling', () => {
  const network = '2001:db8:0:1::/64';
  for (const address of [
    '2001:db8:0:1::5',
    '2001:0db8:0000:0001:a:b:c:d',
    '2001:DB8:0:1:ffff::',
    '2001:db8:0:1::5%eth0',
  ])
    assert.equal(rememberedAddress(address), network, address);
  assert.equal(rememberedAddress('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(rememberedAddress('::1'), '0:0:0:0::/64');
});
