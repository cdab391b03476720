import assert from 'node:assert/strict';
import { createECDH } from 'node:crypto';
import { test } from 'node:test';
import { isPushEndpoint, isPushKey } from './push-endpoint.rules.ts';

const refused = [
  'http://push.example.com/send/1',
  'https://localhost/send',
  'https://127.0.0.1/send',
  'https://[::1]/send',
  'https://[::ffff:10.0.0.1]/send',
  'https://2130706433/send',
  'https://10.0.0.7/send',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.1.1/send',
  'https://platform/send',
  'https://database.internal/send',
  'https://user@push.example.com/send',
  'https://user:word@push.example.com/send',
  'https://push.example.com:8443/send',
  'ftp://push.example.com/send',
  'javascript:alert(1)',
  'no address',
  '',
];

for (const endpoint of refused)
  test(`refuses ${endpoint || 'nothing'} in production`, () => assert.equal(isPushEndpoint(endpoint, true), false));

test('takes addresses of push services of browsers', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])
    assert.deepEqual([isPushEndpoint(endpoint, true), isPushEndpoint(endpoint, false)], [true, true], endpoint);
});

test('takes a push service of the machine outside production, and no plain address elsewhere', () => {
  assert.equal(isPushEndpoint('http://127.0.0.1:4000/send/1', false), true);
  assert.equal(isPushEndpoint('http://push.example.com/send/1', false), false);
});

test('takes a point of the curve as a key, and no other 65 bytes', () => {
  assert.equal(isPushKey(createECDH('prime256v1').generateKeys('base64url')), true);
  for (const bytes of [Buffer.alloc(65), Buffer.alloc(65, 4), Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 9)])])
    assert.equal(isPushKey(bytes.toString('base64url')), false);
});
