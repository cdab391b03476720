import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLocalHost, isPublicAddress, isSameAddress } from './public-address.rules.ts';

test('takes addresses of the public internet alone', () => {
  for (const address of ['8.8.8.8', '203.0.114.9', '2606:4700::1111']) assert.ok(isPublicAddress(address), address);
  for (const address of [
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['224.0.0.1', '255.255.255.255', '192.0.2.1', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1'],
    ...['::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'no address', ''],
  ])
    assert.ok(!isPublicAddress(address), address);
});

test('knows hosts of no public network by their name', () => {
  for (const host of ['localhost', 'LOCALHOST.', 'a.localhost', 'printer.local', 'db', 'metadata.google.internal'])
    assert.ok(isLocalHost(host), host);
  for (const host of ['127.0.0.1', '[::1]', '10.0.0.1']) assert.ok(isLocalHost(host), host);
  for (const host of ['koi.example', '8.8.8.8']) assert.ok(!isLocalHost(host), host);
});

test('compares addresses, not their texts', () => {
  assert.ok(isSameAddress('::1', '0:0:0:0:0:0:0:1'));
  assert.ok(isSameAddress('::ffff:8.8.8.8', '8.8.8.8'));
  assert.ok(!isSameAddress('8.8.8.8', '8.8.4.4'));
});
