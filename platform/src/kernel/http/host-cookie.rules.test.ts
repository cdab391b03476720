import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostCookie } from './host-cookie.rules.ts';

// covers 9
test('names a cookie by https as one that other hosts and plain pages cannot set, and believes no other name', () => {
  const secure = hostCookie('visitor', true);
  assert.equal(secure.text('a1', 60), '__Host-visitor=a1; Path=/; Max-Age=60; Secure');
  assert.equal(secure.find('visitor=evil; x__Host-visitor=evil; __Host-visitor=a1'), 'a1');
  assert.equal(secure.find('visitor=evil'), undefined);
  const plain = hostCookie('visitor', false);
  assert.equal(plain.text('a1', 60), 'visitor=a1; Path=/; Max-Age=60');
  assert.equal(plain.find('a=b; visitor=a1'), 'a1');
  assert.equal(plain.find(undefined), undefined);
});
