import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOutCode } from './read-out-code.rules.ts';

test('makes codes of letters and digits that are not mistaken for each other, one for each byte', () => {
  for (let byte = 0; byte < 256; byte += 1)
    assert.match(readOutCode(new Uint8Array(10).fill(byte)), /^[2-9A-HJKMNP-Z]{10}$/);
});
