import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodableUrl } from './decodable-url.rules.ts';

for (const [url, read] of [
  ['/', '/'],
  ['/rng?gameName=%E0%A4%A', '/rng?gameName=%E0%A4%A'],
  ['/H%E1%BB%93', '/H%E1%BB%93'],
  ['/%', '/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%zz?a=%20', '/%25zz?a=%20'],
  ['/wps/%C0%AF#%', '/wps/%25C0%25AF#%'],
] as const)
  test(`decodes ${url} to ${read}`, () => {
    assert.equal(decodableUrl(url), read);
  });
